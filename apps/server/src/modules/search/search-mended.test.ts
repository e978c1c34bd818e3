import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";
import { comment, makeCircle, publish, resetRates } from "../../test/thread-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
const written: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  await makeCircle(server, "1");
  const threads: [string, string, string][] = [
    ["cinema", "看电影戴眼镜的感觉", "<p>散场以后还在下雨，伞借给了同学。</p>"],
    ["rain", "雨天使用说明", "<p>能淋小雨和中雨，三十分钟以内没有问题。</p>"],
    ["account", "账号注销之后还能回来吗", "<p>十五天之内重新登录就算取消。</p>"],
    ["model", "三种型号怎么选", "<p>型号写在盒底，字小得要用手机放大了看。</p>"],
    ["travel", "高海拔旅行的五件小事", "<p>离线地图提前下，路上没有信号。</p>"],
    ["weather", "雨天的路口", "<p>积水照出红绿灯，站着看了半天。</p>"],
  ];
  for (const [key, title, content] of threads) {
    await resetRates(server);
    written[key] = await publish(server, ann.token, { threadClassify: 1, title, content, circleId: "1" });
  }
  await server.app.searchIndexer.settled();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

async function search(keyWord: string, more = "") {
  server.endShared();
  const answer = await server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent(keyWord)}${more}`);
  expect(answer.code).toBe(200);
  return { ...answer, ids: answer.rows.map(({ id }) => id) };
}

test("one hit that holds all the words does not hide the closest: they follow, and it is said how many are whole", async () => {
  const found = await search("眼镜能不能淋雨");
  expect(found.ids[0]).toBe(written.cinema);
  expect(found.ids).toContain(written.rain);
  expect(found).toMatchObject({ isPartial: 0, wholeCount: 1, total: found.ids.length });
  // What lists threads by words takes the whole ones alone.
  server.endShared();
  const listed = await server.get(`/api/without/thread/list?keyWord=${encodeURIComponent("眼镜能不能淋雨")}`);
  expect(listed.rows.map(({ id }) => id)).toEqual([written.cinema]);
});

test("a word with a synonym is no slip, though nobody has written it", async () => {
  const found = await search("销号");
  expect(found.ids[0]).toBe(written.account);
  expect(found).not.toHaveProperty("corrected");
});

test("a phrase with synonyms of which nobody has written any is looked for by its parts", async () => {
  const found = await search("怎么连接苹果手机");
  expect(found.ids).toEqual([written.model]);
  expect(found).toMatchObject({ isPartial: 1 });
});

test("pinyin with a slip is read as what it nearly is, which is told", async () => {
  expect((await search("luxing")).ids).toEqual([written.travel]);
  const found = await search("gaoahiba");
  expect(found.ids).toEqual([written.travel]);
  expect(found).toMatchObject({ corrected: "gaohaiba" });
  expect((await search("gaoahiba", "&asTyped=1")).total).toBe(0);
});

test("pinyin is offered what it begins at every letter of it", async () => {
  for (const typed of ["gaoh", "gaoha", "gaohaib", "gaohaiba", "gaohaibal"]) {
    const { data } = await server.get(`/api/bbs/search/suggest?keyWord=${typed}`);
    expect(data.threads, typed).toEqual([expect.objectContaining({ id: written.travel })]);
  }
});

test("what many have said in the same words stands behind what is said once", async () => {
  const ids: string[] = [];
  for (const content of ["同款问题，蹲一个答案", "同款问题，蹲一个答案", "蹲一个答案，我的在第三天"]) {
    await resetRates(server);
    ids.push((await comment(server, ann.token, written.model!, { content })).id);
  }
  await server.app.searchIndexer.settled();
  const found = (await search("蹲一个答案")).ids;
  expect(found).toHaveLength(3);
  expect(found.slice(0, 2)).toContain(ids[2]);
});
