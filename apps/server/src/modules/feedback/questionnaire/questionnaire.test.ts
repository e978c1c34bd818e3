import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { type StoredQuestion, surveys } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeUpload, moveTo, resetRates } from "../../../test/thread-fixtures.ts";
import { checkAnswers } from "./questionnaire.rules.ts";

type Actor = { token: string; userId: string };

const option = (id: string) => ({ id, label: id });
const question = (id: string, type: StoredQuestion["type"], overrides: Partial<StoredQuestion> = {}) => ({
  id,
  type,
  title: id,
  required: true,
  options: [],
  min: 0,
  max: 0,
  hint: "",
  ...overrides,
});
const questions: StoredQuestion[] = [
  question("one", "single", { options: [option("a"), option("b")] }),
  question("many", "multiple", { options: ["a", "b", "c", "d"].map(option), min: 2, max: 3 }),
  question("stars", "rating"),
  question("friends", "nps"),
  question("order", "sort", { options: ["x", "y", "z"].map(option), required: false }),
  question("words", "text", { required: false, max: 20 }),
  question("shots", "image", { required: false, max: 2 }),
];
const validAnswers = [
  { questionId: "one", optionIds: ["a"] },
  { questionId: "many", optionIds: ["a", "c"] },
  { questionId: "stars", score: 4 },
  { questionId: "friends", score: 9 },
];
const validExcept = (questionId: string, answer: object) => [
  ...validAnswers.filter((valid) => valid.questionId !== questionId),
  { questionId, ...answer },
];

let server: TestServer;
let open: string;

