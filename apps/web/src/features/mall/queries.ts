import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const SIZE = 12;
const ORDERS = 10;
const RANKED = 4;

export const goodsOrders = ["sort", "points", "latest"] as const;
export type GoodsOrder = (typeof goodsOrders)[number];

/** The category that stands for goods with an end. */
export const LIMITED = "limited";

/** What the address of the mall chooses. */
export interface Choice {
  /** A value of the dictionary, `limited`, or empty for all. */
  category: string;
  /** Only what I can exchange. */
  mine: boolean;
  order: GoodsOrder;
}

/** The goods an address names. */
export const choiceOf = (search: URLSearchParams): Choice => ({
  category: (search.get("category") ?? "").replace(/^all$/, ""),
  mine: search.get("mine") === "1",
  order: goodsOrders.find((order) => order === search.get("order")) ?? "sort",
});

const BY = {
  sort: { orderByColumn: "sort", isAsc: "desc" },
  points: { orderByColumn: "points_price", isAsc: "asc" },
  latest: { orderByColumn: "created_at", isAsc: "desc" },
} as const;

/** The goods of a choice; what I can exchange is judged by the points I have. */
export const goodsPages = (api: Api, { category, order }: Choice, maxPoints?: number) =>
  apiInfinite(
    api,
    "shopGoodList",
    {
      query: {
        ...BY[order],
        ...(category === LIMITED ? { limited: 1 as const } : category ? { categoryId: category } : {}),
        ...(maxPoints === undefined ? {} : { maxPoints }),
      },
    },
    { pageSize: SIZE },
  );

export const categories = (api: Api) =>
  apiQuery(api, "dictList", { path: { dictType: "goods_category" }, silent: true });

/** What is exchanged most. */
export const ranking = (api: Api) =>
  apiQuery(api, "shopGoodList", {
    query: { pageNum: 1, pageSize: RANKED, orderByColumn: "sold_num", isAsc: "desc" },
  });

export const goods = (api: Api, goodsId: string) =>
  apiQuery(api, "goodsDetail", { query: { goodsId }, silent: true });

/** My points, level and orders, and how many of a good I have. */
export const standing = (api: Api, goodsId?: string) =>
  apiQuery(api, "goodsStanding", { query: goodsId ? { goodsId } : {}, silent: true });

/** What the month has brought me. */
export const monthPoints = (api: Api) => apiQuery(api, "pointsInfo", { silent: true });

export type OrderStatus = 0 | 1 | 2 | 3;

/** The state of the records that an address names; none for all of them. */
export function statusOf(search: URLSearchParams): OrderStatus | undefined {
  const status = search.get("status");
  return status !== null && /^[0-3]$/.test(status) ? (Number(status) as OrderStatus) : undefined;
}

export const orderPages = (api: Api, status: OrderStatus | undefined) =>
  apiInfinite(api, "orderList", { query: status === undefined ? {} : { status } }, { pageSize: ORDERS });

export const order = (api: Api, orderId: string) =>
  apiQuery(api, "orderDetail", { query: { orderId }, silent: true });
