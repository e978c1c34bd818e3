import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { policy } from "../../policy.ts";
import { startServer } from "../../test/support.ts";
import { MediaError, MediaPool } from "./media-pool.ts";

let folder: string;
let path: string;
/** A picture of 16 million pixels in a few kilobytes. */
let heavy: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lenscape-media-"));
  path = join(folder, "heavy.png");
  heavy = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#285" } })
    .png({ palette: true, colors: 2 })
    .toBuffer();
  await writeFile(path, heavy);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function poolOf(
  processes: number,
  limits: Partial<{ waiting: number; waitMs: number; taskMs: number }> = {},
) {
  const pool = new MediaPool(processes, { ...policy.upload.worker, ...limits });
  onTestFinished(() => pool.close());
  return pool;
}

/** Occupies a worker until `end` is called. */
function hold(pool: MediaPool) {
  let end!: () => void;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { held: pool.use(() => until), end };
}

const encoded = () => ({ image: join(folder, "image"), thumbnail: join(folder, "thumbnail") });

test("files can be read while pictures are decoded", async () => {
  const server = await startServer({ MEDIA_PROCESSES: "1", DATA_DIR: join(folder, "data") });
  onTestFinished(() => server.close());
  const { token } = await server.member("painter");
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(heavy)], { type: "image/png" }), "a.png");
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type")!, authorization: `Bearer ${token}` };
  const payload = Buffer.from(await sent.arrayBuffer());
  let ended = 0;
  const uploads = Array.from({ length: 6 }, async () => {
    const answer = await server.inject({ method: "POST", url: "/api/common/upload", headers, payload });
    // On a machine that is busy otherwise too, who waits for long is refused.
    expect([200, 503]).toContain(answer.statusCode);
    ended += 1;
  });
  // From here on a process decodes; the other pictures wait. On a slow machine the first may be through before the last comes.
  const incoming = join(folder, "data", "uploads", "incoming");
  await expect
    .poll(async () => (await readdir(incoming).catch(() => [])).length + ended, { timeout: 30_000 })
    .toBe(6);
  for (let n = 0; n < 20; n += 1) {
    expect((await server.inject({ url: "/static/demo/alley.webp" })).statusCode).toBe(200);
  }
  expect(ended).toBeLessThan(6);
  await Promise.all(uploads);
});

test("a task is refused if the queue is full", async () => {
  const pool = poolOf(1, { waiting: 2 });
  const { held, end } = hold(pool);
  const order: number[] = [];
  const waiting = [1, 2].map((n) => pool.use(async () => void order.push(n)));
  await expect(pool.use(async () => {})).rejects.toMatchObject({ code: 503, retryAfter: 10 });
  end();
  await Promise.all([held, ...waiting]);
  expect(order).toEqual([1, 2]);
});

test("a task that waits too long is refused and leaves the queue", async () => {
  const pool = poolOf(1, { waitMs: 1 });
  const { held, end } = hold(pool);
  await expect(pool.use(async () => {})).rejects.toMatchObject({ code: 503 });
  end();
  await held;
  await pool.use(async () => {});
});

test("a task that takes too long is killed, and the next one gets a new worker", async () => {
  const pool = poolOf(1, { taskMs: 1 });
  await expect(
    pool.use((ask) => ask("encodePicture", { path, frames: 1, ...encoded() })),
  ).rejects.toMatchObject({
    code: 503,
    message: "这个文件处理超时，请稍后重试或换一个",
  });
  const patient = poolOf(1);
  expect(await patient.use((ask) => ask("readPicture", { path }))).toEqual({
    frames: 1,
    pixels: 16_000_000,
    isBuffered: false,
    isMovingPng: false,
  });
});

test("invalid files and disk errors are distinguished, and the worker continues", async () => {
  const pool = poolOf(1);
  const broken = join(folder, "broken.png");
  await writeFile(broken, "\x89PNG and nothing more");
  await pool.use(async (ask) => {
    await expect(ask("readPicture", { path: broken })).rejects.toBeInstanceOf(MediaError);
    const nowhere = { image: "/nowhere/at/all", thumbnail: "/nowhere/either" };
    await expect(ask("encodePicture", { path, frames: 1, ...nowhere })).rejects.toMatchObject({
      code: "ENOENT",
    });
    expect(await ask("encodePicture", { path, frames: 1, ...encoded() })).toEqual({
      width: 2560,
      height: 2560,
    });
  });
});

test("unsupported image formats such as SVG are not decoded", async () => {
  const pool = poolOf(1);
  const drawn = join(folder, "drawn.png");
  await writeFile(drawn, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  await expect(pool.use((ask) => ask("readPicture", { path: drawn }))).rejects.toBeInstanceOf(MediaError);
});

test("closing the pool refuses running tasks as overloaded", async () => {
  const pool = poolOf(1);
  const encoding = pool.use((ask) => ask("encodePicture", { path, frames: 1, ...encoded() }));
  const both = Promise.allSettled([encoding, pool.use(async () => {})]);
  pool.close();
  const refused = { status: "rejected", reason: { code: 503 } };
  expect(await both).toMatchObject([refused, refused]);
});
