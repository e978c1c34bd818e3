import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { auditLog, surveyAnswers, surveys } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";
import { questionsOf } from "./questionnaire-manage.rules.ts";

type Who = { token: string; userId: string };

let server: TestServer;
let operator: Who;
let ann: Who;

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  ann = await server.member("ann");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const question = (id: string, type: string, to: object = {}) => ({
  id,
  type,
  title: `题目 ${id}`,
  required: 1,
  options: [],
  min: 0,
  max: 0,
  hint: "",
  ...to,
});
const choice = question("q1", "single", {
  options: [
    { id: "a", label: "常用" },
    { id: "b", label: "不用" },
  ],
});
const words = question("q2", "text", { required: 0, max: 200 });
const body = {
  title: "用了一周",
  intro: "两道题",
  startAt: "2026-01-01 00:00:00",
  endAt: "2099-01-01 00:00:00",
  rewardPoints: 30,
  questions: [choice, words],
};

const act = (verb: string, data: object, who = operator) =>
  server.post(`/api/bbs/questionnaire/manage/${verb}`, data, who.token);
const ask = (verb: string, query: object, who = operator) =>
  server.get(`/api/bbs/questionnaire/manage/${verb}?${new URLSearchParams({ ...query })}`, who.token);
const shownTo = (surveyId: string, who = ann) =>
  server.get(`/api/bbs/questionnaire/detail?surveyId=${surveyId}`, who.token);
const submit = (surveyId: string, answers: object[], who = ann, more = {}) =>
  server.post("/api/bbs/questionnaire/submit", { surveyId, answers, ...more }, who.token);
const made = async (to: object = {}): Promise<string> => (await act("save", { ...body, ...to })).data.id;
async function opened(to: object = {}): Promise<string> {
  const surveyId = await made(to);
  expect((await act("publish", { surveyId })).code).toBe(200);
  return surveyId;
}
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];
const chosen = [{ questionId: "q1", optionIds: ["a"] }];

test("neither visitors nor members nor moderators make questionnaires or read answers, and nothing changes", async () => {
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const surveyId = await opened();
  const everything = () =>
    Promise.all([surveys, surveyAnswers, auditLog].map((table) => server.db.select().from(table)));
  const before = await everything();
  for (const [who, code] of [
    [{ token: "", userId: "" }, 401],
    [ann, 403],
    [moderator, 403],
  ] as const) {
    for (const answer of [
      await ask("list", {}, who),
      await ask("detail", { surveyId }, who),
      await ask("texts", { surveyId, questionId: "q2" }, who),
      await ask("export", { surveyId }, who),
      await act("save", body, who),
      await act("save", { ...body, surveyId, revision: 1, title: "改名" }, who),
      ...(await Promise.all(["copy", "publish", "close", "del"].map((verb) => act(verb, { surveyId }, who)))),
    ]) {
      expect(answer.code).toBe(code);
    }
  }
  expect(await everything()).toEqual(before);
});

test("anyone who may only read the results makes nothing", async () => {
  await server.db.execute(
    `insert into user_groups (id, name, rank, permissions)
      values (90, '调研', 30, array['console.enter', 'questionnaire.results'])`,
  );
  const reader = await server.member("reader");
  await moveTo(server, reader.userId, "90");
  const surveyId = await made();
  expect((await ask("list", {}, reader)).code).toBe(200);
  expect((await ask("export", { surveyId }, reader)).code).toBe(200);
  expect((await act("save", body, reader)).code).toBe(403);
  expect((await act("publish", { surveyId }, reader)).code).toBe(403);
});

