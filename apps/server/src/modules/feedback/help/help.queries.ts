import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { faqs, faqVotes } from "../../../db/schema/index.ts";

/** What a member has said of answers. */
export async function listVotes(db: Db, userId: string) {
  return db
    .select({ id: faqVotes.faqId, helpful: faqVotes.helpful })
    .from(faqVotes)
    .where(eq(faqVotes.userId, userId));
}

/** Keeps a member's one vote on an answer, the latest. @returns whether there is such an answer */
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
        // Held as what refers to it holds it, but before it is found: one deleted meanwhile is not there.
        .for("key share") as never,
    )
    .onConflictDoUpdate({ target: [faqVotes.userId, faqVotes.faqId], set: { helpful } })
    .returning({ faqId: faqVotes.faqId });
  return rows.length > 0;
}
