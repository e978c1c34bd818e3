import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { faqs, faqVotes } from "../../../db/schema/index.ts";

/** Lists a member's votes on FAQs. */
export async function listVotes(db: Db, userId: string) {
  return db
    .select({ id: faqVotes.faqId, helpful: faqVotes.helpful })
    .from(faqVotes)
    .where(eq(faqVotes.userId, userId));
}

/** Saves a member's vote on an FAQ, replacing an earlier one. @returns whether the FAQ exists */
export async function saveVote(db: Db, userId: string, faqId: string, helpful: boolean): Promise<boolean> {
  const rows = await db
    .insert(faqVotes)
    .select(
      db
        .select({
          userId: sql`${userId}::bigint`.as("user_id"),
          faqId: faqs.id,
          helpful: sql`${helpful}::boolean`.as("helpful"),
          createdAt: sql`now()`.as("created_at"),
        })
        .from(faqs)
        .where(and(eq(faqs.id, faqId), eq(faqs.isShow, true)))
        // Locked like a foreign key check, but at the read, so that a concurrent deletion yields no row instead of an error.
        .for("key share") as never,
    )
    .onConflictDoUpdate({ target: [faqVotes.userId, faqVotes.faqId], set: { helpful } })
    .returning({ faqId: faqVotes.faqId });
  return rows.length > 0;
}
