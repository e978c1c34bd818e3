import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "../../../core/days.ts";
import { scheduleJob } from "../../../core/jobs.ts";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, makeCircle, moveTo, publish } from "../../../test/thread-fixtures.ts";
import { refreshFigures } from "./figures.job.ts";

let server: TestServer;
let operator: { token: string; userId: string };
let writer: { token: string; userId: string };
let reader: { token: string; userId: string };
let threadId: string;
const clock = createClock("Asia/Shanghai");
const today = clock.day(clock.now());

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  writer = await server.member("writer");
  reader = await server.member("reader");
  await moveTo(server, operator.userId, GROUP.operator);
  await makeCircle(server, "1");
  threadId = await publish(server, writer.token, { circleId: "1" });
  await comment(server, reader.token, threadId);
  await comment(server, reader.token, threadId);
  // Two days ago a member joined, wrote a thread, and received and spent points.
  await server.db.execute(
    sql`update users set created_at = now() - interval '2 days' where id = ${writer.userId}::bigint`,
  );
  const old = await publish(server, writer.token);
  await server.db.execute(
    sql`update threads set posted_at = now() - interval '2 days' where id = ${old}::bigint`,
  );
  for (const [points, cause] of [
    [70, "a"],
    [-30, "b"],
  ] as const) {
    await server.db.execute(sql`
      insert into point_entries (user_id, points, balance_after, source, cause, created_at)
      values (${writer.userId}::bigint, ${points}::int, 70, 'sign', ${cause}, now() - interval '2 days')`);
  }
});
afterAll(() => server.close());

const refresh = () => server.db.transaction((tx) => refreshFigures(tx, clock));
const figures = async (query = "") =>
  (await server.get(`/api/bbs/console/figures?${query}`, operator.token)).data;

test("the job counts past days, and today is counted on request", async () => {
  expect((await figures()).days).toMatchObject([{ day: today, threads: 1, comments: 2 }]);
  await refresh();
  const { days, before, circles, hours, refreshedAt } = await figures("days=7");
  expect(days.map(({ day }: { day: string }) => day)).toEqual([
    addDays(today, -2),
    addDays(today, -1),
    today,
  ]);
  expect(days[0]).toMatchObject({
    ...{ members: 1, newMembers: 1, activeMembers: 1, threads: 1, comments: 0, pointsIn: 70, pointsOut: 30 },
  });
  expect(days[1]).toMatchObject({ members: 1, newMembers: 0, activeMembers: 0, threads: 0 });
  expect(days[2]).toMatchObject({ members: 3, newMembers: 2, activeMembers: 2, threads: 1, comments: 2 });
  expect(before).toEqual([]);
  expect(circles).toEqual([{ id: "1", name: "圈子1", threads: 1 }]);
  expect(hours).toHaveLength(168);
  expect(hours.reduce((sum: number, n: number) => sum + n, 0)).toBe(4);
  expect(refreshedAt).not.toBe("");

  await server.member("newcomer");
  await comment(server, reader.token, threadId);
  await server.db.execute(sql`update threads set status = 4 where posted_at < now() - interval '1 day'`);
  const after = (await figures("days=7")).days;
  expect(after[2]).toMatchObject({ members: 4, newMembers: 3, comments: 3 });
  // Past days keep their counts.
  expect(after[0].threads).toBe(1);
  await refresh();
  expect((await figures("days=7")).days[2]).toMatchObject({ members: 4, newMembers: 3, comments: 3 });
  expect((await server.get("/api/bbs/console/figures?days=8", operator.token)).code).toBe(400);
});

test("circles with equally many threads are listed by ID", async () => {
  for (const id of ["10", "9"]) {
    await makeCircle(server, id);
    await publish(server, writer.token, { circleId: id });
  }
  await refresh();
  const { circles } = await figures("days=7");
  expect(circles.map(({ id }: { id: string }) => id)).toEqual(["1", "9", "10"]);
});

test("figures of seven days include the seven days before", async () => {
  await server.db.execute(sql`
    insert into daily_figures (day, members, threads) values (${addDays(today, -9)}::date, 1, 5)`);
  const { before } = await figures("days=7");
  expect(before).toMatchObject([{ day: addDays(today, -9), threads: 5 }]);
  expect((await figures("days=30")).days[0]).toMatchObject({ day: addDays(today, -9) });
});

test("health reports the database, the uploads and the last job runs", async () => {
  const { reports } = server.app;
  const run = (name: string, work: () => Promise<void>) =>
    scheduleJob(server.db, reports, { name, lock: 1, everyMs: 3_600_000, run: work })();
  await run("good", async () => {});
  await run("bad", async () => {
    throw new Error("no such place");
  });
  const { data } = await server.get("/api/bbs/console/health", operator.token);
  expect(data).toMatchObject({
    version: "1.1.0",
    jobs: [
      { name: "bad", lastOk: 0, failure: "no such place" },
      { name: "good", lastOk: 1, failure: "" },
    ],
  });
  expect(data.databaseBytes).toBeGreaterThan(0);
  await run("bad", async () => {});
  const again = await server.get("/api/bbs/console/health", operator.token);
  expect(again.data.jobs[0]).toMatchObject({ name: "bad", lastOk: 1, failure: "" });
});

test("visitors, members and moderators see neither figures nor health", async () => {
  await moveTo(server, reader.userId, GROUP.moderator);
  for (const path of ["figures", "health"]) {
    expect((await server.get(`/api/bbs/console/${path}`)).code).toBe(401);
    expect((await server.get(`/api/bbs/console/${path}`, writer.token)).code).toBe(403);
    expect((await server.get(`/api/bbs/console/${path}`, reader.token)).code).toBe(403);
  }
});
