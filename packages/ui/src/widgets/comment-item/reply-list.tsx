import { type Ref, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { fillText } from "../../lib/text-zh-hans.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { KindTag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor } from "../thread-card/thread.ts";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { commentAnchor, type ReplyView, STATUS_DELETED } from "./comment.ts";
import { CommentActions, type CommentHandlers } from "./comment-actions.tsx";

/** The comment or reply an address leads to. */
export const MARKED = "rounded-sm bg-brand-soft";

type ReplyListProps = CommentHandlers & {
  replies: readonly ReplyView[];
  total: number;
  userHref: (userId: string) => string;
  loading: boolean;
  markedId?: string;
  onExpand?: () => void;
};

/** The replies of a comment that are at hand, and a button for those that are not. */
export function ReplyList({
  replies,
  total,
  userHref,
  loading,
  markedId,
  onExpand,
  ...handlers
}: ReplyListProps) {
  const forum = useForumText();
  const locale = useLocale();
  const hidden = total - replies.length;
  // With the last replies the button goes: who pressed it goes on at the first of what came.
  const [known, setKnown] = useState(replies.length);
  const came = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(came);
  return (
    <div data-slot="reply-list" className="mt-2 grid gap-2 rounded-[0.625rem] bg-surface-sunken px-3.5 py-3">
      {replies.map((reply, index) => (
        <Reply
          key={reply.id}
          ref={index === known ? came : undefined}
          marked={reply.id === markedId}
          {...{ reply, userHref, ...handlers }}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          ref={kept}
          aria-busy={loading || undefined}
          onClick={() => {
            if (loading) return;
            setKnown(replies.length);
            onExpand?.();
          }}
          className="inline-flex items-center gap-1.5 justify-self-start rounded-xs text-sm text-brand-text hover:underline tap-y"
        >
          {loading && <Spinner />}
          {fillText(forum.moreReplies, { n: formatCount(total, locale) })}
        </button>
      )}
    </div>
  );
}

/** The first line of the text goes on where the names end. */
const INLINE =
  "inline text-base leading-[1.7] [&>div]:inline [&>div:first-child>p:first-child]:inline [&>div:first-child>p:first-child+p]:mt-2";

type ReplyProps = CommentHandlers & {
  ref?: Ref<HTMLDivElement>;
  reply: ReplyView;
  marked: boolean;
  userHref: (userId: string) => string;
};

function Reply({ ref, reply, marked, userHref, onImageOpen, ...handlers }: ReplyProps) {
  const forum = useForumText();
  const user = knownAuthor(reply.user, forum.goneUser);
  const name = "py-1 font-medium hover:text-brand-text";
  return (
    <div
      ref={ref}
      data-slot="reply"
      id={commentAnchor(reply.id)}
      tabIndex={-1}
      className={cn(
        "min-w-0 scroll-mt-24 rounded-sm leading-[1.7] wrap-anywhere outline-offset-4",
        marked && MARKED,
      )}
    >
      <span>
        <Link href={userHref(user.userId)} className={name}>
          {user.nickname}
        </Link>
        {reply.isAuthor > 0 && <KindTag kind="author" className="mx-1" />}
        {reply.replyTo && (
          <>
            <span className="mx-1 text-text-muted">{forum.replyTo}</span>
            <Link href={userHref(reply.replyTo.userId)} className={name}>
              {reply.replyTo.nickname}
            </Link>
          </>
        )}
        {forum.says}
      </span>
      {reply.status === STATUS_DELETED ? (
        <span className="text-text-muted">{forum.deletedComment}</span>
      ) : (
        <>
          <RichText fold html={reply.content} size="sm" className={INLINE} />
          <ThreadMedia
            images={reply.imageList ?? []}
            onImageOpen={onImageOpen && ((index) => onImageOpen(index, reply))}
            className="mt-2 w-full max-w-90 data-[layout=one]:w-50"
          />
          <CommentActions target={reply} {...handlers} />
          {handlers.renderBelow?.(reply)}
        </>
      )}
    </div>
  );
}
