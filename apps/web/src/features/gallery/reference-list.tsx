import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { galleryText as text } from "#copy/gallery.ts";
import { type Entry, type FieldRow, findOperations } from "./reference.ts";

function Fields({ title, rows }: { title: string; rows: FieldRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium text-sm text-text-muted">{title}</h3>
      <dl className="mt-1 divide-y divide-border">
        {rows.map(({ name, kind, required, description }) => (
          <div key={name} className="grid gap-x-4 py-1.5 md:grid-cols-[200px_minmax(0,1fr)]">
            <dt className="font-mono text-sm wrap-anywhere">
              {name}
              {required && <span className="ml-1.5 font-sans text-danger-text text-xs">{text.required}</span>}
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

function Operation({ entry }: { entry: Entry }) {
  const { method, path, summary, note, auth, extension, parameters, body, answer } = entry;
  return (
    <details className="group">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-surface-hover">
        <Tag tone={method === "GET" ? "info" : "brand"} className="w-12 justify-center">
          {method}
        </Tag>
        <code className="min-w-0 text-sm wrap-anywhere">{path}</code>
        <span className="grow text-sm text-text-secondary">{summary}</span>
        {extension && <Tag>{text.extension}</Tag>}
        <Tag tone={auth === "token" ? "accent" : "neutral"}>{text.auth[auth]}</Tag>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-t bg-surface-sunken px-4 py-4">
        {note && <p className="text-sm text-text-secondary">{note}</p>}
        <Fields title={text.parameters} rows={parameters} />
        <Fields title={text.body} rows={body} />
        <Fields title={text.answer} rows={answer} />
      </div>
    </details>
  );
}

/** The contract to be read and searched. The default export is what `bodyPart` takes: the contract is its weight. */
export default function ReferenceList() {
  const [keyword, setKeyword] = useState("");
  const groups = findOperations(keyword);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
              <Operation key={entry.id} entry={entry} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
