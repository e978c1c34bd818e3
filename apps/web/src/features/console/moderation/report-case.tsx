import { limits } from "@lenscape/api/operations.gen";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Field } from "@lenscape/ui/field";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Textarea } from "@lenscape/ui/textarea";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { moderationText } from "#shell/moderation/text.ts";
import { useConsoleAction } from "../console-action.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { MemberNotes } from "../members/member-notes.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { reportText as text } from "./text.ts";

type Detail = AnswerOf<"reportDetail">;
type Action = BodyOf<"reportHandle">["action"];

const MAX_NOTE_LENGTH = limits.reportHandle.note.maxLength;
const decisions = ["delete_deny", "delete", "deny", "ignore", "reject"] as const;

/** Whether the decision removes content or mutes the author, and therefore needs a confirmation. */
const needsConfirmation = (action: Action): action is keyof typeof text.decisionQuestions =>
  action in text.decisionQuestions;

interface ReportCaseProps {
  caseId: string;
  previous: string | undefined;
  next: string | undefined;
  onOpen: (caseId: string) => void;
  /** Called when the case has loaded. */
  onShown: (heading: HTMLElement) => void;
  /** Called when the viewer has taken the case, which moves it to the cases in progress. */
  onTaken: () => void;
}

/** Details of a reported case with its decision. */
export function ReportCase({ caseId, previous, next, onOpen, onShown, onTaken }: ReportCaseProps) {
  const { api } = useApp();
  const detail = useQuery(consoleQuery(api, "reportDetail", { query: { caseId } }));
  const { data } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  const notifyShown = useEffectEvent(() => heading.current && onShown(heading.current));
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) notifyShown();
  }, [isLoaded]);
  if (!data) return <QueryBody query={detail}>{null}</QueryBody>;
  const { reportCase } = data;
  return (
    <article className="flex min-w-0 flex-col">
      <header className="flex items-center justify-between gap-3 border-border border-b px-4 py-4 md:px-6">
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-title outline-none">
            {fillText(text.caseTitle, { id: reportCase.id })}
          </h2>
          <p className="text-meta text-text-muted tabular-nums">
            <span>{fillText(text.firstReportedAt, { time: reportCase.createdAt.slice(0, 16) })}</span>
            {reportCase.isHidden === 1 && <span>{`，${text.hidden}`}</span>}
          </p>
        </div>
        <div className="flex gap-1">
          <PagerButton
            to={previous}
            onOpen={onOpen}
            label={text.previousCase}
            icon={<ChevronLeft aria-hidden="true" />}
          />
          <PagerButton
            to={next}
            onOpen={onOpen}
            label={text.nextCase}
            icon={<ChevronRight aria-hidden="true" />}
          />
        </div>
      </header>
      <div className="border-border border-b wide:grid wide:grid-cols-2">
        <ReportedContent data={data} />
        <ReportContext data={data} />
      </div>
      {data.mayDo.length > 0 ? (
        <Decision data={data} onTaken={onTaken} onDone={() => onOpen(next ?? "")} />
      ) : (
        reportCase.handledAt && (
          <p className="px-4 py-4 text-text-secondary md:px-6">
            {fillText(text.handledBy, {
              name: reportCase.handlerName,
              time: reportCase.handledAt.slice(0, 16),
              action: text.outcomes[reportCase.action],
              note: reportCase.note,
            })}
          </p>
        )
      )}
      <div className="border-border border-t px-4 py-2 empty:hidden md:px-6">
        <MemberNotes userId={reportCase.author.userId} isCollapsible />
      </div>
    </article>
  );
}

/** Button that opens the previous or next case. */
function PagerButton({
  to,
  onOpen,
  label,
  icon,
}: {
  to: string | undefined;
  onOpen: (caseId: string) => void;
  label: string;
  icon: ReactNode;
}) {
  return (
    <IconButton aria-label={label} disabled={!to} onClick={() => to && onOpen(to)}>
      {icon}
    </IconButton>
  );
}

