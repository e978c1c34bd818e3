import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { keyScopeText } from "#shell/api-keys/text.ts";
import type { Entry } from "../reference.ts";
import { base } from "../reference-contract.ts";
import { galleryText as text } from "../text.ts";
import { Code, Copyable, Fields } from "./reference-parts.tsx";
import { TryCall } from "./try-call.tsx";

const LANGUAGES = [
  { value: "curl", label: "curl" },
  { value: "typescript", label: "TypeScript" },
] as const;

/** Who may call it besides: with which scope of a key, with which permission. */
function rightsOf({ scope, permission, auth }: Entry): string[] {
  const byKey = scope
    ? fillText(text.keyScope, { scope, meaning: keyScopeText[scope as keyof typeof keyScopeText] ?? "" })
    : text.noKey;
  return [
    ...(permission ? [fillText(text.permission, { permission })] : []),
    ...(auth === "public" ? [] : [byKey]),
  ];
}

function OperationDetails({ entry, token }: { entry: Entry; token: string }) {
  const { parameters, body, answer, code, answered, form } = entry.details(window.location.origin);
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]["value"]>("curl");
  const notes = [entry.note, ...rightsOf(entry)].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-t bg-surface-sunken px-4 py-4">
      {notes.map((note) => (
        <p key={note} className="text-sm text-text-secondary wrap-anywhere">
          {note}
        </p>
      ))}
      <Fields title={text.parameters} rows={parameters} />
      <Fields title={text.body} rows={body} />
      <Fields title={text.answer} rows={answer} must={text.always} />
      <Copyable
        title={
          <Segmented
            aria-label={text.call}
            options={LANGUAGES}
            value={language}
            onValueChange={setLanguage}
            className="bg-surface"
          />
        }
      >
        {code[language]}
      </Copyable>
      {answered && (
        <details>
          <summary className="cursor-pointer font-medium text-sm text-text-muted">{text.answered}</summary>
          <Code>{answered}</Code>
        </details>
      )}
      {form && <TryCall entry={entry} form={form} token={token} />}
    </div>
  );
}

/** One operation; what it takes and answers is read when it is opened. */
export function OperationRow({ entry, token }: { entry: Entry; token: string }) {
  const { method, path, summary, auth, extension } = entry;
  const [open, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-surface-hover">
        <Tag tone={method === "GET" ? "info" : "brand"} className="w-12 justify-center">
          {method}
        </Tag>
        <code className="min-w-0 text-sm wrap-anywhere">
          <span className="text-text-muted">{base}</span>
          {path}
        </code>
        <span className="grow text-sm text-text-secondary">{summary}</span>
        {extension && <Tag>{text.extension}</Tag>}
        <Tag tone={auth === "token" ? "accent" : "neutral"}>{text.auth[auth]}</Tag>
      </summary>
      {open && <OperationDetails entry={entry} token={token} />}
    </details>
  );
}
