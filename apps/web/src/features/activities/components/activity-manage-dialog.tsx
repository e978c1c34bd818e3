import type { Activity, ActivitySignup } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Field } from "@lenscape/ui/field";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { Input } from "@lenscape/ui/input";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Skeleton } from "@lenscape/ui/skeleton";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { Tag } from "@lenscape/ui/tag";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { flattenRows } from "#lib/query.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { signups } from "../queries.ts";
import { activityText as text } from "../text.ts";

const TABS = [
  { value: "all", status: undefined },
  { value: "waiting", status: 0 },
  { value: "approved", status: 1 },
  { value: "attended", status: 4 },
  { value: "refused", status: 2 },
  { value: "cancelled", status: 3 },
] as const;

interface ActivityManageDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** Dialog for the organiser: signups, check-in codes, and cancellation. */
export function ActivityManageDialog({ activity, onClose }: ActivityManageDialogProps) {
  const { api } = useApp();
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>(activity.needAudit ? "waiting" : "all");
  const [isCancelling, setCancelling] = useState(false);
  const status = TABS.find(({ value }) => value === tab)?.status;
  const list = useInfiniteQuery(signups(api, activity.id, status));
  const rows = flattenRows(list.data, ({ user }) => user.userId);
  const isActive = activity.state < 4;
  if (isCancelling)
    return <CancelDialog activity={activity} onKeep={() => setCancelling(false)} onDone={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      title={text.signups}
      onOpenChange={onClose}
      footer={
        <>
          {isActive && (
            <Button tone="ghost" className="mr-auto text-danger-text" onClick={() => setCancelling(true)}>
              {text.cancelActivity}
            </Button>
          )}
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isActive && <CheckInForm activity={activity} />}
        <FilterChips
          aria-label={text.signups}
          options={TABS.map(({ value }) => ({ value, label: text.signupTabs[value] }))}
          value={tab}
          onValueChange={(value) => setTab(value as typeof tab)}
        />
        {!list.data &&
          (list.isError ? (
            <LoadError
              error={list.error}
              size="sm"
              loading={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <div role="status" aria-busy="true">
              <Skeleton className="h-14 w-full" />
            </div>
          ))}
        {list.data && rows.length === 0 && <EmptyState size="sm" title={text.signupsEmpty} />}
        <ul>
          {rows.map((signup) => (
            <SignupRow key={signup.user.userId} activity={activity} signup={signup} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            tone="ghost"
            block
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text.loadMore}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const STATUS_TONES = ["accent", "brand", "danger", "neutral", "info"] as const;

function SignupRow({ activity, signup }: { activity: Activity; signup: ActivitySignup }) {
  const app = useApp();
  const { user, status, name, phone, answers } = signup;
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const [review, isSending] = useAction(async (newStatus: 1 | 2) => {
    const trimmed = reason.trim();
    const body = {
      activityId: activity.id,
      userId: user.userId,
      status: newStatus,
      ...(newStatus === 2 && trimmed && { reason: trimmed }),
    };
    try {
      await app.api.call("activitySignupReview", { body });
      setRejecting(false);
    } finally {
      await invalidateAfter(app.queries, "activitySignupReview");
    }
  });
  const isActive = activity.state < 4;
  return (
    <li className="grid gap-2 border-border py-3 not-first:border-t">
      <div className="flex items-start gap-3">
        <Avatar src={user.avatar} name={user.nickname} alt="" size={36} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2">
            <b className="font-semibold wrap-anywhere">{name || user.nickname}</b>
            {name && name !== user.nickname && (
              <span className="text-meta text-text-muted wrap-anywhere">{user.nickname}</span>
            )}
            <StaffMark isStaff={user.isStaff} />
            <Tag tone={STATUS_TONES[status]}>{text.signupStates[status]}</Tag>
          </p>
          <p className="text-meta text-text-muted tabular-nums">
            {phone ? <a href={`tel:${phone}`}>{phone}</a> : <span>{text.contactDeleted}</span>}
          </p>
          {answers.some(Boolean) && (
            <dl className="text-meta text-text-secondary">
              {activity.fields.map(
                ({ label }, index) =>
                  answers[index] && (
                    <div key={label} className="flex gap-2">
                      <dt className="flex-none text-text-muted">{label}</dt>
                      <dd className="min-w-0 wrap-anywhere">{answers[index]}</dd>
                    </div>
                  ),
              )}
            </dl>
          )}
        </div>
        {isActive && status <= 1 && !isRejecting && (
          <div className="flex flex-none gap-2">
            <Button size="sm" tone="ghost" onClick={() => setRejecting(true)}>
              {text.reject}
            </Button>
            {status === 0 && (
              <Button size="sm" tone="soft" loading={isSending} onClick={() => void review(1)}>
                {text.approve}
              </Button>
            )}
          </div>
        )}
      </div>
      {isRejecting && (
        <div className="flex items-end gap-2">
          <Field label={text.rejectReasonLabel} className="grow">
            <Input
              value={reason}
              maxLength={100}
              autoFocus
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Button onClick={() => setRejecting(false)}>{text.keepActivity}</Button>
          <Button tone="danger" loading={isSending} onClick={() => void review(2)}>
            {text.reject}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Form that checks members in by their codes. */
function CheckInForm({ activity }: { activity: Activity }) {
  const app = useApp();
  const [code, setCode] = useState("");
  const [error, run, setError] = useSubmit();
  const [send, isSending] = useAction(() =>
    run(async () => {
      const { name, user } = await app.api.call("activityCheckIn", {
        body: { activityId: activity.id, code },
        silent: true,
      });
      toast(fillText(text.checkInDone, { name: name || user.nickname }), { tone: "success" });
      setCode("");
      await invalidateAfter(app.queries, "activityCheckIn");
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) void send();
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex items-end gap-2">
      <Field label={text.checkInLabel} error={error} className="grow">
        <Input
          value={code}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          onChange={(event) => {
            setCode(event.target.value);
            setError("");
          }}
        />
      </Field>
      <Button type="submit" loading={isSending} className={error ? "mb-5.5 h-10" : "h-10"}>
        {text.checkIn}
      </Button>
    </form>
  );
}

interface CancelDialogProps {
  activity: Activity;
  onKeep: () => void;
  onDone: () => void;
}

/** Dialog that cancels the activity with a reason. */
function CancelDialog({ activity, onKeep, onDone }: CancelDialogProps) {
  const app = useApp();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [failure, run] = useSubmit();
  const [send, isSending] = useAction(async () => {
    const body = { activityId: activity.id, reason };
    if (!(await run(() => app.api.call("activityCancel", { body, silent: true })))) return;
    toast(text.cancelDone, { tone: "success" });
    onDone();
    await invalidateAfter(app.queries, "activityCancel");
  });
  return (
    <Dialog
      open
      title={text.cancelTitle}
      description={text.cancelHint}
      onOpenChange={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{text.keepActivity}</Button>
          <Button
            tone="danger"
            loading={isSending}
            onClick={() => (reason.trim() ? void send() : setError(text.cancelReasonRequired))}
          >
            {text.cancelActivity}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormAlert message={failure} />
        <Field
          label={text.cancelReasonLabel}
          required
          error={error}
          counter={{ value: reason.length, max: 100 }}
        >
          <Textarea
            value={reason}
            maxLength={100}
            onChange={(event) => {
              setReason(event.target.value);
              setError("");
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
