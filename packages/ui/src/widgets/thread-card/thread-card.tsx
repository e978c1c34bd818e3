import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { AuthorBar } from "./author-bar.tsx";
import { FoldedText } from "./folded-text.tsx";
import { useForumText } from "./forum-text.ts";
import { knownAuthor, type ThreadView } from "./thread.ts";

export { FoldedText } from "./folded-text.tsx";
export { ThreadCardSkeleton } from "./thread-card-skeleton.tsx";
export type { ThreadView };

export type ThreadCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Thread to show, with the field names of the API. */
  thread: ThreadView;
  /** Current time, passed in so that server and browser render the same relative time. */
  now: Date | number;
  /** Address of the thread, the target of the title. */
  href: string;
  /** Profile address of the avatar and the nickname. */
  userHref: string;
  /** Address of the circle; without it the name is plain text. */
  circleHref?: string;
  /** Address of the place on a map; without it the name is plain text. */
  placeHref?: string;
  /** Returns the address of a topic. */
  topicHref: (topic: { id: string; content: string }) => string;
  /** Loads the images at once, for the first row of a page. */
  priority?: boolean;
  /** Menu of further actions. */
  menu?: ReactNode;
  /** Row of actions, usually `ThreadActions`. */
  actions?: ReactNode;
  /** Words at the end of the first line besides "精华" and "投票", for example "问答" or "审核中". */
  tags?: ReactNode;
  /** Called with the index of the pressed image, from 0. */
  onImageOpen?: (index: number) => void;
};

/** Length of a moment's heading, which only screen readers read. */
const HEADING_LENGTH = 20;

/**
 * Thread in a feed: a row without a box, separated by a line. The title is the link; a moment has no title, its text is
 * the link, and a visually hidden heading names author and first words.
 *
 * The excerpt is folded after 70 characters with "展开" and "收起". An essence thread has an amber bar at the
 * left and the word "精华" in the first line.
 */
export function ThreadCard({
  thread,
  now,
  href,
  userHref,
  circleHref,
  placeHref,
  topicHref,
  priority = false,
  menu,
  actions,
  tags,
  onImageOpen,
  className,
  ...props
}: ThreadCardProps) {
  const titleId = useId();
  const text = useText();
  const forum = useForumText();
  const { title, excerpt, threadClassify, topicList } = thread;
  const imageList = thread.imageList ?? [];
  const vedioList = thread.vedioList ?? [];
  const isEssence = thread.isessence > 0;
  const author = knownAuthor(thread.user, forum.goneUser).nickname;
  const topics = topicList && topicList.length > 0 && (
    <p data-slot="thread-card-topics" className="mt-2 flex max-w-180 flex-wrap gap-x-3 text-ui">
      {topicList.map((topic) => (
        <Link
          key={topic.id}
          href={topicHref(topic)}
          className="no-autospace max-w-full truncate text-brand-text hover:underline max-xs:whitespace-normal"
        >
          {`#${topic.content}`}
        </Link>
      ))}
    </p>
  );
  return (
    <article
      data-slot="thread-card"
      aria-labelledby={titleId}
      {...props}
      className={cn(
        "relative border-b border-border pt-5 pb-3 max-md:px-4",
        isEssence &&
          "before:absolute before:inset-y-5 before:left-0 before:w-0.75 before:bg-accent md:before:-left-4",
        className,
      )}
    >
      <AuthorBar
        {...{ thread, now, userHref, circleHref, placeHref, menu }}
        marks={
          <span data-slot="thread-card-tags" className="flex flex-none items-center">
            {isEssence && <Mark className="text-accent-text">{text.essence}</Mark>}
            {thread.hasPoll === 1 && <Mark>{text.poll}</Mark>}
            {tags}
          </span>
        }
      />
      <div className="mt-2 max-w-180">
        {title ? (
          <>
            <h2
              id={titleId}
              data-slot="thread-card-title"
              className="line-clamp-2 text-title wrap-anywhere max-xs:line-clamp-none"
            >
              <Link href={href} className="hover:text-brand-text">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-ui leading-[1.5625rem] wrap-anywhere text-text-secondary">
              <FoldedText text={excerpt} />
            </p>
          </>
        ) : (
          <>
            <h2 id={titleId} className="sr-only">
              <span>{`${author}${forum.says}`}</span>
              <span>{sliceGraphemes(excerpt, HEADING_LENGTH)}</span>
            </h2>
            <p className="text-ui leading-[1.5625rem] wrap-anywhere">
              <FoldedText text={excerpt}>
                {(shown) => (
                  <Link href={href} className="hover:text-brand-text">
                    {shown}
                  </Link>
                )}
              </FoldedText>
            </p>
          </>
        )}
      </div>
      {topics}
      <ThreadMedia
        images={imageList}
        videos={vedioList}
        threadClassify={threadClassify}
        capture={{ device: thread.deviceName, place: thread.location?.name }}
        cover={title !== "" && threadClassify !== 0}
        priority={priority}
        onImageOpen={onImageOpen}
        className="mt-3"
      />
      {actions && <div className="mt-1.5">{actions}</div>}
    </article>
  );
}

/** Word at the end of the first line of a card. */
export function Mark({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      data-slot="thread-card-mark"
      className={cn(
        "flex flex-none items-center whitespace-nowrap before:mx-2 before:size-0.75 before:flex-none before:rounded-full before:bg-text-muted before:opacity-60",
        className,
      )}
    >
      {children}
    </span>
  );
}
