import { expect, test, vi } from "vitest";
import { createClient } from "./create-client.ts";
import { ApiError } from "./errors.ts";

const BASE = "https://community.test/api";

type Answer = Response | Error | (() => Response);

/** Creates a client that gets the responses in turn, then the last one for all further calls; records the requests. */
function against(answers: Answer[], token?: string) {
  const sent: { url: string; method: string; token: string | null; body: Record<string, unknown> }[] = [];
  const client = createClient({
    baseUrl: BASE,
    token,
    retry: { pauseMs: 1 },
    fetch: async (request) => {
      const text = await request.text();
      sent.push({
        url: request.url.slice(BASE.length),
        method: request.method,
        token: request.headers.get("authorization"),
        body: text ? JSON.parse(text) : {},
      });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer instanceof Error) throw answer;
      return typeof answer === "function" ? answer() : (answer as Response).clone();
    },
  });
  return { client, sent };
}

const ok = (more: object = {}) => Response.json({ code: 200, msg: "", ...more });
const refused = (code: number, more: object = {}) => Response.json({ code, msg: "", ...more });
const lost = new TypeError("no network");

test("calls an operation as a method of its resource, with the token, and returns the content of the envelope", async () => {
  const { client, sent } = against([ok({ rows: [{ id: "1" }], total: 1 })], "lsk_1");
  const page = await client.threads.list({ query: { keyWord: "眼镜" } });
  expect(page.rows.map(({ id }) => id)).toEqual(["1"]);
  expect(sent).toMatchObject([{ method: "GET", token: "Bearer lsk_1" }]);
  expect(decodeURI(sent[0]?.url ?? "")).toContain("keyWord=眼镜&pageNum=1");
});

test("calls as a visitor without a token or with auth: false, and rejects a member's call at once", async () => {
  const visitor = against([ok({ rows: [], total: 0 })]);
  await visitor.client.threads.list();
  const member = against([ok({ rows: [], total: 0 })], "lsk_1");
  await member.client.threads.list({ auth: false });
  expect([visitor.sent[0]?.token, member.sent[0]?.token]).toEqual([null, null]);
  await expect(visitor.client.drafts.list()).rejects.toMatchObject({ code: 401 });
  expect(visitor.sent).toHaveLength(1);
});

test("calls the token function before each call", async () => {
  let token = "a";
  const tokens: (string | null)[] = [];
  const client = createClient({
    baseUrl: BASE,
    token: () => token,
    fetch: async ({ headers }) => {
      tokens.push(headers.get("authorization"));
      return ok({ user: {} });
    },
  });
  await client.auth.getInfo();
  token = "b";
  await client.auth.getInfo();
  expect(tokens).toEqual(["Bearer a", "Bearer b"]);
});

test("retries reads twice after transient failures", async () => {
  const passing = against([lost, refused(503), ok({ data: { day: [] } })]);
  await expect(passing.client.threads.hot()).resolves.toEqual({ day: [] });
  expect(passing.sent).toHaveLength(3);
  const broken = against([lost]);
  await expect(broken.client.threads.hot()).rejects.toMatchObject({ kind: "network" });
  expect(broken.sent).toHaveLength(3);
  const wrong = against([refused(404)]);
  await expect(wrong.client.threads.hot()).rejects.toBeInstanceOf(ApiError);
  expect(wrong.sent).toHaveLength(1);
});

test("retries writes with the same requestId, and never without one", async () => {
  const body = { threadClassify: 1, title: "标题", content: "<p>正文</p>" } as never;
  const thread = against([lost, ok({ data: { id: "1" } })], "t");
  await thread.client.threads.create({ body });
  const [first, second] = thread.sent.map((call) => call.body.requestId);
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toBe(first);
  const own = against([ok({ data: {} })], "t");
  await own.client.threads.create({ body: { ...(body as object), requestId: "mine" } as never });
  expect(own.sent[0]?.body.requestId).toBe("mine");
  const like = against([lost], "t");
  await expect(like.client.threads.thumbup({ body: { threadId: "1" } as never })).rejects.toMatchObject({
    kind: "network",
  });
  expect(like.sent).toHaveLength(1);
});

test("retries a 429 after retryAfter, or throws when that is too long", async () => {
  vi.useFakeTimers();
  try {
    const soon = against([refused(429, { retryAfter: 2 }), ok()], "t");
    const call = soon.client.threads.thumbup({ body: { threadId: "1" } as never });
    await vi.advanceTimersByTimeAsync(1900);
    expect(soon.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await call;
    expect(soon.sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
  const late = against([refused(429, { retryAfter: 600 })], "t");
  await expect(late.client.threads.hot()).rejects.toMatchObject({ retryAfter: 600 });
  expect(late.sent).toHaveLength(1);
});

test("an abort ends a call or the delay before a retry with the reason of the signal", async () => {
  const reason = new Error("enough");
  const controller = new AbortController();
  const { client, sent } = against([refused(429, { retryAfter: 20 })], "t");
  const call = client.threads.hot({ signal: controller.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test("has every operation of the contract once", async () => {
  const { resources } = await import("./resources.gen.ts");
  const { operationTable } = await import("./operations.gen.ts");
  const ids = Object.values(resources).flatMap((methods) => Object.values(methods));
  expect(ids.toSorted()).toEqual(Object.keys(operationTable).toSorted());
  const { client } = against([ok()]);
  for (const [name, methods] of Object.entries(resources))
    for (const method of Object.keys(methods))
      expect((client as never)[name]?.[method], `${name}.${method}`).toBeTypeOf("function");
});

const events = (...texts: string[]) =>
  new Response(texts.map((text) => `${text}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

test("the stream reconnects after a lost connection, and ends with a permanent error or an abort", async () => {
  const { client, sent } = against(
    [
      () => events('event: unread\ndata: {"revision":1}', "event: later\ndata: {}"),
      lost,
      () => events('event: comments\ndata: {"threadId":"3","replyCount":2}'),
      () => refused(401),
    ],
    "t",
  );
  const heard: string[] = [];
  const listening = (async () => {
    for await (const event of client.live.stream({ query: { threadId: "3" } })) heard.push(event.name);
  })();
  await expect(listening).rejects.toMatchObject({ code: 401 });
  expect(heard).toEqual(["unread", "comments"]);
  expect(sent[0]?.url).toContain("threadId=3");

  const controller = new AbortController();
  const open = against([() => events('event: unread\ndata: {"revision":1}')], "t");
  for await (const event of open.client.live.stream({ signal: controller.signal })) {
    expect(event.data).toEqual({ revision: 1 });
    controller.abort();
  }
});
