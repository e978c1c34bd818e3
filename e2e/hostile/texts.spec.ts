import { parseSafe } from "../../packages/richtext/src/parse.ts";
import { violations } from "../../packages/richtext/test/allowed.ts";
import { expect, test } from "../support/journey.ts";
import { open } from "../support/member.ts";
import { texts } from "./corpus.ts";
import { attacker, recordSideEffects } from "./support.ts";

/** Number of comments on the first page of a thread. */
const PER_THREAD = 10;
/** Number of texts per member, below the posting limit per minute. */
const THREADS_PER_MEMBER = 2;

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));

const requestId = () => crypto.randomUUID().replaceAll("-", "");

test("AMB-070 no text that members store is executed or leaves the policy", async ({ page, request }) => {
  const seen = await recordSideEffects(page);
  const counts = { sent: 0, stored: 0, refused: 0 };
  const threadIds: string[] = [];
  let member = await attacker(request);
  for (const [index, group] of chunks(texts, PER_THREAD).entries()) {
    if (index % THREADS_PER_MEMBER === 0) member = await attacker(request);
    const [first = "", ...others] = group;
    const tell = ({ status, code, msg }: { status: number; code: number; msg: string }, text: string) => {
      counts.sent += 1;
      expect(status, text).toBe(200);
      expect([200, 400], `${msg}: ${text}`).toContain(code);
      if (code === 200) counts.stored += 1;
      else counts.refused += 1;
    };
    let thread = await member.post("/api/thread/create", { threadClassify: 0, content: first });
    tell(thread, first);
    if (thread.code !== 200)
      thread = await member.post("/api/thread/create", { threadClassify: 0, content: "无害" });
    const threadId = String(thread.data.threadId ?? thread.data.id);
    threadIds.push(threadId);
    for (const text of others) {
      tell(await member.post("/api/thread/addPost", { threadId, content: text }), text);
    }
  }

  for (const threadId of threadIds) {
    const { rows } = await member.get(
      `/api/without/thread/postlist?threadId=${threadId}&pageSize=${PER_THREAD}`,
    );
    for (const { content } of rows) expect(violations(parseSafe(content))).toEqual([]);
    await open(page, `/pages/content/postdetail?threadId=${threadId}`);
    await expect(page.locator("#main")).toBeVisible();
  }
  for (const address of ["/", "/pages/tabBar/community/community"]) await open(page, address);
  console.log(`stored texts: ${JSON.stringify(counts)}, executed: ${seen.executed.length}`);
  expect(seen).toEqual({ executed: [], asked: [] });
});

test("AMB-070 no text in a message or an address is executed", async ({ page, request }) => {
  const seen = await recordSideEffects(page);
  const samples = texts.filter((_, index) => index % 20 === 0);
  const counts = { messages: 0, addresses: 0 };
  const peer = await attacker(request);
  const { user } = await peer.get("/getInfo");
  for (const group of chunks(samples, 20)) {
    const member = await attacker(request);
    const { data } = await member.post("/api/notice/dialog/new", { toUserId: user.userId });
    // Only one message is allowed until the receiver replies.
    const hello = { dialogId: data.id, content: "你好" };
    await member.post("/api/notice/dialog/send", { ...hello, requestId: requestId() });
    await peer.post("/api/notice/dialog/send", { ...hello, requestId: requestId() });
    for (const text of group) {
      const sent = await member.post("/api/notice/dialog/send", {
        dialogId: data.id,
        content: text,
        requestId: requestId(),
      });
      expect([200, 400, 409]).toContain(sent.code);
      if (sent.code === 200) counts.messages += 1;
    }
  }
  await page.addInitScript((token) => {
    localStorage.setItem("lenscape.token", JSON.stringify(token));
    localStorage.setItem("lenscape.hasLogin", "true");
  }, peer.token);
  const { rows } = await peer.get("/api/notice/dialog/list?pageSize=100");
  for (const dialog of rows) await open(page, `/pages/mine/message/inboxmessage?dialogId=${dialog.dialogId}`);
  for (const text of samples) {
    await page.goto(`/?keyword=${encodeURIComponent(text)}&tab=${encodeURIComponent(text)}`);
    counts.addresses += 1;
  }
  console.log(`messages, addresses: ${JSON.stringify(counts)}, executed: ${seen.executed.length}`);
  expect(seen).toEqual({ executed: [], asked: [] });
});
