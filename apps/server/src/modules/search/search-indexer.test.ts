import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../core/sql.ts";
import { faqs, feedbacks, searchDocuments, searchVocabulary } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { comment, makeCircle, publish, resetRates } from "../../test/thread-fixtures.ts";
import { findCandidates } from "./search-candidates.ts";
import { KIND } from "./search-documents.ts";
import { emptyIndex, indexedEdition, SearchIndexer } from "./search-indexer.ts";
import { EDITION, hashOf, piecesOf } from "./search-terms.ts";

let server: TestServer;
let ann: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  await makeCircle(server, "1");
  await server.app.searchIndexer.settled();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

async function fullMatches(keyWord: string): Promise<string[]> {
  await server.app.searchIndexer.settled();
  server.endShared();
  const { rows, isPartial, wholeCount } = await server.get(
    `/api/bbs/search/list?asTyped=1&keyWord=${encodeURIComponent(keyWord)}`,
  );
  return isPartial ? [] : rows.slice(0, wholeCount).map(({ kind, id }) => `${kind} ${id}`);
}
const post = (title: string, content: string) =>
  publish(server, ann.token, { threadClassify: 1, title, content: `<p>${content}</p>`, circleId: "1" });
const suggested = async (keyWord: string) =>
  (await server.get(`/api/bbs/search/suggest?keyWord=${encodeURIComponent(keyWord)}`)).data;

test("new and changed rows are found in their current form, hidden rows are not", async () => {
  const id = await post("山顶的信号塔日记", "红灯四秒闪一次，数到第六十下睡着了。");
  expect(await fullMatches("信号塔")).toEqual([`thread ${id}`]);
  await server.db.execute(sql`update threads set title = '海边的灯塔日记' where id = ${id}::bigint`);
  expect(await fullMatches("信号塔")).toEqual([]);
  expect(await fullMatches("海边灯塔")).toEqual([`thread ${id}`]);
  for (const status of [0, 2, 3, 4]) {
    await server.db.execute(sql`update threads set status = ${status} where id = ${id}::bigint`);
    expect(await fullMatches("灯塔日记")).toEqual([]);
    expect((await suggested("灯塔")).threads).toEqual([]);
  }
});

test("checking for work opens a transaction only if there is any", async () => {
  const other = await startServer();
  await other.app.searchIndexer.close();
  const transaction = vi.fn(other.db.transaction.bind(other.db));
  const indexer = new SearchIndexer(Object.assign(Object.create(other.db), { transaction }), {
    warn: (_what, error) => Promise.reject(error),
  });
  await indexer.settled();
  transaction.mockClear();
  await indexer.settled();
  expect(transaction).not.toHaveBeenCalled();
  await other.db.execute(sql`insert into search_queue (kind, ref_id) values (${KIND.thread}::smallint, 1)`);
  await indexer.settled();
  expect(transaction).toHaveBeenCalledOnce();
  expect(rowsOf(await other.db.execute(sql`select from search_queue`))).toEqual([]);
  await other.close();
});

test("a hidden row is not returned, even while the index still has it", async () => {
  const id = await post("雪线以上的一夜露营", "风停了以后天一下子打开。");
  const { id: commentId } = await comment(server, ann.token, id, { content: "睡袋写着零下十五度" });
  expect(await fullMatches("睡袋 零下十五")).toEqual([`comment ${commentId}`]);
  const currentRows = async (keyWord: string) => {
    server.endShared();
    return (await server.get(`/api/bbs/search/list?asTyped=1&keyWord=${encodeURIComponent(keyWord)}`)).rows;
  };
  await server.db.execute(sql`update threads set status = 3 where id = ${id}::bigint`);
  expect(await currentRows("雪线以上")).toEqual([]);
  expect(await currentRows("睡袋 零下十五")).toEqual([]);
  await server.db.execute(sql`update threads set status = 1 where id = ${id}::bigint`);
  await server.db.execute(sql`update posts set status = 0 where id = ${commentId}::bigint`);
  expect(await currentRows("睡袋 零下十五")).toEqual([]);
});

