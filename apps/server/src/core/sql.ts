import { not, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The rows of a raw `db.execute`, typed by the caller: both engines answer `{ rows }`, which Drizzle's common type hides. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** Ids as one array for `= any(…)`: however many they are, the statement is the same. */
export const idArray = (ids: Iterable<string>): SQL => sql`${`{${[...ids].join()}}`}::text::bigint[]`;

/** Whether a column is one of some ids; unlike `inArray` one text for lists of every length, which can be prepared. */
export const isAmong = (column: SQLWrapper, ids: Iterable<string>): SQL =>
  sql`${column} = any(${idArray(ids)})`;

/** Rows as one parameter, to be read with `jsonb_to_recordset`, for the same reason. */
export const rowsParameter = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::jsonb`;

/** Texts as an array of PostgreSQL, in one parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** A pattern for `ilike` that finds a word anywhere, with its special characters escaped. */
export const containing = (word: string): string => `%${word.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** Whether a statement failed because a unique key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (at.code === "23505") return true;
  }
  return false;
}

/**
 * A filter flag of a list on the wire: 1 = only rows that meet its condition, 0 = only rows that do not, absent = both.
 */
export type Flag = 0 | 1;

/** The condition of a filter flag; undefined when it is absent. */
export const flagCondition = (flag: Flag | undefined, condition: SQL): SQL | undefined =>
  flag === undefined ? undefined : flag === 1 ? condition : not(condition);
