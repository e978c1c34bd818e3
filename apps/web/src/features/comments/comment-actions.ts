import { keyOf } from "@lenscape/api/tanstack-query";
import type { Post, Reply, Thread } from "@lenscape/api/types";
import type { InfiniteData } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { changePost, changeThread } from "#shell/session/viewer-actions.ts";

type Pages = InfiniteData<{ rows: Post[]; total: number }>;

/** A thread with that many more comments; of a question, a comment that answers no other is an answer. */
export const counted = <Counted extends Pick<Thread, "replyCount" | "question">>(
  { replyCount, question, ...thread }: Counted,
  more: number,
  isAnswer: boolean,
) => ({
  ...thread,
  replyCount: Math.max(0, replyCount + more),
  ...(question && {
    question: { ...question, answerCount: Math.max(0, question.answerCount + (isAnswer ? more : 0)) },
  }),
});

/** Shows what was just posted: a comment first in the list that is looked at, a reply under its comment. */
export function showPosted(app: App, posted: Reply): void {
  void app.queries.invalidateQueries({ queryKey: keyOf("myPostList"), refetchType: "none" });
  changeThread(app, posted.threadId, (thread) => counted(thread, 1, !posted.parentId));
  if (posted.parentId) {
    changePost(app, posted.parentId, (comment) => ({
      ...comment,
      replies: [...comment.replies, posted],
      replyCount: comment.replyCount + 1,
    }));
    return;
  }
  const { parentId: _, ...comment } = posted;
  const queryKey = keyOf("postList", "pages", { threadId: posted.threadId });
  app.queries.setQueriesData<Pages>({ queryKey, type: "active" }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    return {
      ...data,
      pages: [{ rows: [{ ...comment, replies: [] }, ...first.rows], total: first.total + 1 }, ...rest],
    };
  });
  // The other orders do not have it yet: they are refetched when they are looked at.
  void app.queries.invalidateQueries({ queryKey, type: "inactive", refetchType: "none" });
}

/** Shows what a comment or reply says by now, also where it answers a question. */
export function showEdited(
  app: App,
  {
    id,
    threadId,
    content,
    imageList,
    editedAt,
  }: Pick<Reply, "id" | "threadId" | "content" | "imageList" | "editedAt">,
): void {
  changePost(app, id, (row) => ({ ...row, content, imageList, ...(editedAt && { editedAt }) }));
  changeThread(app, threadId, ({ question, ...thread }) => ({
    ...thread,
    ...(question && {
      question:
        question.accepted?.postId === id
          ? { ...question, accepted: { ...question.accepted, content, imageList } }
          : question,
    }),
  }));
}

/** Deletes a comment or reply; a comment that has replies leaves a placeholder. Throws `ApiError`. */
export async function deleteComment(app: App, post: Reply | Post, reason?: string): Promise<void> {
  await app.api.call("threadDelPost", {
    body: { postId: post.id, ...(reason && { reason }) },
    silent: reason !== undefined,
  });
  const parentId = "parentId" in post ? post.parentId : "";
  changeThread(app, post.threadId, (thread) => counted(thread, -1, !parentId));
  const stays = !parentId && post.replyCount > 0;
  changePost(app, post.id, (row) => (stays ? { ...row, status: 4, content: "", imageList: [] } : null));
  if (parentId) changePost(app, parentId, (row) => ({ ...row, replyCount: Math.max(0, row.replyCount - 1) }));
}

/** Refetches the comments in all orders. */
export const refreshComments = ({ queries }: App): Promise<void> =>
  queries.invalidateQueries({ queryKey: keyOf("postList") });

/** Puts a comment first in its thread, or back into its place. Throws `ApiError`. */
export async function stickComment(
  app: App,
  post: Post | Reply,
  on: boolean,
  reason?: string,
): Promise<void> {
  await app.api.call("threadPostSticky", {
    body: { postId: post.id, value: on ? 1 : 0, ...(reason && { reason }) },
    silent: reason !== undefined,
  });
}
