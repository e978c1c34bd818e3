import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { auditLog } from "../db/schema/index.ts";
import { oneRow } from "./sql.ts";

/**
 * Adds an entry to the audit log (ruling 14).
 * @returns the ID of the entry
 */
export async function audit(db: Db, entry: typeof auditLog.$inferInsert): Promise<string> {
  const row = oneRow(await db.insert(auditLog).values(entry).returning({ id: auditLog.id }), "audit");
  return row.id;
}

/** Condition for audit log entries that do not revert an earlier action. */
export const isNotReversal = sql`${auditLog.detail} ->> 'value' is distinct from '0'`;
