import { ChevronRight } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { AvatarStack } from "../avatar-stack/avatar-stack.tsx";
import { Card } from "../card/card.tsx";
import { useCircleText } from "../circle-card/circle-text.ts";
import { Cover } from "../cover/cover.tsx";
import { Stat } from "../stat/stat.tsx";
import type { UserRef } from "../user-row/user.ts";

const MODERATORS_SHOWN = 6;
/** Number of names that fit side by side on a phone. */
const NAMES_ON_PHONE = 3;
const NAMES_ON_NARROW_PHONE = 2;

export type ForumView = {
  id: string;
  groupName: string;
  brief: string;
  webPicUrl: string;
  trendsCount: number;
  interactCount: number;
  webMaster?: UserRef[] | null;
  activeUserCount: number;
  activeUsers?: UserRef[] | null;
};

export type ForumCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Forum to show, with the field names of the API. */
  forum: ForumView;
  /** Address of the forum that the whole card links to. */
  href: string;
  /** Returns the profile address of a moderator. */
  userHref: (userId: string) => string;
  /** Called for "x 位活跃用户", to open the ranking. */
  onOpenRank?: () => void;
};

/**
 * Card of a forum: image, name, description, two counts, moderators in one line (6, on phones 3, below 360 px 2, then
 * "+n") and up to 10 active members.
 */
export function ForumCard({ forum, href, userHref, onOpenRank, className, ...props }: ForumCardProps) {
  const text = useCircleText();
  const locale = useLocale();
  const titleId = useId();
  const { groupName, brief, webPicUrl, webMaster, activeUsers, activeUserCount } = forum;
  const moderators = (webMaster ?? []).slice(0, MODERATORS_SHOWN);
  const count = webMaster?.length ?? 0;
  const others = count - moderators.length;
  return (
    <Card
      asChild
      className={cn(
        "relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 p-4 transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-md md:grid-cols-[5.5rem_minmax(0,1fr)] md:p-5",
        className,
      )}
    >
      <article data-slot="forum-card" aria-labelledby={titleId} {...props}>
        <Cover src={webPicUrl} name={groupName} className="size-16 rounded-[0.875rem] md:size-22" />
        <div className="min-w-0">
          <h2 id={titleId} className="truncate text-title font-semibold">
            <Link href={href} className="after:absolute after:inset-0 hover:text-brand-text">
              {groupName}
            </Link>
          </h2>
          <p data-slot="forum-card-brief" className="mt-0.5 mb-2.5 line-clamp-2 text-text-secondary">
            {brief}
          </p>
          <div className="flex flex-wrap gap-x-4">
            <Stat value={forum.trendsCount} label={text.posts} />
            <Stat value={forum.interactCount} label={text.interactions} />
          </div>
        </div>
        <div className="relative z-1 col-span-full mt-3.5 flex gap-2 border-t border-border pt-3 text-meta">
          <span className="flex-none text-text-muted">{text.moderators}</span>
          <ul
            data-slot="forum-card-moderators"
            className="-my-2.5 no-autospace flex min-w-0 gap-x-3 overflow-hidden"
          >
            {moderators.map((user, index) => (
              <li
                key={user.userId}
                className={cn(
                  "min-w-0",
                  index >= NAMES_ON_PHONE && "max-md:hidden",
                  index >= NAMES_ON_NARROW_PHONE && "max-[22.4375rem]:hidden",
                )}
              >
                <Link
                  href={userHref(user.userId)}
                  className="block truncate rounded-control text-brand-text py-2.5 hover:underline focus-visible:-outline-offset-2"
                >
                  {`@${user.nickname}`}
                </Link>
              </li>
            ))}
            {count > NAMES_ON_NARROW_PHONE && (
              <Others n={count - NAMES_ON_NARROW_PHONE} className="min-[22.4375rem]:hidden" />
            )}
            {count > NAMES_ON_PHONE && (
              <Others n={count - NAMES_ON_PHONE} className="md:hidden max-[22.4375rem]:hidden" />
            )}
            {others > 0 && <Others n={others} className="max-md:hidden" />}
          </ul>
        </div>
        <div className="relative z-1 col-span-full mt-4 flex min-h-7 items-center justify-between gap-3 flex-wrap">
          <AvatarStack users={activeUsers ?? []} hrefOf={(user) => userHref(String(user.userId))} />
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpenRank}
            className="inline-flex flex-none items-center gap-0.5 rounded-control text-meta whitespace-nowrap text-text-muted hover:text-brand-text md:text-meta hit-area"
          >
            <span>{fillText(text.activeUsers, { n: formatCount(activeUserCount, locale) })}</span>
            <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
          </button>
        </div>
      </article>
    </Card>
  );
}

function Others({ n, className }: { n: number; className: string }) {
  return <li className={cn("flex-none py-2.5 text-text-muted tabular-nums", className)}>{`+${n}`}</li>;
}
