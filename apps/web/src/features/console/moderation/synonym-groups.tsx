import { limits } from "@lenscape/api/operations.gen";
import type { RowOf } from "@lenscape/api/types";
import { isLongerThan } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Trash } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { FoldSummary } from "#shell/forms/fold.tsx";
import { refreshConsole } from "../console-action.ts";
import { RowActions } from "../list/row-actions.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { synonymText as text } from "./text.ts";

type Group = RowOf<"synonymList">;

const { minItems, maxItems } = limits.synonymSave.words;
const MAX_WORD_LENGTH = 20;
const SEPARATOR = /[、，,\n]/;

/** Splits the input into unique words. */
const splitWords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(SEPARATOR)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

function GroupRow({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const words = group.words.join("、");
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-2.5 md:px-6">
      <span className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {group.words.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </span>
      <span className="max-md:[&_button]:min-h-10">
        <RowActions
          name={words}
          actions={[
            { label: consoleText.edit, open: onEdit },
            {
              label: consoleText.remove,
              icon: Trash,
              danger: true,
              question: fillText(text.removeQuestion, { words }),
              run: (api) => api.call("synonymDel", { body: { id: group.id } }),
            },
          ]}
        />
      </span>
    </li>
  );
}

/** Groups of words that the search treats as equal. */
export function SynonymGroups() {
  const app = useApp();
  const { data } = useQuery(consoleQuery(app.api, "synonymList", { query: { pageSize: 100 } }));
  const [edited, setEdited] = useState<Group>();
  const [typed, setTyped] = useState("");
  const [error, attempt, setError] = useSubmit();
  const edit = (group?: Group) => {
    setEdited(group);
    setTyped(group?.words.join("、") ?? "");
  };
  const [save, saving] = useAction(async () => {
    const words = splitWords(typed);
    if (
      words.length < minItems ||
      words.length > maxItems ||
      words.some((word) => isLongerThan(word, MAX_WORD_LENGTH))
    )
      return setError(text.groupRule);
    const body = { words, ...(edited && { id: edited.id }) };
    if (!(await attempt(() => app.api.call("synonymSave", { body, silent: true })))) return;
    edit();
    toast(consoleText.saved, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <Card asChild className="overflow-clip">
      <details className="group">
        <FoldSummary className="h-14 px-4 md:px-6">
          <h2 className="flex items-baseline gap-2 font-semibold text-ui">
            <span>{text.title}</span>
            {data && <small className="font-normal text-meta text-text-muted">{data.total}</small>}
          </h2>
        </FoldSummary>
        <div className="flex flex-wrap items-end gap-3 px-4 pb-4 md:px-6">
          <Field label={edited ? text.editLabel : text.addLabel} error={error} className="min-w-0 flex-1">
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button tone="primary" loading={saving} onClick={save}>
            {edited ? consoleText.save : text.add}
          </Button>
          {edited && (
            <Button tone="ghost" onClick={() => edit()}>
              {text.cancelEdit}
            </Button>
          )}
        </div>
        <ul>
          {(data?.rows ?? []).map((group) => (
            <GroupRow key={group.id} group={group} onEdit={() => edit(group)} />
          ))}
        </ul>
      </details>
    </Card>
  );
}
