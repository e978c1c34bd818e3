import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { auditLog, userGroups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { appoint, comment, makeCircle, moveTo, publish } from "../../../test/thread-fixtures.ts";
import { moderationTexts } from "../../moderation/act/moderation.rules.ts";

interface Operation {
  operationId: string;
  "x-permission"?: string;
}

const operations = Object.entries(
  contract.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    operation["x-permission"] ? [{ path, method, permission: operation["x-permission"] }] : [],
  ),
);

let server: TestServer;
let member: { token: string; userId: string };
let moderator: { token: string; userId: string };
let operator: { token: string; userId: string };
let admin: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  for (const id of ["1", "2"]) await makeCircle(server, id);
  member = await server.member("member");
  moderator = await server.member("moderator");
  operator = await server.member("operator");
  admin = await server.member("admin");
  await appoint(server, moderator.userId, "1");
  await moveTo(server, moderator.userId, GROUP.moderator);
  await moveTo(server, operator.userId, GROUP.operator);
  await moveTo(server, admin.userId, GROUP.admin);
});
afterAll(() => server.close());

const call = (method: string, path: string, token?: string) =>
  method === "get" ? server.get(path, token) : server.post(path, {}, token);
const update = (by: { token: string }, body: object) =>
  server.post("/api/bbs/console/member/update", { reason: "接任圈主", ...body }, by.token);

test.each(operations)("ROLE-039 $method $path requires $permission", async ({ method, path, permission }) => {
  expect((await call(method, path)).code).toBe(401);
  expect((await call(method, path, member.token)).code).toBe(403);
  if (permission !== "console.enter") expect((await call(method, path, moderator.token)).code).toBe(403);
  expect([401, 403]).not.toContain((await call(method, path, admin.token)).code);
});

test("ROLE-039 the console lists the viewer's sections, for moderators those of their own circles only", async () => {
  const names = async (by: { token: string }) =>
    (await server.get("/api/bbs/console/access", by.token)).data.map(({ name }: { name: string }) => name);
  expect(await names(moderator)).toEqual(["desk", "reports", "review", "proposals", "threads"]);
  expect(await names(operator)).toEqual(expect.arrayContaining(["threads", "members", "words", "audit"]));
});

test("ROLE-039 admins assign groups and circles with a reason, never above their own rank and never to themselves", async () => {
  const { userId } = member;
  expect((await update(operator, { userId, groupId: GROUP.moderator })).code).toBe(403);
  expect((await update(admin, { userId: admin.userId, groupId: GROUP.member })).code).toBe(400);
  expect((await update(admin, { userId, groupId: "999" })).code).toBe(404);
  expect((await update(admin, { userId, groupId: GROUP.moderator, reason: " " })).msg).toBe("请填写原因");
  expect((await update(admin, { userId, groupId: GROUP.moderator, circleIds: ["1", "2"] })).code).toBe(200);
  const { data } = await server.get(`/api/bbs/console/member/detail?userId=${userId}`, admin.token);
  expect(data).toMatchObject({
    member: { groupId: GROUP.moderator, groupName: "版主" },
    circles: [{ id: "1" }, { id: "2" }],
    log: [{ action: "user.update", reason: "接任圈主" }],
  });
  await update(admin, { userId, groupId: GROUP.member, circleIds: [] });
  expect((await server.get("/api/bbs/console/access", member.token)).code).toBe(403);
});

test("ROLE-039 members of equal or higher rank and the last admin cannot be moved", async () => {
  const peer = await server.member("peer");
  await moveTo(server, peer.userId, GROUP.admin);
  const rows = () => server.db.select().from(users).orderBy(users.id);
  const before = await rows();
  expect((await update(admin, { userId: peer.userId, groupId: GROUP.member })).code).toBe(403);
  // A group that may manage others but ranks below the admins.
  await server.db.insert(userGroups).values({
    id: "90",
    name: "人事",
    rank: 35,
    permissions: ["console.enter", "console.members", "user.edit.group"],
  });
  const keeper = await server.member("keeper");
  await moveTo(server, keeper.userId, "90");
  expect((await update(keeper, { userId: admin.userId, groupId: GROUP.member })).code).toBe(403);
  expect((await update(keeper, { userId: member.userId, groupId: GROUP.admin })).code).toBe(403);
  await moveTo(server, peer.userId, GROUP.member);
  expect((await update(keeper, { userId: admin.userId, groupId: GROUP.member })).msg).toBe(
    moderationTexts.lastAdmin,
  );
  await moveTo(server, peer.userId, GROUP.admin);
  expect((await rows()).filter(({ id }) => id !== keeper.userId)).toEqual(before);
});

