import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { feedbackMeToos, feedbacks } from "../../../db/schema/index.ts";

/** Locks feedback reports until the transaction ends, ordered by ID, so that concurrent merges do not deadlock. */
export async function lockFeedbacks(tx: Db, ids: string[]): Promise<void> {
  await tx
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(inArray(feedbacks.id, ids))
    .orderBy(asc(feedbacks.id))
    .for("no key update");
}

/**
 * Moves the author and the "me too" members of a duplicate to the known issue, and redirects reports that were merged
 * into the duplicate.
 */
export async function mergeReports(
  tx: Db,
  { id, userId }: { id: string; userId: string },
  knownIssueId: string,
) {
  await tx.update(feedbacks).set({ mergedId: knownIssueId }).where(eq(feedbacks.mergedId, id));
  const meToos = await tx
    .select({ userId: feedbackMeToos.userId })
    .from(feedbackMeToos)
    .where(eq(feedbackMeToos.feedbackId, id));
  const members = new Set([userId, ...meToos.map((row) => row.userId)]);
  const added = await tx
    .insert(feedbackMeToos)
    .values([...members].map((member) => ({ userId: member, feedbackId: knownIssueId })))
    .onConflictDoNothing()
    .returning({ userId: feedbackMeToos.userId });
  await tx
    .update(feedbacks)
    .set({ meTooCount: sql`${feedbacks.meTooCount} + ${added.length}` })
    .where(eq(feedbacks.id, knownIssueId));
}
