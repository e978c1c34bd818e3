import type { Clock } from "../../core/time.ts";
import type { Viewer } from "../../core/viewer.ts";

/** The end of a mute or ban that never ends; members read 「永久」. */
export const FOREVER = new Date("9999-12-31T00:00:00Z");

/** A refusal while a mute or ban lasts, with its end and its reason. */
export function untilSentence(
  clock: Clock,
  sentence: string,
  { until, reason }: { until: Date; reason: string },
) {
  const end = until >= FOREVER ? "永久" : `至 ${clock.format(until).slice(0, 16)}`;
  return `${sentence}（${end}${reason && `，原因：${reason}`}）`;
}

/**
 * A refusal for a member who is muted everywhere, with the end and the reason of the mute.
 * @returns undefined when the member is not muted
 */
export function deniedSentence(
  { deniedUntil, deniedReason }: Pick<Viewer, "deniedUntil" | "deniedReason">,
  clock: Clock,
  sentence: string,
): string | undefined {
  if (!deniedUntil || deniedUntil <= clock.now()) return undefined;
  return untilSentence(clock, sentence, { until: deniedUntil, reason: deniedReason });
}