test("members, threads and the log are found by words, status and action", async () => {
  const threadId = await publish(server, member.token, { content: "昨晚在湖边拍到了很远的星星" });
  const matches = await server.get("/api/bbs/console/member/list?keyWord=moder", operator.token);
  expect(matches.rows.map((row) => row.nickname)).toEqual(["moderator"]);
  const { userId, token } = member;
  await server.db.execute(
    sql`update users set created_at = now() + interval '1 hour' where id = ${userId}::bigint`,
  );
  const newest = await server.get("/api/bbs/console/member/list", operator.token);
  expect(newest.rows[0].userId).toBe(userId);
  await server.post("/logout", {}, token);
  const byId = await server.get(`/api/bbs/console/member/list?keyWord=${userId}`, operator.token);
  expect(byId.rows[0].seenAt).not.toBe("");
  expect((await server.get("/api/bbs/console/member/list?status=denied", operator.token)).total).toBe(0);
  await server.post("/api/bbs/user/deny", { userId: member.userId, reason: "刷屏", days: 1 }, operator.token);
  const denied = await server.get("/api/bbs/console/member/list?status=denied", operator.token);
  expect(denied.rows).toMatchObject([{ userId: member.userId, status: "denied" }]);
  const threads = (query: string) => server.get(`/api/bbs/console/thread/list?${query}`, operator.token);
  expect((await threads("keyWord=湖边")).rows).toMatchObject([{ id: threadId, status: 1 }]);
  await server.post("/api/thread/undershelf", { threadId, reason: "需要核实" }, operator.token);
  expect((await threads("status=3")).rows).toMatchObject([{ id: threadId, why: "需要核实" }]);
  const log = await server.get("/api/bbs/console/audit/list?action=thread.undershelf", operator.token);
  expect(log.rows).toMatchObject([
    { actor: { userId: operator.userId }, targetId: threadId, value: 1, reason: "需要核实" },
  ]);
  await server.post(
    "/api/bbs/user/deny",
    { userId: member.userId, value: 0, reason: "误操作" },
    operator.token,
  );
  const denials = await server.get("/api/bbs/console/audit/list?action=user.deny", operator.token);
  expect(denials.rows.map(({ value, reason }) => [value, reason])).toEqual([
    [0, "误操作"],
    [1, "刷屏"],
  ]);
  const about = async (keyWord: string) =>
    (await server.get(`/api/bbs/console/audit/list?keyWord=${keyWord}`, operator.token)).rows.map(
      ({ action }) => action,
    );
  expect((await about("member")).slice(0, 2)).toEqual(["user.deny", "thread.undershelf"]);
  expect(await about(operator.userId)).toEqual(expect.arrayContaining(["thread.undershelf", "user.deny"]));
  expect(await about("没有这个人")).toEqual([]);
});

test("ROLE-039 a circle's moderator finds removed threads of their own circle and restores them", async () => {
  const writer = await server.member("writer");
  const [here, there] = [
    await publish(server, writer.token, { circleId: "1", content: "湖边的星星被路灯照花了" }),
    await publish(server, writer.token, { circleId: "2", content: "山上的星星要再等一个月" }),
  ];
  const reason = "需要核实";
  await server.post("/api/thread/undershelf", { threadId: here, reason }, moderator.token);
  await server.post("/api/thread/undershelf", { threadId: there, reason }, admin.token);
  const removed = async (query = "") =>
    (await server.get(`/api/bbs/console/thread/list?status=3${query}`, moderator.token)).rows.map(
      ({ id }) => id,
    );
  expect(await removed()).toEqual([here]);
  expect(await removed("&circleId=2")).toEqual([]);
  await server.post("/api/thread/display", { threadId: here, reason: "已经核实" }, moderator.token);
  expect(await removed()).toEqual([]);
  const reviewer = await server.member("reviewer");
  await moveTo(server, reviewer.userId, GROUP.superModerator);
  const { rows } = await server.get("/api/bbs/console/thread/list?status=3", reviewer.token);
  expect(rows.map(({ id }) => id)).toContain(there);
  // The group without a circle gives no access.
  const idle = await server.member("idle");
  await moveTo(server, idle.userId, GROUP.moderator);
  expect((await server.get("/api/bbs/console/thread/list", idle.token)).code).toBe(403);
});

test("the number of a newcomer's posts in review is a setting", async () => {
  const save = (reviewedPosts: number) =>
    server.post("/api/bbs/console/setting/save", { reviewedPosts }, operator.token);
  expect((await save(6)).code).toBe(400);
  expect((await save(1)).code).toBe(200);
  expect((await server.get("/api/bbs/console/setting/get", operator.token)).data).toEqual({
    reviewedPosts: 1,
  });
  const { token } = await server.member("fresh");
  const first = await server.post(
    "/api/thread/create",
    { threadClassify: 0, content: "我是新来的，请多指教" },
    token,
  );
  expect(first.data.status).toBe(0);
  await save(0);
});

