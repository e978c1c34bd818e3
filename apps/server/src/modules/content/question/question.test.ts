import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { rowsOf } from "../../../core/sql.ts";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { blocks, deviceModels, devices, topics } from "../../../db/schema/index.ts";
import { grantPoints } from "../../../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, longText, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";
import { followUpQuestions } from "./question.job.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let asker: Actor;
let helper: Actor;
let other: Actor;
let operator: Actor;

beforeAll(async () => {
  server = await startServer();
  asker = await server.member("asker");
  helper = await server.member("helper");
  other = await server.member("other");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  await makeCircle(server, "1");
  await server.db.insert(deviceModels).values({ name: "Test One", variant: "黑", firmware: "1.1.0" });
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const baseQuestion = { model: "Test One", firmware: "1.1.0" };
const publishQuestion = (question: object = baseQuestion, body: object = {}) =>
  publish(server, asker.token, {
    threadClassify: 1,
    title: "抬显偏左一截怎么调回来？",
    circleId: "1",
    question,
    ...body,
  });
const answer = async (threadId: string, actor: Actor = helper, content = "把佩戴校准重做一遍就好了") =>
  (await comment(server, actor.token, threadId, { content })).id as string;
const accept = (postId: string, value: 0 | 1, actor: Actor = asker) =>
  server.post("/api/bbs/question/accept", { postId, value }, actor.token);
const readDetail = async (threadId: string, actor?: Actor) =>
  (await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, actor?.token)).data;
const points = async ({ userId }: Actor): Promise<number> => {
  const result = await server.db.execute(
    sql`select coalesce(sum(points), 0)::int as n from point_entries where user_id = ${userId}::bigint and source = 'answer'`,
  );
  return rowsOf<{ n: number }>(result)[0]!.n;
};
const addDevice = async ({ userId }: Actor, model = "Test One") => {
  const [row] = await server.db
    .select({ id: deviceModels.id })
    .from(deviceModels)
    .where(sql`name = ${model}`);
  const sn = `SN${userId.padStart(12, "0")}`;
  await server.db.insert(devices).values({
    userId,
    modelId: row!.id,
    sn,
    snHash: sn,
    channel: "official",
    purchaseAt: "2026-01-01",
    images: [],
    status: 1,
    isPrimary: true,
  });
};
const listedModel = async () =>
  (await server.get("/api/bbs/device/firmware/list?pageSize=100", operator.token)).rows.find(
    ({ name }: { name: string }) => name === "Test One",
  );
/** Saves the newest firmware of the model as an operator. */
const release = async (firmware: string) =>
  server.post("/api/bbs/device/firmware/save", { id: (await listedModel()).id, firmware }, operator.token);
const followUp = () => server.db.transaction((tx) => followUpQuestions(tx, createClock("Asia/Shanghai")));
const notices = async ({ userId }: Actor, title: string): Promise<number> => {
  const result = await server.db.execute(
    sql`select count(*)::int as n from system_notices where user_id = ${userId}::bigint and title = ${title}`,
  );
  return rowsOf<{ n: number }>(result)[0]!.n;
};

describe("publishing", () => {
  test("lists show the state, device and number of answers of a question", async () => {
    const threadId = await publishQuestion();
    const first = await answer(threadId);
    await comment(server, other.token, threadId, { content: "同问", parentId: first });
    server.endShared();
    const { rows, total } = await server.get("/api/bbs/question/list");
    const row = rows.find(({ id }) => id === threadId);
    expect(row.question).toEqual({ isSolved: 0, model: "Test One", firmware: "1.1.0", answerCount: 1 });
    expect(row.threadClassify).toBe(1);
    expect(total).toBeGreaterThan(0);
    const plain = await publish(server, asker.token);
    expect((await readDetail(plain)).thread.question).toBeUndefined();
  });

  test("a moment cannot be a question, and an unknown model is refused", async () => {
    const send = (body: object) =>
      server.post("/api/thread/create", { content: longText, ...body }, asker.token);
    expect(await send({ threadClassify: 0, question: {} })).toMatchObject({
      code: 400,
      msg: "只有帖子可以作为提问",
    });
    const thread = { threadClassify: 1, title: "抬显偏左一截怎么调", circleId: "1" };
    expect(await send({ ...thread, question: { model: "没有的型号" } })).toMatchObject({
      code: 400,
      msg: "请选择正确的设备型号",
    });
    expect((await send({ ...thread, question: { firmware: "新版" } })).code).toBe(400);
  });
});

describe("accepting", () => {
  test("an accepted answer is shown with the question, and its author is paid and notified once", async () => {
    const threadId = await publishQuestion();
    const postId = await answer(threadId);
    const before = await points(helper);
    const { data } = await accept(postId, 1);
    expect(data).toMatchObject({
      isSolved: 1,
      accepted: { postId, user: { userId: helper.userId }, firmware: "1.1.0", isByAsker: 1 },
    });
    expect((await readDetail(threadId)).thread.question).toEqual(data);
    expect(await points(helper)).toBe(before + 10);
    expect(await notices(helper, "你的回答被采纳了")).toBe(1);
    await accept(postId, 1);
    await accept(postId, 0);
    await accept(postId, 1);
    expect(await points(helper)).toBe(before + 10);
    expect(await notices(helper, "你的回答被采纳了")).toBe(1);
  });

  test("withdrawing an acceptance revokes its points within seven days only, and nobody is paid twice", async () => {
    const threadId = await publishQuestion();
    const postId = await answer(threadId);
    const before = await points(helper);
    await accept(postId, 1);
    expect((await accept(postId, 0)).data).toMatchObject({ isSolved: 0 });
    expect(await points(helper)).toBe(before);
    await accept(postId, 1);
    await server.db.execute(
      sql`update question_acceptances set accepted_at = now() - interval '8 days' where thread_id = ${threadId}::bigint and ended_at is null`,
    );
    await accept(postId, 0);
    await accept(postId, 1);
    expect(await points(helper)).toBe(before + 10);
  });

  test("withdrawing an acceptance revokes at most the balance", async () => {
    const spender = await server.member("spender");
    const postId = await answer(await publishQuestion(), spender);
    await accept(postId, 1);
    const balance = async () => (await server.get("/api/bbs/points/info", spender.token)).data.balance;
    await grantPoints(server, spender.userId, 4 - (await balance()));
    expect((await accept(postId, 0)).code).toBe(200);
    expect(await balance()).toBe(0);
    expect(await points(spender)).toBe(6);
  });

  test("repeated acceptances and withdrawals do not inflate the lifetime income", async () => {
    const totalIncome = async () =>
      (await server.get("/api/bbs/points/info", helper.token)).data.totalIncome as number;
    const threadId = await publishQuestion();
    const postId = await answer(threadId);
    const before = await totalIncome();
    for (let round = 0; round < 3; round++) {
      await accept(postId, 1);
      expect(await totalIncome()).toBe(before + 10);
      await accept(postId, 0);
      expect(await totalIncome()).toBe(before);
    }
  });

  test("an answerer who has blocked the asker gets no notice of the acceptance", async () => {
    const shy = await server.member("shyhelper");
    await server.db.insert(blocks).values({ fromId: shy.userId, toId: asker.userId });
    const threadId = await publishQuestion();
    await accept(await answer(threadId, shy), 1);
    expect(await notices(shy, "你的回答被采纳了")).toBe(0);
  });

  test("accepting another answer lists the earlier one, which keeps its points", async () => {
    const threadId = await publishQuestion();
    const first = await answer(threadId);
    const second = await answer(threadId, other);
    const [previous, others] = [await points(helper), await points(other)];
    await accept(first, 1);
    const { data } = await accept(second, 1);
    expect(data.accepted.postId).toBe(second);
    expect(data.earlier).toMatchObject([{ postId: first, user: { userId: helper.userId }, isShown: 1 }]);
    expect([await points(helper), await points(other)]).toEqual([previous + 10, others + 10]);
  });

  test("accepting an own answer pays no points", async () => {
    const threadId = await publishQuestion();
    const before = await points(asker);
    expect((await accept(await answer(threadId, asker), 1)).data.isSolved).toBe(1);
    const byOperator = await answer(threadId, operator);
    const previous = await points(operator);
    expect((await accept(byOperator, 1, operator)).data.accepted.isByAsker).toBe(0);
    expect([await points(asker), await points(operator)]).toEqual([before, previous]);
  });

  test("only the asker and operators can accept, and only answers to questions", async () => {
    const threadId = await publishQuestion();
    const postId = await answer(threadId);
    expect((await accept(postId, 1, other)).code).toBe(403);
    expect((await readDetail(threadId, other)).question).toEqual({ mayAccept: false, mayVote: false });
    expect((await readDetail(threadId, asker)).question).toEqual({ mayAccept: true, mayVote: false });
    expect((await readDetail(threadId, operator)).question).toEqual({ mayAccept: true, mayVote: false });
    const reply = await comment(server, other.token, threadId, { content: "同问", parentId: postId });
    expect(await accept(reply.id, 1)).toMatchObject({ code: 400, msg: "只能采纳回答，不能采纳回答下的回复" });
    const plain = await publish(server, asker.token);
    expect(await accept(await answer(plain), 1)).toMatchObject({ code: 400, msg: "这个帖子不是提问" });
    expect((await accept("999999999", 1)).code).toBe(404);
  });

  test("deleting an accepted answer reopens the question, and the job revokes its points", async () => {
    const threadId = await publishQuestion();
    const postId = await answer(threadId);
    const before = await points(helper);
    await accept(postId, 1);
    await server.post("/api/thread/delpost", { postId }, helper.token);
    expect((await readDetail(threadId)).thread.question).toMatchObject({
      isSolved: 0,
      answerCount: 0,
      earlier: [{ postId, isShown: 0 }],
    });
    await followUp();
    await followUp();
    expect(await points(helper)).toBe(before);
    expect((await accept(postId, 1)).code).toBe(404);
  });
});

test("lists filter questions by state and model", async () => {
  const open = await publishQuestion();
  const solved = await publishQuestion();
  await accept(await answer(solved), 1);
  const elsewhere = await publishQuestion({});
  const list = async (query: string) =>
    (await server.get(`/api/bbs/question/list?pageSize=100&${query}`)).rows.map(({ id }) => id);
  expect(await list("state=open")).toEqual(expect.arrayContaining([open, elsewhere]));
  expect(await list("state=open")).not.toContain(solved);
  expect(await list("state=solved")).toContain(solved);
  expect(await list("state=open&model=Test%20One")).not.toContain(elsewhere);
  await server.post("/api/thread/del", { threadId: open }, asker.token);
  expect(await list("state=open")).not.toContain(open);
});

test("the queue lists open questions about own models without an own answer, oldest first", async () => {
  const owner = await server.member("owner");
  const queue = async () =>
    (await server.get("/api/bbs/question/queue?pageSize=100", owner.token)).rows.map(({ id }) => id);
  expect(await queue()).toEqual([]);
  await addDevice(owner);
  const [first, second, foreign] = [
    await publishQuestion(),
    await publishQuestion(),
    await publishQuestion({}),
  ];
  const queueIds = await queue();
  expect(queueIds.indexOf(first)).toBeLessThan(queueIds.indexOf(second));
  expect(queueIds).not.toContain(foreign);
  await answer(first, owner);
  expect(await queue()).not.toContain(first);
  const { data } = await server.get("/api/bbs/question/mine", owner.token);
  expect(data).toEqual({
    asked: 0,
    answered: 1,
    accepted: 0,
    models: [{ model: "Test One", firmware: "1.1.0" }],
  });
});

test("owners vote on whether an answer works with a newer firmware", async () => {
  const owner = await server.member("voter");
  await addDevice(owner);
  const threadId = await publishQuestion();
  const postId = await answer(threadId);
  await accept(postId, 1);
  const vote = (works: 0 | 1, actor: Actor) =>
    server.post("/api/bbs/question/vote", { postId, works }, actor.token);
  expect(await vote(1, owner)).toMatchObject({ code: 409, msg: "这个回答之后没有新固件，不用投票" });
  expect((await release("1.10.0")).code).toBe(200);
  expect((await readDetail(threadId)).thread.question.accepted.newer).toEqual({
    firmware: "1.10.0",
    works: 0,
    fails: 0,
  });
  expect(await vote(1, other)).toMatchObject({ code: 400, msg: "认证过这个型号的机主才能投票" });
  expect((await vote(1, owner)).data.accepted.newer).toMatchObject({ works: 1, fails: 0 });
  expect((await vote(0, owner)).data.accepted.newer).toMatchObject({ works: 0, fails: 1 });
  expect((await readDetail(threadId, owner)).question).toEqual({ mayAccept: false, mayVote: true, works: 0 });
  await release("1.1.0");
});

test("operators save the newest firmware for all variants of a model at its current version", async () => {
  await server.db.insert(deviceModels).values({ name: "Test One", variant: "白", firmware: "1.0.9" });
  const row = await listedModel();
  expect(row).toMatchObject({ name: "Test One", variants: ["黑", "白"], firmware: "1.1.0" });
  const save = (body: object, { token } = operator) =>
    server.post("/api/bbs/device/firmware/save", { id: row.id, ...body }, token);
  expect((await save({ firmware: "1.1.2" }, other)).code).toBe(403);
  expect(await save({ firmware: "新版" })).toMatchObject({ code: 400, field: "firmware" });
  expect((await save({ id: "999999", firmware: "1.1.2" })).code).toBe(404);
  expect((await save({ firmware: "1.1.2", version: row.version })).code).toBe(200);
  expect((await save({ firmware: "1.1.3", version: row.version })).code).toBe(409);
  expect((await listedModel()).firmware).toBe("1.1.2");
  const [entry] = rowsOf<{ name: string; before: string }>(
    await server.db.execute(sql`select detail ->> 'name' as name, detail ->> 'before' as before from audit_log
      where action = 'device.firmware' order by id desc limit 1`),
  );
  expect(entry).toEqual({ name: "Test One 1.1.2", before: "1.1.0" });
  await release("1.1.0");
});

test("thread lists of circles and topics filter questions by state", async () => {
  await server.db.insert(topics).values({ id: "61", content: trusted("抬显问答"), contentKey: "抬显问答" });
  const withTopic = { topicList: [{ id: "61", content: "抬显问答" }] };
  const [open, solved] = [
    await publishQuestion(baseQuestion, withTopic),
    await publishQuestion(baseQuestion, withTopic),
  ];
  const plainId = await publish(server, asker.token, { title: "抬显的三个习惯", ...withTopic });
  await accept(await answer(solved), 1);
  for (const place of ["listV2?circleId=1", "listV3?topicId=61"])
    for (const [state, id, isSolved] of [
      ["open", open, 0],
      ["solved", solved, 1],
    ] as const) {
      const { rows, total } = (await server.get(
        `/api/without/thread/${place}&pageSize=100&question=${state}`,
      )) as { rows: { id: string; question: { isSolved: number } }[]; total: number };
      expect(rows.map((row) => row.id)).toContain(id);
      expect(rows.map((row) => row.id)).not.toContain(plainId);
      expect(new Set(rows.map(({ question }) => question.isSolved))).toEqual(new Set([isSolved]));
      expect(total).toBe(rows.length);
    }
});

test("an asker with unaccepted answers is reminded once, a week after asking", async () => {
  const title = "你的提问有回答了，还没有采纳";
  const [waiting, lonely, solved] = [
    await publishQuestion(),
    await publishQuestion(),
    await publishQuestion(),
  ];
  await answer(waiting);
  await accept(await answer(solved), 1);
  const age = (days: number) =>
    server.db.execute(
      sql`update questions set asked_at = now() - make_interval(days => ${days}::int), reminded_at = null where thread_id in (${waiting}::bigint, ${lonely}::bigint, ${solved}::bigint)`,
    );
  await age(6);
  await followUp();
  expect(await notices(asker, title)).toBe(0);
  await age(8);
  await followUp();
  await followUp();
  expect(await notices(asker, title)).toBe(1);
});

test("similar documents of a title are suggested, and a helped mark counts once per member", async () => {
  const threadId = await publishQuestion(baseQuestion, { title: "镜腿触控偶尔没有反应怎么办？" });
  await accept(await answer(threadId, helper, "擦干以后把灵敏度调高"), 1);
  await server.db.execute(sql`
    insert into feedbacks (no, user_id, kind, title, content, is_public, status, me_too_count)
    values ('FB1', ${asker.userId}::bigint, 0, '镜腿触控偶尔没反应', '往前滑没有反应', true, 1, 48)`);
  await server.app.searchIndexer.settled();
  server.endShared();
  const { data } = await server.get(
    `/api/bbs/question/similar?title=${encodeURIComponent("镜腿触控偶尔没反应")}`,
  );
  expect(data.map(({ kind, title }: { kind: string; title: string }) => [kind, title])).toEqual([
    ["issue", "镜腿触控偶尔没反应"],
    ["question", "镜腿触控偶尔没有反应怎么办？"],
  ]);
  expect(data[0]).toMatchObject({ likeCount: 48, helpedCount: 0 });
  expect(data[1].excerpt).toBe("擦干以后把灵敏度调高");
  const markHelped = (actor: Actor) =>
    server.post("/api/bbs/question/helped", { kind: "question", id: threadId }, actor.token);
  expect((await markHelped(other)).data).toEqual({ helpedCount: 1 });
  expect((await markHelped(other)).data).toEqual({ helpedCount: 1 });
  server.endShared();
  expect((await readDetail(threadId)).thread.question.accepted.helpedCount).toBe(1);
  expect(
    (await server.post("/api/bbs/question/helped", { kind: "faq", id: "99999" }, other.token)).code,
  ).toBe(404);
});

test("related documents exclude the thread itself and are filled with threads of its circle", async () => {
  const threadId = await publishQuestion(baseQuestion, { title: "镜腿进水以后触控失灵还能修吗" });
  const twin = await publishQuestion(baseQuestion, { title: "镜腿进水以后触控失灵" });
  await server.app.searchIndexer.settled();
  server.endShared();
  const related = async (id: string) =>
    (await server.get(`/api/bbs/search/related?threadId=${id}`)).data as { kind: string; id: string }[];
  const rows = await related(threadId);
  const threads = rows.filter(({ kind }) => kind === "thread" || kind === "question").map(({ id }) => id);
  expect(threads).toContain(twin);
  expect(threads).not.toContain(threadId);
  expect(rows.length).toBeLessThanOrEqual(5);
  const lonely = await publishQuestion(baseQuestion, { title: "嗡嗡嗡嗡嗡" });
  server.endShared();
  expect((await related(lonely)).length).toBeGreaterThan(2);
  await server.post("/api/thread/del", { threadId: lonely }, asker.token);
  server.endShared();
  expect((await server.get(`/api/bbs/search/related?threadId=${lonely}`)).code).toBe(404);
});

test("a search filters questions by state", async () => {
  const solved = await publishQuestion(baseQuestion, { title: "夜骑亮度应该开几档合适" });
  await accept(await answer(solved), 1);
  const open = await publishQuestion(baseQuestion, { title: "夜骑亮度应该怎么设置呢" });
  await server.app.searchIndexer.settled();
  server.endShared();
  const find = async (state: 0 | 1) =>
    (await server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent("夜骑亮度")}&solved=${state}`)).rows;
  expect((await find(1)).map(({ id, isSolved }) => [id, isSolved])).toEqual([[solved, 1]]);
  expect((await find(0)).map(({ id, isSolved }) => [id, isSolved])).toEqual([[open, 0]]);
});
