import type { Post, Reply, Thread } from "@lenscape/api/types";
import { CommentItem } from "@lenscape/ui/comment-item";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useState } from "react";
import { threadText as text } from "#copy/thread-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { BlockedFold } from "#shell/members/blocked-fold.tsx";
import { useGranted } from "#shell/session/resumed-action.ts";
import { useAdmission, useViewerPosts, useViewerState } from "#shell/session/viewer-state.ts";
import { deleteComment } from "../comment-actions.ts";
import { mergeReplies, repliesOf } from "../queries.ts";
import { hasAnchored, useScrollIntoView } from "../use-anchored-comment.ts";
import { useLikes } from "../use-comment-likes.ts";
import { Answer } from "./comment-entry.tsx";
import { CommentMenu } from "./comment-menu.tsx";
import { OwnActs } from "./own-comment-actions.tsx";

const EditComment = lazySection(() => import("./edit-comment.tsx"));

/** What of a thread its comments show: not its counts, with which none of them changes. */
export type CommentedThread = Pick<Thread, "id" | "circle" | "user">;

interface CommentProps {
  comment: Post;
  /** The thread it is on. */
  thread: CommentedThread;
  /** What of it the address leads to: itself or a reply. */
  sought: string | undefined;
  onPosted: (posted: Reply) => void;
  /** A tag beside its author's name. */
  mark?: ReactNode;
  /** What stands below it, not below its replies. */
  below?: ReactNode;
  /** Shows the pictures of a comment or reply, beginning with the given one. */
  onImageOpen: (of: Pick<Reply, "imageList" | "user">, index: number) => void;
}

/**
 * One comment with its replies, all wired: like, reply, edit and delete one's own, pictures, and the rest of the replies.
 * It renders again only if something of its own has changed.
 */
export const Comment = memo(function Comment({
  comment,
  thread,
  sought,
  onPosted,
  mark,
  below,
  onImageOpen,
}: CommentProps) {
  const app = useApp();
  const { userId } = useMember();
  const admit = useAdmission();
  const [expanded, setExpanded] = useState(false);
  const [answering, setAnswering] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const open = expanded || (!!sought && !hasAnchored(comment, sought));
  const rest = useInfiniteQuery({ ...repliesOf(app.api, comment.id), enabled: open });
  const replies = mergeReplies(
    comment,
    flatRows(rest.data, ({ id }) => id),
  );
  useScrollIntoView(hasAnchored({ ...comment, replies }, sought) && sought);
  const postIds = [comment.id, ...replies.map(({ id }) => id)];
  useViewerState({ postIds, userIds: [comment, ...replies].map(({ user }) => user.userId) });
  const liked = useViewerPosts(postIds);
  const { like, pendingIds } = useLikes();
  const [remove] = useAction(async (post: Post | Reply) => {
    if (!(await confirm({ content: text.removeQuestion, okText: text.remove, tone: "danger" }))) return;
    await deleteComment(app, post);
    toast(text.removed, { tone: "success" });
  });
  useGranted("reply", postIds, (id) => setAnswering(id));
  const postOf = (id: string) => replies.find((reply) => reply.id === id) ?? comment;
  const mine = <Row extends { id: string }>(row: Row) => ({ ...row, isLike: liked.includes(row.id) });
  return (
    <BlockedFold
      userId={comment.user.userId}
      open={!!sought}
      className="[li+li>&]:border-t [li+li>&]:border-border"
    >
      <CommentItem
        comment={{ ...mine(comment), replies: replies.map(mine) }}
        userHref={paths.profile}
        mark={mark}
        markedId={sought}
        wrapReply={({ id, user }, shown) => (
          <BlockedFold userId={user?.userId ?? ""} open={id === sought} className="min-h-0">
            {shown}
          </BlockedFold>
        )}
        onExpand={() => (open ? rest.fetchNextPage() : setExpanded(true))}
        loadingReplies={rest.isFetching}
        onLike={({ id }, value) => like(id, value)}
        pendingIds={pendingIds}
        onReply={({ id, user }) => admit({ act: "reply", id, name: user.nickname }) && setAnswering(id)}
        onImageOpen={(index, { id }) => onImageOpen(postOf(id), index)}
        renderMenu={({ id, user, isAuthor, editedAt }) => (
          <>
            {user.userId === userId && (
              <OwnActs post={postOf(id)} onEdit={() => setEditing(id)} onRemove={() => remove(postOf(id))} />
            )}
            {/* There is nothing more to do with one's own, but in one's own thread it can be put first, and edited it has versions. */}
            {(user.userId !== userId || isAuthor > 0 || editedAt) && (
              <CommentMenu post={postOf(id)} ownThread={thread.user.userId === userId} />
            )}
          </>
        )}
        renderBelow={({ id, user }) => (
          <>
            {id === comment.id && below}
            {editing === id && (
              <div className="my-2">
                <EditComment post={postOf(id)} thread={thread} onClose={() => setEditing(undefined)} />
              </div>
            )}
            {answering === id && (
              <Answer
                thread={thread}
                parentId={id}
                name={user.nickname}
                onPosted={onPosted}
                onClose={() => setAnswering(undefined)}
              />
            )}
          </>
        )}
      />
    </BlockedFold>
  );
});
