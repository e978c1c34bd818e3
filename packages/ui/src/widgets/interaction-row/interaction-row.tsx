import { AtSign, Heart, type LucideIcon, MessageCircle, Star, UserPlus } from "lucide-react";
import { type ComponentProps, Fragment } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { toIsoTime } from "../../lib/time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import type { UserRef } from "../user-row/user.ts";

export type InteractionKind = "reply" | "like" | "favorite" | "follow" | "mention";

export type InteractionRowProps = Omit<ComponentProps<"article">, "children"> & {
  /** Kind of interaction (reply, like, favourite, follow, mention), which decides icon and sentence. */
  kind: InteractionKind;
  /** Members involved, the most recent first; several avatars overlap. */
  users: readonly UserRef[];
  /** Text after the names, for example "等 18 人赞了你的帖子". */
  sentence: string;
  /** Text of the comment. */
  quote?: string;
  /** Title of the thread. */
  about?: string;
  /** Wire time, `YYYY-MM-DD HH:mm:ss`. */
  time: string;
  /** Whether it is unread: shows a dot, announced as "未读". */
  unread: boolean;
  /** Address of the thread or comment that the whole row links to. */
  href: string;
  /** Returns the profile address for a user ID. */
  userHref: (userId: string) => string;
};

const MARKS: Record<InteractionKind, { Icon: LucideIcon; color: string }> = {
  like: { Icon: Heart, color: "bg-danger text-danger-contrast" },
  reply: { Icon: MessageCircle, color: "bg-info text-surface" },
  mention: { Icon: AtSign, color: "bg-brand text-brand-contrast" },
  follow: { Icon: UserPlus, color: "bg-brand text-brand-contrast" },
  favorite: { Icon: Star, color: "bg-accent text-accent-contrast" },
};

const NAMED = 2;

/** Row of an interaction: members, action, thread and time. The whole row is a link; unread rows have a red dot. */
export function InteractionRow({
  kind,
  users,
  sentence,
  quote,
  about,
  time,
  unread,
  href,
  userHref,
  className,
  ...props
}: InteractionRowProps) {
  const forum = useForumText();
  const { listComma } = useText();
  const named = users.slice(0, NAMED);
  return (
    <article
      data-slot="interaction-row"
      data-unread={unread || undefined}
      {...props}
      className={cn(
        "relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 px-4 py-3.5 hover:bg-surface-hover md:gap-3.5 md:px-6 md:py-4",
        className,
      )}
    >
      {unread && (
        <span className="absolute top-8.5 left-1.25 size-1.75 rounded-full bg-danger md:left-2.25">
          <span className="sr-only">{forum.unreadNotice}</span>
        </span>
      )}
      <Faces kind={kind} users={named} />
      <div className="min-w-0">
        <p className="leading-[1.5rem] wrap-anywhere text-text-secondary">
          {named.map((user, index) => (
            <Fragment key={user.userId}>
              {index > 0 && <span>{listComma}</span>}
              <Link
                href={userHref(user.userId)}
                className="relative z-1 py-1 font-semibold text-text hover:text-brand-text max-xs:py-0"
              >
                {user.nickname}
              </Link>
              <StaffMark isStaff={user.isStaff} className="ml-1" />
            </Fragment>
          ))}{" "}
          <Link href={href} className="after:absolute after:inset-0 focus-visible:after:outline-2">
            {sentence}
          </Link>
        </p>
        {quote && <p className="mt-1 line-clamp-3 text-ui wrap-anywhere">{quote}</p>}
        {about && (
          <p className="mt-1.5 truncate border-l-2 border-border-strong pl-2.5 text-meta text-text-muted">
            {about}
          </p>
        )}
        <time
          dateTime={toIsoTime(time)}
          title={time}
          className="mt-1 block text-meta text-text-muted tabular-nums"
        >
          {time.slice(11, 16)}
        </time>
      </div>
    </article>
  );
}

function Faces({ kind, users }: { kind: InteractionKind; users: readonly UserRef[] }) {
  const { Icon, color } = MARKS[kind];
  const pair = users.length > 1;
  return (
    <span aria-hidden="true" className="relative size-11">
      {users.map((user, index) => (
        <Avatar
          key={user.userId}
          src={user.avatar}
          name={user.nickname}
          size={pair ? 32 : 40}
          className={cn(pair && "absolute", pair && index > 0 && "right-0 bottom-0 ring-2 ring-surface")}
        />
      ))}
      <span
        className={cn(
          "absolute -right-0.75 -bottom-0.75 z-1 grid size-5 place-items-center rounded-full ring-2 ring-surface",
          color,
        )}
      >
        <Icon size="0.6875rem" strokeWidth={2.2} />
      </span>
    </span>
  );
}
