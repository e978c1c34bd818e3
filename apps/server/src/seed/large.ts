import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../db/client.ts";
import { SearchIndexer } from "../modules/search/index.ts";
import { createRandom } from "./random.ts";

const SUBJECTS = [
  "骑行",
  "通勤",
  "夜跑",
  "徒步",
  "做饭",
  "看展",
  "逛菜市场",
  "听课",
  "修自行车",
  "拍星空",
  "坐地铁",
  "带孩子",
];
const OPENINGS = [
  "戴着眼镜",
  "不看手机",
  "只用第一视角",
  "开着字幕",
  "关掉提示音",
  "换上新镜腿",
  "把亮度调低",
  "跟着导航",
];
const FEELINGS = [
  "比想的顺手",
  "有三个坑要避开",
  "续航刚好够用",
  "画面比手机稳",
  "终于看清路牌",
  "重新排了一遍流程",
  "周末又试了一次",
];
const DETAILS = [
  "抬头就能看见下一个路口，手一直在车把上。",
  "镜腿有一点烫，第二天换了充电时间就好了。",
  "字幕慢半秒，安静的地方几乎察觉不到。",
  "旁边的人没有发现我在拍，事后都征得了同意。",
  "雨天镜片会起雾，擦一次能撑二十分钟。",
];

const DAY = 24 * 3600 * 1000;
const USERS = 20_000;
const CIRCLES = 12;
const TOPICS = 400;
/** Section of curated picks, from the base data. */
const SECTION = 2;
/** Interval of threads with a mark, in the section, or with many comments. */
const EVERY = { essence: 97, pact: 101, guide: 103, cherrypick: 211, section: 50, talk: 500 } as const;
/** Number of comments of a thread with many comments; other threads have one. */
const MANY_COMMENTS = 25;

/** First ID above those of the base data and the demo. */
const FIRST_ID = 1000;

/** Tables whose triggers queue search indexing and maintain sort keys. */
const TABLES_WITH_TRIGGERS = ["users", "threads", "posts", "circles", "topics", "thread_topics"];
/** Number of rows per indexing transaction. Large, because nothing waits for its locks. */
const INDEX_BATCH = 5000;

const commentsOf = (thread: number) => (thread % EVERY.talk === 0 ? MANY_COMMENTS : 1);

/** Formats a field for COPY's text format. */
const field = (value: unknown): string => {
  if (value === null) return "\\N";
  if (value instanceof Date) return value.toISOString();
  const text = Array.isArray(value)
    ? `{${value.map((item) => `"${String(item).replace(/["\\]/g, "\\$&")}"`).join(",")}}`
    : String(value);
  return text.replace(
    /[\\\n\r\t]/g,
    (char) => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" })[char]!,
  );
};

