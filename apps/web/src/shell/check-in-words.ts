import type { CheckInInfo } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInText as text } from "#copy/checkin.ts";

/** The greeting for an hour of the reader's own day; `{name}` is left to be filled. */
export function greetingOf(now: number): string {
  const hour = new Date(now).getHours();
  if (hour >= 18 || hour < 5) return text.evening;
  if (hour < 11) return text.morning;
  return hour < 13 ? text.noon : text.afternoon;
}

/** One sentence about the days in a row and the prize that is nearest. */
export function noteOf({ streak, nextPrize }: Pick<CheckInInfo, "streak" | "nextPrize">): string {
  if (nextPrize) {
    const values = { n: streak, d: nextPrize.daysLeft, prize: nextPrize.name };
    return fillText(streak > 0 ? text.noteNext : text.noteNextFirst, values);
  }
  return streak > 0 ? fillText(text.noteStreak, { n: streak }) : text.noteStart;
}

/** The same in a few words, for a line of a phone. */
export function shortNoteOf({ streak, signStatus }: Pick<CheckInInfo, "streak" | "signStatus">): string {
  if (streak === 0) return text.noteStart;
  return fillText(signStatus === 1 ? text.noteStreak : text.noteAgain, { n: streak });
}

/** The last days as the arc shows them, each by its day of the month, today last. */
export function daysOf({ today, recent }: Pick<CheckInInfo, "today" | "recent">) {
  const last = Date.parse(`${today}T00:00:00Z`);
  return recent.map((signed, place) => {
    const day = new Date(last - (recent.length - 1 - place) * 24 * 60 * 60_000);
    return { name: String(day.getUTCDate()), signed: signed === 1 };
  });
}
