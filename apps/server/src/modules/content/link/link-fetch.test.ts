import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fillText } from "../../../core/fill-text.ts";
import type { Guard } from "../../../core/outbound.ts";
import { fetchPage } from "./link-fetch.ts";
import { parseMetadata } from "./link-page.ts";

// 127.0.0.2 plays the open internet, 127.0.0.1 what nobody may reach.
const OPEN = "127.0.0.2";
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
let asked: { to: string | undefined; path: string | undefined; headers: IncomingMessage["headers"] }[] = [];
const server = createServer((request, response) => {
  asked.push({ to: request.socket.localAddress, path: request.url, headers: request.headers });
  answer(request, response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "0.0.0.0", done));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const guard: Guard = {
  anyPort: true,
  isPublic: (address) => address === OPEN,
  resolve: async () => [{ address: OPEN, family: 4 }],
};
const at = (path = "/", host = "name.test") => `http://${host}:${port}${path}`;
const html = (body: string, type = "text/html; charset=utf-8") => {
  answer = (_request, response) => response.writeHead(200, { "content-type": type }).end(body);
};
const moved = (...places: string[]) => {
  answer = (request, response) => {
    const next = places[Number(request.url?.slice(1) || 0)];
    if (next) response.writeHead(302, { location: next }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end("<title>到了</title>");
  };
};

test("a page is read without cookies or credentials, in its own character set", async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=gb18030", "set-cookie": "a=1" })
      .end(Buffer.from([...Buffer.from("<title>"), 0xc7, 0xef, 0xcc, 0xec, ...Buffer.from("</title>")]));
  const page = await fetchPage(at("/a?b=1"), guard);
  expect(parseMetadata(page)).toEqual({ title: "秋天", description: "", site: "name.test" });
  expect(asked).toMatchObject([{ to: OPEN, path: "/a?b=1" }]);
  expect(asked[0]!.headers).not.toHaveProperty("cookie");
  expect(asked[0]!.headers).not.toHaveProperty("authorization");
  expect(asked[0]!.headers).not.toHaveProperty("referer");
});

test("what a page says of itself is one plain line each", () => {
  const words = (head: string) =>
    parseMetadata({
      url: new URL("https://www.name.test/a"),
      contentType: "text/html",
      html: Buffer.from(head),
    });
  expect(
    words(
      `<head><title>二</title><meta property="og:title" content=" 一\n\u202e &lt;b&gt; "><meta name="description" content="${"长".repeat(200)}"><meta property="og:site_name" content="站"></head>`,
    ),
  ).toEqual({ title: "一 <b>", description: `${"长".repeat(140)}…`, site: "站" });
  expect(words("<title>只有标题</title>")).toMatchObject({ title: "只有标题", site: "name.test" });
  expect(words("<body><svg><title>图</title></svg></body>")).toBeUndefined();
  expect(words("")).toBeUndefined();
});

test.each([
  ["another machine's own network", "http://127.0.0.1:{port}/secret"],
  ["a decimal spelling of it", "http://2130706433:{port}/secret"],
  ["IPv4 in IPv6", "http://[::ffff:127.0.0.1]:{port}/secret"],
  ["another scheme", "file:///etc/passwd"],
  ["a user name", "http://a:b@name.test:{port}/1"],
])("a redirect to %s is not followed", async (_what, place) => {
  moved(fillText(place, { port }));
  await expect(fetchPage(at(), guard)).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

test("three redirects are followed, each judged by itself, a fourth is not", async () => {
  moved("/1", "/2", "/3");
  expect(parseMetadata(await fetchPage(at("/0"), guard))?.title).toBe("到了");
  moved("/1", "/2", "/3", "/4");
  await expect(fetchPage(at("/0"), guard)).rejects.toThrow("redirects");
});

test("a name that resolves otherwise a moment later is asked where it was judged", async () => {
  html("<title>到了</title>");
  let times = 0;
  const resolve = async () => [{ address: times++ === 0 ? OPEN : "127.0.0.1", family: 4 }];
  await fetchPage(at(), { ...guard, resolve });
  expect(times).toBe(1);
  expect(asked.map(({ to }) => to)).toEqual([OPEN]);
});

test("what is no page, or says it is packed, is not read", async () => {
  html("<title>图</title>", "image/svg+xml");
  await expect(fetchPage(at(), guard)).rejects.toThrow("type");
  html("<title>骗</title>", "text/html-sandboxed");
  await expect(fetchPage(at(), guard)).rejects.toThrow("type");
  answer = (_request, response) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end("x");
  await expect(fetchPage(at(), guard)).rejects.toThrow("encoding");
  answer = (_request, response) =>
    response.writeHead(404, { "content-type": "text/html" }).end("<title>无</title>");
  await expect(fetchPage(at(), guard)).rejects.toThrow("status 404");
});

test("an endless page is read half a megabyte far", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const more = () => {
      while (!response.destroyed && response.write("<p>没有尽头</p>".repeat(4000)));
      if (!response.destroyed) response.once("drain", more);
    };
    response.write("<title>长</title>");
    more();
  };
  const page = await fetchPage(at(), guard);
  expect(page.html.length).toBe(512 * 1024);
  expect(parseMetadata(page)?.title).toBe("长");
});

test("a page that never answers, or a name that never resolves, is given up", async () => {
  answer = () => undefined;
  await expect(fetchPage(at(), guard)).rejects.toThrow();
  await expect(fetchPage(at(), { ...guard, resolve: () => new Promise(() => undefined) })).rejects.toThrow(
    "time",
  );
});
