// The main column where messages are: header, conversation, composer, what stands beside it.

import { addressOf, type State } from "../state_types";
import { CallArea } from "./call_area";
import { ChatHeader } from "./chat_header";
import { Composer } from "./composer";
import { Conversation } from "./conversation";
import { Members } from "./members";
import { Panel } from "./panels";
import { ProfilePanel } from "./person_card";

export function Chat({ app }: { app: State }) {
  const address = addressOf(app.at);
  const isDirect = app.at.server === "dm";
  return (
    <main class="main">
      <ChatHeader app={app} address={address} />
      <div class="main-row">
        <div class="chat">
          {isDirect && app.call?.who === app.at.page && <CallArea app={app} who={app.at.page} />}
          <Conversation app={app} address={address} area="chat" />
          <Composer app={app} address={address} />
        </div>
        <Panel app={app} />
        {!app.panel && isDirect && app.profileShown && <ProfilePanel app={app} />}
        {!app.panel && !isDirect && app.membersShown && <Members of={app.at.server} />}
      </div>
    </main>
  );
}
