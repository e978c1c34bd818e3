import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { announcements } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { removeAnnouncementBatch, sendAnnouncementBatch } from "./announcement.job.ts";

const MEMBERS = 12;
const LOCK = "42";
const here = new URL("../../../../", import.meta.url).pathname;
const bundle = `${here}dist-announcements-${process.pid}.mjs`;

let server: TestServer;
let userIds: string[];

beforeAll(async () => {
  server = await startServer();
  userIds = [];
  for (let n = 0; n < MEMBERS; n++) userIds.push((await server.member(`reader${n}`)).userId);
  const { build } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const banner = 'import { createRequire as of } from "node:module"; const require = of(import.meta.url);';
  const { outputFiles } = await build({
    ...{ entryPoints: [`${here}src/test/announcement-process.ts`], bundle: true, write: false },
    ...{ platform: "node", format: "esm", target: "node24", logLevel: "silent", banner: { js: banner } },
    external: ["@electric-sql/pglite", "@electric-sql/pglite/*", "@node-rs/argon2", "sharp"],
  });
  await writeFile(bundle, outputFiles[0]!.text);
});
afterAll(async () => {
  await rm(bundle, { force: true });
  await server.close();
});

const numbers = async (query: ReturnType<typeof sql>) =>
  rowsOf<{ n: number }>(await server.db.execute(query)).map(({ n }) => n);

const announce = async (title: string) => {
  const [row] = await server.db
    .insert(announcements)
    .values({
      ...{ title, createdBy: userIds[0]!, isBanner: true },
      ...{
        startAt: sql`now()`,
        dueAt: sql`now()`,
        endAt: sql`now() + interval '1 hour'`,
      },
    })
    .returning({ id: announcements.id });
  return row!.id;
};

const start = (processes: number) =>
  Array.from({ length: processes }, () => {
    const child = spawn(process.execPath, [bundle, server.url, LOCK], {
      ...{ cwd: here, stdio: ["ignore", "ignore", "inherit"] as const },
    });
    return { child, exited: once(child, "exit") };
  });
const kill = async (running: ReturnType<typeof start>) => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.map(({ exited }) => exited));
};

/** Kills processes while one of them has inserted notifications and waits for the lock of an unread count. */
async function killWhileWaiting(processes: number): Promise<void> {
  await server.db.execute(
    sql`insert into unread_counts (user_id) select id from users on conflict do nothing`,
  );
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from unread_counts where user_id = ${userIds[6]!}::bigint for update`);
    const running = start(processes);
    await vi.waitFor(
      async () =>
        expect(
          await numbers(sql`select count(*)::int as n from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%unread_counts%' and pid <> pg_backend_pid()`),
        ).toEqual([1]),
      { timeout: 20_000, interval: 5 },
    );
    await kill(running);
  });
}

const noticeCounts = (id: string) =>
  numbers(sql`select count(*)::int as n from system_notices where announcement_id = ${id}::bigint
    group by user_id order by user_id`);
const unreadCounts = () => numbers(sql`select systems as n from unread_counts order by user_id`);

test("every member receives the announcement exactly once if the active process is killed", async () => {
  const id = await announce("杀");
  await killWhileWaiting(2);
  await expect.poll(() => noticeCounts(id)).toEqual([]);
  const running = start(2);
  const everyone = (await numbers(sql`select count(*)::int as n from users where status = 1`))[0]!;
  await vi.waitFor(async () => expect(await noticeCounts(id)).toHaveLength(everyone), { timeout: 20_000 });
  await kill(running);
  expect(await noticeCounts(id)).toEqual(Array(everyone).fill(1));
  expect(await unreadCounts()).toEqual(Array(everyone).fill(1));
  expect(await numbers(sql`select sent_count as n from announcements where id = ${id}::bigint`)).toEqual([
    everyone,
  ]);
});

test("without the job lock, concurrent runs still send and remove each notification exactly once", async () => {
  const id = await announce("争");
  const before = await unreadCounts();
  const fourTimes = (job: typeof sendAnnouncementBatch) =>
    Promise.all(Array.from({ length: 4 }, () => server.db.transaction(job)));
  await fourTimes(sendAnnouncementBatch);
  await server.db.update(announcements).set({ reachedId: "0", dueAt: sql`now()` });
  await fourTimes(sendAnnouncementBatch);
  expect(await unreadCounts()).toEqual(before.map((n) => n + 1));
  await server.db.update(announcements).set({ cancelledAt: sql`now()` });
  for (let n = 0; n < 3; n++) await fourTimes(removeAnnouncementBatch);
  expect(await noticeCounts(id)).toEqual([]);
  expect(await unreadCounts()).toEqual(before.map(() => 0));
});
