import type { OwnHighlight } from "@lenscape/api/types";
import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { VIEWER_STALE_TIME } from "#config/timing.ts";
import { type App, useApp, useMember } from "#lib/app.tsx";
import { askToLogIn, type Wish } from "./resumed-action.ts";

/** Rows whose relation to the member is wanted. */
export interface ViewerIds {
  threadIds?: readonly string[];
  postIds?: readonly string[];
  userIds?: readonly string[];
  topicIds?: readonly string[];
  circleIds?: readonly string[];
  /** Threads whose text is shown: what of it I have marked. */
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

const ofEach = <Value>(of: (kind: Kind) => Value) =>
  Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, Value>;

/** No ids of any kind. */
export const noIds: Ids = ofEach(() => []);

/** The most ids of one kind that one call takes. */
const BATCH = 100;

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

/** What I am to a circle: waiting while its moderators have not decided. */
export type CircleRelation = "none" | "waiting" | "joined";

/** What is known of the member's relations, by id. */
interface Known {
  threads: Record<string, ThreadRelation>;
  posts: Record<string, PostRelation>;
  users: Record<string, UserRelation>;
  /** Whether I follow a topic. */
  topics: Record<string, boolean>;
  circles: Record<string, CircleRelation>;
  /** Whether I have blocked a user. */
  blocked: Record<string, boolean>;
  /** What I have marked in a thread's text. */
  highlights: Record<string, OwnHighlight[]>;
  /** What had no answer, and will not come by itself. */
  missed: Ids;
}

const nothing: Known = {
  threads: {},
  posts: {},
  users: {},
  topics: {},
  circles: {},
  blocked: {},
  highlights: {},
  missed: noIds,
};
const noThread: ThreadRelation = { isLike: false, isFavorite: false };

/** One entry for each session: what is mine says nothing about who signs in next. */
const viewerKey = (token: string) => ["viewer", token];

/** Changes what is known of the member's relations, in the one place that every page reads. */
export function changeViewer({ queries, session }: App, change: (known: Known) => Known): void {
  queries.setQueryData<Known>(viewerKey(session.token() ?? ""), (known = nothing) => change(known));
}

/** The questions of one session. */
interface Questions {
  token: string;
  askedAt: Map<string, number>;
  waiting: Record<Kind, Set<string>>;
  scheduled: boolean;
}

const questionsOf = new WeakMap<QueryClient, Questions>();

function openQuestions(queries: QueryClient, token: string): Questions {
  const open = questionsOf.get(queries);
  if (open?.token === token) return open;
  const fresh: Questions = {
    token,
    askedAt: new Map(),
    waiting: ofEach(() => new Set()),
    scheduled: false,
  };
  questionsOf.set(queries, fresh);
  return fresh;
}

const pick = <Value>(ids: readonly string[], read: (id: string) => Value) =>
  Object.fromEntries(ids.map((id) => [id, read(id)]));

async function send(app: App, questions: Questions, ids: Ids): Promise<void> {
  try {
    const mine = await app.api.call("viewerState", { body: ids, silent: true });
    if (app.session.token() !== questions.token) return;
    const has = (list: readonly string[]) => (id: string) => list.includes(id);
    const [liked, kept] = [has(mine.likedThreadIds), has(mine.favoritedThreadIds)];
    const [followed, mutual] = [has(mine.followedUserIds), has(mine.mutualUserIds)];
    const [topic, joined, waiting] = [
      has(mine.followedTopicIds),
      has(mine.joinedCircleIds),
      has(mine.waitingCircleIds),
    ];
    changeViewer(app, ({ threads, posts, users, topics, circles, blocked, highlights, ...others }) => ({
      ...others,
      threads: { ...threads, ...pick(ids.threadIds, (id) => ({ isLike: liked(id), isFavorite: kept(id) })) },
      posts: { ...posts, ...pick(ids.postIds, (id) => ({ isLike: has(mine.likedPostIds)(id) })) },
      users: { ...users, ...pick(ids.userIds, (id) => ({ isFollow: followed(id), isMutual: mutual(id) })) },
      topics: { ...topics, ...pick(ids.topicIds, topic) },
      circles: {
        ...circles,
        ...pick(ids.circleIds, (id) => (joined(id) ? "joined" : waiting(id) ? "waiting" : "none")),
      },
      blocked: { ...blocked, ...pick(ids.userIds, has(mine.blockedUserIds)) },
      highlights: {
        ...highlights,
        ...pick(ids.highlightThreadIds, (id) => mine.highlights.filter(({ threadId }) => threadId === id)),
      },
    }));
  } catch {
    // Unknown stays unknown, and the next page asks again; so does a press of what waits for the answer.
    for (const kind of KINDS) for (const id of ids[kind]) questions.askedAt.delete(kind + id);
    if (app.session.token() === questions.token)
      changeViewer(app, ({ missed, ...known }) => ({
        ...known,
        missed: ofEach((kind) => [...new Set([...missed[kind], ...ids[kind]])]),
      }));
  }
}

function take(waiting: Set<string>): string[] {
  const ids = [...waiting].slice(0, BATCH);
  for (const id of ids) waiting.delete(id);
  return ids;
}

function flush(app: App, questions: Questions): void {
  questions.scheduled = false;
  const { waiting } = questions;
  while (KINDS.some((kind) => waiting[kind].size > 0)) {
    void send(
      app,
      questions,
      ofEach((kind) => take(waiting[kind])),
    );
  }
}

/** Asks for the ids that are not known yet; what one page asks for at the same time goes into one call. */
export function fetchViewer(app: App, ids: ViewerIds): void {
  const token = app.session.token();
  if (!token) return;
  const questions = openQuestions(app.queries, token);
  const now = Date.now();
  for (const kind of KINDS) {
    for (const id of ids[kind] ?? []) {
      if (now - (questions.askedAt.get(kind + id) ?? Number.NEGATIVE_INFINITY) < VIEWER_STALE_TIME) continue;
      questions.askedAt.set(kind + id, now);
      questions.waiting[kind].add(id);
    }
  }
  if (questions.scheduled || KINDS.every((kind) => questions.waiting[kind].size === 0)) return;
  questions.scheduled = true;
  queueMicrotask(() => flush(app, questions));
}

/**
 * Keeps what the given rows are to the member known while the component is shown; a visitor asks nothing. Read it with
 * `useViewerThread`, `useViewerPosts`, `useViewerUser`, `useViewerBlocked`, `useViewerTopic`, `useViewerCircle` and
 * `useViewerHighlights`.
 */
export function useViewerState(ids: ViewerIds): void {
  const app = useApp();
  const { token } = useMember();
  const wanted = KINDS.map((kind) => ids[kind]?.join()).join(";");
  const ask = useEffectEvent(() => fetchViewer(app, ids));
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted stands for the ids
  useEffect(() => {
    if (token) ask();
  }, [token, wanted]);
}

/** What is known of the member's relations; nothing for a visitor. */
export function useKnown<Part>(select: (known: Known) => Part): Part | undefined {
  const { token } = useMember();
  return useQuery({
    queryKey: viewerKey(token),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // As if nothing were: where the answer says the same, what reads it is not rendered again.
    placeholderData: nothing,
    select,
  }).data;
}

/** Whether I like and favourite a thread; neither while it is not known. */
export function useViewerThread(threadId: string): ThreadRelation {
  return useKnown(({ threads }) => threads[threadId] ?? noThread) ?? noThread;
}

/** Which of the given comments and replies I like; none while it is not known. */
export function useViewerPosts(postIds: readonly string[]): readonly string[] {
  return useKnown(({ posts }) => postIds.filter((id) => posts[id]?.isLike)) ?? [];
}

/** Whether I follow a user and they follow me; undefined while it is not known. */
export function useViewerUser(userId: string): UserRelation | undefined {
  return useKnown(({ users }) => users[userId] ?? null) ?? undefined;
}

/** Whether I have blocked a user; no while it is not known. */
export function useViewerBlocked(userId: string): boolean {
  return useKnown(({ blocked }) => blocked[userId] ?? false) ?? false;
}

/** Whether I follow a topic, undefined while it is not known; for a visitor it never is. */
export function useViewerTopic(topicId: string): boolean | undefined {
  return useKnown(({ topics }) => topics[topicId] ?? null) ?? undefined;
}

/** What I am to a circle, undefined while it is not known; for a visitor it never is. */
export function useViewerCircle(circleId: string): CircleRelation | undefined {
  return useKnown(({ circles }) => circles[circleId] ?? null) ?? undefined;
}

/** What I have marked in a thread's text; undefined while it is not known. */
export function useViewerHighlights(threadId: string): OwnHighlight[] | undefined {
  return useKnown(({ highlights }) => highlights[threadId] ?? null) ?? undefined;
}

const GO_ON: Wish = { act: "other", id: "" };

/**
 * Returns the function that admits a member and asks a visitor to log in for what they wanted (STATE-010). It says
 * whether one may go on.
 */
export function useAdmission(): (wish?: Wish) => boolean {
  const { session } = useApp();
  return (wish = GO_ON) => {
    if (session.token()) return true;
    askToLogIn(wish);
    return false;
  };
}
