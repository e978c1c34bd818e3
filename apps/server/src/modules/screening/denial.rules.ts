import type { Clock } from "../../core/time.ts";
import type { Viewer } from "../../core/viewer.ts";

/** End of a permanent mute or ban; shown to members as 「永久」. */
export const FOREVER = new Date("9999-12-31T00:00:00Z");

/** Returns a refusal message with the end and the reason of a mute or ban. */
export function untilSentence(
  clock: Clock,
  sentence: string,
  { until, reason }: { until: Date; reason: string },
) {
  const end = until >= FOREVER ? "永久" : `至 ${clock.format(until).slice(0, 16)}`;
  return `${sentence}（${end}${reason && `，原因：${reason}`}）`;
}

/**
 * Returns a refusal message for a member who is muted on the whole site; undefined if not muted.
 */
export function deniedSentence(
  { deniedUntil, deniedReason }: Pick<Viewer, "deniedUntil" | "deniedReason">,
  clock: Clock,
  sentence: string,
): string | undefined {
  if (!deniedUntil || deniedUntil <= clock.now()) return undefined;
  return untilSentence(clock, sentence, { until: deniedUntil, reason: deniedReason });
}
