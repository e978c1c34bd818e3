import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { KindTag, TopicTag } from "../tag/tag.tsx";
import { mediaLayout } from "../thread-media/media-layout.ts";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { AuthorBar } from "./author-bar.tsx";
import { FoldedText } from "./folded-text.tsx";
import type { ThreadView } from "./thread.ts";

export { FoldedText } from "./folded-text.tsx";
export { ThreadCardSkeleton } from "./thread-card-skeleton.tsx";
export type { ThreadView };

export type ThreadCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Thread to show, with the field names of the API. */
  thread: ThreadView;
  /** Current time, passed in so that server and browser render the same relative time. */
  now: Date | number;
  /** Address of the thread that the whole card links to. */
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
  /** Follow button. */
  follow?: ReactNode;
  /** Menu of further actions. */
  menu?: ReactNode;
  /** Row of actions, usually `ThreadActions`. */
  actions?: ReactNode;
  /** Tags besides pinned and essence, for example "求助" or "审核中". */
  tags?: ReactNode;
  /** Called with the index of the pressed image, from 0. */
  onImageOpen?: (index: number) => void;
};

/**
 * Thread in a feed. The title is a link that covers the whole row; avatar, follow button, topics and actions lie
 * above it.
 *
 * A moment has no title, its text is the link. The excerpt is folded after 70 characters with "展开" and "收起"
 * (VALID-010).
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
  follow,
  menu,
  actions,
  tags,
  onImageOpen,
  className,
  ...props
}: ThreadCardProps) {
  const titleId = useId();
  const { title, excerpt, threadClassify } = thread;
  const imageList = thread.imageList ?? [];
  const vedioList = thread.vedioList ?? [];
  const layout = mediaLayout(imageList, vedioList, threadClassify);
  const cover = thread.isessence > 0 && layout !== "video";
  const side = layout === "one" && !cover;
  const marks = (thread.isTop > 0 || thread.isessence > 0 || thread.hasPoll || tags) && (
    <span data-slot="thread-card-tags" className="mr-1.5 inline-flex gap-1.5 align-[0.125rem]">
      {thread.isTop > 0 && <KindTag kind="pinned" />}
      {thread.isessence > 0 && <KindTag kind="essence" />}
      {thread.hasPoll === 1 && <KindTag kind="poll" />}
      {tags}
    </span>
  );
  const link = "after:absolute after:inset-0 hover:text-brand-text";
  return (
    <article
      data-slot="thread-card"
      aria-labelledby={titleId}
      {...props}
      className={cn(
        "relative bg-surface px-4 pt-4 pb-2 transition-colors hover:bg-surface-hover md:pt-4.5 md:pb-3 md:px-6",
        "[&+&]:border-t [&+&]:border-border max-md:[&+&]:band",
        "[li+li>&]:border-t [li+li>&]:border-border max-md:[li+li>&]:band",
        className,
      )}
    >
      <AuthorBar {...{ thread, now, userHref, circleHref, placeHref, follow, menu }} />
      <div
        className={cn(
          "mt-2.5",
          side &&
            "items-start md:grid md:grid-cols-[minmax(0,1fr)_8.25rem] md:gap-x-4 lg:grid-cols-[minmax(0,1fr)_11.625rem] lg:gap-x-6",
        )}
      >
        <div className="min-w-0">
          {title ? (
            <>
              <h2
                id={titleId}
                className={cn(
                  "text-title font-semibold wrap-anywhere",
                  thread.isessence > 0 &&
                    "text-[1.1875rem] leading-[1.75rem] md:text-[1.375rem] md:leading-[2rem]",
                )}
              >
                <Link href={href} className={link}>
                  {marks}
                  <span>{title}</span>
                </Link>
              </h2>
              <p className="mt-1 text-ui wrap-anywhere text-text-secondary">
                <FoldedText text={excerpt} />
              </p>
            </>
          ) : (
            <p className="text-ui wrap-anywhere">
              <FoldedText text={excerpt}>
                {(shown) => (
                  <Link id={titleId} href={href} className={link}>
                    {marks}
                    <span>{shown}</span>
                  </Link>
                )}
              </FoldedText>
            </p>
          )}
        </div>
        <ThreadMedia
          images={imageList}
          videos={vedioList}
          threadClassify={threadClassify}
          firstPerson={Boolean(thread.deviceName)}
          cover={cover}
          priority={priority}
          onImageOpen={onImageOpen}
          className={side ? "max-md:mt-2.5 lg:row-span-2" : "mt-3"}
        />
        <div
          className={cn(
            "mt-2.5 flex items-center justify-between gap-x-3 gap-y-2 max-lg:flex-wrap",
            side && "max-lg:col-span-full lg:self-end",
          )}
        >
          <ul data-slot="thread-card-topics" className="-my-2 flex min-w-0 gap-1.5 overflow-hidden py-2">
            {thread.topicList?.map((topic) => (
              <li key={topic.id} className="min-w-0">
                <TopicTag
                  name={topic.content}
                  href={topicHref(topic)}
                  className="z-1 focus-visible:-outline-offset-2"
                />
              </li>
            ))}
          </ul>
          {actions && <div className="relative z-1 ml-auto max-md:w-full">{actions}</div>}
        </div>
      </div>
    </article>
  );
}
