import { notifyChanges } from "../../../core/change-events.ts";
import type { DatedEvent, MemberEvent } from "../../../core/member-event.ts";
import type { Consequences, QueuedDeed } from "../../../core/outbox.ts";
import type { Db } from "../../../db/client.ts";
import { type Notice, type NoticeKind, notifyAll } from "../../notifications/notice/notice.queries.ts";
import { lockMembersInOrder } from "../../rewards/points/points.queries.ts";
import { applyMemberEvents } from "../../rewards/points/points-events.ts";
import { countForAllPlaces, countForAuthors } from "../thread/thread-write.queries.ts";
import { refreshHeat } from "./act.queries.ts";

/** What a deed moves: the total of its author's likes, and what the thread's places count. */
const moves = {
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

/** The event that a deed is; none for what takes one back. */
function eventOf({ kind, userId, day, threadId, postId, authorId }: QueuedDeed): DatedEvent[] {
  if (kind === "unliked" || kind === "unfavorited") return [];
  const key = postId ? `post:${postId}` : `thread:${threadId}`;
  return [
    { kind: kind satisfies MemberEvent["kind"], userId, key, day, ...(authorId && { otherId: authorId }) },
  ];
}

/** Tells the author of what it was done to, and the author of what a comment answers, each once. */
function noticesOf({ kind, userId, threadId, postId, excerpt, authorId, answeredId }: QueuedDeed): Notice[] {
  const told = noticeKinds[kind];
  if (!told) return [];
  const members = new Set([authorId, answeredId].filter((id) => id !== undefined));
  const about = { threadId, ...(postId && { postId }), ...(excerpt && { excerpt }) };
  return [...members].map((id) => ({ userId: id, kind: told, actorId: userId, ...about }));
}

/** Adds up what belongs to the same key. */
function sums(rows: readonly (readonly [key: string | undefined, by: number])[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const [key, by] of rows) if (key && by !== 0) totals.set(key, (totals.get(key) ?? 0) + by);
  return totals;
}

/** The threads whose heat the deeds change, with when they were commented on last. */
function heated(deeds: readonly QueuedDeed[]): Map<string, string> {
  const repliedAt = new Map<string, string>();
  for (const { kind, threadId, postId, at } of deeds) {
    if (kind === "commented") repliedAt.set(threadId, at);
    else if (kind !== "browsed" && !postId && !repliedAt.has(threadId)) repliedAt.set(threadId, "");
  }
  return repliedAt;
}

/** Everything that acts on threads and comments bring about besides themselves and their own counters. */
export const consequences: Consequences = {
  refresh: (db, deeds) => refreshHeat(db, heated(deeds)),

  async apply(tx: Db, deeds) {
    // Rows are taken in the order in which everybody takes them: members, places, accounts, unread counts.
    const involved = deeds.flatMap(({ userId, authorId }) => (authorId ? [userId, authorId] : [userId]));
    await lockMembersInOrder(tx, involved);
    await countForAuthors(tx, sums(deeds.map(({ kind, authorId }) => [authorId, moves[kind]?.liked ?? 0])));
    // A comment's likes are its own.
    const placed = deeds.filter(({ kind, postId }) => kind === "commented" || !postId);
    const inPlaces = (place: "circleId" | "groupId") =>
      sums(placed.map((deed) => [deed[place], moves[deed.kind]?.interactions ?? 0]));
    await countForAllPlaces(tx, { circles: inPlaces("circleId"), groups: inPlaces("groupId") });
    await applyMemberEvents(tx, deeds.flatMap(eventOf));
    await notifyAll(tx, deeds.flatMap(noticesOf));
    const commented = deeds.filter(({ kind }) => kind === "commented").map(({ threadId }) => threadId);
    await notifyChanges(tx, "thread", [...new Set(commented)]);
  },
};
