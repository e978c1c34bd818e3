import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { addDays, firstDayOfMonth, lastDayOfMonth } from "../../../core/days.ts";
import { levelOf } from "../../../core/level.ts";
import { pageOf, parseId } from "../../../core/paging.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import { type Clock, startOfDay } from "../../../core/time.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { levels, titleOf } from "./member-levels.ts";
import { balanceOf, memberExists } from "./points.queries.ts";
import { movePoints, type PointSource } from "./points-ledger.ts";
import { countAccounts, listAccounts } from "./points-manage.queries.ts";
import { countEntries, experienceOf, listEntries, monthsOf, totalIncomeOf } from "./points-page.queries.ts";
import { reconcile } from "./points-reconcile.ts";

type Source = keyof typeof policy.experience;

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

const toEntry = ({ createdAt, source, remark, threadTitle, ...row }: Entry, clock: Clock) => ({
  ...row,
  source: source as PointSource,
  remark: remark || (threadTitle ?? ""),
  changeType: row.points > 0 ? (1 as const) : (2 as const),
  createdAt: clock.format(createdAt),
});

/** Returns the start and end of a month in the community's time zone. */
const spanOfMonth = (clock: Clock, month: string) => ({
  from: startOfDay(clock, firstDayOfMonth(month)),
  to: startOfDay(clock, addDays(lastDayOfMonth(month), 1)),
});

/** Handlers for the points and level pages, and for operators' points management. */
export const pointHandlers = {
  async pointsInfo({ db, clock, config, viewer }) {
    const [balance, months, totalIncome] = await Promise.all([
      balanceOf(db, viewer.id),
      monthsOf(db, viewer.id, config.timeZone),
      totalIncomeOf(db, viewer.id),
    ]);
    const now = clock.day(clock.now()).slice(0, 7);
    const { income, expense } = months.find(({ month }) => month === now) ?? { income: 0, expense: 0 };
    return { balance, income, expense, totalIncome };
  },

  async pointsList({ db, clock, viewer, query: { changeType, month, ...query } }) {
    const filter = { changeType, span: month === undefined ? undefined : spanOfMonth(clock, month) };
    const [rows, total] = await Promise.all([
      listEntries(db, viewer.id, filter, pageOf(query)),
      countEntries(db, viewer.id, filter),
    ]);
    return { rows: rows.map((row) => toEntry(row, clock)), total };
  },

  async pointsMonths({ db, config, viewer }) {
    return monthsOf(db, viewer.id, config.timeZone);
  },

  async levelInfo({ db, clock, viewer }) {
    const { exp, today } = await experienceOf(db, viewer.id, clock.day(clock.now()));
    const level = levelOf(exp);
    const sources = Object.entries(policy.experience).map(([source, rule]) => ({
      source: source as Source,
      ...rule,
      today: today.find((row) => row.source === source)?.times ?? 0,
    }));
    return {
      level,
      title: titleOf(level),
      exp,
      nextExp: (levels[level] ?? levels.at(-1)!).needExp,
      todayExp: today.reduce((sum, row) => sum + row.exp, 0),
      levels,
      sources,
    };
  },

  async pointsReconcile({ db }) {
    return reconcile(db);
  },

  async pointsManageAccounts({ db, query = {} }) {
    const { keyWord = "", userId, orderByColumn = "user_id", isAsc } = query;
    const order = { column: orderByColumn, isAsc: isAsc === "asc" };
    const accountFilter = { userId: userId ?? parseId(keyWord.trim()), keyWord };
    const [rows, total] = await Promise.all([
      listAccounts(db, accountFilter, order, pageOf(query)),
      countAccounts(db, accountFilter),
    ]);
    return { rows, total };
  },

  async pointsManageLedger({ db, clock, query }) {
    const { userId, changeType } = query;
    const filter = { changeType };
    const [rows, total] = await Promise.all([
      listEntries(db, userId, filter, pageOf(query)),
      countEntries(db, userId, filter),
    ]);
    return { rows: rows.map((row) => toEntry(row, clock)), total };
  },

  async pointsAdjust({ db, viewer, body }) {
    const { userId, points, requestId } = body;
    const reason = body.reason.trim();
    if (points === 0) throw new RequestError(400, "调整的积分不能为 0");
    if (reason === "") throw new RequestError(400, "请写明原因");
    if (userId === viewer.id) throw new RequestError("SELF_NOT_ALLOWED", "不能调整自己的积分");
    const balance = await db.transaction(async (tx) => {
      if (!(await memberExists(tx, userId))) notFound();
      const cause = `adjustment:${requestId}`;
      const after = await movePoints(tx, { userId, points, source: "adjustment", cause, remark: reason });
      if (after === undefined) return balanceOf(tx, userId);
      const target = { targetType: "user", targetId: userId };
      const detail = { points, balance: after };
      await audit(tx, { actorId: viewer.id, action: "points.adjust", ...target, reason, detail });
      await sendSystemNotice(tx, {
        userId,
        kind: "account",
        title: points > 0 ? `你获得了 ${points} 积分` : `你被扣除了 ${-points} 积分`,
        content: `原因：${reason}`,
        link: "/pages/mine/history/pointslist",
        linkText: "查看明细",
      });
      return after;
    });
    return { balance };
  },
} satisfies Pick<
  Handlers,
  | "pointsInfo"
  | "pointsList"
  | "pointsMonths"
  | "levelInfo"
  | "pointsReconcile"
  | "pointsManageAccounts"
  | "pointsManageLedger"
  | "pointsAdjust"
>;
