import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { requireRow } from "../../../core/sql.ts";
import { screenFields } from "../../screening/index.ts";
import { listOrderCodes } from "./goods.queries.ts";
import { mallTexts, maskCode, maskTel, ORDER, toOrder } from "./mall.rules.ts";
import { cancelOrder, exchange, requireOrder } from "./mall-exchange.ts";
import {
  changeOrderStatus,
  countOrders,
  findOrderByRequest,
  listOrders,
  markRevealed,
} from "./order.queries.ts";

/** Orders of a member: waiting → sent → completed, or waiting → cancelled. */
export const orderHandlers = {
  async orderCreate({ db, clock, viewer, body }) {
    const findExisting = () => findOrderByRequest(db, viewer.id, body.requestId);
    const create = async () => {
      const screened = { ...body };
      const replace = (text: string) => {
        screened.remark = text;
      };
      const field = { steps: ["remark"], text: body.remark ?? "", isName: false, replace };
      await screenFields(db, [field], () => "备注");
      return db.transaction((tx) => exchange(tx, clock, viewer.id, screened));
    };
    const existing = await findExisting();
    if (existing) return toOrder(existing, clock);
    try {
      return toOrder((await create()) ?? requireRow(await findExisting(), "the earlier order"), clock);
    } catch (error) {
      // A concurrent repeat may fail because the first request took the last piece. Return the first order then.
      const first = error instanceof RequestError ? await findExisting() : undefined;
      if (!first) throw error;
      return toOrder(first, clock);
    }
  },

  async orderList({ db, clock, viewer, query = {} }) {
    const [rows, total] = await Promise.all([
      listOrders(db, viewer.id, query.status, pageOf(query)),
      countOrders(db, viewer.id, query.status),
    ]);
    return { rows: rows.map((row) => toOrder(row, clock)), total };
  },

  async orderDetail({ db, clock, viewer, query }) {
    const order = await requireOrder(db, query.orderId, viewer.id);
    const { receiver } = order;
    return {
      ...toOrder(order, clock),
      receiver: receiver && { ...receiver, tel: maskTel(receiver.tel) },
      codeMasks: (await listOrderCodes(db, viewer.id, order.id)).map(maskCode),
      isRevealed: order.revealedAt ? (1 as const) : (0 as const),
    };
  },

  async orderCancel({ db, clock, viewer, body: { orderId } }) {
    await db.transaction((tx) => cancelOrder(tx, clock.now(), { orderId, userId: viewer.id }));
  },

  async orderConfirm({ db, clock, viewer, body: { orderId } }) {
    await requireOrder(db, orderId, viewer.id);
    if (
      !(await changeOrderStatus(db, orderId, ORDER.sent, {
        status: ORDER.completed,
        completedAt: clock.now(),
      }))
    )
      throw new RequestError(409, mallTexts.changed);
  },

  async orderCode({ db, clock, viewer, body: { orderId } }) {
    await requireOrder(db, orderId, viewer.id);
    const codes = await listOrderCodes(db, viewer.id, orderId);
    if (codes.length === 0) badInput(mallTexts.noCode);
    await markRevealed(db, orderId, clock.now());
    return codes;
  },
} satisfies Pick<
  Handlers,
  "orderCreate" | "orderList" | "orderDetail" | "orderCancel" | "orderConfirm" | "orderCode"
>;
