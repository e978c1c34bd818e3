import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { type Api, type ApiOptions, createApi } from "./client.ts";
import { timeoutProfiles } from "./deadline.ts";
import { ApiError } from "./errors.ts";
import { createSession } from "./session.ts";
import type { Page, Thread, UnreadSummary } from "./types.ts";

const BASE = "https://forum.test/api";

type Answer = { status?: number; body: unknown };

/** Creates the API of a member whose server sends the same response to every request; records requests and callbacks. */
function against(answer: Answer | ((request: Request) => Promise<Response>), options: ApiOptions = {}) {
  const requests: Request[] = [];
  const session = createSession();
  session.signIn("t0");
  const onUnauthorized = vi.fn();
  const onError = vi.fn();
  const respond =
    typeof answer === "function"
      ? answer
      : async () => {
          const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
          return new Response(text, { status: answer.status ?? 200 });
        };
  const api = createApi({
    baseUrl: BASE,
    session,
    events: { onUnauthorized, onError },
    fetch: (request) => {
      requests.push(request);
      return respond(request);
    },
    ...options,
  });
  return { api, session, requests, onUnauthorized, onError };
}

const OK = { body: { code: 200, msg: "操作成功" } };
const EMPTY_PAGE = { body: { code: 200, msg: "查询成功", rows: [], total: 0 } };
const never = () => new Promise<Response>(() => {});

/** Resolves to the error of a call. */
const getError = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error("the call has succeeded");
    },
    (error: ApiError) => error,
  );

const unread = (api: Api) => api.call("unreadNotification", { body: { tick: 5 } });

describe("the request", () => {
  test("API-001 every call goes to the configured base URL", async () => {
    const { api, requests } = against(OK, { baseUrl: "https://elsewhere.test/base" });
    await api.call("logout");
    await api.call("captchaImage");
    expect(requests.map(({ url }) => url)).toEqual([
      "https://elsewhere.test/base/logout",
      "https://elsewhere.test/base/captchaImage",
    ]);
  });

  test("API-002 the base is /api unless configured", async () => {
    const urls: string[] = [];
    class PageRequest extends Request {
      constructor(url: string, init?: RequestInit) {
        urls.push(url);
        super(new URL(url, "https://forum.test"), init);
      }
    }
    vi.stubGlobal("Request", PageRequest);
    await createApi({ fetch: async () => Response.json(OK.body) }).call("captchaImage");
    vi.unstubAllGlobals();
    expect(urls).toEqual(["/api/captchaImage"]);
  });

  test("API-004 sends and accepts JSON", async () => {
    const { api, requests } = against(OK);
    await api.call("login", { body: { username: "member", password: "Lenscape2026" } });
    expect(requests[0]?.headers.get("accept")).toBe("application/json");
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(await requests[0]?.json()).toEqual({ username: "member", password: "Lenscape2026" });
  });

  test("API-005 the bearer token is sent when there is one", async () => {
    const { api, session, requests } = against(EMPTY_PAGE);
    session.clear();
    await api.call("threadList", { auth: true });
    session.signIn("t1");
    await api.call("fansList");
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer t1"]);
  });

  test("API-006 a public call never sends the token", async () => {
    const { api, session, requests } = against(EMPTY_PAGE);
    session.signIn("t1");
    await api.call("topicList");
    // @ts-expect-error: a public operation takes no `auth`, and ignores one.
    await api.call("topicList", { auth: true });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, null]);
  });

  test("public calls send the token while authenticatesPublicCalls returns true", async () => {
    let isNotOpen = true;
    const { api, session, requests } = against(EMPTY_PAGE, { authenticatesPublicCalls: () => isNotOpen });
    session.signIn("t1");
    await api.call("topicList");
    await api.call("threadList");
    isNotOpen = false;
    await api.call("topicList");
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer t1",
      "Bearer t1",
      null,
    ]);
  });

  test("a call with optional authentication sends the token only with auth: true", async () => {
    const { api, session, requests } = against(EMPTY_PAGE);
    session.signIn("t1");
    await api.call("threadList");
    await api.call("threadList", { auth: true });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer t1"]);
  });

  test("API-007 every request has the header platform: pcweb", async () => {
    const { api, requests } = against(EMPTY_PAGE);
    await api.call("threadList");
    await api.call("logout");
    expect(requests.map(({ headers }) => headers.get("platform"))).toEqual(["pcweb", "pcweb"]);
  });

  test("API-008 sends parameters in the query and omits undefined ones", async () => {
    const { api, requests } = against(EMPTY_PAGE);
    await api.call("threadList", { query: { pageNum: 1, keyWord: "a b", userId: undefined } });
    expect(requests[0]?.url).toBe(`${BASE}/api/without/thread/list?pageNum=1&keyWord=a%20b`);
  });

  test("puts a path parameter into the path", async () => {
    const { api, requests } = against({ body: { code: 200, msg: "", data: [] } });
    await api.call("dictList", { path: { dictType: "a/b" } });
    expect(requests[0]?.url).toBe(`${BASE}/api/without/dict/a%2Fb`);
  });
});

