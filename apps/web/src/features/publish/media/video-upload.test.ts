import { randomBytes } from "node:crypto";
import { createServer, type Server as HttpServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createApi } from "@lenscape/api/client";
import { createSession } from "@lenscape/api/session";
import { DataStore, ERRORS, Server, Upload } from "@tus/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DraftFilm, DraftVideo } from "../drafts/thread-draft.ts";
import { type Film, sendFilm } from "./video-upload.ts";

const RESUMABLE = "/api/api/bbs/upload/resumable";
const MEGABYTE = 1024 ** 2;
/** How long a busy machine may take. */
const WAIT = 20_000;

// Outside a browser the package reads buffers; what it sends and asks is the same.
const bytesOf = new WeakMap<File, Buffer>();
vi.mock("tus-js-client", async (original) => {
  const tus = await original<typeof import("tus-js-client")>();
  return {
    ...tus,
    Upload: class extends tus.Upload {
      constructor(file: File, options: ConstructorParameters<typeof tus.Upload>[1]) {
        super(bytesOf.get(file)!, options);
      }
    },
  };
});
vi.mock("./video-poster.ts", () => ({ capturePoster: async () => null }));

/** Keeps what comes in memory, as far as it comes. */
class MemoryStore extends DataStore {
  readonly uploads = new Map<string, { size: number; bytes: Buffer }>();
  override extensions = ["creation", "termination"];

  override async create(upload: Upload) {
    this.uploads.set(upload.id, { size: upload.size!, bytes: Buffer.alloc(0) });
    return upload;
  }
  override async write(part: AsyncIterable<Buffer>, id: string, offset: number) {
    const kept = this.uploads.get(id)!;
    kept.bytes = kept.bytes.subarray(0, offset);
    for await (const chunk of part) kept.bytes = Buffer.concat([kept.bytes, chunk]);
    return kept.bytes.length;
  }
  override async getUpload(id: string) {
    const kept = this.uploads.get(id);
    if (!kept) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: kept.size, offset: kept.bytes.length });
  }
  override async remove(id: string) {
    this.uploads.delete(id);
  }
}

/** What becomes of a request before the protocol sees it; nothing for most. */
type Fate = (request: IncomingMessage) => undefined | "cut" | { status: number; body: object };

/** What the browser tells of its line. */
const connection = Object.assign(new EventTarget(), { type: "wifi" });
let http: HttpServer;
let store: MemoryStore;
let tus: Server;
let fate: Fate;
let seen: string[];
let finished: string[];
let finish: () => object;
let film: Film | undefined;

beforeAll(async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { connection });
  http = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    seen.push(`${method} ${headers["upload-offset"] ?? headers["upload-length"] ?? ""}`.trim());
    const met = fate(request);
    if (met === "cut") return void request.once("data", () => request.socket.destroy());
    if (met) return void response.writeHead(met.status).end(JSON.stringify(met.body));
    if (url.startsWith(RESUMABLE)) return void tus.handle(request, response);
    const { id } = JSON.parse((await buffer(request)).toString()) as { id: string };
    finished.push(id);
    response.setHeader("content-type", "application/json");
    return void response.end(JSON.stringify(finish()));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  store = new MemoryStore();
  tus = new Server({
    path: RESUMABLE,
    datastore: store,
    relativeLocation: true,
    namingFunction: () => randomBytes(16).toString("hex"),
  });
  [fate, seen, finished, connection.type] = [() => undefined, [], [], "wifi"];
  finish = () => ({ code: 200, msg: "操作成功", url: "/uploads/a.mp4", type: "video" });
});
afterEach(() => film?.close());

function fileOf(bytes: Buffer): File {
  const file = new File([new Uint8Array(bytes)], "海边.mp4", { type: "video/mp4", lastModified: 7 });
  bytesOf.set(file, bytes);
  return file;
}

