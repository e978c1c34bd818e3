import { randomUUID } from "node:crypto";
import type { Handlers } from "../../../contract/handler.ts";
import { levelOf } from "../../../core/level.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { requireRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { sendNoticeOfMember } from "../../notifications/index.ts";
import {
  balanceOf,
  byAccount,
  emitMemberEvent,
  lockAccount,
  movePoints,
  ownExperience,
  type PointMove,
  tippedAmount,
  tippingPerDay,
} from "../../rewards/index.ts";
import { checkMayWrite } from "../thread/thread.rules.ts";
import {
  countTippers,
  insertTip,
  isTipRecorded,
  listTippers,
  sumTipsOn,
  threadToTip,
} from "./tip.queries.ts";

/** Reads a member's balance, the points they can still tip today, and the points they tipped on a thread. */
async function readTippingState(db: Db, userId: string, threadId: string, today: string) {
  const [balance, exp, tippedToday, tipped] = await Promise.all([
    balanceOf(db, userId),
    ownExperience(db, userId),
    sumTipsOn(db, userId, today),
    tippedAmount(db, threadId, userId),
  ]);
  return { balance, leftToday: Math.max(0, tippingPerDay(levelOf(exp)) - tippedToday), tipped };
}

/** Moves points between two accounts in `byAccount` order, so that two members who tip each other cannot deadlock. */
async function pay(tx: Db, from: string, to: string, tip: Pick<PointMove, "points" | "cause" | "sourceId">) {
  const moves: PointMove[] = [
    { ...tip, userId: from, points: -tip.points, source: "tipping" },
    { ...tip, userId: to, source: "tipping" },
  ];
  for (const move of moves.sort(byAccount)) await movePoints(tx, move);
}

/** Handlers for tipping: a tip moves points from the viewer to the thread's author (HOLE-007). */
export const tipHandlers = {
  async threadTipping({ db, clock, viewer, limits, body }) {
    const { threadId, points, requestId = randomUUID().replaceAll("-", "") } = body;
    const today = clock.day(clock.now());
    if (body.requestId && (await isTipRecorded(db, viewer.id, requestId)))
      return readTippingState(db, viewer.id, threadId, today);
    checkMayWrite(viewer, "thread.reply", clock);
    await limitCalls(db, limits.tip, viewer.id, "操作太频繁，请稍后再试");
    return db.transaction(async (tx) => {
      const { authorId, title, authorStatus } = (await threadToTip(tx, threadId)) ?? notFound();
      if (authorId === viewer.id) badInput("不能打赏自己", "SELF_NOT_ALLOWED");
      if (authorStatus !== 1) badInput("作者已注销，不能打赏");
      const ids = [viewer.id, authorId].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
      for (const id of ids) await lockAccount(tx, id);
      const before = await readTippingState(tx, viewer.id, threadId, today);
      if (await isTipRecorded(tx, viewer.id, requestId)) return before;
      if (before.leftToday < points) {
        throw new RequestError(
          "LIMIT_REACHED",
          before.leftToday > 0 ? `今天还能打赏${before.leftToday}积分` : "今天的打赏已达上限",
        );
      }
      const tip = { threadId, fromId: viewer.id, toId: authorId, points, requestId, day: today };
      const id = requireRow(await insertTip(tx, tip), "the tip");
      await pay(tx, viewer.id, authorId, { points, cause: `tipping:${id}`, sourceId: threadId });
      await emitMemberEvent(tx, clock, {
        kind: "tipped",
        userId: viewer.id,
        key: `tip:${id}`,
        otherId: authorId,
      });
      await sendNoticeOfMember(tx, viewer.id, {
        userId: authorId,
        kind: "honor",
        title: `${viewer.nickname} 打赏了你 ${points} 积分`,
        content: `「${title}」`,
        link: `/pages/content/postdetail?threadId=${threadId}`,
        linkText: "查看帖子",
      });
      return readTippingState(tx, viewer.id, threadId, today);
    });
  },

  async tippingInfo({ db, clock, viewer, query }) {
    return readTippingState(db, viewer.id, query.threadId, clock.day(clock.now()));
  },

  async tippingList({ db, query }) {
    if (!(await threadToTip(db, query.threadId))) notFound();
    const [rows, total] = await Promise.all([
      listTippers(db, query.threadId, pageOf(query)),
      countTippers(db, query.threadId),
    ]);
    return { rows, total };
  },
} satisfies Pick<Handlers, "threadTipping" | "tippingInfo" | "tippingList">;
