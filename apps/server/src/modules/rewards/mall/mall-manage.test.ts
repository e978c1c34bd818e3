import { desc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { auditLog } from "../../../db/schema/index.ts";
import {
  exchange,
  findLedgerFaults,
  freshKey,
  grantPoints,
  makeGoods,
  saveAddress,
  type Who,
} from "../../../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: Who;
let ann: Who;
let addressId: string;

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  ann = await server.member("ann");
  await grantPoints(server, ann.userId, 1000);
  addressId = await saveAddress(server, ann);
});
afterAll(() => server.close());

const goods = (verb: string, body: object, who = operator) =>
  server.post(`/api/bbs/goods/manage/${verb}`, body, who.token);
const change = (body: object, who = operator) => goods("restock", { requestId: freshKey(), ...body }, who);
const order = (verb: string, body: object, who = operator) =>
  server.post(`/api/bbs/order/manage/${verb}`, body, who.token);
const detail = async (id: string) => (await server.get(`/api/bbs/goods/detail?goodsId=${id}`)).data;
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];
const good = {
  goodsName: "地平线马克杯",
  goodsType: 1,
  categoryId: "life",
  imageList: ["/static/demo/g-mug.svg"],
  pointsPrice: 620,
  status: 1,
};

/** Everything that the acts of the mall could change. */
const everything = async () =>
  Promise.all(
    ["goods", "goods_codes", "orders", "point_entries", "audit_log", "system_notices"].map((table) =>
      server.db.execute(sql`select * from ${sql.identifier(table)} order by id`).then(rowsOf),
    ),
  );

test("visitors, members and moderators cannot manage the mall", async () => {
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const goodsId = await makeGoods(server);
  const orderId = (await exchange(server, ann, { goodsId, addressId })).data.id;
  const before = await everything();
  for (const [who, code] of [
    [{ token: "" }, 401],
    [ann, 403],
    [moderator, 403],
  ] as const) {
    const by = who as Who;
    for (const answer of [
      await server.get("/api/bbs/goods/manage/list", by.token),
      await server.get(`/api/bbs/goods/manage/detail?goodsId=${goodsId}`, by.token),
      await server.get(`/api/bbs/goods/manage/codes?goodsId=${goodsId}`, by.token),
      await server.get("/api/bbs/order/manage/list", by.token),
      await goods("save", good, by),
      await goods("shelf", { goodsId, status: 2 }, by),
      await goods("recode", { codeId: "1", code: "AAAA-9999", reason: "失效" }, by),
      await change({ goodsId, quantity: 1, reason: "到货" }, by),
      await order("ship", { orderId, company: "速达快运", trackingNo: "SD7730" }, by),
      await order("complete", { orderId }, by),
      await order("cancel", { orderId, reason: "不想要了" }, by),
    ]) {
      expect(answer.code).toBe(code);
    }
  }
  expect(await everything()).toEqual(before);
});

test("only operators who can ship orders see addresses", async () => {
  await server.db.execute(
    sql`insert into user_groups (id, name, rank, permissions)
      values (90, '选品', 30, array['console.enter', 'mall.manage'])`,
  );
  const buyer = await server.member("buyer");
  await moveTo(server, buyer.userId, "90");
  const orderId = (await exchange(server, ann, { goodsId: await makeGoods(server), addressId })).data.id;
  const orderAsSeenBy = async (who: Who) =>
    (await server.get("/api/bbs/order/manage/list", who.token)).rows.find(({ id }) => id === orderId);
  expect((await orderAsSeenBy(operator))?.receiver).toMatchObject({ tel: "13800008000" });
  expect((await orderAsSeenBy(buyer))?.receiver).toBeNull();
  const sent = await order("ship", { orderId, company: "速达快运", trackingNo: "SD7730" }, buyer);
  expect(sent.code).toBe(403);
  expect((await orderAsSeenBy(operator))?.status).toBe(0);
});