describe("a questionnaire is made", () => {
  test("as a draft that nobody else sees, published once, closed once, and each step is noted", async () => {
    const surveyId = await made();
    expect(await lastAudit()).toMatchObject({ action: "survey.create", targetId: surveyId });
    expect((await shownTo(surveyId)).code).toBe(404);
    expect((await submit(surveyId, chosen)).code).toBe(404);
    expect((await ask("list", { state: "draft" })).rows[0]).toMatchObject({ id: surveyId, state: "draft" });
    expect(await act("close", { surveyId })).toMatchObject({ code: 409, msg: "只有进行中的问卷可以结束" });

    expect((await act("publish", { surveyId })).code).toBe(200);
    expect(await lastAudit()).toMatchObject({
      actorId: operator.userId,
      action: "survey.publish",
      detail: { name: "用了一周", rewardPoints: 30 },
    });
    expect(await act("publish", { surveyId })).toMatchObject({ code: 409, msg: "问卷已经发布了" });
    expect((await shownTo(surveyId)).data).toMatchObject({ status: 1, revision: 1 });
    expect((await submit(surveyId, chosen)).data).toEqual({ points: 30 });

    expect(await act("del", { surveyId })).toMatchObject({ code: 409, msg: "只有草稿可以删除" });
    expect((await act("close", { surveyId })).code).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: "survey.close", targetId: surveyId });
    const late = await server.member("late");
    expect(await submit(surveyId, chosen, late)).toMatchObject({ code: 409, msg: "问卷已结束" });
    expect((await ask("list", { state: "over" })).rows[0]).toMatchObject({ id: surveyId, answerCount: 1 });
    expect((await shownTo(surveyId)).data.status).toBe(2);
  });

  test("one without questions or with an end gone by is not published", async () => {
    const bare = await made({ questions: [] });
    expect(await act("publish", { surveyId: bare })).toMatchObject({
      code: 400,
      msg: "还没有题目，不能发布",
    });
    const gone = await made({ endAt: "2026-02-01 00:00:00" });
    expect(await act("publish", { surveyId: gone })).toMatchObject({
      code: 400,
      msg: "截止时间已过，请先改时间再发布",
    });
    expect((await act("del", { surveyId: gone })).code).toBe(200);
    expect((await ask("detail", { surveyId: gone })).code).toBe(404);
  });

  test("once somebody has answered, its questions and reward stay; title, words and window may change", async () => {
    const surveyId = await opened();
    const save = (to: object) => act("save", { ...body, surveyId, revision: 1, ...to });
    await submit(surveyId, chosen);
    const frozen = { code: 409, msg: "已经有人答过，题目和奖励不能再改；可以复制成新的问卷" };
    expect(await save({ questions: [choice] })).toMatchObject(frozen);
    expect(await save({ rewardPoints: 31 })).toMatchObject(frozen);
    expect((await save({ title: "用了两周", endAt: "2098-01-01 00:00:00" })).code).toBe(200);
    expect((await shownTo(surveyId)).data).toMatchObject({
      title: "用了两周",
      endAt: "2098-01-01 00:00:00",
      rewardPoints: 30,
      revision: 1,
      questions: [{ id: "q1" }, { id: "q2" }],
    });
    const copy = (await act("copy", { surveyId })).data.id;
    expect((await ask("detail", { surveyId: copy })).data).toMatchObject({
      title: "用了两周（副本）",
      state: "draft",
      answerCount: 0,
      questions: [{ id: "q1" }, { id: "q2" }],
    });
  });

  test("answers to questions that changed meanwhile, and a change of what another changed, are refused", async () => {
    const surveyId = await opened();
    const questions = [choice];
    expect((await act("save", { ...body, surveyId, revision: 1, questions })).code).toBe(200);
    expect(await act("save", { ...body, surveyId, revision: 1 })).toMatchObject({
      code: 409,
      msg: "问卷已被别人改过，请刷新后重试",
    });
    expect(await submit(surveyId, chosen, ann, { revision: 1 })).toMatchObject({
      code: 409,
      msg: "问卷刚刚改过，请看一看再提交",
    });
    expect((await submit(surveyId, chosen, ann, { revision: 2 })).code).toBe(200);
  });

  test.each([
    [{ title: " " }, "请填写问卷的标题"],
    [{ startAt: "2026-13-01 00:00:00" }, "请填写开始时间"],
    [{ endAt: "" }, "请填写截止时间"],
    [{ endAt: body.startAt }, "截止时间要在开始时间之后"],
    [{ questions: [choice, { ...words, title: " " }] }, "请填写第2题的题目"],
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
  ])("%j is refused with its sentence", async (to, msg) => {
    const before = (await ask("list", {})).total;
    expect(await act("save", { ...body, ...to })).toMatchObject({ code: 400, msg });
    expect((await ask("list", {})).total).toBe(before);
  });

  test("what a type does not know is not kept", () => {
    expect(
      questionsOf([{ ...choice, type: "nps", max: 2, hint: "x" } as Parameters<typeof questionsOf>[0][0]]),
    ).toEqual([{ ...question("q1", "nps"), required: true }]);
  });
});

describe("answers are read", () => {
  test("words page by page, the latest first, and all of it as a file that no spreadsheet takes for formulas", async () => {
    const surveyId = await opened();
    const said = ["=HYPERLINK(1)", '引号"和,逗号', "还好"];
    for (const [index, text] of said.entries()) {
      const who = await server.member(`writer${index}`);
      await submit(surveyId, [...chosen, { questionId: "q2", text }], who);
    }
    const page = await ask("texts", { surveyId, questionId: "q2", pageNum: "1", pageSize: "2" });
    expect([page.total, page.rows.map(({ text }) => text)]).toEqual([3, ["还好", '引号"和,逗号']]);
    const { data } = await ask("export", { surveyId });
    const lines = data.csv.split("\r\n");
    expect(lines[0]).toBe('\uFEFF"提交时间","1. 题目 q1","2. 题目 q2"');
    expect(lines.slice(1, 4).map((line: string) => line.slice(line.indexOf(",")))).toEqual([
      ',"常用","\'=HYPERLINK(1)"',
      ',"常用","引号""和,逗号"',
      ',"常用","还好"',
    ]);
    expect([data.next, data.csv.includes("writer")]).toEqual(["", false]);
    const [first] = (await server.db.select().from(surveyAnswers).orderBy(desc(surveyAnswers.id))).slice(1);
    const rest = await ask("export", { surveyId, after: first!.id });
    expect(rest.data.csv).toMatch(/^"[^"]+","常用","还好"\r\n$/);
  });
});
