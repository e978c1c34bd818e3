import type { CheckInInfo } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInNoteText as text } from "./text.ts";

/** The greeting for an hour of the reader's own day; `{name}` is left to be filled. */
export function getGreeting(now: number): string {
  const hour = new Date(now).getHours();
  if (hour >= 18 || hour < 5) return text.evening;
  if (hour < 11) return text.morning;
  return hour < 13 ? text.noon : text.afternoon;
}

/** The days of the month on which one can still check in. */
function daysToCome({ today, signStatus }: Pick<CheckInInfo, "today" | "signStatus">): number {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + (signStatus === 1 ? 0 : 1);
}

/** One sentence about the days in a row and the prize that is nearest, and what of it is to be made up. */
export function getStreakNote(info: Pick<CheckInInfo, "today" | "signStatus" | "streak" | "nextPrize">): string {
  const { streak, nextPrize } = info;
  if (nextPrize) {
    const d = Math.min(nextPrize.daysLeft, daysToCome(info));
    const m = nextPrize.daysLeft - d;
    const values = { n: streak, d, m, prize: nextPrize.name };
    if (m > 0) return fillText(d > 0 ? text.noteMakeup : text.noteMakeupOnly, values);
    return fillText(streak > 0 ? text.noteNext : text.noteNextFirst, values);
  }
  return streak > 0 ? fillText(text.noteStreak, { n: streak }) : text.noteStart;
}

/** The same in a few words, for a line of a phone. */
export function getShortStreakNote({ streak, signStatus }: Pick<CheckInInfo, "streak" | "signStatus">): string {
  if (streak === 0) return text.noteStart;
  return fillText(signStatus === 1 ? text.noteStreak : text.noteAgain, { n: streak });
}

/** The last days as the arc shows them, each by its day of the month, today last. */
export function getRecentDays({ today, recent }: Pick<CheckInInfo, "today" | "recent">) {
  const last = Date.parse(`${today}T00:00:00Z`);
  return recent.map((signed, place) => {
    const day = new Date(last - (recent.length - 1 - place) * 24 * 60 * 60_000);
    return { name: String(day.getUTCDate()), signed: signed === 1 };
  });
}
