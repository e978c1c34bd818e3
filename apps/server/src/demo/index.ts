import { eq, sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../core/sql.ts";
import type { Db } from "../db/client.ts";
import { siteFlags } from "../db/schema/index.ts";
import { refreshRankings } from "../modules/rewards/index.ts";
import { readContent } from "./content.ts";
import { writeCommunity } from "./write.ts";

/**
 * Writes the demo community into an empty database, once and in one transaction.
 * @throws Error if members have registered, so that a real community is never mixed with demo data
 */
export async function ensureDemo(db: Db): Promise<void> {
  if ((await db.$count(siteFlags, eq(siteFlags.key, "demo"))) > 0) return;
  // Read the files before the transaction, which would time out when idle.
  const content = await readContent();
  await db.transaction(async (tx) => {
    const [flag] = await tx.insert(siteFlags).values({ key: "demo" }).onConflictDoNothing().returning();
    if (!flag) return;
    const result = await tx.execute(sql`select exists (select from users) as used`);
    if (oneRow(rowsOf<{ used: boolean }>(result), "used").used) {
      throw new Error("数据库里已有成员，演示社区只能写进空库。请设置 DEMO=off，或换一个数据库。");
    }
    await writeCommunity(tx, content, new Date());
    await refreshRankings(tx);
  });
}
