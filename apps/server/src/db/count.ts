import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** Totals stop here, so that a count never reads a whole table. */
export const countedAtMost = 10_000;

/** How many rows of a table a condition holds for; at most 10000 are counted. */
export function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(countedAtMost)
    .as("some");
  return db.$count(some);
}
