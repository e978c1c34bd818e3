import * as answersWith from "@lenscape/api/answers.gen";
import type { OperationId, Post, Reply, Thread } from "@lenscape/api/types";
import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { byEntities, byOperations, invalidateAfter } from "#lib/invalidate.ts";
import { updateViewerRelations } from "./viewer-state.ts";

type Row = { id: string };
/** Returns the updated row, or null to remove it from its list. */
type Update<T extends Row> = (row: T) => T | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Returns a cached response with one row updated: all pages of a list, one page, or the row itself. */
function updateResponse(data: unknown, id: string, update: Update<Row>): unknown {
  if (!isObject(data)) return data;
  if (Array.isArray(data.pages))
    return { ...data, pages: data.pages.map((page) => updateResponse(page, id, update)) };
  if (Array.isArray(data.rows)) {
    const rows = updateRows(data.rows as Row[], id, update);
    const removedCount = data.rows.length - rows.length;
    return { ...data, rows, total: Number(data.total) - removedCount };
  }
  return data.id === id ? (update(data as Row) ?? data) : data;
}

function updateRows(rows: Row[], id: string, update: Update<Row>): Row[] {
  return rows.flatMap((row) => {
    if (row.id === id) return update(row) ?? [];
    const { replies } = row as Row & { replies?: Row[] };
    return replies?.some((reply) => reply.id === id)
      ? { ...row, replies: updateRows(replies, id, update) }
      : row;
  });
}

function updateCachedRow(
  queries: QueryClient,
  operations: readonly OperationId[],
  id: string,
  update: Update<Row>,
) {
  queries.setQueriesData({ predicate: byOperations(operations) }, (data: unknown) =>
    updateResponse(data, id, update),
  );
}

/** Updates a thread in all cached responses; null removes it from all lists. */
export function changeThread(
  { queries }: Pick<App, "queries">,
  threadId: string,
  update: Update<Thread>,
): void {
  // These operations return threads only.
  updateCachedRow(queries, answersWith.Thread, threadId, update as unknown as Update<Row>);
}

/** Updates a comment or reply in all cached responses; null removes it from all lists. */
export function changePost(
  { queries }: Pick<App, "queries">,
  postId: string,
  update: Update<Post & Reply>,
): void {
  updateCachedRow(
    queries,
    [...answersWith.Post, ...answersWith.Reply],
    postId,
    update as unknown as Update<Row>,
  );
}

/**
 * Marks the member's thread lists, points, tasks and badges as stale after a like or favourite. They are refetched on
 * their next use, not at once: a visible list keeps its rows, so that the member can undo.
 */
function markOwnDataStale({ queries }: App) {
  const isOwnList = byOperations(["myThreads", "favoriteList"]);
  const isReward = byEntities("Points", "Level", "Task", "Badge");
  void queries.invalidateQueries({
    predicate: (query) => isOwnList(query) || isReward(query),
    refetchType: "none",
  });
}

/** Likes or unlikes a thread. State and count are updated everywhere after the response. Throws `ApiError`. */
export async function likeThread(app: App, threadId: string, like: boolean): Promise<void> {
  const { value, count } = await app.api.call("threadThumbup", { body: { threadId, value: like ? 1 : 0 } });
  changeThread(app, threadId, (thread) => ({ ...thread, likeCount: count }));
  markOwnDataStale(app);
  updateViewerRelations(app, (relations) => ({
    ...relations,
    threads: {
      ...relations.threads,
      [threadId]: { isFavorite: relations.threads[threadId]?.isFavorite ?? false, isLike: value === 1 },
    },
  }));
}

/** Favourites or unfavourites a thread. Throws `ApiError`. */
export async function favoriteThread(app: App, threadId: string, favorite: boolean): Promise<void> {
  const { value, count } = await app.api.call("threadFavorite", {
    body: { threadId, value: favorite ? 1 : 0 },
  });
  changeThread(app, threadId, (thread) => ({ ...thread, favoriteCount: count }));
  markOwnDataStale(app);
  updateViewerRelations(app, (relations) => ({
    ...relations,
    threads: {
      ...relations.threads,
      [threadId]: { isLike: relations.threads[threadId]?.isLike ?? false, isFavorite: value === 1 },
    },
  }));
}

/** Likes or unlikes a comment or reply. Throws `ApiError`. */
export async function likePost(app: App, postId: string, like: boolean): Promise<void> {
  const { value, count } = await app.api.call("threadThumbup", { body: { postId, value: like ? 1 : 0 } });
  changePost(app, postId, (post) => ({ ...post, likeCount: count }));
  markOwnDataStale(app);
  updateViewerRelations(app, (relations) => ({
    ...relations,
    posts: { ...relations.posts, [postId]: { isLike: value === 1 } },
  }));
}

/** Follows or unfollows a user and clears the mutual flag (STATE-005 to STATE-008). Throws `ApiError`. */
export async function followUser(app: App, userId: string, follow: boolean): Promise<void> {
  const { api, queries } = app;
  const operation = follow ? "followAdd" : "followDel";
  await api.call(operation, { body: { toUserId: userId } });
  // A visible list keeps its rows, so that the member can undo.
  void invalidateAfter(queries, operation, { refetchType: "none" });
  void queries.invalidateQueries({ predicate: byOperations(answersWith.Profile) });
  updateViewerRelations(app, (relations) => ({
    ...relations,
    users: { ...relations.users, [userId]: { isFollow: follow, isMutual: false } },
  }));
}

/** Blocks a member, which ends following on both sides, or unblocks them. Throws `ApiError`. */
export async function blockUser(app: App, userId: string, block: boolean): Promise<void> {
  const operation = block ? "blockAdd" : "blockDel";
  await app.api.call(operation, { body: { toUserId: userId } });
  updateViewerRelations(app, (relations) => ({
    ...relations,
    blocked: { ...relations.blocked, [userId]: block },
    users: { ...relations.users, [userId]: { isFollow: false, isMutual: false } },
  }));
  await invalidateAfter(app.queries, operation);
}

/**
 * Deletes a thread and removes it from all cached lists. Counters and activity lists are refetched on their next use.
 * Throws `ApiError`.
 */
export async function deleteThread(app: App, threadId: string): Promise<void> {
  await app.api.call("threadDel", { body: { threadId } });
  changeThread(app, threadId, () => null);
  await invalidateAfter(app.queries, "threadDel", { refetchType: "none" });
}
