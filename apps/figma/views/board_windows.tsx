// Windows over a whiteboard: the timer, the voting session, the audio call.
import { Hand, Mic, MicOff, Music, Pause, PhoneOff, Play, RotateCcw, Smile, Users } from "lucide-preact";
import { Avatar, Button, Icon, names, Remaining, send, Window } from "../../_kit";
import { firstName, person } from "../content/people";
import type { State } from "../state/model";
import { besideZoom } from "./beside";

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
};

const MINUTES = ["1", "3", "5", "10"] as const;

function TimerWindow({ app }: { app: State }) {
  const minutes = app.picks.minutes ?? "5";
  const isOn = app.flags.ticking === true;
  return (
    <Window
      id="timer"
      title="Timer"
      start={{ x: 1000, y: 316, w: 300, h: 232 }}
      handleHeight={36}
      onClose={() => send({ type: "flag", id: "timer", value: false })}
    >
      <div class="float-body">
        <p class="clock">{isOn ? <Remaining of="timer">{clock}</Remaining> : clock(Number(minutes) * 60_000)}</p>
        <div class="minutes" role="radiogroup" aria-label="Minutes">
          {MINUTES.map((value) => (
            <Button
              key={value}
              id={`timer.minutes.${value}`}
              role="radio"
              checked={minutes === value}
              class="chip"
              onPress={() => send({ type: "pick", name: "minutes", value })}
            >
              {value} min
            </Button>
          ))}
        </div>
        <div class="float-row">
          <Button id="timer.toggle" class="primary" onPress={() => send({ type: isOn ? "timer.stop" : "timer.start" })}>
            <Icon of={isOn ? Pause : Play} size={14} />
            {isOn ? "Stop" : "Start"}
          </Button>
          <Button
            id="timer.reset"
            tip="Back to five minutes"
            class="icon-button"
            onPress={() => send({ type: "pick", name: "minutes", value: "5" })}
          >
            <Icon of={RotateCcw} size={16} />
          </Button>
          <Button
            id="timer.music"
            tip="Music"
            class="icon-button"
            pressed={app.flags.music === true}
            onPress={() => send({ type: "flag", id: "music" })}
          >
            <Icon of={Music} size={16} />
          </Button>
        </div>
      </div>
    </Window>
  );
}

const OPTIONS = [
  ["cars", "Waiting list for cars", 5],
  ["quiet", "Quiet mode", 2],
  ["watch", "Ticket on the watch", 4],
  ["wind", "Wind you can feel", 1],
] as const;

function VotingWindow({ app }: { app: State }) {
  const { phase, mine } = app.vote;
  return (
    <Window
      id="voting"
      title="Voting session"
      start={{ x: 56, y: 156, w: 320, h: 344 }}
      handleHeight={40}
      onClose={() => send({ type: "vote.close" })}
    >
      <div class="float-body">
        <p class="quiet">
          {phase === "running" ? (
            <>
              Voting ends in <Remaining of="vote">{clock}</Remaining>
            </>
          ) : phase === "over" ? (
            "Everyone has voted"
          ) : (
            "12 votes and yours"
          )}
        </p>
        {OPTIONS.map(([key, name, votes]) => {
          const isMine = mine.includes(key);
          return (
            <Button
              key={key}
              id={`voting.option.${key}`}
              class={names("vote-row", isMine && "vote-mine")}
              pressed={isMine}
              inactive={phase !== "running"}
              onPress={() => send({ type: "vote.cast", id: key })}
            >
              <span>{name}</span>
              {phase === "shown" && <strong>{votes + (isMine ? 1 : 0)}</strong>}
            </Button>
          );
        })}
        <div class="float-row">
          <Button
            id="voting.results"
            class="primary"
            inactive={phase !== "over"}
            onPress={() => send({ type: "vote.show" })}
          >
            Show results
          </Button>
          <Button id="voting.again" class="secondary" onPress={() => send({ type: "vote.start" })}>
            Vote again
          </Button>
        </div>
      </div>
    </Window>
  );
}

const TALKING = ["tomasz", "noor", "amara"] as const;

function CallWindow({ app }: { app: State }) {
  const isMuted = app.flags.muted === true;
  return (
    <Window
      id="call"
      title="Audio, 3 others"
      start={{ x: 960, y: 170, w: 320, h: 208 }}
      handleHeight={36}
      minimisable
      onClose={() => send({ type: "flag", id: "call", value: false })}
    >
      <div class="float-body call-body">
        <div class="call-faces">
          {TALKING.map((who, index) => (
            <Button
              key={who}
              id={`call.person.${who}`}
              class={names("call-face", index === 0 && "call-talking")}
              label={firstName(who)}
              pressed={app.following === who}
              onPress={() => send({ type: "follow", id: who })}
            >
              <Avatar seed={who} name={person(who).name} size={56} />
              <span aria-hidden="true">{firstName(who)}</span>
            </Button>
          ))}
        </div>
        <div class="float-row">
          <Button
            id="call.mute"
            tip={isMuted ? "Unmute" : "Mute"}
            class="icon-button round"
            pressed={isMuted}
            onPress={() => send({ type: "flag", id: "muted" })}
          >
            <Icon of={isMuted ? MicOff : Mic} size={17} />
          </Button>
          <Button
            id="call.hand"
            tip="Raise hand"
            class="icon-button round"
            pressed={app.flags.hand === true}
            onPress={() => send({ type: "flag", id: "hand" })}
          >
            <Icon of={Hand} size={17} />
          </Button>
          <Button
            id="call.react"
            tip="Cheer"
            class="icon-button round"
            onPress={() => send({ type: "say", text: "You cheered" })}
          >
            <Icon of={Smile} size={17} />
          </Button>
          <Button
            id="call.invite"
            tip="Invite everyone"
            class="icon-button round"
            onPress={() => send({ type: "open", id: "share" })}
          >
            <Icon of={Users} size={17} />
          </Button>
          <Button
            id="call.leave"
            tip="Leave"
            class="icon-button round leave"
            onPress={() => send({ type: "flag", id: "call", value: false })}
          >
            <Icon of={PhoneOff} size={17} />
          </Button>
        </div>
      </div>
    </Window>
  );
}

export const BoardWindows = besideZoom(({ app }) => {
  return (
    <>
      {app.flags.timer === true && <TimerWindow app={app} />}
      {app.flags.voting === true && <VotingWindow app={app} />}
      {app.flags.call === true && <CallWindow app={app} />}
    </>
  );
});
