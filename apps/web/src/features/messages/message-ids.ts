/** Compares two IDs, which are digit strings that may exceed a number. Negative if `a` is older. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Merges the refetched first page of a list with the loaded rows, newest first. If the page does not overlap with the
 * loaded rows, there is a gap between them, and the loaded rows are dropped.
 * @param full whether the fresh page is full; a page that is not full is the whole list
 */
export function mergeTop<Row>(
  fresh: readonly Row[],
  loaded: readonly Row[],
  { getId, getKey, full }: { getId: (row: Row) => string; getKey: (row: Row) => string; full: boolean },
): Row[] {
  const oldest = fresh.at(-1);
  if (!oldest || !full) return [...fresh];
  const keys = new Set(fresh.map(getKey));
  const overlaps = loaded.some((row) => keys.has(getKey(row)));
  if (!overlaps) return [...fresh];
  return [
    ...fresh,
    ...loaded.filter((row) => !keys.has(getKey(row)) && compareIds(getId(row), getId(oldest)) < 0),
  ];
}
