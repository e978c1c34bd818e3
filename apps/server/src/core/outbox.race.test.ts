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
/** Rounds of acts in the present community. */
let rounds = 0;

async function populate(): Promise<void> {
  server = await startServer();
  author = await server.member("author");
  await makeCircle(server, "1");
  likers = [];
  rounds = 0;
  for (let i = 0; i < LIKERS; i++) likers.push(await server.member(`liker${i}`));
  // What is applied is applied by the processes of a test alone.
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

/** Lets so many workers apply at once until nothing is due. */
async function apply(workers = 1): Promise<void> {
  const running = Array.from(
    { length: workers },
    () => new OutboxWorker(server.db, consequences, server.app.reports),
  );
  const due = sql`select count(*)::int as n from outbox where due_at <= now()`;
  // One that finds another at work leaves it to that one.
  do await Promise.all(running.map((one) => one.settled()));
  while ((await count(due)) > 0);
  for (const one of running) await one.close();
}

/** Rows that applying needs one after the other: of threads, members, places, progress, unread counts. */
const stages = [
  () => sql`select 1 from threads order by id desc limit 1 for update`,
  () => sql`select 1 from users where id = ${author.userId}::bigint for update`,
  () => sql`select 1 from circles where id = 1 for update`,
  () => sql`select 1 from task_progress where user_id = ${likers[3]!.userId}::bigint for update`,
  () => sql`select 1 from unread_counts where user_id = ${author.userId}::bigint for update`,
];

/** Starts processes that apply, and kills them once one waits for the rows of a stage. */
async function applyAndKill(stage: () => ReturnType<typeof sql>, processes: number): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.execute(stage());
    const children = Array.from({ length: processes }, () =>
      spawn(process.execPath, [bundle, server.url], { cwd: here, stdio: ["ignore", "ignore", "inherit"] }),
    );
    const gone = children.map((child) => once(child, "exit"));
    const stuck = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect(await count(stuck)).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 5,
    });
    for (const child of children) child.kill("SIGKILL");
    await Promise.all(gone);
  });
}

/** Everybody likes and favourites a new thread of the author, and comments on it. */
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

/** All that acts have brought about, which has to be the same however they were applied. */
async function outcome(): Promise<void> {
  const each = LIKERS * rounds;
  expect(await waiting()).toBe(0);
  expect((await reconcile(server.db)).faults).toEqual([]);
  expect(await columnOf(server, "users", "liked_count", author.userId)).toBe(each);
  expect(await columnOf(server, "circles", "interact_count", "1")).toBe(2 * each);
  expect(await count(sql`select sum(actor_count)::int as n from notice_groups`)).toBe(3 * each);
  expect(
    await count(sql`select interactions as n from unread_counts where user_id = ${author.userId}::bigint`),
  ).toBe(3 * each);
  const gained = (source: string) =>
    count(sql`select count(*)::int as n from exp_entries where source = ${source}`);
  expect(await gained("liked")).toBe(Math.min(each, policy.experience.liked.perDay));
  expect(await gained("commented")).toBe(LIKERS * Math.min(rounds, policy.experience.commented.perDay));
  // Three likes finish the day's task, one comment its other one.
  const paid = (work: string) =>
    count(sql`select count(*)::int as n from point_entries e join tasks t on t.id::text = e.source_id
      where e.source = 'task' and t.work = ${work} and t.type = 'day'`);
  expect(await paid("LIKE_POST")).toBe(rounds < 3 ? 0 : LIKERS);
  expect(await paid("COMMENT_POST")).toBe(LIKERS);
  const counted = rowsOf<{ stored: number; real: number }>(
    await server.db.execute(sql`
      select hot_score as stored, like_count * 2 + reply_count * 5 + favorite_count * 3 as real from threads`),
  );
  expect(counted.every(({ stored, real }) => stored === real)).toBe(true);
  expect(await findStaleSortKeys(server)).toEqual([]);
}

const ROUNDS = 10;
/** How often processes are killed in all, each ten times in a community of its own. */
const communities = Math.ceil(Number(process.env.OUTBOX_KILLS ?? ROUNDS) / ROUNDS);

async function killInEachRound(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await act();
    // Two at a time now and then: one of them has left the work to the other.
    await applyAndKill(stages[round % stages.length]!, round % 3 === 0 ? 2 : 1);
    expect(await waiting()).toBeGreaterThan(0);
    if (round === 2) await apply();
  }
  await apply();
  await outcome();
}

test(
  "whatever moment a process that rewards is killed at, every reward comes once",
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
  "a process that is killed when it has %s a batch loses nothing and repeats nothing",
  async (step) => {
    await act();
    const acts = await waiting();
    const child = spawn(process.execPath, [bundle, server.url, step], {
      ...{ cwd: here, stdio: ["ignore", "pipe", "inherit"] },
    });
    const gone = once(child, "exit");
    const [output] = await once(child.stdout!, "data");
    expect(String(output)).toBe(step);
    child.kill("SIGKILL");
    await gone;
    expect(await waiting()).toBe(step === "committed" ? 0 : acts);
    await apply();
    await outcome();
  },
);

/** A worker that calls back when it comes to a step of its first batch, and goes on when that is done. */
function workerThat(hook: { read?: () => Promise<void>; taken?: typeof lose; applied?: typeof lose }) {
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

/** Ends the connection of a transaction. */
async function lose(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
}

test.each(["taken", "applied"])(
  "a connection that is lost when a batch is %s loses and repeats nothing",
  async (step) => {
    await act();
    const worker = workerThat({ [step]: lose });
    await worker.settled();
    await worker.close();
    await apply();
    await outcome();
  },
);

/** A worker that stands still between reading what is due and taking it out, until it is let go. */
async function holdAfterReading(): Promise<() => Promise<void>> {
  let release = () => {};
  const pause = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reading = new Promise<OutboxWorker>((resolve) => {
    const worker = workerThat({
      read() {
        resolve(worker);
        return pause;
      },
    });
    void worker.settled();
  });
  const worker = await reading;
  return async () => {
    const over = worker.close();
    release();
    await over;
  };
}

test("of two workers that have read the same acts each applies what the other has not", async () => {
  await act();
  const acts = await waiting();
  const first = await holdAfterReading();
  await act();
  const second = await holdAfterReading();
  await first();
  expect(await waiting()).toBe(acts);
  await second();
  await outcome();
});

test("a worker that has read what another has applied by then applies nothing", async () => {
  await act();
  const late = await holdAfterReading();
  await apply(8);
  await late();
  await outcome();
});

test("what cannot be applied holds up nothing else, and is tried again", async () => {
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
  await outcome();
});

test("what comes while a batch is applied waits for what comes while the worker rests", async () => {
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
          // Longer than it gathers: only the pause is left to wait for.
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

/** The statements that one call sends, without what names its caller. */
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

test("an act is one statement that writes, in no transaction of several", async () => {
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
