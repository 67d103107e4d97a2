// A message that was written here.
import { Button, send } from "../../_kit";
import { ownEmoji } from "../content/emoji";
import { TODAY } from "../content/messages/compose";
import type { Message } from "../content/types";
import type { Sent } from "../state_types";
import { MessageRow } from "./message";
import { OwnEmojiPicture } from "./own_emoji";

interface Props {
  sent: Sent;
  by: string;
  server: string;
  on: Record<string, boolean>;
  isHovered: boolean;
}

export function SentRow({ sent, by, server, on, isHovered }: Props) {
  const message: Message = {
    id: sent.id,
    by,
    day: TODAY,
    at: sent.at,
    text: sent.text,
    ...(sent.reply ? { reply: sent.reply } : {}),
    ...(sent.file ? { file: sent.file } : {}),
  };
  const sticker = ownEmoji.find((one) => one.key === sent.sticker);
  return (
    <>
      <MessageRow
        message={message}
        server={server}
        on={on}
        isHovered={isHovered}
        isSelected={false}
        isContinued={false}
      />
      {sticker && (
        <Button
          id={`chat.sticker.${sent.id}`}
          label={`Sticker ${sticker.name}`}
          class="sent-sticker"
          onPress={() => send({ type: "say", text: `Sticker ${sticker.name} of Lantern Works` })}
        >
          <OwnEmojiPicture of={sticker} size={140} />
        </Button>
      )}
    </>
  );
}
