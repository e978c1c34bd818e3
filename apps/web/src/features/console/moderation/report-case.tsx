import { limits } from "@lenscape/api/operations.gen";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
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
import { useAct } from "../console-action.ts";
import { Body } from "../frame/console-query-body.tsx";
import { MemberNotes } from "../members/member-notes.tsx";
import { consoleQuery } from "../queries.ts";
import { consoleText as text } from "../text.ts";

type Detail = AnswerOf<"reportDetail">;
type Action = BodyOf<"reportHandle">["action"];

const NOTE_MAX = limits.reportHandle.note.maxLength;
const decisions = ["delete_deny", "delete", "deny", "ignore", "reject"] as const;

/** The decisions that take something away, which are asked about first. */
const isHarsh = (action: Action): action is keyof typeof text.decideAsk => action in text.decideAsk;

interface ReportCaseProps {
  caseId: string;
  previous: string | undefined;
  next: string | undefined;
  onOpen: (caseId: string) => void;
  /** The case is there to be read. */
  onShown: (heading: HTMLElement) => void;
  /** The case is being worked on now, and stands among those that are. */
  onTaken: () => void;
}

/** One case: what was reported and by whom, where it stands, and the decision with its note. */
export function ReportCase({ caseId, previous, next, onOpen, onShown, onTaken }: ReportCaseProps) {
  const { api } = useApp();
  const detail = useQuery(consoleQuery(api, "reportDetail", { query: { caseId } }));
  const { data } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  const showIt = useEffectEvent(() => heading.current && onShown(heading.current));
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) showIt();
  }, [isShown]);
  if (!data) return <Body query={detail}>{null}</Body>;
  const { reportCase } = data;
  return (
    <article className="flex min-w-0 flex-col">
      <header className="flex items-center justify-between gap-3 border-border border-b px-4 py-4 md:px-6">
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
            {fillText(text.caseTitle, { id: reportCase.id })}
          </h2>
          <p className="text-sm text-text-muted tabular-nums">
            {fillText(text.first, { time: reportCase.createdAt.slice(0, 16) })}
            {reportCase.isHidden === 1 && `，${text.hidden}`}
          </p>
        </div>
        <div className="flex gap-1">
          <Turn to={previous} onOpen={onOpen} label="上一条" icon={<ChevronLeft aria-hidden="true" />} />
          <Turn to={next} onOpen={onOpen} label="下一条" icon={<ChevronRight aria-hidden="true" />} />
        </div>
      </header>
      <div className="border-border border-b xl:grid xl:grid-cols-2">
        <Reported data={data} />
        <Context data={data} />
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
        <MemberNotes userId={reportCase.author.userId} folded />
      </div>
    </article>
  );
}

function Turn({
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

/** What was reported, and whose it is. */
function Reported({ data }: { data: Detail }) {
  const { author, targetType } = data.reportCase;
  return (
    <section className="grid content-start gap-3 px-4 py-4 md:px-6">
      <h3 className="text-sm text-text-muted">
        {fillText(text.reported, { kind: text.caseKinds[targetType] })}
      </h3>
      <Link href={paths.profile(author.userId)} className="flex items-center gap-2.5">
        <Avatar src={author.avatar} name={author.nickname} size={32} />
        <span>
          {author.nickname}
          <span className="block text-text-muted text-xs tabular-nums">
            {data.authorGroupName}，{fillText(text.joined, { time: data.authorJoinedAt.slice(0, 10) })}
          </span>
        </span>
      </Link>
      {data.isGone === 1 && <p className="text-danger-text text-sm">{text.gone}</p>}
      {data.content && (
        <p className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-read leading-[1.7]">
          {data.content}
        </p>
      )}
      {data.messages.map(({ id, content, createdAt }) => (
        <p key={id} className="wrap-anywhere">
          {content || "[图片]"}{" "}
          <small className="text-text-muted tabular-nums">{createdAt.slice(0, 16)}</small>
        </p>
      ))}
      {data.imageList.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {data.imageList.map(({ url, thumbnailUrl }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={thumbnailUrl ?? url} alt="" className="size-20 rounded-md object-cover" />
            </a>
          ))}
        </div>
      )}
      {data.hits.length > 0 && (
        <p className="text-sm text-text-muted">{fillText(text.hits, { words: data.hits.join(text.and) })}</p>
      )}
    </section>
  );
}

/** Where it stands, who reported it and why. */
function Context({ data }: { data: Detail }) {
  const reasons = data.reasons
    .map(({ reason, count }) =>
      fillText(text.reasonOf, { reason: moderationText.reportReasons[reason], n: count }),
    )
    .join("，");
  const rows = [
    [text.reasons, reasons],
    [text.reporters, data.reporters.map(({ user }) => user.nickname).join(text.and)],
    [text.circle, data.circleName],
    [text.violations, fillText(text.times, { n: data.violations })],
  ].filter(([, value]) => value);
  const details = data.reporters.filter(({ detail }) => detail);
  return (
    <section className="grid content-start gap-3 border-border border-t px-4 py-4 md:px-6 xl:border-t-0 xl:border-l">
      <h3 className="text-sm text-text-muted">{text.context}</h3>
      {data.threadId && (
        <Link
          href={paths.thread(data.threadId)}
          className="rounded-lg border border-border p-3 hover:bg-surface-hover"
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
            <p key={`${user.userId}${createdAt}`} className="wrap-anywhere text-sm text-text-secondary">
              {user.nickname}：{detail}
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

/** The decision; its note goes to both sides. */
function Decision({ data, onTaken, onDone }: DecisionProps) {
  const { id, author, targetType } = data.reportCase;
  const { form, change, clear } = usePersistentForm(`console.report.${id}`, useMember().userId, { note: "" });
  const { note } = form;
  const [error, setError] = useState("");
  const [decide, deciding] = useAct(async (api, action: Action) => {
    const missing = action !== "take" && note.trim() === "";
    setError(missing ? fillText(text.fieldMissing, { label: text.note }) : "");
    if (missing) return false;
    if (isHarsh(action)) {
      const words = { kind: text.caseKinds[targetType], name: author.nickname };
      const content = fillText(text.decideAsk[action], words);
      if (!(await confirm({ content, okText: text.actions[action], tone: "danger" }))) return false;
    }
    await api.call("reportHandle", {
      body: { caseId: id, action, ...(note.trim() && { note: note.trim() }) },
    });
    if (action === "take") return onTaken();
    clear();
    onDone();
  });
  const choices = decisions.filter((each) => data.mayDo.includes(each));
  return (
    <div className="grid gap-3 px-4 py-4 md:px-6">
      <Field
        label={text.note}
        required
        help={text.noteHint}
        error={error}
        counter={note ? { value: [...note].length, max: NOTE_MAX } : undefined}
      >
        <Textarea
          rows={2}
          maxLength={NOTE_MAX}
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
        {choices.map((action) => (
          <Button
            key={action}
            className={isHarsh(action) ? "text-danger-text" : undefined}
            loading={deciding}
            onClick={() => decide(action)}
          >
            {text.actions[action]}
          </Button>
        ))}
      </div>
      {choices.includes("ignore") && choices.includes("reject") && (
        <p className="text-sm text-text-muted">{text.unfounded}</p>
      )}
    </div>
  );
}
