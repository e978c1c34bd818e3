import * as answersWith from "@lenscape/api/answers.gen";
import type { OperationId, Post, Reply, Thread } from "@lenscape/api/types";
import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { answersOf, showing, touched } from "#lib/touched.ts";
import { changeViewer } from "./viewer-state.ts";

type Row = { id: string };
/** Returns the row as it is now; null takes it out of its list. */
type Change<Of extends Row> = (row: Of) => Of | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The cached answer with the row changed: all pages of a list, one page, or the row itself. */
function changeIn(data: unknown, id: string, change: Change<Row>): unknown {
  if (!isObject(data)) return data;
  if (Array.isArray(data.pages))
    return { ...data, pages: data.pages.map((page) => changeIn(page, id, change)) };
  if (Array.isArray(data.rows)) {
    const rows = changeRows(data.rows as Row[], id, change);
    const gone = data.rows.length - rows.length;
    return { ...data, rows, total: Number(data.total) - gone };
  }
  return data.id === id ? (change(data as Row) ?? data) : data;
}

function changeRows(rows: Row[], id: string, change: Change<Row>): Row[] {
  return rows.flatMap((row) => {
    if (row.id === id) return change(row) ?? [];
    const { replies } = row as Row & { replies?: Row[] };
    return replies?.some((reply) => reply.id === id)
      ? { ...row, replies: changeRows(replies, id, change) }
      : row;
  });
}

function changeCached(
  queries: QueryClient,
  operations: readonly OperationId[],
  id: string,
  change: Change<Row>,
) {
  queries.setQueriesData({ predicate: answersOf(operations) }, (data: unknown) => changeIn(data, id, change));
}

/** Changes a thread wherever it is cached; null takes it out of all lists. */
export function changeThread(
  { queries }: Pick<App, "queries">,
  threadId: string,
  change: Change<Thread>,
): void {
  // These operations give threads only.
  changeCached(queries, answersWith.Thread, threadId, change as unknown as Change<Row>);
}

/** Changes a comment or reply wherever it is cached; null takes it out of all lists. */
export function changePost(
  { queries }: Pick<App, "queries">,
  postId: string,
  change: Change<Post & Reply>,
): void {
  changeCached(
    queries,
    [...answersWith.Post, ...answersWith.Reply],
    postId,
    change as unknown as Change<Row>,
  );
}

/**
 * Has what a like or favourite of mine adds to refetched on its next use: my lists of threads, points, tasks and badges.
 * A list at hand keeps its rows, so that one may change one's mind.
 */
function expireOwn({ queries }: App) {
  const isOwnList = answersOf(["myThreads", "favoriteList"]);
  const isEarned = showing("Points", "Level", "Task", "Badge");
  void queries.invalidateQueries({
    predicate: (query) => isOwnList(query) || isEarned(query),
    refetchType: "none",
  });
}

/** Likes a thread or takes it back; state and count change everywhere once the server has agreed. Throws `ApiError`. */
export async function likeThread(app: App, threadId: string, like: boolean): Promise<void> {
  const { value, count } = await app.api.call("threadThumbup", { body: { threadId, value: like ? 1 : 0 } });
  changeThread(app, threadId, (thread) => ({ ...thread, likeCount: count }));
  expireOwn(app);
  changeViewer(app, (known) => ({
    ...known,
    threads: {
      ...known.threads,
      [threadId]: { isFavorite: known.threads[threadId]?.isFavorite ?? false, isLike: value === 1 },
    },
  }));
}

/** Favourites a thread or takes it back, like `likeThread`. */
export async function favoriteThread(app: App, threadId: string, favorite: boolean): Promise<void> {
  const { value, count } = await app.api.call("threadFavorite", {
    body: { threadId, value: favorite ? 1 : 0 },
  });
  changeThread(app, threadId, (thread) => ({ ...thread, favoriteCount: count }));
  expireOwn(app);
  changeViewer(app, (known) => ({
    ...known,
    threads: {
      ...known.threads,
      [threadId]: { isLike: known.threads[threadId]?.isLike ?? false, isFavorite: value === 1 },
    },
  }));
}

/** Likes a comment or reply or takes it back, like `likeThread`. */
export async function likePost(app: App, postId: string, like: boolean): Promise<void> {
  const { value, count } = await app.api.call("threadThumbup", { body: { postId, value: like ? 1 : 0 } });
  changePost(app, postId, (post) => ({ ...post, likeCount: count }));
  expireOwn(app);
  changeViewer(app, (known) => ({ ...known, posts: { ...known.posts, [postId]: { isLike: value === 1 } } }));
}

/** Follows a user or ends it; afterwards no mutual flag is left (STATE-005 to STATE-008). Throws `ApiError`, which is silent about codes. */
export async function followUser(app: App, userId: string, follow: boolean): Promise<void> {
  const { api, queries } = app;
  const act = follow ? "followAdd" : "followDel";
  await api.call(act, { body: { toUserId: userId } });
  // Counters are refetched where they are shown; a list at hand keeps its rows, so that one may change one's mind.
  void touched(queries, act, { refetchType: "none" });
  void queries.invalidateQueries({ predicate: answersOf(answersWith.Profile) });
  changeViewer(app, (known) => ({
    ...known,
    users: { ...known.users, [userId]: { isFollow: follow, isMutual: false } },
  }));
}

/** Blocks a member, which also ends following on both sides, or unblocks them. Throws `ApiError`. */
export async function blockUser(app: App, userId: string, block: boolean): Promise<void> {
  const act = block ? "blockAdd" : "blockDel";
  await app.api.call(act, { body: { toUserId: userId } });
  changeViewer(app, (known) => ({
    ...known,
    blocked: { ...known.blocked, [userId]: block },
    users: { ...known.users, [userId]: { isFollow: false, isMutual: false } },
  }));
  await touched(app.queries, act);
}

/**
 * Deletes a thread; it leaves all cached lists. What counts it or shows it as an activity is refetched on its next use.
 * Throws `ApiError`.
 */
export async function deleteThread(app: App, threadId: string): Promise<void> {
  await app.api.call("threadDel", { body: { threadId } });
  changeThread(app, threadId, () => null);
  await touched(app.queries, "threadDel", { refetchType: "none" });
}
