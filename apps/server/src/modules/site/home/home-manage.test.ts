import { elsewhere, refused } from "@lenscape/richtext/test/redirect-vectors";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { auditLog, banners, circles, floors, menuItems, tasks } from "../../../db/schema/index.ts";
import { makeGoods } from "../../../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const save = (noun: string, body: object, token = operator.token) =>
  server.post(`/api/bbs/console/${noun}/save`, body, token);
const del = (noun: string, id: string, token = operator.token) =>
  server.post(`/api/bbs/console/${noun}/del`, { id }, token);
const list = (noun: string, query = "") =>
  server.get(`/api/bbs/console/${noun}/list?pageSize=100&${query}`, operator.token);
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];

const banner = {
  title: "日出之前",
  subtitle: "",
  tag: "",
  picUrl: "/static/demo/g-one.svg",
  linkUrl: "/pages/mall/index",
  buttonText: "",
  orderNum: 1,
  isShow: 1,
};
const item = {
  parentId: "0",
  name: "商城",
  menuType: "10",
  routePath: "/pages/mall/index",
  routeValue: "",
  orderNum: 5,
  isShow: 1,
};
const circle = {
  name: "夜航摄影",
  category: "创作",
  brief: "",
  picUrl: "",
  notice: "",
  rule: "",
  orderNum: 1,
  isOpen: 1,
  joinType: 0,
};
const task = {
  name: "写两条评论",
  work: "COMMENT_POST",
  description: "",
  type: "day",
  rewardNum: 2,
  rewardPoints: 7,
  rewardExp: 0,
  mprouter: "/pages/content/community",
  orderNum: 9,
  status: 1,
};
const floor = { title: "戴上它", orderNum: 1, items: [] };
const bodies = { banner, menu: item, circle, task, floor };

test("visitors, members and moderators cannot change the site", async () => {
  const member = await server.member("member");
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const all = () =>
    Promise.all(
      [banners, menuItems, circles, tasks, floors, auditLog].map((t) => server.db.select().from(t)),
    );
  const before = await all();
  for (const [token, code] of [
    ["", 401],
    [member.token, 403],
    [moderator.token, 403],
  ] as const) {
    for (const [noun, body] of Object.entries(bodies)) {
      expect((await server.get(`/api/bbs/console/${noun}/list`, token)).code).toBe(code);
      expect((await save(noun, body, token)).code).toBe(code);
      expect((await save(noun, { ...body, id: "1" }, token)).code).toBe(code);
      if (["banner", "menu", "floor"].includes(noun)) expect((await del(noun, "1", token)).code).toBe(code);
    }
  }
  expect(await all()).toEqual(before);
});

test("a banner is created, hidden and deleted; visitors only see visible ones", async () => {
  const visibleIds = async () => (await server.get("/api/without/banner/carousel")).rows.map(({ id }) => id);
  const { id } = (await save("banner", banner)).data;
  expect(await lastAudit()).toMatchObject({ action: "banner.save", targetId: id, actorId: operator.userId });
  expect(await visibleIds()).toContain(id);
  expect((await save("banner", { ...banner, id, isShow: 0 })).code).toBe(200);
  expect(await visibleIds()).not.toContain(id);
  expect((await list("banner", "isShow=0")).rows).toMatchObject([{ id, title: "日出之前", isShow: 0 }]);
  expect((await del("banner", id)).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "banner.del", detail: { name: "日出之前" } });
  expect((await del("banner", id)).code).toBe(404);
  expect((await save("banner", { ...banner, id })).code).toBe(404);
});

test("visitors see more than twenty banners, in their order", async () => {
  const ids: string[] = [];
  for (let orderNum = 21; orderNum > 0; orderNum--)
    ids.unshift((await save("banner", { ...banner, orderNum })).data.id);
  const { rows } = await server.get("/api/without/banner/carousel");
  expect(rows.map(({ id }) => id).filter((id) => ids.includes(id as string))).toEqual(ids);
  for (const id of ids) await del("banner", id);
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "http://evil.example",
  "https://a@b.example",
  "/a\nb",
])("banners, menu items and tasks with a link to %j are refused", async (address) => {
  expect((await save("banner", { ...banner, linkUrl: address })).code).toBe(400);
  expect((await save("menu", { ...item, routePath: address })).code).toBe(400);
  expect((await save("menu", { ...item, menuType: "20", routePath: address })).code).toBe(400);
  expect((await save("task", { ...task, mprouter: address })).code).toBe(400);
});

test("pictures must be from the site or the operator's own uploads", async () => {
  const picUrl = "https://elsewhere.example/x.png";
  expect((await save("banner", { ...banner, picUrl })).msg).toBe("图片和视频请先上传");
  expect((await save("circle", { ...circle, picUrl })).msg).toBe("图片和视频请先上传");
});

test("the menu has two levels, and a drop-down with entries cannot be deleted", async () => {
  const { id: parentId } = (await save("menu", { ...item, name: "更多", menuType: "00", routePath: "/x" }))
    .data;
  const { id } = (await save("menu", { ...item, parentId })).data;
  const tree = (await server.get("/api/without/appmenu")).data;
  expect(tree.find((row: { id: string }) => row.id === parentId)).toMatchObject({
    routePath: "",
    children: [{ id, name: "商城" }],
  });
  expect((await list("menu", "menuType=10")).rows.find((row) => row.id === id)?.parentName).toBe("更多");
  expect((await save("menu", { ...item, parentId: id })).msg).toBe("父级要是顶层的下拉菜单");
  expect((await save("menu", { ...item, parentId, menuType: "00" })).msg).toBe("下拉菜单只能放在顶层");
  expect((await save("menu", { ...item, id: parentId })).msg).toBe("先移走或删除下面的菜单项");
  expect((await del("menu", parentId)).msg).toBe("先移走或删除下面的菜单项");
  expect((await del("menu", id)).code).toBe(200);
  expect((await del("menu", parentId)).code).toBe(200);
});

