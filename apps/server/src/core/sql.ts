import { and, not, Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns the rows of a raw `db.execute`. Both engines return `{ rows }`, which Drizzle's common type hides. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** Thrown when a required row is missing, which is an error of the program or of the data. */
export class MissingRowError extends Error {
  override readonly name = "MissingRowError";
}

/**
 * Returns a row that must exist.
 * @param expected name of the row or the query for the message
 * @throws MissingRowError
 */
export function requireRow<Row>(row: Row | undefined | null, expected: string): Row {
  if (row === undefined || row === null) throw new MissingRowError(`The database has no row for ${expected}`);
  return row;
}

/** Returns the row of a query that always has one: a count, an insert with `returning`. @throws MissingRowError */
export const oneRow = <Row>(rows: readonly Row[], expected: string): Row => requireRow(rows[0], expected);

/** Like Drizzle's `and`, but returns `true` instead of undefined without conditions. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`true`;
}

/** Returns IDs as the text of a PostgreSQL array. */
export const idList = (ids: Iterable<string>): string => `{${[...ids].join()}}`;

/**
 * Returns IDs as one array parameter for `= any(…)`, so that the statement is the same for any number of IDs. The
 * subquery hides the number from the planner, which otherwise prefers a custom plan for a short list and plans the
 * prepared statement on every call, which can take longer than running it.
 * @param ids IDs, or the placeholder of a prepared query for an `idList`
 */
export const idArray = (ids: Iterable<string> | Placeholder): SQL =>
  sql`(select ${ids instanceof Placeholder ? ids : idList(ids)}::text)::bigint[]`;

/** Condition that a column is one of some IDs. Unlike `inArray`, its text does not depend on the length of the list. */
export const isAmong = (column: SQLWrapper, ids: Iterable<string> | Placeholder): SQL =>
  sql`${column} = any(${idArray(ids)})`;

/** Returns rows as one parameter for `jsonb_to_recordset`, so that the statement is the same for any number of rows. */
export const rowsParameter = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::jsonb`;

/** Returns rows of IDs and times for `values`. */
export const timesAsRows = (times: ReadonlyMap<string, Date>): SQL =>
  sql.join(
    Array.from(times, ([id, at]) => sql`(${id}::bigint, ${at.toISOString()}::timestamptz)`),
    sql`, `,
  );

/** Returns texts as a PostgreSQL array in one parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Returns a pattern for `ilike` that matches a word anywhere, with its special characters escaped. */
export const toLikePattern = (word: string): string => `%${word.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** Whether an error or one of its causes has a matching code of the database. */
function failedWith(error: unknown, code: RegExp): boolean {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (typeof at.code === "string" && code.test(at.code)) return true;
  }
  return false;
}

/** Whether a statement violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => failedWith(error, /^23505$/);

/** Whether a statement failed because of an invalid value or a constraint. */
export const isRefusedValue = (error: unknown): boolean => failedWith(error, /^2[23]/);

/** Whether a transaction was aborted because of a deadlock. */
export const isDeadlock = (error: unknown): boolean => failedWith(error, /^40P01$/);

/** Filter flag of a list on the wire: 1 = only rows that meet the condition, 0 = only other rows, absent = all. */
export type Flag = 0 | 1;

/** Returns the condition of a filter flag; undefined if the flag is absent. */
export const flagCondition = (flag: Flag | undefined, condition: SQL): SQL | undefined =>
  flag === undefined ? undefined : flag === 1 ? condition : not(condition);
