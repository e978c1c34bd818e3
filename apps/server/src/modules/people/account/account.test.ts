import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import {
  appeals,
  auditLog,
  memberNotes,
  searchHistory,
  threadHighlights,
  users,
} from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeUpload, publish } from "../../../test/thread-fixtures.ts";
import { closeDueAccounts } from "../../site/account/account-closing.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let ann: Member;
let bob: Member;

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
});
beforeEach(() => server.db.execute(sql`delete from rate_counters`));
afterAll(() => server.close());

const update = (body: object, { token }: Member = ann) =>
  server.post("/api/my/user/info/update", body, token);
const readOwnInfo = async ({ token }: Member = ann) =>
  (await server.post("/api/my/user/info/get", undefined, token)).data;
const login = (username: string, password = "Lenscape2026") => server.post("/login", { username, password });

test("API-097 a member updates single fields of their profile", async () => {
  const avatar = await makeUpload(server, ann.userId, "avatar.webp");
  const body = { avatar, signature: " 拍山 ", gender: 2, birthday: "1996-05-20", region: "四川 成都" };
  expect((await update(body)).code).toBe(200);
  expect(await readOwnInfo()).toMatchObject({ ...body, signature: "拍山", nickname: "ann" });
  expect((await update({ signature: "" })).code).toBe(200);
  expect(await readOwnInfo()).toMatchObject({ signature: "", avatar, birthday: "1996-05-20" });
  expect((await update({ avatar: "", birthday: "" })).code).toBe(200);
  expect(await readOwnInfo()).toMatchObject({ avatar: "", birthday: "" });
});

test.each([
  [{}, "请求体"],
  [{ userId: "1" }, "不认识的字段 userId"],
  [{ gender: 3 }, "性别"],
  [{ birthday: "2026-02-30" }, "请填写正确的生日"],
  [{ birthday: "2999-01-01" }, "请填写正确的生日"],
  [{ birthday: "1899-12-31" }, "请填写正确的生日"],
  [{ birthday: "20/05/1996" }, "生日"],
  [{ avatar: "https://example.com/a.png" }, "图片和视频请先上传"],
  [{ cover: "javascript:alert(1)" }, "图片和视频请先上传"],
  [{ nickname: "云" }, "昵称长度需在 2 到 12 个字符之间"],
  [{ nickname: "  " }, "昵称不能为空"],
])("API-097 %j is refused with a message and changes nothing", async (body, msg) => {
  const before = await readOwnInfo();
  const response = await update(body);
  expect(response.code).toBe(400);
  expect(response.msg).toContain(msg);
  expect(await readOwnInfo()).toEqual(before);
});

test("API-097 the upload of another member is refused as avatar", async () => {
  const avatar = await makeUpload(server, bob.userId, "bob.webp");
  expect(await update({ avatar })).toMatchObject({ code: 400, msg: "图片和视频请先上传" });
});

test.each(["BOB", "ｂｏｂ", "b ob", "bob\u200b", "bob\u202e"])(
  "API-097 the nickname %j, which reads like an existing one, is refused",
  async (nickname) => {
    const response = await update({ nickname });
    expect(response.code).toBe(400);
    expect(["该昵称已被占用", "昵称含有看不见的字符，请换一个"]).toContain(response.msg);
  },
);

test("API-097 a nickname changes once in 30 days, is found by search, and frees the old one", async () => {
  const carl = await server.member("carl");
  expect((await update({ nickname: "云野" }, carl)).code).toBe(200);
  expect((await server.get("/api/without/user/query?keyWord=云野")).rows[0].userId).toBe(carl.userId);
  expect((await update({ nickname: "云野", signature: "新" }, carl)).code).toBe(200);
  expect(await update({ nickname: "山野" }, carl)).toMatchObject({
    code: 409,
    msg: "30天内只能修改一次昵称",
  });
  await server.db.execute(sql`update users set nickname_free_at = now() - interval '1 second'`);
  expect((await update({ nickname: "carl" }, carl)).code).toBe(200);
});

