import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "#lib/app.tsx";
import { createQueries } from "#lib/query.ts";
import { heardCommentsKey } from "./heard-comments.ts";
import { retryPause, stayLive } from "./live.ts";

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
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return { streams, open };
}

function start(server = serve()) {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const app = { api: { open: server.open }, queries: createQueries() } as unknown as App;
  const relax = vi.fn();
  const stop = stayLive(app, "t", relax, page as unknown as Document);
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const watch = (threadId: string) =>
    new QueryObserver(app.queries, { queryKey: heardCommentsKey(threadId), enabled: false }).subscribe(
      () => undefined,
    );
  return { ...server, app, relax, stop, show, watch };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("STATE-048 what the server tells is shown, and from the first event on the poll is relaxed", async () => {
  const { streams, app, relax } = start();
  await settle();
  expect(relax).not.toHaveBeenCalled();
  streams[0]?.tell("unread", counts);
  await settle();
  expect(app.queries.getQueryData(["unread", "t"])).toEqual(counts);
  expect(relax.mock.calls).toEqual([[true]]);
});

test("when a stream ends the poll takes over at once, and another stream is tried later and later", async () => {
  const { streams, relax, open } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  streams[0]?.end();
  await settle();
  expect(relax.mock.calls).toEqual([[true], [false]]);
  for (const pause of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const before = open.mock.calls.length;
    await settle(pause / 4 - 1);
    expect(open).toHaveBeenCalledTimes(before);
    await settle(pause);
    expect(open).toHaveBeenCalledTimes(before + 1);
    streams.at(-1)?.end();
    await settle();
  }
  expect(relax).toHaveBeenCalledTimes(2);
});

test("the pauses differ from page to page, and are never longer than a minute", () => {
  expect([retryPause(1, 0), retryPause(1, 1)]).toEqual([500, 2000]);
  expect([retryPause(3, 0), retryPause(3, 1)]).toEqual([2000, 8000]);
  expect([retryPause(40, 0), retryPause(40, 1)]).toEqual([15_000, 60_000]);
});

test("a stream that falls silent is given up; a line that says nothing keeps it", async () => {
  const { streams, relax } = start();
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
  expect(relax.mock.lastCall).toEqual([false]);
});

test("a hidden page has no stream, and opens one when it is seen again", async () => {
  const { streams, relax, show, open } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  await settle();
  show("hidden");
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(relax.mock.lastCall).toEqual([false]);
  await settle(600_000);
  expect(open).toHaveBeenCalledTimes(1);
  show("visible");
  await settle(1000);
  expect(open).toHaveBeenCalledTimes(2);
});

test("the thread that is shown is watched, without the poll's taking over in between", async () => {
  const { streams, app, relax, watch } = start();
  await settle();
  streams[0]?.tell("unread", counts);
  await settle();
  expect(streams[0]?.query).toEqual({ threadId: undefined });
  watch("327");
  await settle(1000);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(streams[1]?.query).toEqual({ threadId: "327" });
  streams[1]?.tell("comments", { threadId: "327", replyCount: 18 });
  await settle();
  expect(app.queries.getQueryData(heardCommentsKey("327"))).toBe(18);
  expect(relax.mock.calls).toEqual([[true]]);
});

test("after its end nothing is opened and nothing is told", async () => {
  const { streams, stop, relax, show, open } = start();
  await settle();
  stop();
  expect(streams[0]?.signal.aborted).toBe(true);
  show("hidden");
  show("visible");
  await settle(600_000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(relax).not.toHaveBeenCalled();
});
