import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Plus, Trash } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { RowActs } from "../list/row-actions.tsx";
import { consoleText as text } from "../text.ts";
import { Synonyms } from "./synonym-groups.tsx";

type Row = RowOf<"wordList">;

const WORDS_MAX = limits.wordSave.words.maxItems;
const WORD_MAX = 50;
/** The words that are typed, each once. */
const linesOf = (typed: string) => [...new Set(typed.split("\n").map((line) => line.trim()))].filter(Boolean);

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

const fields: readonly FormField[] = [
  {
    name: "words",
    label: text.words,
    help: text.wordsHint,
    kind: "lines",
    required: true,
    rows: 8,
    check: (typed) => {
      const lines = linesOf(typed);
      const isLong = lines.length > WORDS_MAX || lines.some((line) => [...line].length > WORD_MAX);
      return isLong ? text.wordLong : undefined;
    },
  },
  {
    name: "action",
    label: text.wordAction,
    kind: "select",
    options: Object.entries(text.wordActions),
  },
];

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      name="wordList.new"
      title={text.audits["word.save"]}
      submit={text.wordAdd}
      fields={fields}
      row={{ action: "review" }}
      onSubmit={(api, { words, action }: BodyOf<"wordSave">) =>
        api.call("wordSave", { body: { words: [...new Set(words)], action }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** The sensitive words, more of which are added, and the words that a search takes for the same. */
export function WordTable() {
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ConsoleList
        id="wordList"
        label={text.sections.words}
        columns={columns}
        keyOf={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "action", label: text.wordAction, options: Object.entries(text.wordActions) },
        ]}
        tools={
          <Button tone="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {text.audits["word.save"]}
          </Button>
        }
        acts={({ id, word }) => (
          <RowActs
            name={word}
            acts={[
              {
                label: text.remove,
                icon: Trash,
                danger: true,
                ask: fillText(text.removeWord, { word }),
                act: (api) => api.call("wordDel", { body: { id } }),
              },
            ]}
          />
        )}
      />
      <Synonyms />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
