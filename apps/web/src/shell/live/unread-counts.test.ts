import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "#lib/app.tsx";
import { createQueryClient } from "#lib/query.ts";
import { pollUnread } from "./poll-unread.ts";
import { fetchUnread, sumUnread } from "./unread-counts.ts";

const counts = { unreadNotifications: 1, dialogNotifications: 2, systemNotifications: 3 };

function start(ask = vi.fn(async () => counts)) {
  const defaultView = new EventTarget();
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible" as DocumentVisibilityState,
    defaultView,
  });
  const online = () => defaultView.dispatchEvent(new Event("online"));
  const stop = pollUnread({ fetchCounts: ask, page: page as unknown as Document });
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { fetchCounts: ask, stop, show, online };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("STATE-048 adds up the three counts", () => {
  expect(sumUnread(counts)).toBe(6);
});

test("CONST-010 polls at once and then every 5 s, until stopped", async () => {
  const { fetchCounts: ask, stop } = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("does not poll while hidden and polls at once when visible again", async () => {
  const { fetchCounts: ask, show } = start();
  await vi.advanceTimersByTimeAsync(0);
  show("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("polls at once when back online, regardless of the back-off", async () => {
  const ask = vi.fn(async () => counts);
  for (let failure = 0; failure < 4; failure++) ask.mockRejectedValueOnce(new Error("offline"));
  const { stop, online } = start(ask);
  await vi.advanceTimersByTimeAsync(71_000);
  expect(ask).toHaveBeenCalledTimes(4);
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(5);
  stop();
  online();
  expect(ask).toHaveBeenCalledTimes(5);
});

test("doubles the interval up to 60 s after failures and resets to 5 s after a response", async () => {
  const ask = vi.fn(async () => counts);
  for (let failure = 0; failure < 6; failure++) ask.mockRejectedValueOnce(new Error("down"));
  start(ask);
  await vi.advanceTimersByTimeAsync(0);
  for (const pause of [10, 20, 40, 60, 60]) {
    const before = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
    expect(ask).toHaveBeenCalledTimes(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(before + 1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(before + 1);
});

test("API-112 sends tick 5 and ignores outdated responses", async () => {
  const waiting: ((value: object) => void)[] = [];
  const call = vi.fn(() => new Promise((resolve) => waiting.push(resolve)));
  const queries = createQueryClient();
  const session = { token: () => "t" };
  const app = { api: { call }, queries, session } as unknown as App;
  const both = [fetchUnread(app), fetchUnread(app)];
  expect(call).toHaveBeenCalledWith("unreadNotification", { body: { tick: 5 }, silent: true });
  waiting[1]?.({ ...counts, dialogNotifications: 0 });
  waiting[0]?.(counts);
  await Promise.all(both);
  expect(queries.getQueryData(["unread", "t"])).toMatchObject({ dialogNotifications: 0 });

  // Nor one that the server has overtaken by telling.
  const late = fetchUnread(app);
  void fetchUnread(app, { ...counts, revision: 9 });
  waiting[2]?.(counts);
  await late;
  expect(call).toHaveBeenCalledTimes(3);
  expect(queries.getQueryData(["unread", "t"])).toMatchObject({ revision: 9 });
});

test("refetches the permissions only with a new system notification", async () => {
  const call = vi.fn(async (_id: string) => Promise.reject(new Error("down")));
  const app = {
    api: { call },
    queries: createQueryClient(),
    session: { token: () => "t" },
  } as unknown as App;
  const countInfoRequests = async (systemNotifications: number, dialogNotifications = 0) => {
    await fetchUnread(app, { ...counts, systemNotifications, dialogNotifications, revision: 4 });
    return call.mock.calls.filter(([id]) => id === "ownInfo").length;
  };
  expect(await countInfoRequests(2)).toBe(0);
  expect(await countInfoRequests(2, 5)).toBe(0);
  expect(await countInfoRequests(0)).toBe(0);
  expect(await countInfoRequests(1)).toBe(1);
});
