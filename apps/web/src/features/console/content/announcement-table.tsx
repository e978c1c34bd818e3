import type { Api } from "@lenscape/api/client";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { safeInternalPath } from "@lenscape/richtext/links";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { Megaphone, Undo2 } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { type FormField, fromControl } from "../form/form-values.ts";
import { COUNT, type Column, FIGURES } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleAnnouncementsText as text } from "./announcement-table-text.ts";

type Row = RowOf<"announcementManageList">;
type Save = BodyOf<"announcementManageSave">;

const DAY = 24 * 60 * 60_000;
const LEVELS = Array.from({ length: 12 }, (_, n) => n + 1);

const levelOf = (n: number) => fillText(text.levelFrom, { n });

/** Whom an announcement is for, in words. */
function whomOf({ circleName, model, firmware, minLevel }: Row): string {
  const conditions = [
    circleName && fillText(text.inCircle, { name: circleName }),
    model,
    firmware && fillText(text.withFirmware, { name: firmware }),
    minLevel > 1 && levelOf(minLevel),
  ].filter(Boolean);
  return conditions.join("，") || text.everybody;
}

const TONES = { 0: "info", 1: "brand", 2: "neutral", 3: "neutral" } as const;

const columns: readonly Column<Row>[] = [
  {
    title: deskText.title,
    cell: ({ title, content }) => (
      <span className="wrap-anywhere">
        {title}
        <small className="line-clamp-2 text-text-muted">{content}</small>
      </span>
    ),
  },
  {
    title: text.whom,
    cell: (row) => (
      <span className="wrap-anywhere">
        {whomOf(row)}
        <small className="block text-text-muted">
          {[text.ways.notice, row.isBanner && text.ways.banner, row.isMailed && text.ways.mail]
            .filter(Boolean)
            .join("、")}
        </small>
      </span>
    ),
  },
  {
    title: text.time,
    className: FIGURES,
    cell: ({ startAt, endAt }) => (
      <span className="text-text-secondary">
        {startAt.slice(0, 16)}
        <br />
        {endAt.slice(0, 16)}
      </span>
    ),
  },
  {
    title: deskText.state,
    cell: ({ state }) => <Tag tone={TONES[state]}>{text.states[state]}</Tag>,
  },
  {
    title: text.sent,
    className: COUNT,
    cell: ({ sentCount }) => fillText(text.people, { n: formatCount(sentCount) }),
  },
];

const fieldsWith = (circles: FormField["options"] = [], models: FormField["options"] = []): FormField[] => [
  { part: text.content, name: "title", label: deskText.title, required: true, max: 60, wide: true },
  { name: "content", label: text.body, kind: "area", max: 500 },
  {
    name: "link",
    label: text.link,
    max: 300,
    help: text.linkHint,
    wide: true,
    check: (typed) => (safeInternalPath(typed.trim()) ? undefined : text.badLink),
  },
  {
    part: text.whom,
    name: "circleId",
    label: text.circle,
    kind: "select",
    options: [["0", text.anybody], ...circles],
  },
  { name: "model", label: text.model, kind: "select", options: [["", text.anybody], ...models] },
  {
    name: "firmware",
    label: text.firmware,
    max: 19,
    help: text.firmwareHint,
    check: (typed) => (/^\d{1,4}(\.\d{1,4}){0,3}$/.test(typed.trim()) ? undefined : text.badFirmware),
  },
  {
    name: "minLevel",
    label: text.level,
    kind: "select",
    numeric: true,
    options: LEVELS.map((n) => [String(n), n === 1 ? text.anybody : levelOf(n)]),
  },
  {
    part: text.when,
    name: "startAt",
    label: text.startAt,
    kind: "moment",
    required: true,
    help: text.startHint,
  },
  {
    name: "endAt",
    label: text.endAt,
    kind: "moment",
    required: true,
    check: (typed, { startAt = "" }) =>
      fromControl(typed) > fromControl(startAt as string) ? undefined : text.endFirst,
  },
  { name: "isBanner", label: text.banner, kind: "flag", wide: true },
  { name: "isMailed", label: text.mail, kind: "flag", wide: true },
];

/** From now on, for three days, for everybody. */
function fresh() {
  const now = Date.now();
  return { minLevel: 1, isBanner: 1, startAt: wireTimeOf(now), endAt: wireTimeOf(now + 3 * DAY) };
}

/** What is going to happen, to be confirmed: how many it reaches, when, and how it looks. */
async function agrees(api: Api, body: Omit<Save, "id" | "version">): Promise<boolean> {
  const { circleId, model, firmware, minLevel } = body;
  const query = {
    ...(circleId !== "0" && { circleId }),
    ...(model && { model }),
    ...(firmware && { firmware }),
    ...(minLevel > 1 && { minLevel }),
  };
  const { reached, mailed, total } = await api.call("announcementManagePreview", { query, silent: true });
  return confirm({
    title: text.check,
    okText: text.send,
    content: (
      <span className="grid gap-3 text-left">
        <span>
          {fillText(text.ask, { n: reached, total })}
          {body.isMailed === 1 && fillText(text.askMail, { n: mailed })}
        </span>
        <span>
          {fillText(text.askTime, { start: body.startAt.slice(0, 16), end: body.endAt.slice(0, 16) })}
        </span>
        <span className="flex items-start gap-2 rounded-lg bg-brand-soft px-3 py-2">
          <Megaphone
            aria-hidden="true"
            size="1.125rem"
            strokeWidth={1.7}
            className="mt-0.75 flex-none text-brand-text"
          />
          <span className="wrap-anywhere min-w-0">
            <b className="block font-semibold">{body.title}</b>
            <small className="line-clamp-3 text-text-secondary">{body.content}</small>
          </span>
        </span>
      </span>
    ),
  });
}

/** What operators tell members, each for its time. */
export function AnnouncementTable() {
  const { api } = useApp();
  const { data: circles } = useQuery(apiQuery(api, "filterCircle"));
  const { data: models } = useQuery(apiQuery(api, "deviceModels", { silent: true }));
  const names = [...new Set((models ?? []).map(({ name }) => name))];
  const fields = fieldsWith(
    circles?.rows.map(({ id, groupName }) => [id, groupName] as const),
    names.map((name) => [name, name] as const),
  );
  return (
    <DeskTable
      id="announcementManageList"
      thing={text.announcement}
      label={consoleText.sections.announcements}
      columns={columns}
      empty={text.none}
      fields={() => fields}
      begin={(row) => row ?? fresh()}
      nameOf={({ title }) => title}
      submit={text.check}
      mayEdit={({ state }) => state === 0}
      isFixed={({ state }) => state > 1}
      more={({ id, title }) => [
        {
          label: text.cancel,
          icon: Undo2,
          danger: true,
          ask: fillText(text.cancelAsk, { name: title }),
          act: (client) => client.call("announcementManageCancel", { body: { id } }),
        },
      ]}
      save={async (api, body: Omit<Save, "id" | "version">, id) =>
        (await agrees(api, body)) &&
        api.call("announcementManageSave", { body: { ...body, ...id }, silent: true })
      }
    />
  );
}
