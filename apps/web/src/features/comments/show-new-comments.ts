import { keyOf } from "@lenscape/api/tanstack-query";
import type { Post } from "@lenscape/api/types";
import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { addToReplyCount } from "./comment-actions.ts";
import { commentsQuery } from "./queries.ts";

type Pages = InfiniteData<{ rows: Post[]; total: number }>;

/**
 * Refetches a comment list and puts the comments that others added since the last fetch at its top, whatever the order
 * of the list. Counts `replyCount` commentsQuery as seen. Throws `ApiError`.
 */
export async function showNewComments(
  app: App,
  listKey: QueryKey,
  threadId: string,
  replyCount: number,
): Promise<void> {
  const { api, queries } = app;
  const oldTotal = queries.getQueryData<Pages>(listKey)?.pages[0]?.total ?? 0;
  const [newest] = await Promise.all([
    queries.fetchInfiniteQuery({ ...commentsQuery(api, threadId, "latest"), staleTime: 0 }),
    queries.refetchQueries({ queryKey: listKey, exact: true }),
    queries.invalidateQueries({ queryKey: keyOf("replyList") }),
  ]);
  const addedCount = Math.max(0, (newest.pages[0]?.total ?? oldTotal) - oldTotal);
  queries.setQueryData<Pages>(listKey, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    const { rows } = newest.pages[0] ?? first;
    const added = rows.filter(({ isSticky }) => isSticky === 0).slice(0, addedCount);
    const others = first.rows.filter(({ id }) => !added.some((row) => row.id === id));
    return { ...data, pages: [{ ...first, rows: [...added, ...others] }, ...rest] };
  });
  changeThread(app, threadId, (thread) => ({
    ...addToReplyCount(thread, addedCount, true),
    replyCount: Math.max(thread.replyCount, replyCount),
  }));
}
