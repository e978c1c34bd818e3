import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { createClock } from "../../../core/time.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";
import { emitMemberEvent } from "../points/points-events.ts";
import { insertBadge } from "./badge.queries.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const day = (n: number) => ({
  ...createClock("UTC"),
  day: () => `2026-11-${String(n).padStart(2, "0")}`,
});
const badgeOf = async (token: string, badgeId: string) => {
  const { data } = await server.get("/api/bbs/badge/list", token);
  return data.badges.find((badge: { badgeId: string }) => badge.badgeId === badgeId);
};

test("an action awards a badge once, sends a notification and updates the rarity", async () => {
  const { userId, token } = await server.member("poster");
  expect(await badgeOf(token, "firstThread")).toMatchObject({ value: 0, obtainedAt: "", rarity: 0 });
  await publish(server, token);
  await resetRates(server);
  await publish(server, token);
  const badge = await badgeOf(token, "firstThread");
  expect(badge).toMatchObject({ value: 1, isWorn: 0, rarity: 100 });
  expect(badge.obtainedAt).toMatch(/^\d{4}-/);
  const notices = await server.get("/api/notice/system/list", token);
  expect(notices.rows.filter(({ title }) => title === "获得徽章「第一篇」")).toHaveLength(1);
  const owners = await server.db.execute(sql`select owners from badge_owners where badge_id = 'firstThread'`);
  expect((owners as unknown as { rows: unknown[] }).rows).toEqual([{ owners: 1 }]);
  const { data } = await server.post("/api/without/user/otherinfo/get", { userId });
  expect(data.badges).toEqual([]);
});

test("a missed day restarts the streak", async () => {
  const { userId, token } = await server.member("streaker");
  const signOn = (n: number) =>
    server.db.transaction((tx) =>
      emitMemberEvent(tx, day(n), { kind: "checkedIn", userId, key: `day:${n}` }),
    );
  for (const n of [1, 2, 3, 5, 6, 7]) await signOn(n);
  expect(await badgeOf(token, "week")).toMatchObject({ value: 3, obtainedAt: "" });
  for (const n of [8, 9, 10, 11]) await signOn(n);
  expect((await badgeOf(token, "week")).obtainedAt).not.toBe("");
});

test("concurrent calls wear at most three badges, which the profile shows", async () => {
  const { userId, token } = await server.member("wearer");
  const ids = ["week", "month", "liked", "essence", "known"];
  for (const id of ids) await insertBadge(server.db, userId, id);
  const wear = (badgeId: string, value: 0 | 1 = 1) =>
    server.post("/api/bbs/badge/wear", { badgeId, value }, token);
  const answers = await Promise.all(ids.map((id) => wear(id)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(answers.find(({ code }) => code !== 200)).toMatchObject({ code: 400, msg: "最多佩戴3枚徽章" });
  const profileBadges = async () =>
    (await server.post("/api/without/user/otherinfo/get", { userId })).data.badges.map(
      ({ badgeId }: { badgeId: string }) => badgeId,
    );
  const worn = await profileBadges();
  expect(worn).toHaveLength(3);
  expect((await wear(worn[0])).code).toBe(200);
  await wear(worn[0], 0);
  expect(await profileBadges()).toEqual(worn.slice(1));
  expect(await wear("firstGlasses")).toMatchObject({ code: 400, msg: "你还没有这枚徽章" });
});

test("a badge for membership time is awarded once on a visit, and not by reading the wall", async () => {
  const { userId, token } = await server.member("resident");
  await server.db.execute(sql`update users set created_at = now() - interval '366 days',
    invitation_code_at = now() - interval '91 days' where id = ${userId}::bigint`);
  expect(await badgeOf(token, "year")).toMatchObject({ value: 365, obtainedAt: "" });
  const isCodeLate = sql`select invitation_code_at < now() - interval '1 day' as late from users where id = ${userId}::bigint`;
  for (let visit = 0; visit < 2; visit++) {
    await server.db.execute(
      sql`update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${userId}::bigint`,
    );
    expect((await server.get("/getInfo", token)).code).toBe(200);
    await server.app.sessionUses.flush();
  }
  expect((await badgeOf(token, "year")).obtainedAt).not.toBe("");
  expect(rowsOf(await server.db.execute(isCodeLate))).toEqual([{ late: false }]);
  const notices = await server.get("/api/notice/system/list", token);
  expect(notices.rows.filter(({ title }) => title === "获得徽章「一年镜友」")).toHaveLength(1);
});
