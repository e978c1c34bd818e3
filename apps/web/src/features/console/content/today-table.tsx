import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import type { FormField } from "../form/form-values.ts";
import { parseItemId } from "../form/item-id.ts";
import { type Column, NUMERIC_CELL } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { editionText as text } from "./text.ts";
import { TodayPreview } from "./today-preview.tsx";

type Row = RowOf<"editionManageList">;

/** Form values; threads are IDs. */
interface Form {
  hero: string;
  first: string;
  firstNote: string;
  second: string;
  secondNote: string;
  question: string;
  startAt: string;
  endAt: string;
}

/** ID of no question. */
const NO_QUESTION = "0";
const DAY_MS = 24 * 60 * 60_000;

const validateThread = (typed: string) => (parseItemId("thread", typed) ? undefined : text.threadMissing);

const columns: readonly Column<Row>[] = [
  {
    title: text.hero,
    cell: ({ title }) => (
      <span className="line-clamp-2 wrap-anywhere">{title || text.threadUnavailable}</span>
    ),
  },
  {
    title: text.period,
    className: NUMERIC_CELL,
    cell: ({ startAt, endAt }) => (
      <>
        <span>{startAt.slice(0, 16)}</span>
        <small className="block text-text-muted">
          {fillText(consoleText.until, { time: endAt.slice(0, 16) })}
        </small>
      </>
    ),
  },
  {
    title: tableText.state,
    cell: ({ state }) => <Tag tone={state === 1 ? "brand" : "neutral"}>{text.states[state]}</Tag>,
  },
];

const fields = (): FormField[] => [
  {
    name: "hero",
    label: text.hero,
    kind: "thread",
    required: true,
    help: text.heroHint,
    validate: validateThread,
    wide: true,
  },
  { name: "first", label: text.first, kind: "thread", validate: validateThread },
  { name: "firstNote", label: text.note, max: 60 },
  { name: "second", label: text.second, kind: "thread", validate: validateThread },
  { name: "secondNote", label: text.note, max: 60 },
  {
    name: "question",
    label: text.question,
    kind: "thread",
    help: text.questionHint,
    validate: validateThread,
    wide: true,
  },
  { name: "startAt", label: text.startAt, kind: "datetime", required: true },
  { name: "endAt", label: text.endAt, kind: "datetime", required: true },
];

const toForm = ({ heroId, picks: [first, second], questionId, startAt, endAt }: Row): Form => ({
  hero: heroId,
  first: first?.threadId ?? "",
  firstNote: first?.note ?? "",
  second: second?.threadId ?? "",
  secondNote: second?.note ?? "",
  question: questionId === NO_QUESTION ? "" : questionId,
  startAt,
  endAt,
});

const toRequestBody = (form: Form): Omit<BodyOf<"editionManageSave">, "id" | "version"> => ({
  heroId: form.hero,
  picks: [
    [form.first, form.firstNote],
    [form.second, form.secondNote],
  ].flatMap(([threadId = "", note = ""]) => (threadId ? [{ threadId, note }] : [])),
  questionId: form.question || NO_QUESTION,
  startAt: form.startAt,
  endAt: form.endAt,
});

/** Initial values of a new edition: from now on for a day. */
function createInitialValues() {
  const now = Date.now();
  return { startAt: wireTimeOf(now), endAt: wireTimeOf(now + DAY_MS) };
}

/** Editions: threads that editors put on top of the home page for a period. */
export function TodayTable() {
  const [previewId, setPreviewId] = useState<string>();
  return (
    <>
      <EditableTable
        id="editionManageList"
        itemName={text.edition}
        label={consoleText.sections.today}
        columns={columns}
        empty={text.empty}
        fields={fields}
        getInitialValues={(row) => (row ? toForm(row) : createInitialValues())}
        getName={({ title, startAt }) => title || startAt}
        moreActions={({ id }) => [{ label: text.preview, open: () => setPreviewId(id) }]}
        save={(api, form: Form, id) =>
          api.call("editionManageSave", { body: { ...toRequestBody(form), ...id }, silent: true })
        }
        remove={(api, id) => api.call("editionManageDel", { body: { id } })}
      />
      {previewId && <TodayPreview editionId={previewId} onClose={() => setPreviewId(undefined)} />}
    </>
  );
}
