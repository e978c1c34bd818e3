import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { auditLog, threadTopics, topicFollows, topics } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  columnOf,
  longText,
  makeUpload,
  moveTo,
  publish,
  resetRates,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: { token: string; userId: string };
let author: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  author = await server.member("author");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const act = (verb: string, body: object, token = operator.token) =>
  server.post(`/api/bbs/console/topic/${verb}`, body, token);
const list = (query = "") => server.get(`/api/bbs/console/topic/list?pageSize=100&${query}`, operator.token);
const createTopic = async (content: string) =>
  (await act("save", { content, intro: "", cover: "" })).data.id as string;
const publishIn = (...names: string[]) =>
  publish(server, author.token, { topicList: names.map((content) => ({ content })) });
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];
const publicIds = async (query = "") =>
  (await server.get(`/api/without/thread/topics?pageSize=100&${query}`)).rows.map(({ id }) => id);
const topicsIn = async (threadId: string) =>
  (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.topicList.map(
    ({ content }: { content: string }) => content,
  );

test("visitors, members and moderators cannot list or change topics in the console", async () => {
  const id = await createTopic("谁也动不了");
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const all = () => Promise.all([topics, threadTopics, auditLog].map((t) => server.db.select().from(t)));
  const before = await all();
  for (const [token, code] of [
    ["", 401],
    [author.token, 403],
    [moderator.token, 403],
  ] as const) {
    expect((await server.get("/api/bbs/console/topic/list", token)).code).toBe(code);
    expect((await act("save", { id, content: "改名", intro: "", cover: "" }, token)).code).toBe(code);
    expect((await act("show", { id, isShow: 0 }, token)).code).toBe(code);
    expect((await act("merge", { id, into: "别的" }, token)).code).toBe(code);
  }
  expect(await all()).toEqual(before);
});

test("creating and editing a topic needs a unique name and an own upload as cover", async () => {
  const id = await createTopic("#清晨的湖#");
  expect(await lastAudit()).toMatchObject({ action: "topic.create", targetId: id });
  const cover = await makeUpload(server, operator.userId, "lake.webp");
  const body = { id, content: "湖边的清晨", intro: "早起的人看得到", cover };
  expect((await act("save", body)).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "topic.update", detail: { was: "清晨的湖", cover } });
  const { data } = await server.get(`/api/without/thread/topic/detail/${id}`);
  expect(data).toMatchObject({ content: "湖边的清晨", intro: "早起的人看得到", cover });
  expect(await publicIds("keyWord=湖边")).toEqual([id]);
  expect((await list("keyWord=湖边")).rows).toMatchObject([{ id, isShow: 1, creator: "operator" }]);

  const other = await createTopic("傍晚的湖");
  expect(await act("save", { ...body, id: other })).toMatchObject({
    code: 409,
    msg: "已经有叫这个名字的话题，重复的可以合并",
  });
  expect((await act("save", { ...body, content: "a//b" })).msg).toBe("话题不能包含特殊字符");
  expect((await act("save", { ...body, cover: "https://elsewhere.example/x.png" })).code).toBe(400);
  expect((await act("save", { ...body, id: "999999", content: "没有的" })).code).toBe(404);
});