test("API-084 API-085 hidden lists are visible only to their owner", async () => {
  expect((await update({ hideFans: 1, hideFollows: 1 })).code).toBe(200);
  const read = (list: string, { token }: Member) =>
    server.get(`/api/bbs/user/${list}/list?userId=${ann.userId}`, token);
  expect(await read("fans", bob)).toMatchObject({ code: 400, msg: "对方隐藏了粉丝列表" });
  expect(await read("follow", bob)).toMatchObject({ code: 400, msg: "对方隐藏了关注列表" });
  expect((await read("fans", ann)).code).toBe(200);
  expect(await readOwnInfo()).toMatchObject({ hideFans: 1, hideFollows: 1 });
  await update({ hideFans: 0, hideFollows: 0 });
  expect((await read("fans", bob)).code).toBe(200);
});

test("API-102 another password ends all other sessions and replaces the old one", async () => {
  const dora = await server.member("dora");
  const { token: elsewhere } = await login("dora");
  const change = (oldPassword: string, newPassword: string) =>
    server.post("/api/bbs/account/password", { oldPassword, newPassword }, dora.token);
  expect(await change("wrong", "mountains-at-dawn")).toMatchObject({
    code: 400,
    msg: "修改密码失败，旧密码错误",
  });
  expect(await change("Lenscape2026", "Lenscape2026")).toMatchObject({
    code: 400,
    msg: "新密码不能与旧密码相同",
  });
  expect(await change("Lenscape2026", "short")).toMatchObject({
    code: 400,
    msg: "密码长度必须在8到64个字符之间",
  });
  expect((await server.get("/getInfo", elsewhere)).code).toBe(200);
  expect((await change("Lenscape2026", "mountains-at-dawn")).code).toBe(200);
  expect((await server.get("/getInfo", elsewhere)).code).toBe(401);
  expect((await server.get("/getInfo", dora.token)).code).toBe(200);
  const [notice] = (await server.get("/api/notice/system/list", dora.token)).rows;
  expect(notice).toMatchObject({ title: "登录密码已修改" });
  expect(notice.content).toContain("如果不是你，请马上找回账号");
  expect((await login("dora")).code).toBe(400);
  expect((await login("dora", "mountains-at-dawn")).code).toBe(200);
});

test("a member lists where they are logged in and ends only own sessions", async () => {
  const eve = await server.member("eve");
  const agent =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
  const phone = await server.inject({
    method: "POST",
    url: "/api/login",
    headers: { "user-agent": agent },
    payload: { username: "eve", password: "Lenscape2026" },
  });
  const { token } = phone.json();
  const list = async () => (await server.get("/api/bbs/account/session/list", eve.token)).data;
  const [second, first] = await list();
  expect(second).toMatchObject({ browser: "Chrome", os: "macOS", isCurrent: 0 });
  expect(first).toMatchObject({ isCurrent: 1 });
  const end = (body: object, as: string) => server.post("/api/bbs/account/session/end", body, as);
  expect((await end({ sessionId: second.id }, bob.token)).code).toBe(404);
  expect((await server.get("/getInfo", token)).code).toBe(200);
  expect((await end({ sessionId: second.id }, eve.token)).code).toBe(200);
  expect((await server.get("/getInfo", token)).code).toBe(401);
  await login("eve");
  expect(await list()).toHaveLength(2);
  expect((await end({}, eve.token)).code).toBe(200);
  expect((await list()).map((session: { isCurrent: number }) => session.isCurrent)).toEqual([1]);
});

const closeDue = () => server.db.transaction(closeDueAccounts);
const requestClosing = ({ token }: Member, password = "Lenscape2026") =>
  server.post("/api/my/user/info/revoked", { password }, token);