/** Reported content and its author. */
function ReportedContent({ data }: { data: Detail }) {
  const { author, targetType } = data.reportCase;
  return (
    <section className="grid content-start gap-3 px-4 py-4 md:px-6">
      <h3 className="text-meta text-text-muted">
        {fillText(text.reportedContent, { kind: text.kinds[targetType] })}
      </h3>
      <Link href={paths.profile(author.userId)} className="flex items-center gap-2.5">
        <Avatar src={author.avatar} name={author.nickname} size={32} />
        <span>
          <span>{author.nickname}</span>
          <span className="block text-text-muted text-meta tabular-nums">
            {`${data.authorGroupName}，${fillText(consoleText.joined, { time: data.authorJoinedAt.slice(0, 10) })}`}
          </span>
        </span>
      </Link>
      {data.isGone === 1 && <p className="text-danger-text text-meta">{text.contentGone}</p>}
      {data.content && (
        <p className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-read leading-[1.7]">
          {data.content}
        </p>
      )}
      {data.messages.map(({ id, content, createdAt }) => (
        <p key={id} className="wrap-anywhere">
          <span>{content || text.pictureMessage}</span>{" "}
          <small className="text-text-muted tabular-nums">{createdAt.slice(0, 16)}</small>
        </p>
      ))}
      {data.imageList.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {data.imageList.map(({ url, thumbnailUrl }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={thumbnailUrl ?? url} alt="" className="size-20 rounded-control object-cover" />
            </a>
          ))}
        </div>
      )}
      {data.hits.length > 0 && (
        <p className="text-meta text-text-muted">
          {fillText(text.hits, { words: data.hits.join(text.separator) })}
        </p>
      )}
    </section>
  );
}

/** Thread of the content, and its reports. */
function ReportContext({ data }: { data: Detail }) {
  const reasons = data.reasons
    .map(({ reason, count }) =>
      fillText(text.reasonCount, { reason: moderationText.reportReasons[reason], n: count }),
    )
    .join("，");
  const rows = [
    [text.reasons, reasons],
    [text.reporters, data.reporters.map(({ user }) => user.nickname).join(text.separator)],
    [text.circle, data.circleName],
    [text.violations, fillText(consoleText.times, { n: data.violations })],
  ].filter(([, value]) => value);
  const details = data.reporters.filter(({ detail }) => detail);
  return (
    <section className="grid content-start gap-3 border-border border-t px-4 py-4 md:px-6 wide:border-t-0 wide:border-l">
      <h3 className="text-meta text-text-muted">{text.context}</h3>
      {data.threadId && (
        <Link
          href={paths.thread(data.threadId)}
          className="rounded-media border border-border p-3 hover:bg-surface-hover"
        >
          {data.title || data.reportCase.excerpt}
        </Link>
      )}
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="flex-none text-text-muted">{name}</dt>
            <dd className="break-keep wrap-anywhere text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {details.length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-text-muted">{text.details}</h4>
          {details.map(({ user, detail, createdAt }) => (
            <p key={`${user.userId}${createdAt}`} className="wrap-anywhere text-meta text-text-secondary">
              {`${user.nickname}：${detail}`}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

interface DecisionProps {
  data: Detail;
  onTaken: () => void;
  onDone: () => void;
}

/** Decision with a note, which is sent to the author and the reporters. */
function Decision({ data, onTaken, onDone }: DecisionProps) {
  const { id, author, targetType } = data.reportCase;
  const { form, change, clear } = usePersistentForm(`console.report.${id}`, useMember().userId, { note: "" });
  const { note } = form;
  const [error, setError] = useState("");
  const [decide, deciding] = useConsoleAction(async (api, action: Action) => {
    const missing = action !== "take" && note.trim() === "";
    setError(missing ? text.noteMissing : "");
    if (missing) return false;
    if (needsConfirmation(action)) {
      const values = { kind: text.kinds[targetType], name: author.nickname };
      const content = fillText(text.decisionQuestions[action], values);
      if (!(await confirm({ content, okText: text.actions[action], tone: "danger" }))) return false;
    }
    await api.call("reportHandle", {
      body: { caseId: id, action, ...(note.trim() && { note: note.trim() }) },
    });
    if (action === "take") return onTaken();
    clear();
    onDone();
  });
  const available = decisions.filter((each) => data.mayDo.includes(each));
  return (
    <div className="grid gap-3 px-4 py-4 md:px-6">
      <Field
        label={text.note}
        required
        help={text.noteHint}
        error={error}
        counter={note ? { value: countGraphemes(note), max: MAX_NOTE_LENGTH } : undefined}
      >
        <Textarea
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {data.mayDo.includes("take") && (
          <Button loading={deciding} onClick={() => decide("take")}>
            {text.take}
          </Button>
        )}
        {available.map((action) => (
          <Button
            key={action}
            className={needsConfirmation(action) ? "text-danger-text" : undefined}
            loading={deciding}
            onClick={() => decide(action)}
          >
            {text.actions[action]}
          </Button>
        ))}
      </div>
      {available.includes("ignore") && available.includes("reject") && (
        <p className="text-meta text-text-muted">{text.noViolationHint}</p>
      )}
    </div>
  );
}
