import type { Db } from "../db/client.ts";
import { auditLog } from "../db/schema/index.ts";

/** Records in the audit log what someone did to another's content, and why (ruling 14). */
export async function audit(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
