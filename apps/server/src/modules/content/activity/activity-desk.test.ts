import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { activities, auditLog } from "../../../db/schema/index.ts";
import { inHours, makeOrganiser, publishActivity, signUp } from "../../../test/activity-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let organiser: { token: string; userId: string };
let operator: { token: string; userId: string };
let member: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  organiser = await server.member("organiser");
  await moveTo(server, organiser.userId, GROUP.superModerator);
  operator = await makeOrganiser(server, "operator");
  member = await server.member("member");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const act = (verb: string, body: object, token = operator.token) =>
  server.post(`/api/bbs/console/activity/${verb}`, body, token);
const list = (query = "") =>
  server.get(`/api/bbs/console/activity/list?pageSize=100&${query}`, operator.token);
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];

test("visitors, members and moderators cannot list, change or export activities in the console", async () => {
  const activityId = await publishActivity(server, organiser.token);
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const all = () => Promise.all([activities, auditLog].map((t) => server.db.select().from(t)));
  const before = await all();
  for (const [token, code] of [
    ["", 401],
    [member.token, 403],
    [moderator.token, 403],
  ] as const) {
    expect((await server.get("/api/bbs/console/activity/list", token)).code).toBe(code);
    expect((await act("save", { activityId, signEndAt: inHours(30), maxNum: 0 }, token)).code).toBe(code);
    expect((await act("export", { activityId }, token)).code).toBe(code);
  }
  expect(await all()).toEqual(before);
});

test("the list filters by state and keyword and includes removed activities", async () => {
  const activityId = await publishActivity(server, organiser.token, {}, { title: "雨后的湿地观鸟" });
  const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
  expect(await ids("keyWord=湿地")).toEqual([activityId]);
  expect(await ids("keyWord=湿地&state=1")).toEqual([activityId]);
  for (const state of [0, 2, 3, 4, 5]) expect(await ids(`keyWord=湿地&state=${state}`)).toEqual([]);
  await server.post("/api/thread/undershelf", { threadId: activityId, reason: "需要核实" }, operator.token);
  expect((await list("status=3")).rows).toMatchObject([{ id: activityId, status: 3, state: 1 }]);
  const signups = `/api/bbs/activity/signup/list?activityId=${activityId}`;
  expect((await server.get(signups, operator.token)).code).toBe(200);
  expect((await server.get(signups, organiser.token)).code).toBe(404);
  await server.post("/api/thread/display", { threadId: activityId, reason: "核实了" }, operator.token);
  const cancellation = { activityId, reason: "当晚有大风预警" };
  expect((await server.post("/api/bbs/activity/cancel", cancellation, operator.token)).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "activity.cancel", reason: "当晚有大风预警" });
  expect(await ids("state=5")).toEqual([activityId]);
});

test("a change of deadline or limit is validated, audited and notified to the organiser", async () => {
  const activityId = await publishActivity(server, organiser.token, { maxNum: 5 });
  await signUp(server, member.token, activityId);
  await signUp(server, operator.token, activityId, { phone: "13800008001" });
  const save = (change: object) => act("save", { activityId, signEndAt: inHours(30), maxNum: 2, ...change });
  expect((await save({ maxNum: 1 })).msg).toBe("名额不能少于已报名的 2 人");
  expect((await save({ signEndAt: inHours(99) })).msg).toBe("报名截止不能晚于活动结束");
  expect((await save({ signEndAt: inHours(-9) })).msg).toBe("报名截止要晚于报名开始");
  expect((await save({ signEndAt: "明天" })).code).toBe(400);
  expect((await save({ activityId: "999999" })).code).toBe(404);
  const signEndAt = inHours(30);
  expect((await save({ signEndAt })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "activity.update", detail: { signEndAt, maxNum: 2 } });
  const row = (await list()).rows.find(({ id }) => id === activityId);
  expect(row).toMatchObject({ signEndAt, maxNum: 2, joinedNum: 2 });
  expect((await signUp(server, organiser.token, activityId)).msg).toBe("报名人数已满");
  const notices = await server.get("/api/notice/system/list", organiser.token);
  expect(JSON.stringify(notices)).toContain("你的活动改了报名办法");
  await server.post("/api/bbs/activity/cancel", { activityId, reason: "不办了" }, operator.token);
  expect((await save({ maxNum: 3 })).msg).toBe("活动已取消，安排不能再改");
});

test("saving an outdated version of an activity is refused; signups do not change the version", async () => {
  const activityId = await publishActivity(server, organiser.token, { maxNum: 9 });
  const findListed = async () => (await list()).rows.find(({ id }) => id === activityId);
  const { version, signEndAt } = await findListed();
  const body = { activityId, version, signEndAt, maxNum: 20 };
  expect((await act("save", body)).code).toBe(200);
  expect((await act("save", { ...body, maxNum: 5 })).code).toBe(409);
  expect(await findListed()).toMatchObject({ maxNum: 20, signEndAt });
  await signUp(server, member.token, activityId);
  expect((await act("save", { ...body, version: (await findListed()).version, maxNum: 5 })).code).toBe(200);
});

test("an earlier deadline from the console does not shorten the withdrawal deadline of existing signups", async () => {
  const activityId = await publishActivity(server, organiser.token);
  await signUp(server, member.token, activityId);
  const getMine = () => server.get(`/api/bbs/activity/mine?activityId=${activityId}`, member.token);
  const { withdrawUntil } = (await getMine()).data.signup;
  expect((await act("save", { activityId, signEndAt: inHours(1), maxNum: 0 })).code).toBe(200);
  expect((await getMine()).data.signup.withdrawUntil).toBe(withdrawUntil);
});

test("the export of signups escapes formulas and is audited", async () => {
  const activityId = await publishActivity(server, organiser.token, {
    fields: [{ label: "怎么来", options: [], required: 0 }],
  });
  await signUp(server, member.token, activityId, { name: "=cmd|'/c calc'!A0", answers: ["+地铁"] });
  const { data } = await act("export", { activityId });
  expect(data.fileName).toBe("报名名单-城北林场夜拍.csv");
  const [head, line, rest] = data.content.split("\r\n");
  expect(head).toContain('"怎么称呼","手机","状态","怎么来"');
  expect(line).toContain(`"member","'=cmd|'/c calc'!A0","13800008000","已通过","'+地铁"`);
  expect(rest).toBe("");
  expect(await lastAudit()).toMatchObject({ action: "activity.export", detail: { rows: 1 } });
  expect((await act("export", { activityId: "999999" })).code).toBe(404);
});
