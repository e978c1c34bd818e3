import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Screened } from "../core/screened.ts";
import type { Db } from "../db/client.ts";

/** A row with unscreened texts, which come from the demo or from an imported community. */
type Unscreened<Row> = {
  [Key in keyof Row]: NonNullable<Row[Key]> extends Screened
    ? string | Extract<Row[Key], null | undefined>
    : Row[Key];
};

/** Returns the number of written rows, which the two engines report in different fields. */
const countOf = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
};

/**
 * Inserts all rows with one statement and one parameter, because the embedded engine is slow to parse thousands of
 * placeholders.
 * @param rows all with the same keys as the first
 * @param onTaken whether a row with an existing key is skipped or fails
 * @returns the number of written rows
 */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: Unscreened<T["$inferInsert"]>[],
  onTaken: "skip" | "fail" = "fail",
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const keys = Object.keys(first);
  const columns = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [toSnakeCase(key), row[key as keyof typeof row]])),
  );
  const result = await db.execute(
    sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
        ${onTaken === "skip" ? sql`on conflict do nothing` : sql``}`,
  );
  return countOf(result);
}
