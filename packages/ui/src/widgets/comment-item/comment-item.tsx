import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { LevelMark } from "../level-mark/level-mark.tsx";
import { RelativeTime } from "../relative-time/relative-time.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { KindTag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor } from "../thread-card/thread.ts";
import { ThreadMedia } from "../thread-media/thread-media.tsx";
import { type CommentView, commentAnchor, type ReplyView, STATUS_DELETED } from "./comment.ts";
import { CommentActions, type CommentHandlers } from "./comment-actions.tsx";
import { EditedMark } from "./edited-mark.tsx";
import { MARKED, ReplyList } from "./reply-list.tsx";

export { type CommentView, commentAnchor, type ReplyView } from "./comment.ts";

export type CommentItemProps = Omit<ComponentProps<"article">, "children"> &
  CommentHandlers & {
    /** Comment to show; without `content` only its images are shown. */
    comment: CommentView;
    /** Returns the profile address for a user ID. */
    userHref: (userId: string) => string;
    /** Tag next to the nickname, for example "已采纳". */
    mark?: ReactNode;
    /** Called when replies that are not loaded yet are expanded. */
    onExpand?: () => void;
    /** Whether the remaining replies are loading. */
    loadingReplies?: boolean;
    /** ID of the comment or reply named in the URL, which is highlighted. */
    markedId?: string;
    /** Wraps each reply, for example to fold one of a blocked member. */
    wrapReply?: (reply: ReplyView, shown: ReactElement) => ReactElement;
  };

/**
 * Comment with author, text, images, like and reply buttons, and its replies. A deleted comment shows a notice and
 * keeps its replies.
 */
export function CommentItem({
  comment,
  userHref,
  mark,
  onExpand,
  loadingReplies = false,
  markedId,
  wrapReply,
  onImageOpen,
  onLike,
  onReply,
  pendingIds,
  renderMenu,
  renderBelow,
  className,
  ...props
}: CommentItemProps) {
  const forum = useForumText();
  const { replyCount } = comment;
  const replies = comment.replies ?? [];
  const user = knownAuthor(comment.user, forum.goneUser);
  const handlers = { onLike, onReply, pendingIds, renderMenu, renderBelow, onImageOpen };
  const profile = userHref(user.userId);
  return (
    <article
      data-slot="comment-item"
      id={commentAnchor(comment.id)}
      tabIndex={-1}
      {...props}
      className={cn(
        "grid scroll-mt-24 grid-cols-[2.25rem_minmax(0,1fr)] gap-3 max-xs:grid-cols-1 pt-4.5 pb-3 [&+&]:border-t [&+&]:border-border [li+li>&]:border-t [li+li>&]:border-border",
        comment.id === markedId && MARKED,
        className,
      )}
    >
      <Link href={profile} tabIndex={-1} aria-hidden="true" className="self-start">
        <Avatar src={user.avatar} name={user.nickname} size={36} verified={user.isVerified > 0} />
      </Link>
      <div className="min-w-0">
        <div data-points="">
          <div className="flex flex-wrap items-center gap-x-1.5">
            <Link
              href={profile}
              className="truncate leading-[1.25rem] font-semibold hover:text-brand-text tap-up"
            >
              {user.nickname}
            </Link>
            <StaffMark isStaff={user.isStaff} />
            <LevelMark level={user.level} />
            {comment.isAuthor > 0 && <KindTag kind="author" />}
            {comment.isSticky > 0 && <KindTag kind="pinned" />}
            {mark}
            <span>
              <RelativeTime value={comment.postedAt} className="text-meta text-text-muted tabular-nums" />
              <EditedMark editedAt={comment.editedAt} />
            </span>
          </div>
          {comment.status === STATUS_DELETED ? (
            <p data-slot="comment-deleted" className="mt-1 text-text-muted">
              {forum.deletedComment}
            </p>
          ) : (
            <>
              <RichText fold html={comment.content} size="sm" className="mt-1" />
              <ThreadMedia
                images={comment.imageList ?? []}
                onImageOpen={onImageOpen && ((index) => onImageOpen(index, comment))}
                className="mt-2 w-full max-w-90 data-[layout=one]:w-50"
              />
              <CommentActions target={comment} {...handlers} />
              {renderBelow?.(comment)}
            </>
          )}
        </div>
        {(replies.length > 0 || replyCount > 0) && (
          <ReplyList
            replies={replies}
            parentId={user.userId}
            total={replyCount}
            userHref={userHref}
            loading={loadingReplies}
            markedId={markedId}
            wrapReply={wrapReply}
            onExpand={onExpand}
            {...handlers}
          />
        )}
      </div>
    </article>
  );
}
