import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP, MODERATOR_RANK } from "../../../db/base.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import {
  columnOf,
  makeCircle,
  moveTo,
  publish,
  resetRates,
  siteValue,
} from "../../../test/thread-fixtures.ts";
import { governUser } from "./moderation.queries.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let author: Member;
/** Two operators and two admins for concurrent actions. */
let operators: [Member, Member];
let admins: [Member, Member];
let serial = 0;

beforeAll(async () => {
  server = await startServer();
  await makeCircle(server, "1");
  operators = [await server.member("operator1"), await server.member("operator2")];
  admins = [await server.member("admin1"), await server.member("admin2")];
  for (const { userId } of operators) await moveTo(server, userId, GROUP.operator);
  for (const { userId } of admins) await moveTo(server, userId, GROUP.admin);
  await server.post("/api/bbs/word/save", { words: ["全网最低"], action: "review" }, operators[0].token);
});
beforeEach(async () => {
  await resetRates(server);
  await deleteAll(server, "audit_log", "report_cases", "reports");
  author = await server.member(`writer${serial++}`);
});
afterAll(() => server.close());

const reason = "按公约处理";
const act = (name: string, by: Member, body: object) =>
  server.post(`/api/${name}`, { reason, ...body }, by.token);
const times = <T>(count: number, call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)));
const both = (i: number) => operators[i % 2]!;
const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort();
const auditEntries = async () =>
  rowsOf<{ action: string; value: number | null }>(
    await server.db.execute(
      sql`select action, (detail ->> 'value')::int as value from audit_log order by id`,
    ),
  );
const threadCount = () => columnOf(server, "users", "thread_count", author.userId);
const column = (name: string, id: string) => columnOf(server, "threads", name, id);

test("ROLE-037 only one of several concurrent decisions about a report succeeds, the others get 409", async () => {
  for (const [first, second] of [
    ["take", "take"],
    ["delete", "reject"],
  ]) {
    const threadId = await publish(server, author.token, { circleId: "1" });
    await server.post("/api/thread/report", { threadId, reason: "spam" }, operators[1].token);
    const [{ id: caseId }] = (await server.get("/api/bbs/report/list?status=0", operators[0].token)).rows;
    const answers = await times(10, (i) =>
      server.post(
        "/api/bbs/report/handle",
        { caseId, action: i % 2 ? first : second, note: reason },
        both(i).token,
      ),
    );
    expect(codes(answers)).toEqual([200, ...Array(9).fill(409)]);
    const decisions = (await auditEntries()).filter(({ action }) => action === "report.handle");
    expect(decisions).toHaveLength(first === "take" ? 0 : 1);
    await deleteAll(server, "audit_log", "report_cases", "reports");
  }
});

test("API-040 ROLE-034 after concurrent sets and resets the state equals the last audit entry, and every entry is a change", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const answers = await times(20, (i) => act("thread/sticky", both(i), { threadId, value: i % 3 ? 1 : 0 }));
  for (const { code } of answers) expect([200, 409]).toContain(code);
  const values = (await auditEntries()).map(({ value }) => value);
  expect(values.every((value, i) => value === (i % 2 ? 0 : 1))).toBe(true);
  expect(await column("group_sticky", threadId)).toBe(values.at(-1) === 1);
});

test("API-029 API-042 a thread that is taken down and deleted concurrently is subtracted from the counters once", async () => {
  for (let round = 0; round < 5; round++) {
    await resetRates(server);
    const site = await siteValue(server, "threads");
    const before = await threadCount();
    const threadId = await publish(server, author.token, { circleId: "1" });
    const answers = await times(8, (i) =>
      act(i % 2 ? "thread/undershelf" : "thread/del", both(i >> 1), { threadId }),
    );
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    for (const { code } of answers) expect([200, 404, 409]).toContain(code);
    expect([await threadCount(), await siteValue(server, "threads")]).toEqual([before, site]);
  }
});

