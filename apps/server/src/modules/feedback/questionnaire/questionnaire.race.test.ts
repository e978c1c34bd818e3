import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { surveys } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("ten concurrent submissions store one answer and pay once", async () => {
  const me = await server.member("hurrier");
  const [row] = await server.db
    .insert(surveys)
    .values({
      title: "说说感受",
      startAt: sql`now() - interval '1 day'`,
      endAt: sql`now() + interval '1 day'`,
      rewardPoints: 30,
      questions: [],
    })
    .returning({ id: surveys.id });
  const body = { surveyId: row!.id, answers: [] };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.post("/api/bbs/questionnaire/submit", body, me.token)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(9).fill(409)]);
  const [survey] = rowsOf<{ count: number; points: number }>(
    await server.db.execute(sql`
      select answer_count as count,
        (select coalesce(sum(points), 0)::int from point_entries where user_id = ${me.userId}::bigint) as points
      from surveys where id = ${row!.id}::bigint`),
  );
  expect(survey).toEqual({ count: 1, points: 30 });
});

test("of a concurrent edit and answer, exactly one is accepted", async () => {
  const operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  const rating = (id: string) => ({
    ...{ id, type: "rating" as const, title: id, required: 0 as const },
    ...{ options: [], min: 0, max: 0, hint: "" },
  });
  for (let round = 0; round < 8; round += 1) {
    await resetRates(server);
    const me = await server.member(`answerer${round}`);
    const body = {
      title: "说说感受",
      intro: "",
      startAt: "2026-01-01 00:00:00",
      endAt: "2099-01-01 00:00:00",
      rewardPoints: 0,
      questions: [rating("a")],
    };
    const manage = (verb: string, data: object) =>
      server.post(`/api/bbs/questionnaire/manage/${verb}`, data, operator.token);
    const surveyId: string = (await manage("save", body)).data.id;
    await manage("publish", { surveyId });
    const [edit, submission] = await Promise.all([
      manage("save", { ...body, surveyId, revision: 1, questions: [rating("b")] }),
      server.post(
        "/api/bbs/questionnaire/submit",
        { surveyId, revision: 1, answers: [{ questionId: "a", score: 5 }] },
        me.token,
      ),
    ]);
    expect([edit.code, submission.code].sort()).toEqual([200, 409]);
    const { data } = await server.get(`/api/bbs/questionnaire/results?surveyId=${surveyId}`, operator.token);
    expect([data.answerCount, data.questions[0].id]).toEqual(submission.code === 200 ? [1, "a"] : [0, "b"]);
  }
});