test("answers and known issues are found while they are visible", async () => {
  await server.db.insert(faqs).values([
    { id: "1", category: "使用", question: "怎么拆下鼻托", answer: "向外轻轻一掰。" },
    { id: "2", category: "使用", question: "鼻托藏起来的说明", answer: "看不见。", isShow: false },
  ]);
  const issue = {
    userId: ann.userId,
    kind: 0 as const,
    title: "鼻托松脱",
    models: "Lens One",
    firmware: "1.2.3",
  };
  await server.db.insert(feedbacks).values([
    { id: "11", no: "FB1", ...issue, isPublic: true },
    { id: "12", no: "FB2", ...issue, isPublic: false },
    { id: "13", no: "FB3", ...issue, isPublic: true, status: 5 },
  ]);
  expect((await fullMatches("鼻托")).sort()).toEqual(["faq 1", "issue 11"]);
  expect(await fullMatches("1.2.3 鼻托")).toEqual(["issue 11"]);
  await server.db.execute(sql`update feedbacks set is_public = false`);
  expect(await fullMatches("鼻托")).toEqual(["faq 1"]);
});

test("private details of a feedback report are neither found nor returned", async () => {
  await server.db.insert(feedbacks).values({
    id: "21",
    no: "FB21",
    userId: ann.userId,
    kind: 0,
    title: "螺丝松动",
    content: "寄到玫瑰街五号",
    answer: "随下一批备件更换。",
    isPublic: true,
  });
  expect(await fullMatches("玫瑰街")).toEqual([]);
  expect(await fullMatches("备件更换")).toEqual(["issue 21"]);
  await server.db.execute(sql`update feedbacks set answer = '' where id = 21`);
  expect(await fullMatches("螺丝松动")).toEqual(["issue 21"]);
  expect(JSON.stringify(await server.get("/api/bbs/search/list?keyWord=螺丝松动"))).not.toContain("玫瑰街");
  await server.db.execute(sql`delete from feedbacks where id = 21`);
  expect(await fullMatches("螺丝松动")).toEqual([]);
});

test("a row that cannot be indexed is reported and skipped; words of any length can be indexed", async () => {
  const warn = vi.spyOn(server.app.reports, "warn");
  await server.db.execute(
    sql`alter table search_documents add constraint refusing check (title <> '坏掉的那一行')`,
  );
  const long = Array.from({ length: 3000 }, (_, at) => "abcdefghijklmnopqrstuvwxyz"[(at * at) % 26]).join("");
  await server.db.insert(faqs).values([
    { id: "31", category: "使用", question: "坏掉的那一行", answer: "不收。" },
    { id: "32", category: "使用", question: "好端端的那一行", answer: `${long} b` },
  ]);
  expect(await fullMatches("好端端")).toEqual(["faq 32"]);
  expect(warn.mock.calls).toEqual([["row not indexed", expect.anything(), { job: "search", row: "3 31" }]]);
  warn.mockRestore();
  await server.db.execute(sql`alter table search_documents drop constraint refusing`);
  await server.db.execute(sql`delete from faqs where id = 31`);
});

test("comments are found in the new circle of a moved thread, and threads by its new name", async () => {
  await makeCircle(server, "2");
  const id = await post("露天电影那晚的幕布", "风把画面吹成了波浪。");
  const { id: commentId } = await comment(server, ann.token, id, { content: "幕布后面也站满了人" });
  await fullMatches("幕布");
  await server.db.execute(sql`update threads set circle_id = 2 where id = ${id}::bigint`);
  await server.db.execute(sql`update circles set name = '旷野放映队' where id = 2`);
  expect(await fullMatches("旷野放映队 幕布")).toEqual([`thread ${id}`]);
  const there = await server.get("/api/bbs/search/list?circleId=2&keyWord=幕布后面");
  expect(there.rows.map((row) => row.id)).toEqual([commentId]);
});

test("a rename queues one row for any number of threads, and new threads are indexed before its slices", async () => {
  const other = await startServer();
  await other.app.searchIndexer.close();
  await makeCircle(other, "1");
  const { token } = await other.member("renamer");
  const write = (title: string) => publish(other, token, { threadClassify: 1, title, circleId: "1" });
  const old: string[] = [];
  for (let n = 0; n < 5; n++) old.push(await write(`改名之前的第 ${n} 帖`));
  const count = async (condition: ReturnType<typeof sql>) =>
    rowsOf<{ n: number }>(await other.db.execute(sql`select count(*)::int as n from ${condition}`))[0]!.n;
  const rename = (name: string) => other.db.execute(sql`update circles set name = ${name} where id = 1`);
  const steps: { fresh: number; left: number }[] = [];
  let fresh = "0";
  const transaction = async (body: Parameters<typeof other.db.transaction>[0]) => {
    const more = await other.db.transaction(body);
    steps.push({
      fresh: await count(sql`search_documents where kind = 1 and ref_id = ${fresh}::bigint`),
      left: await count(sql`search_rescans`),
    });
    // Rename again while the first rename is being processed.
    if ((await count(sql`search_rescans where after > 0 and round = 0`)) > 0) await rename("最后的名字");
    return more;
  };
  const indexer = new SearchIndexer(
    Object.assign(Object.create(other.db), { transaction }),
    { warn: (_what, error) => Promise.reject(error) },
    2,
  );
  await indexer.settled();
  steps.length = 0;
  await rename("中间的名字");
  expect(await count(sql`search_queue`)).toBe(1);
  expect(await count(sql`search_rescans`)).toBe(1);
  fresh = await write("改名之后的新帖");
  await indexer.settled();
  const completedAt = steps.findIndex(({ left }) => left === 0);
  expect(steps.findIndex(({ fresh }) => fresh === 1)).toBeLessThan(completedAt - 3);
  expect(await count(sql`search_documents where kind = 1 and labels like '%最后的名字%'`)).toBe(
    old.length + 1,
  );
  await other.close();
});

