import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { feedbackMeToos, feedbacks } from "../../../db/schema/index.ts";

/** Locks feedbacks until the transaction ends, in one order, so that two merges of the same ones take turns. */
export async function lockFeedbacks(tx: Db, ids: string[]): Promise<void> {
  await tx
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(inArray(feedbacks.id, ids))
    .orderBy(asc(feedbacks.id))
    .for("update");
}

/**
 * Moves everything of a duplicate to the known issue: those who reported or met it, and what was merged into it before.
 */
export async function mergeReports(tx: Db, { id, userId }: { id: string; userId: string }, to: string) {
  await tx.update(feedbacks).set({ mergedId: to }).where(eq(feedbacks.mergedId, id));
  const met = await tx
    .select({ userId: feedbackMeToos.userId })
    .from(feedbackMeToos)
    .where(eq(feedbackMeToos.feedbackId, id));
  const members = new Set([userId, ...met.map((row) => row.userId)]);
  const added = await tx
    .insert(feedbackMeToos)
    .values([...members].map((member) => ({ userId: member, feedbackId: to })))
    .onConflictDoNothing()
    .returning({ userId: feedbackMeToos.userId });
  await tx
    .update(feedbacks)
    .set({ meTooCount: sql`${feedbacks.meTooCount} + ${added.length}` })
    .where(eq(feedbacks.id, to));
}
