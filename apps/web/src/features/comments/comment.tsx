import type { Post, Reply, Thread } from "@lenscape/api/types";
import { CommentItem } from "@lenscape/ui/comment-item";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { IconButton } from "@lenscape/ui/icon-button";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash } from "lucide-react";
import { useState } from "react";
import { threadText as text } from "#copy/thread.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { useAdmission, useViewerPosts, useViewerState } from "#shell/viewer.ts";
import { deleteComment } from "./acts.ts";
import { CommentMenu } from "./comment-menu.tsx";
import { mergeReplies, repliesOf } from "./queries.ts";
import { type AnchoredComment, hasAnchored, useScrollIntoView } from "./use-anchored-comment.ts";
import { useLikes } from "./use-likes.ts";
import { Write } from "./write.tsx";

interface CommentProps {
  comment: Post;
  /** The thread it is on. */
  thread: Thread;
  /** Where the address leads. */
  arrival: AnchoredComment;
  onPosted: (posted: Reply) => void;
  /** Shows the pictures of a comment or reply, beginning with the given one. */
  onImageOpen: (of: Pick<Reply, "imageList" | "user">, index: number) => void;
}

/** One comment with its replies, all wired: like, reply, delete one's own, pictures, and the rest of the replies. */
export function Comment({ comment, thread, arrival, onPosted, onImageOpen }: CommentProps) {
  const app = useApp();
  const { userId } = useMember();
  const admit = useAdmission();
  const [expanded, setExpanded] = useState(false);
  const [answering, setAnswering] = useState<string>();
  const sought = arrival[1] === comment.id ? arrival[0] : undefined;
  const open = expanded || (!!sought && !hasAnchored(comment, sought));
  const rest = useInfiniteQuery({ ...repliesOf(app.api, comment.id), enabled: open });
  const replies = mergeReplies(
    comment,
    flatRows(rest.data, ({ id }) => id),
  );
  useScrollIntoView(hasAnchored({ ...comment, replies }, sought) && sought);
  useViewerState({ postIds: [comment.id, ...replies.map(({ id }) => id)] });
  const likes = useViewerPosts();
  const { like, pendingIds } = useLikes();
  const [remove] = useAction(async (post: Post | Reply) => {
    if (!(await confirm({ content: text.removeQuestion, okText: text.remove, tone: "danger" }))) return;
    await deleteComment(app, post);
    toast(text.removed, { tone: "success" });
  });
  const postOf = (id: string) => replies.find((reply) => reply.id === id) ?? comment;
  const mine = <Row extends { id: string }>(row: Row) => ({ ...row, isLike: likes(row.id) });
  return (
    <CommentItem
      comment={{ ...mine(comment), replies: replies.map(mine) }}
      userHref={paths.profile}
      markedId={sought}
      onExpand={() => (open ? rest.fetchNextPage() : setExpanded(true))}
      loadingReplies={rest.isFetching}
      onLike={({ id }, value) => like(id, value)}
      pendingIds={pendingIds}
      onReply={({ id }) => admit() && setAnswering(id)}
      onImageOpen={(index, { id }) => onImageOpen(postOf(id), index)}
      renderMenu={({ id, user, isAuthor }) => (
        <>
          {user.userId === userId && (
            <IconButton size="sm" aria-label={text.remove} onClick={() => remove(postOf(id))}>
              <Trash aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
          )}
          {/* There is nothing more to do with one's own, but in one's own thread it can be put first. */}
          {(user.userId !== userId || isAuthor > 0) && (
            <CommentMenu post={postOf(id)} ownThread={thread.user.userId === userId} />
          )}
        </>
      )}
      renderBelow={({ id, user }) =>
        answering === id && (
          <div className="my-2">
            <Write
              thread={thread}
              parentId={id}
              label={text.replyTo.replace("{name}", user.nickname)}
              autoFocus
              onCancel={() => setAnswering(undefined)}
              onPosted={(posted) => {
                setAnswering(undefined);
                onPosted(posted);
              }}
            />
          </div>
        )
      }
    />
  );
}
