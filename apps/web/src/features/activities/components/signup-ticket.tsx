import type { Activity, OwnSignup } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { formatDate } from "@lenscape/ui/lib/when";
import { CalendarPlus } from "lucide-react";
import { downloadFile } from "#lib/download-file.ts";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { QrCode } from "#shell/sharing/lazy-qr-code.ts";
import { createCalendarFile } from "../activity-calendar.ts";
import { activityText as text } from "../text.ts";
import { useWithdrawSignup } from "../use-withdraw-signup.ts";

interface SignupTicketProps {
  activity: Activity;
  signup: OwnSignup;
}

/** The member's signup: check-in code, calendar file, and withdrawal deadlineText the deadline. */
export function SignupTicket({ activity, signup }: SignupTicketProps) {
  const [withdraw, isWithdrawing] = useWithdrawSignup(activity.id);
  const now = useNow();
  const { costPoints } = activity;
  const { withdrawUntil } = signup;
  const isPending = signup.status === 0;
  const canWithdraw = parseWireTime(withdrawUntil) > now;
  const deadlineText = fillText(costPoints > 0 ? text.withdrawDeadlineWithPoints : text.withdrawDeadline, {
    date: formatDate(withdrawUntil),
    time: withdrawUntil.slice(11, 16),
  });
  return (
    <>
      {isPending ? (
        <Alert>{text.pendingReviewHint}</Alert>
      ) : (
        <>
          <div className="grid justify-items-center gap-1 rounded-media bg-surface-sunken p-4 text-center">
            <span
              role="img"
              aria-label={text.checkInCode}
              className="block size-35 rounded-control bg-white p-1"
            >
              <QrCode value={signup.code} />
            </span>
            <b className="mt-1 font-semibold text-head tabular-nums tracking-[.12em]">
              {`${signup.code.slice(0, 4)} ${signup.code.slice(4)}`}
            </b>
            <span className="text-text-muted text-meta">{text.checkInCodeHint}</span>
          </div>
          <Alert tone="success">{text.attendHint}</Alert>
        </>
      )}
      <div className="flex gap-2">
        {!isPending && (
          <Button className="grow" onClick={() => saveCalendar(activity)}>
            <CalendarPlus aria-hidden="true" strokeWidth={1.7} />
            {text.addToCalendar}
          </Button>
        )}
        {canWithdraw && (
          <Button
            tone="ghost"
            loading={isWithdrawing}
            onClick={() => void withdraw()}
            className={isPending ? "grow text-danger-text" : "text-danger-text"}
          >
            {text.withdraw}
          </Button>
        )}
      </div>
      {canWithdraw && <p className="text-center text-text-muted text-meta">{deadlineText}</p>}
    </>
  );
}

/** Downloads the activity as a calendar file. */
function saveCalendar(activity: Activity): void {
  const file = createCalendarFile(
    activity,
    new URL(paths.activity(activity.id), window.location.origin).href,
  );
  downloadFile(
    new Blob([file], { type: "text/calendar;charset=utf-8" }),
    `${activity.title.slice(0, 60)}.ics`,
  );
}
