// The chat that ran beside a broadcast.
import { linesOf } from "./lines";

export interface ChatMessage {
  id: string;
  /** Seconds into the broadcast. */
  at: number;
  author: string;
  text: string;
  /** "member", "moderator" or a sum that was paid. */
  mark?: string | undefined;
}

const CHAT = `
6 | Mudlark Ines | Tea is ready, blanket is ready | member
14 | Patrick Tamm | Good evening from Tartu!
22 | Kiln Desk | Questions with a Q: at the front, please. It helps Ruth sort them. | moderator
35 | Hanna Wheel | Q: will the celadon be on the middle shelf again?
48 | Bento Bea | hello hello hello
61 | Sunday Slip | That door is still warm, look at the air shimmer
75 | Oddbowl | Greetings to the heron
90 | Leonie V. | On my break, seven minutes, please open it quickly | 5 €
104 | Yuki Moto | Cone 9 or cone 10 this time? | member
121 | Giulia Terra | Faenza is watching on the big screen
139 | Dorian Fells | I bet on three cracks
150 | Ruthless Ruth | I bet on five and a miracle | member
166 | Samir Spins | Q: what was the cooling rate below 600?
180 | Quiet Kiln | First time live here, hi everyone
196 | Kiln Desk | Welcome, Quiet Kiln! Biscuits are at the back. | moderator
214 | Nora Nine | Is that the mug from the handles video?
230 | Aoife Made | It is! I recognise the wonky one
245 | Tobias K | Q: how many pots in there altogether?
263 | Elmer Glaze | I can hear it ticking, my favourite sound
279 | Ingrid Potter | Do not touch it with bare hands this time | 2 €
296 | Wheelwright Jo | she is putting on the gloves
310 | Marlow Works | GLOVES
329 | Bento Bea | gloves!!
344 | Pia O'Brien | Everyone stay calm
362 | Kilnwatcher | Nobody is calm, Pia | member
381 | Hanna Wheel | the door the door the door
400 | Leonie V. | Four minutes left, I will run back to the ward slowly
421 | Oddbowl | Oh that is a good colour
440 | Yuki Moto | The top shelf is beautiful | member
458 | Patrick Tamm | My class voted copper red. They were right.
476 | Sunday Slip | Copper red! Told you!
495 | Dorian Fells | One crack so far. Stay strong.
512 | Kiln Desk | Shop opens Sunday at 10:00, link is in the description. | moderator
530 | Giulia Terra | Can we see the foot of that bowl?
549 | Samir Spins | Look at that foot. Look at it.
566 | Ruthless Ruth | Miracle incoming | member
584 | Nora Nine | I need that little blue cup for reasons
601 | Quiet Kiln | Is it always this exciting?
618 | Kilnwatcher | Wait for the middle shelf | member
636 | Tobias K | Q: did the rib number 3 mark survive the glaze?
655 | Aoife Made | I have to go and collect the kids, tell me everything
674 | Elmer Glaze | We will write you a poem | 10 €
690 | Wheelwright Jo | that rim though
708 | Mudlark Ines | The rim!! | member
`;

export const CHAT_MESSAGES: readonly ChatMessage[] = linesOf(CHAT).map(([at, author = "", text = "", mark], index) => ({
  id: `m${index + 1}`,
  at: Number(at),
  author,
  text,
  mark,
}));
