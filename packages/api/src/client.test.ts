import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { type Api, type ApiOptions, createApi } from "./client.ts";
import { timeoutProfiles } from "./deadline.ts";
import { ApiError } from "./errors.ts";
import { createSession } from "./session.ts";
import type { Page, Thread, UnreadSummary } from "./types.ts";

const BASE = "https://forum.test/api";

type Answer = { status?: number; body: unknown };

/** A member's API whose server gives the same answer to every request, with what it was asked and whom it told. */
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

/** What the call rejects with. */
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
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

  test("API-004 JSON is sent and asked for", async () => {
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

  test("API-006 a public call never carries the token", async () => {
    const { api, session, requests } = against(EMPTY_PAGE);
    session.signIn("t1");
    await api.call("topicList");
    // @ts-expect-error: a public operation takes no `auth`, and ignores one.
    await api.call("topicList", { auth: true });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, null]);
  });

  test("public calls carry the token while the caller says so, asked anew for each call", async () => {
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

  test("a call with optional security carries the token only when asked to", async () => {
    const { api, session, requests } = against(EMPTY_PAGE);
    session.signIn("t1");
    await api.call("threadList");
    await api.call("threadList", { auth: true });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer t1"]);
  });

  test("API-007 every request says platform pcweb", async () => {
    const { api, requests } = against(EMPTY_PAGE);
    await api.call("threadList");
    await api.call("logout");
    expect(requests.map(({ headers }) => headers.get("platform"))).toEqual(["pcweb", "pcweb"]);
  });

  test("API-008 parameters are the query, and undefined ones are left out", async () => {
    const { api, requests } = against(EMPTY_PAGE);
    await api.call("threadList", { query: { pageNum: 1, keyWord: "a b", userId: undefined } });
    expect(requests[0]?.url).toBe(`${BASE}/api/without/thread/list?pageNum=1&keyWord=a%20b`);
  });

  test("a path parameter takes its place in the path", async () => {
    const { api, requests } = against({ body: { code: 200, msg: "", data: [] } });
    await api.call("dictList", { path: { dictType: "a/b" } });
    expect(requests[0]?.url).toBe(`${BASE}/api/without/dict/a%2Fb`);
  });
});

