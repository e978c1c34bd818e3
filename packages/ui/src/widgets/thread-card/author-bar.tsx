import type { ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { formatRelative, toIsoTime } from "../../lib/time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { useForumText } from "./forum-text.ts";
import { knownAuthor, type ThreadView } from "./thread.ts";

type AuthorBarProps = {
  thread: Pick<ThreadView, "user" | "circle" | "postedAt" | "location">;
  now: Date | number;
  userHref: string;
  circleHref?: string;
  placeHref?: string;
  /** Words at the end of the line, for example "精华". */
  marks?: ReactNode;
  menu?: ReactNode;
};

const DOT =
  "before:mx-2 before:size-0.75 before:flex-none before:rounded-full before:bg-current before:opacity-60";

/** First line of a thread card, 24 px high: avatar, nickname, circle, time, place and marks, with the menu at the end. */
export function AuthorBar({ thread, now, userHref, circleHref, placeHref, marks, menu }: AuthorBarProps) {
  const text = useText();
  const forum = useForumText();
  const { circle, postedAt, location } = thread;
  const user = knownAuthor(thread.user, forum.goneUser);
  return (
    <div data-slot="thread-card-author" className="flex min-h-6 items-center gap-2 text-meta">
      <Link href={userHref} tabIndex={-1} aria-hidden="true" className="flex flex-none hit-area">
        <Avatar src={user.avatar} name={user.nickname} size={24} />
      </Link>
      <div data-slot="byline" className="flex min-w-0 grow items-center text-text-muted max-xs:flex-wrap">
        <Link
          href={userHref}
          className="truncate font-semibold text-text hover:text-brand-text tap-y max-xs:m-0 max-xs:p-0"
        >
          {user.nickname}
        </Link>
        <StaffMark isStaff={user.isStaff} className="ml-1.5" />
        {circle && (
          <span className={`flex min-w-0 items-center ${DOT}`}>
            <PlaceName href={circleHref} name={circle.groupName} />
          </span>
        )}
        <span className={`flex flex-none items-center whitespace-nowrap ${DOT}`}>
          <time dateTime={toIsoTime(postedAt)} title={postedAt}>
            {formatRelative(postedAt, now, text)}
          </time>
        </span>
        {location && (
          <span className={`flex min-w-0 items-center max-md:hidden ${DOT}`}>
            <PlaceName href={placeHref} name={location.name} />
          </span>
        )}
        {marks}
      </div>
      {menu && <div className="-my-1.5 -mr-2 flex-none max-xs:mr-0">{menu}</div>}
    </div>
  );
}

/** Name of a circle or a place, as a link if it has an address. */
function PlaceName({ href, name }: { href: string | undefined; name: string }) {
  return href ? (
    <Link href={href} className="truncate hover:text-brand-text tap-y max-xs:m-0 max-xs:p-0">
      {name}
    </Link>
  ) : (
    <span className="truncate">{name}</span>
  );
}
