import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { rowsOf } from "../../../core/sql.ts";
import {
  circleMembers,
  circles,
  posts,
  threads,
  threadTopics,
  topicActiveUsers,
  topics,
} from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { refreshRankings } from "./ranking-refresh.ts";

let server: TestServer;
let anna: string;
let bert: string;
let carl: string;

const DAY = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

beforeAll(async () => {
  server = await startServer();
  [anna, bert, carl] = [
    await server.member("anna"),
    await server.member("bert"),
    await server.member("carl"),
  ].map((member) => member.userId) as [string, string, string];
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate threads, thread_sort_keys, posts, thread_likes, post_likes, circles, hot_threads, circle_active_users cascade`,
  ),
);

let next = 1;
async function thread(authorId: string, days: number, more: Partial<typeof threads.$inferInsert> = {}) {
  const id = String(next++);
  await server.db.insert(threads).values({
    id,
    authorId,
    classify: 0,
    content: trusted("<p>字</p>"),
    excerpt: trusted("字"),
    postedAt: daysAgo(days),
    ...more,
  });
  return id;
}

async function comment(
  authorId: string,
  threadId: string,
  days: number,
  more: Partial<typeof posts.$inferInsert> = {},
) {
  const id = String(next++);
  await server.db.insert(posts).values({
    id,
    floor: next,
    authorId,
    threadId,
    content: trusted("<p>字</p>"),
    excerpt: trusted("字"),
    createdAt: daysAgo(days),
    ...more,
  });
  return id;
}

const like = (table: "thread" | "post", userId: string, id: string, days: number) =>
  server.db.execute(
    sql`insert into ${sql.identifier(`${table}_likes`)} (user_id, ${sql.identifier(`${table}_id`)}, created_at) values (${userId}, ${id}, ${daysAgo(days).toISOString()}::timestamptz)`,
  );

const refresh = () => server.db.transaction(refreshRankings);

const rankings = async () =>
  Object.fromEntries(
    rowsOf<{ username: string; hot_score: number; hot_ranking: number }>(
      await server.db.execute(sql`select username, hot_score, hot_ranking from users`),
    ).map((row) => [row.username, [row.hot_score, row.hot_ranking]]),
  );

const hot = async (period: string) =>
  rowsOf<{ thread_id: string }>(
    await server.db.execute(sql`select thread_id from hot_threads where period = ${period} order by rank`),
  ).map((row) => String(row.thread_id));

test("API-080 each list holds the hottest threads of its period, and is empty without threads", async () => {
  const month = await thread(anna, 3, { hotScore: 5 });
  const hotter = await thread(anna, 20, { hotScore: 50 });
  const year = await thread(anna, 200, { hotScore: 500 });
  await thread(anna, 400, { hotScore: 5000 });
  await thread(anna, 0.1, { hotScore: 9000, status: 4 });
  await refresh();
  expect(await hot("day")).toEqual([]);
  expect(await hot("month")).toEqual([hotter, month]);
  expect(await hot("year")).toEqual([year, hotter, month]);
});

test("API-080 a list has at most ten threads", async () => {
  for (let n = 0; n < 12; n++) await thread(anna, 0.5, { hotScore: n });
  await refresh();
  expect(await hot("day")).toHaveLength(10);
});

test("ENT-052 members are ranked by threads, comments and likes received in the last 30 days", async () => {
  const annas = await thread(anna, 2);
  await thread(bert, 40);
  await comment(bert, annas, 1);
  const berts = await comment(bert, annas, 2);
  await comment(bert, annas, 31);
  await comment(carl, annas, 1, { status: 4 });
  await like("thread", bert, annas, 1);
  await like("thread", anna, annas, 1);
  await like("thread", carl, annas, 31);
  await like("post", carl, berts, 1);
  await refresh();
  expect(await rankings()).toEqual({ anna: [6, 1], bert: [5, 2], carl: [0, 0] });
});

test("ENT-052 the site's and a circle's ranking store each member's rank of the day before", async () => {
  await server.db.insert(circles).values({ id: "3", name: trusted("热闹的") });
  await server.db
    .insert(circleMembers)
    .values([anna, bert, carl].map((userId) => ({ circleId: "3", userId })));
  const inCircle = (authorId: string, days: number) => thread(authorId, days, { circleId: "3" });
  await inCircle(anna, 2);
  for (let n = 0; n < 2; n++) await inCircle(bert, 30.5);
  await inCircle(bert, 3);
  for (let n = 0; n < 2; n++) await inCircle(carl, 0.5);
  await refresh();
  const site = rowsOf(
    await server.db.execute(
      sql`select username, hot_ranking, hot_ranking_before from users where hot_ranking > 0 order by hot_ranking`,
    ),
  );
  expect(site).toEqual([
    { username: "carl", hot_ranking: 1, hot_ranking_before: 0 },
    { username: "anna", hot_ranking: 2, hot_ranking_before: 2 },
    { username: "bert", hot_ranking: 3, hot_ranking_before: 1 },
  ]);
  const circle = rowsOf(
    await server.db.execute(sql`select user_id::text, rank_before from circle_active_users order by rank`),
  );
  expect(circle).toEqual([
    { user_id: carl, rank_before: 0 },
    { user_id: anna, rank_before: 2 },
    { user_id: bert, rank_before: 1 },
  ]);
});

test("ENT-052 inactive members and closed accounts have no rank", async () => {
  await thread(anna, 1);
  await thread(carl, 1);
  await server.db.execute(sql`update users set status = 2 where username = 'carl'`);
  await refresh();
  expect(await rankings()).toEqual({ anna: [5, 1], bert: [0, 0], carl: [0, 0] });
  await server.db.execute(sql`update users set status = 1`);
  await server.db.execute(sql`truncate threads, thread_sort_keys cascade`);
  await refresh();
  expect(await rankings()).toEqual({ anna: [0, 0], bert: [0, 0], carl: [0, 0] });
});

test("ENT-052 a second run updates no user row", async () => {
  await thread(anna, 1);
  await refresh();
  const versions = () => server.db.execute(sql`select id, xmin::text as version from users order by id`);
  const before = rowsOf(await versions());
  await refresh();
  expect(rowsOf(await versions())).toEqual(before);
});

test("ENT-011 ENT-012 a circle's active members are members who posted in it in the last 30 days, highest score first", async () => {
  await server.db.insert(circles).values([
    { id: "1", name: trusted("热闹的") },
    { id: "2", name: trusted("安静的"), activeUserCount: 7 },
  ]);
  await server.db.insert(circleMembers).values([
    { circleId: "1", userId: anna },
    { circleId: "1", userId: bert },
  ]);
  const inCircle = await thread(anna, 2, { circleId: "1" });
  await comment(carl, inCircle, 1);
  await thread(carl, 31, { circleId: "2" });
  for (let n = 0; n < 3; n++) await comment(bert, inCircle, 1);
  await refresh();
  const active = rowsOf<{ circle_id: string; user_id: string; score: number }>(
    await server.db.execute(
      sql`select circle_id, user_id, score from circle_active_users order by circle_id, rank`,
    ),
  );
  expect(active.map((row) => [String(row.circle_id), String(row.user_id), row.score])).toEqual([
    ["1", bert, 6],
    ["1", anna, 5],
  ]);
  const counts = await server.db.select().from(circles).orderBy(circles.id);
  expect(counts.map((circle) => circle.activeUserCount)).toEqual([2, 0]);
});

test("GEN-009 a topic's heat is 5 per thread and 2 per comment, and its mark depends on its rank", async () => {
  await server.db.execute(sql`truncate topics, thread_topics, topic_active_users cascade`);
  const old = daysAgo(60);
  await server.db.insert(topics).values([
    { id: "1", content: trusted("爆"), contentKey: "1", threadCount: 9, createdAt: old },
    { id: "2", content: trusted("热"), contentKey: "2", threadCount: 9, createdAt: old },
    { id: "3", content: trusted("新"), contentKey: "3", threadCount: 1, createdAt: daysAgo(1) },
    {
      id: "4",
      content: trusted("静"),
      contentKey: "4",
      threadCount: 9,
      weekHeat: 40,
      mark: "hot",
      createdAt: old,
    },
    { id: "5", content: trusted("回"), contentKey: "5", threadCount: 9, createdAt: old },
  ]);
  const threadWithTopic = async (topicId: string, authorId: string, days: number) => {
    const threadId = await thread(authorId, days);
    await server.db.insert(threadTopics).values({ threadId, topicId, postedAt: daysAgo(days) });
    return threadId;
  };
  for (let n = 0; n < 6; n++) await threadWithTopic("1", n < 4 ? anna : bert, 0.2);
  const lastWeek = await threadWithTopic("2", bert, 5);
  await comment(anna, lastWeek, 4);
  await threadWithTopic("3", carl, 0.5);
  await threadWithTopic("4", carl, 20);
  // Without a new thread, comments on an old one do not give the mark "boom".
  const oldThread = await threadWithTopic("5", carl, 20);
  for (let n = 0; n < 15; n++) await comment(n % 2 ? anna : bert, oldThread, 0.3);
  await refresh();
  const rows = await server.db.select().from(topics).orderBy(topics.id);
  expect(rows.map(({ dayHeat, weekHeat, mark }) => [dayHeat, weekHeat, mark])).toEqual([
    [30, 30, "boom"],
    [0, 7, "hot"],
    [5, 5, "fresh"],
    [0, 0, ""],
    [30, 30, "hot"],
  ]);
  const writers = await server.db.select().from(topicActiveUsers).orderBy(topicActiveUsers.rank);
  expect(
    writers.filter(({ topicId }) => topicId === "1").map(({ userId, threadCount }) => [userId, threadCount]),
  ).toEqual([
    [anna, 4],
    [bert, 2],
  ]);
});

test("GEN-009 a run copies the essence flag of older threads to their topics", async () => {
  await server.db.execute(sql`truncate topics, thread_topics, topic_active_users cascade`);
  await server.db.insert(topics).values({ id: "1", content: trusted("旧"), contentKey: "1" });
  const essence = await thread(anna, 3, { essenceAt: daysAgo(2) });
  const plain = await thread(anna, 3);
  for (const threadId of [essence, plain]) {
    await server.db.insert(threadTopics).values({ threadId, topicId: "1", postedAt: daysAgo(3) });
  }
  await refresh();
  const rows = await server.db.select().from(threadTopics).orderBy(threadTopics.threadId);
  expect(rows.map(({ threadId, isEssence }) => [threadId, isEssence])).toEqual([
    [essence, true],
    [plain, false],
  ]);
});
