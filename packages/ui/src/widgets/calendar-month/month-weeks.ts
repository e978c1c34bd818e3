/** Parses a month `YYYY-MM`; returns null for other text. */
export function readMonth(month: string): { year: number; month: number } | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  return match ? { year: Number(match[1]), month: Number(match[2]) } : null;
}

/** Adds a number of months, which may be negative; returns `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const read = readMonth(month);
  if (!read) return month;
  const date = new Date(Date.UTC(read.year, read.month - 1 + count, 1));
  return date.toISOString().slice(0, 7);
}

/**
 * Returns the weeks of a month, each with seven days from Sunday to Saturday; a day is `YYYY-MM-DD`, or null outside
 * the month. Unreadable months have no weeks.
 */
export function monthWeeks(month: string): (string | null)[][] {
  const read = readMonth(month);
  if (!read) return [];
  const first = new Date(Date.UTC(read.year, read.month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(read.year, read.month, 0)).getUTCDate();
  const rows = Math.ceil((first + length) / 7);
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - first + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, "0")}` : null;
    }),
  );
}
