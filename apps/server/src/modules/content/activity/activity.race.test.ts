import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { makeOrganiser, plan, publishActivity, signUp } from "../../../test/activity-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, resetRates } from "../../../test/thread-fixtures.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let host: Actor;
const members: Actor[] = [];

beforeAll(async () => {
  server = await startServer();
  host = await makeOrganiser(server, "host");
  for (let i = 0; i < 12; i++) {
    const member = await server.member(`guest${i}`);
    members.push(member);
    await resetRates(server);
    await server.db.transaction((tx) =>
      movePoints(tx, { userId: member.userId, points: 100, source: "adjustment", cause: "test" }),
    );
  }
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

/** Finds activities with a wrong `joined_num`, and members whose points differ from their deposits. */
const findInconsistencies = async () =>
  rowsOf<object>(
    await server.db.execute(sql`
      select a.thread_id from activities a
      where joined_num <> (select count(*) from activity_signups s
        where s.activity_id = a.thread_id and s.status in (0, 1, 4))
      union all
      select e.user_id from point_entries e where e.source in ('activity', 'adjustment') group by e.user_id
      having sum(points) <> 100 - coalesce((
        select sum(a.cost_points) from activity_signups s join activities a on a.thread_id = s.activity_id
        where s.user_id = e.user_id and s.status in (0, 1)), 0)`),
  );
const codesOf = (responses: { code: number }[]) => responses.map(({ code }) => code).sort();
const post = (path: string, body: object, actor: Actor) =>
  server.post(`/api/bbs/activity/${path}`, body, actor.token);

test("five of twelve concurrent signups get the five places", async () => {
  const id = await publishActivity(server, host.token, { maxNum: 5, costPoints: 10 });
  const responses = await Promise.all(members.map(({ token }) => signUp(server, token, id)));
  expect(codesOf(responses)).toEqual([...Array(5).fill(200), ...Array(7).fill(409)]);
  expect(new Set(responses.filter(({ code }) => code === 409).map(({ msg }) => msg))).toEqual(
    new Set(["报名人数已满"]),
  );
  expect(await findInconsistencies()).toEqual([]);
});

test("ten concurrent signups of one member take one place and are charged once", async () => {
  const id = await publishActivity(server, host.token, { costPoints: 10 });
  const [member] = members as [Actor];
  const responses = await Promise.all(Array.from({ length: 10 }, () => signUp(server, member.token, id)));
  expect(codesOf(responses)).toEqual([200, ...Array(9).fill(409)]);
  expect(await findInconsistencies()).toEqual([]);
});

test("concurrent signups and a change of cost and limit leave counts and points consistent", async () => {
  for (let round = 0; round < 3; round++) {
    const id = await publishActivity(server, host.token, { maxNum: 8, costPoints: 0 });
    await resetRates(server);
    const change = (maxNum: number, costPoints: number) =>
      server.post(
        "/api/bbs/thread/edit",
        {
          ...{ threadId: id, revision: 1, title: "城北林场夜拍", content: longText },
          activity: plan({ maxNum, costPoints }),
        },
        host.token,
      );
    const [responses, edit] = await Promise.all([
      Promise.all(members.map(({ token }) => signUp(server, token, id))),
      change(4, 10),
    ]);
    expect([200, 409]).toContain(edit.code);
    expect(responses.filter(({ code }) => code !== 200 && code !== 409)).toEqual([]);
    expect(await findInconsistencies()).toEqual([]);
  }
});

test("concurrent signups, withdrawals, refusals and a cancellation leave counts and points consistent", async () => {
  const id = await publishActivity(server, host.token, { maxNum: 8, costPoints: 10, needAudit: 1 });
  await Promise.all(members.slice(0, 6).map(({ token }) => signUp(server, token, id)));
  const responses = await Promise.all([
    ...members.slice(6).map(({ token }) => signUp(server, token, id)),
    ...members.slice(0, 4).map((actor) => post("signup/cancel", { activityId: id }, actor)),
    ...members
      .slice(2, 6)
      .map(({ userId }) => post("signup/review", { activityId: id, userId, status: 2 }, host)),
    post("cancel", { activityId: id, reason: "当晚有大风预警" }, host),
  ]);
  expect(responses.filter(({ code }) => code !== 200 && code !== 409)).toEqual([]);
  expect(await findInconsistencies()).toEqual([]);
  const open = rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select count(*)::int as n from activity_signups where activity_id = ${id}::bigint and status in (0, 1)`,
    ),
  );
  expect(open).toEqual([{ n: 0 }]);
});
