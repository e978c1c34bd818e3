import type { BodyOf } from "@lenscape/api/types";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import { hasPermission } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { ownMedia } from "../../media/index.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import {
  addStock,
  countGoods,
  findGoods,
  findRestockByRequest,
  hasCategory,
  insertCodes,
  insertGoods,
  insertRestock,
  listGoods,
  lockGoods,
  setOnShelf,
  updateGoods,
} from "./goods.queries.ts";
import {
  checkOptionPictures,
  type GoodsRow,
  mallTexts,
  ORDER,
  orderLink,
  toGoods,
  toGoodsDetail,
  toOrder,
} from "./mall.rules.ts";
import { cancelOrder, requireOrder } from "./mall-exchange.ts";
import { changeOrderStatus, countManaged, listManaged } from "./order.queries.ts";

/** Fields of a product that operators edit. The stock changes only by `goodsManageRestock`. */
const EDITABLE = [
  "name",
  "category",
  "brief",
  "images",
  "pointsPrice",
  "marketPrice",
  "limitPerUser",
  "minLevel",
  "startAt",
  "endAt",
  "status",
  "sort",
  "options",
  "params",
  "notice",
  "detail",
] as const;

/** Parses an optional time. @throws RequestError 400 with the message */
function parseTime(clock: Clock, text: string, sentence: string): Date | null {
  return text === "" ? null : (clock.parse(text) ?? badInput(sentence));
}

/** Validates pictures: the product's current ones, or uploads of the operator. @throws RequestError 400 for others */
async function checkPictures(db: Db, userId: string, urls: string[], before: readonly string[]) {
  const added = urls.filter((url) => !before.includes(url)).map((url) => ({ url }));
  await ownMedia(db, userId, added);
  return urls;
}

/** Converts the body of a save to columns of a product. @throws RequestError 400 for an invalid field */
async function toGoodsColumns(
  db: Db,
  clock: Clock,
  userId: string,
  body: BodyOf<"goodsManageSave">,
  before: GoodsRow | undefined,
) {
  const {
    goodsName,
    goodsType,
    categoryId,
    imageList,
    detailHtml,
    startAt,
    endAt,
    goodsId,
    version,
    ...rest
  } = body;
  if (!(await hasCategory(db, categoryId))) badInput(mallTexts.category);
  checkOptionPictures(rest.options ?? before?.options ?? [], imageList);
  return {
    ...rest,
    name: goodsName.trim(),
    type: goodsType,
    category: categoryId,
    images: await checkPictures(db, userId, imageList, before?.images ?? []),
    ...(detailHtml !== undefined && { detail: sanitizeHtml(detailHtml) }),
    ...(startAt !== undefined && { startAt: parseTime(clock, startAt, mallTexts.startWrong) }),
    ...(endAt !== undefined && { endAt: parseTime(clock, endAt, mallTexts.endWrong) }),
  };
}

