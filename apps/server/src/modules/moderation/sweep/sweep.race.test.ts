import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let operator: Member;
let wave: Member[];
let bystander: Member;
let bystanderThreadId: string;

beforeAll(async () => {
  server = await startServer();
  await makeCircle(server, "1");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  bystander = await server.member("bystander");
  bystanderThreadId = await publish(server, bystander.token, { circleId: "1" });
  await server.post("/api/bbs/word/save", { words: ["全网最低"], action: "review" }, operator.token);
  wave = await Promise.all(Array.from({ length: 6 }, (_, i) => server.member(`wave${i}`)));
  for (const { token } of wave) {
    await resetRates(server);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await publish(server, token, { circleId: "1" }));
    await comment(server, token, bystanderThreadId);
    await comment(server, bystander.token, ids[0]!);
    await server.post("/api/thread/create", { threadClassify: 0, content: "这里的镜片全网最低" }, token);
  }
  await server.app.outbox.settled();
}, 60_000);
afterAll(() => server.close());

const userIds = () => wave.map(({ userId }) => userId);
const call = (name: string, body: object, by = operator) =>
  server.post(`/api/bbs/sweep/${name}`, body, by.token);

/** Reads all state that a sweep changes. */
async function state() {
  const of = async (query: ReturnType<typeof sql>) => rowsOf(await server.db.execute(query));
  return {
    threads: await of(sql`select id, status, removed_at, removed_by, removed_reason, posted_at, reply_count
      from threads order by id`),
    posts: await of(
      sql`select id, status, removed_at, removed_by, removed_reason, reply_count from posts order by id`,
    ),
    users: await of(sql`select id, thread_count, forbidden_until from users order by id`),
    circles: await of(sql`select id, thread_count from circles order by id`),
    site: await of(sql`select key, value from site_counters order by key`),
  };
}