test("a circle is created under a unique name and changed", async () => {
  const { id } = (await save("circle", circle)).data;
  expect(await lastAudit()).toMatchObject({ action: "circle.create", targetId: id });
  expect(await save("circle", circle)).toMatchObject({ code: 409, msg: "已经有叫这个名字的圈子" });
  expect((await save("circle", { ...circle, id, notice: "周六夜拍", isOpen: 0 })).code).toBe(200);
  expect((await list("circle", "keyWord=夜航")).rows).toMatchObject([{ id, notice: "周六夜拍", isOpen: 0 }]);
  expect((await save("circle", { ...circle, id: "999999", name: "没有" })).code).toBe(404);
  expect((await save("circle", { ...circle, name: " " })).code).toBe(400);
});

test("a task is created, changed and withdrawn; its kind of work is fixed", async () => {
  const { id } = (await save("task", task)).data;
  const { token } = await server.member("doer");
  const offeredIds = async () =>
    (await server.get("/api/bbs/task/day/list?pageSize=99", token)).data.map((row: { id: string }) => row.id);
  expect(await offeredIds()).toContain(id);
  expect((await save("task", { ...task, id, rewardPoints: 9 })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "task.update", detail: { rewardPoints: 9 } });
  expect((await save("task", { ...task, id, type: "week" })).code).toBe(409);
  expect((await save("task", { ...task, id, work: "SHARE_POST" })).code).toBe(409);
  expect((await save("task", { ...task, work: "LIKE_POST", rewardExp: 5 })).msg).toBe(
    "为别人做的事只能奖励积分，不能奖励经验",
  );
  expect((await save("task", { ...task, id, status: 2 })).code).toBe(200);
  expect(await offeredIds()).not.toContain(id);
  expect((await list("task", "status=2")).rows.map((row) => row.id)).toContain(id);
});

test("a floor lists existing threads and goods in order", async () => {
  const threadId = await publish(server, operator.token);
  const goodsId = await makeGoods(server);
  const items = [
    { kind: "goods", targetId: goodsId, note: "新到" },
    { kind: "thread", targetId: threadId, note: "" },
  ];
  const { id } = (await save("floor", { ...floor, items })).data;
  const homeFloors = async () => (await server.get("/api/without/home/specshop")).data;
  expect(await homeFloors()).toMatchObject([
    { id, title: "戴上它", items: [{ id: goodsId }, { id: threadId }] },
  ]);
  expect((await list("floor")).rows).toMatchObject([{ id, items }]);
  expect((await save("floor", { ...floor, id, items: items.slice(1) })).code).toBe(200);
  expect(await homeFloors()).toMatchObject([{ items: [{ id: threadId }] }]);
  const missing = [{ kind: "thread", targetId: "999999", note: "" }];
  expect(await save("floor", { ...floor, id, items: missing })).toMatchObject({
    code: 400,
    msg: "没有这些帖子或商品：999999",
  });
  expect((await del("floor", id)).code).toBe(200);
  expect(await homeFloors()).toEqual([]);
});

test("AMB-070 no menu item, banner or task can link to an address of the redirect vectors", async () => {
  const counts = async () => [
    await server.db.$count(menuItems),
    await server.db.$count(banners),
    await server.db.$count(tasks),
    await server.db.$count(auditLog),
  ];
  const before = await counts();
  for (const address of refused) {
    for (const menuType of ["10", "20"]) {
      const { code } = await save("menu", { ...item, menuType, routePath: address });
      expect([address, menuType, code]).toEqual([address, menuType, 400]);
    }
    expect([address, (await save("banner", { ...banner, linkUrl: address })).code]).toEqual([address, 400]);
    expect([address, (await save("task", { ...task, mprouter: address })).code]).toEqual([address, 400]);
  }
  for (const [address] of elsewhere) {
    const asRoute = await save("menu", { ...item, menuType: "10", routePath: address });
    expect([address, asRoute.code]).toEqual([address, 400]);
    expect([address, (await save("task", { ...task, mprouter: address })).code]).toEqual([address, 400]);
  }
  expect(await counts()).toEqual(before);
});

test.each([
  ["10", "https://b.example", "站内菜单要填站内路径"],
  ["20", "https://a@b.example", "外链菜单要填 https 地址"],
  ["20", "/pages/content/community", "外链菜单要填 https 地址"],
])(
  "a menu item of kind %s that links to %s is refused with the expected kind of link",
  async (menuType, routePath, msg) => {
    expect(await save("menu", { ...item, menuType, routePath })).toMatchObject({ code: 400, msg });
  },
);

test.each([
  ["banner", "title"],
  ["menu", "name"],
  ["circle", "name"],
  ["task", "name"],
  ["floor", "title"],
] as const)(
  "saving a %s that a colleague has changed meanwhile is refused, and nothing is lost",
  async (noun, name) => {
    const body = { ...bodies[noun], [name]: `两人同改的${noun}` };
    const { id } = (await save(noun, body)).data;
    const current = async () => (await list(noun)).rows.find((row: { id: string }) => row.id === id);
    const { version } = await current();
    const both = ["早", "晚"].map((word) => save(noun, { ...body, id, version, [name]: `${word}的${noun}` }));
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
    const saved = await current();
    expect(saved[name]).toBe(codes[0] === 200 ? `早的${noun}` : `晚的${noun}`);
    expect((await save(noun, { ...body, id, version: saved.version })).code).toBe(200);
    expect((await current()).version).toBe(version);
  },
);
