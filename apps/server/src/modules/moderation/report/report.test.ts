import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { appoint, comment, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let author: { token: string; userId: string };
let moderator: { token: string; userId: string };
let otherModerator: { token: string; userId: string };
let operator: { token: string; userId: string };
const reporters: { token: string; userId: string }[] = [];

beforeAll(async () => {
  server = await startServer();
  for (const id of ["1", "2"]) await makeCircle(server, id);
  author = await server.member("author");
  moderator = await server.member("moderator");
  otherModerator = await server.member("elsewhere");
  operator = await server.member("operator");
  await appoint(server, moderator.userId, "1");
  await appoint(server, otherModerator.userId, "2");
  await moveTo(server, operator.userId, GROUP.operator);
  for (let i = 0; i < policy.moderation.hidingReports; i += 1)
    reporters.push(await server.member(`crowd${i}`));
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetRates(server);
  await deleteAll(server, "report_cases", "reports");
});

const report = (by: { token: string }, body: object) =>
  server.post("/api/thread/report", { reason: "spam", ...body }, by.token);
const queue = (by: { token: string }, status = 0) =>
  server.get(`/api/bbs/report/list?status=${status}`, by.token);
const handle = (by: { token: string }, caseId: string, action: string, more: object = {}) =>
  server.post("/api/bbs/report/handle", { caseId, action, note: "违反公约第 5 条", ...more }, by.token);
const titles = async (of: { token: string }) =>
  (await server.get("/api/notice/system/list?pageSize=50", of.token)).rows.map((row) => row.title as string);

test("API-036 each member can report a thread, comment or member once, and not themselves", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const { id: postId } = await comment(server, author.token, threadId);
  const [one, two] = reporters as [(typeof reporters)[0], (typeof reporters)[0]];
  for (const target of [{ threadId }, { postId }, { userId: author.userId }]) {
    expect((await report(one, target)).code).toBe(200);
    expect(await report(one, target)).toMatchObject({ code: 409, msg: "您已举报过该内容" });
    expect((await report(two, { ...target, reason: "abuse" })).code).toBe(200);
    expect((await report(author, target)).msg).toBe("不能举报自己");
  }
  expect((await report(one, {})).code).toBe(400);
  expect((await report(one, { threadId, postId })).code).toBe(400);
  expect((await report(one, { threadId: "99999" })).code).toBe(404);
  const { rows, total } = await queue(operator);
  expect([total, rows.map((row) => row.reporterCount)]).toEqual([3, [2, 2, 2]]);
});

test("API-036 a case goes from open to handling to closed, each step once, and author and reporters are notified", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  await report(reporters[0]!, { threadId });
  expect((await queue(reporters[0]!)).code).toBe(403);
  expect((await queue(otherModerator)).total).toBe(0);
  const [row] = (await queue(moderator)).rows;
  expect((await handle(otherModerator, row.id, "take")).code).toBe(404);
  expect((await handle(reporters[0]!, row.id, "take")).code).toBe(403);
  expect((await handle(moderator, row.id, "take")).code).toBe(200);
  expect((await queue(moderator, 1)).total).toBe(1);
  expect((await handle(moderator, row.id, "take")).code).toBe(409);
  const detail = await server.get(`/api/bbs/report/detail?caseId=${row.id}`, moderator.token);
  expect(detail.data.mayDo).toEqual(["delete", "deny", "delete_deny", "ignore", "reject"]);
  expect(detail.data.reasons).toEqual([{ reason: "spam", count: 1 }]);
  expect((await handle(moderator, row.id, "delete", { note: " " })).msg).toBe("请填写原因");
  expect((await handle(moderator, row.id, "delete_deny", { days: 7 })).code).toBe(200);
  expect((await handle(moderator, row.id, "reject")).code).toBe(409);
  expect((await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code).toBe(404);
  expect(await titles(author)).toEqual(
    expect.arrayContaining(["你的帖子已被删除", "你在「圈子1」被禁言 7 天"]),
  );
  expect(await titles(reporters[0]!)).toContain("你的举报已处理");
  const [closedCase] = (await queue(operator, 2)).rows;
  expect(closedCase).toMatchObject({ id: row.id, action: "delete_deny", handlerName: "moderator" });
  await server.post(
    "/api/bbs/user/deny",
    { userId: author.userId, circleId: "1", value: 0, reason: "到期" },
    moderator.token,
  );
});

test("API-036 a thread is hidden at the report threshold, and rejecting the reports restores it", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const isVisible = async () =>
    (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code === 200;
  for (const by of reporters.slice(1)) await report(by, { threadId });
  expect(await isVisible()).toBe(true);
  await report(reporters[0]!, { threadId });
  expect(await isVisible()).toBe(false);
  expect(await titles(author)).toContain("你的帖子已暂时隐藏");
  expect((await server.post("/api/thread/display", { threadId }, author.token)).code).toBe(403);
  const [row] = (await queue(operator)).rows;
  expect(row).toMatchObject({ isHidden: 1, reporterCount: policy.moderation.hidingReports });
  expect((await handle(operator, row.id, "reject")).code).toBe(200);
  expect(await isVisible()).toBe(true);
  expect(await titles(reporters[0]!)).toContain("你的举报未被采纳");
  expect((await queue(operator, 3)).total).toBe(1);
});

test("API-036 hiding and restoring a reported comment updates the comment count of its thread", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const { id: postId } = await comment(server, author.token, threadId);
  for (const by of reporters) await report(by, { postId });
  const replies = async () =>
    (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.replyCount as number;
  expect(await replies()).toBe(0);
  const [row] = (await queue(operator)).rows;
  await handle(operator, row.id, "ignore");
  expect(await replies()).toBe(1);
});

test("API-036 content of staff is not hidden by reports", async () => {
  const threadId = await publish(server, operator.token, { circleId: "1" });
  for (const by of reporters) await report(by, { threadId });
  expect((await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code).toBe(200);
});

test("API-036 reported messages are listed with their text for viewers who handle all reports", async () => {
  const [one] = reporters as [(typeof reporters)[0]];
  const sent = await server.post(
    "/api/notice/dialog/send",
    { toUserId: one.userId, content: "便宜出镜片" },
    author.token,
  );
  const { dialogId, id } = sent.data;
  await server.post("/api/bbs/dialog/report", { dialogId, messageIds: [id], reason: "spam" }, one.token);
  expect((await queue(moderator)).total).toBe(0);
  const [row] = (await queue(operator)).rows;
  expect(row).toMatchObject({ targetType: "message", author: { userId: author.userId } });
  const { data } = await server.get(`/api/bbs/report/detail?caseId=${row.id}`, operator.token);
  expect(data.messages).toMatchObject([{ id, content: "便宜出镜片" }]);
  expect(data.mayDo).toEqual(["take", "deny", "ignore", "reject"]);
  expect((await handle(operator, row.id, "delete")).code).toBe(400);
});

test("ending a sanction is not counted as a violation", async () => {
  const target = await server.member("pardoned");
  await report(reporters[0]!, { userId: target.userId });
  const [row] = (await queue(operator)).rows;
  const violations = async () =>
    (await server.get(`/api/bbs/report/detail?caseId=${row.id}`, operator.token)).data.violations;
  for (const value of [1, 0] as const) {
    const body = { userId: target.userId, value, days: 1, reason: "刷屏" };
    for (const act of ["deny", "forbidden"])
      expect((await server.post(`/api/bbs/user/${act}`, body, operator.token)).code).toBe(200);
    expect(await violations()).toBe(2);
  }
});
