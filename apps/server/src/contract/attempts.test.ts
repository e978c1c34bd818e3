import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PAGE_RENDER_HEADER } from "../cache/response-cache.ts";
import { policy } from "../policy.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";

let server: TestServer;
let token: string;
let userId: string;

beforeAll(async () => {
  server = await startServer();
  ({ token, userId } = await server.member("author"));
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const { member, address } = policy.attempts;

/** Uses up the budget of a caller except for ten attempts. */
const spend = (caller: string, max: number) => server.app.attempts.take(caller, max - 10, max);

/** Sends calls until one is rate limited. @returns the number of accepted calls, and the refusal */
async function untilRefused(send: () => Promise<{ statusCode: number; body: string }>) {
  for (let accepted = 0; accepted < 100; accepted++) {
    const { statusCode, body } = await send();
    if (statusCode === 429) return { accepted, answer: JSON.parse(body) };
  }
  throw new Error("never refused");
}

const post = (url: string, payload: string, authorization?: string, ip = "127.0.0.1") =>
  server.inject({
    method: "POST",
    url: `/api${url}`,
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    remoteAddress: ip,
    payload,
  });

describe("attempts", () => {
  // The budget of an address refills every 50 ms, so a slow call may refill it.
  beforeEach(() => {
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now);
  });
  afterEach(() => void vi.restoreAllMocks());

  test("are counted before processing, so that refused calls count as well", async () => {
    spend(userId, member);
    const { accepted, answer } = await untilRefused(() =>
      post("/api/thread/create", "{broken", `Bearer ${token}`),
    );
    expect(accepted).toBe(10);
    expect(answer).toEqual({
      code: 429,
      msg: expect.stringMatching(/^操作太频繁，请 \d+ 秒后再试$/),
      reason: "RATE_LIMITED",
      retryAfter: expect.any(Number),
    });
    // Reads and other callers are not affected.
    expect((await server.post("/api/my/user/info/get", undefined, token)).code).toBe(200);
    const other = await server.member("other");
    expect((await server.post("/api/bbs/notice/read", {}, other.token)).code).not.toBe(429);
  });

  test("cost more for a long body, even in a reading call", async () => {
    const long = JSON.stringify({ content: "<a".repeat(100_000) });
    const { accepted } = await untilRefused(() => post("/api/bbs/draft/save", long, `Bearer ${token}`));
    expect(accepted).toBeLessThan(40);
    server.app.attempts.clear();
    const result = await untilRefused(() => post("/api/my/user/info/get", long, `Bearer ${token}`));
    expect(result.accepted).toBeLessThan(40);
  });

  test("of visitors are counted by address", async () => {
    spend("192.0.2.1", address);
    const { accepted } = await untilRefused(() =>
      post("/api/thread/create", "{}", "Bearer nobody", "192.0.2.1"),
    );
    expect(accepted).toBe(10);
    expect((await post("/login", "{}", undefined, "192.0.2.1")).statusCode).toBe(429);
    expect((await post("/login", "{}", undefined, "192.0.2.2")).statusCode).toBe(200);
  });
});

describe("calls that read", () => {
  const READS = 3000;
  const list = "/api/without/thread/topics";
  const spendReads = (caller: string) => server.app.attempts.take(`read:${caller}`, READS - 10, READS);
  const get = (url: string, options: { ip?: string; token?: string; page?: boolean } = {}) =>
    server.inject({
      url: `/api${url}`,
      remoteAddress: options.ip ?? "192.0.2.1",
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.page && { [PAGE_RENDER_HEADER]: "0" }),
      },
    });
  beforeEach(() => {
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now);
  });
  afterEach(() => void vi.restoreAllMocks());

  test("are limited by address for visitors and by member otherwise", async () => {
    spendReads("192.0.2.1");
    expect(await untilRefused(() => get(list))).toMatchObject({
      accepted: 10,
      answer: { reason: "RATE_LIMITED", retryAfter: 1 },
    });
    expect((await get(list, { ip: "192.0.2.2" })).statusCode).toBe(200);
    spendReads(userId);
    // From the address of the refused visitors.
    const mine = await untilRefused(() => get("/api/bbs/topic/mine", { token }));
    expect(mine.accepted).toBe(10);
    const response = await post("/api/my/user/info/get", "{}", `Bearer ${token}`);
    expect(response.statusCode).toBe(429);
    // Writes have a separate budget.
    expect((await post("/api/bbs/notice/read", "{}", `Bearer ${token}`)).statusCode).not.toBe(429);
  });

  test("of a page that is rendered do not count", async () => {
    spendReads("192.0.2.1");
    for (let n = 0; n < 20; n++) expect((await get(list, { page: true })).statusCode).toBe(200);
  });
});

describe("the token", () => {
  test.each(["bearer", "Bearer", "BEARER", "Bearer  ", "bearer\t"])(
    "is accepted after %j",
    async (scheme) => {
      const answer = await post("/api/my/user/info/get", "{}", `${scheme} ${token}`);
      expect(answer.json()).toMatchObject({ code: 200 });
    },
  );

  test.each(["", "Bearer", "Bearer ", "Basic abc", "Bearerabc", `Bearer ${"x".repeat(10_000)}`])(
    "is none in %j",
    async (authorization) => {
      expect((await post("/api/my/user/info/get", "{}", authorization)).json()).toMatchObject({ code: 401 });
    },
  );
});
