import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { hiddenThreads, threads } from "../../../db/schema/index.ts";

/** Hides a thread from a member's recommendations. Does nothing for an unknown thread. */
export async function hideThread(db: Db, userId: string, threadId: string): Promise<void> {
  await db
    .insert(hiddenThreads)
    .select(
      db
        .select({
          userId: sql<string>`${userId}::bigint`.as("user_id"),
          threadId: threads.id,
          createdAt: sql`now()`.as("created_at"),
        })
        .from(threads)
        .where(eq(threads.id, threadId)),
    )
    .onConflictDoNothing();
}

export async function showThread(db: Db, userId: string, threadId: string): Promise<void> {
  await db
    .delete(hiddenThreads)
    .where(and(eq(hiddenThreads.userId, userId), eq(hiddenThreads.threadId, threadId)));
}

/** Lists the IDs of the threads that a member has hidden, the latest first. */
export async function listHiddenIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: hiddenThreads.threadId })
    .from(hiddenThreads)
    .where(eq(hiddenThreads.userId, userId))
    .orderBy(desc(hiddenThreads.createdAt), desc(hiddenThreads.threadId))
    .limit(limit);
  return rows.map((row) => row.id);
}
