import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let asker: Actor;
let operator: Actor;
const helpers: Actor[] = [];

beforeAll(async () => {
  server = await startServer();
  asker = await server.member("asker");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  await makeCircle(server, "1");
  for (let i = 0; i < 6; i++) helpers.push(await server.member(`helper${i}`));
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

/** Publishes a question with one answer per helper. */
async function publishQuestion() {
  await resetRates(server);
  const threadId = await publish(server, asker.token, {
    threadClassify: 1,
    title: "抬显偏左一截怎么调回来？",
    circleId: "1",
    question: {},
  });
  const answers: string[] = [];
  for (const { token } of helpers) answers.push((await comment(server, token, threadId)).id);
  return { threadId, answers };
}
const accept = (postId: string, value: 0 | 1, { token }: Actor = asker) =>
  server.post("/api/bbs/question/accept", { postId, value }, token);

/** Finds questions with an inconsistent acceptance, balances that differ from their entries, and members paid twice. */
const findInconsistencies = async () =>
  rowsOf<object>(
    await server.db.execute(sql`
      select q.thread_id from questions q
      left join question_acceptances a on a.thread_id = q.thread_id and a.ended_at is null
      left join posts p on p.id = q.accepted_post_id
      where q.accepted_post_id is distinct from a.post_id or p.status <> 1
      union all
      select user_id from point_accounts c
      where balance <> (select coalesce(sum(points), 0) from point_entries e where e.user_id = c.user_id)
      union all
      select answerer_id from question_acceptances group by thread_id, answerer_id
      having count(*) filter (where paid) > 1`),
  );
const countPoints = async (threadId: string): Promise<number> =>
  rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select coalesce(sum(points), 0)::int as n from point_entries where source = 'answer' and source_id = ${threadId}`,
    ),
  )[0]!.n;

test("an answer that is accepted by concurrent calls is paid once", async () => {
  const { threadId, answers } = await publishQuestion();
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, i) => accept(answers[0]!, 1, i % 2 ? asker : operator)),
  );
  expect(responses.map(({ code }) => code)).toEqual(responses.map(() => 200));
  expect(await countPoints(threadId)).toBe(10);
  expect(await findInconsistencies()).toEqual([]);
});

test("concurrent acceptances of several answers leave one accepted answer and pay at most three members", async () => {
  const { threadId, answers } = await publishQuestion();
  const responses = await Promise.all(answers.map((id, i) => accept(id, 1, i % 2 ? asker : operator)));
  expect(responses.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(await countPoints(threadId)).toBe(30);
  expect(await findInconsistencies()).toEqual([]);
});

test("concurrent acceptances and withdrawals of an answer never pay twice", async () => {
  const { threadId, answers } = await publishQuestion();
  await Promise.all(Array.from({ length: 20 }, (_, i) => accept(answers[0]!, i % 2 ? 0 : 1)));
  await accept(answers[0]!, 1);
  expect(await countPoints(threadId)).toBe(10);
  expect(await findInconsistencies()).toEqual([]);
});

test("an answer that is deleted during its acceptance does not stay accepted", async () => {
  for (let round = 0; round < 4; round++) {
    const { threadId, answers } = await publishQuestion();
    const responses = await Promise.all([
      accept(answers[0]!, 1),
      server.post("/api/thread/delpost", { postId: answers[0]! }, helpers[0]!.token),
      accept(answers[0]!, 1, operator),
    ]);
    expect(responses.filter(({ code }) => ![200, 404, 409].includes(code))).toEqual([]);
    const { data } = await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, asker.token);
    expect(data.thread.question).toMatchObject({ isSolved: 0 });
    expect(await findInconsistencies()).toEqual([]);
  }
});
