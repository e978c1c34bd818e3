import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, requestId, resetRates } from "../../../test/thread-fixtures.ts";

type Who = { token: string; userId: string };

let server: TestServer;
let staff: Who;

beforeAll(async () => {
  server = await startServer();
  staff = await server.member("racestaff");
  await moveTo(server, staff.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const idea = { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" };
const post = (who: Who, path: string, body: object) =>
  server.post(`/api/bbs/feedback/${path}`, body, who.token);

test("feedbacks at a time have numbers of their own, and one request is one feedback", async () => {
  const people: Who[] = [];
  for (let i = 0; i < 5; i++) people.push(await server.member(`numbered${i}`));
  const answers = await Promise.all(
    people.flatMap((who) => [post(who, "submit", idea), post(who, "submit", idea)]),
  );
  expect(new Set(answers.map(({ data }) => data.no)).size).toBe(10);
  const same = await Promise.all(
    Array.from({ length: 8 }, () =>
      post(people[0]!, "submit", { ...idea, requestId: requestId("together") }),
    ),
  );
  expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
});

test("withdrawing and beginning at a time: one of them happens", async () => {
  const me = await server.member("wavering");
  for (let round = 0; round < 4; round++) {
    const { data } = await post(me, "submit", idea);
    const answers = await Promise.all([
      post(me, "withdraw", { id: data.id }),
      server.post("/api/thread/changesuggeststatus", { id: data.id, status: 1 }, staff.token),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  }
});

test("the count of members who have met an issue is that of the rows, however they hurry", async () => {
  const { data } = await post(staff, "submit", idea);
  await server.post("/api/thread/changesuggeststatus", { id: data.id, status: 1, isPublic: 1 }, staff.token);
  const people: Who[] = [];
  for (let i = 0; i < 4; i++) people.push(await server.member(`metoo${i}`));
  const answers = await Promise.all(
    people.flatMap((who) => [1, 1, 0, 1].map((on) => post(who, "metoo", { id: data.id, on }))),
  );
  expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
  const [row] = rowsOf<{ kept: number; rows: number }>(
    await server.db.execute(sql`
      select me_too_count as kept, (select count(*)::int from feedback_me_toos where feedback_id = f.id) as rows
      from feedbacks f where id = ${data.id}::bigint`),
  );
  expect(row!.kept).toBe(row!.rows);
});

test("two known issues merged into each other at a time: one of them stays known", async () => {
  for (let round = 0; round < 4; round++) {
    await resetRates(server);
    const pair: string[] = [];
    for (const no of [1, 2]) {
      const who = await server.member(`merging${round}of${no}`);
      const { data } = await post(who, "submit", idea);
      pair.push(data.id);
      await server.post(
        "/api/thread/changesuggeststatus",
        { id: data.id, status: 1, isPublic: 1 },
        staff.token,
      );
    }
    const answers = await Promise.all(
      [pair, pair.toReversed()].map(([id, mergedId]) =>
        server.post("/api/thread/changesuggeststatus", { id, status: 5, mergedId }, staff.token),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  }
});
