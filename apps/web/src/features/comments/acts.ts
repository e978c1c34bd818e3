import type { Post, Reply } from "@lenscape/api/types";
import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { changePost, changeThread } from "#shell/viewer-acts.ts";
import type { Draft } from "./draft.ts";

interface Target {
  threadId: string;
  /** The comment or reply that is answered. */
  parentId?: string;
}

/** Posts a comment or a reply and gives it. Throws a silent `ApiError`, whose sentence belongs at the field. */
export async function postComment(
  { api }: App,
  { threadId, parentId }: Target,
  draft: Draft,
): Promise<Reply> {
  // Fetched when it is needed: whoever only reads must not wait for it.
  const { fromPlainText } = await import("@lenscape/richtext/sanitize");
  const { text, requestId } = draft;
  return api.call("threadAddPost", {
    body: { threadId, content: fromPlainText(text), ...(parentId ? { parentId } : {}), requestId },
    silent: true,
  });
}

type Pages = InfiniteData<{ rows: Post[]; total: number }>;

/** Shows what was just posted: a comment first in the given list, a reply under its comment. */
export function showPosted(app: App, listKey: QueryKey, posted: Reply): void {
  changeThread(app, posted.threadId, (thread) => ({ ...thread, replyCount: thread.replyCount + 1 }));
  if (posted.parentId) {
    changePost(app, posted.parentId, (comment) => ({
      ...comment,
      replies: [...comment.replies, posted],
      replyCount: comment.replyCount + 1,
    }));
    return;
  }
  const { parentId: _, ...comment } = posted;
  app.queries.setQueryData<Pages>(listKey, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    return {
      ...data,
      pages: [{ rows: [{ ...comment, replies: [] }, ...first.rows], total: first.total + 1 }, ...rest],
    };
  });
}

/** Deletes a comment or reply; a comment that has replies leaves a placeholder. Throws `ApiError`. */
export async function deleteComment(app: App, post: Reply | Post): Promise<void> {
  await app.api.call("threadDelPost", { body: { postId: post.id } });
  changeThread(app, post.threadId, (thread) => ({
    ...thread,
    replyCount: Math.max(0, thread.replyCount - 1),
  }));
  const parentId = "parentId" in post ? post.parentId : "";
  const stays = !parentId && post.replyCount > 0;
  changePost(app, post.id, (row) => (stays ? { ...row, status: 4, content: "", imageList: [] } : null));
  if (parentId) changePost(app, parentId, (row) => ({ ...row, replyCount: Math.max(0, row.replyCount - 1) }));
}
