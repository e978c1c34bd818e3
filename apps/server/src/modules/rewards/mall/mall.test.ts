import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClock } from "../../../core/time.ts";
import { floorItems, floors, sensitiveWords } from "../../../db/schema/index.ts";
import {
  exchange,
  freshKey,
  grantPoints,
  makeGoods,
  makeLedgerCheck,
  saveAddress,
  type Who,
} from "../../../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { resetRates } from "../../../test/thread-fixtures.ts";
import { invalidateWords } from "../../screening/word.queries.ts";
import { completeSentOrders } from "./complete-orders.ts";
import { changeOrderStatus } from "./order.queries.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

const checkLedger = makeLedgerCheck();

let server: TestServer;
let ann: Who;
let bob: Who;
let addressId: string;
let serial = 0;

beforeAll(async () => {
  server = await startServer();
  bob = await server.member("bobmall");
});
afterAll(() => server.close());

/** Creates a member with 1000 points and an address. */
async function newShopper() {
  await resetRates(server);
  ann = await server.member(`shopper${serial++}`);
  await grantPoints(server, ann.userId, 1000);
  addressId = await saveAddress(server, ann);
}

const buy = (body: object) => exchange(server, ann, { addressId, ...body });
const post = (who: Who, verb: string, body: object) => server.post(`/api/bbs/order/${verb}`, body, who.token);
const detail = (who: Who, orderId: string) =>
  server.get(`/api/bbs/order/detail?orderId=${orderId}`, who.token);
const standing = async (goodsId?: string) =>
  (await server.get(`/api/bbs/goods/standing${goodsId ? `?goodsId=${goodsId}` : ""}`, ann.token)).data;
const good = async (goodsId: string) => (await server.get(`/api/bbs/goods/detail?goodsId=${goodsId}`)).data;
const stockOf = async (goodsId: string) =>
  (
    (await server.db.execute(sql`select stock from goods where id = ${goodsId}::bigint`)) as unknown as {
      rows: { stock: number }[];
    }
  ).rows[0]!.stock;
const timeFromNow = (ms: number) => new Date(Date.now() + ms);
const ship = (id: string, at = new Date()) =>
  changeOrderStatus(server.db, id, 0, {
    status: 1,
    company: "速达快运",
    trackingNo: "SD7730",
    shippedAt: at,
  });

describe("products", () => {
  const list = async (query = "") =>
    (await server.get(`/api/without/home/shopgoodlist?pageSize=100${query}`)).rows.map(
      (row: { goodsName: string }) => row.goodsName,
    );

  test("API-083 GEN-014 shopgoodlist lists products on sale, filtered and in order", async () => {
    await server.db.execute(sql`update goods set status = 2`);
    await makeGoods(server, { name: "贵的", pointsPrice: 900, sort: 9 });
    await makeGoods(server, { name: "便宜的", pointsPrice: 50, sort: 5, category: "life" });
    await makeGoods(server, { name: "会员", type: 2, category: "virtual", sort: 4, endAt: timeFromNow(DAY) });
    await makeGoods(server, { name: "没了的", pointsPrice: 10, stock: 0, sort: 3 });
    await makeGoods(server, { name: "还没到的", pointsPrice: 10, startAt: timeFromNow(DAY), sort: 2 });
    await makeGoods(server, { name: "草稿", status: 0 });
    await makeGoods(server, { name: "下架", status: 2 });
    expect(await list()).toEqual(["贵的", "便宜的", "会员", "没了的", "还没到的"]);
    expect(await list("&orderByColumn=points_price&isAsc=asc&maxPoints=100")).toEqual(["便宜的", "会员"]);
    expect((await list("&orderByColumn=created_at"))[0]).toBe("还没到的");
    expect(await list("&categoryId=life")).toEqual(["便宜的"]);
    expect(await list("&goodsType=2")).toEqual(["会员"]);
    expect(await list("&limited=1")).toEqual(["会员"]);
    expect(await list("&limited=0")).toEqual(["贵的", "便宜的", "没了的", "还没到的"]);
    expect(await list(`&keyWord=${encodeURIComponent("便宜")}`)).toEqual(["便宜的"]);
    expect(await list("&keyWord=%25")).toEqual([]);
    const { rows, total } = await server.get("/api/without/home/shopgoodlist?pageSize=2&pageNum=2");
    expect([rows.length, total]).toEqual([2, 5]);
    const states = (await server.get("/api/without/home/shopgoodlist?pageSize=100")).rows;
    expect(states.map((row) => [row.state, row.tag])).toEqual([
      ["open", "limited"],
      ["open", "limited"],
      ["open", "limited"],
      ["soldOut", ""],
      ["soon", "soon"],
    ]);
  });

  test("visitors can read a product's details, but not a draft's", async () => {
    const id = await makeGoods(server, {
      stock: 500,
      options: [{ name: "颜色", values: [{ label: "日出", soldOut: false }] }],
      params: [{ name: "重量", value: "9 克" }],
      detail: "<p>把清晨夹在眼前</p>",
      notice: "3 个工作日内寄出",
    });
    expect(await good(id)).toMatchObject({
      goodsName: "日出色夹片",
      stock: 500,
      tag: "fresh",
      imageList: ["/static/demo/g-clip.svg"],
      options: [{ name: "颜色" }],
      params: [{ name: "重量", value: "9 克" }],
      detailHtml: "<p>把清晨夹在眼前</p>",
    });
    const draft = await makeGoods(server, { status: 0 });
    expect((await server.get(`/api/bbs/goods/detail?goodsId=${draft}`)).code).toBe(404);
  });

  test("API-079 floors contain products on sale and threads", async () => {
    const [shown, off] = [await makeGoods(server), await makeGoods(server, { status: 2 })];
    await server.db.insert(floors).values({ id: "7", title: "拿积分换" });
    await server.db.insert(floorItems).values([
      { floorId: "7", position: 1, kind: "goods", targetId: off },
      { floorId: "7", position: 2, kind: "goods", targetId: shown },
    ]);
    expect((await server.get("/api/without/home/specshop")).data).toEqual([
      {
        id: "7",
        title: "拿积分换",
        items: [
          {
            kind: "goods",
            id: shown,
            title: "日出色夹片",
            picUrl: "/static/demo/g-clip.svg",
            note: "100 积分",
          },
        ],
      },
    ]);
  });
});

