/**
 * Returns the page numbers to show, with `null` for a gap: first, last, current and its neighbours. A gap hides at
 * least two pages.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const candidates = [1, count, current - 1, current, current + 1]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  const result: (number | null)[] = [];
  let previous = 0;
  for (const page of new Set(candidates)) {
    if (page - previous === 2) result.push(page - 1);
    else if (page - previous > 2) result.push(null);
    result.push(page);
    previous = page;
  }
  return result;
}

/** Returns the number of pages, at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Number.isFinite(total) && total > 0 && pageSize > 0 ? Math.ceil(total / pageSize) : 1;
}
