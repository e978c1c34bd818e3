import { Card, CardHeader } from "@lenscape/ui/card";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { type EventEntry, reasons, streamEvents, webhookEvents } from "../reference-events.ts";
import { galleryText as text } from "../text.ts";
import { Copyable, Fields, PartTitle } from "./reference-parts.tsx";

const CARD = "overflow-clip max-md:rounded-none max-md:border-x-0";

function EventRow({ event: { name, summary, note, fields, example } }: { event: EventEntry }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-surface-hover">
        <code className="text-sm wrap-anywhere">{name}</code>
        <span className="grow text-sm text-text-secondary">{summary}</span>
      </summary>
      {open && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-t bg-surface-sunken px-4 py-4">
          {note && <p className="text-sm text-text-secondary">{note}</p>}
          <Fields title={text.eventFields} rows={fields} must={text.always} />
          <Copyable title={<PartTitle>{text.eventExample}</PartTitle>}>{example}</Copyable>
        </div>
      )}
    </details>
  );
}

function Events({ title, lead, events }: { title: string; lead: string; events: readonly EventEntry[] }) {
  return (
    <Card className={CARD}>
      <CardHeader title={`${title} ${events.length}`} className="border-border border-b" />
      <p className="border-border border-b px-4 py-3 text-sm text-text-secondary">{lead}</p>
      <div className="divide-y divide-border">
        {events.map((event) => (
          <EventRow key={event.name} event={event} />
        ))}
      </div>
    </Card>
  );
}

/** What the community tells by itself: to the addresses of operators, and on the live stream. */
export function EventList() {
  return (
    <>
      <Events title={text.webhooks} lead={text.webhooksLead} events={webhookEvents} />
      <Events title={text.stream} lead={text.streamLead} events={streamEvents} />
    </>
  );
}

/** Why a call may be refused, in a word for programs. */
export function ReasonList() {
  return (
    <Card className={CARD}>
      <CardHeader title={`${text.reasons} ${reasons.length}`} className="border-border border-b" />
      <p className="border-border border-b px-4 py-3 text-sm text-text-secondary">{text.reasonsLead}</p>
      <dl className="divide-y divide-border">
        {reasons.map(({ name, code, description }) => (
          <div key={name} className="grid gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[18rem_minmax(0,1fr)]">
            <dt className="flex flex-wrap items-center gap-2 font-mono text-sm wrap-anywhere">
              {name} <Tag>{code}</Tag>
            </dt>
            <dd lang="en" className="text-sm text-text-secondary">
              {description}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
