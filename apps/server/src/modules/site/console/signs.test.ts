import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrganiser, publishActivity } from "../../../test/activity-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: { token: string; userId: string };

/** Names used as nicknames, in titles of activities, in texts of threads and as sensitive words. */
const NAMES = [
  ...["libC++", "C语言 CC", "五折50%", "五百50", "第#1", "笑脸😀", "心❤️心", "big_name", "bigger name"],
  ...["a&&b<c", "x26 nbsp"],
];
const nameOf = new Map<string, string>();

beforeAll(async () => {
  server = await startServer();
  operator = await makeOrganiser(server, "operator");
  await makeCircle(server, "1");
  for (const [at, name] of NAMES.entries()) {
    await resetRates(server);
    await server.member(name);
    const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const [head = ""] = /^../u.exec(name) ?? [];
    const content = `<p>说<b>${escaped(head)}</b>${escaped(name.slice(head.length))}</p><p>+ <a href="/pages/index?a=1%25&b=#c" title="%😀>">旁边的这一篇</a>也写过</p>`;
    const thread = { threadClassify: 1, circleId: "1", title: `帖子的标题${at}`, content };
    nameOf.set(await publish(server, operator.token, thread), name);
    await resetRates(server);
    const title = `周末的活动 ${name}`;
    nameOf.set(await publishActivity(server, operator.token, {}, { title }), name);
  }
  for (const content of ["big_name", "bigger name"])
    await server.post("/api/bbs/console/topic/save", { content, intro: "", cover: "" }, operator.token);
  await server.post("/api/bbs/word/save", { words: NAMES, action: "mask" }, operator.token);
  await server.app.searchIndexer.settled();
});
afterAll(() => server.close());

async function search(path: string, keyWord: string, more = ""): Promise<string[]> {
  const query = `pageSize=100&keyWord=${encodeURIComponent(keyWord)}${more}`;
  const { code, rows, total } = await server.get(`/api/bbs/${path}?${query}`, operator.token);
  expect([code, total]).toEqual([200, rows.length]);
  return rows.map(
    (row) => row.nickname ?? row.user?.nickname ?? row.word ?? row.content ?? nameOf.get(row.id),
  );
}

const SIGNS: [string, string[]][] = [
  ["C++", ["libC++"]],
  ["c＋＋", ["libC++"]],
  ["%", ["五折50%"]],
  ["50%", ["五折50%"]],
  ["#", ["第#1"]],
  ["😀", ["笑脸😀"]],
  ["🚀", []],
  ["脸😀", ["笑脸😀"]],
  ["❤️心", ["心❤️心"]],
  ["❤", ["心❤️心"]],
  ["big_", ["big_name"]],
  ["&&", ["a&&b<c"]],
  ["b<c", ["a&&b<c"]],
  ["！", []],
];

for (const path of ["console/member/list", "points/manage/accounts", "console/activity/list"]) {
  test.each(SIGNS)(`${path}: %s finds exact matches only`, async (keyWord, names) => {
    expect(await search(path, keyWord)).toEqual(names);
  });
}

test.each(SIGNS)(
  "console/thread/list: %s matches titles and texts only where it occurs",
  async (keyWord, names) => {
    expect(await search("console/thread/list", keyWord)).toEqual(names.flatMap((name) => [name, name]));
  },
);

test("console/thread/list: removed threads are found by signs, within a line", async () => {
  const down = [...nameOf].filter(([, name]) => name === "a&&b<c" || name === "libC++");
  for (const [threadId] of down)
    await server.post("/api/thread/undershelf", { threadId, reason: "需要核实" }, operator.token);
  const searchRemoved = (keyWord: string) => search("console/thread/list", keyWord, "&status=3");
  expect(await searchRemoved("C++")).toEqual(["libC++", "libC++"]);
  expect(await searchRemoved("&&b<")).toEqual(["a&&b<c", "a&&b<c"]);
  for (const keyWord of ["%", "C+++", "&#", "!", "<b>"]) expect(await searchRemoved(keyWord)).toEqual([]);
  expect(await searchRemoved("")).toHaveLength(4);
});

test("topics and sensitive words are found by the signs they contain", async () => {
  for (const path of ["console/topic/list", "word/list"]) {
    expect(await search(path, "_")).toEqual(["big_name"]);
    expect(await search(path, "g_n")).toContain("big_name");
    expect(await search(path, "🚀")).toEqual([]);
  }
  const { rows } = await server.get("/api/without/thread/topics?keyWord=g_n");
  expect(rows.map(({ content }) => content)).toEqual(["big_name"]);
  expect(await search("word/list", "%")).toEqual(["五折50%"]);
  expect(await search("word/list", "C++")).toEqual(["libC++"]);
});
