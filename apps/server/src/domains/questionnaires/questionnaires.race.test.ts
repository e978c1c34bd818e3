import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../core/sql.ts";
import { surveys } from "../../db/schema/index.ts";
import { startServer, type TestServer } from "../../test/support.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("a questionnaire handed in ten times at a time is answered once and pays once", async () => {
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
  const [kept] = rowsOf<{ count: number; points: number }>(
    await server.db.execute(sql`
      select answer_count as count,
        (select coalesce(sum(points), 0)::int from point_entries where user_id = ${me.userId}::bigint) as points
      from surveys where id = ${row!.id}::bigint`),
  );
  expect(kept).toEqual({ count: 1, points: 30 });
});
