import { existsSync } from "node:fs";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../db/client.ts";
import { listEntries } from "../modules/rewards/points/points-page.queries.ts";
import { reconcile } from "../modules/rewards/points/points-reconcile.ts";
import { findLedgerFaults } from "../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { demoAccounts } from "./accounts.ts";
import { parseContent, readContent } from "./content.ts";
import { fileSchemas, threadsSchema } from "./content-schemas.ts";
import { ensureDemo } from "./index.ts";

let server: TestServer;

const { circles, members, moderation, polls, threads, topics } = await readContent();

async function read<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

const countOf = async (table: string) =>
  Number(
    (await read<{ n: string }>(server.db, sql`select count(*) as n from ${sql.identifier(table)}`))[0]!.n,
  );

beforeAll(async () => {
  server = await startServer();
  await ensureDemo(server.db);
});
afterAll(() => server.close());

describe("the demo community", () => {
  test("there is enough content for several pages", async () => {
    expect(await countOf("users")).toBeGreaterThanOrEqual(60);
    expect(await countOf("circles")).toBe(12);
    expect(await countOf("topics")).toBe(40);
    expect(await countOf("threads")).toBe(threads.length + moderation.pending.length);
    expect(threads.length).toBeGreaterThanOrEqual(300);
    expect(await countOf("posts")).toBe(2500);
    expect(await countOf("banners")).toBe(3);
    expect(await countOf("floors")).toBe(4);
  });

  test("ROLE-040 HOLE-006 no member has another role than admin", async () => {
    const rows = await read<{ role: string }>(
      server.db,
      sql`select distinct unnest(roles) as role from users`,
    );
    expect(rows).toEqual([{ role: "admin" }]);
  });

  test("points and experience have entries, and the ledger is consistent", async () => {
    const { entries, faults } = await reconcile(server.db);
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThanOrEqual(60);
    const [member] = await read<{ id: string }>(
      server.db,
      sql`select id::text from users where username = 'member'`,
    );
    const page = { limit: 100, offset: 0 };
    expect(await listEntries(server.db, member!.id, {}, page)).not.toEqual([]);
  });

  test("there are open and solved questions, with one accepted answer per solved one", async () => {
    const rows = await read<{ solved: boolean; right: boolean }>(
      server.db,
      sql`select q.accepted_post_id is not null as solved,
            q.accepted_post_id is not distinct from (
              select a.post_id from question_acceptances a join posts p on p.id = a.post_id and p.status = 1
              where a.thread_id = q.thread_id and a.ended_at is null) as right
          from questions q`,
    );
    expect(rows.every(({ right }) => right)).toBe(true);
    expect(new Set(rows.map(({ solved }) => solved)).size).toBe(2);
  });

  test("texts use all block types of the editor", async () => {
    const [row] = await read<{ all: string }>(
      server.db,
      sql`select string_agg(content, '') as all from threads where classify = 1`,
    );
    for (const tag of ["h2", "blockquote", "ul", "ol", "table", "pre", "figcaption"])
      expect(row!.all).toContain(`<${tag}>`);
    // Two adjacent pictures are shown side by side.
    expect(row!.all).toContain("</figure><figure>");
  });

  test("the front page has a large picture, two picks with a note, and a question with a poll", async () => {
    const { hero, picks, question } = (await server.get("/api/bbs/home/today")).data;
    expect(hero.imageList[0].width).toBeGreaterThanOrEqual(900);
    expect(picks.every(({ note }: { note: string }) => note)).toBe(true);
    expect(picks).toHaveLength(2);
    expect(question.poll.isOver).toBe(0);
  });

  test("the hot lists of month and year and the picks are full and sorted by heat", async () => {
    const { month, year } = (await server.get("/api/without/threadhot")).data;
    const picks = await server.get("/api/without/cherrypick?orderByColumn=hot_score");
    for (const rows of [month, year, picks.rows]) {
      const heat: number[] = rows.map(({ hotScore }: { hotScore: number }) => hotScore);
      expect(heat).toHaveLength(10);
      expect(heat).toEqual(heat.toSorted((a, b) => b - a));
    }
  });

  test("there are running and closed polls, with counts that match the votes", async () => {
    const rows = await read<{ right: boolean; over: boolean }>(
      server.db,
      sql`select t.posted_at + make_interval(days => p.days) <= now() as over,
            p.voter_count > 0 and p.voter_count = (select count(*) from poll_votes v where v.thread_id = p.thread_id)
            and not exists (select from poll_options o where o.thread_id = p.thread_id and o.vote_count <>
              (select count(*) from poll_votes v where v.thread_id = p.thread_id and o.id = any(v.option_ids))) as right
          from polls p join threads t on t.id = p.thread_id`,
    );
    expect(rows.every(({ right }) => right)).toBe(true);
    expect(new Set(rows.map(({ over }) => over)).size).toBe(2);
  });

  test("the mall's orders, codes, limits and points are consistent", async () => {
    expect(await findLedgerFaults(server)).toEqual([]);
    const [row] = await read<{ states: string[] }>(
      server.db,
      sql`select array_agg(distinct status::text order by status::text) as states from orders
          where user_id = (select id from users where username = 'member')`,
    );
    expect(row!.states).toEqual(["0", "1", "2", "3"]);
    expect(await countOf("goods")).toBe(16);
    expect(await countOf("addresses")).toBe(3);
  });

  test("the demo accounts have conversations and notices, and unread counts match the rows", async () => {
    const rows = await read<Record<string, string>>(
      server.db,
      sql`select u.username, c.interactions, c.dialogs, c.systems, c.dialog_total as "dialogTotal",
            (select count(*) from notice_groups g where g.user_id = u.id) as groups,
            (select coalesce(sum(unread), 0) from notice_groups g where g.user_id = u.id) as "groupsUnread",
            (select coalesce(sum(unread), 0) from dialog_members m where m.user_id = u.id) as "dialogsUnread",
            (select count(*) from dialog_members m where m.user_id = u.id) as "dialogRows",
            (select count(*) from system_notices s where s.user_id = u.id and s.read_at is null) as "systemsUnread"
          from unread_counts c join users u on u.id = c.user_id`,
    );
    for (const { username } of demoAccounts) {
      const row = rows.find((each) => each.username === username)!;
      expect(Number(row.dialogRows), username).toBeGreaterThanOrEqual(2);
      expect(Number(row.groups), username).toBeGreaterThanOrEqual(3);
    }
    for (const row of rows) {
      expect([row.interactions, row.dialogs, row.systems, row.dialogTotal].map(Number)).toEqual(
        [row.groupsUnread, row.dialogsUnread, row.systemsUnread, row.dialogRows].map(Number),
      );
    }
  });

  test("every counter equals its rows", async () => {
    const wrong = await read<{ what: string; id: string }>(
      server.db,
      sql`select 'thread' as what, id from threads t where
            reply_count <> (select count(*) from posts where thread_id = t.id and status = 1)
            or like_count <> (select count(*) from thread_likes where thread_id = t.id)
            or favorite_count <> (select count(*) from thread_favorites where thread_id = t.id)
          union all select 'post', p.id from posts p
            left join (select post_id, count(*) as n from post_likes group by post_id) l on l.post_id = p.id
            left join (select root_id, count(*) as n from posts group by root_id) r on r.root_id = p.id
            where p.like_count <> coalesce(l.n, 0) or p.reply_count <> coalesce(r.n, 0)
          union all select 'user', id from users u where
            fans_count <> (select count(*) from follows where to_id = u.id)
            or follow_count <> (select count(*) from follows where from_id = u.id)
            or thread_count <> (select count(*) from threads where author_id = u.id and status = 1)
          union all select 'circle', id from circles c where
            thread_count <> (select count(*) from threads where circle_id = c.id and status = 1)
            or member_count <> (select count(*) from circle_members where circle_id = c.id)
          union all select 'topic', id from topics t where
            thread_count <> (select count(*) from thread_topics where topic_id = t.id)
            or follow_count <> (select count(*) from topic_follows where topic_id = t.id)`,
    );
    expect(wrong).toEqual([]);
    const [total] = await read<{ value: string }>(
      server.db,
      sql`select value from site_counters where key = 'threads'`,
    );
    expect(Number(total!.value)).toBe(threads.length);
  });

  test("the progress of the follow task equals the number of follows", async () => {
    const rows = await read<{ done: number; follows: number }>(
      server.db,
      sql`select completed_num as done, least(reward_num, follow_count) as follows
          from task_progress p join tasks t on t.id = task_id join users u on u.id = user_id
          where t.work = 'FOLLOW_USER'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { done, follows } of rows) expect(done).toBe(follows);
  });

  test("no comment is older than its thread, no reply older than its comment, and nothing is in the future", async () => {
    const wrong = await read(
      server.db,
      sql`select p.id from posts p join threads t on t.id = p.thread_id left join posts r on r.id = p.root_id
          where p.created_at < t.posted_at or p.created_at < r.created_at or p.created_at > now() + interval '2 minutes'`,
    );
    expect(wrong).toEqual([]);
  });

  test("no member acts or is followed before they joined", async () => {
    const wrong = await read(
      server.db,
      sql`select a.what, u.username from users u join (
            select 'thread' as what, author_id as user_id, posted_at as at from threads
            union all select 'comment', author_id, created_at from posts
            union all select 'thread like', user_id, created_at from thread_likes
            union all select 'favorite', user_id, created_at from thread_favorites
            union all select 'comment like', user_id, created_at from post_likes
            union all select 'follow', from_id, created_at from follows
            union all select 'followed', to_id, created_at from follows
            union all select 'circle', user_id, created_at from circle_members
            union all select 'application', user_id, created_at from circle_applications
            union all select 'topic', user_id, created_at from topic_follows
          ) a on a.user_id = u.id where a.at < u.created_at`,
    );
    expect(wrong).toEqual([]);
  });

  test("no like is older than its target, and no topic is newer than its threads", async () => {
    const wrong = await read(
      server.db,
      sql`select 'thread' as what from thread_likes l join threads t on t.id = l.thread_id where l.created_at < t.posted_at
          union all select 'favorite' from thread_favorites f join threads t on t.id = f.thread_id where f.created_at < t.posted_at
          union all select 'comment' from post_likes l join posts p on p.id = l.post_id where l.created_at < p.created_at
          union all select 'topic' from thread_topics x join topics t on t.id = x.topic_id where x.posted_at < t.created_at`,
    );
    expect(wrong).toEqual([]);
  });

  test("no remark occurs twice under a thread, and no author comments on their own thread or replies to themselves", async () => {
    const wrong = await read(
      server.db,
      sql`select 'twice' as what, excerpt from posts where root_id is null group by thread_id, excerpt having count(*) > 1
          union all select 'own thread', p.excerpt from posts p join threads t on t.id = p.thread_id
            where p.root_id is null and p.author_id = t.author_id
          union all select 'own comment', excerpt from posts where author_id = reply_to_user_id`,
    );
    expect(wrong).toEqual([]);
  });

  test("written replies come from the author and the commenter in turn, in order", async () => {
    const rows = await read<{ text: string; asker: string; author: string; said: string; by: string }>(
      server.db,
      sql`select c.excerpt as text, c.author_id as asker, t.author_id as author, r.excerpt as said, r.author_id as by
          from posts r join posts c on c.id = r.root_id join threads t on t.id = c.thread_id
          order by c.id, r.created_at, r.id`,
    );
    const exchanges = threads
      .flatMap(({ comments = [] }) => comments)
      .filter((remark) => Array.isArray(remark));
    const exchangesInDb = exchanges.filter(([text]) => rows.some((row) => row.text === text));
    expect(exchangesInDb.length).toBe(exchanges.length);
    for (const [text, ...answers] of exchangesInDb) {
      const under = rows.filter((row) => row.text === text);
      expect(under.map(({ said }) => said)).toEqual(answers);
      expect(
        under.every((row, turn) => row.by === (turn % 2 === 0 ? row.author : row.asker)),
        text,
      ).toBe(true);
    }
  });

  test("stored texts pass the HTML policy unchanged", async () => {
    const rows = await read<{ content: string }>(
      server.db,
      sql`select content from threads union all select content from posts`,
    );
    expect(rows.filter(({ content }) => sanitizeHtml(content) !== content)).toEqual([]);
  });

  test("every picture and video is among the static files", async () => {
    const rows = await read<{ row: string }>(
      server.db,
      sql`select row_to_json(t)::text as row from threads t union all select row_to_json(u)::text from users u
          union all select row_to_json(c)::text from circles c union all select row_to_json(x)::text from topics x
          union all select row_to_json(b)::text from banners b union all select row_to_json(g)::text from goods g`,
    );
    const files = new Set(rows.flatMap(({ row }) => row.match(/\/static\/demo\/[\w.-]+/g) ?? []));
    const folder = new URL("../../", import.meta.url).pathname;
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter((file) => !existsSync(`${folder}${file.slice(1)}`))).toEqual([]);
  });

  test("only the demo accounts can log in", async () => {
    const { username, password } = demoAccounts[0];
    expect((await server.post("/login", { username, password })).code).toBe(200);
    const others = await read(server.db, sql`select id from users where password_hash <> '-'`);
    expect(others).toHaveLength(demoAccounts.length);
  });

  test("a second start writes nothing", async () => {
    const before = [await countOf("threads"), await countOf("posts"), await countOf("users")];
    await ensureDemo(server.db);
    expect([await countOf("threads"), await countOf("posts"), await countOf("users")]).toEqual(before);
  });
});

describe("the data files", () => {
  test("every circle has at least 12 threads and one pinned, every topic at least 3", () => {
    for (const { name } of circles) {
      const inside = threads.filter(({ circle }) => circle === name);
      expect(inside.length, name).toBeGreaterThanOrEqual(12);
      expect(inside.filter(({ marks }) => marks?.includes("circleSticky")).length, name).toBe(1);
    }
    for (const { content } of topics) {
      const about = threads.filter((thread) => thread.topics?.includes(content));
      expect(about.length, content).toBeGreaterThanOrEqual(3);
    }
  });

  test("every poll's thread has a fixed age, so that its end does not depend on the random draws", () => {
    for (const { thread: title } of polls) {
      expect(threads.find((thread) => thread.title === title)?.ago, title).toBeDefined();
    }
  });

  test("only staff members write official threads", () => {
    const staff = members.filter((member) => member.staff).map(({ username }) => username);
    for (const { title, author, kind } of threads) {
      if (kind === "official") expect(staff, title).toContain(author);
    }
  });

  test("lengths and counts are within the limits for members", () => {
    for (const member of members) {
      expect([...member.nickname].length, member.nickname).toBeGreaterThanOrEqual(2);
      expect([...member.nickname].length, member.nickname).toBeLessThanOrEqual(12);
      expect([...member.signature].length, member.nickname).toBeLessThanOrEqual(50);
    }
    for (const { title, body, pictures = [], video, topics: named = [] } of threads) {
      if (title !== undefined) expect([...title].length, title).toBeGreaterThanOrEqual(5);
      if (title !== undefined) expect([...title].length, title).toBeLessThanOrEqual(50);
      expect(body.length, title).toBeGreaterThan(0);
      expect(pictures.length, title).toBeLessThanOrEqual(9);
      expect(named.length, title).toBeLessThanOrEqual(5);
      expect(new Set(named).size, title).toBe(named.length);
      if (video) expect(existsSync(new URL(`../../static/demo/${video.file}`, import.meta.url))).toBe(true);
    }
    expect(new Set(threads.map(({ body }) => JSON.stringify(body))).size).toBe(threads.length);
  });
});

describe("an error in a data file", () => {
  test.each([
    {
      mistake: "a value of the wrong type",
      source: "- {circle: 影像创作, kind: photo, title: 雨夜通勤, body: [一镜到底], heat: 9}",
      error: "threads/01-photo.yaml, entry 1 (雨夜通勤), heat: Too big: expected number to be <=3",
    },
    {
      mistake: "an unknown field of a block",
      source: "- {circle: 影像创作, kind: photo, body: [一镜到底, {picture: lake, title: 湖}]}",
      error: "threads/01-photo.yaml, entry 1, body.1",
    },
    {
      mistake: "broken YAML",
      source: "- circle: [影像创作\n  kind: photo\n",
      error: "threads/01-photo.yaml: ",
    },
  ])("is reported with file and entry: $mistake", ({ source, error }) => {
    expect(() => parseContent("threads/01-photo.yaml", source, threadsSchema)).toThrow(error);
  });

  test("is reported with the field in a file that is not a list", () => {
    const source = "habits: {member: {missed: [6], today: 1}}\nprizes: []";
    expect(() => parseContent("checkins.yaml", source, fileSchemas.checkins)).toThrow(
      "checkins.yaml, habits.member.today: Invalid input: expected boolean",
    );
  });
});

describe("writing the demo", () => {
  test("is refused after members have registered, and writes nothing", async () => {
    const own = await startServer();
    await own.member("someone");
    await expect(ensureDemo(own.db)).rejects.toThrow("DEMO=off");
    expect(await read(own.db, sql`select id from threads`)).toEqual([]);
    expect(await read(own.db, sql`select key from site_flags where key = 'demo'`)).toEqual([]);
    await own.close();
  });
});
