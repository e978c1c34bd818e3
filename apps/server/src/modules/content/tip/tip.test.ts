import { rates } from "@lenscape/api/rates.gen";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocks } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, requestId } from "../../../test/thread-fixtures.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("API-041 HOLE-007 a tip moves points from the reader to the author, once per request ID", async () => {
  const reader = await server.member("giver");
  const author = await server.member("writer");
  await server.db.transaction((tx) =>
    movePoints(tx, { userId: reader.userId, points: 130, source: "task", cause: "start" }),
  );
  const threadId = await publish(server, author.token, { content: "今天的云很低" });
  const tip = (body: object = {}, token = reader.token) =>
    server.post("/api/thread/tipping", { threadId, points: 20, ...body }, token);
  const sameRequest = { requestId: requestId("tip") };
  expect((await tip(sameRequest)).data).toEqual({ balance: 110, leftToday: 80, tipped: 20 });
  expect((await tip(sameRequest)).data).toEqual({ balance: 110, leftToday: 80, tipped: 20 });
  expect((await tip({ points: 30 })).data).toEqual({ balance: 80, leftToday: 50, tipped: 50 });
  expect(await tip({ points: 60 })).toMatchObject({ code: 400, msg: "今天还能打赏50积分" });
  await tip({ points: 50 });
  expect(await tip({ points: 1 })).toMatchObject({ code: 400, msg: "今天的打赏已达上限" });
  expect(await tip({}, author.token)).toMatchObject({ code: 400, msg: "不能打赏自己" });
  for (const points of [0, -1, 1.5, 101, 1e9]) expect((await tip({ points })).code).toBe(400);
  expect((await tip({ threadId: "99999" })).code).toBe(404);
  server.moveClock(24 * 3600 * 1000);
  expect(await tip({ points: 40 })).toMatchObject({ code: 400, msg: "积分不足，还差10" });
  server.moveClock(-24 * 3600 * 1000);

  const { viewer } = (await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, reader.token))
    .data;
  expect(viewer.tipped).toBe(100);
  const { rows, total } = await server.get(`/api/bbs/thread/tipping/list?threadId=${threadId}`);
  expect([total, rows.map(({ nickname, points }) => [nickname, points])]).toEqual([1, [["giver", 100]]]);
  const income = await server.get("/api/bbs/points/list", author.token);
  // Publishing may have paid for a task.
  const tips = income.rows.filter(({ source }) => source === "tipping");
  expect(tips.map(({ points, sourceId }) => [points, sourceId])).toEqual(
    [50, 30, 20].map((points) => [points, threadId]),
  );
  const notices = await server.get("/api/notice/system/list", author.token);
  expect(notices.rows.map(({ title }) => title)).toContain("giver 打赏了你 20 积分");
});

test("a repeated tip gets the same response even if the rate limit is reached or the tipper is muted", async () => {
  const [reader, author] = [await server.member("repeater"), await server.member("repeated")];
  await server.db.transaction((tx) =>
    movePoints(tx, { userId: reader.userId, points: 10, source: "task", cause: "start" }),
  );
  const threadId = await publish(server, author.token);
  const tip = (key: string) =>
    server.post("/api/thread/tipping", { threadId, points: 5, requestId: requestId(key) }, reader.token);
  const first = await tip("first");
  expect(first.data).toMatchObject({ balance: 5, tipped: 5 });
  await server.db.execute(
    sql`update rate_counters set count = ${rates.tip.max}, reset_at = now() + interval '1 hour'`,
  );
  expect((await tip("second")).code).toBe(429);
  expect((await tip("first")).data).toEqual(first.data);
  const muted = sql`update users set denied_until = now() + interval '1 day' where id = ${reader.userId}::bigint`;
  await server.db.execute(muted);
  expect((await tip("first")).data).toEqual(first.data);
});

test("a tip from a member whom the author has blocked is paid without a notice", async () => {
  const [reader, author] = [await server.member("blockedgiver"), await server.member("blocker")];
  await server.db.transaction((tx) =>
    movePoints(tx, { userId: reader.userId, points: 10, source: "task", cause: "start" }),
  );
  const threadId = await publish(server, author.token);
  await server.db.insert(blocks).values({ fromId: author.userId, toId: reader.userId });
  const answer = await server.post("/api/thread/tipping", { threadId, points: 5 }, reader.token);
  expect(answer.data).toMatchObject({ balance: 5, tipped: 5 });
  const { rows } = await server.get("/api/notice/system/list", author.token);
  expect(rows.filter(({ title }) => title.includes("打赏"))).toEqual([]);
});

test("a muted member cannot tip", async () => {
  const reader = await server.member("denied");
  const author = await server.member("writer2");
  const threadId = await publish(server, author.token);
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${reader.userId}::bigint`,
  );
  const answer = await server.post("/api/thread/tipping", { threadId, points: 1 }, reader.token);
  expect(answer).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^你已被禁言，暂不能发表（至 .{16}）$/),
  });
});
