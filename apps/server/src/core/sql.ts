/** The rows of a raw `db.execute`, typed by the caller: both engines answer `{ rows }`, which Drizzle's common type hides. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
