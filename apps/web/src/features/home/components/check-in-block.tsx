import { Card } from "@lenscape/ui/card";
import { ErrorState } from "@lenscape/ui/error-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SignInStrip, SignInBlock as Wide } from "@lenscape/ui/sign-in-block";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { checkInNoteText as text } from "#shell/members/text.ts";
import { homeText } from "#copy/home-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { getPath } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { getRecentDays, getGreeting, getStreakNote, getShortStreakNote } from "#shell/members/check-in-notes.ts";
import { taskInfo, useCheckIn } from "#shell/members/use-check-in.ts";
import { startMember } from "#shell/session/member-start.ts";

interface SignInBlockProps {
  layout: "block" | "strip";
  className?: string;
}

/** Points, the week and the sign button (SIDE-001, SIDE-002). The default export is what `pagePart` takes. */
export default function SignInBlock({ layout, className }: SignInBlockProps) {
  const app = useApp();
  const { api } = app;
  const { name } = useMember();
  const now = useNow();
  const { data: task, isError } = useQuery(taskInfo(api));
  const [again, asking] = useAction(() => startMember(app));
  const { data: info } = useQuery(apiQuery(api, "checkInInfo", { silent: true }));
  const [signIn, signing] = useCheckIn();
  if (isError && !task)
    return (
      <Card className={cn(layout === "strip" && "mx-4", className)}>
        <ErrorState size="sm" title={homeText.signInFailed} loading={asking} onRetry={again} />
      </Card>
    );
  const shared = {
    points: task?.pointsCount,
    reward: info?.reward,
    signed: task && task.signStatus === 1,
    pending: signing,
    onSignIn: signIn,
    signPageHref: getPath("checkIn"),
  };
  if (layout === "strip")
    return <SignInStrip {...shared} note={info && getShortStreakNote(info)} className={`mx-4 ${className}`} />;
  return (
    <Wide
      {...shared}
      // Two lines have room, so that what comes with the answer moves nothing. One stands midway to the card's edge.
      note={<span className="-mb-2 grid min-h-9 place-items-center">{info && getStreakNote(info)}</span>}
      className={className}
      aria-label={text.calendar}
      greeting={name ? fillText(getGreeting(now), { name }) : <Skeleton className="h-4 w-24" />}
      redeemHref={getPath("mall")}
      days={info ? getRecentDays(info) : []}
    />
  );
}