describe("the response", () => {
  test("API-009 a body without code counts as 200", async () => {
    const { api } = against({ body: { data: { unreadNotifications: 1 } } });
    await expect(unread(api)).resolves.toEqual({ unreadNotifications: 1 });
  });

  test("API-011 returns the data of a response", async () => {
    const { api } = against({ body: { code: 200, msg: "操作成功", data: { unreadNotifications: 2 } } });
    await expect(unread(api)).resolves.toEqual({ unreadNotifications: 2 });
  });

  test("API-163 CONST-044 code 200 resolves and every other code rejects", async () => {
    await expect(against(OK).api.call("logout")).resolves.toEqual({});
    for (const code of [0, 201, 400, 500, 601]) {
      await expect(against({ body: { code, msg: "x" } }).api.call("logout")).rejects.toBeInstanceOf(ApiError);
    }
  });

  test("ENT-120 reads a list from rows and total, and from a data array and total", async () => {
    const page = { rows: [{ id: "1" }], total: 7 };
    const rows = against({ body: { code: 200, msg: "", ...page } });
    await expect(rows.api.call("threadList")).resolves.toEqual(page);
    const data = against({ body: { code: 200, msg: "", data: page.rows, total: 7 } });
    await expect(data.api.call("threadList")).resolves.toEqual(page);
  });

  test("returns the fields of a flat response without code and msg", async () => {
    const { api } = against({ body: { code: 200, msg: "操作成功", token: "t1" } });
    await expect(api.call("login", { body: { username: "a", password: "b" } })).resolves.toEqual({
      token: "t1",
    });
  });

  test("types options and responses by operation", () => {
    const { api } = against(OK);
    expectTypeOf(api.call<"threadList">).returns.resolves.toEqualTypeOf<Page<Thread>>();
    expectTypeOf(api.call<"unreadNotification">).returns.resolves.toEqualTypeOf<UnreadSummary>();
    expectTypeOf(api.call<"login">).returns.resolves.toEqualTypeOf<{ token: string }>();
    const mistakes = () => {
      // @ts-expect-error: a required body
      void api.call("login");
      // @ts-expect-error: a required query parameter
      void api.call("threadDetail", {});
      // @ts-expect-error: a required path parameter
      void api.call("dictList");
      // @ts-expect-error: a parameter that the operation does not have
      void api.call("threadList", { query: { keyword: "x" } });
      // @ts-expect-error: a file goes through upload
      void api.call("commonUpload");
    };
    expectTypeOf(mistakes).toBeFunction();
  });
});

