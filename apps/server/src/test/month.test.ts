import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../core/sql.ts";
import { createClock } from "../core/time.ts";
import { reconcile } from "../modules/rewards/points/points-reconcile.ts";
import { startServer, type TestServer } from "./support.ts";
import { comment, publish, resetRates } from "./thread-fixtures.ts";

const DAY = 24 * 3600_000;

let server: TestServer;
let offset = 0;

beforeAll(async () => {
  server = await startServer();
  // Noon of the first day of the next month with 30 days.
  const now = new Date();
  let at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 4);
  while (
    new Date(Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1, 0)).getUTCDate() !== 30
  ) {
    at = Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1, 1, 4);
  }
  move(at - now.getTime());
});
afterAll(() => server.close());

function move(ms: number) {
  offset += ms;
  server.moveClock(ms);
}

const clock = createClock("Asia/Shanghai", () => new Date(Date.now() + offset));
const today = () => clock.day(clock.now());

/** Days without a check-in; the 5th and the 12th are made up later. */
const MISSED = [5, 12, 19, 20];
const LADDER = [5, 5, 10, 10, 15, 15, 30];

test("GEN-025 a month of check-ins has the right streaks, prizes and tasks, and the ledger is consistent", async () => {
  const author = await server.member("author");
  await resetRates(server);
  const threads: string[] = [];
  for (let i = 0; i < 6; i++) {
    await resetRates(server);
    threads.push(await publish(server, author.token));
  }
  const member = await server.member("liver");
  await server.db.execute(sql`update users set created_at = ${clock.now().toISOString()}::timestamptz`);
  const post = (path: string, body: object = {}) => server.post(`/api/bbs/${path}`, body, member.token);
  const get = (path: string) => server.get(`/api/bbs/${path}`, member.token);
  const month = today().slice(0, 7);

  // Expected values by the rules of check-ins, tasks and prizes.
  let expected = 0;
  let streak = 0;
  let checkedInDays = 0;
  let cards = 0;
  let weekDays = 0;
  let weekStart = 1;
  const monday = () => new Date(`${today()}T00:00:00Z`).getUTCDay() === 1;

  /** Counts a check-in, regular or made up, because the tasks count both. */
  const count = (day: number) => {
    checkedInDays += 1;
    if (checkedInDays === 20) expected += 60;
    if (day < weekStart) return;
    weekDays += 1;
    if (weekDays === 5) expected += 20;
  };

  for (let day = 1; day <= 30; day++) {
    await resetRates(server);
    expect(today()).toBe(`${month}-${String(day).padStart(2, "0")}`);
    if (monday()) {
      weekDays = 0;
      weekStart = day;
    }
    if (MISSED.includes(day)) {
      streak = 0;
    } else {
      const response = await post("task/day/sign");
      const points = LADDER[streak % 7]!;
      streak += 1;
      if (streak % 7 === 0) cards += 1;
      expected += points;
      expect(response.data).toMatchObject({ streak, points });
      expect((await post("task/day/sign")).code).toBe(409);
      count(day);
    }
    if (day === 8) {
      // The 5th is made up with points: the streak runs from the 1st to the 8th and includes a seventh day.
      const makeup = await post("checkin/makeup", { day: `${month}-05`, by: "points" });
      expected -= 30;
      count(5);
      streak = 8;
      expect(makeup.data).toMatchObject({ streak: 8, makeupLeft: 2, monthDays: 8 });
    }
    if (day === 14) {
      // The streak went on from eight on the 9th to the 11th. The card is given on the fourteenth day.
      const { data } = await get("checkin/info");
      expect(data.makeupCards).toBe(cards);
      const by = cards > 0 ? "card" : "points";
      const makeup = await post("checkin/makeup", { day: `${month}-12`, by });
      if (by === "card") cards -= 1;
      else expected -= 30;
      count(12);
      streak = 14;
      expect(makeup.data).toMatchObject({ streak: 14, makeupLeft: 1 });
    }
    // Do some daily tasks.
    if (day % 3 === 0) {
      for (const threadId of threads) await post("thread/browse", { threadId });
      expected += 5;
    }
    if (day % 5 === 0) {
      await comment(server, member.token, threads[0]!, { content: `第 ${day} 天的光真好` });
      expected += 10;
    }
    if (day % 10 === 0) {
      await publish(server, member.token);
      expected += 15;
    }
    const { data } = await post("task/info");
    expect([today(), data.pointsCount]).toEqual([today(), expected]);
    expect(data.signStatus).toBe(MISSED.includes(day) ? 0 : 1);
    if (day < 30) move(DAY);
  }

  // 26 check-ins and 2 made up: 28 of 30, so all prizes but the last are reached.
  const { data: info } = await get("checkin/info");
  expect(info).toMatchObject({ monthDays: 28, streak, signStatus: 1 });
  const { rows } = await get("checkin/prize/list");
  expect(rows.map(({ needDays, status }) => [needDays, status])).toEqual([
    [3, 1],
    [7, 1],
    [15, 1],
    [21, 1],
    [30, 0],
  ]);
  for (const { id, type } of rows.slice(0, 4)) {
    const { data } = await post("checkin/prize/claim", { prizeId: id });
    if (type !== "exp") expected += data.amount;
    expect((await post("checkin/prize/claim", { prizeId: id })).code).toBe(409);
  }
  expect((await post("checkin/prize/claim", { prizeId: rows[4].id })).code).toBe(400);
  expect((await post("task/info")).data.pointsCount).toBe(expected);

  // The next month starts at zero, but the streak goes on.
  move(DAY);
  expect((await post("task/day/sign")).data.streak).toBe(streak + 1);
  expect((await get("checkin/info")).data.monthDays).toBe(1);
  expect((await get("checkin/prize/list")).rows.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);

  expect((await reconcile(server.db)).faults).toEqual([]);
  const [totals] = rowsOf<{ sum: number; balance: number }>(
    await server.db.execute(sql`
      select (select sum(points)::int from point_entries where user_id = ${member.userId}::bigint) as sum,
        (select balance from point_accounts where user_id = ${member.userId}::bigint) as balance`),
  );
  expect(totals!.sum).toBe(totals!.balance);
});