/** Management of products and orders, for operators. Every change is audited (ruling 14). */
export const manageHandlers = {
  async goodsManageList({ db, clock, query = {} }) {
    const { keyWord, status, goodsType, orderByColumn, isAsc } = query;
    const filter = { keyWord, status, goodsType };
    const [rows, total] = await Promise.all([
      listGoods(db, filter, clock.now(), pageOf(query), orderByColumn, isAsc),
      countGoods(db, filter, clock.now()),
    ]);
    return { rows: rows.map((row) => toGoods(row, clock)), total };
  },

  async goodsManageDetail({ db, clock, query: { goodsId } }) {
    const row = (await findGoods(db, goodsId)) ?? notFound();
    return { ...toGoodsDetail(row, clock), version: versionOf(row, EDITABLE) };
  },

  async goodsManageShelf({ db, viewer, body: { goodsId, status } }) {
    const { name } = (await findGoods(db, goodsId)) ?? notFound();
    await db.transaction(async (tx) => {
      if (!(await setOnShelf(tx, goodsId, status))) throw new RequestError(409, mallTexts.shelfChanged);
      const target = { targetType: "goods", targetId: goodsId, detail: { status, name } };
      await audit(tx, { actorId: viewer.id, action: "goods.shelf", ...target });
    });
  },

  async goodsManageSave({ db, clock, viewer, body }) {
    return db.transaction(async (tx) => {
      if (body.goodsId) await lockGoods(tx, body.goodsId);
      const before = body.goodsId ? ((await findGoods(tx, body.goodsId)) ?? notFound()) : undefined;
      if (before) assertVersion(body.version, versionOf(before, EDITABLE));
      const change = await toGoodsColumns(tx, clock, viewer.id, body, before);
      if (before && before.type !== change.type) throw new RequestError(409, mallTexts.typeFixed);
      const { startAt = before?.startAt, endAt = before?.endAt } = change;
      if (startAt && endAt && endAt <= startAt) badInput(mallTexts.windowWrong);
      const id = before ? before.id : await insertGoods(tx, { ...change, createdAt: clock.now() });
      if (before) await updateGoods(tx, id, change);
      const { detailHtml: _detailHtml, version: _version, ...detail } = body;
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

  async goodsManageRestock({ db, viewer, body: { goodsId, quantity, codes, requestId, ...body } }) {
    const reason = body.reason.trim();
    if (reason === "") badInput(mallTexts.reason);
    const good = (await findGoods(db, goodsId)) ?? notFound();
    const physical = good.type === 1;
    if (physical && !quantity) badInput(mallTexts.quantityMissing);
    if (!physical && !codes) badInput(mallTexts.codesMissing);
    const repeated = codes?.filter((code, index) => codes.indexOf(code) < index) ?? [];
    if (repeated.length > 0) badInput(mallTexts.codesTwice([...new Set(repeated)]));
    return db.transaction(async (tx) => {
      await lockGoods(tx, goodsId);
      const earlier = await findRestockByRequest(tx, goodsId, requestId);
      if (earlier) return earlier;
      const existing = physical ? [] : await insertCodes(tx, goodsId, codes!);
      if (existing.length > 0) throw new RequestError(409, mallTexts.codesKnown(existing));
      const added = physical ? quantity! : codes!.length;
      const stock = await addStock(tx, goodsId, added);
      if (stock === undefined) throw new RequestError("OUT_OF_STOCK", mallTexts.tooFew);
      await insertRestock(tx, { goodsId, requestId, stock });
      await audit(tx, {
        actorId: viewer.id,
        action: "goods.restock",
        targetType: "goods",
        targetId: goodsId,
        reason,
        detail: { added, stock, name: good.name },
      });
      return { stock };
    });
  },

  async orderManageList({ db, clock, viewer, query = {} }) {
    const { status, orderNo, userId, isAsc = "desc" } = query;
    const filter = { status, orderNo, userId };
    const [rows, total] = await Promise.all([
      listManaged(db, filter, isAsc, pageOf(query)),
      countManaged(db, filter),
    ]);
    const canShip = hasPermission(viewer, "order.ship");
    return {
      rows: rows.map(({ order, user }) => ({
        ...toOrder(order, clock),
        user,
        receiver: canShip ? order.receiver : null,
      })),
      total,
    };
  },

  async orderManageShip({ db, clock, viewer, body: { orderId, company, trackingNo } }) {
    await requireOrder(db, orderId);
    await db.transaction(async (tx) => {
      const change = { status: ORDER.sent, company: company.trim(), trackingNo, shippedAt: clock.now() };
      const order = await changeOrderStatus(tx, orderId, ORDER.waiting, change);
      if (!order) throw new RequestError(409, mallTexts.changed);
      await audit(tx, {
        actorId: viewer.id,
        action: "order.ship",
        targetType: "order",
        targetId: orderId,
        detail: { company, trackingNo, name: order.orderNo },
      });
      await sendSystemNotice(tx, {
        userId: order.userId,
        kind: "order",
        title: mallTexts.shipped(order.goodsName),
        content: mallTexts.shippedNote(company, trackingNo),
        link: orderLink(orderId),
        linkText: mallTexts.seeOrder,
      });
    });
  },

  async orderManageComplete({ db, clock, viewer, body: { orderId } }) {
    await requireOrder(db, orderId);
    await db.transaction(async (tx) => {
      const order = await changeOrderStatus(tx, orderId, ORDER.sent, {
        status: ORDER.completed,
        completedAt: clock.now(),
      });
      if (!order) throw new RequestError(409, mallTexts.changed);
      const target = { targetType: "order", targetId: orderId, detail: { name: order.orderNo } };
      await audit(tx, { actorId: viewer.id, action: "order.complete", ...target });
      await sendSystemNotice(tx, {
        userId: order.userId,
        kind: "order",
        title: mallTexts.completed(order.goodsName),
        link: orderLink(orderId),
        linkText: mallTexts.seeOrder,
      });
    });
  },

  async orderManageCancel({ db, clock, viewer, body: { orderId, ...body } }) {
    const reason = body.reason.trim();
    if (reason === "") badInput(mallTexts.reason);
    await db.transaction(async (tx) => {
      const order = await cancelOrder(tx, clock.now(), { orderId, reason });
      await audit(tx, {
        actorId: viewer.id,
        action: "order.cancel",
        targetType: "order",
        targetId: orderId,
        reason,
        detail: { refunded: order.totalPoints, name: order.orderNo },
      });
      await sendSystemNotice(tx, {
        userId: order.userId,
        kind: "order",
        title: mallTexts.cancelled(order.goodsName),
        content: mallTexts.cancelledNote(reason, order.totalPoints),
        link: orderLink(orderId),
        linkText: mallTexts.seeOrder,
      });
    });
  },
} satisfies Pick<
  Handlers,
  | "goodsManageList"
  | "goodsManageDetail"
  | "goodsManageShelf"
  | "goodsManageSave"
  | "goodsManageRestock"
  | "orderManageList"
  | "orderManageShip"
  | "orderManageComplete"
  | "orderManageCancel"
>;
