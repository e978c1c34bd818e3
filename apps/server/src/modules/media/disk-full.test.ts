import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";
import { clip, storedIn } from "../../test/upload-fixtures.ts";
import { resumablePath } from "./resumable-store.ts";

const run = promisify(execFile);
const dataDir = `/tmp/lenscape-test-full-${process.pid}`;
const ROOM = 300_000;

/** A disk with little space left, which is extended later. */
interface Disk {
  fill(): Promise<unknown>;
  clear(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** A separate file system where allowed, otherwise a file size limit for this process. */
async function smallDisk(): Promise<Disk> {
  await mkdir(dataDir, { recursive: true });
  const filler = join(dataDir, "filler");
  try {
    await run("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", dataDir]);
    return {
      fill: () => writeFile(filler, Buffer.alloc(4 * 1024 * 1024 - ROOM)),
      clear: () => rm(filler),
      remove: () => run("umount", [dataDir]),
    };
  } catch {
    const bound = (size: string) => run("prlimit", ["--pid", String(process.pid), `--fsize=${size}:`]);
    // Ignore the signal, which would end the process before the write fails.
    process.on("SIGXFSZ", () => {});
    return { fill: () => bound(String(ROOM)), clear: () => bound("unlimited"), remove: async () => {} };
  }
}

let disk: Disk;
let server: TestServer;
let token: string;

beforeAll(async () => {
  disk = await smallDisk();
  server = await startServer({ DATA_DIR: dataDir });
  token = (await server.member("painter")).token;
});
afterAll(async () => {
  await server.close();
  await disk.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(bytes: Buffer) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "a.png");
  const sent = new Response(form);
  return server.inject({
    method: "POST",
    url: "/api/common/upload",
    headers: { "content-type": sent.headers.get("content-type")!, authorization: `Bearer ${token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

test("a resumable upload continues after the disk was full", async () => {
  const video = Buffer.concat([
    await clip("mp4"),
    Buffer.from("\0\x10\0\0free", "latin1"),
    Buffer.alloc(1_048_568),
  ]);
  const tus = { "tus-resumable": "1.0.0", authorization: `Bearer ${token}` };
  const url = "/api/api/bbs/upload/resumable";
  const begun = await server.inject({
    method: "POST",
    url,
    headers: { ...tus, "upload-length": String(video.length) },
  });
  const path = String(begun.headers.location);
  const send = (offset: number) =>
    server.inject({
      method: "PATCH",
      url: path,
      headers: { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
      payload: video.subarray(offset),
    });
  await disk.fill();
  const refused = await send(0);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "60"]);
  expect(refused.json()).toMatchObject({ reason: "STORAGE_FULL", msg: "服务器暂时存不下新文件，请稍后重试" });
  await disk.clear();
  const { headers } = await server.inject({ method: "HEAD", url: path, headers: tus });
  const come = Number(headers["upload-offset"]);
  expect(come).toBeLessThan(video.length);
  expect((await send(come)).statusCode).toBe(204);
  const id = path.split("/").at(-1)!;
  expect((await readFile(resumablePath(dataDir, id))).equals(video)).toBe(true);
  expect((await server.inject({ method: "DELETE", url: path, headers: tus })).statusCode).toBe(204);
});

test("a full disk is reported and leaves no partial files, and a later upload succeeds", async () => {
  const noise = Buffer.from(Array.from({ length: 500 * 500 * 3 }, (_, n) => (n * 7919 * (n >> 8)) % 256));
  const picture = await sharp(noise, { raw: { width: 500, height: 500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(picture.length).toBeGreaterThan(2 * ROOM);
  await disk.fill();
  for (let n = 0; n < 3; n += 1) {
    const answer = await upload(picture);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json()).toEqual({
      code: 503,
      msg: "服务器暂时存不下新文件，请稍后重试",
      reason: "STORAGE_FULL",
      retryAfter: 60,
    });
  }
  expect(storedIn(dataDir)).toEqual([]);
  await disk.clear();
  expect((await upload(picture)).json()).toMatchObject({ code: 200, type: "image" });
  expect(storedIn(dataDir)).toHaveLength(2);
});
