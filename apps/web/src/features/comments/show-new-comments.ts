import { keyOf } from "@lenscape/api/tanstack-query";
import type { Post } from "@lenscape/api/types";
import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { counted } from "./comment-actions.ts";
import { comments } from "./queries.ts";

type Pages = InfiniteData<{ rows: Post[]; total: number }>;

/**
 * Shows what others have written since the given list was fetched: first what is new, wherever its order has it, then
 * the list as it is now. From then on `replyCount` comments are seen. Throws `ApiError`.
 */
export async function showNew(
  app: App,
  listKey: QueryKey,
  threadId: string,
  replyCount: number,
): Promise<void> {
  const { api, queries } = app;
  const before = queries.getQueryData<Pages>(listKey)?.pages[0]?.total ?? 0;
  const [newest] = await Promise.all([
    queries.fetchInfiniteQuery({ ...comments(api, threadId, "latest"), staleTime: 0 }),
    queries.refetchQueries({ queryKey: listKey, exact: true }),
    queries.invalidateQueries({ queryKey: keyOf("replyList") }),
  ]);
  const more = Math.max(0, (newest.pages[0]?.total ?? before) - before);
  queries.setQueryData<Pages>(listKey, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    const { rows } = newest.pages[0] ?? first;
    const added = rows.filter(({ isSticky }) => isSticky === 0).slice(0, more);
    const others = first.rows.filter(({ id }) => !added.some((row) => row.id === id));
    return { ...data, pages: [{ ...first, rows: [...added, ...others] }, ...rest] };
  });
  changeThread(app, threadId, (thread) => ({
    ...counted(thread, more, true),
    replyCount: Math.max(thread.replyCount, replyCount),
  }));
}