beforeAll(async () => {
  server = await startServer();
  open = await survey("-1 day", "1 day");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

async function survey(from: string, to: string): Promise<string> {
  const [row] = await server.db
    .insert(surveys)
    .values({
      title: "说说感受",
      startAt: sql`now() + ${from}::interval`,
      endAt: sql`now() + ${to}::interval`,
      rewardPoints: 30,
      questions,
    })
    .returning({ id: surveys.id });
  return row!.id;
}
const submit = (actor: Actor, answers: object[] = validAnswers, surveyId = open) =>
  server.post("/api/bbs/questionnaire/submit", { surveyId, answers }, actor.token);

describe("answers", () => {
  test("each invalid answer has a message, which names the first such question", () => {
    const cases: [object[], string][] = [
      [[], "请完成第1题"],
      [validExcept("one", { optionIds: ["a", "b"] }), "最多选择1项"],
      [validExcept("one", { optionIds: ["e"] }), "第1题的回答不对"],
      [validExcept("many", { optionIds: ["a"] }), "请至少选择2项"],
      [validExcept("many", { optionIds: ["a", "b", "c", "d"] }), "最多选择3项"],
      [validExcept("many", { optionIds: ["a", "a"] }), "第2题的回答不对"],
      [validExcept("stars", { score: 0 }), "第3题的回答不对"],
      [validExcept("stars", {}), "请完成第3题"],
      [[...validAnswers, { questionId: "order", optionIds: ["x", "y"] }], "请完成第5题"],
      [[...validAnswers, { questionId: "words", text: "长".repeat(21) }], "第6题最多20个字"],
    ];
    for (const [answers, message] of cases) {
      expect(() => checkAnswers(questions, answers as never)).toThrow(message);
    }
    expect(checkAnswers(questions, [...validAnswers, { questionId: "else", text: "x" }])).toEqual(
      validAnswers,
    );
    expect(checkAnswers(questions, validExcept("friends", { score: 0 }) as never)).toHaveLength(4);
  });
});

describe("submitting", () => {
  test("AMB-059 a questionnaire takes one answer per member, counts it and pays its points", async () => {
    const me = await server.member("answerer");
    const address = `/api/bbs/questionnaire/detail?surveyId=${open}`;
    expect((await server.get(address, me.token)).data).toMatchObject({ isAnswered: 0, status: 1 });
    expect(await submit(me)).toMatchObject({ code: 200, data: { points: 30 } });
    expect(await submit(me)).toMatchObject({ code: 409, msg: "您已提交过该问卷" });
    expect((await server.get(address, me.token)).data).toMatchObject({ isAnswered: 1, answerCount: 1 });
    const entries = rowsOf<{ points: number; source: string }>(
      await server.db.execute(
        sql`select points, source from point_entries where user_id = ${me.userId}::bigint`,
      ),
    );
    expect(entries).toEqual([{ points: 30, source: "questionnaire" }]);
  });

  test("refuses answers before the start and after the end", async () => {
    const me = await server.member("latecomer");
    expect(await submit(me, validAnswers, await survey("-2 day", "-1 day"))).toMatchObject({
      code: 409,
      msg: "问卷已结束",
    });
    const early = await survey("1 day", "2 day");
    expect(await submit(me, validAnswers, early)).toMatchObject({ code: 409, msg: "问卷还没有开始" });
    expect((await submit(me, validAnswers, "99999")).code).toBe(404);
    const { rows } = await server.get("/api/bbs/questionnaire/list", me.token);
    expect(rows.map(({ id }: { id: string }) => id)).not.toContain(early);
    expect(rows[0]).toMatchObject({ id: open, status: 1 });
  });

  test("results cover every answer: counts, average rating, net promoter score, average position", async () => {
    const surveyId = await survey("-1 day", "1 day");
    const all = [
      [
        { questionId: "friends", score: 10 },
        { questionId: "order", optionIds: ["x", "y", "z"] },
      ],
      [
        { questionId: "friends", score: 3 },
        { questionId: "stars", score: 4 },
        { questionId: "order", optionIds: ["y", "x", "z"] },
      ],
      [
        { questionId: "friends", score: 9 },
        { questionId: "stars", score: 5 },
        { questionId: "words", text: "轻" },
      ],
    ];
    await server.db.execute(sql`
      insert into users (id, username, username_key, password_hash, nickname, nickname_key, group_id, invitation_code)
      select 900000 + n, 'answerer' || n, 'answerer' || n, '-', 'answerer' || n, 'answerer' || n,
        ${GROUP.member}::bigint, 'ANSWER' || n
      from generate_series(0, 6002) n`);
    await server.db.execute(sql`
      insert into survey_answers (survey_id, user_id, answers)
      select ${surveyId}::bigint, 900000 + n, (${JSON.stringify(all)}::jsonb) -> (n % 3) from generate_series(0, 6002) n`);
    await server.db.execute(sql`update surveys set answer_count = 6003 where id = ${surveyId}::bigint`);
    const reader = await server.member("reader");
    await moveTo(server, reader.userId, GROUP.operator);
    const { data } = await server.get(`/api/bbs/questionnaire/results?surveyId=${surveyId}`, reader.token);
    expect(data.questions).toMatchObject([
      { id: "one", answered: 0, average: 0, counts: [{ id: "a", count: 0, place: 0 }, { id: "b" }] },
      { id: "many", answered: 0 },
      {
        id: "stars",
        answered: 4002,
        average: 4.5,
        counts: [1, 2, 3, 4, 5].map((n) => ({ count: n > 3 ? 2001 : 0 })),
      },
      { id: "friends", answered: 6003, average: 33.3 },
      {
        id: "order",
        answered: 4002,
        counts: [
          { id: "x", count: 4002, place: 1.5 },
          { id: "y", count: 4002, place: 1.5 },
          { id: "z", count: 4002, place: 3 },
        ],
      },
      { id: "words", answered: 2001, counts: [] },
      { id: "shots", answered: 0, imageList: [] },
    ]);
  });

  test("accepts only pictures that the member uploaded, and shows them only in the results", async () => {
    const [me, other] = [await server.member("painter"), await server.member("copier")];
    const url = await makeUpload(server, me.userId, "shot.webp");
    const answers = [...validAnswers, { questionId: "shots", imageList: [{ url }] }];
    expect(await submit(other, answers)).toMatchObject({ code: 400, msg: "图片和视频请先上传" });
    expect((await submit(me, answers)).code).toBe(200);
    const results = `/api/bbs/questionnaire/results?surveyId=${open}`;
    expect((await server.get(results, me.token)).code).toBe(403);
    await moveTo(server, other.userId, GROUP.operator);
    const { data } = await server.get(results, other.token);
    expect(data.questions[6].imageList).toMatchObject([{ url }]);
    expect(data.questions[0].counts[0]).toMatchObject({ id: "a", count: data.answerCount });
    expect(JSON.stringify(data)).not.toContain("painter");
  });
});
