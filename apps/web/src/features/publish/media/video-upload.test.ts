import { randomBytes } from "node:crypto";
import { createServer, type Server as HttpServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createApi } from "@lenscape/api/client";
import { createSession } from "@lenscape/api/session";
import { DataStore, ERRORS, Server, Upload } from "@tus/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DraftVideo, DraftVideoUpload } from "../drafts/thread-draft.ts";
import { startVideoUpload, type VideoUploadTask } from "./video-upload.ts";

const RESUMABLE_UPLOAD_PATH = "/api/api/bbs/upload/resumable";
const MEGABYTE = 1024 ** 2;
/** Timeout in milliseconds for a busy machine. */
const TIMEOUT_MS = 20_000;

// Outside a browser the library reads buffers. Its requests are the same.
const fileContents = new WeakMap<File, Buffer>();
vi.mock("tus-js-client", async (original) => {
  const tus = await original<typeof import("tus-js-client")>();
  return {
    ...tus,
    Upload: class extends tus.Upload {
      constructor(file: File, options: ConstructorParameters<typeof tus.Upload>[1]) {
        super(fileContents.get(file)!, options);
      }
    },
  };
});
vi.mock("./video-poster.ts", () => ({ capturePoster: async () => null }));

/** Stores received bytes in memory, including those of aborted requests. */
class MemoryStore extends DataStore {
  readonly uploads = new Map<string, { size: number; bytes: Buffer }>();
  override extensions = ["creation", "termination"];

  override async create(upload: Upload) {
    this.uploads.set(upload.id, { size: upload.size!, bytes: Buffer.alloc(0) });
    return upload;
  }
  override async write(chunks: AsyncIterable<Buffer>, id: string, offset: number) {
    const stored = this.uploads.get(id)!;
    stored.bytes = stored.bytes.subarray(0, offset);
    for await (const chunk of chunks) stored.bytes = Buffer.concat([stored.bytes, chunk]);
    return stored.bytes.length;
  }
  override async getUpload(id: string) {
    const stored = this.uploads.get(id);
    if (!stored) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: stored.size, offset: stored.bytes.length });
  }
  override async remove(id: string) {
    this.uploads.delete(id);
  }
}

/** Intercepts a request before the protocol: closes the connection, or responds by itself. */
type Interceptor = (request: IncomingMessage) => undefined | "cut" | { status: number; body: object };

/** Network information of the browser. */
const connection = Object.assign(new EventTarget(), { type: "wifi" });
let http: HttpServer;
let store: MemoryStore;
let tus: Server;
let intercept: Interceptor;
let requests: string[];
let finished: string[];
let finish: () => object;
let activeTask: VideoUploadTask | undefined;

beforeAll(async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { connection });
  http = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    requests.push(`${method} ${headers["upload-offset"] ?? headers["upload-length"] ?? ""}`.trim());
    const result = intercept(request);
    if (result === "cut") return void request.once("data", () => request.socket.destroy());
    if (result) return void response.writeHead(result.status).end(JSON.stringify(result.body));
    if (url.startsWith(RESUMABLE_UPLOAD_PATH)) return void tus.handle(request, response);
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
    path: RESUMABLE_UPLOAD_PATH,
    datastore: store,
    relativeLocation: true,
    namingFunction: () => randomBytes(16).toString("hex"),
  });
  [intercept, requests, finished, connection.type] = [() => undefined, [], [], "wifi"];
  finish = () => ({ code: 200, msg: "操作成功", url: "/uploads/a.mp4", type: "video" });
});
afterEach(() => activeTask?.close());

function createFile(bytes: Buffer): File {
  const file = new File([new Uint8Array(bytes)], "海边.mp4", { type: "video/mp4", lastModified: 7 });
  fileContents.set(file, bytes);
  return file;
}

