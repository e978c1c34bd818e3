import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { galleryText as text } from "#copy/gallery.ts";
import { copyText } from "#shell/copy-text.ts";
import { base, type Entry, findOperations } from "./reference.ts";
import type { FieldRow } from "./reference-details.ts";

interface FieldsProps {
  title: string;
  rows: FieldRow[];
  /** What is said of a field that is never missing. */
  must?: string;
}

function Fields({ title, rows, must = text.required }: FieldsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium text-sm text-text-muted">{title}</h3>
      <dl className="mt-1 divide-y divide-border">
        {rows.map(({ name, kind, required, description }) => (
          <div key={name} className="grid gap-x-4 py-1.5 md:grid-cols-[12.5rem_minmax(0,1fr)]">
            <dt className="font-mono text-sm wrap-anywhere">
              {name}
              {required && <span className="ml-1.5 font-sans text-danger-text text-xs">{must}</span>}
            </dt>
            <dd className="text-sm text-text-secondary wrap-anywhere">
              <span className="text-text-muted">{kind}</span>　{description}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-md bg-surface p-3 font-mono text-sm leading-[1.375rem] wrap-anywhere">
      {children}
    </pre>
  );
}

function OperationDetails({ entry }: { entry: Entry }) {
  const { parameters, body, answer, call, answered } = entry.details(window.location.origin);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-t bg-surface-sunken px-4 py-4">
      {entry.note && <p className="text-sm text-text-secondary">{entry.note}</p>}
      <Fields title={text.parameters} rows={parameters} />
      <Fields title={text.body} rows={body} />
      <Fields title={text.answer} rows={answer} must={text.always} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex items-center justify-between">
          <h3 className="font-medium text-sm text-text-muted">{text.call}</h3>
          <Button
            size="sm"
            tone="ghost"
            onClick={() => void copyText(call, { done: text.copied, failed: text.copyFailed })}
          >
            {text.copy}
          </Button>
        </div>
        <Code>{call}</Code>
      </div>
      {answered && (
        <details>
          <summary className="cursor-pointer font-medium text-sm text-text-muted">{text.answered}</summary>
          <Code>{answered}</Code>
        </details>
      )}
    </div>
  );
}

/** One operation; what it takes and answers is read when it is opened. */
function OperationRow({ entry }: { entry: Entry }) {
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
      {open && <OperationDetails entry={entry} />}
    </details>
  );
}

/** The contract to be read and searched. The default export is what `pagePart` takes: the contract is its weight. */
export default function ReferenceList() {
  const [keyword, setKeyword] = useState("");
  const groups = findOperations(keyword);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-200 text-sm text-text-secondary max-md:px-4">
        {text.apiRules.replace("{base}", base)}
      </p>
      <SearchBar
        value={keyword}
        onValueChange={setKeyword}
        placeholder={text.search}
        aria-label={text.search}
        className="max-w-105 max-md:mx-4 max-md:w-auto"
      />
      {groups.length === 0 && <EmptyState title={text.noOperation} />}
      {groups.map(({ tag, title, entries }) => (
        <Card key={tag} className="overflow-clip max-md:rounded-none max-md:border-x-0">
          <CardHeader title={`${title} ${entries.length}`} className="border-border border-b" />
          <div className="divide-y divide-border">
            {entries.map((entry) => (
              <OperationRow key={entry.id} entry={entry} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
