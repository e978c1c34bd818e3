import type { components } from "@lenscape/api/schema.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import {
  addDays,
  daysBetween,
  daysInMonth,
  firstDayOfMonth,
  lastDayOfMonth,
  mondayOf,
  monthOf,
} from "../../../core/days.ts";
import { badInput } from "../../../core/request-error.ts";
import { oneRow } from "../../../core/sql.ts";
import type { Clock } from "../../../core/time.ts";
import type { PrizeAddress } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import type { CheckInMember, CheckInProgress, Span } from "./checkin.queries.ts";
import type { OfferedPrize, Prize, PrizeClaim } from "./checkin-prize.queries.ts";

type Schemas = components["schemas"];

/** Messages of check-ins, make-up check-ins and prizes. */
export const checkInTexts = {
  signed: "今日已签到",
  badMonth: "只能查看加入以来到本月的日历",
  badDay: "请选择存在的日期",
  onlyThisMonth: "只能补签本月日期",
  notYet: "只能补签今天之前的日期",
  beforeJoining: "不能补签加入社区之前的日期",
  daySigned: "这一天已经签过了",
  makeupsUsed: "本月补签次数已用完",
  noCard: "补签卡不足",
  claimed: "这件奖品本月已经领过了",
  outOfStock: "这件奖品已被领完",
  expired: "这件奖品已过期",
  needAddress: "请填写收货地址",
  claimChanged: "状态已变化，请刷新后重试",
} as const;

const { ladder, makeup } = policy.checkIn;

/** Number of days before today in `CheckInInfo.recent`. */
const RECENT_DAYS = 5;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Returns the days that `checkInInfo` needs: this week, this month and the recent days. */
export function spanOf(userId: string, today: string): Span {
  const month = monthOf(today);
  const from = oneRow(
    [mondayOf(today), addDays(today, -RECENT_DAYS), firstDayOfMonth(month)].sort(),
    "spanOf",
  );
  return { userId, from: from, to: today, month };
}

/** Converts a member's check-in progress to the contract's check-in info. */
export function checkInInfoOf(
  { joinedAt, member, days, claimed, offered }: CheckInProgress,
  today: string,
  clock: Clock,
): Schemas["CheckInInfo"] {
  const monday = mondayOf(today);
  const signed = new Map(days.map((row) => [row.day, row]));
  const streak = currentStreak(member ?? undefined, today);
  const inMonth = days.filter(({ day }) => day >= firstDayOfMonth(monthOf(today)));
  const monthDays = inMonth.length;
  const signedToday = signed.has(today);
  const remaining = daysBetween(today, lastDayOfMonth(monthOf(today))).length - flag(signedToday);
  const missed = makeupDays(new Set(signed.keys()), today, clock.day(joinedAt)).length;
  const maxDays = monthDays + remaining + Math.min(missed, makeupLeft(inMonth));
  return {
    today,
    signStatus: flag(signedToday),
    streak,
    monthDays,
    reward: signed.get(today)?.points ?? rewardOf(streak + 1),
    week: daysBetween(monday, addDays(monday, 6)).map((day) => flag(signed.has(day))),
    recent: daysBetween(addDays(today, -RECENT_DAYS), today).map((day) => flag(signed.has(day))),
    ladder: [...ladder],
    makeupCards: member?.makeupCards ?? 0,
    isRemind: flag(member?.isRemind ?? false),
    nextPrize: nextPrize(offered, { today, monthDays, claimed: new Set(claimed) }, maxDays),
  };
}

/** Returns the points for checking in on the nth day of a streak. */
export const rewardOf = (streak: number): number => ladder[(streak - 1) % ladder.length]!;

/** Returns the streak as of today: 0 once yesterday is missing. */
export function currentStreak(
  member: Pick<CheckInMember, "streak" | "lastDay"> | undefined,
  today: string,
): number {
  if (!member?.lastDay) return 0;
  return member.lastDay >= addDays(today, -1) ? member.streak : 0;
}

/** Returns the number of days that a prize needs in a month, capped at the length of the month. */
export const requiredDays = ({ needDays }: Pick<Prize, "needDays">, month: string): number =>
  Math.min(needDays, daysInMonth(month));

export interface Progress {
  today: string;
  /** Number of days checked in this month. */
  monthDays: number;
  claimed: ReadonlySet<string>;
}

