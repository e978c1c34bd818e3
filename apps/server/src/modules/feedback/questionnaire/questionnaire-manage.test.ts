import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { auditLog, surveyAnswers, surveys } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";
import { toStoredQuestions } from "./questionnaire-manage.rules.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let operator: Actor;
let ann: Actor;

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  ann = await server.member("ann");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const question = (id: string, type: string, overrides: object = {}) => ({
  id,
  type,
  title: `题目 ${id}`,
  required: 1,
  options: [],
  min: 0,
  max: 0,
  hint: "",
  ...overrides,
});
const choice = question("q1", "single", {
  options: [
    { id: "a", label: "常用" },
    { id: "b", label: "不用" },
  ],
});
const textQuestion = question("q2", "text", { required: 0, max: 200 });
const body = {
  title: "用了一周",
  intro: "两道题",
  startAt: "2026-01-01 00:00:00",
  endAt: "2099-01-01 00:00:00",
  rewardPoints: 30,
  questions: [choice, textQuestion],
};

const post = (verb: string, data: object, actor = operator) =>
  server.post(`/api/bbs/questionnaire/manage/${verb}`, data, actor.token);
const get = (verb: string, query: object, actor = operator) =>
  server.get(`/api/bbs/questionnaire/manage/${verb}?${new URLSearchParams({ ...query })}`, actor.token);
const detailFor = (surveyId: string, actor = ann) =>
  server.get(`/api/bbs/questionnaire/detail?surveyId=${surveyId}`, actor.token);
const submit = (surveyId: string, answers: object[], actor = ann, more = {}) =>
  server.post("/api/bbs/questionnaire/submit", { surveyId, answers, ...more }, actor.token);
const createDraft = async (overrides: object = {}): Promise<string> =>
  (await post("save", { ...body, ...overrides })).data.id;
async function createOpen(overrides: object = {}): Promise<string> {
  const surveyId = await createDraft(overrides);
  expect((await post("publish", { surveyId })).code).toBe(200);
  return surveyId;
}
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];
const validAnswers = [{ questionId: "q1", optionIds: ["a"] }];

test("visitors, members and moderators can neither manage questionnaires nor read answers", async () => {
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const surveyId = await createOpen();
  const everything = () =>
    Promise.all([surveys, surveyAnswers, auditLog].map((table) => server.db.select().from(table)));
  const before = await everything();
  for (const [actor, code] of [
    [{ token: "", userId: "" }, 401],
    [ann, 403],
    [moderator, 403],
  ] as const) {
    for (const answer of [
      await get("list", {}, actor),
      await get("detail", { surveyId }, actor),
      await get("texts", { surveyId, questionId: "q2" }, actor),
      await get("export", { surveyId }, actor),
      await post("save", body, actor),
      await post("save", { ...body, surveyId, revision: 1, title: "改名" }, actor),
      ...(await Promise.all(
        ["copy", "publish", "close", "del"].map((verb) => post(verb, { surveyId }, actor)),
      )),
    ]) {
      expect(answer.code).toBe(code);
    }
  }
  expect(await everything()).toEqual(before);
});

test("the permission for results allows reading but not writing", async () => {
  await server.db.execute(
    `insert into user_groups (id, name, rank, permissions)
      values (90, '调研', 30, array['console.enter', 'questionnaire.results'])`,
  );
  const reader = await server.member("reader");
  await moveTo(server, reader.userId, "90");
  const surveyId = await createDraft();
  expect((await get("list", {}, reader)).code).toBe(200);
  expect((await get("export", { surveyId }, reader)).code).toBe(200);
  expect((await post("save", body, reader)).code).toBe(403);
  expect((await post("publish", { surveyId }, reader)).code).toBe(403);
});

