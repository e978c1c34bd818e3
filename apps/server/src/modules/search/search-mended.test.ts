import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";
import { comment, makeCircle, publish, resetRates } from "../../test/thread-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
const threadIds: Record<string, string> = {};

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
    threadIds[key] = await publish(server, ann.token, { threadClassify: 1, title, content, circleId: "1" });
  }
  await server.app.searchIndexer.settled();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

async function search(keyWord: string, more = "") {
  server.endShared();
  const response = await server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent(keyWord)}${more}`);
  expect(response.code).toBe(200);
  return { ...response, ids: response.rows.map(({ id }) => id) };
}

test("partial matches follow a single full match, and the response counts the full ones", async () => {
  const result = await search("眼镜能不能淋雨");
  expect(result.ids[0]).toBe(threadIds.cinema);
  expect(result.ids).toContain(threadIds.rain);
  expect(result).toMatchObject({ isPartial: 0, wholeCount: 1, total: result.ids.length });
  // The thread list shows full matches only.
  server.endShared();
  const listed = await server.get(`/api/without/thread/list?keyWord=${encodeURIComponent("眼镜能不能淋雨")}`);
  expect(listed.rows.map(({ id }) => id)).toEqual([threadIds.cinema]);
});

test("a word with a synonym is not corrected, even if no document has it", async () => {
  const result = await search("销号");
  expect(result.ids[0]).toBe(threadIds.account);
  expect(result).not.toHaveProperty("corrected");
});

test("a phrase is searched by its parts if neither it nor a synonym occurs", async () => {
  const result = await search("怎么连接苹果手机");
  expect(result.ids).toEqual([threadIds.model]);
  expect(result).toMatchObject({ isPartial: 1 });
});

test("misspelled pinyin is corrected, and the response names the correction", async () => {
  expect((await search("luxing")).ids).toEqual([threadIds.travel]);
  const result = await search("gaoahiba");
  expect(result.ids).toEqual([threadIds.travel]);
  expect(result).toMatchObject({ corrected: "gaohaiba" });
  expect((await search("gaoahiba", "&asTyped=1")).total).toBe(0);
});

test("suggestions match pinyin at every letter", async () => {
  for (const typed of ["gaoh", "gaoha", "gaohaib", "gaohaiba", "gaohaibal"]) {
    const { data } = await server.get(`/api/bbs/search/suggest?keyWord=${typed}`);
    expect(data.threads, typed).toEqual([expect.objectContaining({ id: threadIds.travel })]);
  }
});

test("repeated texts come after texts that occur once", async () => {
  const ids: string[] = [];
  for (const content of ["同款问题，蹲一个答案", "同款问题，蹲一个答案", "蹲一个答案，我的在第三天"]) {
    await resetRates(server);
    ids.push((await comment(server, ann.token, threadIds.model!, { content })).id);
  }
  await server.app.searchIndexer.settled();
  const result = (await search("蹲一个答案")).ids;
  expect(result).toHaveLength(3);
  expect(result.slice(0, 2)).toContain(ids[2]);
});
