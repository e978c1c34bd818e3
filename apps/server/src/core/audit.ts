import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { auditLog } from "../db/schema/index.ts";
import { oneRow } from "./sql.ts";

/**
 * Records in the audit log what someone did to another's content, and why (ruling 14).
 * @returns the id of the entry
 */
export async function audit(db: Db, entry: typeof auditLog.$inferInsert): Promise<string> {
  const row = oneRow(await db.insert(auditLog).values(entry).returning({ id: auditLog.id }), "audit");
  return row.id;
}

/** The condition for entries of acts, without those that took an act back. */
export const carriedOut = sql`${auditLog.detail} ->> 'value' is distinct from '0'`;
