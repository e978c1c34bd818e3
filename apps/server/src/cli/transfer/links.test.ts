import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEADING, type ImportTest, jsonLines, nodebbObjects, startImportTest } from "./import-fixtures.ts";

vi.setConfig({ testTimeout: 180_000 });

let it: ImportTest;

beforeEach(async () => {
  it = await startImportTest();
});
afterEach(() => it.close());

/** Returns the addresses of the links in the texts of a table, in order. */
async function linksIn(table: "threads" | "posts"): Promise<string[]> {
  const rows = await it.rows(`select content from ${table} order by id`);
  return rows.flatMap(({ content }) =>
    [...String(content).matchAll(/href="([^"]*)"/g)].map(([, address]) => address!),
  );
}
async function idOf(table: "threads" | "posts", text: string): Promise<string> {
  const [row] = await it.rows(`select id::text as id from ${table} where content like '%${text}%'`);
  return String(row!.id);
}

const discourseDump = (texts: readonly string[], links = "") =>
  [
    "COPY public.users (id, username, name, created_at, active, staged) FROM stdin;",
    "1\tamy\t\\N\t2024-01-01 00:00:00\tt\tf",
    "\\.",
    "COPY public.categories (id, name, position, read_restricted, created_at) FROM stdin;",
    "1\t户外\t1\tf\t2024-01-01 00:00:00",
    "\\.",
    "COPY public.topics (id, title, slug, archetype, category_id, visible) FROM stdin;",
    "1\t第一篇\ttopic\tregular\t1\tt",
    "2\tThe second one\tthe-second-one\tregular\t1\tt",
    "\\.",
    "COPY public.topic_links (id, url, domain, internal) FROM stdin;",
    ...(links ? [links] : []),
    "\\.",
    "COPY public.posts (id, user_id, topic_id, post_number, created_at, raw, post_type) FROM stdin;",
    `11\t1\t1\t1\t2024-02-01 08:00:00\t开头 ${texts.join(" ")}\t1`,
    "12\t1\t2\t1\t2024-02-01 08:00:00\t目标\t1",
    "13\t1\t2\t2\t2024-02-01 08:00:00\t答复 [回去](/t/1)\t1",
    "\\.",
    "",
  ].join("\n");

test("links between topics of Discourse lead to the imported threads and comments", async () => {
  const texts = [
    "[a](/t/the-second-one/2)",
    "[b](/t/2/2)",
    "[c](/p/13)",
    "https://old.example/t/the-second-one/2/2?u=amy",
    "[d](https://old.example/t/topic/1)",
    "[e](https://meta.discourse.org/t/another-topic/2)",
    "[f](/t/gone/99)",
    '<a href="/t/2/2" title="g">g</a>',
    "`[h](/t/2)`",
  ];
  const output = await it.importFrom("discourse", await it.write("dump.sql", discourseDump(texts)));
  const target = `/pages/content/postdetail?threadId=${await idOf("threads", "目标")}`;
  const comment = `${target}#comment-${await idOf("posts", "答复")}`;
  expect(await linksIn("threads")).toEqual([
    ...[target, comment, comment, comment],
    // Without a link in `topic_links`, a full address counts by its slug only, and this slug is generic.
    ...[
      "https://old.example/t/topic/1",
      "https://meta.discourse.org/t/another-topic/2",
      "/t/gone/99",
      comment,
    ],
  ]);
  expect(await linksIn("posts")).toEqual([
    `/pages/content/postdetail?threadId=${await idOf("threads", "开头")}`,
  ]);
  expect(output).toContain("有改动 帖子：链接指向的内容没有导入，链接没有改，1 条（话题 1（第 14 行））");
  const [row] = await it.rows("select content, excerpt from threads where content like '%开头%'");
  expect(row!.content).not.toContain("/imported/");
  expect(row!.content).toContain('rel="nofollow');
  expect(row!.content).toContain("<code>[h](/t/2)</code>");
  expect(row!.excerpt).toContain("开头");
});

test("a host that a link within Discourse names is that of the community", async () => {
  const links = "1\thttps://old.example/t/topic/1\told.example\tt";
  const dump = discourseDump(["[a](https://old.example/t/x/2)", "[b](https://other.example/t/x/2)"], links);
  await it.importFrom("discourse", await it.write("dump.sql", dump));
  expect(await linksIn("threads")).toEqual([
    `/pages/content/postdetail?threadId=${await idOf("threads", "目标")}`,
    "https://other.example/t/x/2",
  ]);
});

test("a topic of Discourse whose first post was moved begins with its first reply", async () => {
  const dump = discourseDump([]).replace(/^12\t.*\n/m, "");
  const output = await it.importFrom("discourse", await it.write("dump.sql", dump));
  expect(output).toContain("有改动 帖子：首帖被移走了，由最早的回复开头，1 条（话题 2（第 15 行））");
  expect(await it.rows("select title from threads order by id")).toEqual([
    { title: "第一篇" },
    { title: "The second one" },
  ]);
});

test("links between topics of NodeBB lead to the imported threads and comments", async () => {
  const texts = [
    "[a](/topic/2/second/3)",
    "[b](/topic/2)",
    "[c](/post/3)",
    "[d](https://old.example/topic/2/second)",
    "[e](https://other.example/topic/2/another)",
    "[f](/topic/99/gone)",
  ];
  const objects = nodebbObjects(
    texts.join(" "),
    {
      _key: "topic:2",
      tid: 2,
      cid: 1,
      title: "第二篇",
      slug: "2/second",
      mainPid: 2,
      uid: 1,
      timestamp: 1_700_000_000_000,
    },
    { _key: "post:2", pid: 2, tid: 2, uid: 1, content: "目标", timestamp: 1_700_000_000_000 },
    { _key: "post:3", pid: 3, tid: 2, uid: 1, content: "答复", timestamp: 1_700_000_000_000 },
  );
  const output = await it.importFrom("nodebb", await it.write("objects.json", jsonLines(objects)));
  const target = `/pages/content/postdetail?threadId=${await idOf("threads", "目标")}`;
  expect(await linksIn("threads")).toEqual([
    ...[target, target, `${target}#comment-${await idOf("posts", "答复")}`, target],
    ...["https://other.example/topic/2/another", "/topic/99/gone"],
  ]);
  expect(output).toContain("有改动 帖子：链接指向的内容没有导入，链接没有改，1 条（主题 1（第 5 行））");
});

test("links of the neutral format lead to threads and comments that come later", async () => {
  const lines = [
    HEADING,
    { kind: "member", id: "m", username: "amy" },
    { kind: "thread", id: "a", member: "m", markdown: "[1](thread:甲%2F乙) [2](comment:c) [3](thread:none)" },
    { kind: "thread", id: "甲/乙", member: "m", html: '<p>目标 <a href="comment:c">4</a></p>' },
    { kind: "comment", id: "c", member: "m", thread: "甲/乙", text: "答复" },
  ];
  const output = await it.importFrom("lines", await it.write("data.jsonl", jsonLines(lines)));
  const target = `/pages/content/postdetail?threadId=${await idOf("threads", "目标")}`;
  const comment = `${target}#comment-${await idOf("posts", "答复")}`;
  expect(await linksIn("threads")).toEqual([target, comment, comment]);
  expect(output).toContain("有改动 帖子：链接指向的内容没有导入，链接没有改，1 条（第 3 行）");
});
