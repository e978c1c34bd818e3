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

/** Days that are counted in one statement, so that a community's past is taken in short steps. */
const STEP = 30;

/** The moments between which a community day lies. */
export const spanOf = (clock: Clock, day: string): Span => ({
  day,
  from: startOfDay(clock, day),
  to: startOfDay(clock, addDays(day, 1)),
});

/** From Monday 0 o'clock on, how much was written in each hour of the week. */
function weekOf(clock: Clock, written: { at: Date; n: number }[]): number[] {
  const hours = Array.from({ length: 168 }, () => 0);
  for (const { at, n } of written) {
    const text = clock.format(at);
    const weekday = (new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;
    hours[weekday * 24 + Number(text.slice(11, 13))]! += n;
  }
  return hours;
}

/**
 * Writes the figures of the community in the caller's transaction: at first of all days that are looked back on, then
 * of yesterday and today; along with them the busiest circles, the hours of the week and what uploads weigh.
 */
export async function refreshFigures(tx: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const today = clock.day(now);
  const joined = await firstJoined(tx);
  const latest = await latestDay(tx);
  const since = latest ? addDays(latest, -1) : joined ? clock.day(joined) : today;
  const days = listDays(since, today).slice(-policy.figures.keptDays);
  const counted = [];
  for (let at = 0; at < days.length; at += STEP) {
    counted.push(
      ...(await countDays(
        tx,
        days.slice(at, at + STEP).map((day) => spanOf(clock, day)),
      )),
    );
  }
  let members = await countMembers(tx);
  const rows = counted.reverse().map((day) => {
    const row = { ...day, members };
    members -= day.newMembers;
    return row;
  });
  await saveDays(tx, rows);
  await saveSheet(tx, "circles", await busiestCircles(tx, now), now);
  await saveSheet(tx, "hours", weekOf(clock, await writtenByHour(tx, now)), now);
  await saveSheet(tx, "uploads", await uploadsInUse(tx), now);
}