describe("failures", () => {
  test("ERR-004 ERR-005 code 500 rejects with the server's message and calls onError once", async () => {
    const { api, onError } = against({ body: { code: 500, msg: "x", traceId: "req-1f" } });
    const error = await getError(unread(api));
    expect(error).toMatchObject({ code: 500, message: "x", kind: "code", traceId: "req-1f", silent: false });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("ERR-006 ERR-007 any other code rejects with the code and calls onError", async () => {
    const { api, onError } = against({ body: { code: 601, msg: "y" } });
    const error = await getError(unread(api));
    expect(error).toMatchObject({ code: 601, message: "y" });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("ERR-013 a server that cannot be reached is 后端接口连接异常", async () => {
    const { api, onError } = against(() => Promise.reject(new TypeError("fetch failed")));
    expect(await getError(unread(api))).toMatchObject({ message: "后端接口连接异常", kind: "network" });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test.each(["<html>", "null", "[]", ""])(
    "a body that is no envelope (%s) counts as no answer",
    async (body) => {
      expect(await getError(unread(against({ body }).api))).toMatchObject({ kind: "network" });
    },
  );

  test("ERR-015 an HTTP failure without envelope is 系统接口502异常", async () => {
    const { api } = against({ status: 502, body: "<html>Bad gateway</html>" });
    expect(await getError(unread(api))).toMatchObject({
      message: "系统接口502异常",
      kind: "status",
      code: 502,
    });
    const json = against({ status: 503, body: { error: "down" } });
    expect(await getError(unread(json.api))).toMatchObject({ message: "系统接口503异常" });
  });

  test("an HTTP failure with an envelope is read as its code", async () => {
    const body = { code: 429, reason: "RATE_LIMITED", msg: "访问过于频繁，请稍候再试" };
    const { api } = against({ status: 429, body });
    expect(await getError(unread(api))).toMatchObject({
      code: 429,
      reason: "RATE_LIMITED",
      message: "访问过于频繁，请稍候再试",
      kind: "code",
    });
  });

  test.each([500, 601])("API-164 a list that answers %s tells nobody but its caller", async (code) => {
    const { api, onError } = against({ body: { code, msg: "x" } });
    expect(await getError(api.call("threadList"))).toMatchObject({ code, silent: true });
    expect(onError).not.toHaveBeenCalled();
  });

  test("API-165 a follow call that fails does not call onError", async () => {
    const { api, onError } = against({ body: { code: 500, msg: "x" } });
    await getError(api.call("followAdd", { body: { toUserId: "2" } }));
    await getError(api.call("followDel", { body: { toUserId: "2" } }));
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([
    ["no answer", "后端接口连接异常", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["an answer that cannot be read", "后端接口连接异常", async () => new Response("<html>")],
    ["an HTTP failure", "系统接口502异常", async () => new Response("", { status: 502 })],
  ] as const)("ERR-013 ERR-015 silent lists and follow calls tell of %s", async (_, message, respond) => {
    const { api, onError } = against(respond);
    await getError(api.call("threadList"));
    await getError(api.call("followAdd", { body: { toUserId: "2" } }));
    await getError(api.call("followDel", { body: { toUserId: "2" } }));
    expect(onError.mock.calls.map(([error]) => [error.message, error.silent])).toEqual(
      Array(3).fill([message, false]),
    );
  });

  test("a silent call never calls onError", async () => {
    const { api, onError } = against(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await getError(api.call("threadList", { silent: true }))).toMatchObject({ silent: true });
    expect(onError).not.toHaveBeenCalled();
  });

  test("silent overrides the default of a call and of a list", async () => {
    const { api, onError } = against({ body: { code: 500, msg: "x" } });
    await getError(api.call("logout", { silent: true }));
    expect(onError).not.toHaveBeenCalled();
    await getError(api.call("threadList", { silent: false }));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe("without a session", () => {
  test("rejects calls that require a session without a request, and sends optional ones as a visitor", async () => {
    const { api, session, requests, onUnauthorized, onError } = against(EMPTY_PAGE);
    session.clear();
    const text = "无效的会话，或者会话已过期，请重新登录。";
    expect(await getError(unread(api))).toMatchObject({ code: 401, message: text });
    expect(await getError(api.call("fansList"))).toMatchObject({ code: 401 });
    await expect(api.open("liveStream", { signal: AbortSignal.timeout(1000) })).rejects.toThrow(text);
    expect(requests).toEqual([]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    await api.call("threadList", { auth: true });
    expect(requests).toHaveLength(1);
  });

  test("sends nothing with the token during a logout and calls no callback", async () => {
    let answer: (response: Response) => void = () => {};
    const { api, session, requests, onUnauthorized } = against((request) =>
      request.url.endsWith("/logout")
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : Promise.resolve(Response.json(EMPTY_PAGE.body)),
    );
    session.signIn("t1");
    const left = api.call("logout");
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(await getError(unread(api))).toMatchObject({ code: 401 });
    await api.call("threadList", { auth: true });
    answer(Response.json(OK.body));
    await left;
    session.clear();
    expect(await getError(unread(api))).toMatchObject({ code: 401 });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer t1", null]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("401", () => {
  const EXPIRED = { body: { code: 401, msg: "zzz" } };

  test("ERR-001 STATE-034 STATE-035 a 401 clears token and user information before onUnauthorized is called", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    session.setInfo({ user: { userId: "1", userName: "a", nickName: "b", avatar: "c" }, permissions: ["x"] });
    onUnauthorized.mockImplementation(() => expect(session.token()).toBeUndefined());
    await getError(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(session.state()).toMatchObject({ token: "", name: "", avatar: "", roles: [], permissions: [] });
  });

  test("ERR-003 a 401 rejects with the message of an expired session and shows no toast", async () => {
    const { api, onError } = against(EXPIRED);
    const error = await getError(unread(api));
    expect(error.message).toBe("无效的会话，或者会话已过期，请重新登录。");
    expect(onError).not.toHaveBeenCalled();
  });

  test("HTTP 401 without envelope is treated like code 401", async () => {
    const { api, session, onUnauthorized } = against({ status: 401, body: "" });
    session.signIn("t1");
    expect(await getError(unread(api))).toMatchObject({ code: 401 });
    expect(session.token()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("a silent list that answers 401 still ends the session", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    await getError(api.call("threadList", { auth: true }));
    expect(session.token()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("STATE-036 several 401s in parallel are reported once until re-armed", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    await Promise.all([unread(api), api.call("getInfo"), api.call("fansList")].map(getError));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await getError(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    api.rearm();
    await getError(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test("reports the end of the next session again", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    await getError(unread(api));
    session.signIn("t2");
    await getError(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test("a 401 for an older token does not end the newer session", async () => {
    let answer: (response: Response) => void = () => {};
    const { api, session, onUnauthorized } = against(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.signIn("t1");
    const late = getError(unread(api));
    session.signIn("t2");
    answer(Response.json(EXPIRED.body));
    expect(await late).toMatchObject({ code: 401 });
    expect(session.token()).toBe("t2");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each(["logout", "ownInfoRevoked"] as const)(
    "a 401 that overtakes the answer of %s is not reported, one after its refusal is",
    async (id) => {
      const answers: ((response: Response) => void)[] = [];
      const { api, session, onUnauthorized } = against(
        () =>
          new Promise((resolve) => {
            answers.push(resolve);
          }),
      );
      session.signIn("t1");
      const leave = () => (id === "logout" ? api.call(id) : api.call(id, { body: { password: "p" } }));
      const late = getError(unread(api));
      const left = leave();
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[0]?.(Response.json(EXPIRED.body));
      expect(await late).toMatchObject({ code: 401 });
      expect(onUnauthorized).not.toHaveBeenCalled();
      answers[1]?.(Response.json({ code: 500, msg: "x" }));
      await getError(left);
      const next = getError(unread(api));
      await vi.waitFor(() => expect(answers).toHaveLength(3));
      answers[2]?.(Response.json(EXPIRED.body));
      expect(await next).toMatchObject({ code: 401 });
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
    },
  );

  test("does not report calls without a session after a logout, but reports the end of the next session", async () => {
    let body: unknown = { code: 200, msg: "" };
    const { api, session, onUnauthorized } = against(async () => Response.json(body));
    session.signIn("t1");
    await api.call("logout");
    session.clear();
    body = EXPIRED.body;
    await getError(unread(api));
    expect(onUnauthorized).not.toHaveBeenCalled();
    session.signIn("t2");
    await getError(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("does not report a 401 after a logout", async () => {
    let answer: (response: Response) => void = () => {};
    const { api, session, onUnauthorized } = against(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.signIn("t1");
    const late = getError(unread(api));
    session.clear();
    answer(Response.json(EXPIRED.body));
    expect(await late).toMatchObject({ code: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("time limits", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Expects the call to be pending at one moment and to have failed at the next. */
  async function around(call: Promise<unknown>, ms: number) {
    let error: ApiError | undefined;
    const settled = call.catch((cause: ApiError) => {
      error = cause;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    const before = error;
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    return { before, after: error };
  }

  test("API-003 CONST-001 ERR-014 a request ends after 30000 ms with 系统接口请求超时", async () => {
    const { api, onError } = against(never);
    const { before, after } = await around(unread(api), 30_000);
    expect(before).toBeUndefined();
    expect(after).toMatchObject({ message: "系统接口请求超时", kind: "timeout" });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test("API-014 CONST-003 the captcha ends after 20000 ms", async () => {
    const { before, after } = await around(against(never).api.call("captchaImage"), 20_000);
    expect(before).toBeUndefined();
    expect(after).toMatchObject({ kind: "timeout" });
  });

  test("CONST-002 the long profile allows 60000 ms for request, upload, download and socket", async () => {
    const timeoutMs = timeoutProfiles.long;
    expect(timeoutMs).toMatchObject({ request: 60_000, upload: 60_000, download: 60_000, socket: 60_000 });
    const { before, after } = await around(unread(against(never, { timeoutMs }).api), 60_000);
    expect(before).toBeUndefined();
    expect(after).toMatchObject({ kind: "timeout" });
  });

  test("aborts a response whose body never ends", async () => {
    const { api } = against(async () => new Response(new ReadableStream({})));
    const { after } = await around(unread(api), 30_000);
    expect(after).toMatchObject({ kind: "timeout" });
  });

  test("aborts the request, and leaves no timer after a response", async () => {
    const slow = against(never);
    await around(unread(slow.api), 30_000);
    expect(slow.requests[0]?.signal.aborted).toBe(true);
    await against(OK).api.call("logout");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the caller's signal", () => {
  test("an abort rejects with its reason and calls no callback", async () => {
    const { api, requests, onError } = against(never);
    const controller = new AbortController();
    const call = getError(api.call("logout", { signal: controller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect(await call).toBe(controller.signal.reason);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  });

  test("sends nothing for a signal that is already aborted", async () => {
    const { api, requests } = against(OK);
    await getError(api.call("logout", { signal: AbortSignal.abort() }));
    expect(requests).toHaveLength(0);
  });
});

test("works without session and events, as on the server", async () => {
  const api = createApi({ baseUrl: BASE, fetch: async () => Response.json({ code: 401, msg: "" }) });
  expect(await getError(api.call("getInfo"))).toMatchObject({ code: 401 });
});
