import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { makeUpload } from "../test/thread-fixtures.ts";
import { serveBuiltPages } from "../web/index.ts";
import { StyleSheets } from "../web/style-sheets.ts";

const FILES = {
  "logo.svg": "<svg/>",
  "assets/a.js": "1",
  "assets/a.css": "p{}",
  "assets/a.svg": "<svg/>",
};
/** Name of an upload, in the format of the storage. */
const UPLOAD = `${"a".repeat(32)}.webp`;

let server: TestServer;
let client: string;
const apps: FastifyInstance[] = [];

async function serve(settings: Partial<Config> = {}): Promise<FastifyInstance> {
  const config = { ...server.config, ...settings };
  const app = await buildApp(config, server.database);
  apps.push(app);
  await serveBuiltPages(app, config, {
    client,
    assets: { manifest: {} },
    styles: new StyleSheets(new Map([["/assets/a.css", "p{}"]])),
    entry: {
      render: async ({ url }) => ({ status: url === "/down" ? 503 : 200, html: "<html><body></body>" }),
      renderFrame: async () => ({ status: 200, html: "<html><body></body>" }),
      pageAddress: (url) => url,
      policySources: { inlineScript: "1", frames: ["https://player.example"] },
    },
  });
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  server = await startServer();
  client = await mkdtemp(join(tmpdir(), "lenscape-client-"));
  await mkdir(join(client, "assets"));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(client, name), text);
  const { userId } = await server.member("owner");
  const upload = join(server.config.dataDir, await makeUpload(server, userId, UPLOAD));
  await mkdir(join(upload, ".."), { recursive: true });
  await writeFile(upload, "picture");
  app = await serve();
});
afterAll(async () => {
  for (const each of apps) await each.close();
  await rm(client, { recursive: true });
  await server.close();
});

const NO_STORE = "no-store";
const JSON_TYPE = "application/json; charset=utf-8";
const HTML = "text/html; charset=utf-8";
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Every kind of response with its status and headers. */
const KINDS: [
  name: string,
  request: InjectOptions,
  status: number,
  type: string,
  cache: string,
  resource: string,
  policy?: string,
][] = [
  ["a public call", { url: "/api/api/without/emoji" }, 200, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  [
    "a refused call",
    { url: "/api/api/bbs/circle/mine" },
    200,
    JSON_TYPE,
    NO_STORE,
    "same-origin",
    API_POLICY,
  ],
  [
    "an invalid call",
    { url: "/api/login", method: "POST", payload: { a: 1 } },
    200,
    JSON_TYPE,
    NO_STORE,
    "same-origin",
    API_POLICY,
  ],
  [
    "a broken body",
    { url: "/api/login", method: "POST", payload: "{", headers: { "content-type": "application/json" } },
    200,
    JSON_TYPE,
    NO_STORE,
    "same-origin",
    API_POLICY,
  ],
  [
    "an unsupported type",
    { url: "/api/login", method: "POST", payload: "a", headers: { "content-type": "text/plain" } },
    415,
    JSON_TYPE,
    NO_STORE,
    "same-origin",
    API_POLICY,
  ],
  ["an unknown call", { url: "/api/none" }, 404, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  ["an expired export", { url: "/exports/none" }, 404, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  ["health", { url: "/healthz" }, 200, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  [
    "an upload",
    { url: `/uploads/2026/11/${UPLOAD}` },
    200,
    "image/webp",
    "public, max-age=300",
    "same-site",
    "default-src 'none'; sandbox",
  ],
  ["a missing upload", { url: "/uploads/none.webp" }, 404, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  [
    "a static image",
    { url: "/static/hot/hot1.png" },
    200,
    "image/png",
    "public, max-age=604800",
    "same-site",
  ],
  [
    "an SVG of the build",
    { url: "/logo.svg" },
    200,
    "image/svg+xml; charset=utf-8",
    "public, max-age=3600",
    "same-site",
    SVG_POLICY,
  ],
  [
    "an SVG of the assets",
    { url: "/assets/a.svg" },
    200,
    "image/svg+xml; charset=utf-8",
    "public, max-age=31536000, immutable",
    "same-site",
    SVG_POLICY,
  ],
  [
    "a script",
    { url: "/assets/a.js" },
    200,
    "application/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
    "same-site",
  ],
  [
    "a style sheet",
    { url: "/assets/a.css" },
    200,
    "text/css; charset=utf-8",
    "public, max-age=31536000, immutable",
    "same-site",
  ],
  ["a missing file", { url: "/assets/none.js" }, 404, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  ["a hidden file", { url: "/.git/config" }, 404, JSON_TYPE, NO_STORE, "same-origin", API_POLICY],
  ["a page", { url: "/" }, 200, HTML, "no-cache", "same-origin"],
  ["a page that could not be rendered", { url: "/down" }, 503, HTML, NO_STORE, "same-origin"],
];

test.each(KINDS)(
  "%s has headers for its type, caching and sharing",
  async (_name, request, status, type, cache, resource, policy) => {
    const crossOrigin = { ...request.headers, origin: "https://elsewhere.example" };
    const { statusCode, headers } = await app.inject({ ...request, headers: crossOrigin });
    expect(statusCode).toBe(status);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers).toMatchObject({
      "content-type": type,
      "cache-control": cache,
      "cross-origin-resource-policy": resource,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    if (type === HTML) {
      expect(headers["content-security-policy"]).toMatch(/^default-src 'self'; .*frame-ancestors 'none'/);
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
    } else {
      expect(headers["content-security-policy"]).toBe(policy);
    }
  },
);

test("with https, every response has HSTS and cookies are Secure", async () => {
  const secure = await serve({ publicOrigin: "https://forum.example" });
  for (const [, request] of KINDS) {
    const { headers } = await secure.inject(request);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    if (headers["set-cookie"]) expect(headers["set-cookie"]).toMatch(/; Secure$/);
  }
});

test("x-forwarded-proto counts from a trusted proxy only", async () => {
  const request = { url: "/", headers: { "x-forwarded-proto": "https", host: "forum.example" } };
  const proxied = await (await serve({ trustedProxies: 1 })).inject(request);
  expect(proxied.headers["strict-transport-security"]).toBe("max-age=31536000");
  expect(proxied.headers["set-cookie"]).toMatch(/; Secure$/);
  const direct = await app.inject(request);
  expect(direct.headers["strict-transport-security"]).toBeUndefined();
  expect(direct.headers["set-cookie"]).not.toContain("Secure");
});
