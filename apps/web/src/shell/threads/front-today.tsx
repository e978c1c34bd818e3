import { Card } from "@lenscape/ui/card";
import { Cover } from "@lenscape/ui/cover";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { communityWall } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { paths } from "#paths";
import { Sky } from "#shell/frame/sky.tsx";
import { useNow } from "#shell/live/use-now.ts";
import type { Front, FrontPick } from "./front.ts";
import { TodayQuestion } from "./front-question.tsx";
import { frontText as text } from "./text.ts";

/** Shape of the hero image: a lens with larger radii at the bottom. */
const LENS =
  "h-48 overflow-hidden rounded-[0.75rem_0.75rem_1.75rem_1.75rem] md:aspect-21/9 md:h-auto md:rounded-[1rem_1rem_2.5rem_2.5rem]";

function PickRow({ thread, note }: FrontPick) {
  const { id, title, excerpt, user, circle, imageList, vedioList } = thread;
  const [image] = imageList;
  const picture = image?.thumbnailUrl || image?.url || vedioList[0]?.picUrl;
  return (
    <article className="relative flex gap-4 px-6 py-4 hover:bg-surface-hover">
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-semibold text-ui leading-[1.375rem] wrap-anywhere">
          <Link href={paths.thread(id)} className="after:absolute after:inset-0 hover:text-brand-text">
            {title || excerpt}
          </Link>
        </h3>
        <p className="mt-1.5 flex items-baseline gap-2.5 text-meta text-text-secondary before:mb-1 before:h-0.5 before:w-3.5 before:flex-none before:bg-brand">
          <span className={note ? "wrap-anywhere" : "line-clamp-1 wrap-anywhere"}>{note || excerpt}</span>
        </p>
        <p className="mt-2.5 truncate text-text-muted text-meta">
          {[user.nickname, circle && fillText(text.pickedFrom, { name: circle.groupName })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {picture && <Cover src={picture} className="size-18 flex-none rounded-[0.625rem]" />}
    </article>
  );
}

/** Formats the date in the community's time zone. */
function formatDate(now: number): string {
  const day = communityWall(now);
  return fillText(text.date, {
    m: day.getUTCMonth() + 1,
    d: day.getUTCDate(),
    w: text.weekdays[day.getUTCDay()] ?? "",
  });
}

function TodayFrame({ children }: { children: ReactNode }) {
  const now = useNow();
  return (
    <Card aria-label={text.title} className="overflow-clip max-md:mx-4 max-md:border-0 max-md:bg-transparent">
      <Sky className="flex h-16 items-center px-6 max-md:hidden">
        <p className="relative flex items-baseline gap-3">
          <b className="text-head tracking-wide">{text.title}</b>
          <span className="text-sky-text-soft text-meta tabular-nums">{formatDate(now)}</span>
        </p>
      </Sky>
      {children}
    </Card>
  );
}

/** Skeleton with the height of a front with two picks. */
export function TodaySkeleton() {
  return (
    <TodayFrame>
      <div className={cn(LENS, "bg-surface-sunken md:m-3 md:mb-0")} />
      <div className="h-31 max-lg:h-62 max-md:hidden" />
    </TodayFrame>
  );
}

interface TodayProps extends Pick<Front, "picks" | "question"> {
  /** Renders the hero with the given class. */
  lens: (className: string) => ReactNode;
}

/** Front of the day (今天的镜界): hero image, two picks, and the question of the day. */
export function Today({ lens, picks, question }: TodayProps) {
  return (
    <TodayFrame>
      {lens(cn(LENS, "md:m-3", picks.length > 0 && "md:mb-0"))}
      {picks.length > 0 && (
        <div className="grid grid-cols-2 divide-x divide-border max-lg:grid-cols-1 max-lg:divide-x-0 max-lg:divide-y max-md:hidden">
          {picks.map((pick) => (
            <PickRow key={pick.thread.id} {...pick} />
          ))}
        </div>
      )}
      {/* Phones show the question in the feed, so that the first thread is visible without scrolling. */}
      {question && <TodayQuestion thread={question} className="border-border border-t max-md:hidden" />}
    </TodayFrame>
  );
}
