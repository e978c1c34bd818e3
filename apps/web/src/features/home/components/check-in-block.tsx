import { Card } from "@lenscape/ui/card";
import { ErrorState } from "@lenscape/ui/error-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SignInBlock, SignInStrip } from "@lenscape/ui/sign-in-block";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { getPath } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import {
  getGreeting,
  getRecentDays,
  getShortStreakNote,
  getStreakNote,
} from "#shell/members/check-in-notes.ts";
import { checkInNoteText as text } from "#shell/members/text.ts";
import { taskInfo, useCheckIn } from "#shell/members/use-check-in.ts";
import { startMember } from "#shell/session/member-start.ts";
import { homeText } from "../text.ts";

interface CheckInBlockProps {
  layout: "block" | "strip";
  className?: string;
}

/** Points, the recent days and the check-in button of a member (SIDE-001, SIDE-002). */
export function CheckInBlock({ layout, className }: CheckInBlockProps) {
  const app = useApp();
  const { api } = app;
  const { name } = useMember();
  const now = useNow();
  const { data: task, isError } = useQuery(taskInfo(api));
  const [retry, isRetrying] = useAction(() => startMember(app));
  const { data: info } = useQuery(apiQuery(api, "checkInInfo", { silent: true }));
  const [checkIn, isCheckingIn] = useCheckIn();
  if (isError && !task)
    return (
      <Card className={cn(layout === "strip" && "mx-4", className)}>
        <ErrorState size="sm" title={homeText.checkInFailed} loading={isRetrying} onRetry={retry} />
      </Card>
    );
  const sharedProps = {
    points: task?.pointsCount,
    reward: info?.reward,
    signed: task && task.signStatus === 1,
    pending: isCheckingIn,
    onSignIn: checkIn,
    signPageHref: getPath("checkIn"),
  };
  if (layout === "strip")
    return (
      <SignInStrip {...sharedProps} note={info && getShortStreakNote(info)} className={`mx-4 ${className}`} />
    );
  return (
    <SignInBlock
      {...sharedProps}
      // Reserves two lines, so that the response moves nothing.
      note={
        <span className="-mb-2 grid min-h-9 place-items-center">
          {info && <span key={getStreakNote(info)}>{getStreakNote(info)}</span>}
        </span>
      }
      className={className}
      aria-label={text.calendar}
      greeting={name ? fillText(getGreeting(now), { name }) : <Skeleton className="h-4 w-24" />}
      redeemHref={getPath("mall")}
      days={info ? getRecentDays(info) : []}
    />
  );
}
