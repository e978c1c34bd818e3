import { Card, CardHeader } from "@lenscape/ui/card";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { type EventEntry, reasons, streamEvents, webhookEvents } from "../reference-events.ts";
import { galleryText as text } from "../text.ts";
import { CopyableCode, FieldList, SectionTitle } from "./reference-parts.tsx";

const CARD = "overflow-clip max-md:rounded-none max-md:border-x-0";

function EventRow({ event: { name, summary, note, fields, example } }: { event: EventEntry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-surface-hover">
        <code className="text-meta wrap-anywhere">{name}</code>
        <span className="grow text-meta text-text-secondary">{summary}</span>
      </summary>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-t bg-surface-sunken px-4 py-4">
          {note && <p className="text-meta text-text-secondary">{note}</p>}
          <FieldList title={text.eventFields} rows={fields} requiredLabel={text.alwaysPresent} />
          <CopyableCode title={<SectionTitle>{text.eventExample}</SectionTitle>}>{example}</CopyableCode>
        </div>
      )}
    </details>
  );
}

function EventCard({ title, hint, events }: { title: string; hint: string; events: readonly EventEntry[] }) {
  return (
    <Card className={CARD}>
      <CardHeader title={`${title} ${events.length}`} className="border-border border-b" />
      <p className="border-border border-b px-4 py-3 text-meta text-text-secondary">{hint}</p>
      <div className="divide-y divide-border">
        {events.map((event) => (
          <EventRow key={event.name} event={event} />
        ))}
      </div>
    </Card>
  );
}

/** Lists of the webhook events and of the live events. */
export function EventList() {
  return (
    <>
      <EventCard title={text.webhooks} hint={text.webhooksHint} events={webhookEvents} />
      <EventCard title={text.stream} hint={text.streamHint} events={streamEvents} />
    </>
  );
}

/** List of the machine-readable error reasons. */
export function ReasonList() {
  return (
    <Card className={CARD}>
      <CardHeader title={`${text.reasons} ${reasons.length}`} className="border-border border-b" />
      <p className="border-border border-b px-4 py-3 text-meta text-text-secondary">{text.reasonsHint}</p>
      <dl className="divide-y divide-border">
        {reasons.map(({ name, code, description }) => (
          <div key={name} className="grid gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[18rem_minmax(0,1fr)]">
            <dt className="flex flex-wrap items-center gap-2 font-mono text-meta wrap-anywhere">
              <span>{name}</span> <Tag>{code}</Tag>
            </dt>
            <dd lang="en" className="text-meta text-text-secondary">
              {description}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
