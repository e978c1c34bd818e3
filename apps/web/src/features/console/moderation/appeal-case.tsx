import { limits } from "@lenscape/api/operations.gen";
import type { RowOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Textarea } from "@lenscape/ui/textarea";
import { useState } from "react";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { getActionName } from "#shell/moderation/action-names.ts";
import { useConsoleAction } from "../console-action.ts";
import { MemberNotes } from "../members/member-notes.tsx";
import { consoleText } from "../text.ts";
import { appealQueueText as text } from "./text.ts";

type Row = RowOf<"appealQueue">;

const MAX_ANSWER_LENGTH = limits.appealDecide.answer.maxLength;

const toMinutes = (time: string) => time.slice(0, 16);

/** The sanction or removed content that the appeal is about. */
function AppealedAction({ row }: { row: Row }) {
  const acted = fillText(text.actedBy, { name: row.actorName, time: toMinutes(row.actedAt) });
  return (
    <section className="grid content-start gap-3 px-4 py-4 md:px-6">
      <h3 className="text-meta text-text-muted">
        {row.targetType === "user" ? text.accountAction : text.removedContent}
      </h3>
      {(row.title || row.content) && (
        <blockquote className="grid gap-1 border-border-control border-l-3 pl-4">
          {row.title && <p className="wrap-anywhere font-semibold">{row.title}</p>}
          <p className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere leading-[1.7]">
            {row.content}
          </p>
          {row.place && <p className="wrap-anywhere text-meta text-text-muted">{`《${row.place}》`}</p>}
        </blockquote>
      )}
      <div className="rounded-control bg-surface-sunken px-4 py-3">
        <p className="wrap-anywhere font-semibold">{row.reason}</p>
        <p className="mt-1 text-meta text-text-secondary tabular-nums">
          {`${getActionName(row, text)}，${acted}`}
        </p>
      </div>
    </section>
  );
}

/** Statement of the member. */
function Statement({ row }: { row: Row }) {
  const times = fillText(text.appealedAt, { time: toMinutes(row.appealedAt), due: toMinutes(row.dueAt) });
  return (
    <section className="grid content-start gap-3 border-border border-t px-4 py-4 md:px-6 wide:border-t-0 wide:border-l">
      <h3 className="text-meta text-text-muted">{text.statement}</h3>
      <p className="whitespace-pre-wrap wrap-anywhere leading-[1.7]">{row.text}</p>
      <p className="text-meta text-text-muted tabular-nums">{times}</p>
    </section>
  );
}

/** Decision with an answer to the member. */
function Decision({ row: { id, refusal } }: { row: Row }) {
  const { form, latest, change, clear } = usePersistentForm(`console.appeal.${id}`, useMember().userId, {
    answer: "",
  });
  const [answerError, setAnswerError] = useState("");
  const [decide, deciding] = useConsoleAction(async (api, value: 0 | 1) => {
    const answer = latest().answer.trim();
    setAnswerError(answer ? "" : text.answerMissing);
    if (!answer) return false;
    await api.call("appealDecide", { body: { id, value, answer } });
    clear();
  });
  const cannotDecide = refusal !== "";
  return (
    <div className="grid gap-3 px-4 py-4 md:px-6">
      <Field
        label={text.answer}
        required
        error={answerError}
        counter={form.answer ? { value: countGraphemes(form.answer), max: MAX_ANSWER_LENGTH } : undefined}
      >
        <Textarea
          rows={2}
          maxLength={MAX_ANSWER_LENGTH}
          disabled={cannotDecide}
          value={form.answer}
          onChange={(event) => {
            setAnswerError("");
            change({ answer: event.target.value });
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" disabled={cannotDecide} loading={deciding} onClick={() => decide(1)}>
          {text.uphold}
        </Button>
        <Button disabled={cannotDecide} loading={deciding} onClick={() => decide(0)}>
          {text.reject}
        </Button>
        {cannotDecide && <span className="text-meta text-text-muted md:ml-auto">{refusal}</span>}
      </div>
    </div>
  );
}

/** Details of an appeal with its decision. */
export function AppealCase({ row }: { row: Row }) {
  const { member } = row;
  const outcome = row.state === "upheld" ? text.upheld : text.rejected;
  return (
    <article className="flex min-w-0 flex-col">
      <header className="border-border border-b px-4 py-4 md:px-6">
        <Link href={paths.profile(member.userId)} className="inline-flex items-center gap-2.5">
          <Avatar src={member.avatar} name={member.nickname} size={40} />
          <span className="min-w-0">
            <b className="font-semibold">{member.nickname}</b>
            <span className="block text-meta text-text-muted tabular-nums">
              {fillText(consoleText.joined, { time: row.joinedAt.slice(0, 10) })}
            </span>
          </span>
        </Link>
      </header>
      <div className="border-border border-b wide:grid wide:grid-cols-2">
        <AppealedAction row={row} />
        <Statement row={row} />
      </div>
      {row.state === "waiting" ? (
        <Decision row={row} />
      ) : (
        <p className="wrap-anywhere px-4 py-4 text-text-secondary md:px-6">
          {`${fillText(text.decidedBy, { name: row.deciderName, time: toMinutes(row.decidedAt), outcome })}${row.answer}`}
        </p>
      )}
      <div className="border-border border-t px-4 py-2 empty:hidden md:px-6">
        <MemberNotes userId={member.userId} isCollapsible />
      </div>
    </article>
  );
}
