import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { createClock } from "../../core/time.ts";
import { policy } from "../../policy.ts";
import { startS3 } from "../../test/s3-server.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { storedIn } from "../../test/upload-fixtures.ts";
import { openStorage } from "./open-storage.ts";
import { StorageError } from "./storage.ts";
import { collectUploads, sweepStrayFiles } from "./upload-garbage.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
let token: string;

beforeAll(async () => {
  s3 = await startS3();
  server = await startServer(s3.env);
  token = (await server.member("painter")).token;
});
afterAll(async () => {
  await server.close();
  await s3.stop();
});
beforeEach(() => s3.objects.clear());

async function upload(to = server, as = token) {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#28785a" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "picture.png");
  const request = new Response(form);
  const response = await to.inject({
    method: "POST",
    url: "/api/common/upload",
    headers: { "content-type": request.headers.get("content-type")!, authorization: `Bearer ${as}` },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { headers: response.headers, ...response.json() };
}

test("pictures are stored only in the bucket and served from it, with ranges", async () => {
  const { code, ...data } = await upload();
  expect(code).toBe(200);
  expect([...s3.objects.keys()].sort()).toEqual(
    [data.fileName, data.thumbnailUrl.slice("/uploads/".length)].sort(),
  );
  expect(s3.objects.get(data.fileName)!.type).toBe("image/webp");
  expect(storedIn(server.config.dataDir)).toEqual([]);

  const { bytes } = s3.objects.get(data.fileName)!;
  const whole = await server.inject({ url: data.url });
  expect(whole.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(bytes.length),
  });
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  const part = await server.inject({ url: data.url, headers: { range: "bytes=4-11" } });
  expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 4-11/${bytes.length}`]);
  expect(part.rawPayload.equals(bytes.subarray(4, 12))).toBe(true);
  const known = await server.inject({
    url: data.url,
    headers: { "if-none-match": whole.headers.etag as string },
  });
  expect(known.statusCode).toBe(304);
  s3.objects.clear();
  expect((await server.inject({ url: data.url })).statusCode).toBe(404);
});

test("a large file is uploaded in parts, and a failed upload is aborted", async () => {
  const { partBytes } = policy.upload.s3;
  const bytes = randomBytes(2 * partBytes + 1000);
  const path = join(await mkdtemp(join(tmpdir(), "lenscape-s3-")), "film");
  onTestFinished(() => rm(join(path, ".."), { recursive: true }));
  await writeFile(path, bytes);
  const storage = openStorage(server.config);
  await storage.save("2026/11/film.mp4", path);
  const object = s3.objects.get("2026/11/film.mp4")!;
  expect(object.type).toBe("video/mp4");
  expect(object.bytes.equals(bytes)).toBe(true);

  s3.objects.clear();
  s3.refusePart(2);
  await expect(storage.save("2026/11/film.mp4", path)).rejects.toThrow(StorageError);
  expect([s3.objects.size, s3.parts.size]).toEqual([0, 0]);
});

test("uploads and downloads are refused while the bucket is unavailable and work afterwards", async () => {
  const data = await upload();
  await s3.stop();
  try {
    const refused = await upload();
    expect(refused).toMatchObject({
      code: 503,
      msg: "文件存储暂时连不上，请稍后重试",
      reason: "SERVICE_UNAVAILABLE",
    });
    expect(refused.headers["retry-after"]).toBe("10");
    expect((await server.inject({ url: data.url })).statusCode).toBe(503);
    expect((await server.get("/api/without/thread/homelist")).code).toBe(200);
  } finally {
    await s3.start();
  }
  expect((await server.inject({ url: data.url })).statusCode).toBe(200);
  expect((await upload()).code).toBe(200);
});

test("a bucket with another secret is reported as unreachable", async () => {
  const other = await startServer({ ...s3.env, S3_SECRET: "another" });
  const { token: as } = await other.member("painter");
  expect(await upload(other, as)).toMatchObject({ code: 503, msg: "文件存储暂时连不上，请稍后重试" });
  expect(s3.objects.size).toBe(0);
  await other.close();
});

test("unused files and files without a row are deleted from the bucket", async () => {
  const { db, config } = server;
  const data = await upload();
  const folder = data.fileName.slice(0, "2026/11".length);
  const clock = createClock(config.timeZone);
  const stray = `${folder}/${"0".repeat(32)}.webp`;
  s3.objects.set(stray, { bytes: Buffer.from("x"), type: "image/webp", modified: new Date(0) });
  for (const object of s3.objects.values()) object.modified = new Date(0);
  await sweepStrayFiles(db, clock, config);
  expect(s3.objects.has(stray)).toBe(false);
  expect(s3.objects.size).toBe(2);

  await db.execute(
    sql`update uploads set loose_since = now() - interval '3 days', created_at = now() - interval '3 days'`,
  );
  await collectUploads(db, clock, config);
  expect(s3.objects.size).toBe(0);
});
