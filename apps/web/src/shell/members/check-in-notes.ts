import type { CheckInInfo } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInNoteText as text } from "./text.ts";

/** Returns the greeting for a local time, with the placeholder `{name}`. */
export function getGreeting(now: number): string {
  const hour = new Date(now).getHours();
  if (hour >= 18 || hour < 5) return text.evening;
  if (hour < 11) return text.morning;
  return hour < 13 ? text.noon : text.afternoon;
}

/** Returns the number of days left in the month for a check-in, with today if still possible. */
function getRemainingDays({ today, signStatus }: Pick<CheckInInfo, "today" | "signStatus">): number {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + (signStatus === 1 ? 0 : 1);
}

/** Returns a sentence about the streak, the next prize, and the make-up check-ins that the prize requires. */
export function getStreakNote(
  info: Pick<CheckInInfo, "today" | "signStatus" | "streak" | "nextPrize">,
): string {
  const { streak, nextPrize } = info;
  if (nextPrize) {
    const d = Math.min(nextPrize.daysLeft, getRemainingDays(info));
    const m = nextPrize.daysLeft - d;
    const values = { n: streak, d, m, prize: nextPrize.name };
    if (m > 0) return fillText(d > 0 ? text.noteMakeup : text.noteMakeupOnly, values);
    return fillText(streak > 0 ? text.noteNext : text.noteNextFirst, values);
  }
  return streak > 0 ? fillText(text.noteStreak, { n: streak }) : text.noteStart;
}

/** Returns a short sentence about the streak, for one line on phones. */
export function getShortStreakNote({
  streak,
  signStatus,
}: Pick<CheckInInfo, "streak" | "signStatus">): string {
  if (streak === 0) return text.noteStart;
  return fillText(signStatus === 1 ? text.noteStreak : text.noteAgain, { n: streak });
}

/** Returns the recent days by day of the month, today last, for the check-in arc. */
export function getRecentDays({ today, recent }: Pick<CheckInInfo, "today" | "recent">) {
  const last = Date.parse(`${today}T00:00:00Z`);
  return recent.map((signed, index) => {
    const day = new Date(last - (recent.length - 1 - index) * 24 * 60 * 60_000);
    return { name: String(day.getUTCDate()), signed: signed === 1 };
  });
}