describe("the answer", () => {
  test("API-009 a body without code counts as 200", async () => {
    const { api } = against({ body: { data: { unreadNotifications: 1 } } });
    await expect(unread(api)).resolves.toEqual({ unreadNotifications: 1 });
  });

  test("API-011 an answer with data gives its data", async () => {
    const { api } = against({ body: { code: 200, msg: "操作成功", data: { unreadNotifications: 2 } } });
    await expect(unread(api)).resolves.toEqual({ unreadNotifications: 2 });
  });

  test("API-163 CONST-044 code 200 resolves and every other code rejects", async () => {
    await expect(against(OK).api.call("logout")).resolves.toEqual({});
    for (const code of [0, 201, 400, 500, 601]) {
      await expect(against({ body: { code, msg: "x" } }).api.call("logout")).rejects.toBeInstanceOf(ApiError);
    }
  });

  test("ENT-120 a list is read from rows and total, and from a data array and total", async () => {
    const page = { rows: [{ id: "1" }], total: 7 };
    const rows = against({ body: { code: 200, msg: "", ...page } });
    await expect(rows.api.call("threadList")).resolves.toEqual(page);
    const data = against({ body: { code: 200, msg: "", data: page.rows, total: 7 } });
    await expect(data.api.call("threadList")).resolves.toEqual(page);
  });

  test("an answer with its fields on top gives them without code and msg", async () => {
    const { api } = against({ body: { code: 200, msg: "操作成功", token: "t1" } });
    await expect(api.call("login", { body: { username: "a", password: "b" } })).resolves.toEqual({
      token: "t1",
    });
  });

  test("options and answers are typed by the operation", () => {
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
  test("ERR-004 ERR-005 code 500 rejects with the server's message, and onError learns of it once", async () => {
    const { api, onError } = against({ body: { code: 500, msg: "x", traceId: "req-1f" } });
    const error = await failureOf(unread(api));
    expect(error).toMatchObject({ code: 500, message: "x", kind: "code", traceId: "req-1f", silent: false });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("ERR-006 ERR-007 any other code rejects with the code, and onError learns of it", async () => {
    const { api, onError } = against({ body: { code: 601, msg: "y" } });
    const error = await failureOf(unread(api));
    expect(error).toMatchObject({ code: 601, message: "y" });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("ERR-013 a server that cannot be reached is 后端接口连接异常", async () => {
    const { api, onError } = against(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failureOf(unread(api))).toMatchObject({ message: "后端接口连接异常", kind: "network" });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test.each(["<html>", "null", "[]", ""])(
    "a body that is no envelope (%s) counts as no answer",
    async (body) => {
      expect(await failureOf(unread(against({ body }).api))).toMatchObject({ kind: "network" });
    },
  );

  test("ERR-015 an HTTP failure without envelope is 系统接口502异常", async () => {
    const { api } = against({ status: 502, body: "<html>Bad gateway</html>" });
    expect(await failureOf(unread(api))).toMatchObject({
      message: "系统接口502异常",
      kind: "status",
      code: 502,
    });
    const json = against({ status: 503, body: { error: "down" } });
    expect(await failureOf(unread(json.api))).toMatchObject({ message: "系统接口503异常" });
  });

  test("an HTTP failure with an envelope is read as its code", async () => {
    const body = { code: 429, reason: "RATE_LIMITED", msg: "访问过于频繁，请稍候再试" };
    const { api } = against({ status: 429, body });
    expect(await failureOf(unread(api))).toMatchObject({
      code: 429,
      reason: "RATE_LIMITED",
      message: "访问过于频繁，请稍候再试",
      kind: "code",
    });
  });

  test.each([500, 601])("API-164 a list that answers %s tells nobody but its caller", async (code) => {
    const { api, onError } = against({ body: { code, msg: "x" } });
    expect(await failureOf(api.call("threadList"))).toMatchObject({ code, silent: true });
    expect(onError).not.toHaveBeenCalled();
  });

  test("API-165 a follow call that fails tells nobody but its caller", async () => {
    const { api, onError } = against({ body: { code: 500, msg: "x" } });
    await failureOf(api.call("followAdd", { body: { toUserId: "2" } }));
    await failureOf(api.call("followDel", { body: { toUserId: "2" } }));
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([
    ["no answer", "后端接口连接异常", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["an answer that cannot be read", "后端接口连接异常", async () => new Response("<html>")],
    ["an HTTP failure", "系统接口502异常", async () => new Response("", { status: 502 })],
  ] as const)("ERR-013 ERR-015 silent lists and follow calls tell of %s", async (_, message, respond) => {
    const { api, onError } = against(respond);
    await failureOf(api.call("threadList"));
    await failureOf(api.call("followAdd", { body: { toUserId: "2" } }));
    await failureOf(api.call("followDel", { body: { toUserId: "2" } }));
    expect(onError.mock.calls.map(([error]) => [error.message, error.silent])).toEqual(
      Array(3).fill([message, false]),
    );
  });

  test("anyone who asks for silence learns of everything alone", async () => {
    const { api, onError } = against(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failureOf(api.call("threadList", { silent: true }))).toMatchObject({ silent: true });
    expect(onError).not.toHaveBeenCalled();
  });

  test("a call may choose to be silent, and a list not to be", async () => {
    const { api, onError } = against({ body: { code: 500, msg: "x" } });
    await failureOf(api.call("logout", { silent: true }));
    expect(onError).not.toHaveBeenCalled();
    await failureOf(api.call("threadList", { silent: false }));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe("without a session", () => {
  test("what needs one is refused without being sent, and what may have one is asked as a visitor", async () => {
    const { api, session, requests, onUnauthorized, onError } = against(EMPTY_PAGE);
    session.clear();
    const text = "无效的会话，或者会话已过期，请重新登录。";
    expect(await failureOf(unread(api))).toMatchObject({ code: 401, message: text });
    expect(await failureOf(api.call("fansList"))).toMatchObject({ code: 401 });
    await expect(api.open("liveStream", { signal: AbortSignal.timeout(1000) })).rejects.toThrow(text);
    expect(requests).toEqual([]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    await api.call("threadList", { auth: true });
    expect(requests).toHaveLength(1);
  });

  test("once a session is being left nothing goes out with its token, and nobody is notified", async () => {
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
    expect(await failureOf(unread(api))).toMatchObject({ code: 401 });
    await api.call("threadList", { auth: true });
    answer(Response.json(OK.body));
    await left;
    session.clear();
    expect(await failureOf(unread(api))).toMatchObject({ code: 401 });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer t1", null]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("401", () => {
  const EXPIRED = { body: { code: 401, msg: "zzz" } };

  test("ERR-001 STATE-034 STATE-035 a 401 clears token and user information before anybody is told", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    session.setInfo({ user: { userId: "1", userName: "a", nickName: "b", avatar: "c" }, permissions: ["x"] });
    onUnauthorized.mockImplementation(() => expect(session.token()).toBeUndefined());
    await failureOf(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(session.state()).toMatchObject({ token: "", name: "", avatar: "", roles: [], permissions: [] });
  });

  test("ERR-003 a 401 rejects with the session's sentence and raises no toast", async () => {
    const { api, onError } = against(EXPIRED);
    const error = await failureOf(unread(api));
    expect(error.message).toBe("无效的会话，或者会话已过期，请重新登录。");
    expect(onError).not.toHaveBeenCalled();
  });

  test("HTTP 401 without envelope is treated like code 401", async () => {
    const { api, session, onUnauthorized } = against({ status: 401, body: "" });
    session.signIn("t1");
    expect(await failureOf(unread(api))).toMatchObject({ code: 401 });
    expect(session.token()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("a silent list that answers 401 still ends the session", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    await failureOf(api.call("threadList", { auth: true }));
    expect(session.token()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("STATE-036 several 401s in parallel are told once, until re-armed", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    await Promise.all([unread(api), api.call("getInfo"), api.call("fansList")].map(failureOf));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await failureOf(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    api.rearm();
    await failureOf(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test("the end of the next session is told again", async () => {
    const { api, session, onUnauthorized } = against(EXPIRED);
    session.signIn("t1");
    await failureOf(unread(api));
    session.signIn("t2");
    await failureOf(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test("a 401 for an older token leaves the newer session alone", async () => {
    let answer: (response: Response) => void = () => {};
    const { api, session, onUnauthorized } = against(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.signIn("t1");
    const late = failureOf(unread(api));
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
      const late = failureOf(unread(api));
      const left = leave();
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[0]?.(Response.json(EXPIRED.body));
      expect(await late).toMatchObject({ code: 401 });
      expect(onUnauthorized).not.toHaveBeenCalled();
      answers[1]?.(Response.json({ code: 500, msg: "x" }));
      await failureOf(left);
      const next = failureOf(unread(api));
      await vi.waitFor(() => expect(answers).toHaveLength(3));
      answers[2]?.(Response.json(EXPIRED.body));
      expect(await next).toMatchObject({ code: 401 });
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
    },
  );

  test("what is asked without a session after logging out is not reported, the end of the next session is", async () => {
    let body: unknown = { code: 200, msg: "" };
    const { api, session, onUnauthorized } = against(async () => Response.json(body));
    session.signIn("t1");
    await api.call("logout");
    session.clear();
    body = EXPIRED.body;
    await failureOf(unread(api));
    expect(onUnauthorized).not.toHaveBeenCalled();
    session.signIn("t2");
    await failureOf(unread(api));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("a 401 that comes after logging out is not reported", async () => {
    let answer: (response: Response) => void = () => {};
    const { api, session, onUnauthorized } = against(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.signIn("t1");
    const late = failureOf(unread(api));
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

  /** Whether the call is pending at one moment and has failed at the next. */
  async function around(call: Promise<unknown>, ms: number) {
    let error: ApiError | undefined;
    const done = call.catch((cause: ApiError) => {
      error = cause;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    const before = error;
    await vi.advanceTimersByTimeAsync(1);
    await done;
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

  test("an answer whose body never ends is cut as well", async () => {
    const { api } = against(async () => new Response(new ReadableStream({})));
    const { after } = await around(unread(api), 30_000);
    expect(after).toMatchObject({ kind: "timeout" });
  });

  test("the request itself is aborted, and no timer is left after an answer", async () => {
    const slow = against(never);
    await around(unread(slow.api), 30_000);
    expect(slow.requests[0]?.signal.aborted).toBe(true);
    await against(OK).api.call("logout");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the caller's signal", () => {
  test("an abort rejects with its own reason and tells nobody", async () => {
    const { api, requests, onError } = against(never);
    const controller = new AbortController();
    const call = failureOf(api.call("logout", { signal: controller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect(await call).toBe(controller.signal.reason);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  });

  test("a signal that has ended already sends nothing", async () => {
    const { api, requests } = against(OK);
    await failureOf(api.call("logout", { signal: AbortSignal.abort() }));
    expect(requests).toHaveLength(0);
  });
});

test("a client needs neither session nor events, as on the server", async () => {
  const api = createApi({ baseUrl: BASE, fetch: async () => Response.json({ code: 401, msg: "" }) });
  expect(await failureOf(api.call("getInfo"))).toMatchObject({ code: 401 });
});
