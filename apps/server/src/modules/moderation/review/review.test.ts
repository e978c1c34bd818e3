import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { surveys } from "../../../db/schema/index.ts";
import { type Answer, startServer, type TestServer } from "../../../test/support.ts";
import {
  comment,
  makeCircle,
  makeUpload,
  moveTo,
  publish,
  resetRates,
  siteValue,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
let author: { token: string; userId: string };
let reader: { token: string; userId: string };
let operator: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  await makeCircle(server, "1");
  author = await server.member("author");
  reader = await server.member("reader");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  const save = (words: string[], action: string) =>
    server.post("/api/bbs/word/save", { words, action }, operator.token);
  await save(["加微信"], "mask");
  await save(["全网最低"], "review");
  await save(["赌博"], "reject");
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetRates(server);
  await server.db.execute(sql`delete from site_flags where key = 'review.newcomer'`);
});

const write = (content: string, more: object = {}, by = author) =>
  server.post("/api/thread/create", { threadClassify: 0, content, ...more }, by.token);
const listPending = (kind: string) => server.get(`/api/bbs/review/list?kind=${kind}`, operator.token);
const decide = (kind: string, id: string, value: 0 | 1, reason?: string) =>
  server.post("/api/bbs/review/decide", { kind, id, value, ...(reason && { reason }) }, operator.token);
const isVisible = async (threadId: string) =>
  (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code === 200;

test("API-044 words with the action mask are replaced by stars in content and excerpts", async () => {
  const { data } = await write("想看镜片的可以加 微 信问我");
  const thread = (await server.get(`/api/without/thread/detail?threadId=${data.id}`)).data;
  expect(thread.content).toContain("可以*****问我");
  expect(thread.excerpt).not.toContain("微");
  expect((await comment(server, reader.token, data.id, { content: "加微信聊" })).content).toContain("***聊");
});

test("API-044 texts of any kind with a forbidden word are not stored", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const before = await siteValue(server, "threads");
  const refusals = [
    await write("来这里赌博吧各位"),
    await write("今天天气真好，出来走走", { title: "赌博不可取的标题", threadClassify: 1, circleId: "1" }),
    await write("今天天气真好", { topicList: [{ content: "赌博" }] }),
    await server.post("/api/thread/addPost", { threadId, content: "赌 博" }, author.token),
    await server.post("/api/notice/dialog/send", { toUserId: reader.userId, content: "赌博" }, author.token),
    await server.post("/api/my/user/info/update", { signature: "爱赌博" }, author.token),
    await server.post("/api/my/user/info/update", { nickname: "赌博高手" }, author.token),
    await server.post("/register", { username: "gambler", password: "Lenscape2026", nickname: "赌博高手" }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 400));
  expect(refusals.at(-1)!.msg).toBe("昵称包含违禁词");
  expect(await siteValue(server, "threads")).toBe(before);
});