describe("exchanging", () => {
  beforeEach(newShopper);

  test("GEN-026 an exchange takes points and stock and creates a waiting order", async () => {
    const goodsId = await makeGoods(server, {
      images: ["/static/demo/g-clip.svg", "/static/demo/g-cap.svg"],
      options: [
        { name: "机型", values: [{ label: "Lens One", soldOut: false }] },
        { name: "颜色", values: [{ label: "日出", soldOut: false, picture: 2 }] },
      ],
    });
    const { data } = await buy({ goodsId, quantity: 2, options: ["Lens One", "日出"], remark: " 放前台 " });
    expect(data).toMatchObject({
      coverUrl: "/static/demo/g-cap.svg",
      orderNo: expect.stringMatching(/^E\d{8}\d{5,}$/),
      goodsName: "日出色夹片",
      spec: "Lens One，日出",
      unitPoints: 100,
      quantity: 2,
      totalPoints: 200,
      status: 0,
      remark: "放前台",
    });
    expect(await standing(goodsId)).toEqual({
      points: 800,
      level: 1,
      exchangedNum: 2,
      waitingNum: 1,
      shippedNum: 0,
    });
    expect(await stockOf(goodsId)).toBe(8);
    expect((await detail(ann, data.id)).data).toMatchObject({
      receiver: {
        name: "云野",
        tel: "138****8000",
        region: "浙江省 杭州市 西湖区",
        addressDetail: "湖滨路 18 号 3 栋",
      },
      codeMasks: [],
    });
    await checkLedger(server);
  });

  test("an order of a virtual product is completed immediately, and only its buyer can reveal the codes", async () => {
    const goodsId = await makeGoods(server, { type: 2, stock: 2 });
    const { data } = await exchange(server, ann, { goodsId });
    expect(data).toMatchObject({ status: 2, completedAt: expect.stringMatching(/^2/) });
    const before = (await detail(ann, data.id)).data;
    expect(before).toMatchObject({ receiver: null, codeMasks: [`LENS-${goodsId}-*-****`], isRevealed: 0 });
    expect(JSON.stringify(await server.get("/api/bbs/order/list", ann.token))).not.toContain("KEEP");
    expect(JSON.stringify(before)).not.toContain("KEEP");
    expect((await post(bob, "code", { orderId: data.id })).code).toBe(404);
    expect((await post(ann, "code", { orderId: data.id })).data).toEqual([`LENS-${goodsId}-0-KEEP`]);
    expect((await detail(ann, data.id)).data.isRevealed).toBe(1);
    expect(await post(ann, "cancel", { orderId: data.id })).toMatchObject({ code: 409 });
    await checkLedger(server);
  });

  test("a repeated request ID returns the same order, even without points or stock", async () => {
    const goodsId = await makeGoods(server, { stock: 1 });
    const requestId = freshKey();
    const first = await buy({ goodsId, requestId });
    const again = await buy({ goodsId, requestId });
    expect(again).toMatchObject({ code: 200, data: { id: first.data.id } });
    expect((await standing()).points).toBe(900);
    // Request IDs are per member.
    expect((await exchange(server, bob, { goodsId, requestId })).code).toBe(409);
  });

  test("a repeated request ID returns the same order after a word of its remark was blocked", async () => {
    const goodsId = await makeGoods(server, { stock: 2 });
    const word = "暗号庚辛";
    const body = { goodsId, requestId: freshKey(), remark: `请写上${word}` };
    const first = await buy(body);
    await server.db.insert(sensitiveWords).values({ word, wordKey: word, action: "reject" });
    invalidateWords();
    expect(await buy(body)).toMatchObject({ code: 200, data: { id: first.data.id } });
    expect(await buy({ ...body, requestId: freshKey() })).toMatchObject({
      code: 400,
      reason: "SENSITIVE_WORDS",
      field: "remark",
    });
  });

  test("refuses another member's address, a draft and an unknown product", async () => {
    const goodsId = await makeGoods(server);
    const other = await saveAddress(server, bob);
    expect(await buy({ goodsId, addressId: other })).toMatchObject({ code: 400, msg: "请选择收货地址" });
    for (const id of [await makeGoods(server, { status: 0 }), "999999"])
      expect((await buy({ goodsId: id })).code).toBe(404);
  });

  test("the limit counts earlier exchanges but not cancelled ones", async () => {
    const goodsId = await makeGoods(server, { limitPerUser: 2 });
    const { data } = await buy({ goodsId, quantity: 2 });
    expect(await buy({ goodsId })).toMatchObject({ code: 400, msg: "超出每人限兑数量" });
    await post(ann, "cancel", { orderId: data.id });
    expect((await buy({ goodsId, quantity: 2 })).code).toBe(200);
    await checkLedger(server);
  });
});

