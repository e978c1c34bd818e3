import { notifyChanges } from "../../../core/change-events.ts";
import type { DatedEvent, MemberEvent } from "../../../core/member-event.ts";
import type { Consequences, QueuedDeed } from "../../../core/outbox.ts";
import type { Db } from "../../../db/client.ts";
import {
  type Notice,
  type NoticeKind,
  notifyAll,
  removeNotifications,
  subtractUnread,
  type UndoneAct,
} from "../../notifications/index.ts";
import { applyMemberEvents, lockMembersInOrder } from "../../rewards/index.ts";
import { countForAllPlaces, countForAuthors } from "../thread/thread-write.queries.ts";
import { refreshHeat } from "./act.queries.ts";

/** Change of the author's number of likes and of the circle's and group's interactions, by kind of outbox event. */
const counterChanges = {
  liked: { liked: 1, interactions: 1 },
  unliked: { liked: -1, interactions: -1 },
  commented: { liked: 0, interactions: 1 },
  favorited: undefined,
  unfavorited: undefined,
  shared: undefined,
  browsed: undefined,
} as const satisfies Record<QueuedDeed["kind"], unknown>;

const noticeKinds: Partial<Record<QueuedDeed["kind"], NoticeKind>> = {
  liked: "like",
  favorited: "favorite",
  commented: "reply",
};

/** Converts an outbox event to a member event. Returns none for undone acts. */
function memberEventsOf({ kind, userId, day, threadId, postId, authorId }: QueuedDeed): DatedEvent[] {
  if (kind === "unliked" || kind === "unfavorited") return [];
  const key = postId ? `post:${postId}` : `thread:${threadId}`;
  return [
    { kind: kind satisfies MemberEvent["kind"], userId, key, day, ...(authorId && { otherId: authorId }) },
  ];
}

/** Creates the notifications of an outbox event: for the author, and for a reply also for the author of the parent. */
function noticesOf({ kind, userId, threadId, postId, excerpt, authorId, answeredId }: QueuedDeed): Notice[] {
  const noticeKind = noticeKinds[kind];
  if (!noticeKind) return [];
  const recipients = new Set([authorId, answeredId].filter((id) => id !== undefined));
  const about = { threadId, ...(postId && { postId }), ...(excerpt && { excerpt }) };
  return [...recipients].map((id) => ({ userId: id, kind: noticeKind, actorId: userId, ...about }));
}

const undoneKinds = { unliked: "like", unfavorited: "favorite" } as const;

/** Returns the notifications to remove for an undone act. */
function undoneOf({ kind, userId, threadId, postId, authorId }: QueuedDeed): UndoneAct[] {
  if ((kind !== "unliked" && kind !== "unfavorited") || !authorId) return [];
  return [
    { userId: authorId, kind: undoneKinds[kind], actorId: userId, threadId, ...(postId && { postId }) },
  ];
}

/** Returns the last event for each act, such as a like that was undone and repeated. */
function lastOfEach(deeds: readonly QueuedDeed[]): QueuedDeed[] {
  const keyOf = ({ kind, userId, threadId, postId }: QueuedDeed) =>
    [kind.replace(/^un/, ""), userId, threadId, postId].join(" ");
  return [...new Map(deeds.map((deed) => [keyOf(deed), deed])).values()];
}

/** Adds up values by key, without rows that have no key or no value. */
function sumByKey(rows: readonly (readonly [key: string | undefined, by: number])[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const [key, by] of rows) if (key && by !== 0) totals.set(key, (totals.get(key) ?? 0) + by);
  return totals;
}

/** Returns the threads whose heat changes, each with the time of its latest new comment or an empty string. */
function heatChanges(deeds: readonly QueuedDeed[]): Map<string, string> {
  const repliedAt = new Map<string, string>();
  for (const { kind, threadId, postId, at } of deeds) {
    if (kind === "commented") repliedAt.set(threadId, at);
    else if (kind !== "browsed" && !postId && !repliedAt.has(threadId)) repliedAt.set(threadId, "");
  }
  return repliedAt;
}

/** Applies outbox events of threads and comments: heat, totals, member events, notifications and live events. */
export const consequences: Consequences = {
  refresh: (db, deeds) => refreshHeat(db, heatChanges(deeds)),

  async apply(tx: Db, deeds) {
    // Lock order of all transactions: members, circles and groups, point accounts, unread counts.
    const memberIds = deeds.flatMap(({ userId, authorId }) => (authorId ? [userId, authorId] : [userId]));
    await lockMembersInOrder(tx, memberIds);
    const likes = sumByKey(deeds.map(({ kind, authorId }) => [authorId, counterChanges[kind]?.liked ?? 0]));
    await countForAuthors(tx, likes);
    // Likes of comments are not interactions of a circle or group.
    const interactions = deeds.filter(({ kind, postId }) => kind === "commented" || !postId);
    const sumsOf = (place: "circleId" | "groupId") =>
      sumByKey(interactions.map((deed) => [deed[place], counterChanges[deed.kind]?.interactions ?? 0]));
    await countForAllPlaces(tx, { circles: sumsOf("circleId"), groups: sumsOf("groupId") });
    await applyMemberEvents(tx, deeds.flatMap(memberEventsOf));
    const lastDeeds = lastOfEach(deeds);
    const unread = await removeNotifications(tx, lastDeeds.flatMap(undoneOf));
    await notifyAll(tx, lastDeeds.flatMap(noticesOf));
    await subtractUnread(tx, unread);
    const threadIds = deeds.filter(({ kind }) => kind === "commented").map(({ threadId }) => threadId);
    await notifyChanges(tx, "thread", [...new Set(threadIds)]);
  },
};
