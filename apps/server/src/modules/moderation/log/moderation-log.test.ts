import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays, firstDayOfMonth, monthOf } from "../../../core/days.ts";
import { createClock, startOfDay } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { appeals, auditLog, sweeps } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, moveTo, publish } from "../../../test/thread-fixtures.ts";
import { clearLogCache } from "./moderation-log.handlers.ts";

type Entry = Partial<typeof auditLog.$inferInsert>;

let server: TestServer;
let author: { userId: string; token: string };
let operator: { userId: string; token: string };

const clock = createClock("Asia/Shanghai");
const today = clock.day(clock.now());
const yesterday = addDays(today, -1);
/** Noon of the last day of the month before yesterday's. */
const lastMonth = new Date(startOfDay(clock, firstDayOfMonth(monthOf(yesterday))).getTime() - 12 * 3_600_000);
const noon = new Date(startOfDay(clock, yesterday).getTime() + 12 * 3_600_000);

beforeAll(async () => {
  server = await startServer();
  author = await server.member("told");
  operator = await server.member("acts");
  await makeCircle(server, "1");
  await moveTo(server, operator.userId, GROUP.operator);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(appeals);
  await server.db.delete(auditLog);
  clearCaches();
});

/** Clears the caches, as if they had expired. */
function clearCaches(): void {
  clearLogCache();
  server.endShared();
}

const write = (times: number, entry: Entry) =>
  server.db.insert(auditLog).values(
    Array.from({ length: times }, () => ({
      actorId: operator.userId,
      action: "thread.del" as const,
      targetType: "thread",
      targetId: "1",
      reason: "垃圾广告",
      createdAt: noon,
      ...entry,
    })),
  );
const log = async () => (await server.get("/api/without/moderation/log")).data;
const acts = async () => (await log()).months[0]?.acts ?? [];

test("actions are counted by month, action and rule of the reason, highest count first", async () => {
  await write(3, {});
  await write(4, { reason: "人身攻击" });
  await write(5, { action: "user.deny", targetType: "user", reason: "多次发布广告" });
  await write(3, { reason: "张三说要删" });
  await write(6, { createdAt: lastMonth, reason: "刷屏" });
  expect(await log()).toEqual({
    until: yesterday,
    months: [
      {
        month: monthOf(yesterday),
        acts: [
          { action: "user.deny", rule: "spam", count: 5 },
          { action: "thread.del", rule: "abuse", count: 4 },
          { action: "thread.del", rule: "other", count: 3 },
          { action: "thread.del", rule: "spam", count: 3 },
        ],
        appeals: [],
      },
      {
        month: monthOf(clock.day(lastMonth)),
        acts: [{ action: "thread.del", rule: "flood", count: 6 }],
        appeals: [],
      },
    ],
  });
});

test("the counts are cached for some minutes", async () => {
  await write(3, {});
  const first = await log();
  await write(3, { reason: "人身攻击" });
  server.endShared();
  expect(await log()).toEqual(first);
});

test("counts below three are returned as 0, and rules without actions are left out", async () => {
  await write(2, {});
  await write(1, { reason: "侵权" });
  expect(await acts()).toEqual([
    { action: "thread.del", rule: "infringe", count: 0 },
    { action: "thread.del", rule: "spam", count: 0 },
  ]);
});

test("actions other than moderation, passed reviews, ended sanctions and undone sweeps are not counted", async () => {
  await write(3, { action: "user.twostepoff", targetType: "user" });
  await write(3, { action: "setting.save", targetType: "site" });
  await write(3, { action: "points.adjust", targetType: "user" });
  await write(3, { action: "thread.essence" });
  await write(3, { action: "review.decide", detail: { value: 1 } });
  await write(3, { action: "user.deny", targetType: "user", detail: { value: 0 } });
  const row = { byId: operator.userId, reason: "广告", members: [], threads: [], posts: [] };
  const [undoneSweep, sweep] = await server.db
    .insert(sweeps)
    .values([{ ...row, undoneAt: noon }, row])
    .returning({ id: sweeps.id });
  await write(6, {
    action: "user.sweep",
    targetType: "user",
    detail: { value: 1, sweepId: undoneSweep!.id },
  });
  await write(4, { action: "user.sweep", targetType: "user", detail: { value: 1, sweepId: sweep!.id } });
  await write(3, { action: "review.decide", detail: { value: 0 } });
  expect(await acts()).toEqual([
    { action: "user.sweep", rule: "spam", count: 4 },
    { action: "review.decide", rule: "spam", count: 3 },
  ]);
});

test("actions of the current day are counted on the next day, without titles and reasons", async () => {
  const threadId = await publish(server, author.token, { title: "内测固件包三十元", circleId: "1" });
  await server.post("/api/thread/del", { threadId, reason: "told 发的广告" }, operator.token);
  expect(await log()).toEqual({ until: yesterday, months: [] });
  await server.db.update(auditLog).set({ createdAt: noon });
  clearCaches();
  const counts = await log();
  expect(counts.months).toEqual([
    { month: monthOf(yesterday), acts: [{ action: "thread.del", rule: "spam", count: 0 }], appeals: [] },
  ]);
});

test("decided appeals are counted by outcome, and pending ones are not counted", async () => {
  const appeal = (auditId: string, status: 0 | 1 | 2) => ({
    auditId,
    userId: author.userId,
    actorId: operator.userId,
    text: "不是我发的",
    status,
    dueAt: noon,
    ...(status > 0 && { decidedAt: noon }),
  });
  const states = [1, 1, 1, 1, 2, 0, 0, 0] as const;
  const entries = await server.db
    .insert(auditLog)
    .values(
      states.map(() => ({
        ...{
          actorId: operator.userId,
          action: "user.deny" as const,
          targetType: "user",
          targetId: author.userId,
        },
      })),
    )
    .returning({ id: auditLog.id });
  await server.db.insert(appeals).values(states.map((status, n) => appeal(entries[n]!.id, status)));
  expect((await log()).months[0]).toEqual({
    month: monthOf(yesterday),
    acts: [],
    appeals: [
      { outcome: "upheld", count: 4 },
      { outcome: "refused", count: 0 },
    ],
  });
});
