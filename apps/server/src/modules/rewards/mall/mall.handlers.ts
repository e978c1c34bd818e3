import type { Handlers } from "../../../contract/handler.ts";
import { levelOf } from "../../../core/level.ts";
import { pageOf } from "../../../core/paging.ts";
import { notFound } from "../../../core/request-error.ts";
import { balanceOf } from "../points/points.queries.ts";
import { codeHandlers } from "./exchange-code.handlers.ts";
import { countGoods, expOf, findGoods, listGoods, reservedPieces } from "./goods.queries.ts";
import { countOpenOrders } from "./mall.queries.ts";
import { toGoods, toGoodsDetail } from "./mall.rules.ts";
import { manageHandlers } from "./mall-manage.handlers.ts";
import { orderHandlers } from "./order.handlers.ts";

/** Products of the mall, and the viewer's balance and limits. */
export const mallHandlers = {
  ...orderHandlers,
  ...manageHandlers,
  ...codeHandlers,

  async shopGoodList({ db, clock, query = {} }) {
    const { orderByColumn, isAsc, limited, keyWord, categoryId, goodsType, maxPoints } = query;
    const filter = { status: 1, keyWord, categoryId, goodsType, limited, maxPoints };
    const now = clock.now();
    const [rows, total] = await Promise.all([
      listGoods(db, filter, now, pageOf(query), orderByColumn, isAsc),
      countGoods(db, filter, now),
    ]);
    return { rows: rows.map((row) => toGoods(row, clock)), total };
  },

  async goodsDetail({ db, clock, query }) {
    const row = await findGoods(db, query.goodsId);
    if (!row || row.status === 0) notFound();
    return toGoodsDetail(row, clock);
  },

  async goodsStanding({ db, viewer, query }) {
    const [points, exp, exchangedNum, open] = await Promise.all([
      balanceOf(db, viewer.id),
      expOf(db, viewer.id),
      reservedPieces(db, viewer.id, query?.goodsId),
      countOpenOrders(db, viewer.id),
    ]);
    return { points, level: levelOf(exp), exchangedNum, ...open };
  },
} satisfies Pick<
  Handlers,
  | "shopGoodList"
  | "goodsDetail"
  | "goodsStanding"
  | keyof typeof orderHandlers
  | keyof typeof manageHandlers
  | keyof typeof codeHandlers
>;
