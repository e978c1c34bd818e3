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

const highlight = (threadId: string, quote: object, token = bob.token) =>
  server.post("/api/bbs/thread/highlight", { threadId, ...quote }, token);
const quoteIn = (paragraph: number, text: string, quote: string) => ({
  paragraph,
  start: text.indexOf(quote),
  quote,
});
const firstQuote = quoteIn(0, FIRST, "拍得更慢");
/** Returns the highlights that a visitor gets. Ends the cached response first. */
async function publicHighlights(threadId: string) {
  server.endShared();
  return (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.highlightList ?? [];
}
const ownHighlights = async (threadId: string, token = bob.token) =>
  (await server.post("/api/bbs/viewer/state", { highlightThreadIds: [threadId] }, token)).data.highlights;

test("a member has one highlight in a paragraph, all viewers see it, and it can be removed", async () => {
  const threadId = await publish(server, ann.token, { content: html(FIRST, SECOND) });
  const first = await highlight(threadId, firstQuote);
  expect(first).toMatchObject({
    code: 200,
    data: { highlightList: [{ paragraph: 0, start: firstQuote.start, length: 4, count: 1 }] },
  });
  expect((await highlight(threadId, firstQuote)).data.highlightList[0].count).toBe(1);
  await highlight(threadId, firstQuote, ann.token);
  // A new highlight in the same paragraph replaces the old one. The count includes both members.
  const second = await highlight(threadId, quoteIn(0, FIRST, "取景框"));
  expect(second.data.highlightList).toMatchObject([{ paragraph: 0, count: 2 }]);
  expect(second.data.mine).toMatchObject([{ threadId, start: 2, length: 3 }]);
  await highlight(threadId, quoteIn(1, SECOND, SECOND));
  expect(await publicHighlights(threadId)).toMatchObject([
    { paragraph: 0, count: 2 },
    { paragraph: 1, start: 0, length: SECOND.length, count: 1 },
  ]);
  expect(await ownHighlights(threadId)).toHaveLength(2);
  expect(await ownHighlights(threadId, ann.token)).toMatchObject([{ start: firstQuote.start, length: 4 }]);
  await highlight(threadId, { ...firstQuote, value: 0 }, ann.token);
  await highlight(threadId, { ...firstQuote, value: 0 });
  const last = await highlight(threadId, { ...quoteIn(1, SECOND, SECOND), value: 0 });
  expect(last.data).toEqual({ highlightList: [], mine: [] });
  expect(await publicHighlights(threadId)).toEqual([]);
});

test("a highlight follows its paragraph through an edit and is hidden while the paragraph's text differs", async () => {
  const threadId = await publish(server, ann.token, { content: html(FIRST, SECOND) });
  await highlight(threadId, firstQuote);
  await highlight(threadId, quoteIn(1, SECOND, "先站定两秒"));
  const edit = async (content: string, revision: number) =>
    expect((await server.post("/api/bbs/thread/edit", { threadId, revision, content }, ann.token)).code).toBe(
      200,
    );
  await edit(html("前面多了一段。", FIRST, SECOND.replace("两", "三")), 1);
  expect(await publicHighlights(threadId)).toMatchObject([
    { paragraph: 1, start: firstQuote.start, length: 4, count: 1 },
  ]);
  expect(await highlight(threadId, firstQuote)).toMatchObject({
    code: 409,
    msg: "这一段刚刚改过，刷新后再划",
  });
  await edit(html(FIRST, SECOND), 2);
  expect(await publicHighlights(threadId)).toHaveLength(2);
});

test("of two paragraphs with the same text only the highlighted one is listed", async () => {
  const threadId = await publish(server, ann.token, { content: html(SECOND, FIRST, SECOND) });
  await highlight(threadId, quoteIn(2, SECOND, "两秒"));
  expect(await publicHighlights(threadId)).toMatchObject([{ paragraph: 2 }]);
});

test("a highlight needs a member, a quote that is in the text, and a public thread", async () => {
  const threadId = await publish(server, ann.token, { content: html(FIRST) });
  expect((await highlight(threadId, firstQuote, "")).code).toBe(401);
  for (const wrong of [
    { ...firstQuote, quote: "别的字" },
    { ...firstQuote, start: firstQuote.start + 1 },
    { ...firstQuote, paragraph: 1 },
  ])
    expect((await highlight(threadId, wrong)).code).toBe(409);
  expect(await highlight(threadId, { ...firstQuote, quote: "字".repeat(401) })).toMatchObject({ code: 400 });
  expect(await highlight(threadId, { ...firstQuote, quote: " " })).toMatchObject({ code: 400 });
  await server.post("/api/thread/del", { threadId }, ann.token);
  expect((await highlight(threadId, firstQuote)).code).toBe(404);
  expect((await highlight("99999", firstQuote)).code).toBe(404);
});
