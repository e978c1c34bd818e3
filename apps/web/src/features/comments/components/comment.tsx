import type { Post, Reply, Thread } from "@lenscape/api/types";
import { CommentItem } from "@lenscape/ui/comment-item";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { paths } from "#paths";
import { BlockedFold } from "#shell/members/blocked-fold.tsx";
import { useResumedAction } from "#shell/session/resumed-action.ts";
import { useRequireLogin, useViewerPosts, useViewerState } from "#shell/session/viewer-state.ts";
import { deleteComment } from "../comment-actions.ts";
import { mergeReplies, repliesQuery } from "../queries.ts";
import { commentsText as text } from "../text.ts";
import { hasAnchored, useScrollIntoView } from "../use-anchored-comment.ts";
import { useCommentLikes } from "../use-comment-likes.ts";
import { ReplyComposer } from "./comment-entry.tsx";
import { CommentMenu } from "./comment-menu.tsx";
import { EditComment } from "./edit-comment.tsx";
import { OwnCommentActions } from "./own-comment-actions.tsx";

/** The part of a thread that its comments need. Without counts, so that a new count does not render them again. */
export type CommentedThread = Pick<Thread, "id" | "circle" | "user">;

interface CommentProps {
  comment: Post;
  thread: CommentedThread;
  /** ID of the comment or reply in the URL, if it is this comment or one of its replies. */
  anchoredId: string | undefined;
  onPosted: (posted: Reply) => void;
  /** Tag beside the author's name. */
  mark?: ReactNode;
  /** Extra content below the comment, above its replies. */
  below?: ReactNode;
  /** Opens the pictures of a comment or reply at an index. */
  onImageOpen: (post: Pick<Reply, "imageList" | "user">, index: number) => void;
}

/**
 * A comment with its replies: like, reply, edit, delete, pictures, and loading of the remaining replies. Memoized,
 * because a page has many comments.
 */
export const Comment = memo(function Comment({
  comment,
  thread,
  anchoredId,
  onPosted,
  mark,
  below,
  onImageOpen,
}: CommentProps) {
  const app = useApp();
  const { userId } = useMember();
  const admit = useRequireLogin();
  const [isExpanded, setExpanded] = useState(false);
  const [replyingToId, setReplyingToId] = useState<string>();
  const [editingId, setEditingId] = useState<string>();
  const showsAllReplies = isExpanded || (!!anchoredId && !hasAnchored(comment, anchoredId));
  const repliesList = useInfiniteQuery({ ...repliesQuery(app.api, comment.id), enabled: showsAllReplies });
  const replies = mergeReplies(
    comment,
    flattenRows(repliesList.data, ({ id }) => id),
  );
  useScrollIntoView(hasAnchored({ ...comment, replies }, anchoredId) && anchoredId);
  const postIds = [comment.id, ...replies.map(({ id }) => id)];
  useViewerState({ postIds, userIds: [comment, ...replies].map(({ user }) => user.userId) });
  const liked = useViewerPosts(postIds);
  const { like, pendingIds } = useCommentLikes();
  const [remove] = useAction(async (post: Post | Reply) => {
    if (!(await confirm({ content: text.removeConfirm, okText: text.remove, tone: "danger" }))) return;
    await deleteComment(app, post);
    toast(text.removed, { tone: "success" });
  });
  useResumedAction("reply", postIds, (id) => setReplyingToId(id));
  const getPost = (id: string) => replies.find((reply) => reply.id === id) ?? comment;
  const withLikeState = <Row extends { id: string }>(row: Row) => ({
    ...row,
    isLike: liked.includes(row.id),
  });
  return (
    <BlockedFold
      userId={comment.user.userId}
      open={!!anchoredId}
      className="[li+li>&]:border-t [li+li>&]:border-border"
    >
      <CommentItem
        comment={{ ...withLikeState(comment), replies: replies.map(withLikeState) }}
        userHref={paths.profile}
        mark={mark}
        markedId={anchoredId}
        wrapReply={({ id, user }, reply) => (
          <BlockedFold userId={user?.userId ?? ""} open={id === anchoredId} className="min-h-0">
            {reply}
          </BlockedFold>
        )}
        onExpand={() => (showsAllReplies ? repliesList.fetchNextPage() : setExpanded(true))}
        loadingReplies={repliesList.isFetching}
        onLike={({ id }, value) => like(id, value)}
        pendingIds={pendingIds}
        onReply={({ id, user }) => admit({ action: "reply", id, name: user.nickname }) && setReplyingToId(id)}
        onImageOpen={(index, { id }) => onImageOpen(getPost(id), index)}
        renderMenu={({ id, user, isAuthor, editedAt }) => (
          <>
            {user.userId === userId && (
              <OwnCommentActions
                post={getPost(id)}
                onEdit={() => setEditingId(id)}
                onRemove={() => remove(getPost(id))}
              />
            )}
            {/* The menu of an own comment has items only in an own thread (pin) or after an edit (history). */}
            {(user.userId !== userId || isAuthor > 0 || editedAt) && (
              <CommentMenu post={getPost(id)} isOwnThread={thread.user.userId === userId} />
            )}
          </>
        )}
        renderBelow={({ id, user }) => (
          <>
            {id === comment.id && below}
            {editingId === id && (
              <div className="my-2">
                <EditComment post={getPost(id)} thread={thread} onClose={() => setEditingId(undefined)} />
              </div>
            )}
            {replyingToId === id && (
              <ReplyComposer
                thread={thread}
                parentId={id}
                name={user.nickname}
                onPosted={onPosted}
                onClose={() => setReplyingToId(undefined)}
              />
            )}
          </>
        )}
      />
    </BlockedFold>
  );
});
