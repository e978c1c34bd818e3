import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { RelativeTime } from "../relative-time/relative-time.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import type { ThreadImage } from "../thread-card/thread.ts";
import { MediaImage } from "../thread-media/media-image.tsx";
import type { UserRef } from "../user-row/user.ts";
import { splitHighlight } from "./highlight.ts";

export type PostResultProps = Omit<ComponentProps<"article">, "children"> & {
  /** Thread to show, with the field names of the API. */
  thread: {
    id: string;
    title: string;
    excerpt: string;
    /** Title with marked hits; falls back to `title`. */
    highlightTitle?: string;
    imageList?: ThreadImage[] | null;
    user?: UserRef | null;
    postedAt: string;
  };
  /** Address of the thread that the whole row links to. */
  href: string;
};

/**
 * Search result of a thread: title, excerpt, author, time and first image, with bold hits.
 */
export function PostResult({ thread, href, className, ...props }: PostResultProps) {
  const forum = useForumText();
  const { title, highlightTitle, excerpt, user, postedAt } = thread;
  const name = user?.nickname || forum.goneUser;
  const image = thread.imageList?.[0];
  const heading = highlightTitle || title;
  return (
    <article
      data-slot="post-result"
      {...props}
      className={cn(
        "relative grid gap-3 bg-surface p-4 hover:bg-surface-hover md:gap-6 md:px-6 md:py-5",
        "[&+&]:border-t [&+&]:border-border [li+li>&]:border-t [li+li>&]:border-border",
        image && "grid-cols-[minmax(0,1fr)_6.5rem] max-xs:grid-cols-1 md:grid-cols-[minmax(0,1fr)_10.5rem]",
        className,
      )}
    >
      <div className="min-w-0">
        <h2 className="text-title font-semibold wrap-anywhere">
          <Link href={href} className="after:absolute after:inset-0">
            <Marked text={heading || excerpt} />
          </Link>
        </h2>
        {heading && (
          <p className="mt-1 line-clamp-2 leading-[1.7] wrap-anywhere text-text-secondary">
            <Marked text={excerpt} />
          </p>
        )}
        <div className="mt-2 flex items-center gap-1.5 text-meta text-text-muted max-xs:flex-wrap">
          <Avatar src={user?.avatar} name={name} size={20} />
          <span className="min-w-0 truncate text-text-secondary">{name}</span>
          <StaffMark isStaff={user?.isStaff} />
          <span aria-hidden="true" className="size-0.75 flex-none rounded-full bg-current opacity-60" />
          <RelativeTime value={postedAt} className="whitespace-nowrap tabular-nums" />
        </div>
      </div>
      {image && (
        <span className="block aspect-3/2 overflow-hidden rounded-[0.625rem] bg-surface-sunken">
          <MediaImage image={image} sizes="(min-width: 48rem) 10.5rem, 6.5rem" />
        </span>
      )}
    </article>
  );
}

/** Skeleton of a result with an image. */
export function PostResultSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="post-result-skeleton"
      aria-hidden="true"
      {...props}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3 p-4 max-xs:grid-cols-1 md:grid-cols-[minmax(0,1fr)_10.5rem] md:gap-6 md:px-6 md:py-5 [&+&]:border-t [&+&]:border-border",
        className,
      )}
    >
      <div>
        <Skeleton className="mt-1 h-5 w-3/5" />
        <Skeleton className="mt-3.5 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-4/5" />
        <Skeleton className="mt-4 h-3 w-44" />
      </div>
      <Skeleton shape="media" className="aspect-3/2" />
    </div>
  );
}

function Marked({ text }: { text: string }) {
  let at = 0;
  return splitHighlight(text).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? (
      <mark key={key} className="bg-transparent font-semibold text-brand-text">
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
