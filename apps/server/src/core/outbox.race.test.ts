import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../db/client.ts";
import { consequences } from "../modules/content/act/act.consequences.ts";
import { reconcile } from "../modules/rewards/points/points-reconcile.ts";
import { policy } from "../policy.ts";
import { startServer, type TestServer } from "../test/support.ts";
import {
  columnOf,
  findStaleSortKeys,
  makeCircle,
  publish,
  requestId,
  resetRates,
} from "../test/thread-fixtures.ts";
import { OutboxWorker } from "./outbox.ts";
import { rowsOf } from "./sql.ts";

const LIKERS = 10;
const here = new URL("../../", import.meta.url).pathname;
const bundle = `${here}dist-outbox-${process.pid}.mjs`;

let server: TestServer;
let author: { token: string; userId: string };
let likers: { token: string; userId: string }[];
/** Number of rounds of actions in the current community. */
let rounds = 0;

async function populate(): Promise<void> {
  server = await startServer();
  author = await server.member("author");
  await makeCircle(server, "1");
  likers = [];
  rounds = 0;
  for (let i = 0; i < LIKERS; i++) likers.push(await server.member(`liker${i}`));
  // Only the processes and workers of a test apply events.
  await server.app.outbox.close();
}

beforeAll(async () => {
  await populate();
  const { build } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const banner = 'import { createRequire as of } from "node:module"; const require = of(import.meta.url);';
  const { outputFiles } = await build({
    ...{
      entryPoints: [`${here}src/test/outbox-process.ts`],
      bundle: true,
      write: false,
      banner: { js: banner },
    },
    ...{ platform: "node", format: "esm", target: "node24", logLevel: "silent" },
    external: ["@electric-sql/pglite", "@electric-sql/pglite/*", "@node-rs/argon2", "sharp"],
  });
  await writeFile(bundle, outputFiles[0]!.text);
});
beforeEach(() => resetRates(server));
afterAll(async () => {
  await rm(bundle, { force: true });
  await server.close();
});

const count = async (query: ReturnType<typeof sql>) =>
  rowsOf<{ n: number }>(await server.db.execute(query))[0]!.n;
const waiting = () => count(sql`select count(*)::int as n from outbox`);

/** Runs concurrent workers until no event is due. */
async function apply(workers = 1): Promise<void> {
  const running = Array.from(
    { length: workers },
    () => new OutboxWorker(server.db, consequences, server.app.reports),
  );
  const due = sql`select count(*)::int as n from outbox where due_at <= now()`;
  // A worker returns early when another one holds the lock.
  do await Promise.all(running.map((one) => one.settled()));
  while ((await count(due)) > 0);
  for (const one of running) await one.close();
}

/** Locks on the rows that a batch needs one after another: thread, member, circle, progress, unread counts. */
const stages = [
  () => sql`select 1 from threads order by id desc limit 1 for update`,
  () => sql`select 1 from users where id = ${author.userId}::bigint for update`,
  () => sql`select 1 from circles where id = 1 for update`,
  () => sql`select 1 from task_progress where user_id = ${likers[3]!.userId}::bigint for update`,
  () => sql`select 1 from unread_counts where user_id = ${author.userId}::bigint for update`,
];

/** Starts worker processes and kills them when one waits for the rows of a stage. */
async function applyAndKill(stage: () => ReturnType<typeof sql>, processes: number): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.execute(stage());
    const children = Array.from({ length: processes }, () =>
      spawn(process.execPath, [bundle, server.url], { cwd: here, stdio: ["ignore", "ignore", "inherit"] }),
    );
    const exits = children.map((child) => once(child, "exit"));
    const blocked = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect(await count(blocked)).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 5,
    });
    for (const child of children) child.kill("SIGKILL");
    await Promise.all(exits);
  });
}

