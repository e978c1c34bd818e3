import { expect, test } from "../support/journey.ts";
import { attacker, longestWait } from "./support.ts";

/** Maximum delay in milliseconds that a text may cause for other requests, on a busy machine. */
const MOST_MS = 400;

/** Texts of maximum length that take quadratic time in a careless pattern or parser. */
const strings: Record<string, string> = Object.fromEntries(
  [
    "<a",
    "<!--",
    "</p>",
    "<b x=1>",
    "<p>x",
    "<svg>",
    "&",
    "&#x41;",
    "@",
    "#",
    "# ",
    "[a](",
    "![",
    "*",
    "_ ",
    "`",
    "http://",
    "https://a.",
    "a@",
    "a.",
    "1.",
    " ",
    "\t",
    "\n",
    "　",
    "\u0301",
    "\u200d",
    "👨‍👩‍👧",
    "字",
    "ﬃ",
    "(",
    "\\",
    '"',
    "'",
    "%",
    "%00",
    "=",
    ",",
    "-",
  ].map((part) => [part, part.repeat(Math.floor(190_000 / Buffer.byteLength(JSON.stringify(part))))]),
);

/** Every call with a text parameter, filled with the text. */
const places: [path: string, body: (text: string, threadId: string) => object][] = [
  ["/api/thread/create", (content) => ({ threadClassify: 0, content })],
  ["/api/thread/create", (title) => ({ threadClassify: 1, title, content: "正文正文正文正文正文" })],
  ["/api/thread/addPost", (content, threadId) => ({ threadId, content })],
  ["/api/bbs/thread/edit", (content, threadId) => ({ threadId, revision: 1, content })],
  [
    "/api/bbs/draft/save",
    (content) => ({ draftId: "a".repeat(32), revision: 0, threadClassify: 1, title: "", content, form: {} }),
  ],
  ["/api/notice/dialog/send", (content) => ({ dialogId: "1", content, requestId: "a".repeat(32) })],
  ["/api/bbs/feedback/submit", (content) => ({ title: content, content })],
  ["/register", (username) => ({ username, password: username })],
  ["/login", (username) => ({ username, password: username })],
];

test("no text in any call holds the others up", async ({ request }) => {
  let calls = 0;
  const slow: string[] = [];
  const codes = new Map<number, number>();
  let member = await attacker(request);
  for (const [part, text] of Object.entries(strings)) {
    // No member has reached a rate limit.
    member = await attacker(request);
    const own = await member.post("/api/thread/create", { threadClassify: 0, content: "先写一条" });
    for (const [path, body] of places) {
      const waited = await longestWait(async () => {
        const { status, code } = await member.post(path, body(text, String(own.data.id)));
        expect(status, `${path} ${JSON.stringify(part)}`).toBeLessThan(500);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      });
      calls += 1;
      if (waited > MOST_MS) slow.push(`${path} ${JSON.stringify(part)}: ${Math.round(waited)} ms`);
    }
  }
  const keyword = await longestWait(async () => {
    for (const part of Object.keys(strings)) {
      const query = encodeURIComponent(part.repeat(200)).slice(0, 4000).replace(/%\w?$/, "");
      const { status } = await member.get(`/api/without/thread/list?keyWord=${query}`);
      expect(status).toBeLessThan(500);
      calls += 1;
    }
  });
  console.log(`patterns: ${calls} calls, codes ${JSON.stringify([...codes])}, slow: ${slow.length}`);
  expect(slow).toEqual([]);
  expect(keyword).toBeLessThan(MOST_MS);
});
