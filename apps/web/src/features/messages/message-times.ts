import { communityDay, communityWall, parseWireTime } from "@lenscape/ui/lib/time";

/** Time between two messages from which the second one shows a time, in milliseconds. */
const SEPARATOR_GAP_MS = 5 * 60 * 1000;
const WEEKDAYS = ["周日", "周一", "周二", "周三", "周四", "周五", "周六"];

/** Formats the time of the last message: 10:41, 昨天, 周四, 11-15, 2025-11-15. */
export function formatConversationTime(time: string, now: number): string {
  const at = parseWireTime(time);
  const days = communityDay(now) - communityDay(at);
  if (days <= 0) return time.slice(11, 16);
  if (days === 1) return "昨天";
  if (days < 7) return WEEKDAYS[communityWall(at).getUTCDay()] ?? "";
  const thisYear = communityWall(now).getUTCFullYear();
  return time.startsWith(`${thisYear}-`) ? time.slice(5, 10) : time.slice(0, 10);
}

/** Formats the time above a message. Returns undefined within five minutes after the previous message. */
export function formatSeparatorTime(
  time: string,
  before: string | undefined,
  now: number,
): string | undefined {
  const at = parseWireTime(time);
  if (before !== undefined && at - parseWireTime(before) <= SEPARATOR_GAP_MS) return undefined;
  const clock = time.slice(11, 16);
  return communityDay(now) === communityDay(at) ? clock : `${formatConversationTime(time, now)} ${clock}`;
}