test("a word without documents is deleted from the vocabulary", async () => {
  await server.db.insert(faqs).values({ id: "41", category: "使用", question: "13900001234", answer: "" });
  expect(await fullMatches("13900001234")).toEqual(["faq 41"]);
  await server.db.execute(sql`delete from faqs where id = 41`);
  expect(await fullMatches("13900001234")).toEqual([]);
  expect(await server.db.select().from(searchVocabulary).where(sql`term = '13900001234'`)).toEqual([]);
});

test("searches count towards the rate limit of an address", async () => {
  const { search, address } = policy.attempts;
  const suggest = () => server.get("/api/bbs/search/suggest?keyWord=x");
  const answers = await Promise.all(Array.from({ length: address / search + 5 }, suggest));
  expect(answers.filter(({ code }) => code === 429).length).toBeGreaterThan(0);
  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(address / search);
});

test("a change of heat updates the rank terms only; a change of text updates the words", async () => {
  const id = await post("浮桥上的第一盏灯", "灯亮的时候水面抖了一下。");
  await server.app.searchIndexer.settled();
  const stored = async () => {
    const [row] = await server.db
      .select()
      .from(searchDocuments)
      .where(sql`kind = ${KIND.thread} and ref_id = ${id}::bigint`);
    return { ...row!, terms: row!.terms.toSorted((a, b) => a - b) };
  };
  const cold = await stored();
  await server.db.execute(sql`update search_documents set title = '原样' where ref_id = ${id}::bigint`);
  await server.db.execute(sql`update threads set hot_score = 5000 where id = ${id}::bigint`);
  await server.app.searchIndexer.settled();
  const hot = await stored();
  expect(hot.rank).toBeGreaterThan(cold.rank + 1);
  expect(hot.title).toBe("原样");
  await emptyIndex(server.db);
  await server.app.searchIndexer.settled();
  expect(await stored()).toEqual({ ...hot, title: cold.title });
  expect(hot.terms).not.toEqual(cold.terms);
  await server.db.execute(sql`update threads set title = '浮桥上的第二盏灯' where id = ${id}::bigint`);
  expect(await fullMatches("第二盏灯")).toEqual([`thread ${id}`]);
});

test("a rebuilt index has the same documents and counts", async () => {
  const rowsOf = async () => ({
    documents: await server.db
      .select({ kind: searchDocuments.kind, refId: searchDocuments.refId, terms: searchDocuments.terms })
      .from(searchDocuments)
      .orderBy(searchDocuments.kind, searchDocuments.refId),
    words: await server.db
      .select({ term: searchVocabulary.term, documents: searchVocabulary.documents })
      .from(searchVocabulary)
      .where(sql`documents > 0`)
      .orderBy(searchVocabulary.term),
  });
  await server.app.searchIndexer.settled();
  const before = await rowsOf();
  expect(before.documents.length).toBeGreaterThan(3);
  await emptyIndex(server.db);
  expect(await rowsOf()).toEqual({ documents: [], words: [] });
  await server.app.searchIndexer.settled();
  expect(await rowsOf()).toEqual(before);
});

