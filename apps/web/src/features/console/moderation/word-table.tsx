import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { isLongerThan } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Plus, Trash } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { consoleText } from "../text.ts";
import { SynonymGroups } from "./synonym-groups.tsx";
import { wordText as text } from "./text.ts";

type Row = RowOf<"wordList">;

const MAX_WORDS = limits.wordSave.words.maxItems;
const MAX_WORD_LENGTH = 50;
/** Splits the input into unique, non-empty lines. */
const splitLines = (typed: string) =>
  [...new Set(typed.split("\n").map((line) => line.trim()))].filter(Boolean);

const tones = { pass: "brand", mask: "info", review: "accent", reject: "danger" } as const;

const columns: readonly Column<Row>[] = [
  { title: text.word, cell: (row) => <span className="wrap-anywhere">{row.word}</span> },
  {
    title: text.action,
    cell: (row) => <Tag tone={tones[row.action]}>{text.actions[row.action]}</Tag>,
  },
  { title: text.addedBy, cell: (row) => row.byName },
  {
    title: text.addedAt,
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
    validate: (typed) => {
      const lines = splitLines(typed);
      const isTooLong = lines.length > MAX_WORDS || lines.some((line) => isLongerThan(line, MAX_WORD_LENGTH));
      return isTooLong ? text.wordRule : undefined;
    },
  },
  {
    name: "action",
    label: text.action,
    kind: "select",
    options: Object.entries(text.actions),
  },
];

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      name="wordList.new"
      title={consoleText.auditActions["word.save"]}
      submit={text.add}
      fields={fields}
      row={{ action: "review" }}
      onSubmit={(api, { words, action }: BodyOf<"wordSave">) =>
        api.call("wordSave", { body: { words: [...new Set(words)], action }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** Sensitive words, and the synonyms of the search. */
export function WordTable() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ConsoleList
        id="wordList"
        label={consoleText.sections.words}
        columns={columns}
        getKey={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "action", label: text.action, options: Object.entries(text.actions) },
        ]}
        toolbar={
          <Button tone="primary" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {consoleText.auditActions["word.save"]}
          </Button>
        }
        actions={({ id, word }) => (
          <RowActions
            name={word}
            actions={[
              {
                label: consoleText.remove,
                icon: Trash,
                danger: true,
                question: fillText(consoleText.removeQuestion, { word }),
                run: (api) => api.call("wordDel", { body: { id } }),
              },
            ]}
          />
        )}
      />
      <SynonymGroups />
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}
