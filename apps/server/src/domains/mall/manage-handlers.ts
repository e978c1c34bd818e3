import type { BodyOf } from "@lenscape/api/types";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { badInput, notFound, Refusal } from "../../core/refusal.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { tellSystem } from "../notices/queries.ts";
import { ownMedia } from "../uploads/queries.ts";
import { cancelOrder, demandOrder } from "./exchange.ts";
import {
  addStock,
  countGoods,
  findGoods,
  hasCategory,
  insertCodes,
  insertGoods,
  listGoods,
  updateGoods,
} from "./goods-queries.ts";
import { countManaged, listManaged, moveOrder } from "./order-queries.ts";
import { demandManager, mallTexts, toGoods, toOrder } from "./rules.ts";

const linkOf = (orderId: string) => `/pages/mall/exchangeRecord?id=${orderId}`;

/** A moment an operator wrote, null for none. @throws Refusal 400 with the sentence */
function momentOf(clock: Clock, text: string, sentence: string): Date | null {
  return text === "" ? null : (clock.parse(text) ?? badInput(sentence));
}

/** What an operator wrote of a good, as it is kept. @throws Refusal 400 for what makes no sense */
async function goodsOf(db: Db, clock: Clock, userId: string, body: BodyOf<"goodsManageSave">) {
  const { goodsName, goodsType, categoryId, imageList, detailHtml, startAt, endAt, goodsId, ...rest } = body;
  if (!(await hasCategory(db, categoryId))) badInput(mallTexts.category);
  const { images } = await ownMedia(
    db,
    userId,
    imageList.map((url) => ({ url })),
  );
  return {
    ...rest,
    name: goodsName.trim(),
    type: goodsType,
    category: categoryId,
    images: images.map(({ url }) => url),
    ...(detailHtml !== undefined && { detail: sanitizeHtml(detailHtml) }),
    ...(startAt !== undefined && { startAt: momentOf(clock, startAt, mallTexts.startWrong) }),
    ...(endAt !== undefined && { endAt: momentOf(clock, endAt, mallTexts.endWrong) }),
  };
}

/** What who looks after the mall may do; everything that changes something is noted in the audit log (ruling 14). */
export const manageHandlers = {
  async goodsManageList({ db, clock, viewer, query = {} }) {
    demandManager(viewer);
    const filter = { keyWord: query.keyWord, status: query.status };
    const [rows, total] = await Promise.all([
      listGoods(db, filter, clock.now(), pageOf(query)),
      countGoods(db, filter, clock.now()),
    ]);
    return { rows: rows.map((row) => toGoods(row, clock)), total };
  },

  async goodsManageSave({ db, clock, viewer, body }) {
    demandManager(viewer);
    return db.transaction(async (tx) => {
      const before = body.goodsId ? ((await findGoods(tx, body.goodsId)) ?? notFound()) : undefined;
      const change = await goodsOf(tx, clock, viewer.id, body);
      if (before && before.type !== change.type) throw new Refusal(409, mallTexts.typeFixed);
      const { startAt = before?.startAt, endAt = before?.endAt } = change;
      if (startAt && endAt && endAt <= startAt) badInput(mallTexts.windowWrong);
      const id = before ? before.id : await insertGoods(tx, { ...change, createdAt: clock.now() });
      if (before) await updateGoods(tx, id, change);
      const { detailHtml: _detailHtml, ...detail } = body;
      await audit(tx, {
        actorId: viewer.id,
        action: before ? "goods.update" : "goods.create",
        targetType: "goods",
        targetId: id,
        detail,
      });
      return { id };
    });
  },

  async goodsManageRestock({ db, viewer, body: { goodsId, quantity, codes } }) {
    demandManager(viewer);
    return db.transaction(async (tx) => {
      const good = (await findGoods(tx, goodsId)) ?? notFound();
      const physical = good.type === 1;
      if (physical && !quantity) badInput(mallTexts.quantityMissing);
      if (!physical && !codes) badInput(mallTexts.codesMissing);
      const added = physical ? quantity! : await insertCodes(tx, goodsId, codes!);
      const stock = (await addStock(tx, goodsId, added))!;
      await audit(tx, {
        actorId: viewer.id,
        action: "goods.restock",
        targetType: "goods",
        targetId: goodsId,
        detail: { added, stock },
      });
      return { stock };
    });
  },

  async orderManageList({ db, clock, viewer, query = {} }) {
    demandManager(viewer);
    const { status, orderNo } = query;
    const [rows, total] = await Promise.all([
      listManaged(db, status, orderNo, pageOf(query)),
      countManaged(db, status, orderNo),
    ]);
    return {
      rows: rows.map(({ order, user }) => ({ ...toOrder(order, clock), user, receiver: order.receiver })),
      total,
    };
  },

  async orderManageShip({ db, clock, viewer, body: { orderId, company, trackingNo } }) {
    demandManager(viewer);
    await demandOrder(db, orderId);
    await db.transaction(async (tx) => {
      const change = { status: 1 as const, company: company.trim(), trackingNo, shippedAt: clock.now() };
      const order = await moveOrder(tx, orderId, 0, change);
      if (!order) throw new Refusal(409, mallTexts.changed);
      await audit(tx, {
        actorId: viewer.id,
        action: "order.ship",
        targetType: "order",
        targetId: orderId,
        detail: { company, trackingNo },
      });
      await tellSystem(tx, {
        userId: order.userId,
        kind: "order",
        title: mallTexts.shipped(order.goodsName),
        content: mallTexts.shippedNote(company, trackingNo),
        link: linkOf(orderId),
        linkText: mallTexts.seeOrder,
      });
    });
  },

  async orderManageCancel({ db, clock, viewer, body: { orderId, reason } }) {
    demandManager(viewer);
    await db.transaction(async (tx) => {
      const order = await cancelOrder(tx, clock.now(), { orderId, reason: reason.trim() });
      await audit(tx, {
        actorId: viewer.id,
        action: "order.cancel",
        targetType: "order",
        targetId: orderId,
        reason,
        detail: { refunded: order.totalPoints },
      });
      await tellSystem(tx, {
        userId: order.userId,
        kind: "order",
        title: mallTexts.cancelled(order.goodsName),
        content: mallTexts.cancelledNote(reason, order.totalPoints),
        link: linkOf(orderId),
        linkText: mallTexts.seeOrder,
      });
    });
  },
} satisfies Pick<
  Handlers,
  | "goodsManageList"
  | "goodsManageSave"
  | "goodsManageRestock"
  | "orderManageList"
  | "orderManageShip"
  | "orderManageCancel"
>;
