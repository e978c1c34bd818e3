import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { rowsOf } from "../../core/sql.ts";
import { createClock } from "../../core/time.ts";
import { resumableUploads } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { clip, storedIn } from "../../test/upload-fixtures.ts";
import { collectResumable, resumablePath } from "./resumable-store.ts";

const PATH = "/api/api/bbs/upload/resumable";
const TUS = { "tus-resumable": "1.0.0" };

let server: TestServer;
let origin: string;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };
let video: Buffer;

beforeAll(async () => {
  server = await startServer({ VIDEO_MAX_MB: "10" });
  origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  [ann, bob] = [await server.member("ann"), await server.member("bob")];
  video = await padded(3_000_000);
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => server.db.execute(sql`delete from rate_counters`));
afterEach(() => server.db.execute(sql`delete from resumable_uploads`));

/** A playable video with a filler box of random bytes. */
async function padded(bytes: number): Promise<Buffer> {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes, 0);
  head.write("free", 4, "latin1");
  return Buffer.concat([await clip("mp4"), head, randomBytes(bytes)]);
}

const send = (
  method: string,
  path: string,
  { token = ann.token, body, ...headers }: Record<string, string> & { body?: never } = {},
  payload?: Buffer,
) =>
  fetch(`${origin}${path}`, {
    method,
    headers: { ...TUS, ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: payload && new Uint8Array(payload),
  });

const begin = (bytes: number, token = ann.token) =>
  send("POST", PATH, {
    token,
    "upload-length": String(bytes),
    "upload-metadata": `filename ${Buffer.from("海边.mp4").toString("base64")}`,
  });

/** Creates an upload and returns its URL. */
async function opened(bytes = video.length, token = ann.token): Promise<string> {
  const answer = await begin(bytes, token);
  expect(answer.status).toBe(201);
  return answer.headers.get("location")!;
}

const part = (path: string, offset: number, bytes: Buffer, token = ann.token) =>
  send(
    "PATCH",
    path,
    { token, "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
    bytes,
  );

/** Reads the error of a response. */
const readError = async (answer: Response) =>
  (await answer.json()) as { code: number; reason: string; msg: string };

async function offsetOf(path: string): Promise<number> {
  const answer = await send("HEAD", path);
  expect(answer.status).toBe(200);
  return Number(answer.headers.get("upload-offset"));
}

const idOf = (path: string) => path.split("/").at(-1)!;
const finish = (path: string, token = ann.token) =>
  server.post("/api/bbs/upload/finish", { id: idOf(path) }, token);
const comeOf = (path: string) => readFile(resumablePath(server.config.dataDir, idOf(path)));

/** Starts a PATCH of the given length, sends one piece and keeps the connection open. */
function beginPart(path: string, offset: number, length: number, piece: Buffer) {
  const request = httpRequest(`${origin}${path}`, {
    method: "PATCH",
    headers: {
      ...TUS,
      authorization: `Bearer ${ann.token}`,
      "content-type": "application/offset+octet-stream",
      "content-length": length,
      "upload-offset": offset,
    },
  });
  request.on("error", () => {});
  request.write(piece);
  return request;
}

/** Breaks the connection in the middle of a part. @returns the number of bytes received */
async function cut(path: string, offset: number): Promise<number> {
  const piece = video.subarray(offset, offset + 700_000);
  const request = beginPart(path, offset, video.length - offset, piece);
  await expect.poll(async () => (await comeOf(path)).length).toBeGreaterThan(offset);
  request.destroy();
  const come = await offsetOf(path);
  expect(come).toBeGreaterThan(offset);
  expect(come).toBeLessThan(video.length);
  return come;
}

test("an upload that is interrupted twice continues at its offset and becomes a video", async () => {
  const path = await opened();
  const first = await cut(path, 0);
  const second = await cut(path, first);
  expect(await finish(path)).toMatchObject({ code: 409, msg: "视频还没有传完，请先传完" });
  const last = await part(path, second, video.subarray(second));
  expect([last.status, last.headers.get("upload-offset")]).toEqual([204, String(video.length)]);
  expect((await comeOf(path)).equals(video)).toBe(true);

  const answer = await finish(path);
  expect(answer).toMatchObject({ code: 200, type: "video", originalFilename: "海边.mp4" });
  const stored = join(server.config.dataDir, "uploads", answer.fileName);
  const input = new Input({ source: new FilePathSource(stored), formats: ALL_FORMATS });
  expect(await (await input.getPrimaryVideoTrack())?.getCodec()).toBe("avc");
  input.dispose();
  // A retry returns the same response and stores nothing twice.
  expect(await finish(path)).toEqual(answer);
  expect(storedIn(server.config.dataDir)).toEqual([stored]);

  const range = await server.inject({ url: answer.url, headers: { range: "bytes=4-11" } });
  expect([range.statusCode, range.headers["content-type"], range.rawPayload.length]).toEqual([
    206,
    "video/mp4",
    8,
  ]);
  expect(range.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
});

test("an upload is not found for other members and visitors", async () => {
  const path = await opened();
  for (const [token, code] of [
    [bob.token, 404],
    ["", 401],
  ] as const) {
    expect((await send("HEAD", path, { token })).status).toBe(code);
    const answer = await part(path, 0, video, token);
    expect([answer.status, (await readError(answer)).code]).toEqual([code, code]);
    expect((await send("DELETE", path, { token })).status).toBe(code);
  }
  expect((await finish(path, bob.token)).code).toBe(404);
  expect(await offsetOf(path)).toBe(0);
  expect((await send("DELETE", path)).status).toBe(204);
  expect((await send("HEAD", path)).status).toBe(404);
  expect(storedIn(server.config.dataDir).filter((file) => file.includes("resumable"))).toEqual([]);
});

test("the query string cannot select another upload", async () => {
  const theirs = await opened();
  await part(theirs, 0, video.subarray(0, 8));
  const own = await opened(video.length, bob.token);
  const crossed = `${own}?x=/${idOf(theirs)}`;
  const head = await send("HEAD", crossed, { token: bob.token });
  expect(head.headers.get("upload-offset")).toBe("0");
  expect((await send("DELETE", crossed, { token: bob.token })).status).toBe(204);
  expect((await send("HEAD", own, { token: bob.token })).status).toBe(404);
  expect(await offsetOf(theirs)).toBe(8);
  await send("DELETE", theirs);
});

test("an upload that is too large is refused at creation with the limit", async () => {
  const answer = await begin(10 * 1024 ** 2 + 1);
  expect(answer.status).toBe(413);
  expect(await readError(answer)).toMatchObject({
    code: 413,
    reason: "FILE_TOO_LARGE",
    msg: "视频大小不能超过 10 MB",
  });
  expect((await begin(10 * 1024 ** 2)).status).toBe(201);
  expect(await readError(await begin(0))).toMatchObject({ code: 400, reason: "FILE_MISSING" });
  const path = await opened(20_000);
  const longer = await part(path, 0, video.subarray(0, 30_000));
  expect([longer.status, (await readError(longer)).msg]).toEqual([
    413,
    "收到的内容比视频的大小还多，请重新上传",
  ]);
});

test("an upload that is not a video is refused by its first bytes and deleted", async () => {
  const path = await opened();
  const answer = await part(path, 0, Buffer.alloc(video.length, "<html>"));
  expect([answer.status, await readError(answer)]).toMatchObject([
    415,
    { reason: "FILE_TYPE_UNSUPPORTED", msg: "仅支持 mp4、webm 格式的视频" },
  ]);
  expect((await send("HEAD", path)).status).toBe(404);
  await expect(comeOf(path)).rejects.toThrow("ENOENT");
});

test("the file type is checked as soon as enough bytes have arrived", async () => {
  const path = await opened();
  expect((await part(path, 0, video.subarray(0, 10))).status).toBe(204);
  expect((await part(path, 10, video.subarray(10, 5000))).status).toBe(204);
  const wrong = await opened();
  expect((await part(wrong, 0, Buffer.from("<html>"))).status).toBe(204);
  expect((await part(wrong, 6, Buffer.alloc(5000, "x"))).status).toBe(415);
});

test("only one of two parts at the same offset is accepted", async () => {
  const path = await opened();
  const half = video.subarray(0, 1_500_000);
  const answers = await Promise.all([part(path, 0, half), part(path, 0, half)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await readError(refused)).toMatchObject({ code: 409, reason: "STATE_CHANGED" });
  const come = await offsetOf(path);
  expect((await part(path, come, video.subarray(come))).status).toBe(204);
  expect((await comeOf(path)).equals(video)).toBe(true);
});

test("another process takes over an upload whose connection hangs", async () => {
  const path = await opened();
  const hanging = beginPart(path, 0, video.length, video.subarray(0, 500_000));
  await expect.poll(async () => (await comeOf(path)).length).toBe(500_000);
  const other = await buildApp(server.config, server.database);
  const first = origin;
  try {
    origin = await other.listen({ host: "127.0.0.1", port: 0 });
    expect(await offsetOf(path)).toBe(500_000);
    expect((await part(path, 500_000, video.subarray(500_000))).status).toBe(204);
    expect((await comeOf(path)).equals(video)).toBe(true);
  } finally {
    origin = first;
    hanging.destroy();
    await other.close();
  }
});

test("a member has at most three open uploads within the quota, and idle ones are replaced", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => begin(video.length + n)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect((await readError(refused)).msg).toBe("没传完的视频已有 3 个，请先传完或取消其中一个");
  expect((await begin(video.length, bob.token)).status).toBe(201);
  await server.db.execute(
    sql`update resumable_uploads set held_until = now() - interval '2 hours' where user_id = ${ann.userId}::bigint`,
  );
  // One idle upload makes room; the others stay.
  expect((await begin(video.length + 6)).status).toBe(201);
  expect(await server.db.$count(resumableUploads, eq(resumableUploads.userId, ann.userId))).toBe(3);

  const { bytes } = policy.upload.quota;
  await server.db.execute(
    sql`insert into upload_totals values (${bob.userId}::bigint, 1, ${bytes - video.length})`,
  );
  const full = await begin(video.length + 1, bob.token);
  expect([full.status, (await readError(full)).reason]).toEqual([409, "QUOTA_EXCEEDED"]);
});

test("the daily limit counts the bytes of new uploads", async () => {
  const begun = async () => {
    const answer = await begin(10 * 1024 ** 2);
    if (answer.status === 201) await send("DELETE", answer.headers.get("location")!);
    return answer;
  };
  for (let n = 0; n < policy.upload.resumable.perDay; n += 1) expect((await begun()).status).toBe(201);
  const refused = await begun();
  expect([refused.status, (await readError(refused)).msg]).toEqual([
    429,
    "一天内上传的视频已到上限（50 MB），请明天再传",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("an empty upload is replaced by the same file, and refused ones count no bytes", async () => {
  const spent = async () =>
    rowsOf<{ count: number }>(
      await server.db.execute(
        sql`select count from rate_counters where key = ${`resumable-bytes:${ann.userId}`}`,
      ),
    )[0]!.count;
  const [first, second] = [await opened(), await opened()];
  expect(await spent()).toBe(Math.ceil(video.length / 1024));
  expect((await send("HEAD", first)).status).toBe(404);
  await expect(comeOf(first)).rejects.toThrow("ENOENT");
  // An upload with received bytes stays.
  expect((await part(second, 0, video.subarray(0, 5000))).status).toBe(204);
  await opened();
  expect(await offsetOf(second)).toBe(5000);
  await opened(video.length - 1);
  const before = await spent();
  const refused = await begin(video.length - 2);
  expect([refused.status, (await readError(refused)).reason]).toEqual([429, "TOO_MANY_AT_ONCE"]);
  expect(await spent()).toBe(before);
});

test("an upload expires after a day and is deleted", async () => {
  const path = await opened();
  await part(path, 0, video.subarray(0, 100_000));
  await server.db.execute(sql`update resumable_uploads set created_at = now() - interval '25 hours'`);
  expect((await send("HEAD", path)).status).toBe(404);
  expect((await part(path, 100_000, video.subarray(100_000))).status).toBe(404);
  const clock = createClock(server.config.timeZone);
  await server.db.transaction((tx) => collectResumable(tx, clock, server.config));
  await expect(comeOf(path)).rejects.toThrow("ENOENT");
});

test("a complete file that is not a video is refused and deleted", async () => {
  const broken = Buffer.concat([video.subarray(0, 1500), randomBytes(5000)]);
  const path = await opened(broken.length);
  expect((await part(path, 0, broken)).status).toBe(204);
  expect(await finish(path)).toMatchObject({ code: 400, msg: "视频已损坏，换一个" });
  expect((await send("HEAD", path)).status).toBe(404);
});

test("requests that violate the protocol are refused with a message", async () => {
  const path = await opened();
  const plain = await fetch(`${origin}${path}`, {
    method: "HEAD",
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(plain.status).toBe(412);
  const untyped = await send("PATCH", path, { "content-type": "text/plain", "upload-offset": "0" }, video);
  expect(untyped.status).toBe(415);
  const astray = await send("HEAD", `${PATH}/..%2f..%2fsecret`);
  expect(astray.status).toBe(404);
});
