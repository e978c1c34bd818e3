import { AtSign, Heart, MessageCircle, Star, User } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { toIsoTime } from "../../lib/time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { TINTS } from "../icon-tile/tints.ts";

const KINDS = {
  reply: { Icon: MessageCircle, tone: "bg-info text-surface" },
  like: { Icon: Heart, tone: "bg-danger text-danger-contrast" },
  favorite: { Icon: Star, tone: "bg-accent text-accent-contrast" },
  follow: { Icon: User, tone: "bg-brand text-brand-contrast" },
  mention: { Icon: AtSign, tone: "bg-brand text-brand-contrast" },
};

export type NoticeRowProps = Omit<ComponentProps<"article">, "title"> & {
  /** Image at the left: `NoticeFaces` or `NoticeTile`. */
  lead: ReactNode;
  /** First line: member and action. */
  title: ReactNode;
  /** Quoted text of the other member. */
  quote?: ReactNode;
  /** Reference to the viewer's content, one line with a bar. */
  reference?: ReactNode;
  /** Text of a system notification. */
  content?: ReactNode;
  /** Wire time, for example `2026-11-21 09:41:03`. */
  time: string;
  /** Displayed time, for example "3 分钟前". */
  timeText: string;
  /** Actions in the last line. */
  actions?: ReactNode;
  /** Small image at the right. */
  image?: string;
  /** Address of the whole row; without it there is no link. */
  href?: string;
  /** Accessible name of the link. */
  linkLabel?: string;
  /** Whether it is unread: shows a dot, announced as "未读". */
  unread?: boolean;
};

/** Row of a notification: member, action, time, quote and reference. Unread rows have a red dot. */
export function NoticeRow({
  lead,
  title,
  quote,
  reference,
  content,
  time,
  timeText,
  actions,
  image,
  href,
  linkLabel,
  unread = false,
  className,
  ...props
}: NoticeRowProps) {
  const text = useText();
  return (
    <article
      data-slot="notice-row"
      {...props}
      className={cn(
        "relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 px-4 py-3.5 hover:bg-surface-hover md:gap-3.5 md:py-4",
        className,
      )}
    >
      {unread && (
        <span
          role="img"
          aria-label={text.messageUnread}
          className="absolute top-8.5 left-1.25 size-1.75 rounded-full bg-danger"
        />
      )}
      {lead}
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <div
            data-slot="notice-row-title"
            className="min-w-0 leading-[1.375rem] break-words text-text-secondary"
          >
            {title}
          </div>
          <time dateTime={toIsoTime(time)} className="flex-none text-meta text-text-muted tabular-nums">
            {timeText}
          </time>
        </div>
        {quote && <p className="mt-1 line-clamp-3 text-ui leading-[1.6] break-words">{quote}</p>}
        {content && (
          <p className="mt-0.5 leading-[1.375rem] break-words whitespace-pre-line text-text-secondary">
            {content}
          </p>
        )}
        {reference && (
          <p className="mt-1.5 truncate border-l-2 border-border-strong pl-2.5 text-meta text-text-muted">
            {reference}
          </p>
        )}
        {actions && (
          <div className="relative z-1 mt-1 flex items-center gap-1 text-meta text-text-muted">{actions}</div>
        )}
      </div>
      {image ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          className="size-14 rounded-control object-cover max-xs:hidden md:h-13.5 md:w-18"
        />
      ) : (
        <span />
      )}
      {href && (
        <Link
          href={href}
          aria-label={linkLabel}
          className="absolute inset-0 focus-visible:-outline-offset-2"
        />
      )}
    </article>
  );
}

export interface NoticeFace {
  userId: string;
  nickname: string;
  avatar: string;
}

/** One or two avatars with a small mark of the action. */
export function NoticeFaces({ users, kind }: { users: readonly NoticeFace[]; kind: keyof typeof KINDS }) {
  const { Icon, tone } = KINDS[kind];
  const [first, second] = users;
  return (
    <span data-slot="notice-faces" className="relative size-11">
      {second ? (
        <>
          <Avatar src={first?.avatar} name={first?.nickname} size={32} className="absolute top-0 left-0" />
          <Avatar
            src={second.avatar}
            name={second.nickname}
            size={32}
            className="absolute right-0 bottom-0 ring-2 ring-surface"
          />
        </>
      ) : (
        <Avatar src={first?.avatar} name={first?.nickname} size={40} className="size-11" />
      )}
      <span
        className={cn(
          "absolute -right-0.75 -bottom-0.75 grid size-5 place-items-center rounded-full ring-2 ring-surface",
          tone,
        )}
      >
        <Icon aria-hidden="true" size="0.6875rem" strokeWidth={2.2} />
      </span>
    </span>
  );
}

/** Round icon of a system notification; the colour shows the category. */
export function NoticeTile({ tone, children }: { tone: keyof typeof TINTS; children: ReactNode }) {
  return (
    <span
      data-slot="notice-tile"
      className={cn("grid size-11 place-items-center rounded-full [:where(&_svg)]:size-5", TINTS[tone])}
    >
      {children}
    </span>
  );
}
