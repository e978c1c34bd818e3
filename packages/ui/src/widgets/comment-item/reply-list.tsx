import { Fragment, type ReactElement, type Ref, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { RelativeTime } from "../relative-time/relative-time.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { KindTag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor } from "../thread-card/thread.ts";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { commentAnchor, type ReplyView, STATUS_DELETED } from "./comment.ts";
import { type CommentHandlers, CommentLike, CommentReply } from "./comment-actions.tsx";
import { EditedMark } from "./edited-mark.tsx";

/** Classes of the comment or reply named in the URL. */
export const MARKED = "rounded-control bg-brand-soft";

type ReplyListProps = CommentHandlers & {
  replies: readonly ReplyView[];
  /** User ID of the comment's author; a reply names the answered member only if it is another one. */
  parentId: string;
  total: number;
  userHref: (userId: string) => string;
  loading: boolean;
  markedId?: string;
  wrapReply?: (reply: ReplyView, shown: ReactElement) => ReactElement;
  onExpand?: () => void;
};

/** Loaded replies of a comment, and a button that loads the others. */
export function ReplyList({
  replies,
  parentId,
  total,
  userHref,
  loading,
  markedId,
  wrapReply = (_, shown) => shown,
  onExpand,
  ...handlers
}: ReplyListProps) {
  const forum = useForumText();
  const locale = useLocale();
  const hidden = total - replies.length;
  // The button disappears with the last replies: the focus moves to the first new reply.
  const [loadedCount, setKnown] = useState(replies.length);
  const firstNewReply = useRef<HTMLDivElement>(null);
  const buttonRef = useKeptFocus(firstNewReply);
  return (
    <div data-slot="reply-list" className="mt-2 grid gap-3 border-l-2 border-border py-1 pl-3.5">
      {replies.map((reply, index) => (
        <Fragment key={reply.id}>
          {wrapReply(
            reply,
            <Reply
              ref={index === loadedCount ? firstNewReply : undefined}
              marked={reply.id === markedId}
              {...{ reply, parentId, userHref, ...handlers }}
            />,
          )}
        </Fragment>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          ref={buttonRef}
          aria-busy={loading || undefined}
          onClick={() => {
            if (loading) return;
            setKnown(replies.length);
            onExpand?.();
          }}
          className="inline-flex items-center gap-1.5 justify-self-start rounded-control text-meta text-brand-text hover:underline tap-y"
        >
          {loading && <Spinner />}
          <span>{fillText(forum.moreReplies, { n: formatCount(total, locale) })}</span>
        </button>
      )}
    </div>
  );
}

/** The first line of the text continues the line of names. */
const INLINE =
  "inline text-ui leading-[1.7] [&>div]:inline [&>div:first-child>p:first-child]:inline [&>div:first-child>p:first-child+p]:mt-2";

type ReplyProps = CommentHandlers & {
  ref?: Ref<HTMLDivElement>;
  reply: ReplyView;
  parentId: string;
  marked: boolean;
  userHref: (userId: string) => string;
};

function Reply({ ref, reply, parentId, marked, userHref, onImageOpen, ...handlers }: ReplyProps) {
  const forum = useForumText();
  const user = knownAuthor(reply.user, forum.goneUser);
  const deleted = reply.status === STATUS_DELETED;
  const name = "pt-1 font-semibold text-text-secondary hover:text-brand-text";
  const answers = reply.replyTo && reply.replyTo.userId !== parentId ? reply.replyTo : undefined;
  const endsWithTag = answers ? answers.isStaff : user.isStaff || reply.isAuthor > 0;
  return (
    <div
      ref={ref}
      data-slot="reply"
      data-points=""
      id={commentAnchor(reply.id)}
      tabIndex={-1}
      className={cn(
        "grid min-w-0 scroll-mt-24 grid-cols-[1.25rem_minmax(0,1fr)_auto] max-xs:grid-cols-1 gap-x-2 rounded-control leading-[1.7] wrap-anywhere outline-offset-4",
        marked && MARKED,
      )}
    >
      <Link
        href={userHref(user.userId)}
        tabIndex={-1}
        aria-hidden="true"
        className="mt-0.5 self-start max-xs:hidden"
      >
        <Avatar src={user.avatar} name={user.nickname} size={20} />
      </Link>
      <div className="min-w-0">
        <span>
          <Link href={userHref(user.userId)} className={name}>
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} className={cn("ml-1", !answers && !reply.isAuthor && "mr-1")} />
          {reply.isAuthor > 0 && (
            <KindTag kind="author" className={cn("ml-1 align-[0.0625rem]", !answers && "mr-1")} />
          )}
          {answers && (
            <>
              <span className="mx-1 text-text-muted">{forum.replyTo}</span>
              <Link href={userHref(answers.userId)} className={name}>
                {answers.nickname}
              </Link>
              <StaffMark isStaff={answers.isStaff} className="mx-1" />
            </>
          )}
          {/* A colon follows a name; the box of a tag ends the line of names by itself. */}
          <span>{endsWithTag ? " " : forum.says}</span>
        </span>
        {deleted ? (
          <span className="text-text-muted">{forum.deletedComment}</span>
        ) : (
          <RichText fold html={reply.content} size="sm" className={INLINE} />
        )}
        <ThreadMedia
          images={deleted ? [] : (reply.imageList ?? [])}
          onImageOpen={onImageOpen && ((index) => onImageOpen(index, reply))}
          className="mt-2 w-full max-w-90 data-[layout=one]:w-50"
        />
      </div>
      {!deleted && (
        // Reserves the width of a two-digit count, so that the hearts of short counts are aligned.
        <div className="self-start text-text-muted">
          <CommentLike target={reply} {...handlers} className="xs:min-w-12" />
        </div>
      )}
      <div className="col-span-2 col-start-2 min-w-0 max-xs:col-span-full">
        <div className="flex min-h-7 flex-wrap items-center gap-x-2">
          <span>
            <RelativeTime
              value={reply.postedAt}
              className="text-meta whitespace-nowrap text-text-muted tabular-nums"
            />
            <EditedMark editedAt={reply.editedAt} />
          </span>
          {!deleted && (
            // Touch targets have more room below these controls than in the text above.
            <span className="on-point flex items-center gap-2 max-xs:flex-wrap [--hit-shift:0.1875rem]">
              <CommentReply target={reply} bare {...handlers} />
              {handlers.renderMenu?.(reply)}
            </span>
          )}
        </div>
        {!deleted && handlers.renderBelow?.(reply)}
      </div>
    </div>
  );
}
