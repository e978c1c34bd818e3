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
let hits = 0;
let title = "秋天的一百种绿";
const site = createServer((_request, response) => {
  hits++;
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
const ask = () => fetchDueLinks(server.db, clock, guard);

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  origin = `http://name.test:${(site.address() as AddressInfo).port}`;
  server = await startServer({ PUBLIC_ORIGIN: "https://forum.test" });
  token = (await server.member("author")).token;
});
beforeEach(() => resetRates(server));
afterAll(async () => {
  site.close();
  await server.close();
});

// As a member sees it: what visitors see is kept for a moment.
const linksOf = async (threadId: string) => {
  server.endShared();
  const { data } = await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, token);
  await server.app.deferredWrites.flush();
  return data.thread.linkList;
};

describe("which links", () => {
  test("those that stand alone on a line of a paragraph, as written and as text, five at most", () => {
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
    const many = Array.from({ length: 9 }, (_, n) => `<p>https://a.test/${n}</p>`).join("");
    expect(urls(many + many)).toHaveLength(5);
  });
});

describe("cards", () => {
  test("a link is plain until a job has asked it, then a card; two texts ask once", async () => {
    const content = `<p>看这篇</p><p>${origin}/a</p>`;
    const threadId = await publish(server, token, { content });
    expect(await linksOf(threadId)).toBeUndefined();
    expect(hits).toBe(0);
    expect(await ask()).toBe(1);
    const card = {
      href: `${origin}/a`,
      url: `${origin}/a`,
      title: "秋天的一百种绿",
      description: "从林场到湖边",
      site: "name.test",
    };
    expect(await linksOf(threadId)).toEqual([card]);
    expect(await linksOf(await publish(server, token, { content }))).toEqual([card]);
    await ask();
    expect(hits).toBe(1);
  });

  test("a page is asked again after a week; one that fails is given up after three times and its card goes", async () => {
    const threadId = await publish(server, token, { content: `<p>${origin}/b</p>` });
    await linksOf(threadId);
    await ask();
    const due = () =>
      server.db.execute(
        sql`update link_cards set next_at = now() - interval '1 second' where next_at is not null`,
      );
    title = "换了标题";
    await due();
    await ask();
    expect(await linksOf(threadId)).toMatchObject([{ title: "换了标题" }]);
    title = "";
    for (let times = 0; times < 3; times++) {
      expect(await linksOf(threadId)).toHaveLength(1);
      await due();
      await ask();
    }
    expect(await linksOf(threadId)).toBeUndefined();
    await due();
    expect(await ask()).toBe(0);
    title = "秋天的一百种绿";
  });

  test("an attempt counts before it is made: a page that ends the process is not asked by the next one", async () => {
    const threadId = await publish(server, token, { content: `<p>${origin}/killer</p>` });
    await linksOf(threadId);
    const stateOf = async () => {
      const [row] = await server.db
        .select()
        .from(linkCards)
        .where(eq(linkCards.url, `${origin}/killer`));
      return { failures: row!.failures, due: row!.nextAt !== null && row!.nextAt <= new Date() };
    };
    const during: Awaited<ReturnType<typeof stateOf>>[] = [];
    const resolve = async () => {
      during.push(await stateOf());
      return [{ address: "127.0.0.1", family: 4 }];
    };
    expect(await fetchDueLinks(server.db, clock, { ...guard, resolve })).toBe(1);
    expect(during).toEqual([{ failures: 1, due: false }]);
    expect(await stateOf()).toEqual({ failures: 0, due: false });
  });

  test("words that may not be shown here make no card", async () => {
    const { userId, token: staff } = await server.member("staff");
    await server.db.execute(sql`update users set group_id = 5 where id = ${userId}::bigint`);
    await server.post("/api/bbs/word/save", { words: ["赌局"], action: "review" }, staff);
    title = "今晚的赌局";
    const threadId = await publish(server, token, { content: `<p>${origin}/c</p>` });
    await linksOf(threadId);
    await ask();
    expect(await linksOf(threadId)).toBeUndefined();
    title = "秋天的一百种绿";
  });

  test("a private address is never asked", async () => {
    const threadId = await publish(server, token, { content: "<p>http://169.254.169.254/latest</p>" });
    await linksOf(threadId);
    const before = hits;
    expect(await fetchDueLinks(server.db, clock)).toBe(1);
    expect(hits).toBe(before);
    expect(await linksOf(threadId)).toBeUndefined();
  });

  test("a link to a thread here comes from the database, and from nowhere once the thread is gone", async () => {
    const shown = await publish(server, token, { content: "没有取景框之后，我反而拍得更慢了" });
    const path = `/pages/content/postdetail?threadId=${shown}`;
    const threadId = await publish(server, token, { content: `<p>https://forum.test${path}</p>` });
    expect(await linksOf(threadId)).toEqual([
      {
        href: `https://forum.test${path}`,
        url: path,
        title: "没有取景框之后，我反而拍得更慢了",
        description: "",
        site: "镜界社区",
      },
    ]);
    await server.post("/api/thread/del", { threadId: shown }, token);
    expect(await linksOf(threadId)).toBeUndefined();
    expect(await ask()).toBe(0);
  });

  test("LINK_CARDS=off asks nobody", async () => {
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