test("a hidden topic is not listed, followed or chosen, but keeps its threads and followers", async () => {
  const threadId = await publishIn("藏起来的", "露出来的");
  const [{ id }] = (await list("keyWord=藏起来")).rows;
  await server.post("/api/bbs/topic/follow", { topicId: id, value: 1 }, author.token);
  expect((await act("show", { id, isShow: 0 })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "topic.hide", detail: { name: "藏起来的" } });

  expect(await publicIds()).not.toContain(id);
  expect(await publicIds("keyWord=藏起来")).toEqual([]);
  expect((await server.get(`/api/without/thread/topic/detail/${id}`)).code).toBe(404);
  expect((await server.post("/api/bbs/topic/follow", { topicId: id, value: 1 }, author.token)).code).toBe(
    404,
  );
  const mine = await server.get("/api/bbs/topic/mine", author.token);
  expect([mine.total, mine.rows]).toEqual([0, []]);
  expect(await topicsIn(threadId)).toEqual(["露出来的"]);
  const again = { threadClassify: 0, content: longText, topicList: [{ content: "藏起来的" }] };
  expect(await server.post("/api/thread/create", again, author.token)).toMatchObject({
    code: 400,
    msg: "话题「藏起来的」已停用，请换一个",
  });
  expect((await list("state=hidden")).rows.map((row) => row.id)).toEqual([id]);

  // An edit keeps the hidden topic, although the author's form does not contain it.
  const edit = { threadId, revision: 1, content: longText, topicList: [{ content: "露出来的" }] };
  expect((await server.post("/api/bbs/thread/edit", edit, author.token)).code).toBe(200);
  expect(await columnOf(server, "topics", "thread_count", id)).toBe(1);

  expect((await act("show", { id, isShow: 1 })).code).toBe(200);
  expect(await topicsIn(threadId)).toEqual(expect.arrayContaining(["藏起来的", "露出来的"]));
  expect((await server.get("/api/bbs/topic/mine", author.token)).total).toBe(1);
});

test("merging moves threads, followers and views to another topic and redirects the name", async () => {
  const { token } = await server.member("reader");
  await publishIn("夜骑");
  await publishIn("夜骑", "夜间骑行");
  await publishIn("夜间骑行");
  const [{ id: from }] = (await list("keyWord=夜骑")).rows;
  const [{ id: into }] = (await list("keyWord=夜间骑行")).rows;
  for (const topicId of [from, into])
    await server.post("/api/bbs/topic/follow", { topicId, value: 1 }, token);
  await server.post("/api/bbs/topic/follow", { topicId: from, value: 1 }, author.token);

  expect((await act("merge", { id: from, into: "夜骑" })).msg).toBe("不能并入自己");
  expect((await act("merge", { id: from, into: "没有这个" })).msg).toBe("没有叫这个名字的话题");
  expect((await act("merge", { id: "999999", into: "夜间骑行" })).code).toBe(404);
  expect((await act("merge", { id: from, into: "#夜间骑行" })).code).toBe(200);
  expect(await lastAudit()).toMatchObject({
    action: "topic.merge",
    targetId: from,
    detail: { into, name: "夜骑 → 夜间骑行" },
  });

  const { data } = await server.get(`/api/without/thread/topic/detail/${from}`);
  expect(data).toMatchObject({ id: into, threadCount: 3, followCount: 2 });
  const links = await server.db.select().from(threadTopics);
  expect(links.filter(({ topicId }) => topicId === from)).toEqual([]);
  expect(links.filter(({ topicId }) => topicId === into)).toHaveLength(3);
  const follows = await server.db.select().from(topicFollows);
  expect(follows.filter(({ topicId }) => topicId === into)).toHaveLength(2);

  // A thread with the old name gets the target topic.
  expect(await topicsIn(await publishIn("夜骑"))).toEqual(["夜间骑行"]);
  expect(await columnOf(server, "topics", "thread_count", into)).toBe(4);
  expect((await list("state=merged")).rows).toMatchObject([{ id: from, mergedInto: "夜间骑行" }]);
  expect((await act("show", { id: from, isShow: 1 })).msg).toBe("这个话题已经并入别的话题");
  expect((await act("merge", { id: into, into: "夜骑" })).code).toBe(409);

  // A topic that was merged twice redirects to the last target.
  const last = await createTopic("骑行");
  await act("merge", { id: into, into: "骑行" });
  expect((await server.get(`/api/without/thread/topic/detail/${from}`)).data.id).toBe(last);
});

test("saving an outdated version of a topic is refused", async () => {
  const id = await createTopic("两人同改的话题");
  const { version } = (await list()).rows.find((row) => row.id === id);
  const body = { id, version, content: "两人同改的话题", intro: "早", cover: "" };
  expect((await act("save", body)).code).toBe(200);
  expect((await act("save", { ...body, intro: "晚" })).code).toBe(409);
  expect((await list()).rows.find((row) => row.id === id).intro).toBe("早");
});
