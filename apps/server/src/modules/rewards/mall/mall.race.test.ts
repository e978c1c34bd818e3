import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { rowsOf } from "../../../core/sql.ts";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { type Database, type Db, openPostgres } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import {
  exchange as ask,
  findLedgerFaults,
  freshKey,
  grantPoints,
  makeGoods,
  makeLedgerCheck,
  saveAddress,
  type Who,
} from "../../../test/mall-fixtures.ts";
import { patientLimits, startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";
import { cancelOrder, exchange } from "./mall-exchange.ts";

const checkLedger = makeLedgerCheck();

let server: TestServer;
let wide: Database;
let crowd: { userId: string; addressId: string }[];
const clock = createClock("Asia/Shanghai");

beforeAll(async () => {
  server = await startServer();
  wide = openPostgres(server.url, patientLimits({ DATABASE_POOL: "192" }));
  const members = await server.db
    .insert(users)
    .values(
      Array.from({ length: 200 }, (_, i) => ({
        username: `crowd${i}`,
        usernameKey: `crowd${i}`,
        passwordHash: "-",
        nickname: trusted(`crowd${i}`),
        nicknameKey: `crowd${i}`,
        groupId: GROUP.member,
        invitationCode: `CROWD${i}`,
      })),
    )
    .returning({ id: users.id });
  const addresses = await server.db.execute(sql`
    insert into addresses (user_id, name, tel, province, city, county, area_code, address_detail, is_default)
    select id, '云野', '13800008000', '浙江省', '杭州市', '西湖区', '330106', '湖滨路 18 号', true
    from users order by id returning id::text as id, user_id::text as "userId"`);
  const addressOf = new Map(
    rowsOf<{ id: string; userId: string }>(addresses).map((row) => [row.userId, row.id]),
  );
  crowd = members.map(({ id }) => ({ userId: id, addressId: addressOf.get(id)! }));
  for (const { userId } of crowd) await grantPoints(server, userId, 1000);
});
afterAll(async () => {
  await wide.close();
  await server.close();
});

/** Exchanges in a transaction of its own. Returns the order ID, or the message of a refusal. */
const buy = (who: { userId: string; addressId: string }, goodsId: string, change: object = {}) =>
  wide.db
    .transaction((tx) =>
      exchange(tx, clock, who.userId, {
        goodsId,
        quantity: 1,
        addressId: who.addressId,
        requestId: freshKey(),
        ...change,
      }),
    )
    .then(
      (order) => order?.id ?? "again",
      (error: Error) => error.message,
    );
const tally = (results: string[]) => {
  const sentences = results.filter((result) => !/^\d+$/.test(result));
  return { orders: results.length - sentences.length, sentences: [...new Set(sentences)] };
};
const balancesOf = async (ids: string[]) =>
  rowsOf<{ sum: number }>(
    await server.db.execute(
      sql`select sum(balance)::int as sum from point_accounts where user_id in (${sql.join(ids, sql`, `)})`,
    ),
  )[0]!.sum;

test("200 concurrent exchanges of the last piece create one order and one debit", async () => {
  const goodsId = await makeGoods(server, { stock: 1 });
  const before = await balancesOf(crowd.map(({ userId }) => userId));
  const results = await Promise.all(crowd.map((who) => buy(who, goodsId)));
  expect(tally(results)).toEqual({ orders: 1, sentences: ["库存不足"] });
  expect(await balancesOf(crowd.map(({ userId }) => userId))).toBe(before - 100);
  await checkLedger(server);
});

test("64 concurrent exchanges of 30 codes assign each code once", async () => {
  const goodsId = await makeGoods(server, { type: 2, stock: 30 });
  const results = await Promise.all(crowd.slice(0, 64).map((who) => buy(who, goodsId)));
  expect(tally(results)).toEqual({ orders: 30, sentences: ["库存不足"] });
  const used = await server.db.execute(
    sql`select count(distinct order_id)::int as n from goods_codes where goods_id = ${goodsId}::bigint`,
  );
  expect(rowsOf<{ n: number }>(used)[0]!.n).toBe(30);
  await checkLedger(server);
});

test("64 concurrent exchanges of one member exceed neither the limit nor the balance", async () => {
  const who = crowd[0]!;
  const limited = await makeGoods(server, { stock: 500, pointsPrice: 10, limitPerUser: 3 });
  const results = await Promise.all(Array.from({ length: 64 }, () => buy(who, limited)));
  expect(tally(results)).toEqual({ orders: 3, sentences: ["超出每人限兑数量"] });
  const poor = crowd[100]!;
  const dear = await makeGoods(server, { stock: 500, pointsPrice: 300 });
  const dearResults = await Promise.all(Array.from({ length: 64 }, () => buy(poor, dear)));
  expect(dearResults.filter((result) => /^\d+$/.test(result))).toHaveLength(3);
  expect(dearResults.find((result) => !/^\d+$/.test(result))).toMatch(/^积分不足，还差\d+$/);
  await checkLedger(server);
});

test("64 concurrent requests with one request ID create one order and all return it", async () => {
  const member = await server.member("keyholder");
  await grantPoints(server, member.userId, 150);
  const goodsId = await makeGoods(server, { stock: 5 });
  const addressId = await saveAddress(server, member);
  const requestId = freshKey();
  const answers = await Promise.all(
    Array.from({ length: 64 }, () => ask(server, member, { goodsId, addressId, requestId })),
  );
  expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderNo}`)).size).toBe(1);
  expect(answers[0]!.code).toBe(200);
  expect(await balancesOf([member.userId])).toBe(50);
  await checkLedger(server);
});

test("of a concurrent cancellation and shipping, one succeeds, with at most one refund", async () => {
  const operator = await server.member("operator1");
  await moveTo(server, operator.userId, GROUP.operator);
  const member = await server.member("waverer");
  const goodsId = await makeGoods(server, { stock: 50, pointsPrice: 1 });
  const addressId = await saveAddress(server, member);
  await grantPoints(server, member.userId, 12);
  const post = (who: Who, path: string, body: object) =>
    server.post(`/api/bbs/order/${path}`, body, who.token);
  for (let i = 0; i < 12; i++) {
    const orderId = (await ask(server, member, { goodsId, addressId })).data.id;
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => post(member, "cancel", { orderId })),
      ...Array.from({ length: 3 }, () =>
        post(operator, "manage/ship", { orderId, company: "速达快运", trackingNo: "SD7730" }),
      ),
      post(operator, "manage/cancel", { orderId, reason: "地址超出配送范围" }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409, 409]);
  }
  await checkLedger(server);
});

test("concurrent restocks and exchanges leave the correct stock", async () => {
  const operator = await server.member("operator2");
  await moveTo(server, operator.userId, GROUP.operator);
  const goodsId = await makeGoods(server, { stock: 20, pointsPrice: 1 });
  const restock = (quantity: number) =>
    server.post(
      "/api/bbs/goods/manage/restock",
      { goodsId, quantity, reason: "盘点", requestId: freshKey() },
      operator.token,
    );
  const [bought, restocked] = await Promise.all([
    Promise.all(crowd.slice(0, 40).map((who) => buy(who, goodsId))),
    Promise.all([5, -3, 5, -30, 5, -3].map(async (quantity) => [(await restock(quantity)).code, quantity])),
  ]);
  const added = restocked.reduce((sum, [code, quantity]) => sum + (code === 200 ? quantity! : 0), 0);
  const left = rowsOf<{ stock: number }>(
    await server.db.execute(sql`select stock from goods where id = ${goodsId}::bigint`),
  )[0]!.stock;
  expect(left).toBe(20 + added - tally(bought).orders);
  expect(left).toBeGreaterThanOrEqual(0);
  await checkLedger(server);
});

test("concurrent actions of operators on one order succeed once each", async () => {
  const operator = await server.member("operator3");
  await moveTo(server, operator.userId, GROUP.operator);
  const member = await server.member("receiver");
  await grantPoints(server, member.userId, 10);
  const goodsId = await makeGoods(server, { stock: 10, pointsPrice: 1 });
  const addressId = await saveAddress(server, member);
  const orderId = (await ask(server, member, { goodsId, addressId })).data.id;
  const act = (verb: string, body: object = {}) =>
    server.post(`/api/bbs/order/manage/${verb}`, { orderId, ...body }, operator.token);
  const parcel = { company: "速达快运", trackingNo: "SD7730" };
  const sent = await Promise.all([1, 2, 3].map(() => act("ship", parcel)));
  expect(sent.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  const completed = await Promise.all([1, 2, 3].map(() => act("complete")));
  expect(completed.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  expect((await act("cancel", { reason: "太晚了" })).code).toBe(409);
  await checkLedger(server);
});

/** Runs a transaction that fails before its nth statement. */
async function failAtStatement(n: number, run: (tx: Db) => Promise<unknown>): Promise<boolean> {
  let count = 0;
  let died = false;
  let heal = () => {};
  await wide.db
    .transaction(async (tx) => {
      const { session } = tx as unknown as { session: { prepareQuery: (...args: unknown[]) => object } };
      const prepare = session.prepareQuery.bind(session);
      // The connection is used again, and with it its session.
      heal = () => {
        session.prepareQuery = prepare;
      };
      session.prepareQuery = (...args) => {
        if (++count === n) {
          died = true;
          throw new Error("killed");
        }
        return prepare(...args);
      };
      await run(tx);
      if (count < n) return;
    })
    .catch((error: Error) => {
      if (!died) throw error;
    })
    .finally(() => heal());
  return died;
}

test("a crash between any two statements of an exchange or refund changes no balance, stock or order", async () => {
  const who = crowd[199]!;
  const goodsId = await makeGoods(server, { type: 2, stock: 3, limitPerUser: 3 });
  const physical = await makeGoods(server, { stock: 3, limitPerUser: 3 });
  const before = await balancesOf([who.userId]);
  const wish = (id: string) => ({
    goodsId: id,
    quantity: 1,
    addressId: who.addressId,
    requestId: freshKey(),
  });
  let steps = 0;
  while (await failAtStatement(steps + 1, (tx) => exchange(tx, clock, who.userId, wish(goodsId)))) {
    steps++;
    expect(await findLedgerFaults(server), `after step ${steps}`).toEqual([]);
    expect(await balancesOf([who.userId])).toBe(before);
  }
  expect(steps).toBeGreaterThan(8);
  const [order] = [await buy(who, physical)];
  const paid = await balancesOf([who.userId]);
  steps = 0;
  while (await failAtStatement(steps + 1, (tx) => cancelOrder(tx, clock.now(), { orderId: order! }))) {
    steps++;
    expect(await findLedgerFaults(server), `refund, after step ${steps}`).toEqual([]);
    expect(await balancesOf([who.userId])).toBe(paid);
  }
  expect(steps).toBeGreaterThan(5);
  expect(await balancesOf([who.userId])).toBe(before - 100);
  await checkLedger(server);
});
