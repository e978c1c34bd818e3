import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Guard } from "../../../core/outbound.ts";
import { createClock } from "../../../core/time.ts";
import { linkCards } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";
import { fetchDueLinks } from "./link.job.ts";
import { standaloneLinks } from "./link.rules.ts";

let server: TestServer;
let token: string;
let origin = "";
let requestCount = 0;
let title = "秋天的一百种绿";
const site = createServer((_request, response) => {
  requestCount++;
  response
    .writeHead(title ? 200 : 500, { "content-type": "text/html; charset=utf-8" })
    .end(`<title>${title}</title><meta name="description" content="从林场到湖边">`);
});
const guard: Guard = {
  anyPort: true,
  isPublic: () => true,
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
};
const clock = createClock("Asia/Shanghai");
const fetchLinks = () => fetchDueLinks(server.db, clock, guard);

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://name.test:${(site.address() as AddressInfo).port}`;
  server = await startServer({ PUBLIC_ORIGIN: "https://forum.test" });
  token = (await server.member("author")).token;
});
beforeEach(() => resetRates(server));
afterAll(async () => {
  site.close();
  await server.close();
});

// Reads as a member, because responses for visitors are cached.
const readLinks = async (threadId: string) => {
  server.endShared();
  const { data } = await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, token);
  await server.app.deferredWrites.flush();
  return data.thread.linkList;
};

describe("standalone links", () => {
  test("are links alone on a line of a paragraph, as anchor or as text, at most five", () => {
    const urls = (html: string) => standaloneLinks(html, ["https://forum.test"]).map(({ url }) => url);
    expect(urls('<p><a href="https://a.test/1?x=1&#x26;y=2">看这里</a></p>')).toEqual([
      "https://a.test/1?x=1&y=2",
    ]);
    expect(urls("<p>早<br>https://a.test/2#part <br>晚</p>")).toEqual(["https://a.test/2"]);
    expect(urls('<p>看 <a href="https://a.test/3">这里</a></p><ul><li>https://a.test/4</li></ul>')).toEqual(
      [],
    );
    expect(urls("<p>javascript:alert(1)</p><p>https://u:p@a.test/</p><p>//a.test/</p>")).toEqual([]);
    expect(urls("<p>https://forum.test/pages/content/postdetail?threadId=3</p>")).toEqual([
      "/pages/content/postdetail?threadId=3",
    ]);
    const paragraphs = Array.from({ length: 9 }, (_, n) => `<p>https://a.test/${n}</p>`).join("");
    expect(urls(paragraphs + paragraphs)).toHaveLength(5);
  });
});

describe("cards", () => {
  test("a link becomes a card after the job has fetched it once for all texts", async () => {
    const content = `<p>看这篇</p><p>${origin}/a</p>`;
    const threadId = await publish(server, token, { content });
    expect(await readLinks(threadId)).toBeUndefined();
    expect(requestCount).toBe(0);
    expect(await fetchLinks()).toBe(1);
    const card = {
      href: `${origin}/a`,
      url: `${origin}/a`,
      title: "秋天的一百种绿",
      description: "从林场到湖边",
      site: "name.test",
    };
    expect(await readLinks(threadId)).toEqual([card]);
    expect(await readLinks(await publish(server, token, { content }))).toEqual([card]);
    await fetchLinks();
    expect(requestCount).toBe(1);
  });

  test("a due page is fetched again, and three failures remove its card and end the attempts", async () => {
    const threadId = await publish(server, token, { content: `<p>${origin}/b</p>` });
    await readLinks(threadId);
    await fetchLinks();
    const makeDue = () =>
      server.db.execute(
        sql`update link_cards set next_at = now() - interval '1 second' where next_at is not null`,
      );
    title = "换了标题";
    await makeDue();
    await fetchLinks();
    expect(await readLinks(threadId)).toMatchObject([{ title: "换了标题" }]);
    title = "";
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await readLinks(threadId)).toHaveLength(1);
      await makeDue();
      await fetchLinks();
    }
    expect(await readLinks(threadId)).toBeUndefined();
    await makeDue();
    expect(await fetchLinks()).toBe(0);
    title = "秋天的一百种绿";
  });

  test("an attempt is counted before the fetch, so that a page that crashes the process is not retried", async () => {
    const threadId = await publish(server, token, { content: `<p>${origin}/killer</p>` });
    await readLinks(threadId);
    const readState = async () => {
      const [row] = await server.db
        .select()
        .from(linkCards)
        .where(eq(linkCards.url, `${origin}/killer`));
      return { failures: row!.failures, due: row!.nextAt !== null && row!.nextAt <= new Date() };
    };
    const states: Awaited<ReturnType<typeof readState>>[] = [];
    const resolve = async () => {
      states.push(await readState());
      return [{ address: "127.0.0.1", family: 4 }];
    };
    expect(await fetchDueLinks(server.db, clock, { ...guard, resolve })).toBe(1);
    expect(states).toEqual([{ failures: 1, due: false }]);
    expect(await readState()).toEqual({ failures: 0, due: false });
  });

  test("metadata with sensitive words makes no card", async () => {
    const { userId, token: staff } = await server.member("staff");
    await server.db.execute(sql`update users set group_id = 5 where id = ${userId}::bigint`);
    await server.post("/api/bbs/word/save", { words: ["赌局"], action: "review" }, staff);
    title = "今晚的赌局";
    const threadId = await publish(server, token, { content: `<p>${origin}/c</p>` });
    await readLinks(threadId);
    await fetchLinks();
    expect(await readLinks(threadId)).toBeUndefined();
    title = "秋天的一百种绿";
  });

  test("a private address is never requested", async () => {
    const threadId = await publish(server, token, { content: "<p>http://169.254.169.254/latest</p>" });
    await readLinks(threadId);
    const before = requestCount;
    expect(await fetchDueLinks(server.db, clock)).toBe(1);
    expect(requestCount).toBe(before);
    expect(await readLinks(threadId)).toBeUndefined();
  });

  test("the card of an in-site thread is read from the database and disappears with the thread", async () => {
    const linkedId = await publish(server, token, { content: "没有取景框之后，我反而拍得更慢了" });
    const path = `/pages/content/postdetail?threadId=${linkedId}`;
    const threadId = await publish(server, token, { content: `<p>https://forum.test${path}</p>` });
    expect(await readLinks(threadId)).toEqual([
      {
        href: `https://forum.test${path}`,
        url: path,
        title: "没有取景框之后，我反而拍得更慢了",
        description: "",
        site: "镜界社区",
      },
    ]);
    await server.post("/api/thread/del", { threadId: linkedId }, token);
    expect(await readLinks(threadId)).toBeUndefined();
    expect(await fetchLinks()).toBe(0);
  });

  test("LINK_CARDS=off sends no requests", async () => {
    const quiet = await startServer({ LINK_CARDS: "off" });
    try {
      const author = await quiet.member("author");
      const id = await publish(quiet, author.token, { content: "<p>https://a.test/1</p>" });
      expect((await quiet.get(`/api/without/thread/detail?threadId=${id}`)).data.linkList).toBeUndefined();
      expect(await fetchDueLinks(quiet.db, clock, guard)).toBe(0);
    } finally {
      await quiet.close();
    }
  });
});
