import { and, not, Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The rows of a raw `db.execute`, typed by the caller: both engines answer `{ rows }`, which Drizzle's common type hides. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** A query returned no row although the program relies on one: an error of the program or of the data. */
export class MissingRowError extends Error {
  override readonly name = "MissingRowError";
}

/**
 * Returns what a query must have found.
 * @param expected the row or the query, for the message
 * @throws MissingRowError
 */
export function foundRow<Row>(row: Row | undefined | null, expected: string): Row {
  if (row === undefined || row === null) throw new MissingRowError(`The database has no row for ${expected}`);
  return row;
}

/** Returns the first row of a query that always has one: a count, an insert with `returning`. @throws MissingRowError */
export const oneRow = <Row>(rows: readonly Row[], expected: string): Row => foundRow(rows[0], expected);

/** `and` of Drizzle, which is `true` instead of undefined without conditions. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`true`;
}

/** Ids as PostgreSQL writes an array of them. */
export const idList = (ids: Iterable<string>): string => `{${[...ids].join()}}`;

/**
 * Ids as one array for `= any(…)`: however many they are, the statement is the same. The subquery hides their
 * number from the planner. If it knows that there are few, it prefers a plan for that number to the cached one and plans
 * the prepared statement on every call, which can take longer than running it.
 * @param ids or the placeholder of a prepared query for an `idList`
 */
export const idArray = (ids: Iterable<string> | Placeholder): SQL =>
  sql`(select ${ids instanceof Placeholder ? ids : idList(ids)}::text)::bigint[]`;

/** Whether a column is one of some ids; unlike `inArray` one text for lists of every length, which can be prepared. */
export const isAmong = (column: SQLWrapper, ids: Iterable<string> | Placeholder): SQL =>
  sql`${column} = any(${idArray(ids)})`;

/** Rows as one parameter, to be read with `jsonb_to_recordset`, for the same reason. */
export const rowsParameter = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::jsonb`;

/** Rows of IDs and times, to be read with `values`. */
export const timesAsRows = (times: ReadonlyMap<string, Date>): SQL =>
  sql.join(
    Array.from(times, ([id, at]) => sql`(${id}::bigint, ${at.toISOString()}::timestamptz)`),
    sql`, `,
  );

/** Texts as an array of PostgreSQL, in one parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** A pattern for `ilike` that finds a word anywhere, with its special characters escaped. */
export const containing = (word: string): string => `%${word.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** Whether a statement failed with such a code of the database. */
function failedWith(error: unknown, code: RegExp): boolean {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (typeof at.code === "string" && code.test(at.code)) return true;
  }
  return false;
}

/** Whether a statement failed because a unique key is taken. */
export const isUniqueViolation = (error: unknown): boolean => failedWith(error, /^23505$/);

/** Whether a statement was refused for a value or a constraint, so that nothing of it is written. */
export const isRefusedValue = (error: unknown): boolean => failedWith(error, /^2[23]/);

/** Whether a transaction was given up because it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean => failedWith(error, /^40P01$/);

/**
 * A filter flag of a list on the wire: 1 = only rows that meet its condition, 0 = only rows that do not, absent = both.
 */
export type Flag = 0 | 1;

/** The condition of a filter flag; undefined when it is absent. */
export const flagCondition = (flag: Flag | undefined, condition: SQL): SQL | undefined =>
  flag === undefined ? undefined : flag === 1 ? condition : not(condition);