/** Status of a prize as in the contract: 0 not reached, 1 claimable, 2 claimed, 3 out of stock, 4 expired. */
export function statusOf(
  prize: OfferedPrize,
  { today, monthDays, claimed }: Progress,
): Schemas["Prize"]["status"] {
  if (claimed.has(prize.id)) return 2;
  if (prize.endsOn && prize.endsOn < today) return 4;
  if (prize.stock === 0) return 3;
  return monthDays >= requiredDays(prize, monthOf(today)) ? 1 : 0;
}

/** Converts a prize to the contract's form, with the member's progress. */
export function toPrize(prize: Prize, progress: Progress): Schemas["Prize"] {
  const { id, name, picUrl, needDays, type, amount, stock, endsOn } = prize;
  const need = requiredDays(prize, monthOf(progress.today));
  return {
    id,
    name,
    picUrl,
    needDays,
    type,
    amount,
    stock,
    status: statusOf(prize, progress),
    daysLeft: Math.max(0, need - progress.monthDays),
    endsOn: endsOn ?? "",
  };
}

/** Returns the nearest unreached prize, or null if it needs more than `reach` days. */
export function nextPrize(
  rows: OfferedPrize[],
  progress: Progress,
  maxDays: number,
): Schemas["CheckInInfo"]["nextPrize"] {
  const next = rows.find((prize) => statusOf(prize, progress) === 0);
  if (!next) return null;
  const needed = requiredDays(next, monthOf(progress.today));
  return needed > maxDays ? null : { name: next.name, daysLeft: needed - progress.monthDays };
}

/** Lists the remaining days of this month on which daily check-ins reach a prize. */
export function rewardDays(rows: Prize[], progress: Progress, signedToday: boolean): string[] {
  const { today, monthDays } = progress;
  const month = monthOf(today);
  const next = signedToday ? addDays(today, 1) : today;
  return daysBetween(next, lastDayOfMonth(month)).filter((_, index) =>
    rows.some(
      (prize) => statusOf(prize, progress) === 0 && requiredDays(prize, month) === monthDays + index + 1,
    ),
  );
}

/** Lists the days of this month that can be made up, oldest first. */
export function makeupDays(signed: ReadonlySet<string>, today: string, joinedDay: string): string[] {
  const from = `${monthOf(today)}-01`;
  return daysBetween(joinedDay > from ? joinedDay : from, addDays(today, -1)).filter(
    (day) => !signed.has(day),
  );
}

export const makeupLeft = (days: { isMakeup: boolean }[]): number =>
  Math.max(0, makeup.perMonth - days.filter((row) => row.isMakeup).length);

/** Trims and validates an address. @throws RequestError 400 with the message for the first invalid field */
export function checkAddress(address: PrizeAddress): PrizeAddress {
  const trimmed = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, value.trim()]),
  ) as unknown as PrizeAddress;
  if (!trimmed.name) badInput("请填写收货人姓名");
  if (!trimmed.tel) badInput("请填写手机号");
  if (!/^1[3-9]\d{9}$/.test(trimmed.tel)) badInput("请输入正确的手机号码");
  if (!trimmed.province || !trimmed.city || !trimmed.county) badInput("请选择所在地区");
  if (!trimmed.addressDetail) badInput("请填写详细地址");
  if (countGraphemes(trimmed.addressDetail) < 5) badInput("详细地址不少于5个字");
  return trimmed;
}

const maskTel = (tel: string): string => `${tel.slice(0, 3)}****${tel.slice(7)}`;

/** Converts a claim to the contract's form. Contains the address, so only its member and operators may read it. */
export function toClaim(row: PrizeClaim, clock: Clock, tel = maskTel): Schemas["PrizeClaim"] {
  const { id, prizeId, prizeName, picUrl, type, amount, month, status, address, company, trackingNo } = row;
  return {
    id,
    claimNo: `QD${clock.day(row.createdAt).replaceAll("-", "")}${id.padStart(4, "0")}`,
    prizeId,
    prizeName,
    picUrl,
    type,
    amount,
    month,
    status,
    address: address && {
      name: address.name,
      tel: tel(address.tel),
      address: `${address.province}${address.city}${address.county}${address.addressDetail}`,
    },
    company,
    trackingNo,
    claimedAt: clock.format(row.createdAt),
  };
}
