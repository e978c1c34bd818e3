import { sql } from "drizzle-orm";
import { rowsOf } from "../core/sql.ts";
import { goods, goodsCodes } from "../db/schema/index.ts";
import { movePoints } from "../modules/rewards/points/points-ledger.ts";
import type { TestServer } from "./support.ts";

export type Who = { token: string; userId: string };

/** Creates a product for sale, with codes for its stock if it is virtual. @returns its ID */
export async function makeGoods(
  server: TestServer,
  row: Partial<typeof goods.$inferInsert> = {},
): Promise<string> {
  const [product] = await server.db
    .insert(goods)
    .values({
      name: "日出色夹片",
      type: 1,
      category: "lens",
      images: ["/static/demo/g-clip.svg"],
      pointsPrice: 100,
      stock: 10,
      status: 1,
      ...row,
    })
    .returning();
  const { id, type, stock } = product!;
  if (type !== 1 && stock > 0) {
    const codes = Array.from({ length: stock }, (_, i) => ({ goodsId: id, code: `LENS-${id}-${i}-KEEP` }));
    await server.db.insert(goodsCodes).values(codes);
  }
  return id;
}

/** Adds points to a member. */
export async function grantPoints(server: TestServer, userId: string, points: number): Promise<void> {
  const cause = `gift:${crypto.randomUUID()}`;
  await server.db.transaction((tx) => movePoints(tx, { userId, points, source: "adjustment", cause }));
}

/** Saves an address. @returns its ID */
export async function saveAddress(server: TestServer, who: Who, change: object = {}): Promise<string> {
  const response = await server.post(
    "/api/bbs/address/add",
    { name: "云野", tel: "13800008000", areaCode: "330106", addressDetail: "湖滨路 18 号 3 栋", ...change },
    who.token,
  );
  if (response.code !== 200) throw new Error(response.msg);
  return response.data.id;
}

/** Returns an unused request ID. */
export const freshKey = () => crypto.randomUUID().replaceAll("-", "");

/** Orders one piece of a product. */
export const exchange = (server: TestServer, who: Who, body: object) =>
  server.post("/api/bbs/order/create", { quantity: 1, requestId: freshKey(), ...body }, who.token);

/** Finds inconsistent balances, stocks, limits, codes, orders and ledger entries. */
export const findLedgerFaults = async (server: TestServer) =>
  rowsOf<object>(
    await server.db.execute(sql`
      select 'balance' as what, a.user_id as id from point_accounts a where a.balance <>
        (select coalesce(sum(points), 0) from point_entries e where e.user_id = a.user_id)
      union all
      select 'sold', g.id from goods g where g.sold_num <>
        (select coalesce(sum(quantity), 0) from orders o where o.goods_id = g.id and o.status <> 3)
      union all
      select 'limit', t.goods_id from goods_takings t where t.taken <>
        (select coalesce(sum(quantity), 0) from orders o
          where o.goods_id = t.goods_id and o.user_id = t.user_id and o.status <> 3)
      union all
      select 'codes', g.id from goods g where g.type <> 1 and g.stock <>
        (select count(*) from goods_codes c where c.goods_id = g.id and c.order_id is null)
      union all
      select 'given', o.id from orders o where o.goods_type <> 1 and o.quantity <>
        (select count(*) from goods_codes c where c.order_id = o.id)
      union all
      select 'paid', o.id from orders o where
        (select coalesce(sum(points), 0) from point_entries e where e.user_id = o.user_id and e.cause = 'order:' || o.id)
          <> -o.total_points
        or (select coalesce(sum(points), 0) from point_entries e
          where e.user_id = o.user_id and e.cause = 'order:' || o.id || ':refund')
          <> case o.status when 3 then o.total_points else 0 end
      union all
      select 'entry', e.id from point_entries e where e.source in ('exchange', 'refund')
        and not exists (select from orders o where o.id::text = e.source_id)`),
  );

/**
 * Creates a ledger check to run after each test. A fault is reported once, so that only the test that caused it
 * fails.
 */
export function makeLedgerCheck(): (server: TestServer) => Promise<void> {
  const reported = new Set<string>();
  return async (server) => {
    const faults = (await findLedgerFaults(server)).map((fault) => JSON.stringify(fault));
    const fresh = faults.filter((fault) => !reported.has(fault));
    for (const fault of fresh) reported.add(fault);
    if (fresh.length > 0) throw new Error(`The ledger does not add up: ${fresh.join(", ")}`);
  };
}