/** Begins to send a file of so many bytes. */
function send(bytes: number, { id, file = fileOf(randomBytes(bytes)) }: { id?: string; file?: File } = {}) {
  const session = createSession();
  session.signIn("t1");
  const { port } = http.address() as AddressInfo;
  const api = createApi({ baseUrl: `http://127.0.0.1:${port}/api`, session });
  const kept: (DraftFilm | null)[] = [];
  let arrived: DraftVideo | undefined;
  const sending = sendFilm(api, file, id, {
    onUpload: (to) => kept.push(to),
    onArrived: (video) => {
      arrived = video;
    },
  });
  film = sending;
  // What it has been: some of it passes by itself.
  const been: string[] = [];
  sending.subscribe(() => {
    const { status } = sending.state();
    if (been.at(-1) !== status) been.push(status);
  });
  const until = (status: string, times = 1) =>
    vi.waitFor(() => expect(been.filter((one) => one === status).length).toBeGreaterThanOrEqual(times), WAIT);
  const arrival = () => vi.waitFor(() => expect(arrived).toEqual({ url: "/uploads/a.mp4" }), WAIT);
  return { film: sending, file, session, kept, until, arrival };
}

const comeOf = (id: string) => store.uploads.get(id)!.bytes;

test("a video goes in parts of 4 MB with the session's token, and is stored once it is whole", async () => {
  const tokens = new Set<string | undefined>();
  fate = ({ headers }) => void tokens.add(headers.authorization);
  const { file, kept, arrival } = send(9 * MEGABYTE);
  await arrival();
  expect(seen).toEqual([
    `POST ${file.size}`,
    "PATCH 0",
    `PATCH ${4 * MEGABYTE}`,
    `PATCH ${8 * MEGABYTE}`,
    "POST",
  ]);
  expect([...tokens]).toEqual(["Bearer t1"]);
  const [{ id, ...known }] = kept as [DraftFilm];
  expect(known).toEqual({ name: "海边.mp4", size: file.size, modified: 7 });
  expect(finished).toEqual([id]);
  expect(comeOf(id).equals(bytesOf.get(file)!)).toBe(true);
});

test("a line that is cut twice is taken up where it stopped, byte for byte", async () => {
  let cuts = 0;
  fate = ({ method, headers }) => {
    if (method !== "PATCH" || headers["upload-offset"] === "0" || cuts === 2) return undefined;
    cuts += 1;
    return "cut";
  };
  const { film: sending, file, kept, until, arrival } = send(9 * MEGABYTE);
  await until("waiting");
  sending.resume();
  await until("waiting", 2);
  window.dispatchEvent(new Event("online"));
  await arrival();
  expect(seen.filter((one) => one === "HEAD")).toHaveLength(2);
  expect(seen.filter((one) => one === "PATCH 0")).toHaveLength(1);
  expect(kept).toHaveLength(1);
  expect(comeOf(kept[0]!.id).equals(bytesOf.get(file)!)).toBe(true);
});

test("a server that is away for a moment keeps what it has: nothing begins again", async () => {
  let away = 0;
  fate = ({ method, headers }) => {
    if (method === "PATCH" && headers["upload-offset"] !== "0" && away === 0) return "cut";
    if (method !== "HEAD" || away > 0) return undefined;
    away += 1;
    return { status: 503, body: { code: 503, msg: "服务暂不可用" } };
  };
  const { file, until, film: sending, kept, arrival } = send(5 * MEGABYTE);
  await until("waiting");
  sending.resume();
  await until("waiting", 2);
  sending.resume();
  await arrival();
  expect(seen.filter((one) => one === `POST ${file.size}`)).toHaveLength(1);
  expect(kept).toHaveLength(1);
});

test("a pause sends nothing, and what a later page goes on with begins where it stopped", async () => {
  let asked = 0;
  fate = ({ method }) => {
    if (method !== "PATCH") return undefined;
    asked += 1;
    if (asked === 2) film!.pause();
    return undefined;
  };
  const { film: first, file, kept, until } = send(9 * MEGABYTE);
  await until("paused");
  const { id } = kept[0]!;
  first.close();
  fate = () => undefined;
  seen = [];
  const again = send(0, { id, file });
  await again.arrival();
  expect(seen[0]).toBe("HEAD");
  expect(seen.some((one) => one === "PATCH 0" || one === `POST ${file.size}`)).toBe(false);
  expect(again.film.state().resumed).toBeGreaterThanOrEqual(4 * MEGABYTE);
  expect(comeOf(id).equals(bytesOf.get(file)!)).toBe(true);
});

