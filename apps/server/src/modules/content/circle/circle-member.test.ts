import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { circleModerators, circles } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { columnOf, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
type Actor = { token: string; userId: string };
let master: Actor;
let anna: Actor;
let bert: Actor;

beforeAll(async () => {
  server = await startServer();
  master = await server.member("master");
  anna = await server.member("anna");
  bert = await server.member("bert");
  await server.db.insert(circles).values([
    { id: "1", name: trusted("影像创作") },
    { id: "2", name: trusted("应用开发"), joinType: 1 },
    { id: "3", name: trusted("旧圈子"), isOpen: false },
  ]);
  await server.db.insert(circleModerators).values({ circleId: "2", userId: master.userId, position: 1 });
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (actor: Actor, path: string, body: object) => server.post(`/api/bbs/${path}`, body, actor.token);
const join = (actor: Actor, circleId: string, more: object = {}) =>
  post(actor, "circle/join", { circleId, ...more });
const leave = (actor: Actor, circleId: string) => post(actor, "circle/leave", { circleId });
const membership = async (actor: Actor) => {
  const { data } = await server.post("/api/bbs/viewer/state", { circleIds: ["1", "2", "3"] }, actor.token);
  return { joined: data.joinedCircleIds.sort(), waiting: data.waitingCircleIds };
};
const notices = async (actor: Actor) => (await server.get("/api/notice/system/list", actor.token)).rows;

test("GEN-010 an open circle is joined and left immediately, and repeating either changes nothing", async () => {
  expect((await join(anna, "1")).data).toEqual({ state: "joined", memberCount: 1 });
  expect((await join(anna, "1")).data).toEqual({ state: "joined", memberCount: 1 });
  expect(await membership(anna)).toEqual({ joined: ["1"], waiting: [] });
  expect((await leave(anna, "1")).data).toEqual({ state: "none", memberCount: 0 });
  expect((await leave(anna, "1")).data).toEqual({ state: "none", memberCount: 0 });
  expect(await columnOf(server, "circles", "member_count", "1")).toBe(0);
});

test("GEN-010 joining a closed circle is refused; an unknown circle is 404", async () => {
  expect(await join(anna, "3")).toMatchObject({ code: 409, msg: "圈子已关闭，暂不能加入" });
  expect((await join(anna, "999999")).code).toBe(404);
  expect((await leave(anna, "999999")).code).toBe(404);
});

test("GEN-010 an application notifies the moderators once, needs a reason to be refused, and can be repeated", async () => {
  expect((await join(anna, "2", { reason: "想学写小应用" })).data.state).toBe("waiting");
  expect((await join(anna, "2")).data.state).toBe("waiting");
  expect(await membership(anna)).toEqual({ joined: [], waiting: ["2"] });
  expect(await notices(master)).toMatchObject([
    { title: "anna 申请加入「应用开发」", content: "想学写小应用" },
  ]);
  const list = await server.get("/api/bbs/circle/apply/list?circleId=2", master.token);
  expect(list).toMatchObject({
    total: 1,
    rows: [{ user: { nickname: "anna" }, reason: "想学写小应用", status: 0 }],
  });

  const decide = (body: object, actor = master) => post(actor, "circle/apply/decide", body);
  const applyId = list.rows[0].id as string;
  expect(await decide({ applyId, pass: 0 })).toMatchObject({ code: 400, msg: "请填写拒绝的原因" });
  expect((await decide({ applyId, pass: 0, reason: "先看看大家都聊什么" })).code).toBe(200);
  expect(await decide({ applyId, pass: 1 })).toMatchObject({ code: 409, msg: "该申请已处理" });
  expect(await membership(anna)).toEqual({ joined: [], waiting: [] });
  expect((await notices(anna))[0]).toMatchObject({
    title: "加入「应用开发」的申请没有通过",
    content: "先看看大家都聊什么",
  });

  await join(anna, "2");
  const again = await server.get("/api/bbs/circle/apply/list?circleId=2", master.token);
  expect((await decide({ applyId: again.rows[0].id, pass: 1 })).code).toBe(200);
  expect(await membership(anna)).toEqual({ joined: ["2"], waiting: [] });
  expect((await notices(anna))[0]).toMatchObject({ title: "你已加入「应用开发」" });
  expect(await columnOf(server, "circles", "member_count", "2")).toBe(1);
});

test("GEN-010 leaving withdraws the application, and only moderators list or decide applications", async () => {
  await join(bert, "2");
  const { rows } = await server.get("/api/bbs/circle/apply/list?circleId=2", master.token);
  expect((await server.get("/api/bbs/circle/apply/list?circleId=2", anna.token)).code).toBe(403);
  expect((await post(bert, "circle/apply/decide", { applyId: rows[0].id, pass: 1 })).code).toBe(403);
  await leave(bert, "2");
  expect(await membership(bert)).toEqual({ joined: [], waiting: [] });
  expect((await post(master, "circle/apply/decide", { applyId: rows[0].id, pass: 1 })).code).toBe(409);
  expect((await post(master, "circle/apply/decide", { applyId: "999999", pass: 1 })).code).toBe(404);
});

test("GEN-010 moderators join their circle without approval and cannot leave it", async () => {
  expect((await join(master, "2")).data.state).toBe("joined");
  expect(await leave(master, "2")).toMatchObject({ code: 409, msg: "版主不能退出自己管理的圈子" });
});

test("API-022 a circle with approval accepts threads only from members, moderators and operators", async () => {
  const create = (actor: Actor) =>
    server.post(
      "/api/thread/create",
      { threadClassify: 0, content: "今天写了个计时器", circleId: "2" },
      actor.token,
    );
  expect(await create(bert)).toMatchObject({ code: 400, msg: "仅限圈子成员发布" });
  expect((await create(anna)).code).toBe(200);
  expect((await create(master)).code).toBe(200);
  expect((await publish(server, bert.token, { circleId: "1" })).length).toBeGreaterThan(0);
  await moveTo(server, bert.userId, "4");
  expect((await create(bert)).code).toBe(200);
  await moveTo(server, bert.userId, "1");
});

test("GEN-010 the list of joined circles counts new threads since the last visit", async () => {
  await join(anna, "1");
  await publish(server, bert.token, { circleId: "1" });
  await publish(server, anna.token, { circleId: "1" });
  const mine = async () => (await server.get("/api/bbs/circle/mine", anna.token)).rows;
  expect((await mine()).find((row) => row.id === "1")).toMatchObject({
    groupName: "影像创作",
    isMaster: 0,
    newCount: 1,
    todayCount: 3,
    applyCount: 0,
  });
  await post(anna, "circle/seen", { circleId: "1" });
  expect((await mine()).find((row) => row.id === "1")).toMatchObject({ newCount: 0 });
  const masters = (await server.get("/api/bbs/circle/mine", master.token)).rows;
  expect(masters).toMatchObject([{ id: "2", isMaster: 1 }]);
});

test("GEN-010 the member list is paged and starts with the moderators", async () => {
  const page = async (query: string) => server.get(`/api/bbs/circle/members?circleId=2${query}`);
  const all = await page("");
  expect(all.total).toBe(2);
  expect(all.rows).toMatchObject([
    { nickname: "master", role: 2 },
    { nickname: "anna", role: 0, level: 1, isVerified: 0 },
  ]);
  expect((await page("&pageSize=1&pageNum=2")).rows).toMatchObject([{ nickname: "anna" }]);
  expect((await page("&pageNum=9")).rows).toEqual([]);
  const absent = { circleId: "2", userId: bert.userId };
  await server.db.insert(circleModerators).values(absent);
  expect(await page("&pageSize=1")).toMatchObject({ total: 3 });
  await server.db.delete(circleModerators).where(eq(circleModerators.userId, bert.userId));
  expect((await server.get("/api/bbs/circle/members?circleId=999999")).code).toBe(404);
});

test("API-073 only moderators edit notice and rule", async () => {
  const body = { circleId: "2", notice: " 每周五晚代码互看 ", rule: "密钥先抹掉再发。" };
  expect((await post(anna, "circle/update", body)).code).toBe(403);
  expect((await post(master, "circle/update", body)).code).toBe(200);
  const { data } = await server.get("/api/without/circledetail/2");
  expect(data).toMatchObject({ notice: "每周五晚代码互看", rule: "密钥先抹掉再发。", joinType: 1 });
  expect(data.noticeAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await post(master, "circle/update", { circleId: "2", notice: "" });
  expect((await server.get("/api/without/circledetail/2")).data).toMatchObject({ notice: "", noticeAt: "" });
});
