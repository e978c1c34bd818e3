import { randomInt } from "node:crypto";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { firstDayOfMonth, monthOf } from "../../../core/days.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice, sendSystemNoticesOf } from "../../notifications/index.ts";
import { grantExperience } from "../points/experience.ts";
import { movePoints } from "../points/points-ledger.ts";
import { daysOf, lockMember } from "./checkin.queries.ts";
import { checkAddress, statusOf, checkInTexts as texts, toClaim, toPrize } from "./checkin.rules.ts";
import {
  changeClaimStatus,
  countClaims,
  countManagedClaims,
  findClaim,
  findPrize,
  insertClaim,
  listClaimedPrizes,
  listClaims,
  listManagedClaims,
  listPrizes,
  type Prize,
  takePrizeFromStock,
} from "./checkin-prize.queries.ts";

/** Books points or experience of a prize. Physical prizes are shipped later by an operator. */
async function bookPrize(tx: Db, userId: string, prize: Prize, amount: number, today: string): Promise<void> {
  const cause = `prize:${prize.id}:${monthOf(today)}`;
  if (prize.type === "points" || prize.type === "lottery") {
    await movePoints(tx, {
      userId,
      points: amount,
      source: "prize",
      cause,
      sourceId: prize.id,
      remark: prize.name,
    });
  }
  if (prize.type === "exp") {
    const gain = { userId, exp: amount, source: "prize", cause, day: today };
    await sendSystemNoticesOf(tx, await grantExperience(tx, [gain]));
  }
}

/** Prizes for days checked in per month, and their claims. */
export const prizeHandlers = {
  async prizeList({ db, clock, viewer }) {
    const today = clock.day(clock.now());
    const month = monthOf(today);
    const [rows, claimed, days] = await Promise.all([
      listPrizes(db, firstDayOfMonth(month)),
      listClaimedPrizes(db, viewer.id, month),
      daysOf(db, viewer.id, firstDayOfMonth(month), today),
    ]);
    const progress = { today, monthDays: days.length, claimed };
    return { total: rows.length, rows: rows.map((row) => toPrize(row, progress)) };
  },

  async prizeClaim({ db, clock, viewer, body }) {
    const now = clock.now();
    const today = clock.day(now);
    const month = monthOf(today);
    const userId = viewer.id;
    const prize = (await findPrize(db, body.prizeId)) ?? notFound();
    const address = prize.type === "goods" && body.address ? checkAddress(body.address) : null;
    const claim = await db.transaction(async (tx) => {
      await lockMember(tx, userId);
      const [days, claimed] = [
        await daysOf(tx, userId, firstDayOfMonth(month), today),
        await listClaimedPrizes(tx, userId, month),
      ];
      const progress = { today, monthDays: days.length, claimed };
      const status = statusOf(prize, progress);
      if (status === 2) throw new RequestError("ALREADY_CLAIMED", texts.claimed);
      if (status === 3) throw new RequestError("OUT_OF_STOCK", texts.outOfStock);
      if (status === 4) throw new RequestError("ENDED", texts.expired);
      if (status === 0) badInput(`再签 ${toPrize(prize, progress).daysLeft} 天才能领取`);
      if (prize.type === "goods" && !address) badInput(texts.needAddress, "ADDRESS_REQUIRED");
      const amount = prize.type === "lottery" ? randomInt(1, prize.amount + 1) : prize.amount;
      const row = await insertClaim(tx, {
        prizeId: prize.id,
        userId,
        month,
        prizeName: prize.name,
        picUrl: prize.picUrl,
        type: prize.type,
        amount,
        status: prize.type === "goods" ? 0 : 2,
        address,
        createdAt: now,
      });
      if (!row) throw new RequestError("ALREADY_CLAIMED", texts.claimed);
      await bookPrize(tx, userId, prize, amount, today);
      // Last, because concurrent claims of a limited prize wait for its row lock.
      if (prize.stock !== null && !(await takePrizeFromStock(tx, prize.id)))
        throw new RequestError("OUT_OF_STOCK", texts.outOfStock);
      return row;
    });
    return toClaim(claim, clock);
  },

  async prizeRecord({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listClaims(db, viewer.id, pageOf(query)),
      countClaims(db, viewer.id),
    ]);
    return { total, rows: rows.map((row) => toClaim(row, clock)) };
  },

  async prizeConfirm({ db, clock, viewer, body: { claimId } }) {
    const claim = await findClaim(db, claimId);
    if (claim?.userId !== viewer.id) notFound();
    const confirmed = await changeClaimStatus(db, claimId, 1, { status: 2 });
    if (!confirmed) throw new RequestError(409, texts.claimChanged);
    return toClaim(confirmed, clock);
  },

  async prizeManageList({ db, clock, query = {} }) {
    const { status, isAsc = "desc" } = query;
    const [rows, total] = await Promise.all([
      listManagedClaims(db, status, isAsc, pageOf(query)),
      countManagedClaims(db, status),
    ]);
    return {
      total,
      rows: rows.map(({ claim, user }) => ({
        ...toClaim(claim, clock, (tel) => tel),
        shippedAt: claim.shippedAt ? clock.format(claim.shippedAt) : "",
        user,
      })),
    };
  },

  async prizeShip({ db, clock, viewer, body: { claimId, company, trackingNo } }) {
    if (!(await findClaim(db, claimId))) notFound();
    const shipped = await db.transaction(async (tx) => {
      const change = { status: 1 as const, company, trackingNo, shippedAt: clock.now() };
      const claim = await changeClaimStatus(tx, claimId, 0, change);
      if (!claim) throw new RequestError(409, texts.claimChanged);
      await audit(tx, {
        actorId: viewer.id,
        action: "prize.ship",
        targetType: "prize",
        targetId: claimId,
        detail: { company, trackingNo },
      });
      await sendSystemNotice(tx, {
        userId: claim.userId,
        kind: "order",
        title: "你的签到奖品已发出",
        content: `「${claim.prizeName}」由${company}运送，单号 ${trackingNo}。`,
        link: "/pages/mine/sigin/prizelist",
        linkText: "查看奖品",
      });
      return claim;
    });
    return toClaim(shipped, clock);
  },
} satisfies Pick<
  Handlers,
  "prizeList" | "prizeClaim" | "prizeRecord" | "prizeConfirm" | "prizeManageList" | "prizeShip"
>;
