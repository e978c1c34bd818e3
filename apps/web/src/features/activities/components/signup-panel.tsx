import type { Activity } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatLeft } from "@lenscape/ui/lib/when";
import { Link } from "@lenscape/ui/link";
import { Progress } from "@lenscape/ui/progress";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { activityText as text } from "#copy/activity-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { pageStore } from "#shell/forms/use-persistent-form.ts";
import { useNow } from "#shell/live/use-now.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { isFull, joinedText } from "../activity-description.ts";
import { mine } from "../queries.ts";
import type { SignupValues } from "../signup-rules.ts";
import { Ticket } from "./signup-ticket.tsx";

const ManageDialog = lazyDialog(() => import("./activity-manage-dialog.tsx"));
const SignupForm = lazySection(() => import("./signup-form.tsx"));

interface SignupPanelProps {
  activity: Activity;
  /** The form stands in the panel, or opens in a sheet: a phone has no room for it. */
  form: "inline" | "sheet";
  className?: string;
}

/** Where the signing up stands, and what I can do about it. */
export function SignupPanel({ activity, form, className }: SignupPanelProps) {
  const { api } = useApp();
  const { token } = useMember();
  const now = useNow();
  const {
    data: own,
    error,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...mine(api, activity.id), enabled: token !== "" });
  const [managing, setManaging] = useState(false);
  const { state, maxNum, joinedNum, signStartAt, signEndAt } = activity;
  const signup = own?.signup && own.signup.status !== 3 ? own.signup : undefined;
  const heading = !signup
    ? text.states[state]
    : { 0: text.waiting, 1: text.signedUp, 2: text.refused, 3: "", 4: text.attended }[signup.status];
  const left = formatLeft(state === 0 ? signStartAt : signEndAt, now);
  const countdown =
    state === 1 ? fillText(text.closesIn, { left }) : state === 0 ? fillText(text.opensIn, { left }) : "";
  return (
    <Card className={className}>
      <div className="grid gap-3.5 p-4">
        <div className="flex items-baseline justify-between gap-2">
          <h2 className="font-semibold text-lg leading-[1.625rem]">{heading}</h2>
          {left && <span className="text-sm text-text-muted tabular-nums">{countdown}</span>}
        </div>
        <div hidden={state === 5}>
          <p className="mb-1.5 flex justify-between gap-2 text-sm tabular-nums">
            <span>{joinedText(activity)}</span>
            <span className="text-text-muted">
              {maxNum === 0
                ? text.unlimited
                : isFull(activity)
                  ? text.full
                  : fillText(text.left, { n: maxNum - joinedNum })}
            </span>
          </p>
          {maxNum > 0 && <Progress value={joinedNum} max={maxNum} aria-label={text.seats} />}
        </div>
        {own?.isOrganiser === 1 && (
          <>
            <p className="text-sm text-text-muted">{text.manageHint}</p>
            <Button tone="primary" size="lg" block onClick={() => setManaging(true)}>
              {text.manage}
            </Button>
            {own.own && (
              <Button asChild block>
                <Link href={paths.edit(activity.id)}>{text.edit}</Link>
              </Button>
            )}
            {managing && <ManageDialog activity={activity} onClose={() => setManaging(false)} />}
          </>
        )}
        {state === 5 ? (
          <Alert tone="warning">{fillText(text.cancelledBecause, { reason: activity.cancelReason })}</Alert>
        ) : token && !own ? (
          isError ? (
            <Failure
              error={error}
              size="sm"
              title={text.mineFailed}
              loading={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <div role="status" aria-busy="true">
              <Skeleton className="h-11 w-full" />
            </div>
          )
        ) : signup?.status === 2 ? (
          <Alert tone="warning">
            {signup.reason ? fillText(text.refusedBecause, { reason: signup.reason }) : text.refused}
          </Alert>
        ) : signup?.status === 4 ? (
          <Alert tone="success">{text.attendedHint}</Alert>
        ) : signup && state < 4 ? (
          <Ticket activity={activity} signup={signup} />
        ) : (
          own?.isOrganiser !== 1 && <Entry activity={activity} visitor={token === ""} form={form} />
        )}
      </div>
    </Card>
  );
}

/** The way in for somebody who is not signed up: a form, a link to the login, or why there is none. */
function Entry({
  activity,
  visitor,
  form,
}: {
  activity: Activity;
  visitor: boolean;
  form: "inline" | "sheet";
}) {
  const [open, setOpen] = useState(false);
  const [store] = useState(pageStore<SignupValues>);
  const [failure, setFailure] = useState("");
  const { id, state, signStartAt, costPoints } = activity;
  const closed = (words: ReactNode) => (
    <>
      <FormAlert message={failure} />
      <Button block size="lg" disabled>
        {words}
      </Button>
    </>
  );
  if (state === 0) return closed(fillText(text.opensAt, { time: signStartAt.slice(5, 16) }));
  if (state >= 4) return null;
  if (state !== 1) return closed(text.closed);
  if (isFull(activity)) return closed(text.full);
  if (visitor) {
    return (
      <Button asChild tone="primary" size="lg" block>
        <Link href={paths.pclogin(paths.activity(id))}>{text.loginFirst}</Link>
      </Button>
    );
  }
  const fields = (
    <SignupForm
      {...{ activity, store }}
      onDone={() => setOpen(false)}
      onRefused={setFailure}
      waiting={<Skeleton className="h-40 w-full" />}
    />
  );
  if (form === "inline") return fields;
  return (
    <>
      <Button tone="primary" size="lg" block onClick={() => setOpen(true)}>
        {costPoints > 0 ? fillText(text.signUpCost, { n: costPoints }) : text.signNow}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={text.signUpTitle}>
        {fields}
      </Dialog>
    </>
  );
}
