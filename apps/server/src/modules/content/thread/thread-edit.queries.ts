import { and, asc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import {
  activities,
  circles,
  threadMentions,
  threads,
  threadTopics,
  threadVersions,
  topics,
  users,
} from "../../../db/schema/index.ts";
import {
  labelColumns,
  labelsByName,
  type ThreadField,
  type ThreadLabel,
} from "../../../db/schema/thread-fields.ts";
import { planLines } from "../activity/activity.rules.ts";
import { pollById } from "../poll/poll.queries.ts";
import { NORMAL, WAITING } from "./thread.rules.ts";
import { countForPlaces } from "./thread-write.queries.ts";

/** Locks a thread until the transaction ends and returns it. */
export async function lockForEdit(tx: Db, threadId: string) {
  const [row] = await tx.select().from(threads).where(eq(threads.id, threadId)).for("no key update");
  return row;
}

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockForEdit>>>;

/** Reads the circle, topics, labels, poll and plan of a thread for its version history. */
async function aboutOf(
  db: Db,
  clock: Clock,
  threadId: string,
  columns: Pick<LockedThread, "circleId" | ThreadLabel>,
) {
  const [circle] = columns.circleId ? await circleName(db, columns.circleId) : [];
  const names = await db
    .select({ content: topics.content })
    .from(threadTopics)
    .innerJoin(topics, eq(topics.id, threadTopics.topicId))
    .where(eq(threadTopics.threadId, threadId))
    .orderBy(asc(threadTopics.position));
  const poll = await pollById(db, threadId);
  const [plan] = await db.select().from(activities).where(eq(activities.threadId, threadId));
  return {
    circle: circle?.name ?? "",
    topics: names.map(({ content }) => content),
    ...labelsByName(columns),
    poll: poll?.options.map(({ content }) => content) ?? [],
    plan: plan ? planLines(plan, clock) : [],
  };
}

const circleName = (db: Db, id: string) =>
  db.select({ name: circles.name }).from(circles).where(eq(circles.id, id));

/** Saves the present version of a locked thread to its history. */
export async function saveVersion(tx: Db, clock: Clock, row: LockedThread): Promise<void> {
  const { id, revision, authorId, title, content, images, videos, editedAt, editedBy, postedAt } = row;
  const about = await aboutOf(tx, clock, id, row);
  await tx.insert(threadVersions).values({
    threadId: id,
    revision,
    ...{ title, content, images, videos, about },
    editorId: editedBy ?? authorId,
    writtenAt: editedAt ?? postedAt,
  });
}

export type ThreadChange = Pick<
  LockedThread,
  ThreadField | "excerpt" | "images" | "videos" | "hasImage" | "lat" | "lng"
>;

/** Writes the next version of a locked thread. @returns its revision */
export async function writeVersion(
  tx: Db,
  threadId: string,
  editorId: string,
  change: ThreadChange,
): Promise<number> {
  const row = oneRow(
    await tx
      .update(threads)
      .set({ ...change, revision: sql`${threads.revision} + 1`, editedAt: sql`now()`, editedBy: editorId })
      .where(eq(threads.id, threadId))
      .returning({ revision: threads.revision }),
    "writeVersion",
  );
  return row.revision;
}

/**
 * Moves a locked thread to another circle or out of its circle. Removes its sticky flag in the circle, and updates the
 * counters of both circles if the thread is public.
 */
export async function moveToCircle(tx: Db, thread: LockedThread, circleId: string | null): Promise<void> {
  await tx.update(threads).set({ circleId, circleSticky: false }).where(eq(threads.id, thread.id));
  if (thread.status !== NORMAL) return;
  const interactions = thread.replyCount + thread.likeCount;
  // Updates the circles in ID order, so that two opposite moves cannot deadlock.
  const moves = [
    { circleId: thread.circleId, by: -1 },
    { circleId, by: 1 },
  ].sort((a, b) => Number(BigInt(a.circleId ?? 0) - BigInt(b.circleId ?? 0)));
  for (const { by, ...to } of moves) {
    await countForPlaces(tx, { ...to, groupId: null }, { threads: by, interactions: by * interactions });
  }
}

/** Sets a locked thread to pending review. */
export async function sendToReview(tx: Db, threadId: string, reason: string): Promise<void> {
  await tx
    .update(threads)
    .set({ status: WAITING, removedAt: null, removedBy: null, removedReason: reason })
    .where(eq(threads.id, threadId));
}

/** Locks a thread's present and new topics in the order of their keys, like every other writer. */
export async function lockTopics(tx: Db, threadId: string, contentKeys: string[]): Promise<void> {
  const own = tx
    .select({ id: threadTopics.topicId })
    .from(threadTopics)
    .where(eq(threadTopics.threadId, threadId));
  await tx
    .select({ id: topics.id })
    .from(topics)
    .where(or(inArray(topics.contentKey, contentKeys), inArray(topics.id, own)))
    .orderBy(asc(topics.contentKey))
    .for("no key update");
}

/** Lists the visible topics of a thread with their keys. An author cannot remove hidden topics. */
export async function topicKeysOf(tx: Db, threadId: string) {
  return tx
    .select({ id: topics.id, contentKey: topics.contentKey })
    .from(threadTopics)
    .innerJoin(topics, and(eq(topics.id, threadTopics.topicId), topics.isShow))
    .where(eq(threadTopics.threadId, threadId));
}

/** Removes topics from a thread, and lowers their thread counts if the thread is counted. */
export async function removeTopics(
  tx: Db,
  threadId: string,
  ids: string[],
  isCounted: boolean,
): Promise<void> {
  await tx
    .delete(threadTopics)
    .where(and(eq(threadTopics.threadId, threadId), inArray(threadTopics.topicId, ids)));
  if (!isCounted) return;
  await tx
    .update(topics)
    .set({ threadCount: sql`${topics.threadCount} - 1` })
    .where(inArray(topics.id, ids));
}

/** Sets the order of a thread's topics. */
export async function orderTopics(tx: Db, threadId: string, ids: string[]): Promise<void> {
  for (const [position, topicId] of ids.entries()) {
    await tx
      .update(threadTopics)
      .set({ position })
      .where(and(eq(threadTopics.threadId, threadId), eq(threadTopics.topicId, topicId)));
  }
}

/** Deletes the mentions of members who are not in `userIds`. @returns the IDs of members who are still mentioned */
export async function removeStaleMentions(tx: Db, threadId: string, userIds: string[]): Promise<string[]> {
  const own = eq(threadMentions.threadId, threadId);
  await tx
    .delete(threadMentions)
    .where(userIds.length > 0 ? and(own, notInArray(threadMentions.userId, userIds)) : own);
  return (await tx.select({ userId: threadMentions.userId }).from(threadMentions).where(own)).map(
    (row) => row.userId,
  );
}

/** Lists the earlier versions of a thread, oldest first. */
export async function versionsOf(db: Db, threadId: string) {
  return db
    .select({
      revision: threadVersions.revision,
      title: threadVersions.title,
      content: threadVersions.content,
      images: threadVersions.images,
      about: threadVersions.about,
      editor: briefColumns,
      writtenAt: threadVersions.writtenAt,
    })
    .from(threadVersions)
    .innerJoin(users, eq(users.id, threadVersions.editorId))
    .where(eq(threadVersions.threadId, threadId))
    .orderBy(asc(threadVersions.revision));
}

/** Reads the present version of a thread with its last editor. */
export async function currentVersion(db: Db, clock: Clock, threadId: string) {
  const [row] = await db
    .select({
      revision: threads.revision,
      title: threads.title,
      content: threads.content,
      images: threads.images,
      circleId: threads.circleId,
      labels: labelColumns(),
      editor: briefColumns,
      writtenAt: sql<Date>`coalesce(${threads.editedAt}, ${threads.postedAt})`.mapWith(threads.postedAt),
    })
    .from(threads)
    .innerJoin(users, eq(users.id, sql`coalesce(${threads.editedBy}, ${threads.authorId})`))
    .where(eq(threads.id, threadId));
  if (!row) return undefined;
  const { circleId, labels, ...version } = row;
  return { ...version, about: await aboutOf(db, clock, threadId, { circleId, ...labels }) };
}
