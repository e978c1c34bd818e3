import type { ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { formatRelative, toIsoTime } from "../../lib/time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { LevelMark } from "../level-mark/level-mark.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { useForumText } from "./forum-text.ts";
import { knownAuthor, type ThreadView } from "./thread.ts";

type AuthorBarProps = {
  thread: Pick<ThreadView, "user" | "circle" | "postedAt" | "location">;
  now: Date | number;
  userHref: string;
  circleHref?: string;
  placeHref?: string;
  follow?: ReactNode;
  menu?: ReactNode;
};

/** First line of a thread card: avatar, nickname, level, time, circle and actions. */
export function AuthorBar({ thread, now, userHref, circleHref, placeHref, follow, menu }: AuthorBarProps) {
  const text = useText();
  const forum = useForumText();
  const { circle, postedAt, location } = thread;
  const user = knownAuthor(thread.user, forum.goneUser);
  return (
    <div data-slot="thread-card-author" className="flex items-center gap-2.5 max-xs:flex-wrap">
      <Link href={userHref} tabIndex={-1} aria-hidden="true" className="z-1 flex hit-area">
        <Avatar src={user.avatar} name={user.nickname} size={36} verified={user.isVerified > 0} />
      </Link>
      <div data-slot="byline" className="min-w-0 grow">
        <div className="flex items-center gap-1.5 leading-[1.25rem] max-xs:flex-wrap">
          <Link href={userHref} className="relative z-1 truncate font-semibold hover:text-brand-text tap-up">
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} />
          <LevelMark level={user.level} />
        </div>
        <div className="flex min-w-0 items-center gap-1.5 text-meta whitespace-nowrap text-text-muted max-xs:flex-wrap">
          <time dateTime={toIsoTime(postedAt)} title={postedAt}>
            {formatRelative(postedAt, now, text)}
          </time>
          {circle && (
            <>
              <span aria-hidden="true" className="size-0.75 flex-none rounded-full bg-current opacity-60" />
              {circleHref ? (
                <Link href={circleHref} className="relative z-1 truncate hover:text-brand-text tap-down">
                  {circle.groupName}
                </Link>
              ) : (
                <span className="truncate">{circle.groupName}</span>
              )}
            </>
          )}
          {location && (
            <>
              <span aria-hidden="true" className="size-0.75 flex-none rounded-full bg-current opacity-60" />
              {placeHref ? (
                <Link href={placeHref} className="relative z-1 truncate hover:text-brand-text tap-down">
                  {location.name}
                </Link>
              ) : (
                <span className="truncate">{location.name}</span>
              )}
            </>
          )}
        </div>
      </div>
      {follow && <div className="relative z-1 max-md:hidden">{follow}</div>}
      {menu && <div className="relative z-1 -mr-2">{menu}</div>}
    </div>
  );
}
