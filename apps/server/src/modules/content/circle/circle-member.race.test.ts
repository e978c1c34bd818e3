import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { rowsOf } from "../../../core/sql.ts";
import { circleModerators, circles, topics } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };
let server: TestServer;
const members: Actor[] = [];

beforeAll(async () => {
  server = await startServer();
  for (let i = 0; i < 6; i++) members.push(await server.member(`joiner${i}`));
  await server.db.insert(circles).values([
    { id: "1", name: trusted("影像创作") },
    { id: "2", name: trusted("应用开发"), joinType: 1 },
  ]);
  await server.db.insert(circleModerators).values([
    { circleId: "2", userId: members[0]!.userId },
    { circleId: "2", userId: members[1]!.userId },
  ]);
  await server.db.insert(topics).values({ id: "1", content: trusted("秋天"), contentKey: "秋天" });
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (actor: Actor, path: string, body: object) => server.post(`/api/bbs/${path}`, body, actor.token);
const runTwentyTimes = <T>(call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => call(i)));

/** Finds counters that differ from the number of their rows. */
const findWrongCounters = async () =>
  rowsOf<object>(
    await server.db.execute(sql`
      select 'circle' as what, id from circles c where member_count <> (select count(*) from circle_members where circle_id = c.id)
      union all
      select 'topic', id from topics t where follow_count <> (select count(*) from topic_follows where topic_id = t.id)
      union all
      select 'unread', user_id from unread_counts u where
        systems <> (select count(*) from system_notices s where s.user_id = u.user_id and read_at is null)`),
  );

test("GEN-010 concurrent joining and leaving leaves a correct member count", async () => {
  const responses = await runTwentyTimes((i) =>
    post(members[i % 6]!, i % 5 === 4 ? "circle/leave" : "circle/join", { circleId: "1" }),
  );
  expect(responses.filter(({ code }) => code !== 200)).toEqual([]);
  expect(await findWrongCounters()).toEqual([]);
});

test("GEN-010 concurrent applications create one, and concurrent decisions decide and notify at most once", async () => {
  const applicant = members[5]!;
  await runTwentyTimes(() => post(applicant, "circle/join", { circleId: "2" }));
  const { rows, total } = await server.get("/api/bbs/circle/apply/list?circleId=2", members[0]!.token);
  expect(total).toBe(1);
  const applyId = rows[0].id as string;
  const responses = await runTwentyTimes((i) =>
    i % 3 === 2
      ? post(applicant, "circle/leave", { circleId: "2" })
      : post(members[i % 2]!, "circle/apply/decide", { applyId, pass: i % 2, reason: "先看看" }),
  );
  expect(responses.filter(({ code }) => code !== 200 && code !== 409)).toEqual([]);
  const noticeCount = rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select count(*)::int as n from system_notices where user_id = ${applicant.userId}::bigint`,
    ),
  );
  expect(noticeCount[0]!.n).toBeLessThanOrEqual(1);
  expect(await findWrongCounters()).toEqual([]);
});

test("API-065 concurrent following and unfollowing leaves a correct follower count", async () => {
  const responses = await runTwentyTimes((i) =>
    post(members[i % 6]!, "topic/follow", { topicId: "1", value: i % 4 === 3 ? 0 : 1 }),
  );
  expect(responses.filter(({ code }) => code !== 200)).toEqual([]);
  expect(await findWrongCounters()).toEqual([]);
});
