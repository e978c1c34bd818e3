import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, moveTo, publish, resetRates, siteValue } from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let author: Member;
let operator: Member;
let other: Member;
let serial = 0;

beforeAll(async () => {
  server = await startServer();
  await makeCircle(server, "1");
  author = await server.member("author");
  operator = await server.member("operator");
  other = await server.member("another");
  for (const { userId } of [operator, other]) await moveTo(server, userId, GROUP.operator);
  await server.post("/api/bbs/word/save", { words: ["全网最低"], action: "review" }, operator.token);
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetRates(server);
  author = await server.member(`author${serial++}`);
});

const createPending = async (more: object = {}) =>
  (
    await server.post(
      "/api/thread/create",
      { threadClassify: 0, content: `全网最低 ${serial++}`, ...more },
      author.token,
    )
  ).data.id as string;
const batch = (ids: string[], value: 0 | 1, more: object = {}, by = operator) =>
  server.post("/api/bbs/review/batch", { kind: "thread", ids, value, ...more }, by.token);
const undo = (id: string, by = operator) => server.post("/api/bbs/review/undo", { id }, by.token);
const listPending = async (kind = "thread") =>
  (await server.get(`/api/bbs/review/list?kind=${kind}&pageSize=100`, operator.token)).rows as {
    id: string;
    why: string;
  }[];
const isShown = async (threadId: string) => {
  server.endShared();
  return (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code === 200;
};
const counts = async () =>
  rowsOf<{ threads: number }>(
    await server.db.execute(
      sql`select thread_count as threads from users where id = ${author.userId}::bigint`,
    ),
  )[0]!.threads;
const titles = async () =>
  (await server.get("/api/notice/system/list", author.token)).rows.map(
    ({ title }: { title: string }) => title,
  );

test("undoing a passed batch returns all its texts to review and restores the counters", async () => {
  const ids = [await createPending(), await createPending(), await createPending()];
  const site = await siteValue(server, "threads");
  const { code, data } = await batch(ids, 1);
  expect([code, data.count]).toEqual([200, 3]);
  for (const id of ids) expect(await isShown(id)).toBe(true);
  expect([await counts(), await siteValue(server, "threads")]).toEqual([3, site + 3]);
  expect((await undo(data.id, other)).code).toBe(404);
  expect((await undo(data.id)).code).toBe(200);
  for (const id of ids) expect(await isShown(id)).toBe(false);
  expect([await counts(), await siteValue(server, "threads")]).toEqual([0, site]);
  const back = (await listPending()).filter(({ id }) => ids.includes(id));
  expect(back).toHaveLength(3);
  expect(back[0]!.why).toBe("命中敏感词：全网最低");
  expect((await titles())[0]).toBe("刚才的审核结果已撤回");
  expect((await undo(data.id)).code).toBe(409);
});

test("undoing a refused batch returns its texts to review and removes its actions from the appeals list", async () => {
  const ids = [await createPending(), await createPending()];
  expect((await batch(ids, 0)).code).toBe(400);
  const { data } = await batch(ids, 0, { reason: "广告" });
  const acts = async () => (await server.get("/api/bbs/appeal/list", author.token)).total;
  expect(await acts()).toBe(2);
  // Another reviewer has decided about one of them since.
  await server.db.execute(
    sql`update threads set removed_by = ${other.userId}::bigint where id = ${ids[0]}::bigint`,
  );
  expect((await undo(data.id)).code).toBe(200);
  const back = (await listPending()).map(({ id }) => id);
  expect([back.includes(ids[0]!), back.includes(ids[1]!)]).toEqual([false, true]);
  expect(await acts()).toBe(0);
});

test("comments are reviewed in batches too, reviewed texts are skipped, and the batch size is limited", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const { data } = await server.post(
    "/api/thread/addPost",
    { threadId, content: "<p>全网最低，来看看</p>" },
    author.token,
  );
  const one = { kind: "post" };
  const passed = await batch([data.id], 1, one);
  expect(passed.data.count).toBe(1);
  expect((await batch([data.id], 1, one, other)).data).toMatchObject({ id: "0", count: 0 });
  await undo(passed.data.id);
  expect((await listPending("post")).map(({ id }) => id)).toContain(data.id);
  const many = Array.from({ length: 101 }, (_, n) => String(n + 1));
  expect(await batch(many, 1)).toMatchObject({ code: 400, field: "ids" });
  expect((await batch([threadId], 1, {}, author)).code).toBe(403);
});

test("an undo restores the times of threads, of their topics, and of the threads of comments", async () => {
  const rows = async (query: SQL) => rowsOf<Record<string, string>>(await server.db.execute(query));
  const oldTime = sql`now() - interval '70 minutes'`;
  const topic = { topicList: [{ content: "夜景" }] };
  const id = await createPending(topic);
  await server.db.execute(
    sql`update threads set posted_at = ${oldTime}, last_reply_at = ${oldTime} where id = ${id}::bigint`,
  );
  await server.db.execute(
    sql`update thread_topics o set posted_at = t.posted_at from threads t where t.id = thread_id and t.id = ${id}::bigint`,
  );
  const times = () =>
    rows(sql`select t.posted_at::text as posted, last_reply_at::text as replied, o.posted_at::text as listed
      from threads t join thread_topics o on o.thread_id = t.id where t.id = ${id}::bigint`);
  const before = await times();
  expect(before).toHaveLength(1);
  const passed = await batch([id], 1);
  expect(await times()).not.toEqual(before);
  expect((await undo(passed.data.id)).code).toBe(200);
  expect(await times()).toEqual(before);

  const threadId = await publish(server, author.token, { circleId: "1" });
  const answer = async (content: string) =>
    (await server.post("/api/thread/addPost", { threadId, content }, author.token)).data.id as string;
  const texts = [await answer("全网最低，来看看"), await answer("全网最低，再看看")];
  await server.db.execute(
    sql`update threads set posted_at = ${oldTime}, last_reply_at = ${oldTime} where id = ${threadId}::bigint`,
  );
  const readReplyTime = () =>
    rows(sql`select last_reply_at::text as at from threads where id = ${threadId}::bigint`);
  const replyTime = await readReplyTime();
  const both = await batch(texts, 1, { kind: "post" });
  expect(await readReplyTime()).not.toEqual(replyTime);
  expect((await undo(both.data.id)).code).toBe(200);
  expect(await readReplyTime()).toEqual(replyTime);

  // Another comment is published before the undo.
  const again = await batch(texts, 1, { kind: "post" });
  const commentId = await answer("拍得真好");
  expect((await undo(again.data.id)).code).toBe(200);
  expect(await readReplyTime()).toEqual(
    await rows(sql`select created_at::text as at from posts where id = ${commentId}::bigint`),
  );
});

test("only one of two concurrent batches reviews the texts, and an undo is refused after the time limit", async () => {
  const ids = [await createPending(), await createPending()];
  const answers = await Promise.all([batch(ids, 1), batch(ids, 1, {}, other)]);
  const successes = answers.filter(({ code, data }) => code === 200 && data.count === 2);
  expect(successes).toHaveLength(1);
  await server.db.execute(sql`update review_batches set created_at = now() - interval '11 minutes'`);
  const by = answers[0] === successes[0] ? operator : other;
  expect((await undo(successes[0]!.data.id, by)).code).toBe(409);
  for (const id of ids) expect(await isShown(id)).toBe(true);
});