test("a line that is paid by the byte is asked for: the video waits for a press", async () => {
  fate = ({ method }) => {
    if (method !== "PATCH" || connection.type === "cellular") return undefined;
    connection.type = "cellular";
    connection.dispatchEvent(new Event("change"));
    return undefined;
  };
  const { film: sending, until, arrival } = send(5 * MEGABYTE);
  await until("paused");
  expect(sending.state().reason).toBe("换到了手机流量，先停在这里");
  sending.resume();
  await arrival();
});

test("an answer that tells of the storing and is lost is asked for again", async () => {
  let lost = false;
  fate = ({ url }) => {
    if (lost || !url!.endsWith("/finish")) return undefined;
    lost = true;
    return "cut";
  };
  const { until, arrival, film: sending } = send(1000);
  await until("storing");
  await arrival();
  expect(lost).toBe(true);
  expect(sending.state().status).toBe("storing");
});

test.each([
  [413, { code: 413, msg: "视频大小不能超过 200 MB", reason: "FILE_TOO_LARGE" }, true],
  [409, { code: 409, msg: "空间不够了", reason: "QUOTA_EXCEEDED" }, false],
  [
    429,
    { code: 429, msg: "没传完的视频已有 3 个，请先传完或取消其中一个", reason: "TOO_MANY_AT_ONCE" },
    false,
  ],
  [
    503,
    { code: 503, msg: "服务器暂时存不下新文件，请稍后重试", reason: "STORAGE_FULL", retryAfter: 60 },
    false,
  ],
])("a refusal is told with the server's sentence: %s", async (status, body, final) => {
  fate = ({ method }) => (method === "POST" ? { status, body } : undefined);
  const { film: sending, until } = send(1000);
  await until("failed");
  expect(sending.state()).toMatchObject({ reason: body.msg, final });
});

test("what turns out to be no video is refused for good, and its upload forgotten", async () => {
  fate = ({ method }) =>
    method === "PATCH"
      ? {
          status: 415,
          body: { code: 415, msg: "仅支持 mp4、webm 格式的视频", reason: "FILE_TYPE_UNSUPPORTED" },
        }
      : undefined;
  const { film: sending, kept, until } = send(1000);
  await until("failed");
  expect(sending.state()).toMatchObject({ reason: "仅支持 mp4、webm 格式的视频", final: true });
  expect(kept.at(-1)).toBeNull();
});

test("an upload of an earlier page that has expired begins with the first byte by itself", async () => {
  const gone = "0".repeat(32);
  fate = ({ url }) => {
    if (url!.endsWith("/finish") && store.uploads.size === 0)
      return { status: 404, body: { code: 404, msg: "没有这个上传" } };
    return undefined;
  };
  const { film: sending, kept, arrival } = send(1000, { id: gone });
  await arrival();
  expect(seen).toEqual(["HEAD", "POST", "POST 1000", "PATCH 0", "POST"]);
  expect(kept).toEqual([null, expect.objectContaining({ size: 1000 })]);
  expect(sending.state().resumed).toBeUndefined();
});

test("an upload of this page that is gone is told of, and the next try begins with the first byte", async () => {
  finish = () => ({ code: 404, msg: "没有这个上传" });
  const { film: sending, kept, until, arrival } = send(1000, { id: "0".repeat(32) });
  await until("failed");
  expect(sending.state().reason).toBe("传过的部分已超过 24 小时，服务器没有留着，请重新上传");
  expect(kept).toEqual([null, expect.objectContaining({ size: 1000 }), null]);
  finish = () => ({ code: 200, msg: "操作成功", url: "/uploads/a.mp4", type: "video" });
  sending.resume();
  await arrival();
});

test("what was stored while its page was gone is there, though it is unknown as an upload", async () => {
  const { arrival } = send(1000, { id: "0".repeat(32) });
  await arrival();
  expect(seen).toEqual(["HEAD", "POST"]);
});

test("a session that has ended is told of, ends here too, and the upload goes on after the next log-in", async () => {
  let refused = false;
  fate = ({ method }) => {
    if (refused || method !== "PATCH") return undefined;
    refused = true;
    return { status: 401, body: { code: 401, msg: "", reason: "UNAUTHENTICATED" } };
  };
  const { film: sending, session, until, arrival } = send(1000);
  await until("failed");
  expect(sending.state().reason).toBe("无效的会话，或者会话已过期，请重新登录。");
  expect(session.token()).toBeUndefined();
  session.signIn("t2");
  sending.resume();
  await arrival();
});
