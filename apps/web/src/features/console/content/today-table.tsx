import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import type { FormField } from "../form/form-values.ts";
import { itemIdOf } from "../form/item-id.ts";
import { type Column, FIGURES } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleTodayText as text } from "./today-text.ts";

type Row = RowOf<"editionManageList">;

/** What the form has; a thread is its number. */
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

const Preview = lazyDialog(() => import("./today-preview.tsx"));

const NONE = "0";
const DAY = 24 * 60 * 60_000;

const check = (typed: string) => (itemIdOf("thread", typed) ? undefined : text.noThread);

const columns: readonly Column<Row>[] = [
  {
    title: text.hero,
    cell: ({ title }) => <span className="line-clamp-2 wrap-anywhere">{title || text.gone}</span>,
  },
  {
    title: text.time,
    className: FIGURES,
    cell: ({ startAt, endAt }) => (
      <>
        {startAt.slice(0, 16)}
        <small className="block text-text-muted">
          {fillText(consoleText.until, { time: endAt.slice(0, 16) })}
        </small>
      </>
    ),
  },
  {
    title: deskText.state,
    cell: ({ state }) => <Tag tone={state === 1 ? "brand" : "neutral"}>{text.states[state]}</Tag>,
  },
];

const fields = (): FormField[] => [
  { name: "hero", label: text.hero, kind: "thread", required: true, help: text.heroHint, check, wide: true },
  { name: "first", label: text.first, kind: "thread", check },
  { name: "firstNote", label: text.note, max: 60 },
  { name: "second", label: text.second, kind: "thread", check },
  { name: "secondNote", label: text.note, max: 60 },
  { name: "question", label: text.question, kind: "thread", help: text.questionHint, check, wide: true },
  { name: "startAt", label: text.startAt, kind: "moment", required: true },
  { name: "endAt", label: text.endAt, kind: "moment", required: true },
];

const formOf = ({ heroId, picks: [first, second], questionId, startAt, endAt }: Row): Form => ({
  hero: heroId,
  first: first?.threadId ?? "",
  firstNote: first?.note ?? "",
  second: second?.threadId ?? "",
  secondNote: second?.note ?? "",
  question: questionId === NONE ? "" : questionId,
  startAt,
  endAt,
});

const bodyOf = (form: Form): Omit<BodyOf<"editionManageSave">, "id" | "version"> => ({
  heroId: form.hero,
  picks: [
    [form.first, form.firstNote],
    [form.second, form.secondNote],
  ].flatMap(([threadId = "", note = ""]) => (threadId ? [{ threadId, note }] : [])),
  questionId: form.question || NONE,
  startAt: form.startAt,
  endAt: form.endAt,
});

/** From now on, for a day. */
function fresh() {
  const now = Date.now();
  return { startAt: wireTimeOf(now), endAt: wireTimeOf(now + DAY) };
}

/** What editors put on the front of the home page, each for its time. */
export function TodayTable() {
  const [previewed, setPreviewed] = useState<string>();
  return (
    <>
      <DeskTable
        id="editionManageList"
        thing={text.edition}
        label={consoleText.sections.today}
        columns={columns}
        empty={text.none}
        fields={fields}
        begin={(row) => (row ? formOf(row) : fresh())}
        nameOf={({ title, startAt }) => title || startAt}
        more={({ id }) => [{ label: text.preview, open: () => setPreviewed(id) }]}
        save={(api, form: Form, id) =>
          api.call("editionManageSave", { body: { ...bodyOf(form), ...id }, silent: true })
        }
        remove={(api, id) => api.call("editionManageDel", { body: { id } })}
      />
      {previewed && <Preview editionId={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