/** Starts the upload of a random file with a size in bytes. */
function send(
  bytes: number,
  { id, file = createFile(randomBytes(bytes)) }: { id?: string; file?: File } = {},
) {
  const session = createSession();
  session.signIn("t1");
  const { port } = http.address() as AddressInfo;
  const api = createApi({ baseUrl: `http://127.0.0.1:${port}/api`, session });
  const uploads: (DraftVideoUpload | null)[] = [];
  let completed: DraftVideo | undefined;
  const task = startVideoUpload(api, file, id, {
    onUpload: (upload) => uploads.push(upload),
    onComplete: (video) => {
      completed = video;
    },
  });
  activeTask = task;
  // Every status, because some last only briefly.
  const statuses: string[] = [];
  task.subscribe(() => {
    const { status } = task.state();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  const waitForStatus = (status: string, times = 1) =>
    vi.waitFor(
      () => expect(statuses.filter((other) => other === status).length).toBeGreaterThanOrEqual(times),
      TIMEOUT_MS,
    );
  const waitForCompletion = () =>
    vi.waitFor(() => expect(completed).toEqual({ url: "/uploads/a.mp4" }), TIMEOUT_MS);
  return { task, file, session, uploads, waitForStatus, waitForCompletion };
}

const getBytes = (id: string) => store.uploads.get(id)!.bytes;

test("uploads chunks of 4 MB with the session token and stores the complete file", async () => {
  const tokens = new Set<string | undefined>();
  intercept = ({ headers }) => void tokens.add(headers.authorization);
  const { file, uploads, waitForCompletion } = send(9 * MEGABYTE);
  await waitForCompletion();
  expect(requests).toEqual([
    `POST ${file.size}`,
    "PATCH 0",
    `PATCH ${4 * MEGABYTE}`,
    `PATCH ${8 * MEGABYTE}`,
    "POST",
  ]);
  expect([...tokens]).toEqual(["Bearer t1"]);
  const [{ id, ...properties }] = uploads as [DraftVideoUpload];
  expect(properties).toEqual({ name: "海边.mp4", size: file.size, modified: 7 });
  expect(finished).toEqual([id]);
  expect(getBytes(id).equals(fileContents.get(file)!)).toBe(true);
});

test("continues at the same byte after the connection was lost twice", async () => {
  let cuts = 0;
  intercept = ({ method, headers }) => {
    if (method !== "PATCH" || headers["upload-offset"] === "0" || cuts === 2) return undefined;
    cuts += 1;
    return "cut";
  };
  const { task, file, uploads, waitForStatus, waitForCompletion } = send(9 * MEGABYTE);
  await waitForStatus("waiting");
  task.resume();
  await waitForStatus("waiting", 2);
  window.dispatchEvent(new Event("online"));
  await waitForCompletion();
  expect(requests.filter((request) => request === "HEAD")).toHaveLength(2);
  expect(requests.filter((request) => request === "PATCH 0")).toHaveLength(1);
  expect(uploads).toHaveLength(1);
  expect(getBytes(uploads[0]!.id).equals(fileContents.get(file)!)).toBe(true);
});

test("continues after the server was unavailable", async () => {
  let away = 0;
  intercept = ({ method, headers }) => {
    if (method === "PATCH" && headers["upload-offset"] !== "0" && away === 0) return "cut";
    if (method !== "HEAD" || away > 0) return undefined;
    away += 1;
    return { status: 503, body: { code: 503, msg: "服务暂不可用" } };
  };
  const { file, waitForStatus, task, uploads, waitForCompletion } = send(5 * MEGABYTE);
  await waitForStatus("waiting");
  task.resume();
  await waitForStatus("waiting", 2);
  task.resume();
  await waitForCompletion();
  expect(requests.filter((request) => request === `POST ${file.size}`)).toHaveLength(1);
  expect(uploads).toHaveLength(1);
});

test("sends nothing while paused and continues on a later page", async () => {
  let patches = 0;
  intercept = ({ method }) => {
    if (method !== "PATCH") return undefined;
    patches += 1;
    if (patches === 2) activeTask!.pause();
    return undefined;
  };
  const { task: first, file, uploads, waitForStatus } = send(9 * MEGABYTE);
  await waitForStatus("paused");
  const { id } = uploads[0]!;
  first.close();
  intercept = () => undefined;
  requests = [];
  const again = send(0, { id, file });
  await again.waitForCompletion();
  expect(requests[0]).toBe("HEAD");
  expect(requests.some((request) => request === "PATCH 0" || request === `POST ${file.size}`)).toBe(false);
  expect(again.task.state().resumedBytes).toBeGreaterThanOrEqual(4 * MEGABYTE);
  expect(getBytes(id).equals(fileContents.get(file)!)).toBe(true);
});

test("pauses on a change to mobile data until the member continues", async () => {
  intercept = ({ method }) => {
    if (method !== "PATCH" || connection.type === "cellular") return undefined;
    connection.type = "cellular";
    connection.dispatchEvent(new Event("change"));
    return undefined;
  };
  const { task, waitForStatus, waitForCompletion } = send(5 * MEGABYTE);
  await waitForStatus("paused");
  expect(task.state().reason).toBe("换到了手机流量，先停在这里");
  task.resume();
  await waitForCompletion();
});

test("repeats storing after its response was lost", async () => {
  let wasCut = false;
  intercept = ({ url }) => {
    if (wasCut || !url!.endsWith("/finish")) return undefined;
    wasCut = true;
    return "cut";
  };
  const { waitForStatus, waitForCompletion, task } = send(1000);
  await waitForStatus("storing");
  await waitForCompletion();
  expect(wasCut).toBe(true);
  expect(task.state().status).toBe("storing");
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
])("reports the message of a refusal: %s", async (status, body, final) => {
  intercept = ({ method }) => (method === "POST" ? { status, body } : undefined);
  const { task, waitForStatus } = send(1000);
  await waitForStatus("failed");
  expect(task.state()).toMatchObject({ reason: body.msg, isFinal: final });
});

test("forgets the upload of a file that is not a video", async () => {
  intercept = ({ method }) =>
    method === "PATCH"
      ? {
          status: 415,
          body: { code: 415, msg: "仅支持 mp4、webm 格式的视频", reason: "FILE_TYPE_UNSUPPORTED" },
        }
      : undefined;
  const { task, uploads, waitForStatus } = send(1000);
  await waitForStatus("failed");
  expect(task.state()).toMatchObject({ reason: "仅支持 mp4、webm 格式的视频", isFinal: true });
  expect(uploads.at(-1)).toBeNull();
});

test("restarts an expired upload of an earlier page", async () => {
  const expiredId = "0".repeat(32);
  intercept = ({ url }) => {
    if (url!.endsWith("/finish") && store.uploads.size === 0)
      return { status: 404, body: { code: 404, msg: "没有这个上传" } };
    return undefined;
  };
  const { task, uploads, waitForCompletion } = send(1000, { id: expiredId });
  await waitForCompletion();
  expect(requests).toEqual(["HEAD", "POST", "POST 1000", "PATCH 0", "POST"]);
  expect(uploads).toEqual([null, expect.objectContaining({ size: 1000 })]);
  expect(task.state().resumedBytes).toBeUndefined();
});

test("reports an expired upload of this page and restarts it on the next attempt", async () => {
  finish = () => ({ code: 404, msg: "没有这个上传" });
  const { task, uploads, waitForStatus, waitForCompletion } = send(1000, { id: "0".repeat(32) });
  await waitForStatus("failed");
  expect(task.state().reason).toBe("传过的部分已超过 24 小时，服务器没有留着，请重新上传");
  expect(uploads).toEqual([null, expect.objectContaining({ size: 1000 }), null]);
  finish = () => ({ code: 200, msg: "操作成功", url: "/uploads/a.mp4", type: "video" });
  task.resume();
  await waitForCompletion();
});

test("finds a file that was stored while the page was closed", async () => {
  const { waitForCompletion } = send(1000, { id: "0".repeat(32) });
  await waitForCompletion();
  expect(requests).toEqual(["HEAD", "POST"]);
});

test("reports an expired session and continues after the next login", async () => {
  let refused = false;
  intercept = ({ method }) => {
    if (refused || method !== "PATCH") return undefined;
    refused = true;
    return { status: 401, body: { code: 401, msg: "", reason: "UNAUTHENTICATED" } };
  };
  const { task, session, waitForStatus, waitForCompletion } = send(1000);
  await waitForStatus("failed");
  expect(task.state().reason).toBe("无效的会话，或者会话已过期，请重新登录。");
  expect(session.token()).toBeUndefined();
  session.signIn("t2");
  task.resume();
  await waitForCompletion();
});
