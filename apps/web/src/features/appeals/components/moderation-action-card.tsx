import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { paths } from "#paths";
import { getActionName } from "#shell/moderation/action-names.ts";
import { appealText as text } from "../text.ts";
import { AppealForm } from "./appeal-form.tsx";

export type OwnModerationAction = RowOf<"appealList">;

const TONES = { none: "neutral", waiting: "info", upheld: "brand", refused: "neutral" } as const;

/** The removed text and its place. */
function RemovedContent({ title, content, place }: OwnModerationAction) {
  if (!title && !content) return null;
  return (
    <blockquote className="grid gap-1 border-border-control border-l-3 pl-4">
      {title && <p className="break-all font-semibold">{title}</p>}
      <p className="max-h-60 overflow-y-auto whitespace-pre-wrap break-all leading-[1.7]">{content}</p>
      <p className="text-meta text-text-muted">
        {place ? fillText(text.removedComment, { place }) : text.removedContent}
      </p>
    </blockquote>
  );
}

/** The member's appeal, with the answer or its deadline. */
function AppealState({ state, text: appeal, dueAt, isLate, answer, decidedAt }: OwnModerationAction) {
  const due = fillText(isLate ? text.overdue : text.due, { time: dueAt.slice(0, 16) });
  return (
    <section className="grid gap-3 border-border border-t pt-4">
      {appeal && (
        <div className="grid gap-1">
          <h3 className="text-meta text-text-muted">{text.ownText}</h3>
          <p className="whitespace-pre-wrap break-all">{appeal}</p>
        </div>
      )}
      {state === "waiting" ? (
        <p className="text-meta text-text-secondary tabular-nums">{due}</p>
      ) : (
        <div className="grid gap-1">
          <h3 className="text-meta text-text-muted tabular-nums">
            {`${text.answer} ${decidedAt.slice(0, 16)}`}
          </h3>
          <p className="break-all">
            <span>{answer} </span>
            {state === "refused" && <span>{text.final}</span>}
          </p>
        </div>
      )}
    </section>
  );
}

interface ModerationActionCardProps {
  action: OwnModerationAction;
  /** Whether the form is open initially. */
  isOpen?: boolean;
  send: (id: string, text: string) => Promise<unknown>;
}

/** A moderation action against the member: reason, removed text, and the appeal. */
export function ModerationActionCard({ action, isOpen = false, send }: ModerationActionCardProps) {
  const [isFormOpen, setFormOpen] = useState(isOpen);
  return (
    <Card asChild>
      <article className="grid gap-4 px-4 py-5 md:px-6">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-ui">{getActionName(action, text)}</h2>
          {action.state !== "none" && <Tag tone={TONES[action.state]}>{text.states[action.state]}</Tag>}
        </header>
        <div className="rounded-control bg-surface-sunken px-4 py-3">
          <p className="break-all">
            <b className="font-semibold">{text.reason}</b>
            <span>　{action.reason}</span>
          </p>
          <p className="mt-1 text-meta text-text-secondary tabular-nums">
            {fillText(text.actionTime, { time: action.actedAt.slice(0, 16) })}
          </p>
        </div>
        <RemovedContent {...action} />
        {action.threadId && (
          <Link
            href={paths.thread(action.threadId)}
            className="justify-self-start text-brand-text text-meta hover:underline"
          >
            {text.viewThread}
          </Link>
        )}
        {action.state !== "none" && <AppealState {...action} />}
        {action.mayAppeal > 0 &&
          (isFormOpen ? (
            <div className="border-border border-t pt-4">
              <AppealForm
                actionId={action.id}
                withinHours={action.withinHours}
                send={(appeal) => send(action.id, appeal)}
              />
            </div>
          ) : (
            <Button className="justify-self-start" onClick={() => setFormOpen(true)}>
              {text.appeal}
            </Button>
          ))}
        {action.state === "none" && action.mayAppeal === 0 && (
          <p className="text-meta text-text-muted">{text.deadlinePassed}</p>
        )}
      </article>
    </Card>
  );
}