/** Lets all members like, favourite and comment on a new thread. */
async function act(): Promise<void> {
  rounds += 1;
  await resetRates(server);
  const threadId = await publish(server, author.token, { circleId: "1", topicList: [{ content: "杀" }] });
  const answers = await Promise.all(
    likers.flatMap(({ token }) => [
      server.post("/api/thread/thumbup", { threadId, value: 1 }, token),
      server.post("/api/thread/favorite", { threadId, value: 1 }, token),
      server.post("/api/thread/addPost", { threadId, content: `第${rounds}次` }, token),
    ]),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
}

/** Checks all consequences of the actions. */
async function expectConsequences(): Promise<void> {
  const each = LIKERS * rounds;
  expect(await waiting()).toBe(0);
  expect((await reconcile(server.db)).faults).toEqual([]);
  expect(await columnOf(server, "users", "liked_count", author.userId)).toBe(each);
  expect(await columnOf(server, "circles", "interact_count", "1")).toBe(2 * each);
  expect(await count(sql`select sum(actor_count)::int as n from notice_groups`)).toBe(3 * each);
  expect(
    await count(sql`select interactions as n from unread_counts where user_id = ${author.userId}::bigint`),
  ).toBe(3 * each);
  const countGains = (source: string) =>
    count(sql`select count(*)::int as n from exp_entries where source = ${source}`);
  expect(await countGains("liked")).toBe(Math.min(each, policy.experience.liked.perDay));
  expect(await countGains("commented")).toBe(LIKERS * Math.min(rounds, policy.experience.commented.perDay));
  // Three likes and one comment complete the daily tasks.
  const countRewards = (work: string) =>
    count(sql`select count(*)::int as n from point_entries e join tasks t on t.id::text = e.source_id
      where e.source = 'task' and t.work = ${work} and t.type = 'day'`);
  expect(await countRewards("LIKE_POST")).toBe(rounds < 3 ? 0 : LIKERS);
  expect(await countRewards("COMMENT_POST")).toBe(LIKERS);
  const scores = rowsOf<{ stored: number; real: number }>(
    await server.db.execute(sql`
      select hot_score as stored, like_count * 2 + reply_count * 5 + favorite_count * 3 as real from threads`),
  );
  expect(scores.every(({ stored, real }) => stored === real)).toBe(true);
  expect(await findStaleSortKeys(server)).toEqual([]);
}

const ROUNDS = 10;
/** Number of communities. Each one survives `ROUNDS` kills. */
const communities = Math.ceil(Number(process.env.OUTBOX_KILLS ?? ROUNDS) / ROUNDS);

async function killInEachRound(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await act();
    // Sometimes two processes, one of which waits for the lock of the other.
    await applyAndKill(stages[round % stages.length]!, round % 3 === 0 ? 2 : 1);
    expect(await waiting()).toBeGreaterThan(0);
    if (round === 2) await apply();
  }
  await apply();
  await expectConsequences();
}

test(
  "every reward is applied exactly once, whenever a process is killed",
  async () => {
    await killInEachRound();
    for (let more = 1; more < communities; more++) {
      await server.close();
      await populate();
      await killInEachRound();
    }
  },
  60_000 * communities,
);

const STEPS = ["read", "refreshed", "taken", "applied", "committed"];
test.each(STEPS)(
  "a process that is killed when it has %s a batch neither loses nor repeats events",
  async (step) => {
    await act();
    const acts = await waiting();
    const child = spawn(process.execPath, [bundle, server.url, step], {
      ...{ cwd: here, stdio: ["ignore", "pipe", "inherit"] },
    });
    const exit = once(child, "exit");
    const [output] = await once(child.stdout!, "data");
    expect(String(output)).toBe(step);
    child.kill("SIGKILL");
    await exit;
    expect(await waiting()).toBe(step === "committed" ? 0 : acts);
    await apply();
    await expectConsequences();
  },
);

/** Creates a worker that awaits a hook at a step of its first batch. */
function createHookedWorker(hook: {
  read?: () => Promise<void>;
  taken?: typeof terminate;
  applied?: typeof terminate;
}) {
  let isFirst = true;
  const once = (step: keyof typeof hook, db: Db) => {
    const call = isFirst ? hook[step] : undefined;
    if (call) isFirst = false;
    return call?.(db);
  };
  return new OutboxWorker(
    server.db,
    {
      async refresh(db, deeds) {
        await once("read", db);
        await consequences.refresh(db, deeds);
      },
      async apply(tx, deeds) {
        await once("taken", tx);
        await consequences.apply(tx, deeds);
        await once("applied", tx);
      },
    },
    { warn: () => {} },
  );
}

/** Terminates the connection of a transaction. */
async function terminate(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
}

