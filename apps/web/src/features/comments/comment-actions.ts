import { keyOf } from "@lenscape/api/tanstack-query";
import type { Post, Reply, Thread } from "@lenscape/api/types";
import type { InfiniteData } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { changePost, changeThread } from "#shell/session/viewer-actions.ts";

type Pages = InfiniteData<{ rows: Post[]; total: number }>;

/**
 * Returns a thread with its comment count changed by `delta`. Top-level comments of a question are its answers and
 * change its answer count, too.
 */
export const addToReplyCount = <CountedThread extends Pick<Thread, "replyCount" | "question">>(
  { replyCount, question, ...thread }: CountedThread,
  delta: number,
  isAnswer: boolean,
) => ({
  ...thread,
  replyCount: Math.max(0, replyCount + delta),
  ...(question && {
    question: { ...question, answerCount: Math.max(0, question.answerCount + (isAnswer ? delta : 0)) },
  }),
});

/** Adds a new comment at the top of the list on screen, or a new reply below its comment. */
export function addPostToCache(app: App, post: Reply): void {
  void app.queries.invalidateQueries({ queryKey: keyOf("myPostList"), refetchType: "none" });
  changeThread(app, post.threadId, (thread) => addToReplyCount(thread, 1, !post.parentId));
  if (post.parentId) {
    changePost(app, post.parentId, (comment) => ({
      ...comment,
      replies: [...comment.replies, post],
      replyCount: comment.replyCount + 1,
    }));
    return;
  }
  const { parentId: _, ...comment } = post;
  const queryKey = keyOf("postList", "pages", { threadId: post.threadId });
  app.queries.setQueriesData<Pages>({ queryKey, type: "active" }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    return {
      ...data,
      pages: [{ rows: [{ ...comment, replies: [] }, ...first.rows], total: first.total + 1 }, ...rest],
    };
  });
  // The lists in other orders lack the comment. They are refetched when they are shown.
  void app.queries.invalidateQueries({ queryKey, type: "inactive", refetchType: "none" });
}

/** Updates the cached content of a comment or reply, also where it is the accepted answer of a question. */
export function updatePostInCache(
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
  changeThread(app, post.threadId, (thread) => addToReplyCount(thread, -1, !parentId));
  const leavesPlaceholder = !parentId && post.replyCount > 0;
  changePost(app, post.id, (row) =>
    leavesPlaceholder ? { ...row, status: 4, content: "", imageList: [] } : null,
  );
  if (parentId) changePost(app, parentId, (row) => ({ ...row, replyCount: Math.max(0, row.replyCount - 1) }));
}

/** Refetches the comments in all orders. */
export const refreshComments = ({ queries }: App): Promise<void> =>
  queries.invalidateQueries({ queryKey: keyOf("postList") });

/** Pins a comment to the top of its thread, or unpins it. Throws `ApiError`. */
export async function setCommentSticky(
  app: App,
  post: Post | Reply,
  isSticky: boolean,
  reason?: string,
): Promise<void> {
  await app.api.call("threadPostSticky", {
    body: { postId: post.id, value: isSticky ? 1 : 0, ...(reason && { reason }) },
    silent: reason !== undefined,
  });
}
