import { Button } from "@lenscape/ui/button";
import type { ReactNode } from "react";
import { copyText } from "#shell/sharing/copy-text.ts";
import type { FieldRow } from "../reference-details.ts";
import { galleryText as text } from "../text.ts";

interface FieldListProps {
  title: string;
  rows: FieldRow[];
  /** Label of required fields. */
  requiredLabel?: string;
}

/** List of the fields of a call or an event. */
export function FieldList({ title, rows, requiredLabel = text.required }: FieldListProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <SectionTitle>{title}</SectionTitle>
      <dl className="mt-1 divide-y divide-border">
        {rows.map(({ name, kind, required, description }) => (
          <div key={name} className="grid gap-x-4 py-1.5 md:grid-cols-[12.5rem_minmax(0,1fr)]">
            <dt className="font-mono text-meta wrap-anywhere">
              <span>{name}</span>
              {required && (
                <span className="ml-1.5 font-sans text-danger-text text-meta">{requiredLabel}</span>
              )}
            </dt>
            <dd className="text-meta text-text-secondary wrap-anywhere">
              <span className="text-text-muted">{kind}</span>
              <span>{`　${description}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Block of code or output. */
export function Code({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-control bg-surface p-3 font-mono text-meta leading-[1.375rem] wrap-anywhere">
      {children}
    </pre>
  );
}

/** Block of code with a copy button. `title` is shown on the left. */
export function CopyableCode({ title, children }: { title: ReactNode; children: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-center justify-between gap-3">
        {title}
        <Button
          size="sm"
          tone="ghost"
          onClick={() => void copyText(children, { done: text.copied, failed: text.copyFailed })}
        >
          {text.copy}
        </Button>
      </div>
      <Code>{children}</Code>
    </div>
  );
}

/** Heading of a section within an opened row. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h3 className="font-semibold text-meta text-text-muted">{children}</h3>;
}
