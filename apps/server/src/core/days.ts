const DAY = 86_400_000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/*
 * Arithmetic on community days, `2026-11-21`. They have no hours, so neither time zone nor daylight saving matters.
 */

/** Returns the day `by` days later; negative values go back. */
export const addDays = (day: string, by: number): string => dayAt(at(day) + by * DAY);

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

/** Returns the month of a day, `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the number of days in a month. */
export function daysInMonth(month: string): number {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

export const firstDayOfMonth = (month: string): string => `${month}-01`;

export const lastDayOfMonth = (month: string): string => `${month}-${daysInMonth(month)}`;

/** Whether a text is an existing day, unlike 2026-02-30. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && addDays(text, 0) === text;

/** Returns all days of a range, both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let time = at(from); time <= at(to); time += DAY) days.push(dayAt(time));
  return days;
}
