import { communityDay, communityWall, parseWireTime } from "@lenscape/ui/lib/time";

export type NotificationDay = "today" | "yesterday" | "week" | "earlier";

/** Returns the group of a notification by its age. */
export function getDay(time: string, now: number): NotificationDay {
  const days = communityDay(now) - communityDay(parseWireTime(time));
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < 7 ? "week" : "earlier";
}

/** Formats the time of a notification. Today's and yesterday's have no date, because their heading shows it. */
export function formatNotificationTime(time: string, now: number): string {
  const day = getDay(time, now);
  if (day === "today" || day === "yesterday") return time.slice(11, 16);
  const thisYear = communityWall(now).getUTCFullYear();
  return time.startsWith(`${thisYear}-`) ? time.slice(5, 16) : time.slice(0, 16);
}