test.each(["taken", "applied"])(
  "a connection that is lost when a batch is %s neither loses nor repeats events",
  async (step) => {
    await act();
    const worker = createHookedWorker({ [step]: terminate });
    await worker.settled();
    await worker.close();
    await apply();
    await expectConsequences();
  },
);

/** Starts a worker that pauses after reading the due events. @returns a function that resumes and closes it */
async function pauseAfterReading(): Promise<() => Promise<void>> {
  let release = () => {};
  const pause = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reading = new Promise<OutboxWorker>((resolve) => {
    const worker = createHookedWorker({
      read() {
        resolve(worker);
        return pause;
      },
    });
    void worker.settled();
  });
  const worker = await reading;
  return async () => {
    const closing = worker.close();
    release();
    await closing;
  };
}

test("two workers that have read the same events apply each of them once", async () => {
  await act();
  const acts = await waiting();
  const first = await pauseAfterReading();
  await act();
  const second = await pauseAfterReading();
  await first();
  expect(await waiting()).toBe(acts);
  await second();
  await expectConsequences();
});

test("a worker does not apply events that another one has applied after it read them", async () => {
  await act();
  const late = await pauseAfterReading();
  await apply(8);
  await late();
  await expectConsequences();
});

test("an event that cannot be applied delays no others and is retried", async () => {
  await act();
  const broken = {
    kind: "liked",
    userId: "999999999",
    day: "2026-11-23",
    threadId: "1",
    authorId: author.userId,
  };
  await server.db.execute(sql`insert into outbox (deed) values (${JSON.stringify(broken)}::jsonb)`);
  await apply();
  const left = rowsOf<{ attempts: number; later: boolean }>(
    await server.db.execute(sql`select attempts, due_at > now() as later from outbox`),
  );
  expect(left).toEqual([{ attempts: 1, later: true }]);
  await server.db.execute(sql`delete from outbox`);
  await expectConsequences();
});

test("events that arrive during a batch and during the pause after it form one batch", async () => {
  const deed = { kind: "unfavorited", userId: likers[0]!.userId, day: "2026-11-23", threadId: "1" };
  const queue = (times: number) =>
    server.db.execute(sql`
      insert into outbox (deed) select ${JSON.stringify(deed)}::jsonb from generate_series(1, ${times}::int)`);
  const batches: { deeds: number; began: number; ended: number }[] = [];
  const worker: OutboxWorker = new OutboxWorker(
    server.db,
    {
      refresh: async () => {},
      async apply(_tx, { length }) {
        const began = performance.now();
        if (batches.length === 0) {
          await queue(1);
          worker.wake(deed.userId);
          // Longer than the gathering time, so that only the pause remains.
          await sleep(policy.outbox.gatherMs + 50);
          await queue(1);
          worker.wake(deed.userId);
        }
        batches.push({ deeds: length, began, ended: performance.now() });
      },
    },
    server.app.reports,
  );
  await queue(1);
  worker.wake(deed.userId);
  await vi.waitFor(() => expect(worker.isBehind()).toBe(false), { timeout: 10_000, interval: 5 });
  await worker.close();
  const [first, second] = batches;
  expect(batches.map(({ deeds }) => deeds)).toEqual([1, 2]);
  expect(second!.began - first!.ended).toBeGreaterThanOrEqual(policy.outbox.restMs);
});

/** Returns the statements that a call sends. */
async function statementsOf(call: () => Promise<{ code: number }>): Promise<string[]> {
  const sent: string[] = [];
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | { text: string }];
    sent.push(typeof first === "string" ? first : first.text);
    return query.apply(this, args) as never;
  });
  expect((await call()).code).toBe(200);
  spy.mockRestore();
  return sent;
}

test("an action is a single writing statement outside of a transaction", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const { token } = await server.member("sparing");
  const isWrite = (text: string) => /\b(insert|update|delete|begin|for no key update)\b/i.test(text);
  const call = (path: string, body: object) =>
    statementsOf(() => server.post(`/api/thread/${path}`, { threadId, ...body }, token));
  const comment = await call("addPost", { content: "只说一句", requestId: requestId("sparing") });
  expect(comment.length).toBeLessThanOrEqual(12);
  expect(comment.filter(isWrite)).toHaveLength(1);
  for (const act of ["thumbup", "favorite", "share"]) {
    const sent = await call(act, {});
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(sent.filter(isWrite)).toHaveLength(1);
  }
});
