import { eq } from "drizzle-orm";
import { oneRow } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { siteFlags, users } from "../../db/schema/index.ts";

/** The setting that holds newcomers' first threads back, as it is stored. */
export const REVIEWED_POSTS = "review.newcomer";

/** Whether a member's next thread is among the first ones that somebody looks at first. */
export async function isAmongFirst(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ wanted: siteFlags.value })
    .from(siteFlags)
    .where(eq(siteFlags.key, REVIEWED_POSTS));
  const wanted = Number(row?.wanted ?? 0);
  if (!(wanted > 0)) return false;
  const member = oneRow(
    await db.select({ n: users.threadCount }).from(users).where(eq(users.id, userId)),
    "isAmongFirst",
  );
  return member.n < wanted;
}