describe("refusals", () => {
  beforeAll(newShopper);

  const refused: [string, object, () => Promise<object>, number, string][] = [
    ["quantity 0", { quantity: 0 }, async () => ({}), 400, "兑换数量不能小于 1"],
    ["quantity -1", { quantity: -1 }, async () => ({}), 400, "兑换数量不能小于 1"],
    ["quantity 1.5", { quantity: 1.5 }, async () => ({}), 400, "兑换数量须为整数"],
    ["quantity 1e9", { quantity: 1e9 }, async () => ({}), 400, "兑换数量不能大于 99"],
    ["off the shelf", {}, async () => ({ status: 2 }), 409, "商品已下架"],
    ["sold out", {}, async () => ({ stock: 0 }), 409, "库存不足"],
    ["more than there is", { quantity: 3 }, async () => ({ stock: 2 }), 409, "库存不足"],
    ["not started", {}, async () => ({ startAt: timeFromNow(HOUR) }), 409, "兑换还没有开始"],
    ["ended", {}, async () => ({ endAt: timeFromNow(-HOUR) }), 409, "兑换已结束"],
    ["over the limit", { quantity: 3 }, async () => ({ limitPerUser: 2 }), 400, "超出每人限兑数量"],
    ["level too low", {}, async () => ({ minLevel: 3 }), 400, "等级不足，Lv.3可兑"],
    ["points short", {}, async () => ({ pointsPrice: 1005 }), 400, "积分不足，还差5"],
    ["no address", { addressId: undefined }, async () => ({}), 400, "请选择收货地址"],
    [
      "an option left out",
      {},
      async () => ({ options: [{ name: "颜色", values: [{ label: "日出", soldOut: false }] }] }),
      400,
      "请选择颜色",
    ],
    [
      "an option out of stock",
      { options: ["深海"] },
      async () => ({ options: [{ name: "颜色", values: [{ label: "深海", soldOut: true }] }] }),
      400,
      "深海缺货，请换一个",
    ],
  ];
  test.each(refused)(
    "%s is refused with one sentence and changes nothing",
    async (_, body, row, code, msg) => {
      const goodsId = await makeGoods(server, await row());
      const stock = await stockOf(goodsId);
      expect(await buy({ goodsId, ...body })).toMatchObject({ code, msg });
      expect(await standing(goodsId)).toMatchObject({ points: 1000, exchangedNum: 0, waitingNum: 0 });
      expect(await stockOf(goodsId)).toBe(stock);
      await checkLedger(server);
    },
  );
});