test("an index of an older edition answers, and is rebuilt with the missing terms", async () => {
  const id = await post("第 8642097 次出门", "号码写在标题里，正文里没有。");
  await server.app.searchIndexer.settled();
  const termsOfIt = async () => {
    const [row] = await server.db
      .select({ terms: searchDocuments.terms })
      .from(searchDocuments)
      .where(sql`kind = ${KIND.thread} and ref_id = ${id}::bigint`);
    return row!.terms;
  };
  const candidateQuery = {
    any: [piecesOf({ kind: "word", text: "64209" })],
    unitWeights: [],
    filters: [`k:${KIND.thread}`],
  };
  // Use a new object as key, so that no cached extent applies.
  const ids = async () =>
    (await findCandidates(Object.create(server.db), candidateQuery)).map(({ refId }) => refId);
  expect(await ids()).toEqual([id]);
  const all = await termsOfIt();
  const threes = ["864", "642", "420", "209", "097"]
    .flatMap((three) => [`n:${three}`, `tn:${three}`])
    .map(hashOf);
  expect(all).toEqual(expect.arrayContaining(threes));
  await server.db.execute(sql`
    update search_documents set terms = array(select t from unnest(terms) t where t <> all(${`{${threes.join()}}`}::int4[]))`);
  expect(await ids()).toEqual([]);
  await server.db.execute(sql`update search_backfill set edition = 1`);
  expect(await ids()).toEqual([id]);
  expect(await fullMatches("64209")).toEqual([`thread ${id}`]);
  expect(await indexedEdition(server.db)).toBe(EDITION);
  expect((await termsOfIt()).toSorted()).toEqual(all.toSorted());
});

test.each([
  "，。！？",
  "🕶️",
  "\u200d",
  "%_' or 1=1 --",
  "((((",
  "a".repeat(100),
  "字".repeat(100),
  "1.1.1.1.1.1",
])("an unusual query returns code 200: %j", async (keyWord) => {
  const query = encodeURIComponent(keyWord);
  for (const path of ["list", "suggest"]) {
    expect((await server.get(`/api/bbs/search/${path}?keyWord=${query}`)).code).toBe(200);
  }
});

test("an empty query, a query that is too long and one with a NUL are refused", async () => {
  for (const keyWord of ["字".repeat(500), "a\0b", ""]) {
    const answer = await server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent(keyWord)}`);
    expect(answer.code).toBe(400);
  }
});

test("filters apply by circle, model, firmware, time, picture and kind; results can be sorted by time", async () => {
  const first = await post("登山扣测评第一篇", "用 Lens One 拍的，固件 2.0.1。");
  await resetRates(server);
  const second = await post("登山扣测评第二篇", "用 Lens Air 拍的，固件 2.1.0。");
  await server.db.execute(
    sql`update threads set posted_at = now() - interval '40 days' where id = ${second}::bigint`,
  );
  expect((await fullMatches("登山扣")).sort()).toEqual([`thread ${first}`, `thread ${second}`].sort());
  const filtered = async (more: string) =>
    (await server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent("登山扣")}&${more}`)).rows.map(
      ({ id }) => id,
    );
  expect(await filtered("model=lensone")).toEqual([first]);
  expect(await filtered("model=Lens%20Air")).toEqual([second]);
  expect(await filtered("firmware=2.0")).toEqual([first]);
  expect(await filtered("firmware=2.1.0")).toEqual([second]);
  expect(await filtered("within=month")).toEqual([first]);
  expect(await filtered("sort=time")).toEqual([first, second]);
  expect(await filtered("circleId=1")).toHaveLength(2);
  expect(await filtered("circleId=2")).toEqual([]);
  expect(await filtered("hasImage=1")).toEqual([]);
  expect(await filtered("kind=comment")).toEqual([]);
});

test("a misspelling is corrected and reported, and the query as typed can be requested", async () => {
  await post("登机箱里怎么放眼镜盒", "竖着放在最上层，镜腿朝外。");
  const ask = async (more = "") => {
    await server.app.searchIndexer.settled();
    return server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent("登鸡箱")}${more}`);
  };
  const response = await ask();
  expect(response.corrected).toBe("登机箱");
  expect(response.rows[0].title).toBe("登机箱里怎么放眼镜盒");
  expect(response.rows[0].titleMarks).toEqual([[0, 3]]);
  expect((await ask("&asTyped=1")).corrected).toBeUndefined();
});

test("partial matches are flagged if no document has all words", async () => {
  const answer = await server.get(
    `/api/bbs/search/list?keyWord=${encodeURIComponent("登机箱 热气球 潜水艇")}`,
  );
  expect(answer.isPartial).toBe(1);
  expect(answer.rows[0].title).toContain("登机箱");
});

test("suggestions match names by characters, pinyin and initials", async () => {
  await server.member("云野");
  await server.app.searchIndexer.settled();
  expect((await suggested("登机")).threads[0]).toMatchObject({
    title: "登机箱里怎么放眼镜盒",
    marks: [[0, 2]],
  });
  expect((await suggested("dengjixiang")).threads).toHaveLength(1);
  expect((await suggested("djx")).threads).toHaveLength(1);
  expect((await suggested("yunye")).users.map(({ name }: { name: string }) => name)).toEqual(["云野"]);
});