test("API-044 texts that cannot be reviewed are masked, and refused if a word is forbidden or requires review", async () => {
  await server.db.execute(
    sql`insert into circles (id, name, category, join_type) values (70, '等人点头', '创作', 1)`,
  );
  await server.db.execute(sql`select setval(pg_get_serial_sequence('circles', 'id'), 100)`);
  const question = { id: "q1", type: "text" as const, title: "说说", required: true };
  const surveyId = (
    await server.db
      .insert(surveys)
      .values({
        title: "感受",
        startAt: sql`now() - interval '1 day'`,
        endAt: sql`now() + interval '1 day'`,
        questions: [{ ...question, options: [], min: 0, max: 0, hint: "" }],
      })
      .returning({ id: surveys.id })
  )[0]!.id;
  const url = await makeUpload(server, author.userId, "proof.webp");
  const feedback = (words: string) => ({
    kind: 1,
    title: `建议加上${words}`,
    content: "不同场景想用不同的手势。",
  });
  const letter = (await server.post("/api/bbs/feedback/submit", feedback("手势"), author.token)).data.id;
  const circle = { category: "创作", picUrl: "", orderNum: 1, isOpen: 1, joinType: 0 };
  const ways: [(words: string) => Promise<Answer>, string][] = [
    [(words) => server.post("/api/bbs/feedback/submit", feedback(words), author.token), "feedbacks"],
    [
      (words) => server.post("/api/bbs/feedback/reply", { id: letter, content: words }, author.token),
      "feedback_replies",
    ],
    [
      (words) =>
        server.post(
          "/api/bbs/questionnaire/submit",
          { surveyId, answers: [{ questionId: "q1", text: words }] },
          author.token,
        ),
      "survey_answers",
    ],
    [
      (words) =>
        server.post(
          "/api/bbs/device/apply",
          {
            ...{ modelId: "1", sn: "LS267A404418", channel: "official", purchaseAt: "2026-11-02" },
            ...{ orderNo: words, imageList: [{ url }] },
          },
          author.token,
        ),
      "devices",
    ],
    [
      (words) => server.post("/api/bbs/circle/join", { circleId: "70", reason: words }, author.token),
      "circle_applications",
    ],
    [
      (words) => server.post("/api/bbs/circle/update", { circleId: "1", notice: words }, operator.token),
      "circles",
    ],
  ];
  for (const [send, table] of ways) {
    const stored = async () =>
      JSON.stringify(rowsOf(await server.db.execute(sql`select * from ${sql.identifier(table)}`)));
    const before = await stored();
    for (const word of ["全网最低", "赌 博"]) {
      await resetRates(server);
      const refused = await send(word);
      expect([table, refused.code, refused.msg]).toEqual([
        table,
        400,
        expect.stringMatching(/包含违禁词「(全网最低|赌博)」，请修改后再试$/),
      ]);
    }
    expect(await stored()).toBe(before);
    await resetRates(server);
    expect([table, await send("加 微 信聊")]).toMatchObject([table, { code: 200, msg: expect.any(String) }]);
    expect(await stored()).toMatch(/\*{5}聊/);
    expect(await stored()).not.toContain("加 微");
  }
  // Decision 0036: texts of operators are not screened.
  const texts = { name: "夜航摄影", brief: "", notice: "不许赌博，不许加微信", rule: "" };
  const saved = await server.post("/api/bbs/console/circle/save", { ...circle, ...texts }, operator.token);
  expect(saved.code).toBe(200);
  const notices = await server.db.execute(sql`select notice from circles where name = ${texts.name}`);
  expect(rowsOf(notices)).toEqual([{ notice: texts.notice }]);
  const named = await server.post(
    "/api/bbs/console/circle/save",
    { ...circle, name: "加微信", brief: "", notice: "", rule: "" },
    operator.token,
  );
  expect(named).toMatchObject({ code: 400, msg: "名称包含违禁词「加微信」，请修改后再试" });
});

test("API-028 HOLE-003 a text that is pending review is only visible to its author and not counted until it is passed", async () => {
  const before = await siteValue(server, "threads");
  const { data } = await write("这里的镜片全网最低", {
    circleId: "1",
    friendList: [{ userId: reader.userId, nickname: "reader" }],
  });
  expect(data.status).toBe(0);
  expect([await isVisible(data.id), await siteValue(server, "threads")]).toEqual([false, before]);
  const asAuthor = await server.get(`/api/without/thread/detailV2?threadId=${data.id}`, author.token);
  expect(asAuthor.data.viewer).toMatchObject({ status: 0, why: "命中敏感词：全网最低" });
  for (const token of [undefined, reader.token])
    expect((await server.get(`/api/without/thread/detailV2?threadId=${data.id}`, token)).code).toBe(404);
  const mentions = async () =>
    (await server.get("/api/notice/posts/list?section=mention", reader.token)).total;
  expect(await mentions()).toBe(0);
  expect((await listPending("thread")).rows.map((row) => row.id)).toEqual([data.id]);
  expect((await server.get("/api/bbs/review/list?kind=thread", reader.token)).code).toBe(403);
  expect((await decide("thread", data.id, 1)).code).toBe(200);
  expect((await decide("thread", data.id, 1)).code).toBe(409);
  expect([await isVisible(data.id), await siteValue(server, "threads"), await mentions()]).toEqual([
    true,
    before + 1,
    1,
  ]);
});