test("ROLE-039 the desk counts pending items with the oldest time and lateness, for moderators of their own circles only", async () => {
  const desk = async (by: { token: string }) => {
    const { data } = await server.get("/api/bbs/console/desk", by.token);
    return Object.fromEntries(data.map(({ name, ...row }: { name: string }) => [name, row]));
  };
  const none = { count: 0, oldestAt: "", isLate: 0, oldest: [] };
  expect(await desk(moderator)).toEqual({
    reports: { ...none, withinHours: 4 },
    review: { ...none, withinHours: 4 },
    proposals: { ...none, withinHours: 72 },
  });
  expect(Object.keys(await desk(operator))).toEqual([
    ...["reports", "review", "appeals", "proposals", "feedback", "devices", "orders"],
  ]);
  const before = await desk(operator);
  const { token } = await server.member("troubled");
  const [mine, other] = [
    await publish(server, token, { circleId: "1" }),
    await publish(server, token, { circleId: "2" }),
  ];
  for (const id of [mine, other])
    expect(
      (await server.post("/api/thread/report", { threadId: id, reason: "spam" }, operator.token)).code,
    ).toBe(200);
  await server.db.execute(
    sql`update report_cases set created_at = now() - interval '5 hours' where target_id = ${other}::bigint`,
  );
  await server.db.execute(
    sql`update threads set status = 0, posted_at = now() - interval '3 hours' where id = ${mine}::bigint`,
  );
  await server.db.execute(sql`
    insert into proposals (kind, thread_id, by_id, reason, created_at)
    values ('cherrypick', ${other}::bigint, ${moderator.userId}::bigint, '', now() - interval '73 hours')`);
  expect(await desk(moderator)).toMatchObject({
    proposals: none,
    reports: { count: 1, isLate: 0 },
    review: { count: 1, isLate: 0, oldestAt: expect.stringMatching(/^\d{4}-/) },
  });
  expect(await desk(operator)).toMatchObject({
    reports: { count: before.reports.count + 2, isLate: 1 },
    review: { count: before.review.count + 1 },
    proposals: { count: before.proposals.count + 1, isLate: 1 },
  });
});

