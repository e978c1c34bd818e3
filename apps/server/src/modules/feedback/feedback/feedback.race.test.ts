import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, requestId, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let staff: Actor;

beforeAll(async () => {
  server = await startServer();
  staff = await server.member("racestaff");
  await moveTo(server, staff.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const idea = { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" };
const post = (actor: Actor, path: string, body: object) =>
  server.post(`/api/bbs/feedback/${path}`, body, actor.token);

test("concurrent reports get distinct numbers, and a repeated request creates one report", async () => {
  const members: Actor[] = [];
  for (let i = 0; i < 5; i++) members.push(await server.member(`numbered${i}`));
  const answers = await Promise.all(
    members.flatMap((actor) => [post(actor, "submit", idea), post(actor, "submit", idea)]),
  );
  expect(new Set(answers.map(({ data }) => data.no)).size).toBe(10);
  const same = await Promise.all(
    Array.from({ length: 8 }, () =>
      post(members[0]!, "submit", { ...idea, requestId: requestId("together") }),
    ),
  );
  expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
});

test("of a concurrent withdrawal and start of work, exactly one succeeds", async () => {
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

test('the "me too" count equals the number of rows after concurrent changes', async () => {
  const { data } = await post(staff, "submit", idea);
  await server.post("/api/thread/changesuggeststatus", { id: data.id, status: 1, isPublic: 1 }, staff.token);
  const members: Actor[] = [];
  for (let i = 0; i < 4; i++) members.push(await server.member(`metoo${i}`));
  const answers = await Promise.all(
    members.flatMap((actor) => [1, 1, 0, 1].map((on) => post(actor, "metoo", { id: data.id, on }))),
  );
  expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
  const [row] = rowsOf<{ count: number; rows: number }>(
    await server.db.execute(sql`
      select me_too_count as count, (select count(*)::int from feedback_me_toos where feedback_id = f.id) as rows
      from feedbacks f where id = ${data.id}::bigint`),
  );
  expect(row!.count).toBe(row!.rows);
});

test("of two known issues merged into each other concurrently, one stays on the board", async () => {
  for (let round = 0; round < 4; round++) {
    await resetRates(server);
    const pair: string[] = [];
    for (const no of [1, 2]) {
      const actor = await server.member(`merging${round}of${no}`);
      const { data } = await post(actor, "submit", idea);
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