test("an operator creates, edits and restocks a product, and each change is audited", async () => {
  const saved = await goods("save", {
    ...good,
    detailHtml: "<p>暖手<script>x</script></p>",
    startAt: "2026-01-01 00:00:00",
  });
  const goodsId = saved.data.id;
  expect(await detail(goodsId)).toMatchObject({
    goodsName: "地平线马克杯",
    stock: 0,
    state: "soldOut",
    detailHtml: "<p>暖手</p>",
    startAt: "2026-01-01 00:00:00",
  });
  expect(await lastAudit()).toMatchObject({
    actorId: operator.userId,
    action: "goods.create",
    targetId: goodsId,
  });
  const restock = (quantity: number) => change({ goodsId, quantity, reason: "到了一批货" });
  expect((await restock(22)).data).toEqual({ stock: 22 });
  expect((await restock(-2)).data).toEqual({ stock: 20 });
  expect(await lastAudit()).toMatchObject({
    action: "goods.restock",
    reason: "到了一批货",
    detail: { added: -2, stock: 20 },
  });
  expect(await restock(-21)).toMatchObject({ code: 409, msg: "剩余的没有这么多，减不了" });
  await goods("save", { ...good, goodsId, pointsPrice: 700, status: 2 });
  expect(await detail(goodsId)).toMatchObject({
    pointsPrice: 700,
    state: "off",
    stock: 20,
    detailHtml: "<p>暖手</p>",
    startAt: "2026-01-01 00:00:00",
  });
  expect(await lastAudit()).toMatchObject({ action: "goods.update", targetId: goodsId });
  const goodsDetail = await server.get(`/api/bbs/goods/manage/detail?goodsId=${goodsId}`, operator.token);
  expect(goodsDetail.data).toMatchObject({ detailHtml: "<p>暖手</p>", imageList: good.imageList });
  expect(await goods("shelf", { goodsId, status: 2 })).toMatchObject({
    code: 409,
    msg: "商品已经是这个状态，请刷新后重试",
  });
  expect((await goods("shelf", { goodsId, status: 1 })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({
    action: "goods.shelf",
    targetId: goodsId,
    detail: { status: 1 },
  });
  expect((await goods("shelf", { goodsId, status: 2 })).code).toBe(200);
  const { rows } = await server.get("/api/bbs/goods/manage/list?status=2", operator.token);
  expect(rows.map(({ id }) => id)).toContain(goodsId);
});

test("each invalid field is refused with its own message", async () => {
  const goodsId = await makeGoods(server);
  const virtual = await makeGoods(server, { type: 2, stock: 1 });
  const cases: [object, number, string][] = [
    [{ categoryId: "none" }, 400, "没有这个分类"],
    [{ startAt: "昨天" }, 400, "开始时间的格式不对"],
    [{ endAt: "2026-02-30 00:00:00" }, 400, "结束时间的格式不对"],
    [{ startAt: "2026-02-02 00:00:00", endAt: "2026-02-01 00:00:00" }, 400, "结束时间要晚于开始时间"],
    [{ imageList: ["https://elsewhere.example/x.png"] }, 400, "图片和视频请先上传"],
    [
      { options: [{ name: "颜色", values: [{ label: "松烟", soldOut: false, picture: 2 }] }] },
      400,
      "规格「松烟」配的第 2 张图不存在",
    ],
    [{ goodsId, goodsType: 2 }, 409, "商品类型不能更改"],
    [{ pointsPrice: 0 }, 400, "积分价格不能小于 1"],
  ];
  for (const [change, code, msg] of cases)
    expect(await goods("save", { ...good, ...change })).toMatchObject({ code, msg });
  const reason = "到货";
  for (const [body, code, msg] of [
    [{ goodsId, reason }, 400, "请填写增减的件数"],
    [{ goodsId, quantity: 0, reason }, 400, "请填写增减的件数"],
    [{ goodsId, quantity: 5, reason: " " }, 400, "请填写原因"],
    [{ goodsId: virtual, quantity: 5, reason }, 400, "请填写兑换码"],
    [{ goodsId: "999999", quantity: 5, reason }, 404, "访问资源不存在"],
  ] as const)
    expect(await change(body)).toMatchObject({ code, msg });
});

test("a repeated restock request changes the stock once and writes one audit entry", async () => {
  const goodsId = await makeGoods(server, { stock: 3 });
  const codesId = await makeGoods(server, { type: 2, stock: 0 });
  const logged = async (of: string) =>
    (await server.db.select().from(auditLog)).filter(
      (row) => row.action === "goods.restock" && row.targetId === of,
    ).length;
  const once = { goodsId, quantity: 20, reason: "到货", requestId: freshKey() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(once)));
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 8 }, () => ({ stock: 23 })));
  expect(await detail(goodsId)).toMatchObject({ stock: 23 });
  expect(await logged(goodsId)).toBe(1);
  expect((await change({ ...once, requestId: freshKey() })).data).toEqual({ stock: 43 });
  const codes = { goodsId: codesId, codes: ["ONCE-1111"], reason: "到货", requestId: freshKey() };
  expect((await change(codes)).data).toEqual({ stock: 1 });
  expect((await change(codes)).data).toEqual({ stock: 1 });
  expect(await logged(codesId)).toBe(1);
});