describe("orders", () => {
  beforeEach(newShopper);

  test("cancelling restores points, stock and limit once", async () => {
    const goodsId = await makeGoods(server, { limitPerUser: 1 });
    const { data } = await buy({ goodsId });
    expect((await post(ann, "cancel", { orderId: data.id })).code).toBe(200);
    expect(await post(ann, "cancel", { orderId: data.id })).toMatchObject({
      code: 409,
      msg: "订单状态已变化，请刷新后重试",
    });
    expect(await standing(goodsId)).toMatchObject({ points: 1000, exchangedNum: 0 });
    expect(await stockOf(goodsId)).toBe(10);
    expect((await detail(ann, data.id)).data).toMatchObject({
      status: 3,
      cancelledAt: expect.stringMatching(/^2/),
    });
    await checkLedger(server);
  });

  test("only shipped orders can be confirmed, and they cannot be cancelled", async () => {
    const goodsId = await makeGoods(server);
    const { id } = (await buy({ goodsId })).data;
    const changed = { code: 409, msg: "订单状态已变化，请刷新后重试" };
    expect(await post(ann, "confirm", { orderId: id })).toMatchObject(changed);
    await ship(id);
    expect(await post(ann, "cancel", { orderId: id })).toMatchObject(changed);
    expect((await post(ann, "confirm", { orderId: id })).code).toBe(200);
    expect(await post(ann, "confirm", { orderId: id })).toMatchObject(changed);
    expect((await detail(ann, id)).data).toMatchObject({ status: 2, autoConfirmAt: "" });
  });

  test("an order completes automatically ten days after shipping, and the member is notified", async () => {
    const goodsId = await makeGoods(server, { name: "地平线马克杯" });
    const [old, young] = [(await buy({ goodsId })).data.id, (await buy({ goodsId })).data.id];
    await ship(old, timeFromNow(-10 * DAY - HOUR));
    await ship(young, timeFromNow(-10 * DAY + HOUR));
    await server.db.transaction((tx) => completeSentOrders(tx, createClock("UTC")));
    expect((await detail(ann, old)).data.status).toBe(2);
    expect((await detail(ann, young)).data).toMatchObject({
      status: 1,
      autoConfirmAt: expect.stringMatching(/^2/),
    });
    const notices = await server.get("/api/notice/system/list", ann.token);
    expect(notices.rows.map(({ title }) => title)).toEqual(["「地平线马克杯」已自动确认收货"]);
  });

  test("an account with an order in progress is not closed", async () => {
    const { data } = await buy({ goodsId: await makeGoods(server) });
    const close = () => server.post("/api/my/user/info/revoked", { password: "Lenscape2026" }, ann.token);
    expect(await close()).toMatchObject({ code: 409, msg: "您有未完成的兑换订单，暂不能注销" });
    await post(ann, "cancel", { orderId: data.id });
    expect((await close()).code).toBe(200);
  });

  test("ROUTE-069 a member's orders are listed newest first and filtered by status", async () => {
    const goodsId = await makeGoods(server);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await buy({ goodsId })).data.id);
    await post(ann, "cancel", { orderId: ids[0] });
    const list = async (who: Who, query = "") => {
      const { rows, total } = await server.get(`/api/bbs/order/list${query}`, who.token);
      return [rows.map(({ id }) => id), total];
    };
    expect(await list(ann)).toEqual([ids, 3]);
    expect(await list(ann, "?status=3")).toEqual([[ids[0]], 1]);
    expect(await list(ann, "?status=0&pageSize=1&pageNum=2")).toEqual([[ids[2]], 2]);
    expect(await list(bob)).toEqual([[], 0]);
    for (const [verb, body] of [["cancel"], ["confirm"], ["code"]].map(
      ([v]) => [v!, { orderId: ids[1]! }] as const,
    ))
      expect((await post(bob, verb, body)).code).toBe(404);
    expect((await detail(bob, ids[1]!)).code).toBe(404);
    expect((await detail(ann, ids[1]!)).data.status).toBe(0);
  });
});
