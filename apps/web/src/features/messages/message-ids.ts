/** Compares two ids of the wire: they are strings of digits that may not fit a number. Negative when `a` is older. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * A list's rows after its first page has been fetched again, newest first: the fresh page, then what was loaded below
 * it. A page that shares nothing with what was loaded leaves a gap, so the rest goes and is fetched again on the way
 * down.
 */
export function mergeTop<Row>(
  fresh: readonly Row[],
  loaded: readonly Row[],
  { idOf, keyOf, full }: { idOf: (row: Row) => string; keyOf: (row: Row) => string; full: boolean },
): Row[] {
  const oldest = fresh.at(-1);
  if (!oldest || !full) return [...fresh];
  const keys = new Set(fresh.map(keyOf));
  const overlaps = loaded.some((row) => keys.has(keyOf(row)));
  if (!overlaps) return [...fresh];
  return [
    ...fresh,
    ...loaded.filter((row) => !keys.has(keyOf(row)) && compareIds(idOf(row), idOf(oldest)) < 0),
  ];
}
