import type { LiveComments } from "@lenscape/api/types";
import { and, sql } from "drizzle-orm";
import { isAmong } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { threads } from "../../../db/schema/index.ts";

/** Returns the number of comments and replies of public threads. */
export async function replyCounts(db: Db, threadIds: readonly string[]): Promise<Map<string, LiveComments>> {
  const rows = await db
    .select({ threadId: threads.id, replyCount: threads.replyCount })
    .from(threads)
    .where(and(isAmong(threads.id, threadIds), sql`${threads.status} = 1`));
  return new Map(rows.map((row) => [row.threadId, row]));
}