test("each code is added once, and the stock equals the number of free codes", async () => {
  const goodsId = await makeGoods(server, { type: 3, stock: 1 });
  const add = (...codes: string[]) => change({ goodsId, codes, reason: "供应商新给的" });
  expect((await add("AAAA-1111", "AAAA-2222")).data).toEqual({ stock: 3 });
  expect(await add("AAAA-3333", "AAAA-3333")).toMatchObject({
    code: 400,
    msg: "这些兑换码写了不止一次：AAAA-3333",
  });
  expect(await add("AAAA-3333", "AAAA-1111")).toMatchObject({
    code: 409,
    msg: "这些兑换码已经有了：AAAA-1111",
  });
  const { rows, total } = await server.get(
    `/api/bbs/goods/manage/codes?goodsId=${goodsId}&given=0`,
    operator.token,
  );
  expect(total).toBe(3);
  expect(rows.map(({ codeMask }) => codeMask)).toEqual([
    expect.stringMatching(/\*$/),
    "AAAA****",
    "AAAA****",
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/1111|2222/);
  expect(await findLedgerFaults(server)).toEqual([]);
});

test("an operator ships or cancels an order, and its member is notified", async () => {
  const goodsId = await makeGoods(server, { name: "夜航棒球帽" });
  const make = async () => (await exchange(server, ann, { goodsId, addressId })).data;
  const [sent, cancelled] = [await make(), await make()];
  const list = await server.get(`/api/bbs/order/manage/list?orderNo=${sent.orderNo}`, operator.token);
  expect(list).toMatchObject({
    total: 1,
    rows: [{ id: sent.id, user: { userId: ann.userId }, receiver: { tel: "13800008000" } }],
  });
  expect((await order("ship", { orderId: sent.id, company: "速达快运", trackingNo: "SD7730" })).code).toBe(
    200,
  );
  expect(await lastAudit()).toMatchObject({ action: "order.ship", targetId: sent.id });
  expect((await server.get(`/api/bbs/order/detail?orderId=${sent.id}`, ann.token)).data).toMatchObject({
    status: 1,
    company: "速达快运",
    trackingNo: "SD7730",
    shippedAt: expect.stringMatching(/^2/),
  });
  const before = (await server.get("/api/bbs/goods/standing", ann.token)).data.points;
  expect((await order("cancel", { orderId: cancelled.id, reason: "地址超出配送范围" })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "order.cancel", reason: "地址超出配送范围" });
  expect((await server.get("/api/bbs/goods/standing", ann.token)).data.points).toBe(before + 100);
  expect((await order("complete", { orderId: cancelled.id })).code).toBe(409);
  expect((await order("complete", { orderId: sent.id })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "order.complete", targetId: sent.id });
  expect((await order("complete", { orderId: sent.id })).code).toBe(409);
  for (const orderId of [sent.id, cancelled.id]) {
    expect(await order("cancel", { orderId, reason: "再来一次" })).toMatchObject({
      code: 409,
      msg: "订单状态已变化，请刷新后重试",
    });
  }
  const { rows } = await server.get("/api/notice/system/list", ann.token);
  expect(rows.map(({ title }) => title)).toEqual([
    "「夜航棒球帽」已确认收货",
    "「夜航棒球帽」的兑换已取消",
    "「夜航棒球帽」已发货",
  ]);
  expect(await findLedgerFaults(server)).toEqual([]);
});

test("saving an outdated product is refused, but sales do not make it outdated", async () => {
  const { id: goodsId } = (await goods("save", good)).data;
  const { version } = (await server.get(`/api/bbs/goods/manage/detail?goodsId=${goodsId}`, operator.token))
    .data;
  await change({ goodsId, quantity: 3, reason: "到货" });
  const mine = { ...good, goodsId, version, pointsPrice: 630 };
  expect((await goods("save", mine)).code).toBe(200);
  expect((await goods("save", { ...mine, pointsPrice: 640 })).code).toBe(409);
  expect((await detail(goodsId)).pointsPrice).toBe(630);
});

test("concurrent replacements of a code succeed once, and the member is notified", async () => {
  const goodsId = await makeGoods(server, { type: 2, stock: 2 });
  const { id: orderId, orderNo } = (await exchange(server, ann, { goodsId })).data;
  const codes = async () =>
    (await server.get(`/api/bbs/goods/manage/codes?goodsId=${goodsId}`, operator.token)).rows;
  const [given, free] = [...(await codes())].sort((a, b) => b.orderNo.length - a.orderNo.length);
  const recode = (code: string, codeId = given.id) =>
    goods("recode", { codeId, code, reason: "供应方确认失效" });
  expect((await recode("NEWW-0000", free.id)).code).toBe(409);
  const code = await server.post("/api/bbs/order/code", { orderId }, ann.token);
  expect((await recode(code.data[0])).msg).toContain("已经有了");
  const answers = await Promise.all(["NEWW-1111", "NEWW-2222", "NEWW-1111"].map((code) => recode(code)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  const { data } = await server.post("/api/bbs/order/code", { orderId }, ann.token);
  expect(data).toEqual([expect.stringMatching(/^NEWW-(1111|2222)$/)]);
  const noted = await lastAudit();
  expect(noted).toMatchObject({ action: "goods.recode", targetId: orderId, detail: { name: orderNo } });
  expect(JSON.stringify(noted)).not.toContain(data[0]);
  const notices = JSON.stringify(await server.get("/api/notice/system/list", ann.token));
  expect(notices.match(/的兑换码换了/g)).toHaveLength(1);
  expect((await codes()).map((row) => row.orderNo).sort()).toEqual(["", orderNo]);
  expect(await findLedgerFaults(server)).toEqual([]);
});
