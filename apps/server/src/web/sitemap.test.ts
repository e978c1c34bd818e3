import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveAccess } from "../modules/identity/access/access.queries.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { makeCircle, publish } from "../test/thread-fixtures.ts";

const ORIGIN = "https://forum.example";
let server: TestServer;
let publicId: string;
let removedId: string;

beforeAll(async () => {
  server = await startServer({ PUBLIC_ORIGIN: ORIGIN });
  const { token } = await server.member("writer");
  await makeCircle(server, "8");
  publicId = await publish(server, token);
  removedId = await publish(server, token);
  await server.db.execute(sql`update threads set status = 3 where id = ${removedId}::bigint`);
  await server.db.execute(sql`update threads set posted_at = '2026-01-02T03:04:05Z',
    last_reply_at = '2026-01-03T03:04:05Z' where id = ${publicId}::bigint`);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test("robots.txt names the sitemap, whose files contain public pages only", async () => {
  expect((await get("/robots.txt")).body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  const index = await get("/sitemap.xml");
  expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
  const files = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(files).toEqual([`${ORIGIN}/sitemap-threads-1.xml`, `${ORIGIN}/sitemap-circles-1.xml`]);
  const threads = await get("/sitemap-threads-1.xml");
  const address = `${ORIGIN}/pages/content/postdetail?threadId=${publicId}`;
  expect(threads.body).toContain(`<url><loc>${address}</loc><lastmod>2026-01-03T03:04:05Z</lastmod></url>`);
  expect(threads.body).not.toContain(`threadId=${removedId}<`);
  expect((await get("/sitemap-circles-1.xml")).body).toContain("circlelist?circleId=8<");
  expect((await get("/sitemap-threads-2.xml")).body).not.toContain("<url>");
  for (const url of ["/sitemap-threads-0.xml", "/sitemap-threads-x.xml", "/sitemap-users-1.xml"])
    expect((await get(url)).statusCode).toBe(404);
});

test("a file of the sitemap is cached, compressed, and supports If-None-Match", async () => {
  const first = await get("/sitemap-threads-1.xml");
  await server.db.execute(sql`update threads set status = 3 where id = ${publicId}::bigint`);
  const again = await get("/sitemap-threads-1.xml", { "accept-encoding": "gzip" });
  expect(again.headers).toMatchObject({ "content-encoding": "gzip", etag: first.headers.etag });
  expect(gunzipSync(again.rawPayload).toString()).toBe(first.body);
  const { statusCode } = await get("/sitemap-threads-1.xml", { "if-none-match": String(first.headers.etag) });
  expect(statusCode).toBe(304);
});

test("there is no sitemap while the community is not open", async () => {
  await saveAccess(server.db, { registration: "closed", mode: "notOpen", message: "" });
  server.app.access.forget();
  expect((await get("/sitemap.xml")).statusCode).toBe(503);
});

test("there is no sitemap without PUBLIC_ORIGIN or before the founding", async () => {
  const bare = await startServer();
  const unfounded = await startServer({ PUBLIC_ORIGIN: ORIGIN, SETUP: "on" });
  try {
    expect((await bare.inject({ url: "/robots.txt" })).body).toBe("User-agent: *\nAllow: /\n");
    expect((await bare.inject({ url: "/sitemap.xml" })).statusCode).toBe(404);
    expect((await unfounded.inject({ url: "/sitemap.xml" })).statusCode).toBe(503);
  } finally {
    await bare.close();
    await unfounded.close();
  }
});
