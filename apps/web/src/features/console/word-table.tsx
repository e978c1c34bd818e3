import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { Tag } from "@lenscape/ui/tag";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { consoleText as text } from "#copy/console.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { usePersistentForm } from "#shell/persistent-form.ts";
import { refreshConsole, useAct } from "./act.ts";
import { type Column, ConsoleList } from "./list.tsx";
import { Synonyms } from "./synonyms.tsx";

type Row = RowOf<"wordList">;
type WordAction = BodyOf<"wordSave">["action"];

const WORDS_MAX = limits.wordSave.words.maxItems;
const WORD_MAX = 50;
const tones = { pass: "brand", mask: "info", review: "accent", reject: "danger" } as const;

const columns: readonly Column<Row>[] = [
  { title: text.word, cell: (row) => <span className="wrap-anywhere">{row.word}</span> },
  {
    title: text.wordAction,
    cell: (row) => <Tag tone={tones[row.action]}>{text.wordActions[row.action]}</Tag>,
  },
  { title: text.wordBy, cell: (row) => row.byName },
  {
    title: text.wordTime,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.createdAt.slice(0, 16),
  },
];

function Remove({ row }: { row: Row }) {
  const [remove, removing] = useAct(async (api) => {
    const content = fillText(text.removeWord, { word: row.word });
    if (!(await confirm({ content, okText: text.remove, tone: "danger" }))) return false;
    await api.call("wordDel", { body: { id: row.id } });
  });
  return (
    <Button size="sm" loading={removing} onClick={remove}>
      {text.remove}
    </Button>
  );
}

/** The sensitive words with a form that adds more, and the words that a search takes for the same. */
export function WordTable() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ConsoleList
        id="wordList"
        label={text.sections.words}
        columns={columns}
        keyOf={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "action", label: text.wordAction, options: Object.entries(text.wordActions) },
        ]}
        acts={(row) => <Remove row={row} />}
      />
      <AddWords />
      <div className="min-w-0 lg:col-span-2">
        <Synonyms />
      </div>
    </div>
  );
}

function AddWords() {
  const app = useApp();
  const { form, change, discard } = usePersistentForm("console.words", useMember().userId, { typed: "" });
  const { typed } = form;
  const [action, setAction] = useState<WordAction>("review");
  const [error, attempt, setError] = useAttempt();
  const [add, adding] = useAction(async () => {
    const lines = [...new Set(typed.split("\n").map((line) => line.trim()))].filter(Boolean);
    if (lines.length === 0) return setError(text.wordMissing);
    if (lines.length > WORDS_MAX || lines.some((line) => [...line].length > WORD_MAX))
      return setError(text.wordLong);
    const body = { words: lines, action };
    if (!(await attempt(() => app.api.call("wordSave", { body, silent: true })))) return;
    discard();
    toast(text.saved, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <Card className="grid gap-4 p-4 md:p-6 max-lg:order-first">
      <Field label={text.wordInput} error={error}>
        <Textarea rows={5} value={typed} onChange={(event) => change({ typed: event.target.value })} />
      </Field>
      <Field label={text.wordAction}>
        <Select value={action} onChange={(event) => setAction(event.target.value as WordAction)}>
          {Object.entries(text.wordActions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button tone="primary" loading={adding} onClick={add}>
        {text.wordAdd}
      </Button>
    </Card>
  );
}
