import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, publish, requestId } from "../../../test/thread-fixtures.ts";
import { MAX_BALANCE } from "./points.queries.ts";
import { emitMemberEvent } from "./points-events.ts";
import { gainPoints, movePoints, type PointSource } from "./points-ledger.ts";
import { faultLine, reconcile } from "./points-reconcile.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const give = (userId: string, points: number, cause: string, source: PointSource = "task") =>
  server.db.transaction((tx) => movePoints(tx, { userId, points, source, cause, sourceId: cause }));
const clock = createClock("UTC");

test("the points page lists the member's own entries, latest first, filtered by direction and month", async () => {
  const { userId, token } = await server.member("saver");
  const other = await server.member("other1");
  await give(userId, 100, "task:1");
  await give(userId, -30, "order:1", "exchange");
  await give(other.userId, 7, "task:1");
  await server.db.execute(
    sql`update point_entries set created_at = '2026-01-31T15:59:59Z' where user_id = ${userId}::bigint and points > 0`,
  );
  const all = await server.get("/api/bbs/points/list", token);
  expect(all.total).toBe(2);
  expect(all.rows.map(({ points, changeType, balanceAfter }) => [points, changeType, balanceAfter])).toEqual([
    [-30, 2, 70],
    [100, 1, 100],
  ]);
  expect((await server.get("/api/bbs/points/list?changeType=1", token)).rows).toHaveLength(1);
  // One second before midnight in the community's time zone is still January.
  const january = await server.get("/api/bbs/points/list?month=2026-01", token);
  expect(january.rows.map(({ points }) => points)).toEqual([100]);
  expect((await server.get("/api/bbs/points/list?month=2026-02", token)).total).toBe(0);
  for (const month of ["2026-13", "0000-01"])
    expect((await server.get(`/api/bbs/points/list?month=${month}`, token)).code).toBe(400);
  for (const month of ["1000-01", "9999-12"])
    expect((await server.get(`/api/bbs/points/list?month=${month}`, token)).total).toBe(0);
  const months = await server.get("/api/bbs/points/months", token);
  expect(months.data.at(-1)).toEqual({ month: "2026-01", income: 100, expense: 0 });
  const info = await server.get("/api/bbs/points/info", token);
  expect(info.data).toEqual({ balance: 70, income: 0, expense: 30, totalIncome: 100 });
});

test("a month's entries and sums agree if a midnight occurs twice", async () => {
  const abroad = await startServer({ COMMUNITY_TZ: "America/Havana" });
  try {
    const { userId, token } = await abroad.member("saver");
    const entry = { userId, points: 9, source: "task", cause: "task:1", sourceId: "1" } as const;
    await abroad.db.transaction((tx) => movePoints(tx, entry));
    // Half past midnight, before the clock is set back to midnight.
    await abroad.db.execute(sql`update point_entries set created_at = '2026-11-01T04:30:00Z'`);
    expect((await abroad.get("/api/bbs/points/months", token)).data).toMatchObject([{ month: "2026-11" }]);
    expect((await abroad.get("/api/bbs/points/list?month=2026-11", token)).total).toBe(1);
    expect((await abroad.get("/api/bbs/points/list?month=2026-10", token)).total).toBe(0);
  } finally {
    await abroad.close();
  }
});

test("the level page has the level, the next level and today's experience", async () => {
  const { userId, token } = await server.member("riser");
  await publish(server, token);
  const { data } = await server.get("/api/bbs/level/info", token);
  expect([data.level, data.title, data.exp, data.nextExp, data.todayExp]).toEqual([1, "初见", 10, 100, 10]);
  expect(data.levels).toHaveLength(12);
  expect(data.sources[0]).toEqual({ source: "posted", exp: 10, perDay: 3, today: 1 });
  await server.db.execute(sql`update users set exp = 999999 where id = ${userId}::bigint`);
  const top = await server.get("/api/bbs/level/info", token);
  expect([top.data.level, top.data.nextExp]).toEqual([12, 6600]);
  await server.db.execute(sql`update users set exp = 10 where id = ${userId}::bigint`);
});

