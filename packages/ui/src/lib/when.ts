import type { Locale } from "./locale.tsx";
import { communityWall, parseWireTime } from "./time.ts";

const WEEKDAYS = "日一二三四五六";
const DAY = 24 * 60 * 60 * 1000;

const wallOf = (wire: string) => communityWall(parseWireTime(wire));
const clockOf = (wire: string) => wire.slice(11, 16);
const sameDay = (a: string, b: string) => a.slice(0, 10) === b.slice(0, 10);

const english = (wall: Date, parts: Intl.DateTimeFormatOptions) =>
  wall.toLocaleDateString("en", { timeZone: "UTC", ...parts });

/**
 * Formats the date of a wire time: `11 月 28 日`, in English `Nov 28`; with the year if it differs from that of `now`.
 * Other text is returned unchanged.
 */
export function formatDate(wire: string, now?: string, locale: Locale = "zh-Hans"): string {
  const wall = wallOf(wire);
  if (Number.isNaN(wall.getTime())) return wire;
  const otherYear = now !== undefined && now.slice(0, 4) !== wire.slice(0, 4);
  if (locale === "en")
    return english(wall, { year: otherYear ? "numeric" : undefined, month: "short", day: "numeric" });
  return `${otherYear ? `${wire.slice(0, 4)} 年 ` : ""}${monthOf(wire)} ${wall.getUTCDate()} 日`;
}

/** Returns the month of a wire time: `11 月`, in English `Nov`; empty for other text. */
export function monthOf(wire: string, locale: Locale = "zh-Hans"): string {
  const wall = wallOf(wire);
  if (Number.isNaN(wall.getTime())) return "";
  return locale === "en" ? english(wall, { month: "short" }) : `${wall.getUTCMonth() + 1} 月`;
}

/** Returns the day of the month of a wire time: `28`; empty for other text. */
export function dayOfMonth(wire: string): string {
  const wall = wallOf(wire);
  return Number.isNaN(wall.getTime()) ? "" : String(wall.getUTCDate());
}

/** Returns the weekday of a wire time: `周六`, in English `Sat`; empty for other text. */
export function weekdayOf(wire: string, locale: Locale = "zh-Hans"): string {
  const wall = wallOf(wire);
  if (Number.isNaN(wall.getTime())) return "";
  return locale === "en" ? english(wall, { weekday: "short" }) : `周${WEEKDAYS[wall.getUTCDay()]}`;
}

/**
 * Formats a period in one line: `11 月 28 日 周六 17:30–22:00`, over several days `11 月 21 日至 12 月 5 日`; in English `Nov
 * 28 Sat 17:30–22:00` and `Nov 21 – Dec 5`.
 */
export function formatWhen(startAt: string, endAt: string, locale: Locale = "zh-Hans"): string {
  const [from, until] = [startAt, endAt].map((wire) => formatDate(wire, undefined, locale));
  const long = parseWireTime(endAt) - parseWireTime(startAt) > DAY;
  if (!sameDay(startAt, endAt) && long) return `${from}${locale === "en" ? " – " : "至 "}${until}`;
  return `${from} ${weekdayOf(startAt, locale)} ${formatHours(startAt, endAt)}`;
}

/** Formats the hours of a period: `17:30–22:00`. */
export const formatHours = (startAt: string, endAt: string): string =>
  `${clockOf(startAt)}–${clockOf(endAt)}`;

/** Formats the time left until a moment in its two largest units: `5 天 7 小时`, `12 分钟`; empty once it has passed. */
export function formatLeft(wire: string, now: number): string {
  const minutes = Math.ceil((parseWireTime(wire) - now) / 60_000);
  if (!(minutes > 0)) return "";
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), "天"],
    [Math.floor((minutes % 1440) / 60), "小时"],
    [minutes % 60, "分钟"],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
