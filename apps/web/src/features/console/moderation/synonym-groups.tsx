import { limits } from "@lenscape/api/operations.gen";
import type { RowOf } from "@lenscape/api/types";
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
import { useAttempt } from "#lib/use-attempt.ts";
import { FoldSummary } from "#shell/forms/fold.tsx";
import { refreshConsole } from "../console-action.ts";
import { RowActs } from "../list/row-actions.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText as text } from "../text.ts";

type Group = RowOf<"synonymList">;

const { minItems, maxItems } = limits.synonymSave.words;
const WORD_MAX = 20;
const separator = /[、，,\n]/;

const split = (typed: string): string[] => [
  ...new Set(
    typed
      .split(separator)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

function Row({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const words = group.words.join("、");
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-2.5 md:px-6">
      <span className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {group.words.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </span>
      <span className="max-md:[&_button]:min-h-10">
        <RowActs
          name={words}
          acts={[
            { label: text.edit, open: onEdit },
            {
              label: text.remove,
              icon: Trash,
              danger: true,
              ask: fillText(text.removeSynonyms, { words }),
              act: (api) => api.call("synonymDel", { body: { id: group.id } }),
            },
          ]}
        />
      </span>
    </li>
  );
}

/** The words that a search takes for the same: added, changed and removed group by group. */
export function Synonyms() {
  const app = useApp();
  const { data } = useQuery(consoleQuery(app.api, "synonymList", { query: { pageSize: 100 } }));
  const [edited, setEdited] = useState<Group>();
  const [typed, setTyped] = useState("");
  const [error, attempt, setError] = useAttempt();
  const edit = (group?: Group) => {
    setEdited(group);
    setTyped(group?.words.join("、") ?? "");
  };
  const [save, saving] = useAction(async () => {
    const words = split(typed);
    if (
      words.length < minItems ||
      words.length > maxItems ||
      words.some((word) => [...word].length > WORD_MAX)
    )
      return setError(text.synonymsWrong);
    const body = { words, ...(edited && { id: edited.id }) };
    if (!(await attempt(() => app.api.call("synonymSave", { body, silent: true })))) return;
    edit();
    toast(text.saved, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <Card asChild className="overflow-clip">
      <details className="group">
        <FoldSummary className="h-14 px-4 md:px-6">
          <h2 className="flex items-baseline gap-2 font-semibold text-md">
            {text.synonyms}
            {data && <small className="font-normal text-sm text-text-muted">{data.total}</small>}
          </h2>
        </FoldSummary>
        <div className="flex flex-wrap items-end gap-3 px-4 pb-4 md:px-6">
          <Field
            label={edited ? text.synonymsEdit : text.synonymsInput}
            error={error}
            className="min-w-0 flex-1"
          >
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button tone="primary" loading={saving} onClick={save}>
            {edited ? text.save : text.synonymsAdd}
          </Button>
          {edited && (
            <Button tone="ghost" onClick={() => edit()}>
              {text.synonymsCancel}
            </Button>
          )}
        </div>
        <ul>
          {(data?.rows ?? []).map((group) => (
            <Row key={group.id} group={group} onEdit={() => edit(group)} />
          ))}
        </ul>
      </details>
    </Card>
  );
}