test("a sweep of six accounts removes their content, and one undo restores the exact state", async () => {
  const before = await state();
  const { data: preview } = await call("preview", { userIds: [...userIds(), operator.userId], hours: 24 });
  expect([preview.threadCount, preview.postCount, preview.members.length]).toEqual([36, 6, 7]);
  expect(preview.members.filter(({ refusal }: { refusal: string }) => refusal)).toHaveLength(1);

  const run = await call("run", { userIds: userIds(), hours: 24, days: 30, reason: "批量发广告" });
  expect(run.data).toMatchObject({ memberCount: 6, threadCount: 36, postCount: 6, mayUndo: true });
  const list = await server.get("/api/without/thread/list?pageSize=100");
  expect(list.rows.map(({ id }: { id: string }) => id)).toEqual([bystanderThreadId]);
  expect(list.rows[0].replyCount).toBe(0);
  expect((await server.get("/getInfo", wave[0]!.token)).code).toBe(401);
  expect((await server.get("/api/bbs/review/list?kind=thread", operator.token)).total).toBe(0);
  // Comments of others are not removed.
  const answers = rowsOf(
    await server.db.execute(
      sql`select id from posts where author_id = ${bystander.userId}::bigint and status = 1`,
    ),
  );
  expect(answers).toHaveLength(6);

  const undos = await Promise.all(Array.from({ length: 4 }, () => call("undo", { id: run.data.id })));
  expect(undos.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
  expect(await state()).toEqual(before);
});

test("a sweep with too many texts is refused and changes nothing", async () => {
  const { sweepTexts } = policy.moderation;
  Object.assign(policy.moderation, { sweepTexts: 41 });
  try {
    const before = await state();
    const many = await call("run", { userIds: userIds(), hours: 24, days: 30, reason: "批量发广告" });
    expect([many.code, many.msg]).toEqual([400, expect.stringContaining("请少选几个账号或缩短时间")]);
    expect((await call("preview", { userIds: userIds(), hours: 24 })).code).toBe(400);
    expect(await state()).toEqual(before);
  } finally {
    Object.assign(policy.moderation, { sweepTexts });
  }
});

test("a sweep closes reports about its content, and its undo rejects them and removes the action from appeals", async () => {
  const [author, reporter] = [await server.member("sweptauthor"), await server.member("sweepreporter")];
  await resetRates(server);
  const threadId = await publish(server, author.token, { circleId: "1" });
  const report = { threadId, reason: "spam" };
  expect((await server.post("/api/thread/report", report, reporter.token)).code).toBe(200);
  const caseOf = async () =>
    rowsOf<{ status: number; action: string; note: string }>(
      await server.db.execute(
        sql`select status, action, note from report_cases where target_id = ${threadId}::bigint`,
      ),
    );
  const noticesOf = async (who: Member) =>
    rowsOf<{ title: string }>(
      await server.db.execute(
        sql`select title from system_notices where user_id = ${who.userId}::bigint and title like '你的举报%' order by id`,
      ),
    ).map(({ title }) => title);
  const appeals = async () => {
    const [act] = rowsOf<{ id: string }>(
      await server.db.execute(
        sql`select id::text as id from audit_log where action = 'user.sweep' and target_id = ${author.userId}::bigint`,
      ),
    );
    const { actAgainst, countActsAgainst } = await import("../appeal/appeal.queries.ts");
    return [
      await countActsAgainst(server.db, author.userId),
      (await actAgainst(server.db, author.userId, act!.id))?.appeal?.status,
    ];
  };
  const run = () => call("run", { userIds: [author.userId], hours: 24, days: 1, reason: "看起来是广告" });
  const { data } = await run();
  expect(await caseOf()).toEqual([{ status: 2, action: "delete_deny", note: "看起来是广告" }]);
  expect(await noticesOf(reporter)).toEqual(["你的举报已处理"]);
  expect(await appeals()).toEqual([1, undefined]);

  expect((await call("undo", { id: data.id })).code).toBe(200);
  expect(await caseOf()).toMatchObject([{ status: 3, action: "reject" }]);
  expect(await noticesOf(reporter)).toEqual(["你的举报已处理", "你的举报未被采纳"]);
  expect(await appeals()).toEqual([0, undefined]);
});

test("the undo of a sweep upholds its pending appeals", async () => {
  const author = await server.member("sweptappealer");
  const run = { userIds: [author.userId], hours: 24, days: 1, reason: "看起来是广告" };
  const { data } = await call("run", run);
  const login = { username: "sweptappealer", password: "Lenscape2026" };
  const { ticket } = await server.post("/login", login);
  const { acts } = (await server.post("/api/without/appeal/open", { ticket })).data;
  const appeal = { ticket, id: acts[0].id, text: "我没有发广告" };
  expect((await server.post("/api/without/appeal/send", appeal)).code).toBe(200);
  expect((await call("undo", { id: data.id })).code).toBe(200);
  const { token } = await server.post("/login", login);
  expect((await server.get("/api/bbs/appeal/list", token)).rows).toMatchObject([
    { state: "upheld", mayAppeal: 0 },
  ]);
  expect((await server.get("/api/bbs/appeal/queue", operator.token)).rows).toEqual([]);
});

test("an undo does not change texts that were deleted since, and is refused after ten minutes", async () => {
  const { data } = await call("run", { userIds: userIds().slice(0, 2), hours: 0, days: 1, reason: "广告" });
  const [deleted] = rowsOf<{ id: string }>(
    await server.db.execute(
      sql`select id from threads where author_id = ${wave[0]!.userId}::bigint and status = 3 order by id limit 1`,
    ),
  );
  await server.post("/api/thread/del", { threadId: deleted!.id, reason: "广告" }, operator.token);
  expect((await call("undo", { id: data.id })).code).toBe(200);
  const after = rowsOf<{ status: number }>(
    await server.db.execute(sql`select status from threads where id = ${deleted!.id}::bigint`),
  );
  expect(after).toEqual([{ status: 4 }]);
  const late = (await call("run", { userIds: [wave[5]!.userId], hours: 24, days: 1, reason: "广告" })).data;
  await server.db.execute(
    sql`update sweeps set created_at = now() - interval '11 minutes' where id = ${late.id}::bigint`,
  );
  expect(await call("undo", { id: late.id })).toMatchObject({ code: 409, msg: "已超过 10 分钟，不能撤销" });
});

test("ROLE-037 a sweep requires the ban permission and is limited to its duration and to members of lower rank", async () => {
  const body = { userIds: [wave[3]!.userId], hours: 24, days: 1, reason: "广告" };
  expect((await call("run", body, bystander)).code).toBe(403);
  expect((await call("run", { ...body, days: 0 })).code).toBe(400);
  expect((await call("run", { ...body, userIds: [operator.userId] })).code).toBe(400);
  expect((await call("undo", { id: "999999" })).code).toBe(404);
});