/** Streams rows into a table. Rows are generated as the socket accepts them, so memory stays constant. */
async function copy(
  client: pg.Client,
  table: string,
  columns: string[],
  rows: Iterable<unknown[]>,
): Promise<void> {
  function* lines() {
    let chunk = "";
    for (const row of rows) {
      chunk += `${row.map(field).join("\t")}\n`;
      if (chunk.length > 65_536) {
        yield chunk;
        chunk = "";
      }
    }
    if (chunk) yield chunk;
  }
  await pipeline(
    Readable.from(lines()),
    client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`)),
  );
}

/** Drops indexes that slow down bulk inserts. @returns the statements that create them again */
async function dropIndexes(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select i.indexname, i.indexdef from pg_indexes i
     where i.tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map((row) => row.indexdef);
}

/**
 * Fills an empty PostgreSQL database with generated rows for benchmarks; deterministic for a given count.
 * @param count number of threads; there are about as many comments
 * @throws Error if the database has threads
 */
export async function seedLarge(
  database: Database,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  if (!database.connect) throw new Error("大数据量只能写入 PostgreSQL：请设置 DATABASE_URL。");
  const client = await database.connect();
  const random = createRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  // The newest row has the same age for every count, so that first pages look alike.
  const newest = Date.now() - 60_000;
  const span = 365 * DAY;
  try {
    const { rows: existing } = await client.query("select 1 from threads limit 1");
    if (existing.length > 0) throw new Error("这个数据库里已有帖子，请换一个空库。");
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query("begin");
    const restore = await dropIndexes(client, [
      "users",
      "threads",
      "thread_sort_keys",
      "posts",
      "thread_topics",
      "search_documents",
    ]);
    // The backfill indexes these rows, so the triggers are not needed.
    for (const table of TABLES_WITH_TRIGGERS) await client.query(`alter table ${table} disable trigger user`);

    say(`写入 ${USERS} 名成员、${count} 篇帖子……`);
    await copy(
      client,
      "users",
      [
        "id",
        "username",
        "username_key",
        "password_hash",
        "nickname",
        "nickname_key",
        "group_id",
        "invitation_code",
        "created_at",
      ],
      (function* () {
        for (let n = 1; n <= USERS; n++) {
          const nickname = `${pick(SUBJECTS)}的人${n}`;
          yield [
            FIRST_ID + n,
            `bulk${n}`,
            `bulk${n}`,
            "-",
            nickname,
            nickname,
            1,
            `B${n}`,
            new Date(newest - span),
          ];
        }
      })(),
    );
    await copy(
      client,
      "circles",
      ["id", "name", "category", "order_num", "thread_count"],
      Array.from({ length: CIRCLES }, (_, n) => [
        FIRST_ID + n,
        `测量圈子${n + 1}`,
        "测量",
        n + 1,
        Math.floor(count / CIRCLES),
      ]),
    );
    await copy(
      client,
      "topics",
      ["id", "content", "content_key", "view_count", "thread_count"],
      Array.from({ length: TOPICS }, (_, n) => [
        FIRST_ID + n,
        `测量话题${n + 1}`,
        `测量话题${n + 1}`,
        (TOPICS - n) * 100,
        Math.floor(count / TOPICS),
      ]),
    );
    await copy(
      client,
      "threads",
      [
        "id",
        "author_id",
        "classify",
        "title",
        "content",
        "excerpt",
        "circle_id",
        "group_id",
        "essence_at",
        "pact_at",
        "guide_at",
        "cherrypick_at",
        "like_count",
        "reply_count",
        "view_count",
        "hot_score",
        "hot_rank",
        "posted_at",
        "last_reply_at",
      ],
      (function* () {
        for (let n = 1; n <= count; n++) {
          const at = new Date(newest - span * (1 - n / count));
          const title = `${pick(OPENINGS)}${pick(SUBJECTS)}第 ${n} 次：${pick(FEELINGS)}`;
          const text = `${pick(DETAILS)}${pick(DETAILS)}`;
          const likes = Math.floor(random() ** 6 * 2000);
          const score = likes * 2 + 5;
          yield [
            n,
            FIRST_ID + 1 + Math.floor(random() * USERS),
            n % 4 === 0 ? 0 : 1,
            title,
            `<p>${text}</p>`,
            text,
            FIRST_ID + (n % CIRCLES),
            n % EVERY.section === 0 ? SECTION : null,
            n % EVERY.essence === 0 ? at : null,
            n % EVERY.pact === 0 ? at : null,
            n % EVERY.guide === 0 ? at : null,
            n % EVERY.cherrypick === 0 ? at : null,
            likes,
            commentsOf(n),
            likes * 7,
            score,
            Math.log10(score) + at.getTime() / 1000 / 45_000,
            at,
            at,
          ];
        }
      })(),
    );
    say("写入评论……");
    await copy(
      client,
      "posts",
      ["thread_id", "author_id", "floor", "content", "excerpt", "created_at"],
      (function* () {
        for (let n = 1; n <= count; n++) {
          for (let floor = 1; floor <= commentsOf(n); floor++) {
            const text = pick(DETAILS);
            yield [
              n,
              FIRST_ID + 1 + Math.floor(random() * USERS),
              floor,
              `<p>${text}</p>`,
              text,
              new Date(newest - span * (1 - n / count)),
            ];
          }
        }
      })(),
    );
    await client.query(
      `insert into thread_topics (thread_id, topic_id, posted_at, hot_rank, is_essence)
       select id, ${FIRST_ID} + id % ${TOPICS}, posted_at, hot_rank, essence_at is not null from threads order by id`,
    );
    await client.query(
      `insert into thread_sort_keys (thread_id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky,
         is_essence, is_pact, is_guide, is_picked, posted_at, hot_score, hot_rank, last_reply_at)
       select id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky, essence_at is not null,
         pact_at is not null, guide_at is not null, cherrypick_at is not null, posted_at, hot_score, hot_rank, last_reply_at
       from threads order by id`,
    );
    for (const table of TABLES_WITH_TRIGGERS) await client.query(`alter table ${table} enable trigger user`);
    await client.query("commit");
    say("写入搜索的索引……");
    await client.query("delete from search_backfill");
    await new SearchIndexer(
      database.db,
      { warn: (_what, error) => Promise.reject(error) },
      INDEX_BATCH,
    ).settled();
    await client.query("begin");
    say("建索引……");
    for (const statement of restore) await client.query(statement);
    await client.query(
      `insert into site_counters (key, value) values ('threads', $1), ('threads.essence', $2)
       on conflict (key) do update set value = excluded.value`,
      [count, Math.floor(count / EVERY.essence)],
    );
    await client.query(
      `update users set thread_count = own.count
       from (select author_id, count(*)::int as count from threads group by author_id) own where users.id = own.author_id`,
    );
    await client.query("update groups set thread_count = $1 where id = $2", [
      Math.floor(count / EVERY.section),
      SECTION,
    ]);
    for (const table of ["users", "threads", "circles", "topics"]) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
    }
    await client.query("commit");
    await client.query("vacuum analyze");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
