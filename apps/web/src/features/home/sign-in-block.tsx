import { fillText } from "@lenscape/ui/lib/fill-text";
import { SignInStrip, SignInBlock as Wide } from "@lenscape/ui/sign-in-block";
import { useQuery } from "@tanstack/react-query";
import { checkInText as text } from "#copy/checkin.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { pageOf } from "#paths";
import { taskInfo, useSignIn } from "#shell/check-in.ts";
import { daysOf, greetingOf, noteOf, shortNoteOf } from "#shell/check-in-words.ts";
import { useNow } from "#shell/now.ts";

interface SignInBlockProps {
  layout: "block" | "strip";
  className?: string;
}

/** Points, the week and the sign button (SIDE-001, SIDE-002). The default export is what `pagePart` takes. */
export default function SignInBlock({ layout, className }: SignInBlockProps) {
  const { api } = useApp();
  const { name } = useMember();
  const now = useNow();
  const { data: task, isError } = useQuery(taskInfo(api));
  const { data: info } = useQuery(apiQuery(api, "checkInInfo", { silent: true }));
  const [signIn, signing] = useSignIn();
  const shared = {
    points: task?.pointsCount,
    reward: info?.reward,
    // A press asks again first: the button is there, too, where the state did not come.
    signed: task ? task.signStatus === 1 : isError ? false : undefined,
    pending: signing,
    onSignIn: signIn,
    signPageHref: pageOf("checkIn"),
  };
  if (layout === "strip")
    return <SignInStrip {...shared} note={info && shortNoteOf(info)} className={`mx-4 ${className}`} />;
  return (
    <Wide
      {...shared}
      // Two lines have room, so that what comes with the answer moves nothing.
      note={<span className="grid min-h-9 place-items-center">{info && noteOf(info)}</span>}
      className={className}
      aria-label={text.calendar}
      greeting={fillText(greetingOf(now), { name })}
      redeemHref={pageOf("mall")}
      days={info ? daysOf(info) : []}
    />
  );
}
