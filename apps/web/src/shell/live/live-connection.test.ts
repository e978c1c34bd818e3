import type { LiveUnread } from "@lenscape/api/types";
import { QueryObserver, skipToken } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "#lib/app.tsx";
import { createQueryClient } from "#lib/query.ts";
import { connectLive, getRetryDelay } from "./live-connection.ts";
import { fetchUnread } from "./unread-counts.ts";

const counts = { unreadNotifications: 0, dialogNotifications: 1, systemNotifications: 0, revision: 4 };

/** A server whose streams the test writes itself. */
function serve() {
  const streams: {
    query: object;
    signal: AbortSignal;
    tell: (name: string, data: object) => void;
    say: (text: string) => void;
    end: () => void;
  }[] = [];
  const open = vi.fn(async (_id: string, { query, signal }: { query: object; signal: AbortSignal }) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
      },
    });
    signal.addEventListener("abort", () => controller.error(signal.reason));
    const say = (text: string) => controller.enqueue(new TextEncoder().encode(text));
    streams.push({
      query,
      signal,
      say,
      tell: (name, data) => say(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => controller.close(),
    });
    return { response: new Response(body, { headers: { "content-type": "text/event-stream" } }) };
  });
  return { streams, open };
}

function start(server = serve()) {
  const defaultView = new EventTarget();
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible" as DocumentVisibilityState,
    defaultView,
  });
  const online = () => defaultView.dispatchEvent(new Event("online"));
  const session = { token: () => "t" };
  const app = { api: { open: server.open }, queries: createQueryClient(), session } as unknown as App;
  const ask = vi.fn(async () => undefined);
  const tell = (_app: App, told?: LiveUnread) => (told ? fetchUnread(app, told) : ask());
  const stop = connectLive(app, tell, page as unknown as Document);
  /** Returns the number of polls within a time in milliseconds. */
  const asksIn = async (ms: number) => {
    const before = ask.mock.calls.length;
    await settle(ms);
    return ask.mock.calls.length - before;
  };
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const watch = (threadId: string) =>
    new QueryObserver(app.queries, {
      queryKey: ["heard", threadId],
      queryFn: skipToken,
      meta: { watchedThread: threadId },
    }).subscribe(() => undefined);
  return { ...server, app, ask, asksIn, stop, show, watch, online };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("STATE-048 starts polling within 5 s without a stream and stops with its first event", async () => {
  const { streams, app, asksIn } = start();
  expect(await asksIn(15_000)).toBe(3);
  streams[0]?.tell("unread", counts);
  await settle();
  expect(app.queries.getQueryData(["unread", "t"])).toEqual(counts);
  for (let minute = 0; minute < 5; minute++) {
    expect(await asksIn(50_000)).toBe(0);
    streams[0]?.say(":\n\n");
  }
});

test("polls within 5 s after a stream ends and reconnects with back-off", async () => {
  const { streams, asksIn, open } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  streams[0]?.end();
  await settle();
  expect(await asksIn(5000)).toBeGreaterThan(0);
  streams.at(-1)?.end();
  await settle();
  for (const pause of [4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const before = open.mock.calls.length;
    await settle(pause / 4 - 1);
    expect(open).toHaveBeenCalledTimes(before);
    await settle(pause);
    expect(open).toHaveBeenCalledTimes(before + 1);
    streams.at(-1)?.end();
    await settle();
  }
  expect(await asksIn(15_000)).toBe(3);
});

test("randomizes the back-off up to a minute", () => {
  expect([getRetryDelay(1, 0), getRetryDelay(1, 1)]).toEqual([500, 2000]);
  expect([getRetryDelay(3, 0), getRetryDelay(3, 1)]).toEqual([2000, 8000]);
  expect([getRetryDelay(40, 0), getRetryDelay(40, 1)]).toEqual([15_000, 60_000]);
});

test("closes a silent stream; keep-alive comments keep the stream open", async () => {
  const { streams, asksIn } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  for (let beat = 0; beat < 4; beat++) {
    await settle(25_000);
    streams[0]?.say(":\n\n");
  }
  await settle(59_000);
  expect(streams[0]?.signal.aborted).toBe(false);
  await settle(2000);
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(await asksIn(5000)).toBeGreaterThan(0);
});

test("closes the stream while hidden and reopens it when visible again", async () => {
  const { streams, ask, asksIn, show, open } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  await settle();
  show("hidden");
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(await asksIn(600_000)).toBe(0);
  expect(open).toHaveBeenCalledTimes(1);
  const callCount = ask.mock.calls.length;
  show("visible");
  await settle(1000);
  expect(ask).toHaveBeenCalledTimes(callCount + 1);
  expect(open).toHaveBeenCalledTimes(2);
});

test("reconnects at once when back online and drops the old stream", async () => {
  const { streams, open, stop, online } = start();
  await settle();
  for (let failure = 0; failure < 6; failure++) {
    streams.at(-1)?.end();
    await settle(60_000);
  }
  streams.at(-1)?.end();
  await settle(1000);
  const before = open.mock.calls.length;
  online();
  await settle(500);
  expect(open).toHaveBeenCalledTimes(before + 1);
  const stale = streams.at(-1);
  online();
  await settle(500);
  expect(stale?.signal.aborted).toBe(true);
  expect(open).toHaveBeenCalledTimes(before + 2);
  stop();
});

test("watches the open thread without polling in between", async () => {
  const { streams, app, asksIn, watch } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  await settle();
  expect(streams[0]?.query).toEqual({ threadId: undefined });
  watch("327");
  expect(await asksIn(1000)).toBe(0);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(streams[1]?.query).toEqual({ threadId: "327" });
  streams[1]?.tell("comments", { threadId: "327", replyCount: 18 });
  await settle();
  expect(app.queries.getQueryData(["heard", "327"])).toBe(18);
  expect(await asksIn(10_000)).toBe(0);
});

test("opens no stream and sends no event after it is stopped", async () => {
  const { streams, stop, asksIn, show, open } = start();
  await settle();
  stop();
  expect(streams[0]?.signal.aborted).toBe(true);
  show("hidden");
  show("visible");
  expect(await asksIn(600_000)).toBe(0);
  expect(open).toHaveBeenCalledTimes(1);
});
