// The sheet of settings over everything: navigation, page, the way out.
import { mdiClose, mdiLogout, mdiMagnify } from "@mdi/js";
import { Button, Field, Icon, Radio, ScrollArea, Slider, Switch, send, useKit } from "../../_kit";
import { channelAt, server } from "../content/servers";
import type { Chapter, Page, Row, Section } from "../content/settings_rows";
import { serverChapters } from "../content/settings_server";
import { userChapters } from "../content/settings_user";
import type { State } from "../state_types";
import { Group } from "./group";
import { SettingsCustom } from "./settings_custom";

type On = Record<string, boolean>;

const toggle = (key: string, from: boolean) => send({ type: "toggle", key, from });

function Choice({ row, area, on }: { row: Extract<Row, { kind: "choice" }>; area: string; on: On }) {
  const chosen = row.options.find(([key]) => on[`${area}.${row.key}=${key}`])?.[0] ?? row.from;
  const choose = (next: string) => {
    for (const [key] of row.options) send({ type: "set", key: `${area}.${row.key}=${key}`, value: key === next });
  };
  return (
    <div class="setting-choice" role="radiogroup" aria-label={row.label}>
      <h4>{row.label}</h4>
      {row.options.map(([key, label, note]) => (
        <Radio
          key={key}
          id={`${area}.${row.key}.${key}`}
          label={label}
          value={chosen === key}
          onChange={() => choose(key)}
          class="setting-radio"
        >
          {label}
          {note && <small>{note}</small>}
        </Radio>
      ))}
    </div>
  );
}

function SettingSlider({ row, area }: { row: Extract<Row, { kind: "slider" }>; area: string }) {
  const id = `${area}.${row.key}`;
  const value = useKit<number>(`value:${id}`) ?? row.from;
  return (
    <div class="setting-slider">
      <h4>
        {row.label} <small>{`${value} ${row.unit}`}</small>
      </h4>
      <Slider
        id={id}
        label={row.label}
        value={value}
        min={row.min}
        max={row.max}
        onChange={(next) => send({ type: "slide", id, value: next })}
      />
    </div>
  );
}

function SettingRow({ row, area, app }: { row: Row; area: string; app: State }) {
  const id = `${area}.${row.key}`;
  if (row.kind === "custom") return <SettingsCustom of={row.key} app={app} />;
  if (row.kind === "choice") return <Choice row={row} area={area} on={app.on} />;
  if (row.kind === "slider") return <SettingSlider row={row} area={area} />;
  if (row.kind === "switch") {
    const from = row.from ?? true;
    return (
      <Group class="setting-row" label={row.label}>
        <span>
          <b>{row.label}</b>
          {row.note && <small>{row.note}</small>}
        </span>
        <Switch id={id} label={row.label} hidesLabel value={app.on[id] ?? from} onChange={() => toggle(id, from)} />
      </Group>
    );
  }
  return (
    <Group class="setting-row" label={row.label}>
      <span>
        <b>{row.label}</b>
        <small>{row.note}</small>
      </span>
      <Button
        id={id}
        class={row.danger ? "danger-button" : "main-button"}
        onPress={() => send({ type: "say", text: row.said })}
      >
        {row.button}
      </Button>
    </Group>
  );
}

const SectionView = ({ of, area, app }: { of: Section; area: string; app: State }) => (
  <section class="setting-section" aria-label={of.title || "Settings"}>
    {of.title && <h3>{of.title}</h3>}
    {of.text && <p>{of.text}</p>}
    {of.rows.map((row) => (
      <SettingRow key={row.key} row={row} area={area} app={app} />
    ))}
  </section>
);

/** The settings of one channel, made when they are asked for. */
function channelPage(page: string): Page {
  const [, serverKey = "", channelKey = ""] = /^channel-([^-]+)-(.+)$/.exec(page) ?? [];
  const channel = channelAt(`${serverKey}/${channelKey}`);
  const row = (key: string, label: string, from: boolean): Row => ({
    kind: "switch",
    key: `${channelKey}-${key}`,
    label,
    from,
  });
  return {
    key: page,
    name: channel?.name ?? "",
    sections: [
      {
        title: "Channel",
        rows: [
          row("private", "Private channel", false),
          row("age", "Age-restricted channel", false),
          row("crosspost", "Announcement channel", channel?.kind === "news"),
          row("threads", "Members may create threads", true),
          row("slow", "Slow mode", channel?.slowS !== undefined),
        ],
      },
    ],
  };
}

function Nav({ chapters, kind, page }: { chapters: Chapter[]; kind: "user" | "server"; page: string }) {
  const query = (useKit<string>("field:settings.search") ?? "").toLowerCase();
  return (
    <ScrollArea
      id="settings.nav"
      label="Settings"
      class="settings-nav"
      contentClass="settings-nav-inner"
      gutter="overlay"
    >
      <div class="search-box search-wide">
        <Field id="settings.search" label="Search settings" placeholder="Search" class="search-field" />
        <Icon path={mdiMagnify} size={18} />
      </div>
      {chapters.map((chapter) => (
        <section key={chapter.name} aria-label={chapter.name}>
          <h3 class="group-name">{chapter.name}</h3>
          {chapter.pages
            .filter((one) => one.name.toLowerCase().includes(query))
            .map((one) => (
              <Button
                key={one.key}
                id={`settings.page.${kind}-${one.key}`}
                class={`side-page side-small${one.key === page ? " side-on" : ""}`}
                current={one.key === page}
                onPress={() => send({ type: "sheet", kind, page: one.key })}
              >
                {one.name}
              </Button>
            ))}
          <hr class="side-line" />
        </section>
      ))}
      <Button
        id="settings.logout"
        class="side-page side-small"
        onPress={() => send({ type: "say", text: "You stay logged in on this device" })}
      >
        <span>{kind === "user" ? "Log Out" : "Server Template"}</span>
        <Icon path={mdiLogout} size={16} />
      </Button>
    </ScrollArea>
  );
}

export function Settings({ app }: { app: State }) {
  if (!app.sheet) return null;
  const { kind, page } = app.sheet;
  const chapters = kind === "user" ? userChapters : serverChapters;
  const found = chapters.flatMap((one) => one.pages).find((one) => one.key === page);
  const shown = found ?? channelPage(page);
  return (
    <div class="settings" role="region" aria-label={kind === "user" ? "User settings" : "Server settings"}>
      <div class="settings-left">
        {kind === "server" && (
          <h2 class="settings-server">{server(app.at.server === "home" ? "lantern" : app.at.server).name}</h2>
        )}
        <Nav chapters={chapters} kind={kind} page={page} />
      </div>
      <ScrollArea id="settings.body" key={page} label={shown.name} class="settings-body" contentClass="settings-inner">
        <h1>{shown.name}</h1>
        {shown.sections.map((one) => (
          <SectionView key={one.title} of={one} area={`setting.${kind}-${page}`} app={app} />
        ))}
      </ScrollArea>
      <div class="settings-right">
        <Button
          id="settings.close"
          label="Close settings, ESC"
          class="settings-close"
          onPress={() => send({ type: "closeSheet" })}
        >
          <span class="settings-cross">
            <Icon path={mdiClose} size={20} />
          </span>
          <span>ESC</span>
        </Button>
      </div>
    </div>
  );
}
