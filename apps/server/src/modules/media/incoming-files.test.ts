import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { clip, storedIn } from "../../test/upload-fixtures.ts";
import { admitUpload, removeLeftovers } from "./incoming-files.ts";

const CAP = policy.upload.maxBytes;
const BOUNDARY = "a-boundary";

let server: TestServer;
let port: number;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("sender")).token;
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => server.db.execute(sql`delete from rate_counters`));

interface Way {
  /** Bytes written at a time; each piece is a write of its own. */
  piece: number;
  /** Chunked encoding is used without a length. */
  chunked: boolean;
}

/** Ways in which clients send a body: at once or in pieces, with and without a length. */
const ways: Way[] = [
  { piece: Number.POSITIVE_INFINITY, chunked: false },
  { piece: 65_536, chunked: false },
  { piece: 10_007, chunked: true },
  { piece: 1_000_003, chunked: true },
];

const head = (type: string) =>
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`,
  );
const form = (file: Buffer, type: string) =>
  Buffer.concat([head(type), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);

type Reply = { status: number; code: number; msg: string; type?: string };

/** Sends bytes over a new socket. */
const send = (body: Buffer, { piece, chunked }: Way, headers: Record<string, string> = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const call = request(
      {
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/api/common/upload",
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
          // Browsers reset a connection that is closed while they still send.
          connection: "keep-alive",
          ...(chunked ? {} : { "content-length": body.length }),
          ...headers,
        },
      },
      async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part as Buffer);
        resolve({ status: response.statusCode!, ...JSON.parse(Buffer.concat(parts).toString()) });
        call.destroy();
      },
    );
    call.on("error", reject);
    const from = (at: number) => {
      if (at >= body.length) return call.end();
      const goOn = () => setImmediate(() => from(at + piece));
      if (call.write(body.subarray(at, Math.min(body.length, at + piece)))) goOn();
      else call.once("drain", goOn);
    };
    from(0);
  });

/** Removes partial files of earlier tests. */
const parts = () => storedIn(server.config.dataDir).filter((file) => file.endsWith(".part"));

describe("the cap of 10485760 bytes", () => {
  const filled = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);
  /** An mp4 with a filler box at its end. */
  const film = (start: Buffer, size: number) => {
    const bytes = filled(start, size);
    bytes.writeUInt32BE(size - start.length, start.length);
    bytes.write("free", start.length + 4, "latin1");
    return bytes;
  };

  test.each(ways)(
    "VALID-017 holds for pictures and videos, sent in pieces of $piece (chunked: $chunked)",
    async (way) => {
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#285" } })
        .jpeg()
        .toBuffer();
      const video = await clip("mp4");
      const tooLarge = (msg: string) => ({ status: 413, code: 413, reason: "FILE_TOO_LARGE", msg });
      for (const size of [CAP - 1, CAP]) {
        expect(await send(form(filled(picture, size), "image/jpeg"), way)).toMatchObject({
          code: 200,
          type: "image",
        });
        expect(await send(form(film(video, size), "video/mp4"), way)).toMatchObject({
          code: 200,
          type: "video",
        });
      }
      const before = storedIn(server.config.dataDir).length;
      for (const size of [CAP + 1, 20_000_000]) {
        const refused = await Promise.all([
          send(form(filled(picture, size), "image/jpeg"), way),
          send(form(film(video, size), "video/mp4"), way),
        ]);
        expect(refused).toEqual([tooLarge("图片大小不能超过10MB"), tooLarge("视频大小不能超过10MB")]);
      }
      expect(storedIn(server.config.dataDir)).toHaveLength(before);
    },
  );
});

describe("bodies that are no whole form", () => {
  const whole = { piece: 65_536, chunked: true };
  test.each([
    ["cut in the middle", Buffer.concat([head("image/png"), Buffer.alloc(5000)]), {}],
    ["without a boundary", form(Buffer.alloc(100), "image/png"), { "content-type": "multipart/form-data" }],
    ["of another boundary", Buffer.from("--other\r\n\r\nx\r\n--other--\r\n"), {}],
    ["of nothing", Buffer.alloc(0), {}],
  ])("%s are refused with a sentence and leave nothing", async (_what, body, headers) => {
    const answer = await send(body, whole, headers);
    expect(answer.code).toBe(400);
    expect(answer.msg).toMatch(/^(上传的内容不完整，请重新上传|请选择要上传的文件（file）)$/);
    expect(parts()).toEqual([]);
  });

  test("a client that disconnects leaves no file", async () => {
    const call = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/common/upload",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      },
    });
    const failure = new Promise((resolve) => call.on("error", resolve));
    call.write(Buffer.concat([head("image/png"), Buffer.alloc(200_000)]));
    await expect.poll(parts).toHaveLength(1);
    call.destroy();
    await failure;
    await expect.poll(parts).toEqual([]);
  });
});

test("concurrent uploads beyond the limits are refused, first those of one member", async () => {
  const { all, member } = policy.upload.atOnce;
  const ends: (() => void)[] = [];
  const hold = (id: string) => admitUpload(id, () => new Promise<void>((resolve) => ends.push(resolve)));
  const uploads = Array.from({ length: member }, () => hold("eager"));
  await expect(hold("eager")).rejects.toMatchObject({ code: 429, retryAfter: 10 });
  for (let n = member; n < all; n += 1) uploads.push(hold(`member ${n}`));
  await expect(hold("late")).rejects.toMatchObject({ code: 503, retryAfter: 10 });
  for (const end of ends.splice(0)) end();
  await Promise.all(uploads);
  const again = hold("eager");
  ends[0]!();
  await again;
});

test("a file that is being written is not removed, even if a process clock is ahead", async () => {
  const folder = join(server.config.dataDir, "uploads", "incoming");
  await mkdir(folder, { recursive: true });
  const coming = join(folder, "coming.part");
  await writeFile(coming, "x");
  const { keepMs } = policy.upload.leftovers;
  const ahead = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * keepMs);
  const removed = await removeLeftovers(server.config.dataDir, keepMs).finally(() => ahead.mockRestore());
  expect(removed).toBe(0);
  expect(parts()).toEqual([coming]);
  await rm(coming);
});

test("only old partial files are removed", async () => {
  const folder = join(server.config.dataDir, "uploads", "2026", "10");
  await mkdir(folder, { recursive: true });
  const [left, fresh, stored] = ["a.webp.1.part", "b.part", "c.webp"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [left, fresh, stored]) await writeFile(file, "x");
  const old = new Date(Date.now() - 2 * policy.upload.leftovers.keepMs);
  for (const file of [left, stored]) await utimes(file, old, old);
  expect(await removeLeftovers(server.config.dataDir, policy.upload.leftovers.keepMs)).toBe(1);
  const rest = storedIn(folder.replace("/uploads/2026/10", ""));
  expect(rest).not.toContain(left);
  expect(rest).toEqual(expect.arrayContaining([fresh, stored]));
  await rm(fresh);
  expect(await removeLeftovers("/nowhere/at/all", 0)).toBe(0);
});
