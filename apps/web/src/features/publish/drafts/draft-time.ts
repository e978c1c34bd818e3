import { wireTimeOf } from "@lenscape/ui/lib/time";

/** The time of day with its seconds; given a `now` of another day, the day and the time without them. */
export function clockOf(at: number, now?: number): string {
  const written = wireTimeOf(at);
  if (now === undefined) return written.slice(11);
  return written.slice(0, 10) === wireTimeOf(now).slice(0, 10) ? written.slice(11, 16) : written.slice(5, 16);
}