test("ROLE-039 the desk lists the oldest items first, and none of other viewers' queues", async () => {
  interface Item {
    name: string;
    id: string;
    kind: string;
    title: string;
    user: { nickname: string };
    waitsSince: string;
    isLate: number;
  }
  const oldest = async (by: { token: string }): Promise<Item[]> => {
    const { data } = await server.get("/api/bbs/console/desk", by.token);
    return data
      .flatMap(({ name, oldest: items }: { name: string; oldest: object[] }) =>
        items.map((item) => ({ name, ...item })),
      )
      .sort((a: Item, b: Item) => a.waitsSince.localeCompare(b.waitsSince));
  };
  const writer = await server.member("waiting");
  const [here, there, pending, lively] = [
    await publish(server, writer.token, { circleId: "1", content: "这里的第一篇" }),
    await publish(server, writer.token, { circleId: "2", content: "那边的第一篇" }),
    await publish(server, writer.token, { circleId: "1", content: "这里等着的一篇" }),
    await publish(server, writer.token, { circleId: "2", content: "那边有评论的一篇" }),
  ];
  for (const id of [here, there])
    await server.post("/api/thread/report", { threadId: id, reason: "spam" }, operator.token);
  const { id: commentId } = await comment(server, writer.token, lively!);
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours}::int)`;
  const db = server.db;
  await db.execute(sql`update report_cases set created_at = ${ago(900)} where target_id = ${here}::bigint`);
  await db.execute(sql`update report_cases set created_at = ${ago(899)} where target_id = ${there}::bigint`);
  await db.execute(sql`update threads set status = 0, posted_at = ${ago(898)} where id = ${pending}::bigint`);
  await db.execute(
    sql`update posts set status = 0, created_at = ${ago(897)} where id = ${commentId}::bigint`,
  );
  await db.execute(sql`
    insert into proposals (kind, thread_id, circle_id, by_id, reason, created_at)
    values ('move', ${lively}::bigint, 1, ${writer.userId}::bigint, '', ${ago(896)})`);
  const most = policy.moderation.deskOldest;
  await db.execute(sql`
    insert into feedbacks (no, kind, user_id, request_id, title, content, model_name, created_at)
    select 'FB-OLDEST-' || n, 0, ${writer.userId}::bigint, 'oldest-' || n, '断断续续 ' || n, '', '',
      ${ago(895)} + make_interval(hours => n)
    from generate_series(1, ${most}::int - 4) n`);
  const all = await oldest(operator);
  expect(all).toHaveLength(most);
  expect(all.slice(0, 6).map(({ name, kind, title }) => [name, kind, title])).toEqual([
    ["reports", "", "这里的第一篇"],
    ["reports", "", "那边的第一篇"],
    ["review", "thread", "这里等着的一篇"],
    ["review", "post", expect.any(String)],
    ["proposals", "", "那边有评论的一篇"],
    ["feedback", "", "断断续续 1"],
  ]);
  expect(all[2]).toMatchObject({ id: pending, user: { nickname: "waiting" }, isLate: 1 });
  const mine = await oldest(moderator);
  expect(mine.slice(0, 3).map(({ name, title }) => [name, title])).toEqual([
    ["reports", "这里的第一篇"],
    ["review", "这里等着的一篇"],
    ["proposals", "那边有评论的一篇"],
  ]);
  expect(mine.map(({ title }) => title)).not.toContain("那边的第一篇");
  expect(mine.map(({ kind }) => kind)).not.toContain("post");
  expect(mine.map(({ name }) => name)).not.toContain("feedback");
  // The last item appears when an earlier one is decided.
  await db.execute(sql`update proposals set status = 1`);
  const next = await oldest(operator);
  expect(all.at(-1)!.title).toBe(`断断续续 ${most - 5}`);
  expect(next.map(({ title }) => title).slice(4)).toEqual(
    Array.from({ length: most - 4 }, (_, n) => `断断续续 ${n + 1}`),
  );
  expect((await oldest(moderator)).map(({ name }) => name)).not.toContain("feedback");
});

test("the log is filtered by time and without the viewer's own actions", async () => {
  const since = Math.floor(Date.now() / 1000) - 3600;
  const log = (from: number, more = "") =>
    server.get(`/api/bbs/console/audit/list?since=${from}${more}`, operator.token);
  const { total } = await log(since);
  const mine = (await log(since, `&actorId=${operator.userId}`)).total;
  expect(mine).toBeGreaterThan(0);
  expect((await log(since, "&others=1")).total).toBe(total - mine);
  expect((await log(since + 7200)).total).toBe(0);
});

test("the log is exported as CSV with the list's filters, in audited batches, with formulas as text", async () => {
  const actor = await server.member("logactor");
  const note = { actorId: actor.userId, targetType: "user", targetId: actor.userId } as const;
  await server.db.insert(auditLog).values([
    { ...note, action: "user.deny", reason: "=1+1", createdAt: new Date("2026-01-01T00:00:00Z") },
    ...Array.from({ length: 5000 }, (_, n) => ({
      ...note,
      action: "user.deny" as const,
      reason: `第 ${n} 条`,
    })),
    { ...note, action: "user.closed", reason: '他说："好"\n然后走了' },
  ]);
  const download = async (body: object, token = operator.token) =>
    server.post("/api/bbs/console/audit/export", body, token);
  expect((await download({}, actor.token)).code).toBe(403);
  const filter = { keyWord: "logactor", action: "user.deny" };
  const first = (await download(filter)).data;
  expect(first.csv).toMatch(/^\uFEFF"时间","编号","操作人编号","操作人","操作"/);
  expect(first.csv.trim().split("\r\n")).toHaveLength(5001);
  const last = (await download({ ...filter, after: first.next })).data;
  expect(last.next).toBe("");
  expect(last.csv).toMatch(/^"[^\r]*"logactor","user.deny","已执行","user",[^\r]*,"'=1\+1"\r\n$/);
  const entries = await server.db
    .select()
    .from(auditLog)
    .where(sql`action = 'audit.export' and actor_id = ${operator.userId}::bigint`)
    .orderBy(auditLog.id);
  expect(entries).toMatchObject([
    { actorId: operator.userId, detail: { rows: 5000, ...filter } },
    { actorId: operator.userId, detail: { rows: 1, ...filter } },
  ]);
  const quoted = (await download({ actorId: actor.userId, action: "user.closed" })).data.csv;
  expect(quoted).toContain('"他说：""好""\n然后走了"\r\n');
  const since = Math.floor(Date.parse("2026-01-02T00:00:00Z") / 1000);
  expect((await download({ ...filter, since })).data.csv).not.toContain("=1+1");
  const ofOthers = (await download({ others: 1, actorId: operator.userId, action: "audit.export" })).data;
  expect(ofOthers.csv.trim().split("\r\n")).toHaveLength(1);
  expect((await download({ keyWord: "nobody of that name" })).data.csv.trim().split("\r\n")).toHaveLength(1);
});
