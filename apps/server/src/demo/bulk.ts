import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/client.ts";

/**
 * Inserts all rows with one statement and one parameter: the embedded engine parses a short text instead of thousands
 * of placeholders.
 * @param rows all with the same members as the first
 */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columns = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [toSnakeCase(key), row[key as keyof typeof row]])),
  );
  await db.execute(
    sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
  );
}
