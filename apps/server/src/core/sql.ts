/** The rows of a raw `db.execute`, typed by the caller: both engines answer `{ rows }`, which Drizzle's common type hides. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** A pattern for `ilike` that finds a word anywhere, its signs taken as they stand. */
export const containing = (word: string): string => `%${word.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** Whether a statement failed because a unique key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (at.code === "23505") return true;
  }
  return false;
}
