import type { Handlers } from "../../../contract/handler.ts";
import { addDays, firstDayOfMonth, isDay, lastDayOfMonth, monthOf } from "../../../core/days.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import { balanceOf } from "../points/points.queries.ts";
import { emitMemberEvent } from "../points/points-events.ts";
import { movePoints } from "../points/points-ledger.ts";
import {
  assignPlace,
  countMembersOn,
  daysOf,
  insertCheckIn,
  joinedAt,
  listEarly,
  lockMember,
  memberOf,
  progressOf,
  saveMember,
  streakUpTo,
} from "./checkin.queries.ts";
import {
  checkInInfoOf,
  currentStreak,
  makeupDays,
  makeupLeft,
  rewardDays,
  rewardOf,
  spanOf,
  checkInTexts as texts,
} from "./checkin.rules.ts";
import { prizeHandlers } from "./checkin-prize.handlers.ts";
import { listClaimedPrizes, listPrizes } from "./checkin-prize.queries.ts";

const { makeup, card } = policy.checkIn;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Daily check-in, its calendar and its prizes. */
export const checkInHandlers = {
  ...prizeHandlers,

  async taskDaySign({ db, clock, viewer }) {
    const now = clock.now();
    const day = clock.day(now);
    const userId = viewer.id;
    return db.transaction(async (tx) => {
      const member = await lockMember(tx, userId);
      if (member.lastDay && member.lastDay >= day) throw new RequestError("ALREADY_SIGNED", texts.signed);
      const streak = currentStreak(member, day) + 1;
      const points = rewardOf(streak);
      await insertCheckIn(tx, { userId, day, streak, points, createdAt: now });
      const cardGained = streak % card.everyDays === 0 && member.makeupCards < card.max;
      const makeupCards = member.makeupCards + (cardGained ? 1 : 0);
      await saveMember(tx, userId, { streak, lastDay: day, makeupCards });
      // Locks the member's row before the account, like every other rewarded action.
      await emitMemberEvent(tx, clock, { kind: "checkedIn", userId, key: `day:${day}` });
      const remark = `连续 ${streak} 天`;
      await movePoints(tx, {
        userId,
        points,
        source: "signIn",
        cause: `signIn:${day}`,
        sourceId: day,
        remark,
      });
      const pointsCount = await balanceOf(tx, userId);
      const place = await assignPlace(tx, userId, day);
      return { day, points, streak, place, pointsCount, cardGained: flag(cardGained) };
    });
  },

  async checkInInfo({ db, clock, viewer }) {
    const today = clock.day(clock.now());
    return checkInInfoOf(await progressOf(db, spanOf(viewer.id, today)), today, clock);
  },

  async checkInCalendar({ db, clock, viewer, query }) {
    const today = clock.day(clock.now());
    const month = query.month ?? monthOf(today);
    const joinedDay = clock.day(await joinedAt(db, viewer.id));
    if (month > monthOf(today) || month < monthOf(joinedDay)) badInput(texts.badMonth);
    const [member, days, current, prizes, claimed] = await Promise.all([
      memberOf(db, viewer.id),
      daysOf(db, viewer.id, firstDayOfMonth(month), lastDayOfMonth(month)),
      daysOf(db, viewer.id, firstDayOfMonth(monthOf(today)), today),
      listPrizes(db, firstDayOfMonth(month)),
      listClaimedPrizes(db, viewer.id, monthOf(today)),
    ]);
    const signed = new Set(current.map(({ day }) => day));
    const isCurrent = month === monthOf(today);
    const makeupsLeft = makeupLeft(current);
    return {
      month,
      minMonth: monthOf(joinedDay),
      today,
      days: days.map(({ day, points, isMakeup }) => ({ day, points, isMakeup: flag(isMakeup) })),
      rewardDays: isCurrent
        ? rewardDays(prizes, { today, monthDays: current.length, claimed }, signed.has(today))
        : [],
      makeupDays: isCurrent && makeupsLeft > 0 ? makeupDays(signed, today, joinedDay) : [],
      makeupLeft: makeupsLeft,
      makeupCards: member?.makeupCards ?? 0,
      makeupPoints: makeup.points,
    };
  },

  async checkInMakeup({ db, clock, viewer, body: { day, by } }) {
    const now = clock.now();
    const today = clock.day(now);
    const userId = viewer.id;
    if (!isDay(day)) badInput(texts.badDay);
    if (monthOf(day) !== monthOf(today)) badInput(texts.onlyThisMonth);
    if (day >= today) badInput(texts.notYet);
    if (day < clock.day(await joinedAt(db, userId))) badInput(texts.beforeJoining);
    return db.transaction(async (tx) => {
      const member = await lockMember(tx, userId);
      const days = await daysOf(tx, userId, firstDayOfMonth(monthOf(today)), today);
      if (days.some((row) => row.day === day)) throw new RequestError("ALREADY_SIGNED", texts.daySigned);
      const makeupsLeft = makeupLeft(days);
      if (makeupsLeft === 0) badInput(texts.makeupsUsed, "LIMIT_REACHED");
      if (by === "card" && member.makeupCards === 0) badInput(texts.noCard);
      const before = await streakUpTo(tx, userId, addDays(day, -1));
      await insertCheckIn(tx, { userId, day, streak: before + 1, points: 0, isMakeup: true, createdAt: now });
      const lastDay = member.lastDay && member.lastDay > day ? member.lastDay : day;
      const streak = await streakUpTo(tx, userId, lastDay);
      const makeupCards = member.makeupCards - (by === "card" ? 1 : 0);
      await saveMember(tx, userId, { streak, lastDay, makeupCards });
      await emitMemberEvent(tx, clock, { kind: "madeUp", userId, key: `day:${day}` });
      if (by === "points") {
        await movePoints(tx, {
          userId,
          points: -makeup.points,
          source: "signIn",
          cause: `makeup:${day}`,
          sourceId: day,
          remark: `补签 ${day}`,
        });
      }
      return {
        day,
        streak: currentStreak({ streak, lastDay }, today),
        monthDays: days.length + 1,
        makeupLeft: makeupsLeft - 1,
        pointsCount: await balanceOf(tx, userId),
      };
    });
  },

  async checkInRank({ db, clock, query }) {
    const today = clock.day(clock.now());
    const [rows, total] = await Promise.all([listEarly(db, today, pageOf(query)), countMembersOn(db, today)]);
    return {
      total,
      rows: rows.map(({ place, user, signedAt }) => ({
        place: place!,
        user,
        signedAt: clock.format(signedAt),
      })),
    };
  },

  async checkInRemind({ db, viewer, body }) {
    await saveMember(db, viewer.id, { isRemind: body.isRemind === 1 });
  },
} satisfies Pick<
  Handlers,
  | "taskDaySign"
  | "checkInInfo"
  | "checkInCalendar"
  | "checkInMakeup"
  | "checkInRank"
  | "checkInRemind"
  | keyof typeof prizeHandlers
>;
