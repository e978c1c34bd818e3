import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  appoint,
  columnOf,
  comment,
  makeCircle,
  moveTo,
  publish,
  resetRates,
  siteValue,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
  await makeCircle(server, "1");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const thumbup = (body: object, token = bob.token) => server.post("/api/thread/thumbup", body, token);
const favorite = (body: object, token = bob.token) => server.post("/api/thread/favorite", body, token);
const share = (body: object, token = bob.token) => server.post("/api/thread/share", body, token);
const del = (threadId: string, token: string, reason?: string) =>
  server.post("/api/thread/del", { threadId, ...(reason !== undefined && { reason }) }, token);

test("API-043 a repeated like of a thread counts once, and its removal too", async () => {
  const threadId = await publish(server, ann.token, { circleId: "1" });
  const interactions = await columnOf(server, "circles", "interact_count", "1");
  const liked = await columnOf(server, "users", "liked_count", ann.userId);
  expect(await thumbup({ threadId })).toMatchObject({ code: 200, data: { value: 1, count: 1 } });
  expect(await thumbup({ threadId, value: 1 })).toMatchObject({ data: { value: 1, count: 1 } });
  expect(await thumbup({ threadId }, ann.token)).toMatchObject({ data: { count: 2 } });
  expect(await columnOf(server, "threads", "hot_score", threadId)).toBe(4);
  expect(await columnOf(server, "users", "liked_count", ann.userId)).toBe(liked + 2);
  expect(await thumbup({ threadId, value: 0 })).toMatchObject({ data: { value: 0, count: 1 } });
  expect(await thumbup({ threadId, value: 0 })).toMatchObject({ data: { value: 0, count: 1 } });
  expect(await columnOf(server, "users", "liked_count", ann.userId)).toBe(liked + 1);
  expect(await columnOf(server, "circles", "interact_count", "1")).toBe(interactions + 1);
  expect(await columnOf(server, "threads", "hot_score", threadId)).toBe(2);
  await thumbup({ threadId });
  const notices = await server.get("/api/notice/posts/list", ann.token);
  expect(notices.rows.filter((row) => row.kind === "like" && row.threadId === threadId)).toHaveLength(1);
});

test("API-043 likes of a comment are counted on the comment, not on its thread", async () => {
  const threadId = await publish(server, ann.token);
  const { id: postId } = await comment(server, ann.token, threadId);
  expect(await thumbup({ postId })).toMatchObject({ data: { value: 1, count: 1 } });
  expect(await thumbup({ postId })).toMatchObject({ data: { value: 1, count: 1 } });
  expect(await thumbup({ postId, value: 0 })).toMatchObject({ data: { value: 0, count: 0 } });
  expect(await columnOf(server, "threads", "like_count", threadId)).toBe(0);
});

test("API-044 a like needs a token and exactly one existing thread or comment, with a value of 0 or 1", async () => {
  for (const body of [
    {},
    { threadId: "1", postId: "1" },
    { threadId: "1", value: 2 },
    { threadId: "x" },
    { threadId: "1", n: 1 },
  ]) {
    expect((await thumbup(body)).code).toBe(400);
  }
  expect((await thumbup({ threadId: "999999" })).code).toBe(404);
  expect((await thumbup({ threadId: "999999", value: 0 })).code).toBe(404);
  expect((await thumbup({ postId: "999999" })).code).toBe(404);
  expect((await thumbup({ threadId: "1" }, "")).code).toBe(401);
  expect((await favorite({}, "")).code).toBe(401);
  expect((await share({}, "")).code).toBe(401);
});

test("API-043 a member without the permission cannot like", async () => {
  const guest = await server.member("guest");
  await server.db.execute(sql`insert into user_groups (id, name) values (90, '只读')`);
  await moveTo(server, guest.userId, "90");
  const threadId = await publish(server, ann.token);
  expect((await thumbup({ threadId }, guest.token)).code).toBe(403);
});

test("API-027 a favourite notifies the author and can be repeated and removed", async () => {
  const threadId = await publish(server, ann.token);
  const notifiedKinds = async () =>
    (await server.get("/api/notice/posts/list", ann.token)).rows
      .filter((row) => row.threadId === threadId)
      .map((row) => row.kind);
  expect(await favorite({ threadId })).toMatchObject({ code: 200, data: { value: 1, count: 1 } });
  expect(await favorite({ threadId })).toMatchObject({ data: { value: 1, count: 1 } });
  expect(await notifiedKinds()).toEqual(["favorite"]);
  expect(await favorite({ threadId, value: 0 })).toMatchObject({ data: { value: 0, count: 0 } });
  expect(await favorite({ threadId, value: 0 })).toMatchObject({ data: { value: 0, count: 0 } });
  expect((await favorite({ threadId: "999999" })).code).toBe(404);
  expect((await favorite({ threadId, value: "1" })).code).toBe(400);
  expect(await notifiedKinds()).not.toContain("favorite");
});

