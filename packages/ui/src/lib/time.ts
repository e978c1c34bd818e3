import { fillText } from "./fill-text.ts";

const WIRE_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Texts that `formatRelative` needs; `{n}` is replaced by the number. */
export interface RelativeTimeText {
  justNow: string;
  minutesAgo: string;
  hoursAgo: string;
  yesterday: string;
}

const ZH_HANS: RelativeTimeText = {
  justNow: "刚刚",
  minutesAgo: "{n} 分钟前",
  hoursAgo: "{n} 小时前",
  yesterday: "昨天",
};

/** Time zones change their offset only at quarters of an hour. */
const QUARTER = 15 * MINUTE;
/** Maximum number of cached offsets. A page shows few, and computing one costs most of the formatting time. */
const MAX_CACHED_OFFSETS = 1000;

const zoneFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

let zone = "Asia/Shanghai";
let steadyAhead: number | undefined;
let format: Intl.DateTimeFormat | undefined;
const aheadOf = new Map<number, number>();

/**
 * Sets the time zone of the community's clock for all later reading and formatting of times; default Asia/Shanghai.
 * Server and browser call it before rendering.
 * @param ahead result of `steadyAheadOf` for the zone; with it a page needs no `Intl` calendar, which is slow to
 * create on phones
 * @throws RangeError for an unknown zone
 */
export function setCommunityZone(timeZone: string, ahead?: number): void {
  if (timeZone === zone && ahead === steadyAhead) return;
  format = ahead === undefined ? zoneFormat(timeZone) : undefined;
  zone = timeZone;
  steadyAhead = ahead;
  aheadOf.clear();
}

/** First year for which times are read and written, and number of years after the current one. */
const FIRST_YEAR = 2000;
const YEARS_TO_COME = 10;

/**
 * Returns the UTC offset of a zone in milliseconds if it is constant in the years that matter, otherwise undefined.
 * @throws RangeError for an unknown zone
 */
export function steadyAheadOf(timeZone: string): number | undefined {
  const of = zoneFormat(timeZone);
  const months = (new Date().getUTCFullYear() + YEARS_TO_COME - FIRST_YEAR) * 12;
  const found = Array.from({ length: months }, (_, month) => aheadIn(of, Date.UTC(FIRST_YEAR, month)));
  return found.every((ahead) => ahead === found[0]) ? found[0] : undefined;
}

/** Returns the UTC offset of a formatter's zone at a whole minute. */
const aheadIn = (of: Intl.DateTimeFormat, at: number): number =>
  Date.parse(`${of.format(at).replace(" ", "T")}Z`) - at;

/** Returns the UTC offset of the community's clock at a moment, in milliseconds. */
function aheadAt(at: number): number {
  if (steadyAhead !== undefined) return steadyAhead;
  const quarter = Math.floor(at / QUARTER);
  const cachedOffset = aheadOf.get(quarter);
  if (cachedOffset !== undefined || Number.isNaN(quarter)) return cachedOffset ?? Number.NaN;
  format ??= zoneFormat(zone);
  const ahead = aheadIn(format, quarter * QUARTER);
  if (aheadOf.size >= MAX_CACHED_OFFSETS) aheadOf.clear();
  aheadOf.set(quarter, ahead);
  return ahead;
}

/**
 * Converts a wire time `YYYY-MM-DD HH:mm:ss`, which is community time in any reader's zone, to epoch milliseconds.
 * Returns NaN for other text. An hour that occurs twice resolves to one of the two.
 */
export function parseWireTime(value: string): number {
  const match = WIRE_TIME.exec(value);
  if (!match) return Number.NaN;
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - aheadAt(wall - aheadAt(wall));
}

/** Returns the community's wall clock at a moment as the UTC fields of a date. */
export const communityWall = (at: number): Date => new Date(at + aheadAt(at));

/** Formats a moment as a wire time: `2026-11-21 08:00:00` on the community's clock. */
export const wireTimeOf = (at: number): string =>
  communityWall(at).toISOString().slice(0, 19).replace("T", " ");

/**
 * Returns the number of the community's day at a moment; equal for moments of the same day, consecutive for following
 * days.
 */
export const communityDay = (at: number): number => Math.floor((at + aheadAt(at)) / DAY);

/**
 * Converts a wire time to the value of `<time dateTime>`: ISO 8601 with its zone. Other text is returned unchanged.
 */
export function toIsoTime(value: string): string {
  if (!WIRE_TIME.test(value)) return value;
  const minutes = aheadAt(parseWireTime(value)) / MINUTE;
  const two = (count: number) => String(Math.floor(count)).padStart(2, "0");
  const ahead = Math.abs(minutes);
  return `${value.replace(" ", "T")}${minutes < 0 ? "-" : "+"}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/**
 * Formats a wire time relative to now: 刚刚, 5 分钟前, 3 小时前, 昨天 21:40, 08-17, 2025-08-17. Days are those of the
 * community; a time in the future counts as now; other text is returned unchanged.
 */
export function formatRelative(value: string, now: Date | number, text: RelativeTimeText = ZH_HANS): string {
  const then = parseWireTime(value);
  if (Number.isNaN(then)) return value;
  const nowMs = Number(now);
  const elapsed = nowMs - then;
  if (elapsed < MINUTE) return text.justNow;
  if (elapsed < HOUR) return fillText(text.minutesAgo, { n: Math.floor(elapsed / MINUTE) });
  const today = communityDay(nowMs);
  const thatDay = communityDay(then);
  if (thatDay === today) return fillText(text.hoursAgo, { n: Math.floor(elapsed / HOUR) });
  if (thatDay === today - 1) return `${text.yesterday} ${value.slice(11, 16)}`;
  const thisYear = communityWall(nowMs).getUTCFullYear();
  return value.startsWith(`${thisYear}-`) ? value.slice(5, 10) : value.slice(0, 10);
}
