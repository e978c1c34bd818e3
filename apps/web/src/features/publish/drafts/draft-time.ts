import { wireTimeOf } from "@lenscape/ui/lib/time";

/** Formats a time of day with seconds, or, with `now`, without seconds and with the date of another day. */
export function formatDraftTime(time: number, now?: number): string {
  const wireTime = wireTimeOf(time);
  if (now === undefined) return wireTime.slice(11);
  const isSameDay = wireTime.slice(0, 10) === wireTimeOf(now).slice(0, 10);
  return isSameDay ? wireTime.slice(11, 16) : wireTime.slice(5, 16);
}