test("an essence thread is rewarded once, and its entry links to the thread", async () => {
  const { userId, token } = await server.member("chosen");
  const threadId = await publish(server, token, { content: "山顶的风比想象的大" });
  for (let i = 0; i < 2; i++) {
    const event = { kind: "essence", userId, key: `thread:${threadId}` } as const;
    await server.db.transaction((tx) => emitMemberEvent(tx, clock, event));
  }
  // Source IDs that are not numbers must not break the list.
  await give(userId, 5, "2026-11-21", "signIn");
  const { rows } = await server.get("/api/bbs/points/list", token);
  expect(rows.map(({ source }) => source)).toContain("signIn");
  expect(rows.filter(({ source }) => source === "essence")).toEqual([
    expect.objectContaining({
      points: 50,
      source: "essence",
      sourceId: threadId,
      remark: "山顶的风比想象的大",
    }),
  ]);
});

test("an adjustment requires the permission, applies once per request, is audited and notified, and never goes below zero", async () => {
  const admin = await server.member("boss");
  const { userId, token } = await server.member("adjusted");
  const body = { userId, points: 50, reason: "补发活动奖励", requestId: requestId("a") };
  const adjust = (over: object = {}, as = admin.token) =>
    server.post("/api/bbs/points/adjust", { ...body, ...over }, as);
  expect((await adjust({}, admin.token)).code).toBe(403);
  await moveTo(server, admin.userId, GROUP.operator);
  expect((await adjust()).code).toBe(403);
  await moveTo(server, admin.userId, GROUP.admin);
  expect((await adjust()).data).toEqual({ balance: 50 });
  expect((await adjust()).data).toEqual({ balance: 50 });
  expect(await adjust({ points: -80, requestId: requestId("b") })).toMatchObject({
    code: 400,
    msg: "积分不足，还差30",
  });
  expect((await adjust({ points: 0 })).msg).toBe("调整的积分不能为 0");
  expect((await adjust({ reason: "  " })).msg).toBe("请写明原因");
  expect((await adjust({ userId: admin.userId })).msg).toBe("不能调整自己的积分");
  expect((await adjust({ userId: "999999", requestId: requestId("c") })).code).toBe(404);
  const log = await server.db.execute(sql`select * from audit_log where action = 'points.adjust'`);
  expect((log as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  const notices = await server.get("/api/notice/system/list", token);
  expect(notices.rows.map(({ title, content }) => [title, content])).toContainEqual([
    "你获得了 50 积分",
    "原因：补发活动奖励",
  ]);
});

test("reconciling reports inconsistencies only", async () => {
  const auditor = await server.member("auditor");
  const { userId } = await server.member("crooked");
  await give(userId, 20, "task:1");
  const fetchReport = () => server.get("/api/bbs/points/reconcile", auditor.token);
  expect((await fetchReport()).code).toBe(403);
  await moveTo(server, auditor.userId, GROUP.operator);
  expect((await fetchReport()).data.faults).toEqual([]);
  await server.db.execute(sql`update point_accounts set balance = 21 where user_id = ${userId}::bigint`);
  await server.db.execute(sql`update point_entries set balance_after = 19 where user_id = ${userId}::bigint`);
  await server.db.execute(sql`update users set exp = 5 where id = ${userId}::bigint`);
  const { faults } = await reconcile(server.db);
  expect(faults.map(({ kind, expected, actual }) => [kind, expected, actual])).toEqual([
    ["balance", 20, 21],
    ["experience", 0, 5],
    ["running", 20, 19],
  ]);
  expect(faultLine(faults[0]!)).toBe(`成员 ${userId}（crooked）的积分余额应为 20，记为 21`);
});

test("an operator sees every member's balance, the sum of their entries, and each entry", async () => {
  const auditor = await server.member("bookkeeper");
  const { userId } = await server.member("collector");
  await give(userId, 20, "task:1");
  await give(userId, 15, "task:2");
  const look = async (path: string) => server.get(`/api/bbs/points/manage/${path}`, auditor.token);
  for (const path of ["accounts", `ledger?userId=${userId}`]) {
    expect((await look(path)).code).toBe(403);
  }
  await moveTo(server, auditor.userId, GROUP.operator);
  const account = {
    user: { userId, nickname: "collector", avatar: "", isStaff: 0 },
    balance: 35,
    sum: 35,
    entries: 2,
  };
  for (const query of [`userId=${userId}`, `keyWord=${userId}`, "keyWord=collector"]) {
    expect(await look(`accounts?${query}`)).toMatchObject({ total: 1, rows: [account] });
  }
  const all = await look("accounts?pageSize=100");
  const crooked = all.rows.filter(({ balance, sum }) => balance !== sum);
  expect(crooked.map(({ user }) => user.nickname)).toEqual(["crooked"]);
  const { rows, total } = await look(`ledger?userId=${userId}`);
  expect(total).toBe(2);
  expect(rows.map(({ points, balanceAfter }) => [points, balanceAfter])).toEqual([
    [15, 35],
    [20, 20],
  ]);
  expect((await look(`ledger?userId=${userId}&changeType=2`)).total).toBe(0);
});

test("sorting by balance includes members without an account, and pages lose no member", async () => {
  const auditor = await server.member("sorter");
  await moveTo(server, auditor.userId, GROUP.operator);
  const pointsByName = { sortrich: 9000, sortnone: 0, sortpoor: 5, sortalso: 5, sortspent: 7, sortlast: 0 };
  for (const [name, points] of Object.entries(pointsByName)) {
    const { userId } = await server.member(name);
    if (points > 0) await give(userId, points, "task:1");
    if (name === "sortspent")
      await movePoints(server.db, { userId, points: -points, source: "exchange", cause: "order:1" });
  }
  const sorted = async (query: string) => {
    const path = `/api/bbs/points/manage/accounts?orderByColumn=balance&${query}`;
    const { rows } = await server.get(path, auditor.token);
    return rows.map(({ user, balance }) => `${user.nickname} ${balance}`);
  };
  const down = [
    "sortrich 9000",
    "sortalso 5",
    "sortpoor 5",
    "sortlast 0",
    "sortspent 0",
    "sortnone 0",
    "sorter 0",
  ];
  expect(await sorted("keyWord=sort")).toEqual(down);
  expect(await sorted("keyWord=sort&isAsc=asc")).toEqual(down.toReversed());
  for (const [way, all] of [
    ["desc", down],
    ["asc", down.toReversed()],
  ] as const) {
    for (const pageNum of [1, 2, 3, 4]) {
      const page = await sorted(`keyWord=sort&isAsc=${way}&pageSize=2&pageNum=${pageNum}`);
      expect(page).toEqual(all.slice(pageNum * 2 - 2, pageNum * 2));
    }
  }
  expect((await sorted("pageSize=100"))[0]).toBe("sortrich 9000");
});

test("a balance is limited to the largest stored integer, and sums can exceed it", async () => {
  const admin = await server.member("banker");
  const { userId, token } = await server.member("richest");
  await moveTo(server, admin.userId, GROUP.admin);
  await give(userId, MAX_BALANCE - 5, "task:1");
  const body = { userId, points: 6, reason: "补发", requestId: requestId("rich") };
  expect(await server.post("/api/bbs/points/adjust", body, admin.token)).toMatchObject({
    code: 400,
    msg: "积分余额最多 2147483647，加不上了",
  });
  await server.db.transaction((tx) =>
    gainPoints(tx, [
      { userId, points: 4, source: "task", cause: "task:2" },
      { userId, points: 2, source: "task", cause: "task:3" },
    ]),
  );
  expect((await server.get("/api/bbs/points/info", token)).data.balance).toBe(MAX_BALANCE - 1);
  await give(userId, -2_000_000_000, "order:1", "exchange");
  await give(userId, 2_000_000_000, "task:4");
  expect((await server.get("/api/bbs/points/info", token)).data).toMatchObject({
    income: MAX_BALANCE - 1 + 2_000_000_000,
    totalIncome: MAX_BALANCE - 1 + 2_000_000_000,
  });
  expect((await server.get("/api/bbs/points/months", token)).code).toBe(200);
  await server.db.execute(sql`update point_accounts set balance = 1 where user_id = ${userId}::bigint`);
  const { faults } = await reconcile(server.db);
  expect(faults).toContainEqual(expect.objectContaining({ userId, expected: MAX_BALANCE - 1, actual: 1 }));
  await server.db.execute(
    sql`update point_accounts set balance = ${MAX_BALANCE - 1} where user_id = ${userId}::bigint`,
  );
});

test("refunds and returned deposits are not income", async () => {
  const { userId, token } = await server.member("undecided");
  await give(userId, 100, "task:1");
  for (const [source, back] of [
    ["exchange", "refund"],
    ["activity", "activity"],
  ] as const) {
    await give(userId, -30, `${source}:1`, source);
    await give(userId, 30, `${source}:1:back`, back);
  }
  expect((await server.get("/api/bbs/points/info", token)).data).toMatchObject({
    balance: 100,
    totalIncome: 100,
  });
});
