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
import { type FormField, fromDateTimeInput } from "../form/form-values.ts";
import { COUNT_CELL, type Column, NUMERIC_CELL } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { announcementText as text } from "./text.ts";

type Row = RowOf<"announcementManageList">;
type Save = BodyOf<"announcementManageSave">;

const DAY_MS = 24 * 60 * 60_000;
const LEVELS = Array.from({ length: 12 }, (_, n) => n + 1);

const getLevelLabel = (n: number) => fillText(text.minLevel, { n });

/** Describes the audience of an announcement. */
function getAudienceLabel({ circleName, model, firmware, minLevel }: Row): string {
  const conditions = [
    circleName && fillText(text.inCircle, { name: circleName }),
    model,
    firmware && fillText(text.withFirmware, { name: firmware }),
    minLevel > 1 && getLevelLabel(minLevel),
  ].filter(Boolean);
  return conditions.join("，") || text.allMembers;
}

const TONES = { 0: "info", 1: "brand", 2: "neutral", 3: "neutral" } as const;

const columns: readonly Column<Row>[] = [
  {
    title: tableText.title,
    cell: ({ title, content }) => (
      <span className="wrap-anywhere">
        <span>{title}</span>
        <small className="line-clamp-2 text-text-muted">{content}</small>
      </span>
    ),
  },
  {
    title: text.audience,
    cell: (row) => (
      <span className="wrap-anywhere">
        <span>{getAudienceLabel(row)}</span>
        <small className="block text-text-muted">
          {[text.channels.notice, row.isBanner && text.channels.banner, row.isMailed && text.channels.mail]
            .filter(Boolean)
            .join("、")}
        </small>
      </span>
    ),
  },
  {
    title: text.time,
    className: NUMERIC_CELL,
    cell: ({ startAt, endAt }) => (
      <span className="text-text-secondary">
        <span>{startAt.slice(0, 16)}</span>
        <br />
        <span>{endAt.slice(0, 16)}</span>
      </span>
    ),
  },
  {
    title: tableText.state,
    cell: ({ state }) => <Tag tone={TONES[state]}>{text.states[state]}</Tag>,
  },
  {
    title: text.sent,
    className: COUNT_CELL,
    cell: ({ sentCount }) => fillText(text.memberCount, { n: formatCount(sentCount) }),
  },
];

const getFields = (circles: FormField["options"] = [], models: FormField["options"] = []): FormField[] => [
  { heading: text.content, name: "title", label: tableText.title, required: true, max: 60, wide: true },
  { name: "content", label: text.body, kind: "textarea", max: 500 },
  {
    name: "link",
    label: text.link,
    max: 300,
    help: text.linkHint,
    wide: true,
    validate: (typed) => (safeInternalPath(typed.trim()) ? undefined : text.linkRule),
  },
  {
    heading: text.audience,
    name: "circleId",
    label: text.circle,
    kind: "select",
    options: [["0", text.unlimited], ...circles],
  },
  { name: "model", label: text.model, kind: "select", options: [["", text.unlimited], ...models] },
  {
    name: "firmware",
    label: text.firmware,
    max: 19,
    help: text.firmwareHint,
    validate: (typed) => (/^\d{1,4}(\.\d{1,4}){0,3}$/.test(typed.trim()) ? undefined : text.firmwareRule),
  },
  {
    name: "minLevel",
    label: text.level,
    kind: "select",
    numeric: true,
    options: LEVELS.map((n) => [String(n), n === 1 ? text.unlimited : getLevelLabel(n)]),
  },
  {
    heading: text.schedule,
    name: "startAt",
    label: text.startAt,
    kind: "datetime",
    required: true,
    help: text.startHint,
  },
  {
    name: "endAt",
    label: text.endAt,
    kind: "datetime",
    required: true,
    validate: (typed, { startAt = "" }) =>
      fromDateTimeInput(typed) > fromDateTimeInput(startAt as string) ? undefined : text.endBeforeStart,
  },
  { name: "isBanner", label: text.banner, kind: "checkbox", wide: true },
  { name: "isMailed", label: text.mail, kind: "checkbox", wide: true },
];

/** Initial values of a new announcement: for everybody, from now on for three days. */
function createInitialValues() {
  const now = Date.now();
  return { minLevel: 1, isBanner: 1, startAt: wireTimeOf(now), endAt: wireTimeOf(now + 3 * DAY_MS) };
}

/** Asks for confirmation with the number of recipients, the time and a preview. Returns whether the user agreed. */
async function confirmAudience(api: Api, body: Omit<Save, "id" | "version">): Promise<boolean> {
  const { circleId, model, firmware, minLevel } = body;
  const query = {
    ...(circleId !== "0" && { circleId }),
    ...(model && { model }),
    ...(firmware && { firmware }),
    ...(minLevel > 1 && { minLevel }),
  };
  const { reached, mailed, total } = await api.call("announcementManagePreview", { query, silent: true });
  return confirm({
    title: text.checkAudience,
    okText: text.confirm,
    content: (
      <span className="grid gap-3 text-left">
        <span>
          <span>{fillText(text.recipientSummary, { n: reached, total })}</span>
          {body.isMailed === 1 && <span>{fillText(text.mailSummary, { n: mailed })}</span>}
        </span>
        <span>
          {fillText(text.scheduleSummary, { start: body.startAt.slice(0, 16), end: body.endAt.slice(0, 16) })}
        </span>
        <span className="flex items-start gap-2 rounded-media bg-brand-soft px-3 py-2">
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

/** Announcements to members, each with an audience and a period. */
export function AnnouncementTable() {
  const { api } = useApp();
  const { data: circles } = useQuery(apiQuery(api, "filterCircle"));
  const { data: models } = useQuery(apiQuery(api, "deviceModels", { silent: true }));
  const names = [...new Set((models ?? []).map(({ name }) => name))];
  const fields = getFields(
    circles?.rows.map(({ id, groupName }) => [id, groupName] as const),
    names.map((name) => [name, name] as const),
  );
  return (
    <EditableTable
      id="announcementManageList"
      itemName={text.announcement}
      label={consoleText.sections.announcements}
      columns={columns}
      empty={text.empty}
      fields={() => fields}
      getInitialValues={(row) => row ?? createInitialValues()}
      getName={({ title }) => title}
      submit={text.checkAudience}
      canEdit={({ state }) => state === 0}
      isReadOnly={({ state }) => state > 1}
      moreActions={({ id, title }) => [
        {
          label: text.cancel,
          icon: Undo2,
          danger: true,
          question: fillText(text.cancelQuestion, { name: title }),
          run: (client) => client.call("announcementManageCancel", { body: { id } }),
        },
      ]}
      save={async (api, body: Omit<Save, "id" | "version">, id) =>
        (await confirmAudience(api, body)) &&
        api.call("announcementManageSave", { body: { ...body, ...id }, silent: true })
      }
    />
  );
}
