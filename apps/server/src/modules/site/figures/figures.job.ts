import { addDays, daysBetween as listDays } from "../../../core/days.ts";
import { type Clock, startOfDay } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import {
  busiestCircles,
  countDays,
  countMembers,
  firstJoined,
  latestDay,
  type Span,
  saveDays,
  saveSheet,
  uploadsInUse,
  writtenByHour,
} from "./figures.queries.ts";

/** Number of days counted per statement, to keep the statements for a long history short. */
const STEP = 30;

/** Returns the start and end of a community day. */
export const spanOf = (clock: Clock, day: string): Span => ({
  day,
  from: startOfDay(clock, day),
  to: startOfDay(clock, addDays(day, 1)),
});

/** Sums content per hour of the week, starting on Monday at 0:00. */
function weekOf(clock: Clock, hourCounts: { at: Date; n: number }[]): number[] {
  const hours = Array.from({ length: 168 }, () => 0);
  for (const { at, n } of hourCounts) {
    const text = clock.format(at);
    const weekday = (new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;
    hours[weekday * 24 + Number(text.slice(11, 13))]! += n;
  }
  return hours;
}

/**
 * Writes the community's figures in the caller's transaction: on the first run for all days of the history, later
 * for yesterday and today. Also writes the busiest circles, the hours of the week and the size of uploads.
 */
export async function refreshFigures(tx: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const today = clock.day(now);
  const joined = await firstJoined(tx);
  const latest = await latestDay(tx);
  const since = latest ? addDays(latest, -1) : joined ? clock.day(joined) : today;
  const days = listDays(since, today).slice(-policy.figures.keptDays);
  const counts = [];
  for (let at = 0; at < days.length; at += STEP) {
    counts.push(
      ...(await countDays(
        tx,
        days.slice(at, at + STEP).map((day) => spanOf(clock, day)),
      )),
    );
  }
  let members = await countMembers(tx);
  const rows = counts.reverse().map((day) => {
    const row = { ...day, members };
    members -= day.newMembers;
    return row;
  });
  await saveDays(tx, rows);
  await saveSheet(tx, "circles", await busiestCircles(tx, now), now);
  await saveSheet(tx, "hours", weekOf(clock, await writtenByHour(tx, now)), now);
  await saveSheet(tx, "uploads", await uploadsInUse(tx), now);
}
