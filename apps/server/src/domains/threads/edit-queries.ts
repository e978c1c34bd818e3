import { and, asc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  threadMentions,
  threads,
  threadTopics,
  threadVersions,
  topics,
  users,
} from "../../db/schema/index.ts";

/** Holds a thread until the transaction ends and gives what an edit starts from. */
export async function holdForEdit(tx: Db, threadId: string) {
  const [row] = await tx.select().from(threads).where(eq(threads.id, threadId)).for("update");
  return row;
}

type Held = NonNullable<Awaited<ReturnType<typeof holdForEdit>>>;

/** Keeps what the thread has said so far. */
export async function keepVersion(tx: Db, row: Held): Promise<void> {
  const { id, revision, authorId, title, content, images, videos, editedAt, editedBy, postedAt } = row;
  await tx.insert(threadVersions).values({
    threadId: id,
    revision,
    ...{ title, content, images, videos },
    editorId: editedBy ?? authorId,
    writtenAt: editedAt ?? postedAt,
  });
}

export type Edited = Pick<
  typeof threads.$inferInsert,
  "title" | "content" | "excerpt" | "images" | "videos" | "hasImage" | "deviceName" | "searchTerms"
>;

/** Writes the next version over a held thread. @returns its revision */
export async function writeVersion(
  tx: Db,
  threadId: string,
  editorId: string,
  edited: Edited,
): Promise<number> {
  const [row] = await tx
    .update(threads)
    .set({ ...edited, revision: sql`${threads.revision} + 1`, editedAt: sql`now()`, editedBy: editorId })
    .where(eq(threads.id, threadId))
    .returning({ revision: threads.revision });
  return row!.revision;
}

/** Takes the topics that are or will be a thread's, in the order in which everybody takes them. */
export async function holdTopics(tx: Db, threadId: string, contentKeys: string[]): Promise<void> {
  const own = tx
    .select({ id: threadTopics.topicId })
    .from(threadTopics)
    .where(eq(threadTopics.threadId, threadId));
  await tx
    .select({ id: topics.id })
    .from(topics)
    .where(or(inArray(topics.contentKey, contentKeys), inArray(topics.id, own)))
    .orderBy(asc(topics.contentKey))
    .for("update");
}

/** The topics of a thread with the keys they are known by; hidden ones are not the author's to take off. */
export async function topicKeysOf(tx: Db, threadId: string) {
  return tx
    .select({ id: topics.id, contentKey: topics.contentKey })
    .from(threadTopics)
    .innerJoin(topics, and(eq(topics.id, threadTopics.topicId), topics.isShow))
    .where(eq(threadTopics.threadId, threadId));
}

/** Takes topics off a thread, and the thread off their counts when it is counted. */
export async function dropTopics(tx: Db, threadId: string, ids: string[], counted: boolean): Promise<void> {
  await tx
    .delete(threadTopics)
    .where(and(eq(threadTopics.threadId, threadId), inArray(threadTopics.topicId, ids)));
  if (!counted) return;
  await tx
    .update(topics)
    .set({ threadCount: sql`${topics.threadCount} - 1` })
    .where(inArray(topics.id, ids));
}

/** Puts the topics of a thread in another order. */
export async function orderTopics(tx: Db, threadId: string, ids: string[]): Promise<void> {
  for (const [position, topicId] of ids.entries()) {
    await tx
      .update(threadTopics)
      .set({ position })
      .where(and(eq(threadTopics.threadId, threadId), eq(threadTopics.topicId, topicId)));
  }
}

/** Lets those go who are no longer mentioned. @returns who still is */
export async function keepMentions(tx: Db, threadId: string, userIds: string[]): Promise<string[]> {
  const own = eq(threadMentions.threadId, threadId);
  await tx
    .delete(threadMentions)
    .where(userIds.length > 0 ? and(own, notInArray(threadMentions.userId, userIds)) : own);
  return (await tx.select({ userId: threadMentions.userId }).from(threadMentions).where(own)).map(
    (row) => row.userId,
  );
}

/** What a thread said before its edits, the first version first. */
export async function versionsOf(db: Db, threadId: string) {
  return db
    .select({
      revision: threadVersions.revision,
      title: threadVersions.title,
      content: threadVersions.content,
      images: threadVersions.images,
      editor: { userId: users.id, nickname: users.nickname, avatar: users.avatar },
      writtenAt: threadVersions.writtenAt,
    })
    .from(threadVersions)
    .innerJoin(users, eq(users.id, threadVersions.editorId))
    .where(eq(threadVersions.threadId, threadId))
    .orderBy(asc(threadVersions.revision));
}

/** What a thread says now, with who wrote it last. */
export async function currentVersion(db: Db, threadId: string) {
  const [row] = await db
    .select({
      revision: threads.revision,
      title: threads.title,
      content: threads.content,
      images: threads.images,
      editor: { userId: users.id, nickname: users.nickname, avatar: users.avatar },
      writtenAt: sql<Date>`coalesce(${threads.editedAt}, ${threads.postedAt})`.mapWith(threads.postedAt),
    })
    .from(threads)
    .innerJoin(users, eq(users.id, sql`coalesce(${threads.editedBy}, ${threads.authorId})`))
    .where(eq(threads.id, threadId));
  return row;
}
