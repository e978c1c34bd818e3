import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, startServer, type TestServer } from "../../test/support.ts";
import { clip, storedIn } from "../../test/upload-fixtures.ts";
import { parseRange } from "./serve-uploads.ts";

const LIMIT = 10_485_760;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("painter")).token;
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => server.db.execute(sql`delete from rate_counters`));

async function upload(
  bytes: Uint8Array,
  name = "picture.png",
  as = token,
  field = "file",
  type = "image/png",
): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const request = new Response(form);
  const response = await server.inject({
    method: "POST",
    url: "/api/common/upload",
    headers: {
      "content-type": request.headers.get("content-type")!,
      ...(as ? { authorization: `Bearer ${as}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
}

const fetchFile = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 90 } } });

const storedFiles = () => storedIn(server.config.dataDir).length;

/** Only the header of an mp4. */
const beginningOfMp4 = (brand = "isom") => {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(24, 0);
  bytes.write(`ftyp${brand}`, 4, "latin1");
  return bytes;
};

/** A picture with filler up to the given size. */
const padded = async (size: number) =>
  Buffer.concat([await plain().jpeg().toBuffer(), Buffer.alloc(size)]).subarray(0, size);

describe("what is taken", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "AMB-059 a %s is encoded again as webp with a thumbnail",
    async (format) => {
      const answer = await upload(await plain(1600, 1200)[format]().toBuffer(), "湖.png");
      expect(answer).toMatchObject({ status: 200, code: 200, type: "image", width: 1600, height: 1200 });
      expect(answer.originalFilename).toBe("湖.png");
      expect(answer.url).toMatch(/^\/uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}\.webp$/);
      const [full, thumbnail] = await Promise.all([fetchFile(answer.url), fetchFile(answer.thumbnailUrl)]);
      expect((await sharp(full.rawPayload).metadata()).format).toBe("webp");
      expect((await sharp(thumbnail.rawPayload).metadata()).width).toBe(720);
    },
  );

  test("VALID-017 CONST-011 a file of 10485760 bytes is accepted and one byte more is refused", async () => {
    expect(await upload(await padded(LIMIT))).toMatchObject({ status: 200, code: 200 });
    const before = storedFiles();
    expect(await upload(await padded(LIMIT + 1))).toEqual({
      status: 413,
      code: 413,
      msg: "图片大小不能超过10MB",
      reason: "FILE_TOO_LARGE",
    });
    expect(storedFiles()).toBe(before);
  });

  test("AMB-059 metadata is removed and the orientation is applied", async () => {
    const bytes = await plain(60, 30)
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "31/1 14/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("Exif")).toBe(true);
    const answer = await upload(bytes);
    expect(answer).toMatchObject({ width: 30, height: 60 });
    for (const url of [answer.url, answer.thumbnailUrl]) {
      const { exif, xmp, iptc } = await sharp((await fetchFile(url)).rawPayload).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test("AMB-059 a GIF stays animated and its thumbnail is a still picture", async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 0), Buffer.alloc(20 * 20 * 3, 255)]);
    const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer();
    const answer = await upload(gif, "blink.gif");
    expect(answer).toMatchObject({ code: 200, width: 20, height: 20 });
    const full = await sharp((await fetchFile(answer.url)).rawPayload, { animated: true }).metadata();
    const still = await sharp((await fetchFile(answer.thumbnailUrl)).rawPayload, {
      animated: true,
    }).metadata();
    expect([full.pages, still.pages ?? 1]).toEqual([2, 1]);
  });

  test("AMB-059 the longest side is reduced to 2560", async () => {
    expect(await upload(await plain(3000, 2000).png().toBuffer())).toMatchObject({
      width: 2560,
      height: 1707,
    });
  });

  test("a long screenshot keeps its width, and its thumbnail shows the top", async () => {
    const top = await sharp({ create: { width: 1080, height: 3240, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const screenshot = plain(1080, 12_000).composite([{ input: top, top: 0, left: 0 }]);
    const answer = await upload(await screenshot.png().toBuffer());
    expect(answer).toMatchObject({ width: 1080, height: 12_000 });
    const thumbnail = sharp((await fetchFile(answer.thumbnailUrl)).rawPayload);
    expect(await thumbnail.metadata()).toMatchObject({ width: 720, height: 2160 });
    const { dominant } = await thumbnail.stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 100);
  });

  test.each(["jpeg", "png"] as const)("a %s of 50 million pixels is scaled down", async (format) => {
    expect(await upload(await plain(8160, 6120)[format]().toBuffer())).toMatchObject({
      code: 200,
      width: 2560,
      height: 1920,
    });
  });

  test("a photo that is stored sideways is turned before it is scaled", async () => {
    const sideways = await plain(6000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await upload(sideways)).toMatchObject({ width: 1280, height: 3840 });
  });

  test.each(["mp4", "webm"] as const)("AMB-059 a video in %s is recognised by its bytes", async (kind) => {
    const answer = await upload(await clip(kind), "clip.png");
    expect(answer).toMatchObject({ code: 200, type: "video", url: expect.stringMatching(`\\.${kind}$`) });
    expect((await fetchFile(answer.url)).headers["content-type"]).toBe(`video/${kind}`);
  });

  test("the original file name is stored without invisible characters", async () => {
    const bytes = await plain().png().toBuffer();
    const names = { "湖\u0000\u202Egnp.png": "湖gnp.png", "..\\..\\a\u0007.png": "a.png", "\u0000": "file" };
    for (const [given, kept] of Object.entries(names)) {
      expect((await upload(bytes, given)).originalFilename).toBe(kept);
    }
  });

  test("a picture with 16 bits per channel keeps its colours in both sizes", async () => {
    const deep = await plain().toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const answer = await upload(deep);
    for (const url of [answer.url, answer.thumbnailUrl]) {
      const { dominant } = await sharp((await fetchFile(url)).rawPayload).stats();
      expect([dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 16))).toEqual([3, 8, 6]);
    }
  });
});

describe("what is refused", () => {
  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["an HTML page", "<!doctype html><script>alert(document.cookie)</script>"],
    ["a text", "just some text that is long enough"],
    ["a PDF", "%PDF-1.7 and more of it follows here"],
  ])("AMB-059 %s named .png is 415", async (_what, content) => {
    const before = storedFiles();
    expect(await upload(Buffer.from(content))).toMatchObject({ status: 415, code: 415 });
    expect(storedFiles()).toBe(before);
  });

  test.each(["heic", "mif1", "avif"])(
    "a picture in an mp4 container (%s) is not accepted as a video",
    async (brand) => {
      const bytes = beginningOfMp4(brand);
      const msg = "仅支持 jpg、png、gif、webp 格式";
      expect(await upload(bytes, "IMG_0001.jpg", token, "file", "image/jpeg")).toMatchObject({
        code: 415,
        msg,
      });
    },
  );

  test.each([
    ["image/png", "仅支持 jpg、png、gif、webp 格式"],
    ["video/mp4", "仅支持 mp4、webm 格式的视频"],
    ["application/pdf", "仅支持 jpg、png、gif、webp 格式的图片和 mp4、webm 格式的视频"],
  ])("who sends what is no %s reads which ones are taken", async (type, msg) => {
    const bytes = Buffer.from("%PDF-1.7 and more of it follows here");
    expect(await upload(bytes, "a.png", token, "file", type)).toMatchObject({ code: 415, msg });
  });

  test("an animated PNG is refused, because it would stop moving", async () => {
    const still = await plain().png().toBuffer();
    // Signature and IHDR take 33 bytes; acTL follows with its two numbers and a checksum.
    const acTL = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
    const moving = Buffer.concat([still.subarray(0, 33), acTL, still.subarray(33)]);
    expect(await upload(moving)).toMatchObject({
      code: 415,
      msg: "这张 PNG 是动图，上传后不会动，请转成 GIF 或 WebP 再传",
    });
  });

  test("all frames of an animation count towards the pixel limit", async () => {
    // A screen of 4 million pixels, on which each frame sets one.
    const screen = [0xd0, 0x07, 0xd0, 0x07, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
    const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
    const animated = (count: number) =>
      Buffer.from([...Buffer.from("GIF89a"), ...screen, ...Array(count).fill(frame).flat(), 0x3b]);
    expect(await upload(animated(1))).toMatchObject({ code: 200, width: 2000 });
    const gif = animated(11);
    expect(await upload(gif)).toMatchObject({ code: 400, msg: "动图太大或太长，缩小后再传" });
  });

  test("AMB-059 a truncated picture and one with too many pixels are refused", async () => {
    const whole = await sharp(
      Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * 7919) % 256)),
      {
        raw: { width: 200, height: 200, channels: 3 },
      },
    )
      .png()
      .toBuffer();
    expect(await upload(whole.subarray(0, whole.length >> 1))).toMatchObject({
      status: 200,
      code: 400,
      msg: "图片已损坏，换一张",
    });
    expect(await upload(await plain(12_000, 9000).png({ compressionLevel: 9 }).toBuffer())).toMatchObject({
      status: 200,
      code: 400,
      msg: "图片的像素过多（最多 6400 万），缩小后再传",
    });
  });

  test("AMB-059 no file, an empty file, another field, another body", async () => {
    expect(await upload(Buffer.alloc(0))).toMatchObject({ code: 400, msg: "文件是空的，换一个" });
    expect(await upload(beginningOfMp4(), "a.mp4", token, "picture")).toMatchObject({ code: 400 });
    expect(await server.post("/common/upload", { file: "a" }, token)).toMatchObject({ code: 415 });
  });

  test("AMB-059 visitors cannot upload", async () => {
    const before = storedFiles();
    expect(await upload(beginningOfMp4(), "a.mp4", "")).toMatchObject({ status: 200, code: 401 });
    expect(storedFiles()).toBe(before);
  });

  test("the daily limit is checked before a picture is decoded or a video is opened", async () => {
    const { userId } = (await server.post("/api/my/user/info/get", undefined, token)).data;
    const left = (key: string, count: number) =>
      server.db.execute(
        sql`insert into rate_counters (key, count, reset_at) values (${`${key}:${userId}`}, ${count}, now() + interval '1 hour')`,
      );
    await left("uploadWork", 1996);
    const workSpent = { status: 429, code: 429, msg: "一天内上传的图片和视频已到上限，请明天再传" };
    expect(await upload(await plain(2000, 2000).png().toBuffer())).toMatchObject({ code: 200 });
    expect(await upload(await plain().png().toBuffer())).toMatchObject(workSpent);
    expect(await upload(await clip("mp4"))).toMatchObject(workSpent);
  });
});

describe("how files are served", () => {
  test("AMB-059 files are served with nosniff, a sandbox and a short max-age", async () => {
    const { url } = await upload(await plain().png().toBuffer());
    const { headers } = await fetchFile(url);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "accept-ranges": "bytes",
    });
    expect(headers["cache-control"]).toBe("public, max-age=300");
  });

  test("AMB-059 a range request returns only that part", async () => {
    const { url } = await upload(await clip("mp4"));
    const { length } = (await fetchFile(url)).rawPayload;
    const part = await fetchFile(url, { range: "bytes=4-11" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 4-11/${length}`);
    expect(part.rawPayload.toString("latin1")).toBe("ftypisom");
  });

  test("AMB-059 ranges from the start, from the end, past the end", () => {
    expect(parseRange("bytes=90-", 100)).toEqual({ start: 90, end: 99 });
    expect(parseRange("bytes=-10", 100)).toEqual({ start: 90, end: 99 });
    expect(parseRange("bytes=90-500", 100)).toEqual({ start: 90, end: 99 });
    expect(parseRange("bytes=0-0", 100)).toEqual({ start: 0, end: 0 });
    for (const header of [undefined, "bytes=-", "bytes=100-", "bytes=5-4", "items=0-1"]) {
      expect(parseRange(header, 100)).toBeUndefined();
    }
  });

  test("AMB-059 files outside the folder and other types are not served", async () => {
    for (const url of [
      "/uploads/../pgdata/PG_VERSION",
      "/uploads/..%2F..%2Fetc%2Fpasswd",
      "/uploads/%2e%2e/%2e%2e/etc/passwd.webp",
      "/uploads/2026/11/none.webp",
      "/uploads/2026/11/page.html",
      "/uploads/",
    ]) {
      expect((await fetchFile(url)).statusCode).toBe(404);
    }
  });
});

test("a path that leaves the upload folder is not found", async () => {
  const answer = await server.inject({ url: "/static/%2e%2e/package.json" });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 404, msg: "访问资源不存在", reason: "NOT_FOUND" });
});