test("API-032 a thread that is restored concurrently is added to the counters once", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const [own, site] = [await threadCount(), await siteValue(server, "threads")];
  await act("thread/undershelf", operators[0], { threadId });
  const answers = await times(10, (i) => act("thread/display", both(i), { threadId }));
  for (const { code } of answers) expect([200, 409]).toContain(code);
  expect([await threadCount(), await siteValue(server, "threads")]).toEqual([own, site]);
  expect((await auditEntries()).filter(({ action }) => action.includes("display"))).toHaveLength(1);
});

test("API-099 a muted member cannot write, and concurrent comments are stored and counted completely or not at all", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const [denied, ...answers] = await Promise.all([
    act("bbs/user/deny", operators[0], { userId: author.userId, days: 7 }),
    ...Array.from({ length: 8 }, (_, i) =>
      server.post("/api/thread/addPost", { threadId, content: `第 ${i} 句` }, author.token),
    ),
  ]);
  expect(denied!.code).toBe(200);
  for (const { code } of answers) expect([200, 400]).toContain(code);
  expect(await column("reply_count", threadId)).toBe(answers.filter(({ code }) => code === 200).length);
  const after = await server.post("/api/thread/addPost", { threadId, content: "再说一句" }, author.token);
  expect(after).toMatchObject({ code: 400, msg: expect.stringContaining("禁言") });
});

test("ROLE-037 two admins who act against each other concurrently are both refused", async () => {
  const [one, two] = admins;
  const answers = await Promise.all(
    [
      [one, two],
      [two, one],
    ].flatMap(([by, of]) => [
      act("bbs/user/closed", by!, { userId: of!.userId }),
      act("bbs/user/forbidden", by!, { userId: of!.userId, days: 1 }),
      act("bbs/console/member/update", by!, { userId: of!.userId, groupId: GROUP.member }),
    ]),
  );
  expect(codes(answers)).toEqual(Array(6).fill(403));
  for (const { token } of admins) expect((await server.get("/getInfo", token)).code).toBe(200);
  expect(await auditEntries()).toEqual([]);
});

test("ROLE-037 a member who is promoted concurrently is not muted after the promotion", async () => {
  const [admin] = admins;
  const [promotion, ...answers] = await Promise.all([
    act("bbs/console/member/update", admin, { userId: author.userId, groupId: GROUP.operator }),
    ...Array.from({ length: 6 }, (_, i) => act("bbs/user/deny", both(i), { userId: author.userId, days: 1 })),
  ]);
  expect(promotion!.code).toBe(200);
  for (const { code } of answers) expect([200, 403, 409]).toContain(code);
  const log = (await auditEntries()).map(({ action }) => action);
  expect(log.slice(log.indexOf("user.update") + 1)).toEqual([]);
});

test("ROLE-037 a member is only updated while their rank is below the given rank", async () => {
  await moveTo(server, author.userId, GROUP.moderator);
  const deny = (below: number) => governUser(server.db, author.userId, below, { deniedUntil: new Date() });
  expect(await deny(MODERATOR_RANK)).toBe(false);
  expect(await columnOf(server, "users", "denied_until", author.userId)).toBeNull();
  expect(await deny(MODERATOR_RANK + 1)).toBe(true);
});

test("API-028 a text that is passed concurrently is published once and rewarded once", async () => {
  const { data } = await server.post(
    "/api/thread/create",
    { threadClassify: 0, content: "这里的镜片全网最低" },
    author.token,
  );
  const before = await threadCount();
  const body = { kind: "thread", id: data.id, value: 1 };
  const answers = await times(10, (i) => server.post("/api/bbs/review/decide", body, both(i).token));
  expect(codes(answers)).toEqual([200, ...Array(9).fill(409)]);
  expect(await threadCount()).toBe(before + 1);
  const rewards = rowsOf<{ n: number }>(
    await server.db.execute(sql`
      select count(*)::int as n from exp_entries
      where user_id = ${author.userId}::bigint and cause like ${`%thread:${data.id}`}`),
  );
  expect(rewards).toEqual([{ n: 1 }]);
});
