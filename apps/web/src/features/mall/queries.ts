import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const GOODS_PAGE_SIZE = 12;
const ORDERS_PAGE_SIZE = 10;
const RANKING_SIZE = 4;

export const goodsOrders = ["sort", "points", "latest"] as const;
export type GoodsOrder = (typeof goodsOrders)[number];

/** Category of products with an end date. */
export const LIMITED_CATEGORY = "limited";

/** Filter of the mall, as in the URL. */
export interface MallFilter {
  /** Category ID, `limited`, or empty for all. */
  category: string;
  /** Whether only products are shown that the member can afford. */
  isAffordable: boolean;
  order: GoodsOrder;
}

/** Parses the filter from the URL. */
export const parseMallFilter = (search: URLSearchParams): MallFilter => ({
  category: (search.get("category") ?? "").replace(/^all$/, ""),
  isAffordable: search.get("mine") === "1",
  order: goodsOrders.find((order) => order === search.get("order")) ?? "sort",
});

const SORT_PARAMS = {
  sort: { orderByColumn: "sort", isAsc: "desc" },
  points: { orderByColumn: "points_price", isAsc: "asc" },
  latest: { orderByColumn: "created_at", isAsc: "desc" },
} as const;

/**
 * Query for the products of a filter.
 * @param maxPoints the member's points, to show only affordable products
 */
export const goodsListQuery = (api: Api, { category, order }: MallFilter, maxPoints?: number) =>
  apiInfinite(
    api,
    "shopGoodList",
    {
      query: {
        ...SORT_PARAMS[order],
        ...(category === LIMITED_CATEGORY
          ? { limited: 1 as const }
          : category
            ? { categoryId: category }
            : {}),
        ...(maxPoints === undefined ? {} : { maxPoints }),
      },
    },
    { pageSize: GOODS_PAGE_SIZE },
  );

export const categoriesQuery = (api: Api) =>
  apiQuery(api, "dictList", { path: { dictType: "goods_category" }, silent: true });

/** Query for the most redeemed products. */
export const rankingQuery = (api: Api) =>
  apiQuery(api, "shopGoodList", {
    query: { pageNum: 1, pageSize: RANKING_SIZE, orderByColumn: "sold_num", isAsc: "desc" },
  });

export const goodsQuery = (api: Api, goodsId: string) =>
  apiQuery(api, "goodsDetail", { query: { goodsId }, silent: true });

/** Query for the member's points, level and order counts, and for the redeemed number of a product. */
export const standingQuery = (api: Api, goodsId?: string) =>
  apiQuery(api, "goodsStanding", { query: goodsId ? { goodsId } : {}, silent: true });

/** Query for the member's points of the current month. */
export const monthPointsQuery = (api: Api) => apiQuery(api, "pointsInfo", { silent: true });

export type OrderStatus = 0 | 1 | 2 | 3;

/** Parses the order status from the URL; undefined for all orders. */
export function parseOrderStatus(search: URLSearchParams): OrderStatus | undefined {
  const status = search.get("status");
  return status !== null && /^[0-3]$/.test(status) ? (Number(status) as OrderStatus) : undefined;
}

export const orderListQuery = (api: Api, status: OrderStatus | undefined) =>
  apiInfinite(
    api,
    "orderList",
    { query: status === undefined ? {} : { status } },
    { pageSize: ORDERS_PAGE_SIZE },
  );

export const orderQuery = (api: Api, orderId: string) =>
  apiQuery(api, "orderDetail", { query: { orderId }, silent: true });
