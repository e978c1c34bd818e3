import { communityDay, communityWall, parseWireTime } from "@lenscape/ui/lib/time";

export type Day = "today" | "yesterday" | "week" | "earlier";

/** The heading a notice stands under. */
export function dayHeading(time: string, now: number): Day {
  const days = communityDay(now) - communityDay(parseWireTime(time));
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < 7 ? "week" : "earlier";
}

/** The time next to a notice: the day is said by its heading, or written out below the first two. */
export function noticeTime(time: string, now: number): string {
  const day = dayHeading(time, now);
  if (day === "today" || day === "yesterday") return time.slice(11, 16);
  const thisYear = communityWall(now).getUTCFullYear();
  return time.startsWith(`${thisYear}-`) ? time.slice(5, 16) : time.slice(0, 16);
}
