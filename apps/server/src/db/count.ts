import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** Maximum total of a count, so that it never reads a whole table. */
export const MAX_COUNT = 10_000;

/** Counts the rows of a table that meet a condition, up to `MAX_COUNT`. */
export function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(MAX_COUNT)
    .as("some");
  return db.$count(some);
}
