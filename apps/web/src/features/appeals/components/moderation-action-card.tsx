import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { appealText as text } from "#copy/appeal-text.ts";
import { paths } from "#paths";
import { nameOfAct } from "#shell/moderation/action-names.ts";
import { AppealForm } from "./appeal-form.tsx";

export type OwnAct = RowOf<"appealList">;

const TONES = { none: "neutral", waiting: "info", upheld: "brand", refused: "neutral" } as const;

/** The text that was taken away, and where it stood. */
function Taken({ title, content, place }: OwnAct) {
  if (!title && !content) return null;
  return (
    <blockquote className="grid gap-1 border-border-control border-l-3 pl-4">
      {title && <p className="break-all font-semibold">{title}</p>}
      <p className="max-h-60 overflow-y-auto whitespace-pre-wrap break-all leading-[1.7]">{content}</p>
      <p className="text-sm text-text-muted">{place ? fillText(text.place, { place }) : text.onlyYou}</p>
    </blockquote>
  );
}

/** What the member wrote, and the answer to it or until when it comes. */
function Said({ state, text: said, dueAt, isLate, answer, decidedAt }: OwnAct) {
  const due = fillText(isLate ? text.overdue : text.due, { time: dueAt.slice(0, 16) });
  return (
    <section className="grid gap-3 border-border border-t pt-4">
      {said && (
        <div className="grid gap-1">
          <h3 className="text-sm text-text-muted">{text.yours}</h3>
          <p className="whitespace-pre-wrap break-all">{said}</p>
        </div>
      )}
      {state === "waiting" ? (
        <p className="text-sm text-text-secondary tabular-nums">{due}</p>
      ) : (
        <div className="grid gap-1">
          <h3 className="text-sm text-text-muted tabular-nums">
            {text.answer} {decidedAt.slice(0, 16)}
          </h3>
          <p className="break-all">
            {answer} {state === "refused" && text.final}
          </p>
        </div>
      )}
    </section>
  );
}

interface ActCardProps {
  act: OwnAct;
  /** Whether the form stands open at once. */
  isOpen?: boolean;
  send: (id: string, text: string) => Promise<unknown>;
}

/** One act against a member: what, why, which text; and the appeal against it. */
export function ActCard({ act, isOpen = false, send }: ActCardProps) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <Card asChild>
      <article className="grid gap-4 px-4 py-5 md:px-6">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-md">{nameOfAct(act, text)}</h2>
          {act.state !== "none" && <Tag tone={TONES[act.state]}>{text.states[act.state]}</Tag>}
        </header>
        <div className="rounded-md bg-surface-sunken px-4 py-3">
          <p className="break-all">
            <b className="font-semibold">{text.why}</b>　{act.reason}
          </p>
          <p className="mt-1 text-sm text-text-secondary tabular-nums">
            {fillText(text.actedAt, { time: act.actedAt.slice(0, 16) })}
          </p>
        </div>
        <Taken {...act} />
        {act.threadId && (
          <Link
            href={paths.thread(act.threadId)}
            className="justify-self-start text-brand-text text-sm hover:underline"
          >
            {text.open}
          </Link>
        )}
        {act.state !== "none" && <Said {...act} />}
        {act.mayAppeal > 0 &&
          (opened ? (
            <div className="border-border border-t pt-4">
              <AppealForm actId={act.id} withinHours={act.withinHours} send={(said) => send(act.id, said)} />
            </div>
          ) : (
            <Button className="justify-self-start" onClick={() => setOpened(true)}>
              {text.begin}
            </Button>
          ))}
        {act.state === "none" && act.mayAppeal === 0 && (
          <p className="text-sm text-text-muted">{text.late}</p>
        )}
      </article>
    </Card>
  );
}
