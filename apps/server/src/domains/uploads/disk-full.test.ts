import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";
import { storedIn } from "../../test/upload-fixtures.ts";

const run = promisify(execFile);
const dataDir = `/tmp/lenscape-test-full-${process.pid}`;
const ROOM = 300_000;

/** A disk that has little room left, and gets more. */
interface Disk {
  fill(): Promise<unknown>;
  clear(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** A disk of its own where the system lets us make one, otherwise a bound on the files that this process writes. */
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
    // The signal would end the process before the write fails.
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

test("a full disk is told, leaves nothing half written, and what is sent again later is kept", async () => {
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
