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
  /** 左边的图，44 见方：`NoticeFaces` 或 `NoticeTile`。 */
  lead: ReactNode;
  /** 通知的第一行：谁做了什么。 */
  title: ReactNode;
  /** 对方说的话。 */
  quote?: ReactNode;
  /** 关于我的什么，一行，前面有一道竖线。 */
  reference?: ReactNode;
  /** 一段说明，系统通知用。 */
  content?: ReactNode;
  /** 机器读的时间，`2026-11-21 09:41:03`。 */
  time: string;
  /** 显示的时间，例如「3 分钟前」。 */
  timeText: string;
  /** 最后一行的操作。 */
  actions?: ReactNode;
  /** 右边的小图。 */
  image?: string;
  /** 整行的去处；不给就不是链接。 */
  href?: string;
  /** 整行链接读出来的名字。 */
  linkLabel?: string;
  /** 还没读过：左边有一个点，读屏读「未读」。 */
  unread?: boolean;
};

/** 一行通知：谁做了什么，右端是时间；下面是说了什么、关于什么。没读过的左边有红点。 */
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
          <time dateTime={toIsoTime(time)} className="flex-none text-xs text-text-muted tabular-nums">
            {timeText}
          </time>
        </div>
        {quote && <p className="mt-1 line-clamp-3 text-md leading-[1.6] break-words">{quote}</p>}
        {content && (
          <p className="mt-0.5 leading-[1.375rem] break-words whitespace-pre-line text-text-secondary">
            {content}
          </p>
        )}
        {reference && (
          <p className="mt-1.5 truncate border-l-2 border-border-strong pl-2.5 text-sm text-text-muted">
            {reference}
          </p>
        )}
        {actions && (
          <div className="relative z-1 mt-1 flex items-center gap-1 text-xs text-text-muted">{actions}</div>
        )}
      </div>
      {image ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          className="size-14 rounded-md object-cover max-xs:hidden md:h-13.5 md:w-18"
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

/** 一个或两个头像，右下角是做了什么的小圆标。 */
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

/** 系统通知的圆形图标，颜色只分类。 */
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
