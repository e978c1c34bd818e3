import { hasPermi } from "@lenscape/api/permissions";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Alert } from "@lenscape/ui/alert";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { Tag } from "@lenscape/ui/tag";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { paths } from "#paths";
import { Stars } from "#shell/forms/stars.tsx";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import type { FeedbackDetail } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { StatusTag } from "./feedback-tags.tsx";

const WITHDRAWN = 6;
const MAX_REPLY_LENGTH = 1000;
const MAX_REMARK_LENGTH = 100;

function ReportDetails({ feedback }: { feedback: FeedbackDetail }) {
  const { frequency } = feedback;
  const values: Record<keyof typeof text.details, string> = {
    ...feedback,
    frequency: frequency && text.frequencies[frequency],
  };
  const names = (Object.keys(text.details) as (keyof typeof text.details)[]).filter((name) => values[name]);
  if (names.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 max-xs:grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-3">
      {names.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-text-muted text-meta">{text.details[name]}</dt>
          <dd className="tabular-nums wrap-anywhere">{values[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function TextBlock({ label, children }: { label: string; children: string }) {
  if (!children) return null;
  return (
    <section>
      <h2 className="text-text-muted text-meta">{label}</h2>
      <p className="mt-0.5 whitespace-pre-line leading-[1.8] wrap-anywhere">{children}</p>
    </section>
  );
}

function Replies({ replies }: { replies: FeedbackDetail["replies"] }) {
  if (replies.length === 0) return <p className="px-4 py-5 text-text-muted md:px-6">{text.noReplies}</p>;
  return (
    <ol>
      {replies.map(({ id, user, isStaff, content, createdAt }) => (
        <li key={id} className="flex gap-3 px-4 py-4 not-first:border-border not-first:border-t md:px-6">
          <Avatar src={user.avatar} name={user.nickname} size={36} />
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="min-w-0 truncate font-semibold">{user.nickname}</b>
              {isStaff === 1 && <Tag tone="brand">{text.official}</Tag>}
              <RelativeTime value={createdAt} className="text-text-muted text-meta tabular-nums" />
            </p>
            <p className="mt-1 whitespace-pre-line leading-[1.7] wrap-anywhere">{content}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Form to reply to a report. Its text is stored until it is sent. */
function ReplyForm({ id, userId }: { id: string; userId: string }) {
  const { api, queries } = useApp();
  const { form, change } = usePersistentForm(`feedback.reply.${id}`, userId, { content: "" });
  const [error, setError] = useState("");
  const [send, isSending] = useAction(async () => {
    await api.call("feedbackReply", { body: { id, content: form.content.trim() } });
    change({ content: "" });
    toast(text.sent, { tone: "success" });
    await invalidateAfter(queries, "feedbackReply");
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const length = countGraphemes(form.content.trim());
    const isValid = length > 0 && length <= MAX_REPLY_LENGTH;
    setError(isValid ? "" : text.replyMissing);
    if (isValid) void send();
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-3 border-border border-t p-4 md:px-6">
      <Field
        label={text.replyLabel}
        error={error}
        counter={{ value: countGraphemes(form.content), max: MAX_REPLY_LENGTH }}
      >
        <Textarea
          value={form.content}
          onChange={(event) => change({ content: event.target.value })}
          placeholder={text.replyHint}
        />
      </Field>
      <Button tone="primary" type="submit" loading={isSending} className="justify-self-end max-md:w-full">
        {text.send}
      </Button>
    </form>
  );
}

/** Form to rate a closed report once. */
function RateForm({ id }: { id: string }) {
  const { api, queries } = useApp();
  const [rating, setRating] = useState(0);
  const [remark, setRemark] = useState("");
  const [send, isSending] = useAction(async () => {
    if (rating === 0) return toast(text.rateMissing, { tone: "error" });
    await api.call("feedbackRate", { body: { id, rating, remark: remark.trim() } });
    toast(text.rated, { tone: "success" });
    await invalidateAfter(queries, "feedbackRate");
  });
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.rateTitle} className="md:px-6" />
      <div className="grid gap-3 px-4 pb-4 md:px-6">
        <Stars
          legend={text.rateTitle}
          value={rating}
          getLabel={(n) => fillText(text.rateStars, { n })}
          onChoose={setRating}
        />
        <Input
          aria-label={text.rateRemark}
          placeholder={text.rateRemark}
          value={remark}
          maxLength={MAX_REMARK_LENGTH}
          onChange={(event) => setRemark(event.target.value)}
        />
        <Button loading={isSending} onClick={() => send()} className="justify-self-start">
          {text.rate}
        </Button>
      </div>
    </Card>
  );
}

/** Feedback report with its values, replies and the available actions. */
export function FeedbackDetailView({ feedback, userId }: { feedback: FeedbackDetail; userId: string }) {
  const { api, queries } = useApp();
  const { permissions } = useMember();
  const [openLightbox, lightbox] = useLightbox();
  const { id, no, kind, title, status, createdAt, imageList, rating, ratingRemark, isMine } = feedback;
  const urls = imageList.map(({ url }) => url);
  const [withdraw] = useAction(async () => {
    if (!(await confirm({ content: text.withdrawQuestion, okText: text.withdraw, tone: "danger" }))) return;
    try {
      await api.call("feedbackWithdraw", { body: { id } });
      toast(text.withdrawn, { tone: "success" });
    } finally {
      await invalidateAfter(queries, "feedbackWithdraw");
    }
  });
  const canHandle = hasPermi(permissions, "thread.suggest.status") && status !== WITHDRAWN;
  const isClosed = status === 3 || status === 4 || status === 5;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
      <Card className="max-md:rounded-none max-md:border-x-0">
        <header className="flex flex-wrap items-start gap-3 p-4 md:px-6 md:py-5">
          <div className="min-w-0 grow basis-60">
            <h1 className="font-semibold text-head leading-[1.875rem] wrap-anywhere">{title}</h1>
            <p className="text-text-muted text-meta tabular-nums">
              <span>{`${no}　${text.kinds[kind]}　`}</span>
              <RelativeTime value={createdAt} />
            </p>
          </div>
          <StatusTag status={status} />
          {canHandle && (
            <Button size="sm" asChild>
              <Link href={paths.console("feedback", { feedbackId: id })}>{text.handle}</Link>
            </Button>
          )}
          {status === 0 && isMine === 1 && (
            <Button size="sm" onClick={() => withdraw()}>
              {text.withdraw}
            </Button>
          )}
        </header>
        <div className="grid gap-5 border-border border-t p-4 md:px-6 md:py-5">
          {feedback.mergedTitle && (
            <Alert tone="info">{fillText(text.mergedInto, { title: feedback.mergedTitle })}</Alert>
          )}
          <TextBlock label={text.content}>{feedback.content}</TextBlock>
          <TextBlock label={text.steps}>{feedback.steps}</TextBlock>
          <TextBlock label={text.expectedResult}>{feedback.expected}</TextBlock>
          <TextBlock label={text.actual}>{feedback.actual}</TextBlock>
          <ReportDetails feedback={feedback} />
          {imageList.length > 0 && (
            <div className="grid grid-cols-3 gap-2 md:grid-cols-6">
              {imageList.map(({ url, thumbnailUrl }, index) => (
                <button
                  key={url}
                  type="button"
                  aria-label={`${text.pictures} ${index + 1}`}
                  onClick={() => openLightbox(urls, index, text.pictures)}
                >
                  <img
                    src={thumbnailUrl ?? url}
                    alt=""
                    className="aspect-square w-full rounded-control bg-surface-sunken object-cover"
                  />
                </button>
              ))}
            </div>
          )}
        </div>
      </Card>
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <CardHeader title={text.replies} className="border-border border-b md:px-6" />
        <Replies replies={feedback.replies} />
        {status < 5 && <ReplyForm id={id} userId={userId} />}
      </Card>
      {isMine === 1 && isClosed && rating === 0 && <RateForm id={id} />}
      {rating > 0 && (
        <p className="px-4 text-text-muted md:px-1">
          {fillText(text.youRated, { n: rating }) + (ratingRemark && `：${ratingRemark}`)}
        </p>
      )}
      {lightbox}
    </div>
  );
}
