import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Migration, readMigrations } from "../db/migrate/files.ts";

/** Newest migration of revision 6c12ab6, the oldest version with a tested upgrade. */
const OLDEST_TAG = "0034_console_filters";

export const migrations = await readMigrations(new URL("../db/migrations/", import.meta.url));

export const oldMigrations: readonly Migration[] = migrations.slice(
  0,
  migrations.findIndex(({ tag }) => tag === OLDEST_TAG) + 1,
);

/** Creates an empty database on the shared PostgreSQL. */
export async function createDatabase() {
  const url = new URL(inject("template"));
  const base = new URL(url);
  base.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: base.href });
  await admin.connect();
  const name = `upgrade_${randomUUID().replaceAll("-", "")}`;
  await admin.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  url.pathname = `/${name}`;
  const clients: pg.Client[] = [];
  return {
    url: url.href,
    async connect(): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url.href });
      client.on("error", () => {});
      await client.connect();
      clients.push(client);
      return client;
    },
    async drop() {
      await Promise.all(clients.map((client) => client.end().catch(() => {})));
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Writes members, threads and comments into the schema of `oldMigrations`. */
export async function seedOldCommunity(client: pg.Client, threads: number): Promise<void> {
  const members = Math.max(10, Math.round(threads / 20));
  await client.query("insert into user_groups (id, name) values (1, '会员')");
  await client.query(`
    insert into users (username, username_key, nickname, nickname_key, password_hash, invitation_code, group_id)
    select 'member' || n, 'member' || n, '镜友' || n, '镜友' || n, '-', 'C' || n, 1 from generate_series(1, ${members}) as n`);
  await client.query(`
    insert into threads (author_id, classify, status, title, content, excerpt, hot_score, hot_rank, posted_at, essence_at)
    select 1 + n % ${members}, n % 2, case when n % 50 = 0 then 0 else 1 end, '标题 ' || n,
      '<p>' || repeat('智能眼镜的光学方案 ', 30) || '</p>', '摘要', n % 1000, n / 1000.0, now() - n * interval '1 second',
      case when n % 100 = 0 then now() end
    from generate_series(1, ${threads}) as n`);
  await client.query(`
    insert into posts (thread_id, author_id, content, excerpt, floor)
    select 1 + n % ${threads}, 1 + n % ${members}, '<p>评论</p>', '评论', 1 + n / ${threads} from generate_series(0, ${2 * threads - 1}) as n`);
  await client.query(`
    insert into sessions (token_hash, user_id, expires_at)
    select md5(n::text), n, now() + interval '1 day' from generate_series(1, ${members}) as n`);
  await client.query("analyze");
}

const WRITES: readonly ((random: () => number) => string)[] = [
  (id) =>
    `update threads set like_count = like_count + 1, hot_score = hot_score + 5, hot_rank = hot_rank + 1 where id = ${id()}`,
  () =>
    "insert into threads (author_id, classify, title, content, excerpt) values (1, 1, '新帖', '<p>新</p>', '新')",
  (id) =>
    `with added as (insert into posts (thread_id, author_id, content, excerpt, floor) values (${id()}, 2, '<p>新评论</p>', '新评论', (random() * 1e9)::int) returning thread_id)
     update threads set reply_count = reply_count + 1, last_reply_at = now() where id = (select thread_id from added)`,
  () => "update users set signature = random()::text where id = 3",
  () => "update sessions set expires_at = now() + interval '2 days' where user_id = 4",
  (id) => `update threads set status = 4 where id = ${id()}`,
];

/**
 * Writes like members of the old version until stopped, each kind of write over its own connection.
 * @returns the longest write in milliseconds and the number of writes
 */
export async function startWriting(connect: () => Promise<pg.Client>, threads: number) {
  let isStopped = false;
  const progress = { longestMs: 0, writes: 0 };
  const loops = await Promise.all(WRITES.map(async (write) => ({ write, client: await connect() })));
  const finished = Promise.all(
    loops.map(async ({ write, client }) => {
      while (!isStopped) {
        const startedAt = performance.now();
        await client.query(write(() => 1 + Math.floor(Math.random() * threads)));
        progress.longestMs = Math.max(progress.longestMs, performance.now() - startedAt);
        progress.writes++;
      }
    }),
  );
  return {
    progress,
    async stop() {
      isStopped = true;
      await finished;
      return progress;
    },
  };
}
