import { Button } from "@lenscape/ui/button";
import type { ReactNode } from "react";
import { copyText } from "#shell/sharing/copy-text.ts";
import type { FieldRow } from "../reference-details.ts";
import { galleryText as text } from "../text.ts";

interface FieldsProps {
  title: string;
  rows: FieldRow[];
  /** What is said of a field that is never missing. */
  must?: string;
}

/** The fields of a call or of an event, each with what it holds. */
export function Fields({ title, rows, must = text.required }: FieldsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <PartTitle>{title}</PartTitle>
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

/** Text of a program, or what one gets. */
export function Code({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-md bg-surface p-3 font-mono text-sm leading-[1.375rem] wrap-anywhere">
      {children}
    </pre>
  );
}

/** A text of a program, with what copies it; what else chooses stands at its left. */
export function Copyable({ title, children }: { title: ReactNode; children: string }) {
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

/** The name of a part of what is opened. */
export function PartTitle({ children }: { children: ReactNode }) {
  return <h3 className="font-medium text-sm text-text-muted">{children}</h3>;
}
