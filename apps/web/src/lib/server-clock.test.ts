import { expect, test, vi } from "vitest";
import { createServerClock, withServerClock } from "./server-clock.ts";

const SERVER_TIME = Date.UTC(2026, 10, 30, 12);
const at = (ms: number) => new Date(SERVER_TIME + ms).toUTCString();

test("follows the server when the clock of the device is wrong", async () => {
  let uptime = 500;
  const clock = createServerClock(
    () => SERVER_TIME - 3_600_000 + uptime,
    () => uptime,
  );
  const listener = vi.fn();
  clock.subscribe(listener);
  expect(clock.now()).toBe(SERVER_TIME - 3_600_000 + 500);
  const fetch = withServerClock(async () => new Response("", { headers: { date: at(0) } }), clock);
  await fetch(new Request("http://test.invalid"));
  expect(clock.now()).toBe(SERVER_TIME);
  expect(listener).toHaveBeenCalledOnce();
  uptime += 60_000;
  expect(clock.now()).toBe(SERVER_TIME + 60_000);
});

test("ignores cached responses, missing headers and small differences", () => {
  const clock = createServerClock(
    () => SERVER_TIME + 20_000,
    () => 0,
  );
  const listener = vi.fn();
  clock.subscribe(listener);
  clock.record(at(0));
  clock.record(at(-86_400_000));
  clock.record(null);
  clock.record("gestern");
  expect(clock.now()).toBe(SERVER_TIME + 20_000);
  expect(listener).not.toHaveBeenCalled();
});
