import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApi } from "./client.ts";
import { createSession } from "./session.ts";
import type { UploadRequest } from "./upload.ts";
import { UPLOAD_MAX_BYTES } from "./upload-size.ts";

const BASE = "https://forum.test/api";
const RESULT = { url: "/uploads/a.webp", type: "image" };
const SUCCESS = JSON.stringify({ code: 200, msg: "操作成功", ...RESULT });

/** An XMLHttpRequest whose response the test sends by hand. */
class FakeRequest implements UploadRequest {
  status = 0;
  responseText = "";
  upload: UploadRequest["upload"] = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  headers: Record<string, string> = {};
  open = vi.fn();
  send = vi.fn();
  abort = vi.fn();

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

function setUp() {
  const session = createSession();
  session.signIn("t1");
  const events = { onUnauthorized: vi.fn(), onError: vi.fn() };
  const fetch = vi.fn(async (_request: Request) => new Response(SUCCESS));
  return { session, ...events, fetch, api: createApi({ baseUrl: BASE, session, events, fetch }) };
}

/** Creates a file of a size without its bytes. */
const createFile = (size: number, type = "image/png") =>
  Object.defineProperty(new Blob(["x"], { type }), "size", { value: size });

describe("in the browser", () => {
  let request: FakeRequest;

  beforeEach(() => {
    request = new FakeRequest();
    vi.stubGlobal("XMLHttpRequest", function XMLHttpRequest() {
      return request;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const sent = () => vi.waitFor(() => expect(request.send).toHaveBeenCalled());

  test("sends a file as a form with the token and reports progress", async () => {
    const { api } = setUp();
    const onProgress = vi.fn();
    const upload = api.upload(new Blob(["picture"]), { onProgress });
    await sent();
    expect(request.open).toHaveBeenCalledWith("POST", `${BASE}/common/upload`);
    expect(request.headers).toMatchObject({ Authorization: "Bearer t1", platform: "pcweb" });
    const form: FormData = request.send.mock.calls[0]?.[0];
    expect(await (form.get("file") as Blob).text()).toBe("picture");

    request.upload.onprogress?.({ loaded: 5, total: 20 });
    request.upload.onprogress?.({ loaded: 20, total: 20 });
    request.answer(200, SUCCESS);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
    await expect(upload).resolves.toEqual(RESULT);
  });

  test("VALID-017 sends a file of 10485760 bytes and refuses one of 10485761 before sending", async () => {
    const { api, onError } = setUp();
    await expect(api.upload(createFile(10_485_761))).rejects.toMatchObject({
      name: "ApiError",
      code: 413,
      message: "图片大小不能超过10MB",
      kind: "code",
    });
    await expect(api.upload(createFile(10_485_761, "video/mp4"))).rejects.toMatchObject({
      code: 413,
      message: "视频大小不能超过10MB",
    });
    expect(request.send).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(2);

    const upload = api.upload(createFile(10_485_760));
    await sent();
    request.answer(200, SUCCESS);
    await upload;
  });

  test.each([
    [415, "仅支持 jpg、png、gif、webp 格式", undefined],
    [413, "视频大小不能超过10MB", undefined],
    [429, "同时上传的文件太多，请等前面的传完再试", 10],
    [503, "服务器暂时存不下新文件，请稍后重试", 60],
  ])("a refusal of the server is read as its code: %s", async (code, message, retryAfter) => {
    const { api } = setUp();
    const upload = api.upload(new Blob(["x"]));
    await sent();
    request.answer(code, JSON.stringify({ code, msg: message, retryAfter }));
    await expect(upload).rejects.toMatchObject({ code, message, retryAfter, kind: "code" });
  });

  test("a 401 ends the session", async () => {
    const { api, session, onUnauthorized } = setUp();
    const upload = api.upload(new Blob(["x"]));
    await sent();
    request.answer(200, JSON.stringify({ code: 401, msg: "" }));
    await expect(upload).rejects.toMatchObject({ code: 401 });
    expect(session.token()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("a lost connection is 后端接口连接异常", async () => {
    const { api } = setUp();
    const upload = api.upload(new Blob(["x"]));
    await sent();
    request.onerror?.();
    await expect(upload).rejects.toMatchObject({ kind: "network", message: "后端接口连接异常" });
  });

  test("the caller can abort the upload without an error report", async () => {
    const { api, onError } = setUp();
    const controller = new AbortController();
    const upload = api.upload(new Blob(["x"]), { signal: controller.signal });
    await sent();
    controller.abort();
    await expect(upload).rejects.toBe(controller.signal.reason);
    expect(request.abort).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  });

  test("aborts an upload after 30000 ms without progress, not a slow one", async () => {
    vi.useFakeTimers();
    const { api } = setUp();
    let failure: unknown;
    const upload = api.upload(new Blob(["x"])).catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    request.upload.onprogress?.({ loaded: 1, total: 2 });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await upload;
    expect(failure).toMatchObject({ kind: "timeout" });
    expect(request.abort).toHaveBeenCalledTimes(1);
  });
});

test("uploads with fetch where XMLHttpRequest is missing", async () => {
  const { api, fetch } = setUp();
  await expect(api.upload(new Blob(["picture"]))).resolves.toEqual(RESULT);
  const request = fetch.mock.calls[0]![0];
  expect(request.headers.get("authorization")).toBe("Bearer t1");
  const form = await request.formData();
  expect(await (form.get("file") as Blob).text()).toBe("picture");
});

describe("a protocol outside of the contract", () => {
  test("sends the current headers of the session", () => {
    const { api, session } = setUp();
    const line = api.protocol("/api/bbs/upload/resumable");
    expect(line.url).toBe(`${BASE}/api/bbs/upload/resumable`);
    expect(line.headers()).toMatchObject({ Authorization: "Bearer t1", platform: "pcweb" });
    session.signIn("t2");
    expect(line.headers().Authorization).toBe("Bearer t2");
  });

  test("reads error responses like those of calls, without calling onError", async () => {
    const { api, onError } = setUp();
    const line = api.protocol("/x");
    const refused = { code: 413, msg: "视频大小不能超过 200 MB", reason: "FILE_TOO_LARGE" };
    await expect(line.refuse(413, JSON.stringify(refused))).rejects.toMatchObject({
      kind: "code",
      code: 413,
      message: refused.msg,
      reason: refused.reason,
    });
    await expect(line.refuse(404, "")).rejects.toMatchObject({ kind: "status", code: 404 });
    expect(onError).not.toHaveBeenCalled();
  });

  test("a 401 ends the session of the request and no newer one", async () => {
    const { api, session, onUnauthorized } = setUp();
    const line = api.protocol("/x");
    line.headers();
    session.signIn("t2");
    await expect(line.refuse(401, "")).rejects.toMatchObject({ code: 401 });
    expect(session.token()).toBe("t2");
    line.headers();
    await expect(line.refuse(401, "")).rejects.toMatchObject({ code: 401 });
    expect(session.token()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

test("prepares a file before checking its size", async () => {
  const bodies: FormData[] = [];
  const api = createApi({
    baseUrl: "http://test.invalid",
    prepareUpload: async () => new Blob(["small"]),
    fetch: async (request) => {
      bodies.push(await request.formData());
      return Response.json({ code: 200, ...RESULT });
    },
  });
  await api.upload(new Blob([new Uint8Array(UPLOAD_MAX_BYTES + 1)]));
  expect(await (bodies[0]!.get("file") as Blob).text()).toBe("small");
});
