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
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { createPageFormStore } from "#shell/forms/use-persistent-form.ts";
import { useNow } from "#shell/live/use-now.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { getJoinedText, isFull } from "../activity-description.ts";
import { ownSignup } from "../queries.ts";
import type { SignupValues } from "../signup-rules.ts";
import { activityText as text } from "../text.ts";
import { ActivityManageDialog } from "./activity-manage-dialog.tsx";
import { SignupTicket } from "./signup-ticket.tsx";

/** Lazy, because most visits only read, and the form library is large. */
const SignupForm = lazySection(async () => ({ default: (await import("./signup-form.tsx")).SignupForm }));

interface SignupPanelProps {
  activity: Activity;
  /** Show the form in the panel, or in a sheet on phones. */
  form: "inline" | "sheet";
  className?: string;
}

/** State of the signup, with the member's actions. */
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
  } = useQuery({ ...ownSignup(api, activity.id), enabled: token !== "" });
  const [isManaging, setManaging] = useState(false);
  const { state, maxNum, joinedNum, signStartAt, signEndAt } = activity;
  const signup = own?.signup && own.signup.status !== 3 ? own.signup : undefined;
  const heading = !signup
    ? text.states[state]
    : { 0: text.pendingReview, 1: text.signedUp, 2: text.rejected, 3: "", 4: text.attended }[signup.status];
  const timeLeft = formatLeft(state === 0 ? signStartAt : signEndAt, now);
  const countdown =
    state === 1
      ? fillText(text.closesIn, { left: timeLeft })
      : state === 0
        ? fillText(text.opensIn, { left: timeLeft })
        : "";
  const seats =
    maxNum === 0
      ? text.unlimited
      : isFull(activity)
        ? text.full
        : fillText(text.seatsLeft, { n: maxNum - joinedNum });
  return (
    <Card className={className}>
      <div className="grid gap-3.5 p-4">
        <div className="flex items-baseline justify-between gap-2">
          <h2 key={heading} className="font-semibold text-title">
            {heading}
          </h2>
          {timeLeft && (
            <span key={countdown} className="text-meta text-text-muted tabular-nums">
              {countdown}
            </span>
          )}
        </div>
        <div hidden={state === 5}>
          <p className="mb-1.5 flex justify-between gap-2 text-meta tabular-nums">
            <span key={getJoinedText(activity)}>{getJoinedText(activity)}</span>
            <span key={`seats ${seats}`} className="text-text-muted">
              {seats}
            </span>
          </p>
          {maxNum > 0 && <Progress value={joinedNum} max={maxNum} aria-label={text.seats} />}
        </div>
        {own?.isOrganiser === 1 && (
          <>
            <p className="text-meta text-text-muted">{text.manageHint}</p>
            <Button tone="primary" size="lg" block onClick={() => setManaging(true)}>
              {text.manage}
            </Button>
            {own.own && (
              <Button asChild block>
                <Link href={paths.edit(activity.id)}>{text.edit}</Link>
              </Button>
            )}
            {isManaging && <ActivityManageDialog activity={activity} onClose={() => setManaging(false)} />}
          </>
        )}
        {state === 5 ? (
          <Alert tone="warning">{fillText(text.cancelReason, { reason: activity.cancelReason })}</Alert>
        ) : token && !own ? (
          isError ? (
            <LoadError
              error={error}
              size="sm"
              title={text.signupFailed}
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
            {signup.reason ? fillText(text.rejectReason, { reason: signup.reason }) : text.rejected}
          </Alert>
        ) : signup?.status === 4 ? (
          <Alert tone="success">{text.attendedHint}</Alert>
        ) : signup && state < 4 ? (
          <SignupTicket activity={activity} signup={signup} />
        ) : (
          own?.isOrganiser !== 1 && <SignupEntry activity={activity} isVisitor={token === ""} form={form} />
        )}
      </div>
    </Card>
  );
}

/** Signup for a member who is not signed up: the form, a login link, or the reason why signup is closed. */
function SignupEntry({
  activity,
  isVisitor,
  form,
}: {
  activity: Activity;
  isVisitor: boolean;
  form: "inline" | "sheet";
}) {
  const [isOpen, setOpen] = useState(false);
  const [store] = useState(createPageFormStore<SignupValues>);
  const [failure, setFailure] = useState("");
  const { id, state, signStartAt, costPoints } = activity;
  const renderClosed = (label: ReactNode) => (
    <>
      <FormAlert message={failure} />
      <Button block size="lg" disabled>
        {label}
      </Button>
    </>
  );
  if (state === 0) return renderClosed(fillText(text.opensAtTime, { time: signStartAt.slice(5, 16) }));
  if (state >= 4) return null;
  if (state !== 1) return renderClosed(text.closed);
  if (isFull(activity)) return renderClosed(text.full);
  if (isVisitor) {
    return (
      <Button asChild tone="primary" size="lg" block>
        <Link href={paths.pclogin(paths.activity(id))}>{text.loginToSignUp}</Link>
      </Button>
    );
  }
  const fields = (
    <SignupForm
      {...{ activity, store }}
      onDone={() => setOpen(false)}
      onRefused={setFailure}
      waiting={<Skeleton className="h-44 w-full" />}
    />
  );
  if (form === "inline") return fields;
  return (
    <>
      <Button tone="primary" size="lg" block onClick={() => setOpen(true)}>
        {costPoints > 0 ? fillText(text.signUpWithPoints, { n: costPoints }) : text.signUpNow}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={text.signUpTitle}>
        {fields}
      </Dialog>
    </>
  );
}