describe("managing a questionnaire", () => {
  test("is created as a hidden draft, published once and closed once, and each step is audited", async () => {
    const surveyId = await createDraft();
    expect(await lastAudit()).toMatchObject({ action: "survey.create", targetId: surveyId });
    expect((await detailFor(surveyId)).code).toBe(404);
    expect((await submit(surveyId, validAnswers)).code).toBe(404);
    expect((await get("list", { state: "draft" })).rows[0]).toMatchObject({ id: surveyId, state: "draft" });
    expect(await post("close", { surveyId })).toMatchObject({ code: 409, msg: "只有进行中的问卷可以结束" });

    expect((await post("publish", { surveyId })).code).toBe(200);
    expect(await lastAudit()).toMatchObject({
      actorId: operator.userId,
      action: "survey.publish",
      detail: { name: "用了一周", rewardPoints: 30 },
    });
    expect(await post("publish", { surveyId })).toMatchObject({ code: 409, msg: "问卷已经发布了" });
    expect((await detailFor(surveyId)).data).toMatchObject({ status: 1, revision: 1 });
    expect((await submit(surveyId, validAnswers)).data).toEqual({ points: 30 });

    expect(await post("del", { surveyId })).toMatchObject({ code: 409, msg: "只有草稿可以删除" });
    expect((await post("close", { surveyId })).code).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: "survey.close", targetId: surveyId });
    const late = await server.member("late");
    expect(await submit(surveyId, validAnswers, late)).toMatchObject({ code: 409, msg: "问卷已结束" });
    expect((await get("list", { state: "over" })).rows[0]).toMatchObject({ id: surveyId, answerCount: 1 });
    expect((await detailFor(surveyId)).data.status).toBe(2);
  });

  test("a draft without questions or with a past end cannot be published", async () => {
    const bare = await createDraft({ questions: [] });
    expect(await post("publish", { surveyId: bare })).toMatchObject({
      code: 400,
      msg: "还没有题目，不能发布",
    });
    const expired = await createDraft({ endAt: "2026-02-01 00:00:00" });
    expect(await post("publish", { surveyId: expired })).toMatchObject({
      code: 400,
      msg: "截止时间已过，请先改时间再发布",
    });
    expect((await post("del", { surveyId: expired })).code).toBe(200);
    expect((await get("detail", { surveyId: expired })).code).toBe(404);
  });

  test("after the first answer, questions and reward are frozen; title, intro and period can change", async () => {
    const surveyId = await createOpen();
    const save = (overrides: object) => post("save", { ...body, surveyId, revision: 1, ...overrides });
    await submit(surveyId, validAnswers);
    const frozen = { code: 409, msg: "已经有人答过，题目和奖励不能再改；可以复制成新的问卷" };
    expect(await save({ questions: [choice] })).toMatchObject(frozen);
    expect(await save({ rewardPoints: 31 })).toMatchObject(frozen);
    expect((await save({ title: "用了两周", endAt: "2098-01-01 00:00:00" })).code).toBe(200);
    expect((await detailFor(surveyId)).data).toMatchObject({
      title: "用了两周",
      endAt: "2098-01-01 00:00:00",
      rewardPoints: 30,
      revision: 1,
      questions: [{ id: "q1" }, { id: "q2" }],
    });
    const copy = (await post("copy", { surveyId })).data.id;
    expect((await get("detail", { surveyId: copy })).data).toMatchObject({
      title: "用了两周（副本）",
      state: "draft",
      answerCount: 0,
      questions: [{ id: "q1" }, { id: "q2" }],
    });
  });

  test("refuses answers to an older revision, and edits based on an older revision", async () => {
    const surveyId = await createOpen();
    const questions = [choice];
    expect((await post("save", { ...body, surveyId, revision: 1, questions })).code).toBe(200);
    expect(await post("save", { ...body, surveyId, revision: 1 })).toMatchObject({
      code: 409,
      msg: "问卷已被别人改过，请刷新后重试",
    });
    expect(await submit(surveyId, validAnswers, ann, { revision: 1 })).toMatchObject({
      code: 409,
      msg: "问卷刚刚改过，请看一看再提交",
    });
    expect((await submit(surveyId, validAnswers, ann, { revision: 2 })).code).toBe(200);
  });

  test.each([
    [{ title: " " }, "请填写问卷的标题"],
    [{ startAt: "2026-13-01 00:00:00" }, "请填写开始时间"],
    [{ endAt: "" }, "请填写截止时间"],
    [{ endAt: body.startAt }, "截止时间要在开始时间之后"],
    [{ questions: [choice, { ...textQuestion, title: " " }] }, "请填写第2题的题目"],
    [{ questions: [choice, choice] }, "题目或选项的编号重复了，请刷新后重试"],
    [{ questions: [{ ...choice, options: [{ id: "a", label: "常用" }] }] }, "第1题至少要有两个选项"],
    [
      {
        questions: [
          {
            ...choice,
            options: [
              { id: "a", label: "常用" },
              { id: "b", label: " 常用" },
            ],
          },
        ],
      },
      "第1题有两个一样的选项",
    ],
    [{ questions: [{ ...choice, type: "multiple", max: 3 }] }, "第1题只有2个选项，选不了更多"],
    [{ questions: [{ ...choice, type: "multiple", min: 2, max: 1 }] }, "第1题的「至少选」不能多于「至多选」"],
    [{ questions: [question("q1", "image", { max: 10 })] }, "第1题最多收9张图片"],
  ])("refuses %j with a message that names the fault", async (overrides, msg) => {
    const before = (await get("list", {})).total;
    expect(await post("save", { ...body, ...overrides })).toMatchObject({ code: 400, msg });
    expect((await get("list", {})).total).toBe(before);
  });

  test("drops fields that the question's type does not use", () => {
    expect(
      toStoredQuestions([
        { ...choice, type: "nps", max: 2, hint: "x" } as Parameters<typeof toStoredQuestions>[0][0],
      ]),
    ).toEqual([{ ...question("q1", "nps"), required: true }]);
  });
});

describe("reading answers", () => {
  test("lists text answers newest first, and exports all answers as CSV with formulas escaped", async () => {
    const surveyId = await createOpen();
    const texts = ["=HYPERLINK(1)", '引号"和,逗号', "还好"];
    for (const [index, text] of texts.entries()) {
      const actor = await server.member(`writer${index}`);
      await submit(surveyId, [...validAnswers, { questionId: "q2", text }], actor);
    }
    const page = await get("texts", { surveyId, questionId: "q2", pageNum: "1", pageSize: "2" });
    expect([page.total, page.rows.map(({ text }) => text)]).toEqual([3, ["还好", '引号"和,逗号']]);
    const { data } = await get("export", { surveyId });
    const lines = data.csv.split("\r\n");
    expect(lines[0]).toBe('\uFEFF"提交时间","1. 题目 q1","2. 题目 q2"');
    expect(lines.slice(1, 4).map((line: string) => line.slice(line.indexOf(",")))).toEqual([
      ',"常用","\'=HYPERLINK(1)"',
      ',"常用","引号""和,逗号"',
      ',"常用","还好"',
    ]);
    expect([data.next, data.csv.includes("writer")]).toEqual(["", false]);
    const [first] = (await server.db.select().from(surveyAnswers).orderBy(desc(surveyAnswers.id))).slice(1);
    const rest = await get("export", { surveyId, after: first!.id });
    expect(rest.data.csv).toMatch(/^"[^"]+","常用","还好"\r\n$/);
  });
});
