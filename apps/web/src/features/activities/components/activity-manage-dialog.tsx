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
import { activityText as text } from "#copy/activity-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { touched } from "#lib/touched.ts";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { signups } from "../queries.ts";

const TABS = [
  { value: "all", status: undefined },
  { value: "waiting", status: 0 },
  { value: "approved", status: 1 },
  { value: "attended", status: 4 },
  { value: "refused", status: 2 },
  { value: "cancelled", status: 3 },
] as const;

interface ManageDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** The organiser's desk: who signed up, the door, and cancelling it. The default export is what `part` takes. */
export default function ManageDialog({ activity, onClose }: ManageDialogProps) {
  const { api } = useApp();
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>(activity.needAudit ? "waiting" : "all");
  const [calling, setCalling] = useState(false);
  const status = TABS.find(({ value }) => value === tab)?.status;
  const list = useInfiniteQuery(signups(api, activity.id, status));
  const rows = flatRows(list.data, ({ user }) => user.userId);
  const live = activity.state < 4;
  if (calling) return <CallOff activity={activity} onKeep={() => setCalling(false)} onDone={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      title={text.signups}
      onOpenChange={onClose}
      footer={
        <>
          {live && (
            <Button tone="ghost" className="mr-auto text-danger-text" onClick={() => setCalling(true)}>
              {text.callOff}
            </Button>
          )}
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {live && <Door activity={activity} />}
        <FilterChips
          aria-label={text.signups}
          options={TABS.map(({ value }) => ({ value, label: text.signupTabs[value] }))}
          value={tab}
          onValueChange={(value) => setTab(value as typeof tab)}
        />
        {!list.data &&
          (list.isError ? (
            <Failure
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
        {list.data && rows.length === 0 && <EmptyState size="sm" title={text.noSignups} />}
        <ul>
          {rows.map((signup) => (
            <Row key={signup.user.userId} activity={activity} signup={signup} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            tone="ghost"
            block
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text.load}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const TONES = ["accent", "brand", "danger", "neutral", "info"] as const;

function Row({ activity, signup }: { activity: Activity; signup: ActivitySignup }) {
  const app = useApp();
  const { user, status, name, phone, answers } = signup;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [review, sending] = useAction(async (to: 1 | 2) => {
    const why = reason.trim();
    const body = {
      activityId: activity.id,
      userId: user.userId,
      status: to,
      ...(to === 2 && why && { reason: why }),
    };
    try {
      await app.api.call("activitySignupReview", { body });
      setAsking(false);
    } finally {
      await touched(app.queries, "activitySignupReview");
    }
  });
  const live = activity.state < 4;
  return (
    <li className="grid gap-2 border-border py-3 not-first:border-t">
      <div className="flex items-start gap-3">
        <Avatar src={user.avatar} name={user.nickname} alt="" size={36} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2">
            <b className="font-medium wrap-anywhere">{name || user.nickname}</b>
            {name && name !== user.nickname && (
              <span className="text-sm text-text-muted wrap-anywhere">{user.nickname}</span>
            )}
            <StaffMark isStaff={user.isStaff} />
            <Tag tone={TONES[status]}>{text.signupStates[status]}</Tag>
          </p>
          <p className="text-sm text-text-muted tabular-nums">
            {phone ? <a href={`tel:${phone}`}>{phone}</a> : text.forgotten}
          </p>
          {answers.some(Boolean) && (
            <dl className="text-sm text-text-secondary">
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
        {live && status <= 1 && !asking && (
          <div className="flex flex-none gap-2">
            <Button size="sm" tone="ghost" onClick={() => setAsking(true)}>
              {text.refuse}
            </Button>
            {status === 0 && (
              <Button size="sm" tone="soft" loading={sending} onClick={() => void review(1)}>
                {text.approve}
              </Button>
            )}
          </div>
        )}
      </div>
      {asking && (
        <div className="flex items-end gap-2">
          <Field label={text.refuseReason} className="grow">
            <Input
              value={reason}
              maxLength={100}
              autoFocus
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Button onClick={() => setAsking(false)}>{text.keep}</Button>
          <Button tone="danger" loading={sending} onClick={() => void review(2)}>
            {text.refuse}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Takes the codes that people show. */
function Door({ activity }: { activity: Activity }) {
  const app = useApp();
  const [code, setCode] = useState("");
  const [error, attempt, setError] = useAttempt();
  const [send, sending] = useAction(() =>
    attempt(async () => {
      const { name, user } = await app.api.call("activityCheckIn", {
        body: { activityId: activity.id, code },
        silent: true,
      });
      toast(fillText(text.checkInDone, { name: name || user.nickname }), { tone: "success" });
      setCode("");
      await touched(app.queries, "activityCheckIn");
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
      <Button type="submit" loading={sending} className={error ? "mb-5.5 h-10" : "h-10"}>
        {text.checkIn}
      </Button>
    </form>
  );
}

interface CancelProps {
  activity: Activity;
  onKeep: () => void;
  onDone: () => void;
}

function CallOff({ activity, onKeep, onDone }: CancelProps) {
  const app = useApp();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [failure, attempt] = useAttempt();
  const [send, sending] = useAction(async () => {
    const body = { activityId: activity.id, reason };
    if (!(await attempt(() => app.api.call("activityCancel", { body, silent: true })))) return;
    toast(text.calledOff, { tone: "success" });
    onDone();
    await touched(app.queries, "activityCancel");
  });
  return (
    <Dialog
      open
      title={text.callOffTitle}
      description={text.callOffHint}
      onOpenChange={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{text.keep}</Button>
          <Button
            tone="danger"
            loading={sending}
            onClick={() => (reason.trim() ? void send() : setError(text.reasonMissing))}
          >
            {text.callOff}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormAlert message={failure} />
        <Field label={text.callOffReason} required error={error} counter={{ value: reason.length, max: 100 }}>
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
