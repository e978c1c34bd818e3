import { communityDay, communityWall, parseWireTime } from "@lenscape/ui/lib/time";

const GAP = 5 * 60 * 1000;
const WEEKDAYS = ["周日", "周一", "周二", "周三", "周四", "周五", "周六"];

/** When a dialog was last lively: 10:41, 昨天, 周四, 11-15, 2025-11-15. */
export function dialogTime(time: string, now: number): string {
  const at = parseWireTime(time);
  const days = communityDay(now) - communityDay(at);
  if (days <= 0) return time.slice(11, 16);
  if (days === 1) return "昨天";
  if (days < 7) return WEEKDAYS[communityWall(at).getUTCDay()] ?? "";
  const thisYear = communityWall(now).getUTCFullYear();
  return time.startsWith(`${thisYear}-`) ? time.slice(5, 10) : time.slice(0, 10);
}

/** The time written above a message, when more than five minutes lie between it and the one before; else nothing. */
export function separatorTime(time: string, before: string | undefined, now: number): string | undefined {
  const at = parseWireTime(time);
  if (before !== undefined && at - parseWireTime(before) <= GAP) return undefined;
  const clock = time.slice(11, 16);
  return communityDay(now) === communityDay(at) ? clock : `${dialogTime(time, now)} ${clock}`;
}
