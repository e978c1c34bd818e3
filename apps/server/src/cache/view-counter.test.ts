import { describe, expect, test, vi } from "vitest";
import type { Db } from "../db/client.ts";
import { ViewCounter } from "./view-counter.ts";

test("keeps views that could not be written for the next flush", async () => {
  const execute = vi.fn(async (_statement: unknown) => {});
  const views = new ViewCounter({ execute } as unknown as Db, { warn: vi.fn() });
  views.add([["threads", "7"]], "192.0.2.1");
  execute.mockRejectedValueOnce(new Error("down"));
  await expect(views.flush()).rejects.toThrow("down");
  await views.flush();
  expect(execute).toHaveBeenCalledTimes(2);
  await views.flush();
  expect(execute).toHaveBeenCalledTimes(2);
  await views.close();
});

describe("a visitor's views", () => {
  /** A counter on a clock that the test moves; `flush` returns the number of written statements. */
  function createCounter(maxCounted = 100) {
    const clock = { now: 1000 };
    const execute = vi.fn(async (_statement: unknown) => {});
    const limits = { windowMs: 1000, maxCounted };
    const views = new ViewCounter({ execute } as unknown as Db, { warn: vi.fn() }, limits, {
      now: () => clock.now,
    });
    const isCounted = async (id: string, visitor: string, kind: "threads" | "topics" = "threads") => {
      execute.mockClear();
      views.add([[kind, id]], visitor);
      await views.flush();
      return execute.mock.calls.length === 1;
    };
    return { clock, isCounted };
  }

  test("counts once per thread or topic and window", async () => {
    const { clock, isCounted } = createCounter();
    expect(await isCounted("7", "a")).toBe(true);
    expect(await isCounted("7", "a")).toBe(false);
    expect(await isCounted("7", "a", "topics")).toBe(true);
    expect(await isCounted("8", "a")).toBe(true);
    expect(await isCounted("7", "b")).toBe(true);
    clock.now = 1999;
    expect(await isCounted("7", "a")).toBe(false);
    clock.now = 2001;
    expect(await isCounted("7", "a")).toBe(true);
    expect(await isCounted("7", "a")).toBe(false);
  });

  test("forgets the oldest views beyond the limit", async () => {
    const { isCounted } = createCounter(2);
    for (const id of ["1", "2", "3"]) expect(await isCounted(id, "a")).toBe(true);
    expect(await isCounted("3", "a")).toBe(false);
    expect(await isCounted("2", "a")).toBe(false);
    expect(await isCounted("1", "a")).toBe(true);
  });
});
