// Dialogs of the account: upload, going live, posts, help, shortcuts, feedback.
import { mdiCheckCircle, mdiFileVideoOutline, mdiMicrophone, mdiTrayArrowUp } from "@mdi/js";
import { Button, close, command, Dialog, Field, Icon, Radio, Select, send, useKit } from "../../_kit";
import { HISTORY } from "../content/lists";
import type { State } from "../state/model";

const FILES = [
  ["canal-walk.mp4", "1:12 · 214 MB"],
  ["first-mug.mp4", "4:48 · 690 MB"],
  ["kiln-timelapse.mov", "0:36 · 1.1 GB"],
] as const;

function UploadSheet({ app }: { app: State }) {
  const { upload } = app;
  return (
    <Dialog
      id="upload"
      title={upload ? upload.file : "Upload videos"}
      label="Upload videos"
      width={680}
      onClose={() => send({ type: "upload.cancel" })}
      footer={
        upload ? (
          <div class="upload-foot">
            <span class="quiet">
              {upload.done ? (
                <>
                  <Icon path={mdiCheckCircle} size={18} class="good" /> Checks complete. No issues found.
                </>
              ) : (
                `Uploading ${upload.percent}%`
              )}
            </span>
            <Button
              id="upload.publish"
              class="pill pill-blue"
              inactive={!upload.done}
              onPress={() => send({ type: "upload.publish" })}
            >
              Publish
            </Button>
          </div>
        ) : undefined
      }
    >
      {upload ? (
        <div class="upload-form">
          <span class="bar">
            <span style={{ width: `${upload.percent}%` }} />
          </span>
          <Field id="upload.title" label="Title" placeholder="Title (required)" class="boxed-field" />
          <Field
            id="upload.description"
            label="Description"
            placeholder="Tell viewers about your video"
            multiline
            rows={3}
            class="boxed-field"
          />
          <div role="radiogroup" aria-label="Audience" class="radio-lines">
            <Radio
              id="upload.audience.no"
              label="No, it’s not made for kids"
              value={upload.audience === "no"}
              onChange={() => send({ type: "upload.set", key: "audience", value: "no" })}
            />
            <Radio
              id="upload.audience.yes"
              label="Yes, it’s made for kids"
              value={upload.audience === "yes"}
              onChange={() => send({ type: "upload.set", key: "audience", value: "yes" })}
            />
          </div>
          <Select
            id="upload.visibility"
            label="Visibility"
            value={upload.visibility}
            options={["Private", "Unlisted", "Public"].map((value) => ({ value, label: value }))}
            onChange={(value) => send({ type: "upload.set", key: "visibility", value })}
          />
        </div>
      ) : (
        <div class="upload-start">
          <span class="upload-mark">
            <Icon path={mdiTrayArrowUp} size={56} />
          </span>
          <p>Choose a file. Your videos stay private until you publish them.</p>
          {FILES.map(([name, note]) => (
            <Button
              key={name}
              id={`upload.file.${name.split(".")[0]}`}
              class="upload-file"
              onPress={() => send({ type: "upload.pick", id: name })}
            >
              <Icon path={mdiFileVideoOutline} size={24} />
              <span>{name}</span>
              <span class="quiet">{note}</span>
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function Small({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <Dialog
      id={id}
      title={title}
      label={title}
      width={460}
      footer={
        <Button id={`${id}.ok`} class="pill pill-blue" onPress={() => command(close(id))}>
          OK
        </Button>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}

const KEYS = [
  ["k", "Play or pause"],
  ["m", "Mute or unmute"],
  ["c", "Subtitles"],
  ["f", "Full screen"],
  ["t", "Theatre mode"],
  ["i", "Miniplayer"],
  ["j / l", "10 seconds back or forward"],
  ["Shift + n", "Next video"],
] as const;

function Keys() {
  return (
    <Dialog id="keys" title="Keyboard shortcuts" label="Keyboard shortcuts" width={460}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>{what}</dt>
            <dd>{key}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function FeedbackSheet() {
  const typed = useKit<string>("field:feedback.text") ?? "";
  return (
    <Dialog
      id="feedback"
      title="Send feedback to Vidlark"
      label="Send feedback"
      width={460}
      footer={
        <Button
          id="feedback.send"
          class="pill pill-blue"
          inactive={typed.trim() === ""}
          onPress={() => send({ type: "feedback" })}
        >
          Send
        </Button>
      }
    >
      <Field
        id="feedback.text"
        label="Your feedback"
        placeholder="Tell us what led you here"
        multiline
        rows={5}
        class="boxed-field"
      />
    </Dialog>
  );
}

function PostSheet() {
  const typed = useKit<string>("field:post.text") ?? "";
  return (
    <Dialog id="post" title="Create post" label="Create post" width={520}>
      <Field id="post.text" label="Your post" placeholder="What is new?" multiline rows={4} class="boxed-field" />
      <div class="row end-row">
        <Button
          id="post.send"
          class="pill pill-blue"
          inactive={typed.trim() === ""}
          onPress={() => send({ type: "say", text: "Posted" })}
        >
          Post
        </Button>
      </div>
    </Dialog>
  );
}

function VoiceSheet() {
  return (
    <Dialog id="voice" label="Search with your voice" width={480} onClose={() => send({ type: "search.voice" })}>
      <div class="voice">
        <h2>Listening…</h2>
        <span class="voice-mark">
          <Icon path={mdiMicrophone} size={40} />
        </span>
      </div>
    </Dialog>
  );
}

export function DeskSheets({ app }: { app: State }) {
  const all = HISTORY.flatMap((day) => day.videos.map((one) => one.id)).join(",");
  return (
    <>
      <UploadSheet app={app} />
      <Small
        id="golive"
        title="Go live"
        lines={[
          "To stream you need a verified phone number.",
          "Verification takes about a day; you will get a notification.",
        ]}
      />
      <PostSheet />
      <Keys />
      <FeedbackSheet />
      <VoiceSheet />
      <Small
        id="help"
        title="Help"
        lines={[
          "How do I change the quality of a video? Open the cog in the player.",
          "How do I leave a channel’s list? Open its bell and choose Unsubscribe.",
          "Where are my downloads? Under You, once they are ready.",
        ]}
      />
      <Small id="reports" title="Report history" lines={["You have reported nothing in the last twelve months."]} />
      <Small
        id="legal"
        title="About Vidlark"
        lines={[
          "Vidlark is a place for videos of every length, made by everyone.",
          "Terms of 1 March 2026. Questions go to the help centre.",
        ]}
      />
      <Small
        id="signout"
        title="Sign out"
        lines={["You will stay signed in on your television.", "To leave all devices, open Settings and then Privacy."]}
      />
      <Dialog
        id="history.clear"
        title="Clear watch history?"
        label="Clear watch history"
        width={420}
        closeButton={false}
      >
        <p>Your recommendations will start again from nothing.</p>
        <div class="row end-row">
          <Button id="history.clear.cancel" class="pill pill-bare" onPress={() => command(close("history.clear"))}>
            Cancel
          </Button>
          <Button
            id="history.clear.confirm"
            class="pill pill-bare blue"
            onPress={() => send({ type: "history.clear", all })}
          >
            Clear watch history
          </Button>
        </div>
      </Dialog>
    </>
  );
}
