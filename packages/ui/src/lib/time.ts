const WIRE_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const SHANGHAI_OFFSET = 8 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The words `formatRelative` needs; `{n}` is replaced by the number. */
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

/**
 * The instant a wire time stands for. Wire times are Asia/Shanghai wall-clock, whatever the reader's zone. Takes
 * `YYYY-MM-DD HH:mm:ss`, returns epoch milliseconds, or NaN when the text has another form.
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
  return Date.UTC(year, month - 1, day, hour, minute, second) - SHANGHAI_OFFSET;
}

/** The community's wall clock at a moment, as the UTC fields of a date. */
export const communityWall = (at: number): Date => new Date(at + SHANGHAI_OFFSET);

/** The number of the community's day at a moment: two moments of one day have the same, and days follow each other. */
export const communityDay = (at: number): number => Math.floor((at + SHANGHAI_OFFSET) / DAY);

/** A wire time as the value of `<time dateTime>`: ISO 8601 with its zone. Other text is given back unchanged. */
export function toIsoTime(value: string): string {
  return WIRE_TIME.test(value) ? `${value.replace(" ", "T")}+08:00` : value;
}

/**
 * A wire time as people say it: 刚刚, 5 分钟前, 3 小时前, 昨天 21:40, 08-17, 2025-08-17.
 * Days are counted in Asia/Shanghai; a time in the future counts as now; other text is given back unchanged.
 */
export function formatRelative(value: string, now: Date | number, text: RelativeTimeText = ZH_HANS): string {
  const then = parseWireTime(value);
  if (Number.isNaN(then)) return value;
  const nowMs = Number(now);
  const elapsed = nowMs - then;
  if (elapsed < MINUTE) return text.justNow;
  if (elapsed < HOUR) return text.minutesAgo.replace("{n}", String(Math.floor(elapsed / MINUTE)));
  const today = communityDay(nowMs);
  const thatDay = communityDay(then);
  if (thatDay === today) return text.hoursAgo.replace("{n}", String(Math.floor(elapsed / HOUR)));
  if (thatDay === today - 1) return `${text.yesterday} ${value.slice(11, 16)}`;
  const thisYear = communityWall(nowMs).getUTCFullYear();
  return value.startsWith(`${thisYear}-`) ? value.slice(5, 10) : value.slice(0, 10);
}
