import type { Post, Reply } from "@lenscape/api/types";
import { CommentItem } from "@lenscape/ui/comment-item";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { IconButton } from "@lenscape/ui/icon-button";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { threadText as text } from "#copy/thread.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { useAdmission, useViewerPosts, useViewerState } from "#shell/viewer.ts";
import { likePost } from "#shell/viewer-acts.ts";
import { deleteComment } from "./acts.ts";
import { Composer } from "./composer.tsx";
import { mergeReplies, repliesOf } from "./queries.ts";

interface CommentProps {
  comment: Post;
  onPosted: (posted: Reply) => void;
}

/** One comment with its replies, all wired: like, reply, delete one's own, and the rest of the replies. */
export function Comment({ comment, onPosted }: CommentProps) {
  const app = useApp();
  const { userId } = useMember();
  const admit = useAdmission();
  const [expanded, setExpanded] = useState(false);
  const [answering, setAnswering] = useState<string>();
  const rest = useInfiniteQuery({ ...repliesOf(app.api, comment.id), enabled: expanded });
  const replies = mergeReplies(
    comment,
    flatRows(rest.data, ({ id }) => id),
  );
  useViewerState({ postIds: [comment.id, ...replies.map(({ id }) => id)] });
  const likes = useViewerPosts();
  const [pending, setPending] = useState<string>();
  const [like] = useAction(async (id: string, value: boolean) => {
    if (!admit()) return;
    setPending(id);
    await likePost(app, comment.threadId, id, value).finally(() => setPending(undefined));
  });
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
      onExpand={() => (expanded ? rest.fetchNextPage() : setExpanded(true))}
      loadingReplies={rest.isFetching}
      onLike={({ id }, value) => like(id, value)}
      pendingIds={pending ? [pending] : []}
      onReply={({ id }) => admit() && setAnswering(id)}
      renderMenu={({ id, user }) =>
        user.userId === userId && (
          <IconButton size="sm" aria-label={text.remove} onClick={() => remove(postOf(id))}>
            <Trash2 aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        )
      }
      renderBelow={({ id, user }) =>
        answering === id && (
          <div className="mt-2">
            <Composer
              threadId={comment.threadId}
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
