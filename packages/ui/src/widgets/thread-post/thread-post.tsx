import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Card } from "../card/card.tsx";
import { LevelMark } from "../level-mark/level-mark.tsx";
import { RelativeTime } from "../relative-time/relative-time.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { KindTag, Tag, TopicTag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor, type ThreadView } from "../thread-card/thread.ts";
import { PARTS, Part } from "./part.tsx";

export type ThreadPostProps = Omit<ComponentProps<"article">, "children"> & {
  /** Thread to show, with the field names of the API. */
  thread: Omit<ThreadView, "excerpt" | "imageList" | "vedioList" | "threadClassify"> & {
    viewCount: number;
    /** Time of the last edit. */
    editedAt?: string;
  };
  /** Accessible title of a moment, which has no visible one. */
  spokenTitle: string;
  /** Profile address of the avatar and the nickname. */
  userHref: string;
  /** Address of the circle; without it the name is plain text. */
  circleHref?: string;
  /** Address of the place on a map; without it the name is plain text. */
  placeHref?: string;
  /** Returns the address of a topic. */
  topicHref: (topic: { id: string; content: string }) => string;
  /** Tags besides essence. */
  tags?: ReactNode;
  /** Follow button beside the author. */
  follow?: ReactNode;
  /** Menu of further actions at the right end. */
  menu?: ReactNode;
  /** Actions at the bottom, usually `ThreadActions`. */
  actions?: ReactNode;
  /** Text, images and videos. */
  children: ReactNode;
};

/** Whole thread: title, author, content, topics and actions. The title of a moment is for screen readers only. */
export function ThreadPost({
  thread,
  spokenTitle,
  userHref,
  circleHref,
  placeHref,
  topicHref,
  tags,
  follow,
  menu,
  actions,
  children,
  className,
  ...props
}: ThreadPostProps) {
  const titleId = useId();
  const { title, deviceName, location } = thread;
  const topicList = thread.topicList ?? [];
  return (
    <Card asChild className={cn("rounded-none border-0 bg-transparent", className)}>
      <article data-slot="thread-post" aria-labelledby={titleId} {...props}>
        <div className="pt-5 pb-2 max-md:px-4">
          <h1
            id={titleId}
            className={title ? "page-title mb-4 text-pretty text-page wrap-anywhere" : "page-title sr-only"}
          >
            {title || spokenTitle}
          </h1>
          <Byline {...{ thread, userHref, circleHref, placeHref, tags, follow, menu }} />
          <div className="grid gap-6 pt-5">{children}</div>
          {(topicList.length > 0 || deviceName || location) && (
            <ul
              data-slot="thread-post-topics"
              className={cn("mt-5 flex flex-wrap gap-1.5", topicList.length === 0 && "md:hidden")}
            >
              {/* On wide screens a card beside the text shows it. */}
              {deviceName && (
                <li className="md:hidden">
                  <Tag className="h-6 rounded-control px-2 text-meta">{deviceName}</Tag>
                </li>
              )}
              {location && (
                <li className="max-w-full lg:hidden">
                  <Tag className="h-6 max-w-full rounded-control px-2 text-meta">
                    <Place name={location.name} href={placeHref} className="flex min-w-0 hit-area" />
                  </Tag>
                </li>
              )}
              {topicList.map((topic) => (
                <li key={topic.id} className="max-w-full">
                  <TopicTag name={topic.content} href={topicHref(topic)} />
                </li>
              ))}
            </ul>
          )}
          {actions && <div className="mt-6 mb-1 border-t border-border pt-4">{actions}</div>}
        </div>
      </article>
    </Card>
  );
}

type BylineProps = Pick<
  ThreadPostProps,
  "thread" | "userHref" | "circleHref" | "placeHref" | "tags" | "follow" | "menu"
>;

/** Author, time, place, device and number of views. */
function Byline({ thread, userHref, circleHref, placeHref, tags, follow, menu }: BylineProps) {
  const forum = useForumText();
  const locale = useLocale();
  const { circle, location, viewCount, isessence, postedAt } = thread;
  const user = knownAuthor(thread.user, forum.goneUser);
  return (
    <div className="flex items-center gap-3 border-b border-border pb-5 max-xs:flex-wrap">
      <Link href={userHref} tabIndex={-1} aria-hidden="true" className="flex-none">
        <Avatar
          src={user.avatar}
          name={user.nickname}
          size={40}
          verified={user.isVerified > 0}
          loading="eager"
        />
      </Link>
      <div data-slot="byline" className="min-w-0 grow">
        <div className="flex items-center gap-1.5 max-xs:flex-wrap">
          <Link
            href={userHref}
            className="truncate leading-[1.25rem] font-semibold hover:text-brand-text tap-up"
          >
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} />
          <LevelMark level={user.level} />
          {isessence > 0 && <KindTag kind="essence" />}
          {tags}
        </div>
        <div className={cn(PARTS, "text-meta whitespace-nowrap text-text-muted tabular-nums")}>
          <RelativeTime value={postedAt} />
          {thread.editedAt && (
            <Part>
              <span title={fillText(forum.editedAt, { time: thread.editedAt })}>
                <span>{`${forum.edited} `}</span>{" "}
                <RelativeTime value={thread.editedAt} className="max-lg:hidden" />
              </span>
            </Part>
          )}
          {circle && circleHref && (
            <Part className="max-md:hidden">
              <Link href={circleHref} className="hover:text-brand-text tap-down">
                {circle.groupName}
              </Link>
            </Part>
          )}
          {location && (
            <Part className="max-lg:hidden">
              <Place name={location.name} href={placeHref} />
            </Part>
          )}
          <Part>{`${formatCount(viewCount, locale)} ${forum.viewsUnit}`}</Part>
        </div>
      </div>
      {follow}
      {menu && <div className="-mr-2 max-xs:mr-0">{menu}</div>}
    </div>
  );
}

/** A place, with a link to the map if there is one. */
function Place({ name, href, className }: { name: string; href?: string; className?: string }) {
  // Truncated inside the link, whose hit area is larger.
  const label = <span className="truncate">{name}</span>;
  if (!href) return <span className={className}>{label}</span>;
  return (
    <Link href={href} className={cn("hover:text-brand-text", className)}>
      {label}
    </Link>
  );
}