test("API-037 a share counts once per member and day", async () => {
  const threadId = await publish(server, ann.token);
  expect(await share({ threadId })).toMatchObject({ code: 200, data: { value: 1, count: 1 } });
  expect(await share({ threadId })).toMatchObject({ data: { count: 1 } });
  expect(await share({ threadId }, ann.token)).toMatchObject({ data: { count: 2 } });
  await server.db.execute(
    sql`update thread_shares set day = '2026-01-01' where thread_id = ${threadId}::bigint`,
  );
  expect(await share({ threadId })).toMatchObject({ data: { count: 3 } });
  expect((await share({ threadId: "999999" })).code).toBe(404);
});

test("API-029 a thread deleted by its author leaves every list and count once", async () => {
  const threadId = await publish(server, ann.token, {
    circleId: "1",
    groupId: "5",
    topicList: [{ content: "删掉" }],
  });
  await comment(server, bob.token, threadId);
  await thumbup({ threadId });
  await server.db.execute(sql`update threads set essence_at = now() where id = ${threadId}::bigint`);
  await server.db.execute(sql`update site_counters set value = value + 1 where key = 'threads.essence'`);
  const topicId = (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.topicList[0].id;
  const before = {
    site: await siteValue(server, "threads"),
    essence: await siteValue(server, "threads.essence"),
    circle: await columnOf(server, "circles", "thread_count", "1"),
    interactions: await columnOf(server, "circles", "interact_count", "1"),
    mine: await columnOf(server, "users", "thread_count", ann.userId),
  };
  expect((await del(threadId, bob.token, "不喜欢")).code).toBe(403);
  expect((await del(threadId, ann.token)).code).toBe(200);
  expect((await del(threadId, ann.token)).code).toBe(200);
  expect({
    site: await siteValue(server, "threads"),
    essence: await siteValue(server, "threads.essence"),
    circle: await columnOf(server, "circles", "thread_count", "1"),
    interactions: await columnOf(server, "circles", "interact_count", "1"),
    mine: await columnOf(server, "users", "thread_count", ann.userId),
  }).toEqual({
    site: before.site - 1,
    essence: before.essence - 1,
    circle: before.circle - 1,
    interactions: before.interactions - 2,
    mine: before.mine - 1,
  });
  expect(await columnOf(server, "topics", "thread_count", topicId)).toBe(0);
  expect(await columnOf(server, "groups", "thread_count", "5")).toBe(0);
  expect((await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code).toBe(404);
  expect((await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, ann.token)).code).toBe(404);
  for (const path of [
    "list",
    "homelist",
    "listV2?circleId=1",
    `listV3?topicId=${topicId}`,
    "listV4?groupId=5",
  ]) {
    const { rows } = await server.get(`/api/without/thread/${path}`);
    expect(rows.map((row) => row.id)).not.toContain(threadId);
  }
  expect((await thumbup({ threadId })).code).toBe(404);
  expect((await favorite({ threadId })).code).toBe(404);
  expect((await share({ threadId })).code).toBe(404);
});

test("API-029 deleting another member's thread needs a permission and a reason, and is written to the audit log", async () => {
  const mod = await server.member("mod");
  await appoint(server, mod.userId, "1");
  const inside = await publish(server, ann.token, { circleId: "1" });
  const outside = await publish(server, ann.token);
  expect((await del(outside, mod.token, "广告")).code).toBe(403);
  expect(await del(inside, mod.token)).toMatchObject({ code: 400, msg: "请填写原因" });
  expect((await del(inside, mod.token, "广告")).code).toBe(200);
  expect((await del(inside, mod.token, "广告")).code).toBe(200);
  const audit = await server.db.execute(
    sql`select actor_id::text as "actorId", action, reason from audit_log where target_id = ${inside}::bigint`,
  );
  expect((audit as unknown as { rows: object[] }).rows).toEqual([
    { actorId: mod.userId, action: "thread.del", reason: "广告" },
  ]);
  const operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  expect((await del(outside, operator.token, "广告")).code).toBe(200);
  expect((await del("999999", operator.token, "广告")).code).toBe(404);
  expect((await del(outside, "", "广告")).code).toBe(401);
  expect((await del(outside, operator.token, "字".repeat(201))).code).toBe(400);
});
