import { expect, test, vi } from "vitest";
import { createClient } from "./create-client.ts";
import { ApiError } from "./errors.ts";

const BASE = "https://community.test/api";

type Answer = Response | Error | (() => Response);

/** A client whose calls are answered in turn, the last answer for all that follow; and what it has sent. */
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

test("a call is its resource's method, sent with the token, and answers without its envelope", async () => {
  const { client, sent } = against([ok({ rows: [{ id: "1" }], total: 1 })], "lsk_1");
  const page = await client.threads.list({ query: { keyWord: "眼镜" } });
  expect(page.rows.map(({ id }) => id)).toEqual(["1"]);
  expect(sent).toMatchObject([{ method: "GET", token: "Bearer lsk_1" }]);
  expect(decodeURI(sent[0]?.url ?? "")).toContain("keyWord=眼镜&pageNum=1");
});

test("without a token, or told to go without, it calls as a visitor; a member's call is refused on the spot", async () => {
  const visitor = against([ok({ rows: [], total: 0 })]);
  await visitor.client.threads.list();
  const member = against([ok({ rows: [], total: 0 })], "lsk_1");
  await member.client.threads.list({ auth: false });
  expect([visitor.sent[0]?.token, member.sent[0]?.token]).toEqual([null, null]);
  await expect(visitor.client.drafts.list()).rejects.toMatchObject({ code: 401 });
  expect(visitor.sent).toHaveLength(1);
});

test("a token that is asked for is the present one of each call", async () => {
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

test("what only asks is repeated when the failure may pass, and given up after two repetitions", async () => {
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

test("what changes something is repeated with the same requestId where it has one, and otherwise not", async () => {
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

test("429 was not carried out: it is repeated after the time the server asks for, or thrown when that is long", async () => {
  vi.useFakeTimers();
  try {
    const soon = against([refused(429, { retryAfter: 2 }), ok()], "t");
    const done = soon.client.threads.thumbup({ body: { threadId: "1" } as never });
    await vi.advanceTimersByTimeAsync(1900);
    expect(soon.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(soon.sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
  const late = against([refused(429, { retryAfter: 600 })], "t");
  await expect(late.client.threads.hot()).rejects.toMatchObject({ retryAfter: 600 });
  expect(late.sent).toHaveLength(1);
});

test("an abort ends a call, a pause before a repetition too, with the signal's reason", async () => {
  const reason = new Error("enough");
  const controller = new AbortController();
  const { client, sent } = against([refused(429, { retryAfter: 20 })], "t");
  const call = client.threads.hot({ signal: controller.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test("every operation of the contract is there once", async () => {
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

test("the stream goes on after the line breaks, and ends with a refusal or an abort", async () => {
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
