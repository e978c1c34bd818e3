import type { Activity, OwnSignup } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { formatDate } from "@lenscape/ui/lib/when";
import { CalendarPlus } from "lucide-react";
import { activityText as text } from "#copy/activity-text.ts";
import { saveFile } from "#lib/save-file.ts";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { calendarOf } from "../activity-calendar.ts";
import { useWithdraw } from "../use-withdraw-signup.ts";

const QrCode = lazySection(() => import("#shell/sharing/qr-code.tsx"), { quiet: true });

interface TicketProps {
  activity: Activity;
  signup: OwnSignup;
}

/** My signup: what to show at the door, and the way out of it while there is one. */
export function Ticket({ activity, signup }: TicketProps) {
  const [withdraw, withdrawing] = useWithdraw(activity.id);
  const now = useNow();
  const { costPoints } = activity;
  const { withdrawUntil } = signup;
  const waiting = signup.status === 0;
  const mayLeave = parseWireTime(withdrawUntil) > now;
  const until = fillText(costPoints > 0 ? text.withdrawUntilPoints : text.withdrawUntil, {
    date: formatDate(withdrawUntil),
    time: withdrawUntil.slice(11, 16),
  });
  return (
    <>
      {waiting ? (
        <Alert>{text.waitingHint}</Alert>
      ) : (
        <>
          <div className="grid justify-items-center gap-1 rounded-lg bg-surface-sunken p-4 text-center">
            <span role="img" aria-label={text.code} className="block size-35 rounded-md bg-white p-1">
              <QrCode value={signup.code} />
            </span>
            <b className="mt-1 font-semibold text-xl tabular-nums tracking-[.12em]">
              {signup.code.slice(0, 4)} {signup.code.slice(4)}
            </b>
            <span className="text-text-muted text-xs">{text.codeHint}</span>
          </div>
          <Alert tone="success">{text.remember}</Alert>
        </>
      )}
      <div className="flex gap-2">
        {!waiting && (
          <Button className="grow" onClick={() => saveCalendar(activity)}>
            <CalendarPlus aria-hidden="true" strokeWidth={1.7} />
            {text.addToCalendar}
          </Button>
        )}
        {mayLeave && (
          <Button
            tone="ghost"
            loading={withdrawing}
            onClick={() => void withdraw()}
            className={waiting ? "grow text-danger-text" : "text-danger-text"}
          >
            {text.withdraw}
          </Button>
        )}
      </div>
      {mayLeave && <p className="text-center text-text-muted text-xs">{until}</p>}
    </>
  );
}

/** Hands the activity to the device's calendar as a file. */
function saveCalendar(activity: Activity): void {
  const file = calendarOf(activity, new URL(paths.activity(activity.id), window.location.origin).href);
  saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${activity.title.slice(0, 60)}.ics`);
}