test("API-023 a comment that is pending review is only counted when it is passed, and a refusal requires a reason", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const replies = async () =>
    (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.replyCount as number;
  const pendingComment = await comment(server, reader.token, threadId, { content: "我家全网最低" });
  const other = await comment(server, reader.token, threadId, { content: "真的全网最低" });
  expect([pendingComment.status, await replies()]).toEqual([0, 0]);
  expect((await server.get(`/api/without/thread/postlist?threadId=${threadId}`)).total).toBe(0);
  expect((await decide("post", other.id, 0)).msg).toBe("请填写原因");
  await decide("post", other.id, 0, "与帖子无关");
  await decide("post", pendingComment.id, 1);
  expect(await replies()).toBe(1);
  expect((await server.get(`/api/without/thread/postlist?threadId=${threadId}`)).rows[0].id).toBe(
    pendingComment.id,
  );
  const notifications = await server.get("/api/notice/system/list", reader.token);
  expect(notifications.rows.map((row) => row.title)).toEqual(
    expect.arrayContaining(["你的评论已通过审核", "你的评论未通过审核"]),
  );
});

test("API-028 the first threads of a new member need review if enabled, threads of staff and later ones do not", async () => {
  await server.db.execute(sql`insert into site_flags (key, value) values ('review.newcomer', '1')`);
  const fresh = await server.member("fresh");
  const first = await write("我是新来的，请多指教", {}, fresh);
  expect(first.data.status).toBe(0);
  expect((await write("今天的公告在这里", {}, operator)).data.status).toBe(1);
  await decide("thread", first.data.id, 1);
  expect((await write("第二次发，还请指教", {}, fresh)).data.status).toBe(1);
});

test("ROLE-039 sensitive words can only be managed with the permission", async () => {
  for (const token of [author.token, reader.token]) {
    expect((await server.get("/api/bbs/word/list", token)).code).toBe(403);
    expect((await server.post("/api/bbs/word/save", { words: ["秋天"], action: "reject" }, token)).code).toBe(
      403,
    );
  }
  expect((await server.get("/api/bbs/word/list?keyWord=全网", operator.token)).rows).toMatchObject([
    { word: "全网最低", action: "review" },
  ]);
});

test("adding an existing word keeps its action, and nothing is added if its action differs", async () => {
  const save = (words: string[], action: string) =>
    server.post("/api/bbs/word/save", { words, action }, operator.token);
  const words = async (keyWord: string) =>
    (await server.get(`/api/bbs/word/list?keyWord=${keyWord}`, operator.token)).rows.map(
      ({ word, action }: { word: string; action: string }) => [word, action],
    );
  expect(await save(["新来的词", "赌 博"], "review")).toMatchObject({
    code: 409,
    reason: "NAME_TAKEN",
    field: "words",
    msg: "「赌博」已经有了，处理方式不同，这次一个也没有添加；要换处理方式，请先删除原来的",
  });
  expect([await words("赌博"), await words("新来的词")]).toEqual([[["赌博", "reject"]], []]);
  expect((await save(["新来的词", "赌 博"], "reject")).code).toBe(200);
  expect([await words("赌博"), await words("新来的词")]).toEqual([
    [["赌博", "reject"]],
    [["新来的词", "reject"]],
  ]);
  const many = ["甲甲", "乙乙", "丙丙", "丁丁", "戊戊", "己己"];
  await save(many, "mask");
  expect((await save(many, "pass")).msg).toMatch(
    /^「甲甲」「乙乙」「丙丙」「丁丁」「戊戊」等 6 个词已经有了/,
  );
});
