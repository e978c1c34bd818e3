import { Link } from "../../lib/link.tsx";
import { fillText } from "../../lib/text-zh-hans.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { KindTag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { commentAnchor, type ReplyView, STATUS_DELETED } from "./comment.ts";
import { CommentActions, type CommentHandlers } from "./comment-actions.tsx";

type ReplyListProps = CommentHandlers & {
  replies: readonly ReplyView[];
  total: number;
  userHref: (userId: string) => string;
  loading: boolean;
  onExpand?: () => void;
};

/** The replies of a comment that are at hand, and 展开 for those that are not. */
export function ReplyList({ replies, total, userHref, loading, onExpand, ...handlers }: ReplyListProps) {
  const forum = useForumText();
  const hidden = total - replies.length;
  return (
    <div data-slot="reply-list" className="mt-2 grid gap-2 rounded-[10px] bg-surface-sunken px-3.5 py-3">
      {replies.map((reply) => (
        <Reply key={reply.id} reply={reply} userHref={userHref} {...handlers} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          aria-busy={loading || undefined}
          onClick={() => {
            if (!loading) onExpand?.();
          }}
          className="inline-flex items-center gap-1.5 justify-self-start rounded-xs text-sm text-brand-text hover:underline"
        >
          {loading && <Spinner />}
          {fillText(forum.moreReplies, { n: hidden })}
        </button>
      )}
    </div>
  );
}

type ReplyProps = CommentHandlers & { reply: ReplyView; userHref: (userId: string) => string };

function Reply({ reply, userHref, onImageOpen, ...handlers }: ReplyProps) {
  const forum = useForumText();
  const name = "font-medium hover:text-brand-text";
  return (
    <div
      data-slot="reply"
      id={commentAnchor(reply.id)}
      tabIndex={-1}
      className="min-w-0 scroll-mt-24 rounded-sm outline-offset-4"
    >
      <div className="flex flex-wrap items-center gap-x-1.5">
        <Link href={userHref(reply.user.userId)} className={name}>
          {reply.user.nickname}
        </Link>
        {reply.isAuthor > 0 && <KindTag kind="author" />}
        {reply.replyTo && (
          <>
            <span className="text-text-muted">{forum.replyTo}</span>
            <Link href={userHref(reply.replyTo.userId)} className={name}>
              {reply.replyTo.nickname}
            </Link>
          </>
        )}
      </div>
      {reply.status === STATUS_DELETED ? (
        <p className="text-text-muted">{forum.deletedComment}</p>
      ) : (
        <>
          <RichText html={reply.content} size="sm" className="text-base leading-[1.7]" />
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
