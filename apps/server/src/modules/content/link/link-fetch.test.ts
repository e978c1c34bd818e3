import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fillText } from "../../../core/fill-text.ts";
import type { Guard } from "../../../core/outbound.ts";
import { fetchPage } from "./link-fetch.ts";
import { parseMetadata } from "./link-page.ts";

// 127.0.0.2 stands for a public address, 127.0.0.1 for a private one.
const PUBLIC_ADDRESS = "127.0.0.2";
let respond: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
let requests: { to: string | undefined; path: string | undefined; headers: IncomingMessage["headers"] }[] =
  [];
const server = createServer((request, response) => {
  requests.push({ to: request.socket.localAddress, path: request.url, headers: request.headers });
  respond(request, response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const guard: Guard = {
  anyPort: true,
  isPublic: (address) => address === PUBLIC_ADDRESS,
  resolve: async () => [{ address: PUBLIC_ADDRESS, family: 4 }],
};
const at = (path = "/", host = "name.test") => `http://${host}:${port}${path}`;
const html = (body: string, type = "text/html; charset=utf-8") => {
  respond = (_request, response) => response.writeHead(200, { "content-type": type }).end(body);
};
const redirectTo = (...locations: string[]) => {
  respond = (request, response) => {
    const next = locations[Number(request.url?.slice(1) || 0)];
    if (next) response.writeHead(302, { location: next }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end("<title>到了</title>");
  };
};

test("a page is fetched without cookies or credentials and decoded in its character set", async () => {
  respond = (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=gb18030", "set-cookie": "a=1" })
      .end(Buffer.from([...Buffer.from("<title>"), 0xc7, 0xef, 0xcc, 0xec, ...Buffer.from("</title>")]));
  const page = await fetchPage(at("/a?b=1"), guard);
  expect(parseMetadata(page)).toEqual({ title: "秋天", description: "", site: "name.test" });
  expect(requests).toMatchObject([{ to: PUBLIC_ADDRESS, path: "/a?b=1" }]);
  expect(requests[0]!.headers).not.toHaveProperty("cookie");
  expect(requests[0]!.headers).not.toHaveProperty("authorization");
  expect(requests[0]!.headers).not.toHaveProperty("referer");
});

test("each metadata field is one line of plain text", () => {
  const parse = (head: string) =>
    parseMetadata({
      url: new URL("https://www.name.test/a"),
      contentType: "text/html",
      html: Buffer.from(head),
    });
  expect(
    parse(
      `<head><title>二</title><meta property="og:title" content=" 一\n\u202e &lt;b&gt; "><meta name="description" content="${"长".repeat(200)}"><meta property="og:site_name" content="站"></head>`,
    ),
  ).toEqual({ title: "一 <b>", description: `${"长".repeat(140)}…`, site: "站" });
  expect(parse("<title>只有标题</title>")).toMatchObject({ title: "只有标题", site: "name.test" });
  expect(parse("<body><svg><title>图</title></svg></body>")).toBeUndefined();
  expect(parse("")).toBeUndefined();
});

test.each([
  ["a private address", "http://127.0.0.1:{port}/secret"],
  ["its decimal form", "http://2130706433:{port}/secret"],
  ["its form as IPv4 in IPv6", "http://[::ffff:127.0.0.1]:{port}/secret"],
  ["another scheme", "file:///etc/passwd"],
  ["a user name", "http://a:b@name.test:{port}/1"],
])("a redirect to %s is not followed", async (_name, location) => {
  redirectTo(fillText(location, { port }));
  await expect(fetchPage(at(), guard)).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test("three redirects are followed, a fourth is refused", async () => {
  redirectTo("/1", "/2", "/3");
  expect(parseMetadata(await fetchPage(at("/0"), guard))?.title).toBe("到了");
  redirectTo("/1", "/2", "/3", "/4");
  await expect(fetchPage(at("/0"), guard)).rejects.toThrow("redirects");
});

test("the request goes to the checked address, even if the name resolves differently later", async () => {
  html("<title>到了</title>");
  let calls = 0;
  const resolve = async () => [{ address: calls++ === 0 ? PUBLIC_ADDRESS : "127.0.0.1", family: 4 }];
  await fetchPage(at(), { ...guard, resolve });
  expect(calls).toBe(1);
  expect(requests.map(({ to }) => to)).toEqual([PUBLIC_ADDRESS]);
});

test("a redirect to an address with raw UTF-8 or spaces is followed", async () => {
  for (const [location, path] of [
    ["/文章/秋 天?词=眼镜", "/%E6%96%87%E7%AB%A0/%E7%A7%8B%20%E5%A4%A9?%E8%AF%8D=%E7%9C%BC%E9%95%9C"],
    [at("/é", "名字.test"), "/%C3%A9"],
  ] as const) {
    requests = [];
    respond = (request, response) => {
      if (request.url === "/0")
        response.writeHead(302, { location: Buffer.from(location).toString("latin1") }).end();
      else response.writeHead(200, { "content-type": "text/html" }).end("<title>到了</title>");
    };
    expect(parseMetadata(await fetchPage(at("/0"), guard))?.title).toBe("到了");
    expect(requests.at(-1)?.path?.toUpperCase()).toBe(path.toUpperCase());
  }
  expect(requests.at(-1)?.headers.host).toBe(`xn--eqro3o.test:${port}`);
});

test.each([
  ["gzip", gzipSync],
  ["X-GZIP", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
])("a page that is compressed with %s without a request for it is read", async (encoding, compress) => {
  respond = (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html", "content-encoding": encoding })
      .end(compress(Buffer.from("<title>压缩</title>")));
  expect(parseMetadata(await fetchPage(at(), guard))?.title).toBe("压缩");
  expect(requests[0]!.headers["accept-encoding"]).toBe("identity");
});

test("a compressed page is read up to half a megabyte", async () => {
  const compressed = gzipSync(`<title>长</title>${" ".repeat(8 * 1024 * 1024)}`);
  respond = (_request, response) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(compressed);
  expect((await fetchPage(at(), guard)).html.length).toBe(512 * 1024);
});

test("XHTML is read", async () => {
  html(
    "<html xmlns='http://www.w3.org/1999/xhtml'><head><script src='a'/><title>文</title></head></html>",
    "application/xhtml+xml",
  );
  expect(parseMetadata(await fetchPage(at(), guard))?.title).toBe("文");
});

test("a response that is not HTML, is damaged or not 200 is refused", async () => {
  html("<title>图</title>", "image/svg+xml");
  await expect(fetchPage(at(), guard)).rejects.toThrow("type");
  html("<title>骗</title>", "text/html-sandboxed");
  await expect(fetchPage(at(), guard)).rejects.toThrow("type");
  respond = (_request, response) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end("x");
  await expect(fetchPage(at(), guard)).rejects.toThrow("encoding");
  respond = (_request, response) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip, gzip" }).end("x");
  await expect(fetchPage(at(), guard)).rejects.toThrow("encoding");
  respond = (_request, response) =>
    response.writeHead(404, { "content-type": "text/html" }).end("<title>无</title>");
  await expect(fetchPage(at(), guard)).rejects.toThrow("status 404");
});

test("an endless page is read up to half a megabyte", async () => {
  respond = (_request, response) => {
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

test("a page that never responds or a name that never resolves times out", async () => {
  const { timeout } = AbortSignal;
  const timeoutSpy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 50));
  onTestFinished(() => timeoutSpy.mockRestore());
  respond = () => undefined;
  await expect(fetchPage(at(), guard)).rejects.toThrow();
  await expect(fetchPage(at(), { ...guard, resolve: () => new Promise(() => undefined) })).rejects.toThrow(
    "time",
  );
  expect(timeoutSpy.mock.calls).toEqual([[3000], [3000]]);
});