test("API-101 asking to close ends all sessions; a login within the period cancels the closing", async () => {
  const fay = await server.member("fay");
  expect(await requestClosing(fay, "wrong")).toMatchObject({ code: 400, msg: "密码错误，未能申请注销" });
  const { data } = await requestClosing(fay);
  expect(data.closesAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect((await server.get("/getInfo", fay.token)).code).toBe(401);
  await closeDue();
  const again = await login("fay");
  expect(again.code).toBe(200);
  const notices = await server.get("/api/notice/system/list", again.token);
  expect(notices.rows[0]).toMatchObject({ title: "注销申请已取消" });
  await server.db.execute(sql`update users set closes_at = closes_at - interval '15 days'`);
  await closeDue();
  expect((await server.get("/getInfo", again.token)).code).toBe(200);
});

test("API-101 after the period personal data is erased, follow counts drop, and the name is free", async () => {
  const gus = await server.member("gus");
  const follow = (from: Member, to: Member) =>
    server.post("/api/bbs/user/follow/add", { toUserId: to.userId }, from.token);
  await follow(gus, bob);
  await follow(bob, gus);
  const before = await readOwnInfo(bob);
  await update({ signature: "再见", region: "成都" }, gus);
  await server.db.insert(searchHistory).values({ userId: gus.userId, keyword: "成都 租房" });
  const appeal = { userId: gus.userId, actorId: bob.userId, text: "不是我发的", dueAt: new Date() };
  const decision = { status: 2, answer: "是他发的", decidedAt: new Date() } as const;
  const entry = {
    actorId: bob.userId,
    action: "user.deny",
    targetType: "user",
    targetId: gus.userId,
  } as const;
  const [pending, decided] = await server.db
    .insert(auditLog)
    .values([entry, entry])
    .returning({ id: auditLog.id });
  await server.db.insert(appeals).values([
    { auditId: pending!.id, ...appeal },
    { auditId: decided!.id, ...appeal, ...decision },
  ]);
  await server.db.insert(memberNotes).values({ userId: gus.userId, byId: bob.userId, text: "换过设备" });
  const threadId = await publish(server, bob.token);
  const highlight = { threadId, anchor: "a-0", revision: 1, start: 0, quote: trusted("两秒") };
  await server.db.insert(threadHighlights).values([gus, bob].map(({ userId }) => ({ ...highlight, userId })));
  await requestClosing(gus);
  await server.db.execute(sql`update users set closes_at = now() where id = ${gus.userId}`);
  await closeDue();
  expect((await login("gus")).code).toBe(400);
  expect((await server.post("/api/without/user/otherinfo/get", { userId: gus.userId })).code).toBe(404);
  expect(await readOwnInfo(bob)).toMatchObject({
    fansCount: before.fansCount - 1,
    followCount: before.followCount - 1,
  });
  const [row] = await server.db.select().from(users).where(eq(users.id, gus.userId));
  expect(row).toMatchObject({
    nickname: "用户已注销",
    signature: "",
    region: "",
    passwordHash: "",
    status: 2,
  });
  expect(JSON.stringify(row)).not.toContain("gus");
  expect(await server.db.$count(searchHistory, eq(searchHistory.userId, gus.userId))).toBe(0);
  expect(await server.db.$count(memberNotes)).toBe(0);
  expect(await server.db.select().from(threadHighlights)).toMatchObject([{ userId: bob.userId }]);
  // Decided appeals keep only their outcome, for the statistics.
  const remaining = await server.db.select().from(appeals).where(eq(appeals.userId, gus.userId));
  expect(remaining).toMatchObject([{ auditId: decided!.id, text: "", answer: "", status: 2 }]);
  expect(await server.member("gus")).toBeDefined();
});

test("API-101 an administrator cannot close their account", async () => {
  await server.db.execute(sql`update users set roles = '{admin}' where id = ${bob.userId}`);
  expect(await requestClosing(bob)).toMatchObject({ code: 400, msg: "管理员账号不能注销" });
});

test("API-097 a muted member can change only private fields of the profile", async () => {
  const muted = await server.member("mutedmember");
  expect((await update({ signature: "拍山" }, muted)).code).toBe(200);
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day', denied_reason = '刷屏' where id = ${muted.userId}::bigint`,
  );
  for (const change of [{ nickname: "换个名字" }, { signature: "加我" }, { region: "山上" }])
    expect(await update(change, muted)).toMatchObject({ code: 400, reason: "MUTED" });
  expect((await update({ signature: "拍山", nickname: "mutedmember", gender: 1 }, muted)).code).toBe(200);
});
