import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useFocusSeat } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { PointsMark } from "../points-mark/points-mark.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { SunArc, type SunDay } from "./sun-arc.tsx";
import { useCounted } from "./use-counted.ts";

export { SunArc, type SunArcProps, type SunDay } from "./sun-arc.tsx";

export type SignInBlockProps = Omit<ComponentProps<"section">, "children"> & {
  /** Greeting, for example "早上好，云野". */
  greeting: ReactNode;
  /** Points; "—" if not available. */
  points?: number;
  /** Address of "去兑换". */
  redeemHref?: string;
  /** Today and the five days before, oldest first, with their check-in state. */
  days: readonly SunDay[];
  /** Points for today's check-in; undefined while unknown, then the button promises nothing. */
  reward?: number;
  /** Whether today is checked in: the button becomes "已签到". Undefined while unknown, shown as skeletons. */
  signed?: boolean;
  /** Whether a request is in progress: the button shows a spinner and ignores clicks. */
  pending?: boolean;
  /** Called for the check-in button; the caller then changes `signed`. */
  onSignIn?: () => void;
  /** Address of the check-in page, which the button links to after the check-in. */
  signPageHref?: string;
  /** Note below the button, for example "已连续 5 天，再签 2 天得徽章". */
  note?: ReactNode;
};

/** Returns the label of the button, with the points if known. */
const promise = (gain: string, reward: number | undefined, plain: string) =>
  reward === undefined ? plain : fillText(gain, { n: formatExact(reward) });

function Balance({ points, size, waiting }: { points?: number; size: "md" | "lg"; waiting: boolean }) {
  const counted = useCounted(points);
  if (waiting) return <Skeleton className={cn("w-16 self-center", size === "lg" ? "h-7" : "h-6.5")} />;
  if (counted !== undefined) return <PointsMark value={counted} size={size} tone="text" />;
  return <b className={size === "lg" ? "text-head leading-[1.75rem]" : "text-title leading-[1.625rem]"}>—</b>;
}

/**
 * Check-in block of the sidebar: greeting, points, sunrise curve of the last days, and button. For members only.
 */
export function SignInBlock({
  greeting,
  points,
  redeemHref,
  days,
  reward,
  signed,
  pending = false,
  onSignIn,
  signPageHref,
  note,
  className,
  ...props
}: SignInBlockProps) {
  const text = useGrowthText();
  const seat = useFocusSeat();
  const waiting = signed === undefined;
  return (
    <Card asChild className={cn("rounded-none border-0 border-t bg-transparent pt-5", className)}>
      <section
        data-slot="sign-in-block"
        data-state={waiting ? "waiting" : signed ? "signed" : "open"}
        aria-busy={waiting || undefined}
        {...props}
      >
        <div className="flex items-start justify-between gap-3 max-xs:flex-wrap">
          <div className="min-w-0">
            <p className="truncate text-meta text-text-muted max-xs:whitespace-normal">{greeting}</p>
            <p className="mt-1 flex items-baseline gap-1.5 max-xs:flex-wrap">
              <Balance points={points} size="lg" waiting={waiting} />
              <span aria-hidden="true" className="flex-none text-meta text-text-muted">
                {text.points}
              </span>
            </p>
          </div>
          {redeemHref !== undefined && (
            <Link
              href={redeemHref}
              className="inline-flex flex-none items-center gap-0.5 rounded-control text-meta text-text-muted hover:text-brand-text hit-area"
            >
              <span>{text.redeem}</span>
              <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
            </Link>
          )}
        </div>
        <SunArc days={days} reward={reward && Math.max(0, reward)} className="mt-1.5 mb-2.5" />
        {waiting ? (
          <Skeleton shape="media" className="h-10 w-full" />
        ) : signed ? (
          <Button ref={seat} tone="ghost" block asChild={signPageHref !== undefined} className="h-10">
            {signPageHref === undefined ? text.signedIn : <Link href={signPageHref}>{text.signedIn}</Link>}
          </Button>
        ) : (
          <Button ref={seat} tone="accent" block loading={pending} onClick={onSignIn} className="h-10">
            {pending ? text.signingIn : promise(text.signIn, reward, text.signInPlain)}
          </Button>
        )}
        {note && (
          <p
            data-slot="sign-in-note"
            className="mt-2 px-3 text-center text-meta text-balance text-text-muted"
          >
            {note}
          </p>
        )}
      </section>
    </Card>
  );
}

export type SignInStripProps = Omit<ComponentProps<"section">, "children"> &
  Pick<SignInBlockProps, "points" | "reward" | "signed" | "pending" | "onSignIn" | "signPageHref" | "note">;

/** Check-in card of the phone's home page: points and a note at the left, the button at the right. */
export function SignInStrip({
  points,
  reward,
  signed,
  pending = false,
  onSignIn,
  signPageHref = "",
  note,
  className,
  ...props
}: SignInStripProps) {
  const text = useGrowthText();
  const seat = useFocusSeat();
  const waiting = signed === undefined;
  return (
    <Card
      asChild
      className={cn(
        "flex min-h-14 items-center gap-3 rounded-none border-0 bg-transparent max-xs:flex-wrap",
        className,
      )}
    >
      <section
        data-slot="sign-in-strip"
        data-state={waiting ? "waiting" : signed ? "signed" : "open"}
        aria-busy={waiting || undefined}
        {...props}
      >
        <div className="min-w-0 grow">
          <p className="flex items-baseline gap-1.5">
            <Balance points={points} size="md" waiting={waiting} />
            <span aria-hidden="true" className="flex-none text-meta text-text-muted">
              {text.points}
            </span>
          </p>
          {note && (
            <p className="mt-0.5 truncate text-meta text-text-muted max-xs:whitespace-normal">{note}</p>
          )}
        </div>
        {waiting ? (
          <Skeleton shape="media" className="h-10 w-24" />
        ) : signed ? (
          <Button ref={seat} tone="ghost" asChild className="-mr-4 h-10">
            <Link href={signPageHref}>{text.signedIn}</Link>
          </Button>
        ) : (
          <Button ref={seat} tone="accent" loading={pending} onClick={onSignIn} className="h-10">
            {pending ? text.signingIn : promise(text.signInShort, reward, text.signInPlain)}
          </Button>
        )}
      </section>
    </Card>
  );
}
