import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEADING, type ImportTest, jsonLines, nodebbObjects, startImportTest } from "./import-fixtures.ts";
import { parseRecord } from "./records.ts";
import { Report } from "./report.ts";

vi.setConfig({ testTimeout: 180_000 });

let it: ImportTest;

beforeEach(async () => {
  it = await startImportTest();
});
afterEach(() => it.close());

const DAY = 24 * 3600 * 1000;
const thread = (id: string, fields: object = {}) => ({
  ...{ kind: "thread", id, member: "m", text: `正文 ${id}`, createdAt: "2024-05-01T08:00:00Z", ...fields },
});

/** Writes lines in the neutral format. A string is written as it is. */
const writeLines = (records: unknown[]) =>
  it.write(
    "data.jsonl",
    [HEADING, ...records].map((one) => `${typeof one === "string" ? one : JSON.stringify(one)}\n`).join(""),
  );

test("odd values in the neutral format are cleaned or dropped, and named with their line", async () => {
  const path = await writeLines([
    { kind: "member", id: "m", username: "amy", signature: "a\u0000b" },
    { kind: "circle", id: "c", name: "空\u0000圈" },
    thread("t", { createdAt: "-000001-01-01T00:00:00Z" }),
    '{"kind":"thread","id":"s","member":"m","text":"半个 \\ud83d 字","title":"\\udc00标题标题"}',
    thread("i", { createdAt: "infinity", editedAt: "-infinity" }),
    thread("f", { createdAt: new Date(Date.now() + DAY).toISOString() }),
    thread("o", { createdAt: "2024-13-45T00:00:00Z" }),
    thread("y", { createdAt: "+999999-01-01T00:00:00Z" }),
    thread("z", { createdAt: "昨天" }),
    thread("\u0000"),
    thread("n", { topics: ["夜\u0000骑", ""], views: 5 }),
    thread("v", { views: 1e300 }),
    `{"kind":"thread","id":"d","member":"m","text":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    `{"kind":${"[".repeat(20_000)}${"]".repeat(20_000)},"id":"d"}`,
    "null",
    "[]",
    '"text"',
    '{"kind":"__proto__"}',
    '{"kind":"comment","id":"k","member":"m","thread":"t","text":"好","__proto__":{"id":"x"},"constructor":1}',
    thread("last"),
  ]);
  const output = await it.importFrom("lines", path);
  expect(output).toContain("有改动 成员：signature 里有存不下的字符，去掉了，1 条（第 2 行）");
  expect(output).toContain("有改动 圈子：name 里有存不下的字符，去掉了，1 条（第 3 行）");
  expect(output).toMatch(
    /有改动 帖子：createdAt .*没有采用，5 条（第 4 行、第 6 行、第 7 行、第 8 行、第 9 行）/,
  );
  expect(output).toMatch(/有改动 帖子：editedAt .*没有采用，1 条（第 6 行）/);
  expect(output).toContain("有改动 帖子：text 里有存不下的字符，去掉了，1 条（第 5 行）");
  expect(output).toContain("没有导入 帖子：createdAt 不是时间，1 条（第 10 行）");
  expect(output).toContain("没有导入 帖子：id 的格式不对，1 条（第 11 行）");
  expect(output).toContain("没有导入 帖子：views 的格式不对，1 条（第 13 行）");
  expect(output).toContain("没有导入 帖子：text 的格式不对，1 条（第 14 行）");
  expect(output).toContain("没有导入 行：不认识的 kind：没有写");
  expect(output).toContain("帖子：新 8");
  expect(await it.rows("select signature from users")).toEqual([{ signature: "ab" }]);
  expect(await it.rows("select name from circles")).toEqual([{ name: "空圈" }]);
  expect(await it.rows("select title from threads where title <> ''")).toEqual([{ title: "标题标题" }]);
  expect(await it.rows("select 1 from threads where posted_at > now() or posted_at < '2000-01-01'")).toEqual(
    [],
  );
  expect(await it.rows("select content from topics")).toEqual([{ content: "夜骑" }]);
  expect(await it.rows("select content from posts")).toEqual([{ content: "<p>好</p>" }]);
});

test("times of NodeBB out of range are not believed", async () => {
  const post = (pid: number, timestamp: unknown) => ({
    ...{ _key: `post:${pid}`, pid, tid: 1, uid: 1, content: `第 ${pid} 条`, timestamp },
  });
  const objects = nodebbObjects(
    "正文够长够长",
    post(2, 1_700_000_000_000_000),
    post(3, 1_700_000_000),
    post(4, "soon"),
    post(5, 1e300),
    post(6, { $numberLong: "1700000006000" }),
    post(7, { $date: "2023-11-14T22:13:27.000Z" }),
    post(8, { $date: { $numberLong: "1700000008000" } }),
    post(9, { toString: 1 }),
    { _key: "post:10", pid: 10, tid: 1, uid: { a: 1 }, content: { b: 2 }, timestamp: 1_700_000_010_000 },
    "null",
  );
  const output = await it.importFrom("nodebb", await it.write("objects.json", jsonLines(objects)));
  expect(output).toMatch(
    /有改动 评论：createdAt .*没有采用，4 条（回复 2（第 6 行）、回复 3（第 7 行）、回复 4（第 8 行）、回复 5（第 9 行））/,
  );
  expect(output).toContain("没有导入 评论：没有内容，1 条（回复 10（第 14 行））");
  expect(await it.rows("select content from posts where created_at = '2023-11-14 22:13:26Z'")).toHaveLength(
    1,
  );
  expect(await it.rows("select content from posts where created_at = '2023-11-14 22:13:27Z'")).toHaveLength(
    1,
  );
  expect(await it.rows("select content from posts where created_at = '2023-11-14 22:13:28Z'")).toHaveLength(
    1,
  );
  expect(await it.rows("select 1 from posts where created_at > now()")).toEqual([]);
});

test("times of Discourse out of range are not believed", async () => {
  const dump = [
    "COPY public.users (id, username, name, created_at, active, staged) FROM stdin;",
    "1\tamy\t\\N\tinfinity\tt\tf",
    "2\tbob\t\\N\t-infinity\tt\tf",
    "3\teve\t\\N\t0044-03-15 00:00:00 BC\tt\tf",
    "4\tdan\t\\N\t12345-01-01 00:00:00\tt\tf",
    "5\tkim\t\\N\t2024-01-01 00:00:00.123456\tt\tf",
    "\\.",
    "COPY public.categories (id, name, position, read_restricted, created_at) FROM stdin;",
    "1\t户外\tNaN\tf\t1970-01-01 00:00:00",
    "\\.",
    "COPY public.topics (id, title, views, archetype, category_id, visible) FROM stdin;",
    "1\t标题标题\tmany\tregular\t1\tt",
    "\\.",
    "COPY public.posts (id, user_id, topic_id, post_number, created_at, raw, post_type) FROM stdin;",
    "1\t1\t1\t1\t2024-02-01 08:00:00\t正文\t1",
    `2\t1\t1\t2\t2999-02-01 08:00:00\t${"号".repeat(3)}\t1`,
    `${"9".repeat(300)}\t1\t1\t3\t2024-02-01 08:00:00\t编号太长\t1`,
    "\\.",
    "",
  ].join("\n");
  const output = await it.importFrom("discourse", await it.write("dump.sql", dump));
  expect(output).toMatch(/有改动 成员：createdAt .*，4 条（用户 amy（第 2 行）/);
  expect(output).toMatch(/有改动 圈子：createdAt .*（分类 户外（第 9 行））/);
  expect(output).toMatch(/有改动 评论：createdAt .*（回复 2（第 16 行））/);
  expect(output).toMatch(/没有导入 评论：id 的格式不对，1 条（回复 9+……9+（第 17 行））/);
  expect(await it.rows("select created_at::text from users where username = 'kim'")).toEqual([
    { created_at: expect.stringContaining("2024-01-01") },
  ]);
  expect(await it.rows("select 1 from posts")).toHaveLength(1);
});

test("a record that the database refuses is dropped alone", async () => {
  await it.server.db.execute("alter table users add constraint no_eve check (username <> 'eve')");
  const members = ["amy", "bob", "eve", "dan"].map((username) => ({
    kind: "member",
    id: username,
    username,
  }));
  const path = await writeLines([...members, thread("t", { member: "dan" })]);
  const output = await it.importFrom("lines", path);
  expect(output).toContain("没有导入 成员：数据库存不下这条记录，1 条（第 4 行）");
  expect(output).toContain("成员：新 3");
  expect(output).toContain("帖子：新 1");
});

test("a record keeps only the fields of its kind", () => {
  const { record } = parseRecord(
    JSON.parse('{"kind":"like","member":"1","thread":"2","__proto__":{"a":1},"x":[]}'),
  );
  expect(record).toEqual({ member: "1", thread: "2" });
});

test("a report is bounded and has no control characters", () => {
  const report = new Report();
  for (let n = 0; n < 5000; n += 1) report.change("thread", `\u001b[31m第 ${n} 行`, `话题「${n}」`);
  report.drop("member", "长".repeat(1000), "x");
  const lines = report.lines();
  expect(lines.length).toBeLessThanOrEqual(1001);
  expect(lines.at(-1)).toMatch(/^其他原因，4001 条/);
  expect(lines.join("")).not.toMatch(/\p{Cc}/u);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(600);
});
