import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, type TestServer } from "./test/support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("a fault is an HTTP 500 with the envelope, whose number finds its one line in the log", async () => {
  const told = vi.spyOn(server.app.log, "error");
  await server.db.execute(sql`alter table topics rename to topics_away`);
  try {
    const url = "/api/api/without/thread/topics";
    const [first, second] = [await server.inject({ url }), await server.inject({ url })];
    expect(first.statusCode).toBe(500);
    expect(first.json()).toEqual({
      code: 500,
      msg: "系统繁忙，请稍后再试",
      reason: "INTERNAL_ERROR",
      traceId: expect.stringMatching(/^req-/),
    });
    expect(first.headers["content-type"]).toMatch(/^application\/json/);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { traceId: first.json().traceId, err: expect.any(Error) },
      "fault",
    );
    server.app.reports.close();
    expect(told).toHaveBeenLastCalledWith(
      { type: "DatabaseError", code: "42P01", times: 1, traceIds: [second.json().traceId] },
      "fault, again",
    );
  } finally {
    await server.db.execute(sql`alter table topics_away rename to topics`);
    told.mockRestore();
  }
});

test("what a caller can fix stays an HTTP 200", async () => {
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
