import type { Post } from "@lenscape/api/types";
import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { changeThread } from "#shell/viewer-acts.ts";
import { comments } from "./queries.ts";

type Pages = InfiniteData<{ rows: Post[]; total: number }>;

/**
 * Shows what others have written since the given list was fetched: the list as it is now, and before it the newest
 * comments that its order has further down. From then on `replyCount` comments are seen. Throws `ApiError`.
 */
export async function showNew(
  app: App,
  listKey: QueryKey,
  threadId: string,
  replyCount: number,
): Promise<void> {
  const { api, queries } = app;
  const [newest] = await Promise.all([
    queries.fetchInfiniteQuery({ ...comments(api, threadId, "latest"), staleTime: 0 }),
    queries.refetchQueries({ queryKey: listKey, exact: true }),
    queries.invalidateQueries({ queryKey: ["replyList"] }),
  ]);
  queries.setQueryData<Pages>(listKey, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    const known = new Set(data.pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
    const added = newest.pages.flatMap(({ rows }) => rows).filter(({ id }) => !known.has(id));
    return { ...data, pages: [{ ...first, rows: [...added, ...first.rows] }, ...rest] };
  });
  changeThread(app, threadId, (thread) => ({
    ...thread,
    replyCount: Math.max(thread.replyCount, replyCount),
  }));
}
