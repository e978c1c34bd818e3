import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { keyScopeText } from "#shell/api-keys/text.ts";
import type { ReferenceEntry } from "../reference.ts";
import { BASE_PATH } from "../reference-contract.ts";
import { galleryText as text } from "../text.ts";
import { CallForm } from "./reference-call-form.tsx";
import { Code, CopyableCode, FieldList } from "./reference-parts.tsx";

const LANGUAGES = [
  { value: "curl", label: "curl" },
  { value: "typescript", label: "TypeScript" },
] as const;

/** Returns the required permission and the required scope of an access key. */
function getRequirements({ scope, permission, auth }: ReferenceEntry): string[] {
  const keyRequirement = scope
    ? fillText(text.keyScope, { scope, meaning: keyScopeText[scope as keyof typeof keyScopeText] ?? "" })
    : text.noKey;
  return [
    ...(permission ? [fillText(text.permission, { permission })] : []),
    ...(auth === "public" ? [] : [keyRequirement]),
  ];
}

function OperationDetails({ entry, token }: { entry: ReferenceEntry; token: string }) {
  const { parameters, body, answer, code, exampleResponse, form } = entry.details(window.location.origin);
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]["value"]>("curl");
  const notes = [entry.note, ...getRequirements(entry)].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-t bg-surface-sunken px-4 py-4">
      {notes.map((note) => (
        <p key={note} className="text-meta text-text-secondary wrap-anywhere">
          {note}
        </p>
      ))}
      <FieldList title={text.parameters} rows={parameters} />
      <FieldList title={text.body} rows={body} />
      <FieldList title={text.answer} rows={answer} requiredLabel={text.alwaysPresent} />
      <CopyableCode
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
      </CopyableCode>
      {exampleResponse && (
        <details>
          <summary className="cursor-pointer font-semibold text-meta text-text-muted">
            {text.exampleResponse}
          </summary>
          <Code>{exampleResponse}</Code>
        </details>
      )}
      {form && <CallForm entry={entry} form={form} token={token} />}
    </div>
  );
}

/** Row of an operation. Its details are computed when it is opened. */
export function OperationRow({ entry, token }: { entry: ReferenceEntry; token: string }) {
  const { method, path, summary, auth, extension } = entry;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-surface-hover">
        <Tag tone={method === "GET" ? "info" : "brand"} className="w-12 justify-center">
          {method}
        </Tag>
        <code className="min-w-0 text-meta wrap-anywhere">
          <span className="text-text-muted">{BASE_PATH}</span>
          {path}
        </code>
        <span className="grow text-meta text-text-secondary">{summary}</span>
        {extension && <Tag>{text.extension}</Tag>}
        <Tag tone={auth === "token" ? "accent" : "neutral"}>{text.auth[auth]}</Tag>
      </summary>
      {isOpen && <OperationDetails entry={entry} token={token} />}
    </details>
  );
}
