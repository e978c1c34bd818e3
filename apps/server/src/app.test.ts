import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, type TestServer } from "./test/support.ts";
import { fetchInProcess } from "./web/in-process.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("a fault is an HTTP 500 in the envelope, with a trace ID that is logged once", async () => {
  const logError = vi.spyOn(server.app.log, "error");
  await server.db.execute(sql`alter table topics rename to topics_away`);
  try {
    const url = "/api/api/without/thread/topics";
    const [first, second] = [await server.inject({ url }), await server.inject({ url })];
    expect(first.statusCode).toBe(500);
    expect(first.json()).toEqual({
      code: 500,
      msg: "系统繁忙，请稍后再试",
      reason: "INTERNAL_ERROR",
      traceId: first.headers["x-request-id"],
    });
    expect(first.headers["content-type"]).toMatch(/^application\/json/);
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      { traceId: first.json().traceId, err: expect.any(Error) },
      "fault",
    );
    server.app.reports.close();
    expect(logError).toHaveBeenLastCalledWith(
      { type: "DatabaseError", errorCode: "42P01", times: 1, traceIds: [second.json().traceId] },
      "fault, again",
    );
  } finally {
    await server.db.execute(sql`alter table topics_away rename to topics`);
    logError.mockRestore();
  }
});

test("every response has its request ID, and the calls of a page have that of the page", async () => {
  const requestId = { "x-request-id": "from-the-proxy-1" };
  for (const url of ["/api/getInfo", "/api/api/without/thread/topics", "/healthz", "/nowhere"]) {
    expect((await server.inject({ url, headers: requestId })).headers).toMatchObject(requestId);
    expect((await server.inject({ url })).headers["x-request-id"]).toMatch(/^[\w-]{14,}$/);
  }
  const fetch = fetchInProcess(server.app, { partsFrom: 0, traceId: "a-page-request", onPart: () => {} });
  await server.db.execute(sql`alter table topics rename to topics_away`);
  try {
    server.endShared();
    const answer = await fetch(new Request("http://localhost/api/api/without/thread/topics"));
    expect(await answer.json()).toMatchObject({ code: 500, traceId: "a-page-request" });
  } finally {
    await server.db.execute(sql`alter table topics_away rename to topics`);
  }
});

test("errors that a caller can fix are HTTP 200", async () => {
  for (const [path, code] of [
    ["/api/without/thread/topics?pageNum=0", 400],
    ["/getInfo", 401],
    ["/api/without/circledetail/999999", 404],
  ] as const) {
    expect(await server.get(path)).toMatchObject({ status: 200, code });
  }
});

test("/readyz answers 200 on a migrated database", async () => {
  expect((await server.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
});
