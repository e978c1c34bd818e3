import { afterAll, beforeAll, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { banners, floorItems, floors, menuItems, threads } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ SITE_BRAND: "另一个社区", SITE_FILING_NUMBER: "沪ICP备1号" });
  const { userId } = await server.member("editor");
  await server.db.insert(banners).values([
    { title: "第二张", picUrl: "/2.jpg", linkUrl: "/", orderNum: 2 },
    { title: "第一张", picUrl: "/1.jpg", linkUrl: "/pages/content/index", orderNum: 1 },
    { title: "收起来的", picUrl: "/3.jpg", linkUrl: "/", isShow: false },
  ]);
  const thread = {
    authorId: userId,
    classify: 1,
    content: trusted("<p>正文</p>"),
    excerpt: trusted("开头几个字"),
  };
  await server.db.insert(threads).values([
    {
      ...thread,
      id: "11",
      title: trusted("有标题的"),
      images: [{ url: "/full.webp", thumbnailUrl: "/small.webp" }],
    },
    { ...thread, id: "12", classify: 0 },
    { ...thread, id: "13", title: trusted("删掉的"), status: 4 },
  ]);
  await server.db.insert(floors).values([
    { id: "2", title: "第二层", orderNum: 2 },
    { id: "1", title: "第一层", orderNum: 1 },
    { id: "3", title: "什么都不剩的一层", orderNum: 3 },
  ]);
  await server.db.insert(floorItems).values([
    { floorId: "1", position: 2, kind: "thread", targetId: "11", note: "1,284 人赞过" },
    { floorId: "1", position: 1, kind: "thread", targetId: "12" },
    { floorId: "1", position: 3, kind: "thread", targetId: "999" },
    { floorId: "2", position: 1, kind: "thread", targetId: "11" },
    { floorId: "3", position: 1, kind: "thread", targetId: "13" },
  ]);
  await server.db.insert(menuItems).values([
    { id: "90", name: "不显示的", menuType: "00", isShow: false, orderNum: 9 },
    { id: "92", name: "合作", menuType: "20", routePath: "https://partner.example/", orderNum: 5 },
    { id: "91", parentId: "90", name: "它的孩子", menuType: "10" },
  ]);
});
afterAll(() => server.close());

test("API-070 banners are sorted, hidden ones are left out", async () => {
  const { code, rows, total } = await server.get("/api/without/banner/carousel");
  expect(code).toBe(200);
  expect(rows.map((row) => row.title)).toEqual(["第一张", "第二张"]);
  expect(total).toBe(2);
});

test("API-079 floors list their threads in order, without removed ones", async () => {
  const { data } = await server.get("/api/without/home/specshop");
  expect(data).toEqual([
    {
      id: "1",
      title: "第一层",
      items: [
        { kind: "thread", id: "12", title: "开头几个字", picUrl: "", note: "" },
        { kind: "thread", id: "11", title: "有标题的", picUrl: "/small.webp", note: "1,284 人赞过" },
      ],
    },
    {
      id: "2",
      title: "第二层",
      items: [{ kind: "thread", id: "11", title: "有标题的", picUrl: "/small.webp", note: "" }],
    },
  ]);
});

test("API-081 the tab bar has five tabs in order", async () => {
  const { data } = await server.get("/api/without/apptab");
  expect(data.map((tab: { name: string }) => tab.name)).toEqual(["首页", "社区", "发布", "消息", "我的"]);
  expect(data[0]).toEqual({ id: "1", name: "首页", icon: "home", routePath: "/", orderNum: 1 });
});

test("API-082 ENT-057 ENT-058 ENT-059 ENT-060 ENT-061 ENT-062 ENT-063 ENT-064 ENT-065 ENT-066 ENT-067 AMB-060 the menu is a sorted tree of visible items", async () => {
  const { data } = await server.get("/api/without/appmenu");
  expect(data.map((item: { name: string }) => item.name)).toEqual(["首页", "社区版块", "功能专区", "合作"]);
  expect(data[0]).toEqual({
    id: "1",
    name: "首页",
    parentId: "0",
    orderNum: 1,
    routePath: "/",
    routeValue: "home",
    menuType: "10",
    isShow: "1",
    picUrl: "",
    dataStatus: "1",
    children: [],
  });
  expect(data[2]).toMatchObject({ menuType: "00" });
  expect(data[2].children.map((item: { name: string }) => item.name)).toEqual([
    "活动",
    "话题专区",
    "精选",
    "圈子",
    "任务专区",
    "反馈专区",
    "积分商城",
    "推荐",
  ]);
  expect(data[3]).toMatchObject({ menuType: "20" });
});

test("API-074 emoji are pictographs with a name and a category", async () => {
  const { data } = await server.get("/api/without/emoji");
  expect(data.length).toBeGreaterThan(20);
  for (const emoji of data) expect(emoji.value).toMatch(/\p{Extended_Pictographic}/u);
});

test("AMB-004 a dictionary is listed by its type; an unknown type is empty", async () => {
  const { data } = await server.get("/api/without/dict/report_reason");
  expect(data[0]).toEqual({
    dictType: "report_reason",
    dictLabel: "垃圾广告",
    dictValue: "spam",
    dictSort: 1,
    isDefault: "Y",
  });
  expect(data.map((item: { isDefault: string }) => item.isDefault)).toEqual([
    "Y",
    "N",
    "N",
    "N",
    "N",
    "N",
    "N",
  ]);
  expect(await server.get("/api/without/dict/no_such_type")).toMatchObject({ code: 200, data: [] });
});

test("CONST-045 the static storage has pictures for the ranks 1 to 10 only", async () => {
  for (let rank = 1; rank <= 10; rank++) {
    const picture = await server.inject({ url: `/static/hot/hot${rank}.png` });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe("PNG");
  }
  expect((await server.inject({ url: "/static/hot/hot11.png" })).statusCode).toBe(404);
});

test("AMB-064 the site's names come from the configuration", async () => {
  const { data } = await server.get("/api/bbs/site/info");
  expect(data).toMatchObject({
    brandName: "另一个社区",
    copyright: "© 2026 另一个社区",
    filingNumber: "沪ICP备1号",
    version: "1.1.0",
    registerEnabled: true,
    captchaEnabled: false,
    passkeyHost: "localhost",
    videoMaxBytes: 200 * 1024 ** 2,
  });
});
