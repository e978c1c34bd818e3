import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const FIRST = "没有取景框之后，我反而拍得更慢了。";
const SECOND = "先站定两秒，让防抖安静下来。";
const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("");

const mark = (threadId: string, place: object, token = bob.token) =>
  server.post("/api/bbs/thread/highlight", { threadId, ...place }, token);
const place = (paragraph: number, text: string, quote: string) => ({
  paragraph,
  start: text.indexOf(quote),
  quote,
});
const slow = place(0, FIRST, "拍得更慢");
/** What a visitor is told of a thread's marks; the shared answer ends first. */
async function shown(threadId: string) {
  server.endShared();
  return (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.highlightList ?? [];
}
const mine = async (threadId: string, token = bob.token) =>
  (await server.post("/api/bbs/viewer/state", { highlightThreadIds: [threadId] }, token)).data.highlights;

test("a member marks a paragraph once, everybody sees it, and taking it back leaves nothing", async () => {
  const threadId = await publish(server, ann.token, { content: html(FIRST, SECOND) });
  const first = await mark(threadId, slow);
  expect(first).toMatchObject({
    code: 200,
    data: { highlightList: [{ paragraph: 0, start: slow.start, length: 4, count: 1 }] },
  });
  expect((await mark(threadId, slow)).data.highlightList[0].count).toBe(1);
  await mark(threadId, slow, ann.token);
  // Somewhere else in the same paragraph: it moves, and most still have the former place.
  const moved = await mark(threadId, place(0, FIRST, "取景框"));
  expect(moved.data.highlightList).toMatchObject([{ paragraph: 0, count: 2 }]);
  expect(moved.data.mine).toMatchObject([{ threadId, start: 2, length: 3 }]);
  await mark(threadId, place(1, SECOND, SECOND));
  expect(await shown(threadId)).toMatchObject([
    { paragraph: 0, count: 2 },
    { paragraph: 1, start: 0, length: SECOND.length, count: 1 },
  ]);
  expect(await mine(threadId)).toHaveLength(2);
  expect(await mine(threadId, ann.token)).toMatchObject([{ start: slow.start, length: 4 }]);
  await mark(threadId, { ...slow, value: 0 }, ann.token);
  await mark(threadId, { ...slow, value: 0 });
  const last = await mark(threadId, { ...place(1, SECOND, SECOND), value: 0 });
  expect(last.data).toEqual({ highlightList: [], mine: [] });
  expect(await shown(threadId)).toEqual([]);
});

test("what is marked stays with its words when the text is edited, and is not shown when they change", async () => {
  const threadId = await publish(server, ann.token, { content: html(FIRST, SECOND) });
  await mark(threadId, slow);
  await mark(threadId, place(1, SECOND, "先站定两秒"));
  const edit = async (content: string, revision: number) =>
    expect((await server.post("/api/bbs/thread/edit", { threadId, revision, content }, ann.token)).code).toBe(
      200,
    );
  await edit(html("前面多了一段。", FIRST, SECOND.replace("两", "三")), 1);
  expect(await shown(threadId)).toMatchObject([{ paragraph: 1, start: slow.start, length: 4, count: 1 }]);
  expect(await mark(threadId, slow)).toMatchObject({ code: 409, msg: "这一段刚刚改过，刷新后再划" });
  await edit(html(FIRST, SECOND), 2);
  expect(await shown(threadId)).toHaveLength(2);
});

test("of two paragraphs with the same words only the one that was marked is", async () => {
  const threadId = await publish(server, ann.token, { content: html(SECOND, FIRST, SECOND) });
  await mark(threadId, place(2, SECOND, "两秒"));
  expect(await shown(threadId)).toMatchObject([{ paragraph: 2 }]);
});

test("marking asks for a member, words that are there, and a thread that is shown", async () => {
  const threadId = await publish(server, ann.token, { content: html(FIRST) });
  expect((await mark(threadId, slow, "")).code).toBe(401);
  for (const wrong of [
    { ...slow, quote: "别的字" },
    { ...slow, start: slow.start + 1 },
    { ...slow, paragraph: 1 },
  ])
    expect((await mark(threadId, wrong)).code).toBe(409);
  expect(await mark(threadId, { ...slow, quote: "字".repeat(401) })).toMatchObject({ code: 400 });
  expect(await mark(threadId, { ...slow, quote: " " })).toMatchObject({ code: 400 });
  await server.post("/api/thread/del", { threadId }, ann.token);
  expect((await mark(threadId, slow)).code).toBe(404);
  expect((await mark("99999", slow)).code).toBe(404);
});
