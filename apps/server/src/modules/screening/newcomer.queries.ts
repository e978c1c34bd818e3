import { eq } from "drizzle-orm";
import { oneRow } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { siteFlags, users } from "../../db/schema/index.ts";

/** Key of the setting for the number of first threads of a member that need review. */
export const REVIEWED_POSTS = "review.newcomer";

/** Whether the next thread of a member is one of the first threads that need review. */
export async function isAmongFirst(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ reviewCount: siteFlags.value })
    .from(siteFlags)
    .where(eq(siteFlags.key, REVIEWED_POSTS));
  const reviewCount = Number(row?.reviewCount ?? 0);
  if (!(reviewCount > 0)) return false;
  const member = oneRow(
    await db.select({ n: users.threadCount }).from(users).where(eq(users.id, userId)),
    "isAmongFirst",
  );
  return member.n < reviewCount;
}
