import type { OwnHighlight } from "@lenscape/api/types";
import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { VIEWER_STALE_TIME_MS } from "#config/timing.ts";
import { type App, useApp, useMember } from "#lib/app.tsx";
import { promptLogin, type ResumedAction } from "./resumed-action.ts";

/** IDs of rows whose relation to the member a component shows. */
export interface ViewerIds {
  threadIds?: readonly string[];
  postIds?: readonly string[];
  userIds?: readonly string[];
  topicIds?: readonly string[];
  circleIds?: readonly string[];
  /** Threads whose text shows the member's own highlights. */
  highlightThreadIds?: readonly string[];
}

type Kind = keyof ViewerIds;
type Ids = Record<Kind, string[]>;
const KINDS: readonly Kind[] = [
  "threadIds",
  "postIds",
  "userIds",
  "topicIds",
  "circleIds",
  "highlightThreadIds",
];

const mapKinds = <Value>(getValue: (kind: Kind) => Value) =>
  Object.fromEntries(KINDS.map((kind) => [kind, getValue(kind)])) as Record<Kind, Value>;

/** Empty lists of all kinds. */
export const noIds: Ids = mapKinds(() => []);

/** Maximum number of IDs of one kind in one call. */
const MAX_BATCH_SIZE = 100;

interface ThreadRelation {
  isLike: boolean;
  isFavorite: boolean;
}

interface PostRelation {
  isLike: boolean;
}

interface UserRelation {
  isFollow: boolean;
  isMutual: boolean;
}

/** Relation of the member to a circle; "waiting" until a moderator decides on the application. */
export type CircleRelation = "none" | "waiting" | "joined";

/** The member's relations as far as they are known, by ID. */
interface ViewerRelations {
  threads: Record<string, ThreadRelation>;
  posts: Record<string, PostRelation>;
  users: Record<string, UserRelation>;
  /** Whether the member follows a topic. */
  topics: Record<string, boolean>;
  circles: Record<string, CircleRelation>;
  /** Whether the member has blocked a user. */
  blocked: Record<string, boolean>;
  /** The member's highlights in a thread. */
  highlights: Record<string, OwnHighlight[]>;
  /** IDs whose request failed. They are not requested again without a retry. */
  failed: Ids;
}

const noRelations: ViewerRelations = {
  threads: {},
  posts: {},
  users: {},
  topics: {},
  circles: {},
  blocked: {},
  highlights: {},
  failed: noIds,
};
const noThread: ThreadRelation = { isLike: false, isFavorite: false };

/** Cache key of one session, so that the next member does not see these relations. */
const viewerKey = (token: string) => ["viewer", token];

/** Updates the member's relations in the cache that all pages read. */
export function updateViewerRelations(
  { queries, session }: App,
  update: (relations: ViewerRelations) => ViewerRelations,
): void {
  queries.setQueryData<ViewerRelations>(viewerKey(session.token() ?? ""), (relations = noRelations) =>
    update(relations),
  );
}

/** Batches the requests of one session. */
interface RequestBatch {
  token: string;
  /** Time of the last request by kind and ID, in epoch milliseconds. */
  requestedAt: Map<string, number>;
  queuedIds: Record<Kind, Set<string>>;
  isScheduled: boolean;
}

const batches = new WeakMap<QueryClient, RequestBatch>();

function getBatch(queries: QueryClient, token: string): RequestBatch {
  const existing = batches.get(queries);
  if (existing?.token === token) return existing;
  const batch: RequestBatch = {
    token,
    requestedAt: new Map(),
    queuedIds: mapKinds(() => new Set()),
    isScheduled: false,
  };
  batches.set(queries, batch);
  return batch;
}

const mapIds = <Value>(ids: readonly string[], getValue: (id: string) => Value) =>
  Object.fromEntries(ids.map((id) => [id, getValue(id)]));

async function sendBatch(app: App, batch: RequestBatch, ids: Ids): Promise<void> {
  try {
    const state = await app.api.call("viewerState", { body: ids, silent: true });
    if (app.session.token() !== batch.token) return;
    const isIn = (list: readonly string[]) => (id: string) => list.includes(id);
    const [isLike, isFavorite] = [isIn(state.likedThreadIds), isIn(state.favoritedThreadIds)];
    const [isFollow, isMutual] = [isIn(state.followedUserIds), isIn(state.mutualUserIds)];
    const [isJoined, isWaiting] = [isIn(state.joinedCircleIds), isIn(state.waitingCircleIds)];
    updateViewerRelations(
      app,
      ({ threads, posts, users, topics, circles, blocked, highlights, ...others }) => ({
        ...others,
        threads: {
          ...threads,
          ...mapIds(ids.threadIds, (id) => ({ isLike: isLike(id), isFavorite: isFavorite(id) })),
        },
        posts: { ...posts, ...mapIds(ids.postIds, (id) => ({ isLike: isIn(state.likedPostIds)(id) })) },
        users: {
          ...users,
          ...mapIds(ids.userIds, (id) => ({ isFollow: isFollow(id), isMutual: isMutual(id) })),
        },
        topics: { ...topics, ...mapIds(ids.topicIds, isIn(state.followedTopicIds)) },
        circles: {
          ...circles,
          ...mapIds(ids.circleIds, (id) => (isJoined(id) ? "joined" : isWaiting(id) ? "waiting" : "none")),
        },
        blocked: { ...blocked, ...mapIds(ids.userIds, isIn(state.blockedUserIds)) },
        highlights: {
          ...highlights,
          ...mapIds(ids.highlightThreadIds, (id) =>
            state.highlights.filter(({ threadId }) => threadId === id),
          ),
        },
      }),
    );
  } catch {
    // The relations stay unknown until the next page or a retry requests them.
    for (const kind of KINDS) for (const id of ids[kind]) batch.requestedAt.delete(kind + id);
    if (app.session.token() === batch.token)
      updateViewerRelations(app, ({ failed, ...relations }) => ({
        ...relations,
        failed: mapKinds((kind) => [...new Set([...failed[kind], ...ids[kind]])]),
      }));
  }
}

