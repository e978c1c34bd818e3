import { addDays, daysBetween, monthOf } from "../core/days.ts";
import { createClock } from "../core/time.ts";
import * as schema from "../db/schema/index.ts";
import { policy } from "../policy.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext, Person } from "./context.ts";

const HOUR = 3600 * 1000;
/** Time until a prize is shipped, in hours. */
const SHIPPING_HOURS = 96;
const MINUTE = 60_000;
/** Number of days with check-ins. */
const DAYS = 62;

type CheckIn = typeof schema.checkIns.$inferInsert & { createdAt: Date };

const { ladder, card } = policy.checkIn;
const clock = createClock("Asia/Shanghai");
const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`).getTime();

/** Draws the time of a check-in: mostly in the morning, never in the future. */
function momentOn(day: string, { draw, now }: DemoContext): Date {
  const until = Math.min(midnight(day) + 23 * HOUR, now.getTime());
  const morning = midnight(day) + 5 * HOUR;
  const from = until > morning + HOUR ? morning : midnight(day);
  return new Date(from + draw.random() ** 2.5 * (until - from));
}

/** Draws the days on which a member has checked in, earliest first. */
function daysOf(person: Person, today: string, { draw, content }: DemoContext): string[] {
  const { member, joinedAt } = person;
  const joined = clock.day(joinedAt);
  const habit = content.checkins.habits[member.username];
  const likely = Math.min(0.92, 0.3 + 0.2 * member.weight);
  return daysBetween(addDays(today, -DAYS), today).filter((day, index) => {
    const ago = DAYS - index;
    const drawn = draw.random() < (ago === 0 ? likely * 0.6 : likely);
    return day > joined && (habit ? (ago > 0 || habit.today) && !habit.missed.includes(ago) : drawn);
  });
}

/** Creates a member's check-ins and pushes their rewards to the ledger. */
function createCheckIns(
  context: DemoContext,
  person: Person,
  days: string[],
): { rows: CheckIn[]; cards: number } {
  const userId = person.id;
  let cards = 0;
  let streak = 0;
  const rows = days.map((day, index) => {
    streak = days[index - 1] === addDays(day, -1) ? streak + 1 : 1;
    if (streak % card.everyDays === 0) cards = Math.min(card.max, cards + 1);
    const points = ladder[(streak - 1) % ladder.length]!;
    const at = momentOn(day, context);
    const cause = `signIn:${day}`;
    const remark = `连续 ${streak} 天`;
    context.ledger.moves.push({ userId, points, source: "signIn", cause, sourceId: day, remark, at });
    const { exp } = policy.experience.checkedIn;
    context.ledger.gains.push({ userId, exp, source: "checkedIn", cause: `checkedIn:day:${day}`, at });
    return { userId, day, streak, points, isMakeup: false, place: null, createdAt: at };
  });
  return { rows, cards };
}

/** Returns the shipping state of a prize: shipped after some days, received as late as orders. */
function toShipment({ now }: DemoContext, { id, member }: Person, createdAt: Date) {
  const hours = (now.getTime() - createdAt.getTime()) / (60 * MINUTE);
  const status =
    hours < SHIPPING_HOURS ? 0 : hours < SHIPPING_HOURS + policy.checkIn.receivedDays * 24 ? 1 : 2;
  return {
    status: status as 0 | 1 | 2,
    address: {
      name: member.nickname,
      tel: `1390000${id.padStart(4, "0")}`,
      province: "浙江省",
      city: "杭州市",
      county: "西湖区",
      addressDetail: `湖滨路 ${id} 号`,
    },
    ...(status > 0 && {
      company: "速达快运",
      trackingNo: `SD7731${id.padStart(8, "0")}`,
      shippedAt: new Date(createdAt.getTime() + SHIPPING_HOURS * 60 * MINUTE),
    }),
  };
}

/** Creates the claims of all reached prizes, except the latest one of this month. */
function createClaims(context: DemoContext, person: Person, rows: CheckIn[], today: string) {
  const claims: (typeof schema.prizeClaims.$inferInsert)[] = [];
  for (const month of new Set(rows.map(({ day }) => monthOf(day)))) {
    const own = rows.filter(({ day }) => monthOf(day) === month);
    const reached = context.content.checkins.prizes.filter(({ needDays }) => own.length >= needDays);
    for (const prize of month === monthOf(today) ? reached.slice(0, -1) : reached) {
      const createdAt = new Date(own[prize.needDays - 1]!.createdAt.getTime() + 2 * MINUTE);
      const amount =
        prize.type === "lottery" ? 1 + Math.floor(context.draw.random() * prize.amount) : prize.amount;
      const cause = `prize:${prize.id}:${month}`;
      const shared = { userId: person.id, source: "prize", cause, at: createdAt } as const;
      if (prize.type === "points" || prize.type === "lottery") {
        context.ledger.moves.push({ ...shared, points: amount, sourceId: prize.id, remark: prize.name });
      }
      if (prize.type === "exp") context.ledger.gains.push({ ...shared, exp: amount });
      claims.push({
        prizeId: prize.id,
        userId: person.id,
        month,
        prizeName: prize.name,
        picUrl: prize.picUrl,
        type: prize.type,
        amount,
        createdAt,
        ...(prize.type === "goods" ? toShipment(context, person, createdAt) : { status: 2 }),
      });
    }
  }
  return claims;
}

/** Writes the check-ins and their rewards, and replaces the default prizes by the demo's. */
export async function writeCheckIns(context: DemoContext): Promise<void> {
  const { db, now, people, content } = context;
  const today = clock.day(now);
  await db.delete(schema.prizes);
  await db.insert(schema.prizes).values(content.checkins.prizes);
  const all: CheckIn[] = [];
  const members: (typeof schema.checkInMembers.$inferInsert)[] = [];
  const claims: (typeof schema.prizeClaims.$inferInsert)[] = [];
  for (const person of people) {
    const days = daysOf(person, today, context);
    const { rows, cards } = createCheckIns(context, person, days);
    const last = rows.at(-1);
    if (!last) continue;
    all.push(...rows);
    const isRemind = person.member.username === "member";
    members.push({ userId: person.id, streak: last.streak, lastDay: last.day, makeupCards: cards, isRemind });
    claims.push(...createClaims(context, person, rows, today));
  }
  const membersByDay = new Map<string, number>();
  for (const row of all.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    row.place = (membersByDay.get(row.day) ?? 0) + 1;
    membersByDay.set(row.day, row.place);
  }
  await insertAll(db, schema.checkIns, all);
  await insertAll(db, schema.checkInMembers, members);
  await insertAll(
    db,
    schema.checkInDays,
    [...membersByDay].map(([day, count]) => ({ day, members: count })),
  );
  claims.sort((a, b) => a.createdAt!.getTime() - b.createdAt!.getTime());
  await insertAll(db, schema.prizeClaims, claims);
}
