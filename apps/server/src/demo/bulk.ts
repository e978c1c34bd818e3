import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Screened } from "../core/screened.ts";
import type { Db } from "../db/client.ts";

/** A row whose texts need no mark: the demo wrote them, or they come from the community that is imported. */
type Unmarked<Row> = {
  [Key in keyof Row]: NonNullable<Row[Key]> extends Screened
    ? string | Extract<Row[Key], null | undefined>
    : Row[Key];
};

/** How many rows a statement wrote; the two engines say it in different places. */
const countOf = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
};

/**
 * Inserts all rows with one statement and one parameter: the embedded engine parses a short text instead of thousands
 * of placeholders.
 * @param rows all with the same members as the first
 * @param onTaken whether a row whose key is taken is left out or fails
 * @returns how many were written
 */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: Unmarked<T["$inferInsert"]>[],
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
  const written = await db.execute(
    sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
        ${onTaken === "skip" ? sql`on conflict do nothing` : sql``}`,
  );
  return countOf(written);
}
