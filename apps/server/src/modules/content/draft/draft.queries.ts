import { and, desc, eq, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { circles, drafts, threads, users } from "../../../db/schema/index.ts";
import type { DraftInput } from "./draft.rules.ts";

const isOwnDraft = (userId: string, id: string) => and(eq(drafts.userId, userId), eq(drafts.id, id));

/**
 * Locks the member, so that new drafts and publications run one after the other: the number of drafts does not change
 * after it was counted, and a draft cannot be saved while it is being published.
 */
export async function lockDrafts(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Lists a member's drafts without their texts, the last edited first. */
export async function listDrafts(db: Db, userId: string, page: Page) {
  return db
    .select({
      id: drafts.id,
      classify: drafts.classify,
      title: drafts.title,
      excerpt: drafts.excerpt,
      cover: drafts.cover,
      circle: { id: circles.id, groupName: circles.name },
      device: drafts.device,
      revision: drafts.revision,
      savedAt: drafts.savedAt,
    })
    .from(drafts)
    .leftJoin(circles, eq(circles.id, drafts.circleId))
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.savedAt), desc(drafts.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countDrafts(db: Db, userId: string): Promise<number> {
  return db.$count(drafts, eq(drafts.userId, userId));
}

export async function findDraft(db: Db, userId: string, id: string) {
  const [row] = await db.select().from(drafts).where(isOwnDraft(userId, id));
  return row;
}

/** Whether a draft was published as a thread. */
export async function isPublished(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.authorId, userId), eq(threads.requestId, id)));
  return rows.length > 0;
}

const savedColumns = { id: drafts.id, revision: drafts.revision, savedAt: drafts.savedAt };

/** Inserts a draft. Returns undefined if the member has a draft with the ID. */
export async function insertDraft(
  tx: Db,
  userId: string,
  id: string,
  input: DraftInput & { device: string },
) {
  const [row] = await tx
    .insert(drafts)
    .values({ userId, id, ...input })
    .onConflictDoNothing()
    .returning(savedColumns);
  return row;
}

/** Updates a draft. Returns undefined if it does not have the revision. */
export async function updateDraft(
  db: Db,
  userId: string,
  id: string,
  revision: number,
  input: DraftInput & { device: string },
) {
  const [row] = await db
    .update(drafts)
    .set({ ...input, revision: sql`${drafts.revision} + 1`, savedAt: sql`now()` })
    .where(and(isOwnDraft(userId, id), eq(drafts.revision, revision)))
    .returning(savedColumns);
  return row;
}

export async function deleteDraft(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(drafts).where(isOwnDraft(userId, id));
}

/** Deletes the draft of a thread. Call it in the transaction that publishes the thread. */
export async function deletePublished(tx: Db, userId: string, requestId: string | undefined): Promise<void> {
  if (!requestId) return;
  await lockDrafts(tx, userId);
  await deleteDraft(tx, userId, requestId);
}

/** Deletes all drafts of a closed account. */
export async function deleteDraftsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.userId, userId));
}
