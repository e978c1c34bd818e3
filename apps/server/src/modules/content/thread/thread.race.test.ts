import { operationTable } from "@lenscape/api/operations.gen";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../../../app.ts";
import { type View, ViewCounter } from "../../../cache/view-counter.ts";
import { trusted } from "../../../core/screened.ts";
import { openPostgres } from "../../../db/client.ts";
import { topics } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  columnOf,
  comment,
  makeCircle,
  publish,
  requestId,
  resetRates,
  siteValue,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
const members: { token: string; userId: string }[] = [];

beforeAll(async () => {
  server = await startServer();
  for (let i = 0; i < 8; i++) members.push(await server.member(`member${i}`));
  await makeCircle(server, "1");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

/** Runs 20 concurrent calls, distributed among the members. */
const parallel = <T>(call: (token: string, i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => call(members[i % members.length]!.token, i)));
const count = async (query: ReturnType<typeof sql>) =>
  ((await server.db.execute(query)) as unknown as { rows: { n: number }[] }).rows[0]!.n;

test("API-043 20 concurrent likes count once per member", async () => {
  const threadId = await publish(server, members[0]!.token, {
    circleId: "1",
    topicList: [{ content: "并发" }],
  });
  const liked = await columnOf(server, "users", "liked_count", members[0]!.userId);
  const answers = await parallel((token) => server.post("/api/thread/thumbup", { threadId }, token));
  expect(answers.map((answer) => answer.code)).toEqual(Array(20).fill(200));
  expect(await columnOf(server, "threads", "like_count", threadId)).toBe(8);
  expect(await columnOf(server, "threads", "hot_score", threadId)).toBe(16);
  expect(await columnOf(server, "users", "liked_count", members[0]!.userId)).toBe(liked + 8);
  await parallel((token, i) => server.post("/api/thread/thumbup", { threadId, value: i % 2 }, token));
  const rows = await count(
    sql`select count(*)::int as n from thread_likes where thread_id = ${threadId}::bigint`,
  );
  expect(await columnOf(server, "threads", "like_count", threadId)).toBe(rows);
  expect(await columnOf(server, "users", "liked_count", members[0]!.userId)).toBe(liked + rows);
});

test("20 concurrent highlights of a paragraph count once per member, and removed ones do not count", async () => {
  const threadId = await publish(server, members[0]!.token, { content: "<p>先站定两秒，再低头</p>" });
  const highlight = (token: string, value: number) => {
    const body = { threadId, paragraph: 0, start: 0, quote: "先站定两秒", value };
    return server.post("/api/bbs/thread/highlight", body, token);
  };
  const answers = await parallel((token) => highlight(token, 1));
  expect(answers.map((answer) => answer.code)).toEqual(Array(20).fill(200));
  expect((await highlight(members[0]!.token, 1)).data.highlightList).toMatchObject([{ count: 8 }]);
  // Every second member removes the highlight.
  await parallel((token, i) => highlight(token, i % 2));
  expect((await highlight(members[1]!.token, 1)).data.highlightList).toMatchObject([{ count: 4 }]);
});

test("API-028 20 concurrent requests with the same ID publish one thread", async () => {
  const before = await siteValue(server, "threads");
  const threadCount = await columnOf(server, "users", "thread_count", members[1]!.userId);
  const body = {
    threadClassify: 0,
    content: "只发表一次",
    circleId: "1",
    requestId: requestId("race"),
    topicList: [{ content: "一次" }],
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.post("/api/thread/create", body, members[1]!.token)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty("size", 1);
  expect(answers[0]).toMatchObject({ code: 200, data: { status: 1 } });
  expect(await siteValue(server, "threads")).toBe(before + 1);
  expect(await columnOf(server, "users", "thread_count", members[1]!.userId)).toBe(threadCount + 1);
});

test("API-028 concurrent threads with the same topics are all published and counted", async () => {
  const before = await siteValue(server, "threads");
  const names = ["甲", "乙", "丙", "丁", "戊"];
  const answers = await parallel((token, i) => {
    const topicList = [...names.slice(i % 5), ...names.slice(0, i % 5)].map((content) => ({ content }));
    return server.post(
      "/api/thread/create",
      { threadClassify: 0, content: `第${i}条`, circleId: "1", topicList },
      token,
    );
  });
  expect(answers.map((answer) => answer.code)).toEqual(Array(20).fill(200));
  expect(await siteValue(server, "threads")).toBe(before + 20);
  expect(
    await count(
      sql`select count(*)::int as n from topics where content_key in ('甲','乙','丙','丁','戊') and thread_count = 20`,
    ),
  ).toBe(5);
  const ids = answers.map((answer) => answer.data.id);
  await Promise.all(
    ids.map((threadId, i) => server.post("/api/thread/del", { threadId }, members[i % 8]!.token)),
  );
  expect(await siteValue(server, "threads")).toBe(before);
  expect(
    await count(
      sql`select sum(thread_count)::int as n from topics where content_key in ('甲','乙','丙','丁','戊')`,
    ),
  ).toBe(0);
});

test("API-023 20 concurrent comments get the floor numbers 1 to 20", async () => {
  const threadId = await publish(server, members[2]!.token, { circleId: "1" });
  const before = await columnOf(server, "circles", "interact_count", "1");
  const posts = await parallel((token) => comment(server, token, threadId));
  expect(posts.map((post) => post.floor).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(20);
  expect(await columnOf(server, "circles", "interact_count", "1")).toBe(before + 20);
});

test("API-023 concurrent requests with the same ID create one comment, and concurrent replies are all counted", async () => {
  const threadId = await publish(server, members[3]!.token);
  const body = { content: "只说一次", requestId: requestId("post") };
  const posts = await Promise.all(
    Array.from({ length: 20 }, () => comment(server, members[4]!.token, threadId, body)),
  );
  expect(new Set(posts.map((post) => post.id)).size).toBe(1);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(1);
  await parallel((token) => comment(server, token, threadId, { parentId: posts[0].id }));
  expect(await columnOf(server, "posts", "reply_count", posts[0].id)).toBe(20);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(21);
});

test("API-029 API-030 concurrent deletions are counted once, also during other writes", async () => {
  const author = members[5]!;
  const threadId = await publish(server, author.token, { circleId: "1" });
  const post = await comment(server, members[6]!.token, threadId);
  await Promise.all([
    ...Array.from({ length: 10 }, () =>
      server.post("/api/thread/delpost", { postId: post.id }, members[6]!.token),
    ),
    ...members.map(({ token }) => server.post("/api/thread/addPost", { threadId, content: "同时" }, token)),
  ]);
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(8);
  const before = await siteValue(server, "threads");
  const threads = await columnOf(server, "circles", "thread_count", "1");
  await Promise.all([
    ...Array.from({ length: 10 }, () => server.post("/api/thread/del", { threadId }, author.token)),
    ...members.map(({ token }) => server.post("/api/thread/thumbup", { threadId }, token)),
    ...members.map(({ token }) => server.post("/api/thread/favorite", { threadId }, token)),
  ]);
  expect(await siteValue(server, "threads")).toBe(before - 1);
  expect(await columnOf(server, "circles", "thread_count", "1")).toBe(threads - 1);
  const rows = await count(
    sql`select count(*)::int as n from thread_likes where thread_id = ${threadId}::bigint`,
  );
  expect(await columnOf(server, "threads", "like_count", threadId)).toBe(rows);
});

test("API-037 concurrent shares and searches of a member are counted once", async () => {
  const threadId = await publish(server, members[7]!.token);
  const shares = await Promise.all(
    Array.from({ length: 20 }, () => server.post("/api/thread/share", { threadId }, members[0]!.token)),
  );
  expect(shares.map((answer) => answer.code)).toEqual(Array(20).fill(200));
  expect(await columnOf(server, "threads", "share_count", threadId)).toBe(1);
  const searches = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      server.get(`/api/without/thread/list?keyWord=word${i % 4}`, members[0]!.token),
    ),
  );
  expect(searches.map((answer) => answer.code)).toEqual(Array(20).fill(200));
  expect((await server.get("/api/thread/searchhistory", members[0]!.token)).total).toBe(4);
});

test("two processes that count views of the same threads in opposite orders do not deadlock", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push(await publish(server, members[i]!.token));
  const counters = [1, 2].map(() => new ViewCounter(server.db, server.app.reports));
  for (let round = 0; round < 20; round++) {
    const views = ids.map((id): View => ["threads", id]);
    counters[0]!.add(views, `visitor ${round}`);
    counters[1]!.add(views.toReversed(), `visitor ${round}`);
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  for (const counter of counters) await counter.close();
  for (const id of ids) expect(await columnOf(server, "threads", "view_count", id)).toBe(40);
});

test("concurrent edits that swap threads between two circles keep the counters of both correct", async () => {
  await makeCircle(server, "8");
  await makeCircle(server, "9");
  const own = await Promise.all(
    members.map(async ({ token }, i) => ({
      token,
      to: i % 2 ? "8" : "9",
      threadId: await publish(server, token, { circleId: i % 2 ? "9" : "8" }),
    })),
  );
  const answers = await Promise.all([
    ...own.map(({ token, threadId, to }) =>
      server.post(
        "/api/bbs/thread/edit",
        { threadId, revision: 1, content: "换个圈子", circleId: to },
        token,
      ),
    ),
    ...own.map(({ threadId }, i) =>
      server.post("/api/thread/thumbup", { threadId }, members[(i + 1) % members.length]!.token),
    ),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  for (const id of ["8", "9"]) {
    expect(await columnOf(server, "circles", "thread_count", id)).toBe(4);
    expect(await columnOf(server, "circles", "interact_count", id)).toBe(4);
  }
});

test.each([
  ["a like of a thread", "threadThumbup", "threadThumbup", "threads", "like_count"],
  ["a like of a comment", "threadThumbup", "threadThumbup", "posts", "like_count"],
  ["a favourite", "threadFavorite", "threadFavorite", "threads", "favorite_count"],
  ["following a member", "followAdd", "followDel", "users", "fans_count"],
  ["following a topic", "topicFollow", "topicFollow", "topics", "follow_count"],
  ["joining a circle", "circleJoin", "circleLeave", "circles", "member_count"],
] as const)(
  "%s in two processes concurrently is counted once, and undone once",
  async (_, add, remove, table, counter) => {
    const [author, actor] = [members[0]!, members[1]!];
    const database = openPostgres(server.url);
    const otherApp = await buildApp(server.config, database);
    onTestFinished(async () => {
      await otherApp.close();
      await database.close();
    });
    const threadId = await publish(server, author.token);
    const postId = (await comment(server, author.token, threadId)).id;
    const circleId = "41";
    if (table === "circles") await makeCircle(server, circleId);
    const topicId = "41";
    if (table === "topics")
      await server.db.insert(topics).values({ id: topicId, content: trusted("两处"), contentKey: "两处" });
    const { id, body } = {
      threads: { id: threadId, body: { threadId } },
      posts: { id: postId, body: { postId } },
      users: { id: author.userId, body: { toUserId: author.userId } },
      topics: { id: topicId, body: { topicId } },
      circles: { id: circleId, body: { circleId } },
    }[table];
    const before = await columnOf(server, table, counter, id);
    const takesValue = add === remove;
    for (const value of [1, 0] as const) {
      const url = `/api${operationTable[value ? add : remove].path}`;
      const headers = { authorization: `Bearer ${actor.token}` };
      const payload = { ...body, ...(takesValue && { value }) };
      const answers = await server.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}::bigint for update`);
        const requests = [server.app, otherApp].map((app) =>
          app.inject({ method: "POST", url, headers, payload }),
        );
        const waitingForLock = sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
        await vi.waitFor(async () => expect(await count(waitingForLock)).toBeGreaterThanOrEqual(2), {
          timeout: 20_000,
          interval: 10,
        });
        return requests;
      });
      for (const answer of await Promise.all(answers)) expect(answer.json()).toMatchObject({ code: 200 });
      expect(await columnOf(server, table, counter, id)).toBe(before + value);
    }
  },
);
