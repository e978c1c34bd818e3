import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { prizes } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";
import { SIGN_IN } from "../task/task.rules.ts";

type Actor = { token: string; userId: string };

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (actor: Actor, path: string, body: object) => server.post(`/api/${path}`, body, actor.token);
const runConcurrently = <T>(call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 64 }, (_, i) => call(i)));
const successes = (answers: { code: number }[]) => answers.filter(({ code }) => code === 200);

const entriesOf = async ({ userId }: Actor, cause: string) =>
  rowsOf<{ points: number }>(
    await server.db.execute(
      sql`select points from point_entries where user_id = ${userId}::bigint and cause like ${cause}`,
    ),
  ).map(({ points }) => points);

afterEach(async () => {
  const wrong = rowsOf<object>(
    await server.db.execute(sql`
      select a.user_id, a.balance, coalesce(sum(e.points), 0) as sum
      from point_accounts a left join point_entries e on e.user_id = a.user_id
      group by a.user_id, a.balance having a.balance <> coalesce(sum(e.points), 0)
      union all
      select null, d.members, count(c.*) from check_in_days d left join check_ins c on c.day = d.day and c.place is not null
      group by d.day, d.members having d.members <> count(c.*)
      union all
      select p.user_id, p.completed_num, count(e.*) from task_progress p
      join tasks t on t.id = p.task_id and t.work <> ${SIGN_IN}
      left join task_events e on e.user_id = p.user_id and e.task_id = p.task_id and e.period = p.period
      group by p.user_id, p.task_id, p.period, p.completed_num having p.completed_num <> count(e.*)
      union all
      select p.user_id, p.completed_num, count(c.*) from task_progress p
      join tasks t on t.id = p.task_id and t.work = ${SIGN_IN} and t.type = 'day'
      left join check_ins c on c.user_id = p.user_id and c.day = p.period::date
      group by p.user_id, p.task_id, p.period, p.completed_num having p.completed_num <> count(c.*)`),
  );
  expect(wrong).toEqual([]);
});

test("API-117 64 concurrent check-ins of one member give one reward", async () => {
  const actor = await server.member("signer");
  const answers = await runConcurrently(() => post(actor, "bbs/task/day/sign", {}));
  expect(successes(answers)).toHaveLength(1);
  expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`))).toEqual(
    new Set(["200 操作成功", "409 今日已签到"]),
  );
  expect(await entriesOf(actor, "signIn:%")).toEqual([5]);
});

test("concurrent check-ins of many members get distinct places", async () => {
  const members: Actor[] = [];
  for (let i = 0; i < 24; i++) {
    await resetRates(server);
    members.push(await server.member(`crowd${i}`));
  }
  const answers = await Promise.all(members.map((actor) => post(actor, "bbs/task/day/sign", {})));
  const places = answers.map(({ data }) => data.place).sort((a, b) => a - b);
  expect(new Set(places).size).toBe(24);
});

test("64 concurrent views and likes finish each task once", async () => {
  const author = await server.member("author");
  const threads: string[] = [];
  for (let i = 0; i < 8; i++) {
    await resetRates(server);
    threads.push(await publish(server, author.token));
  }
  const actor = await server.member("doer");
  await runConcurrently(async (i) => {
    const threadId = threads[i % threads.length]!;
    await post(actor, "bbs/thread/browse", { threadId });
    return post(actor, "thread/thumbup", { threadId, value: 1 });
  });
  expect(await entriesOf(actor, "task:%")).toEqual([5, 5]);
  await Promise.all([
    ...Array.from({ length: 16 }, () => post(actor, "thread/share", { threadId: threads[0] })),
    ...Array.from({ length: 16 }, () => post(actor, "bbs/task/day/sign", {})),
  ]);
  expect((await entriesOf(actor, "task:%")).sort((a, b) => a - b)).toEqual([5, 5, 10]);
});

test("two members who like each other's threads concurrently do not deadlock", async () => {
  const [one, other] = [await server.member("pair1"), await server.member("pair2")];
  const threads: string[][] = [];
  for (const actor of [one, other]) {
    const own: string[] = [];
    for (let i = 0; i < 6; i++) {
      await resetRates(server);
      own.push(await publish(server, actor.token));
    }
    threads.push(own);
  }
  const answers = await runConcurrently((i) => {
    const mine = i % 2;
    return post(mine === 0 ? one : other, "thread/thumbup", {
      threadId: threads[1 - mine]![i % 6]!,
      value: 1,
    });
  });
  expect(successes(answers)).toHaveLength(64);
});

test("64 concurrent claims of one prize succeed once", async () => {
  const actor = await server.member("claimer");
  const [prize] = await server.db
    .insert(prizes)
    .values({ name: "20 积分", needDays: 1, type: "points", amount: 20 })
    .returning();
  await post(actor, "bbs/task/day/sign", {});
  const answers = await runConcurrently(() => post(actor, "bbs/checkin/prize/claim", { prizeId: prize!.id }));
  expect(successes(answers)).toHaveLength(1);
  expect(await entriesOf(actor, "prize:%")).toEqual([20]);
});

test("of concurrent claims of the last prize, one succeeds and only it is booked", async () => {
  const [prize] = await server.db
    .insert(prizes)
    .values({ name: "最后一份", needDays: 1, type: "lottery", amount: 50, stock: 1 })
    .returning();
  const racers: Actor[] = [];
  for (let i = 0; i < 16; i++) {
    await resetRates(server);
    const actor = await server.member(`racer${i}`);
    await post(actor, "bbs/task/day/sign", {});
    racers.push(actor);
  }
  const answers = await Promise.all(
    racers.map((actor) => post(actor, "bbs/checkin/prize/claim", { prizeId: prize!.id })),
  );
  expect(successes(answers)).toHaveLength(1);
  const refusals = answers.filter(({ code }) => code !== 200).map(({ code, msg }) => `${code} ${msg}`);
  expect(new Set(refusals)).toEqual(new Set(["409 这件奖品已被领完"]));
  const entries = await Promise.all(racers.map((actor) => entriesOf(actor, "prize:%")));
  expect(entries.flat()).toHaveLength(1);
});

test("64 concurrent make-up check-ins of one day cost one card", async () => {
  const actor = await server.member("mender");
  await server.db.execute(sql`update users set created_at = now() - interval '40 days'`);
  await server.db.execute(sql`
    insert into check_in_members (user_id, makeup_cards) values (${actor.userId}::bigint, 2)
    on conflict (user_id) do update set makeup_cards = 2`);
  const day = (await server.get("/api/bbs/checkin/calendar", actor.token)).data.makeupDays[0];
  // On the first day of a month there is no day to make up.
  if (!day) return;
  const answers = await runConcurrently(() => post(actor, "bbs/checkin/makeup", { day, by: "card" }));
  expect(successes(answers)).toHaveLength(1);
  expect((await server.get("/api/bbs/checkin/info", actor.token)).data.makeupCards).toBe(1);
});
