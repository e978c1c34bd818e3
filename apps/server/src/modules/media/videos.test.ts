import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { policy } from "../../policy.ts";
import { type Answer, startServer, type TestServer } from "../../test/support.ts";
import { clip, createLongVideo, ORIGIN, storedIn } from "../../test/upload-fixtures.ts";
import { repackVideo } from "./video.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("filmer")).token;
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => server.db.execute(sql`delete from rate_counters`));

async function upload(bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "video/mp4" }), "a.mp4");
  const sent = new Response(form);
  const response = await server.inject({
    method: "POST",
    url: "/api/common/upload",
    headers: { "content-type": sent.headers.get("content-type")!, authorization: `Bearer ${token}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
}

/** Lists the packets of each track: kind, codec and timestamps. */
async function packetsOf(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  return Promise.all(
    (await input.getTracks()).map(async (track) => {
      const packets = [];
      for await (const { timestamp, type, byteLength } of new EncodedPacketSink(track).packets()) {
        packets.push([Math.round(timestamp * 1000), type, byteLength]);
      }
      return { type: track.type, codec: await track.getCodec(), packets };
    }),
  );
}

describe("what is kept of a video", () => {
  test.each(["mp4", "webm"] as const)(
    "AMB-059 picture and sound of an %s, without place and device",
    async (kind) => {
      const bytes = await clip(kind);
      expect(ORIGIN.some((words) => bytes.includes(words))).toBe(true);
      const { fileName } = await upload(bytes);
      const stored = await readFile(join(server.config.dataDir, "uploads", fileName));
      for (const words of ORIGIN) expect(stored.includes(words)).toBe(false);
      expect(await packetsOf(stored)).toEqual(await packetsOf(bytes));
    },
  );

  test("AMB-059 an mp4 is written with its index at the start, so that it plays while loading", async () => {
    const { fileName } = await upload(await clip("mp4"));
    const stored = await readFile(join(server.config.dataDir, "uploads", fileName));
    expect(stored.indexOf("moov")).toBeLessThan(stored.indexOf("mdat"));
  });

  test("a large mp4 has its index at the start and keeps its packets", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lenscape-film-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const film = await createLongVideo(60, 200_000);
    expect(film.length).toBeGreaterThan(policy.upload.maxBytes);
    const [path, video] = [join(folder, "in.mp4"), join(folder, "out.mp4")];
    await writeFile(path, film);
    expect(await repackVideo({ path, kind: "mp4", video })).toEqual({});
    const stored = await readFile(video);
    expect(stored.indexOf("moov")).toBeLessThan(stored.indexOf("mdat"));
    expect(await packetsOf(stored)).toEqual(await packetsOf(film));
  });

  test("a portrait video keeps its rotation", async () => {
    const bytes = Buffer.from(await clip("mp4"));
    // Matrix of the first track: a quarter turn.
    const matrix = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
    const at = bytes.indexOf("tkhd", 0, "latin1") + 44;
    for (const [n, value] of matrix.entries()) bytes.writeInt32BE(value, at + 4 * n);
    const rotationOf = async (video: Buffer) =>
      (
        await new Input({ source: new BufferSource(video), formats: ALL_FORMATS }).getPrimaryVideoTrack()
      )?.getRotation();
    expect(await rotationOf(bytes)).toBe(90);
    const { fileName } = await upload(bytes);
    expect(await rotationOf(await readFile(join(server.config.dataDir, "uploads", fileName)))).toBe(90);
  });

  test("vendor boxes and picture metadata are removed", async () => {
    const box = (type: string, content: string) => {
      const bytes = Buffer.alloc(8 + content.length);
      bytes.writeUInt32BE(bytes.length, 0);
      bytes.write(type + content, 4, "latin1");
      return bytes;
    };
    const words = '<x:xmpmeta exif:GPSLatitude="31,14.0N"/>';
    const marked = Buffer.concat([
      await clip("mp4"),
      box("uuid", `0123456789abcdef${words}`),
      box("udta", words),
    ]);
    const { fileName } = await upload(marked);
    expect((await readFile(join(server.config.dataDir, "uploads", fileName))).includes("GPSLatitude")).toBe(
      false,
    );
  });
});

describe("what is refused", () => {
  /** Returns the offset of a box's content. */
  const inside = (bytes: Buffer, box: string, after = 0) => bytes.indexOf(box, after, "latin1") + 4;
  const changed = async (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(await clip("mp4"));
    change(bytes);
    return bytes;
  };
  const magic = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0", "latin1");

  test.each([
    ["nothing but the beginning", async () => magic, 400, "视频已损坏，换一个"],
    ["a half", async () => (await clip("mp4")).subarray(0, 1500), 400, "视频已损坏，换一个"],
    ["half a webm", async () => (await clip("webm")).subarray(0, 300), 400, "视频已损坏，换一个"],
    ["the beginning of a webm", async () => (await clip("webm")).subarray(0, 40), 400, "视频已损坏，换一个"],
    [
      "a codec that no browser plays",
      () => changed((bytes) => bytes.write("mp4v", inside(bytes, "stsd") + 12, "latin1")),
      415,
      "视频里没有浏览器能播放的画面，仅支持 H.264、H.265、VP8、VP9、AV1 编码",
    ],
    [
      "sound alone",
      () => changed((bytes) => bytes.write("soun", inside(bytes, "hdlr") + 8, "latin1")),
      415,
      "视频里没有浏览器能播放的画面，仅支持 H.264、H.265、VP8、VP9、AV1 编码",
    ],
    [
      "one that goes on for a day",
      () =>
        changed((bytes) => {
          // Time to sample: its first entry has the length of each picture.
          bytes.writeUInt32BE(0x7fffffff, inside(bytes, "stts") + 12);
        }),
      400,
      "视频至多 30 分钟，长边至多 4096 像素",
    ],
    [
      "billions of packets",
      () => changed((bytes) => bytes.writeUInt32BE(0xfffffff0, inside(bytes, "stsz") + 8)),
      400,
      "视频已损坏，换一个",
    ],
    [
      "the same bytes told again and again",
      () =>
        changed((bytes) => {
          const sizes = inside(bytes, "stsz");
          bytes.writeUInt32BE(4000, sizes + 4);
          bytes.writeUInt32BE(200_000, sizes + 8);
        }),
      400,
      "视频已损坏，换一个",
    ],
  ])("%s", async (_what, make, code, msg) => {
    const before = storedIn(server.config.dataDir).length;
    expect(await upload(await make())).toMatchObject({ code, msg });
    expect(storedIn(server.config.dataDir)).toHaveLength(before);
  });
});