function takeIds(queue: Set<string>): string[] {
  const ids = [...queue].slice(0, MAX_BATCH_SIZE);
  for (const id of ids) queue.delete(id);
  return ids;
}

function flush(app: App, batch: RequestBatch): void {
  batch.isScheduled = false;
  const { queuedIds } = batch;
  while (KINDS.some((kind) => queuedIds[kind].size > 0)) {
    void sendBatch(
      app,
      batch,
      mapKinds((kind) => takeIds(queuedIds[kind])),
    );
  }
}

/** Requests the relations that are unknown or stale. Requests of the same microtask share one call. */
export function fetchViewerState(app: App, ids: ViewerIds): void {
  const token = app.session.token();
  if (!token) return;
  const batch = getBatch(app.queries, token);
  const now = Date.now();
  for (const kind of KINDS) {
    for (const id of ids[kind] ?? []) {
      if (now - (batch.requestedAt.get(kind + id) ?? Number.NEGATIVE_INFINITY) < VIEWER_STALE_TIME_MS)
        continue;
      batch.requestedAt.set(kind + id, now);
      batch.queuedIds[kind].add(id);
    }
  }
  if (batch.isScheduled || KINDS.every((kind) => batch.queuedIds[kind].size === 0)) return;
  batch.isScheduled = true;
  queueMicrotask(() => flush(app, batch));
}

/**
 * Fetches the member's relations to rows while the component is mounted. Does nothing for a visitor. Read them with
 * `useViewerThread`, `useViewerPosts`, `useViewerUser`, `useViewerBlocked`, `useViewerTopic`, `useViewerCircle` and
 * `useViewerHighlights`.
 */
export function useViewerState(ids: ViewerIds): void {
  const app = useApp();
  const { token } = useMember();
  const idsKey = KINDS.map((kind) => ids[kind]?.join()).join(";");
  const fetchIds = useEffectEvent(() => fetchViewerState(app, ids));
  // biome-ignore lint/correctness/useExhaustiveDependencies: idsKey identifies the ids
  useEffect(() => {
    if (token) fetchIds();
  }, [token, idsKey]);
}

/** Selects from the member's relations. Returns undefined for a visitor. */
export function useViewerRelations<Selected>(
  select: (relations: ViewerRelations) => Selected,
): Selected | undefined {
  const { token } = useMember();
  return useQuery({
    queryKey: viewerKey(token),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // With the values of no relation, components do not re-render if the response says the same.
    placeholderData: noRelations,
    select,
  }).data;
}

/** Returns whether the member likes and favourites a thread; false for both while unknown. */
export function useViewerThread(threadId: string): ThreadRelation {
  return useViewerRelations(({ threads }) => threads[threadId] ?? noThread) ?? noThread;
}

/** Returns the IDs of the comments and replies that the member likes; empty while unknown. */
export function useViewerPosts(postIds: readonly string[]): readonly string[] {
  return useViewerRelations(({ posts }) => postIds.filter((id) => posts[id]?.isLike)) ?? [];
}

/** Returns whether the member follows a user, and whether both follow each other; undefined while unknown. */
export function useViewerUser(userId: string): UserRelation | undefined {
  return useViewerRelations(({ users }) => users[userId] ?? null) ?? undefined;
}

/** Returns whether the member has blocked a user; false while unknown. */
export function useViewerBlocked(userId: string): boolean {
  return useViewerRelations(({ blocked }) => blocked[userId] ?? false) ?? false;
}

/** Returns whether the member follows a topic; undefined while unknown and for visitors. */
export function useViewerTopic(topicId: string): boolean | undefined {
  return useViewerRelations(({ topics }) => topics[topicId] ?? null) ?? undefined;
}

/** Returns the member's relation to a circle; undefined while unknown and for visitors. */
export function useViewerCircle(circleId: string): CircleRelation | undefined {
  return useViewerRelations(({ circles }) => circles[circleId] ?? null) ?? undefined;
}

/** Returns the member's highlights in a thread; undefined while unknown. */
export function useViewerHighlights(threadId: string): OwnHighlight[] | undefined {
  return useViewerRelations(({ highlights }) => highlights[threadId] ?? null) ?? undefined;
}

const CONTINUE: ResumedAction = { action: "other", id: "" };

/**
 * Returns a function that opens the login prompt for a visitor (STATE-010). It returns whether the viewer is a member and
 * may continue.
 */
export function useRequireLogin(): (action?: ResumedAction) => boolean {
  const { session } = useApp();
  return (action = CONTINUE) => {
    if (session.token()) return true;
    promptLogin(action);
    return false;
  };
}
