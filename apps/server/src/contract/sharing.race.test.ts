import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { type Database, openPostgres } from "../db/client.ts";
import { policy } from "../policy.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { comment, publish, resetRates } from "../test/thread-fixtures.ts";

let here: TestServer;
let database: Database;
let there: FastifyInstance;
let ann: { token: string; userId: string };
let bob: typeof ann;

beforeAll(async () => {
  here = await startServer();
  database = openPostgres(here.url);
  there = await buildApp(here.config, database);
  ann = await here.member("ann");
  bob = await here.member("bob");
  // The clock is frozen, so that nothing expires by age.
  vi.useFakeTimers({ toFake: ["Date"] });
});
beforeEach(() => resetRates(here));
afterAll(async () => {
  vi.useRealTimers();
  await there.close();
  await database.close();
  await here.close();
});

const HOME = "/api/without/thread/homelist?tab=latest";
const comments = (threadId: string) => `/api/without/thread/postlist?threadId=${threadId}`;
const detail = (threadId: string) => `/api/without/thread/detailV2?threadId=${threadId}`;

/** Sends a GET to one of the two processes. */
async function read(app: FastifyInstance, path: string, token?: string) {
  const answer = await app.inject({
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return answer.json();
}

/**
 * Returns the statements that are sent while `act` runs, without those of any call: viewer, outbox, check of the
 * notification connection, access settings.
 */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  // Deferred writes of earlier reads are flushed first.
  for (const app of [here.app, there]) await Promise.all([app.deferredWrites.flush(), app.views.flush()]);
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  await act();
  const texts = (query.mock.calls as unknown[][]).map(([first]) =>
    typeof first === "string" ? first : (first as { text: string }).text,
  );
  query.mockRestore();
  return texts.filter(
    (text) =>
      !/from "sessions"|from "site_flags"|from "access_blocks"|from outbox|lenscape_news|pg_notify|^listen|^select 1$/.test(
        text,
      ),
  );
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Awaits a write and advances the clock. */
async function write<Written>(act: Promise<Written>): Promise<Written> {
  const written = await act;
  pass(1);
  return written;
}

/** Waits for a state that depends on a notification. */
async function waitForNotification(check: () => Promise<void>): Promise<void> {
  const until = performance.now() + 15_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(5);
    }
  }
}

test("the shared part is read once for visitors and members, and a member's own part with one statement", async () => {
  const threadId = await publish(here, ann.token);
  await write(comment(here, bob.token, threadId));
  const state = { threadIds: [threadId], userIds: [ann.userId], topicIds: [], circleIds: [] };
  const paths = [HOME, comments(threadId), detail(threadId)];
  for (const path of paths) await read(here.app, path);
  const costs = [];
  for (const path of paths) costs.push((await statementsOf(() => read(here.app, path, bob.token))).length);
  costs.push((await statementsOf(() => here.post("/api/bbs/viewer/state", state, bob.token))).length);
  expect(costs).toEqual([0, 1, 1, 1]);
});

test("a new and a deleted thread are visible at once through every process", async () => {
  const seen = async (app: FastifyInstance, token?: string) =>
    (await read(app, HOME, token)).rows.map(({ id }: { id: string }) => id);
  for (const app of [here.app, there]) await seen(app);
  const threadId = await write(publish(here, ann.token));
  expect(await seen(here.app)).toContain(threadId);
  await waitForNotification(async () => {
    expect(await seen(there)).toContain(threadId);
    expect(await seen(there, bob.token)).toContain(threadId);
  });
  await write(here.post("/api/thread/del", { threadId }, ann.token));
  expect(await seen(here.app)).not.toContain(threadId);
  await waitForNotification(async () => expect(await seen(there)).not.toContain(threadId));
});

test("a comment makes the comments of its thread stale in every process, and nothing else", async () => {
  const one = await publish(here, ann.token);
  const other = await write(publish(here, ann.token));
  const total = async (app: FastifyInstance, id: string) => (await read(app, comments(id))).total;
  // The notification of the threads has arrived.
  await waitForNotification(async () => {
    for (const id of [one, other]) expect(await total(there, id)).toBe(0);
    await read(there, HOME);
    await pause(20);
    expect(await statementsOf(() => read(there, HOME))).toEqual([]);
  });
  await total(here.app, one);
  await write(comment(here, bob.token, one));
  expect(await total(here.app, one)).toBe(1);
  await waitForNotification(async () => expect(await total(there, one)).toBe(1));
  expect(await statementsOf(() => total(there, other))).toEqual([]);
  expect(await statementsOf(() => read(there, HOME))).toEqual([]);
});

test("a like is in its member's next response from every process, and in everybody's within a second", async () => {
  const threadId = await write(publish(here, ann.token));
  const likes = async (app: FastifyInstance, token?: string) =>
    (await read(app, detail(threadId), token)).data.thread.likeCount;
  for (const app of [here.app, there]) expect(await likes(app)).toBe(0);
  await write(here.post("/api/thread/thumbup", { threadId, value: 1 }, bob.token));
  expect(await statementsOf(() => likes(here.app))).toEqual([]);
  expect(await likes(here.app, bob.token)).toBe(1);
  await waitForNotification(async () => expect(await likes(there, bob.token)).toBe(1));
  const another = await publish(here, ann.token);
  expect((await read(here.app, detail(another))).data.thread.likeCount).toBe(0);
  await write(here.post("/api/thread/thumbup", { threadId: another, value: 1 }, bob.token));
  expect((await read(here.app, detail(another))).data.thread.likeCount).toBe(0);
  pass(policy.cache.maxAgeMs);
  expect((await read(here.app, detail(another))).data.thread.likeCount).toBe(1);
});

test("no response contains what belongs to another viewer, however requests are mixed", async () => {
  const threadId = await publish(here, ann.token);
  const { id: postId } = await comment(here, bob.token, threadId);
  await here.post("/api/thread/thumbup", { threadId, value: 1 }, bob.token);
  // A member who has just written would not share a load.
  await write(here.post("/api/thread/thumbup", { postId, value: 1 }, ann.token));
  const of = async (token?: string) => {
    const [{ data }, { rows }] = await Promise.all([
      read(here.app, detail(threadId), token),
      read(here.app, comments(threadId), token),
    ]);
    const [post] = rows;
    return [data.viewer.isLike, data.viewer.mayDo.includes("edit"), post.isLike, post.mayDelete];
  };
  for (let round = 0; round < 5; round++) {
    here.endShared();
    const [mine, his, nobodys] =
      round % 2 === 0
        ? await Promise.all([of(ann.token), of(bob.token), of()])
        : [await of(ann.token), await of(bob.token), await of()];
    expect({ mine, his, nobodys }).toEqual({
      mine: [false, true, true, false],
      his: [true, false, false, true],
      nobodys: [false, false, false, false],
    });
  }
});

test("concurrent requests for an invalidated response share one load", async () => {
  // Advance past the millisecond of the write.
  pass(1);
  await read(here.app, HOME);
  here.endShared();
  const alone = await statementsOf(() => read(here.app, HOME));
  here.endShared();
  const together = await statementsOf(() =>
    Promise.all(Array.from({ length: 20 }, (_, n) => read(here.app, HOME, n % 2 ? bob.token : undefined))),
  );
  expect(together).toHaveLength(alone.length);
});
