import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  appoint,
  columnOf,
  comment,
  makeCircle,
  moveTo,
  publish,
  resetRates,
} from "../../../test/thread-fixtures.ts";
import { fetchInProcess } from "../../../web/in-process.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };
/** Thread IDs, oldest first, posted one hour apart. */
const t: string[] = [];
let topicId: string;

const set = (id: string, change: ReturnType<typeof sql>) =>
  server.db.execute(sql`update threads set ${change} where id = ${id}::bigint`);

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
  await makeCircle(server, "1");
  for (let i = 0; i < 6; i++) {
    const body = {
      content: `第${i}条动态，写于一个晴天`,
      circleId: "1",
      groupId: "2",
      topicList: [{ content: "晴天" }],
    };
    t.push(await publish(server, i % 2 ? bob.token : ann.token, body));
  }
  t.push(await publish(server, bob.token, { threadClassify: 1, title: "圈子里的帖子", circleId: "1" }));
  for (const [i, id] of t.entries()) {
    const at = sql`'2026-11-01'::timestamptz + make_interval(hours => ${i})`;
    await set(id, sql`posted_at = ${at}, last_reply_at = ${at}, hot_rank = ${10 - i}, hot_score = ${i * 10}`);
    await server.db.execute(
      sql`update thread_topics set posted_at = ${at}, hot_rank = ${10 - i} where thread_id = ${id}::bigint`,
    );
  }
  await set(t[2]!, sql`essence_at = now()`);
  await set(t[4]!, sql`essence_at = now() - interval '1 day'`);
  await server.db.execute(sql`update site_counters set value = 2 where key = 'threads.essence'`);
  await set(t[1]!, sql`pact_at = now(), cherrypick_at = now() - interval '1 day'`);
  await set(t[3]!, sql`guide_at = now(), cherrypick_at = now()`);
  topicId = (await server.get(`/api/without/thread/detail?threadId=${t[0]}`)).data.topicList[0].id;
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const pick = (...indexes: number[]) => indexes.map((i) => t[i]);
async function ids(path: string, token?: string) {
  const answer = await server.get(`/api/without/${path}`, token);
  expect(answer.code).toBe(200);
  return { ids: answer.rows.map((row) => row.id), total: answer.total };
}

test("API-057 the general list is sorted newest first, and can be filtered and sorted otherwise", async () => {
  expect(await ids("thread/list")).toEqual({ ids: pick(6, 5, 4, 3, 2, 1, 0), total: 7 });
  expect(await ids("thread/list?isAsc=asc")).toEqual({ ids: pick(0, 1, 2, 3, 4, 5, 6), total: 7 });
  expect(await ids("thread/list?orderByColumn=hot_score&pageSize=2")).toEqual({ ids: pick(6, 5), total: 7 });
  expect(await ids(`thread/list?userId=${ann.userId}`)).toEqual({ ids: pick(4, 2, 0), total: 3 });
  expect(await ids("thread/list?userId=999999")).toEqual({ ids: [], total: 0 });
  expect(await ids("thread/list?threadClassify=1")).toEqual({ ids: pick(6), total: 1 });
  expect(await ids(`thread/list?threadClassify=0&userId=${bob.userId}`)).toEqual({
    ids: pick(5, 3, 1),
    total: 3,
  });
  expect(await ids("thread/list?isPact=1&orderByColumn=pact_at")).toEqual({ ids: pick(1), total: 1 });
  expect(await ids("thread/list?isGuide=1")).toEqual({ ids: pick(3), total: 1 });
  expect(await ids("thread/list?orderByColumn=guide_at")).toEqual({ ids: pick(3), total: 1 });
});

test("API-069 `isessence=1` lists only curated threads", async () => {
  expect(await ids("thread/list?isessence=1")).toEqual({ ids: pick(4, 2), total: 2 });
  expect(await ids("thread/list?isessence=1&orderByColumn=essence_at")).toEqual({
    ids: pick(2, 4),
    total: 2,
  });
  expect((await server.get("/api/without/thread/list?isessence=1")).rows[0].isessence).toBe(1);
});

test("API-057 a label filter of 0 lists threads without the label; other values are refused", async () => {
  expect(await ids("thread/list?isessence=0")).toEqual({ ids: pick(6, 5, 3, 1, 0), total: 5 });
  expect(await ids("thread/list?isPact=0")).toEqual({ ids: pick(6, 5, 4, 3, 2, 0), total: 6 });
  expect(await ids("thread/list?isGuide=0&isessence=1")).toEqual({ ids: pick(4, 2), total: 2 });
  expect(await ids("thread/list?isPact=0&orderByColumn=pact_at")).toEqual({ ids: [], total: 0 });
  expect(await ids("thread/listV2?circleId=1&isessence=0")).toEqual({ ids: pick(6, 5, 3, 1, 0), total: 5 });
  const curatedPage = await ids(`thread/listV3?topicId=${topicId}&isessence=1`);
  const otherPage = await ids(`thread/listV3?topicId=${topicId}&isessence=0`);
  expect([curatedPage.ids.length + otherPage.ids.length, curatedPage.total + otherPage.total]).toEqual([
    6, 6,
  ]);
  expect((await server.get("/api/without/thread/list?isessence=true")).code).toBe(400);
  expect((await server.get("/api/without/thread/list?isessence=")).code).toBe(400);
});

test("API-066 `pageNum=2` returns the second page, and a page past the end has no rows but the total", async () => {
  expect(await ids("thread/list?pageNum=2&pageSize=3")).toEqual({ ids: pick(3, 2, 1), total: 7 });
  expect(await ids("thread/list?pageNum=100000&pageSize=100")).toEqual({ ids: [], total: 7 });
  expect(await ids("thread/homelist?pageNum=9")).toEqual({ ids: [], total: 7 });
});

test("API-067 `pageSize` limits the rows; invalid sizes, columns and parameters are refused", async () => {
  expect((await ids("thread/list?pageSize=3")).ids).toHaveLength(3);
  for (const query of [
    "pageSize=0",
    "pageSize=-1",
    "pageSize=1e9",
    "pageSize=NaN",
    "pageSize=101",
    "pageNum=0",
    "orderByColumn=id",
    "isAsc=up",
    "foo=1",
    "userId=0x1",
  ]) {
    const answer = await server.get(`/api/without/thread/list?${query}`);
    expect(answer.code).toBe(400);
    expect(answer.msg).toMatch(/[一-鿿]/);
  }
});

test("ENT-018 ENT-019 ENT-020 ENT-022 ENT-026 ENT-028 ENT-031 ENT-032 ENT-033 ENT-036 ENT-037 a list row has the fields of the contract, and its content is one paragraph", async () => {
  const [row] = (await server.get("/api/without/thread/list?pageSize=1&pageNum=7")).rows;
  expect(row).toMatchObject({
    id: t[0],
    title: "",
    content: "<p>第0条动态，写于一个晴天</p>",
    excerpt: "第0条动态，写于一个晴天",
    threadClassify: 0,
    imageList: [],
    vedioList: [],
    user: { userId: ann.userId, nickname: "ann", avatar: "" },
    friendList: [],
    topicList: [{ id: topicId, content: "晴天" }],
    postedAt: "2026-11-01 08:00:00",
    hasImgContent: 0,
    isTop: 0,
    hotScore: 0,
  });
  expect(row.final_content).toBeUndefined();
});

test("API-056 the home feed is filtered by tab, with site-sticky threads first", async () => {
  expect(await ids("thread/homelist")).toEqual({ ids: pick(0, 1, 2, 3, 4, 5, 6), total: 7 });
  expect(await ids("thread/homelist?tab=latest&pageSize=2")).toEqual({ ids: pick(6, 5), total: 7 });
  expect(await ids("thread/homelist?tab=essence")).toEqual({ ids: pick(2, 4), total: 2 });
  await set(t[5]!, sql`site_sticky = true`);
  // The response for a member is not the cached one for visitors.
  expect((await ids("thread/homelist?tab=recommend&pageSize=2", ann.token)).ids).toEqual(pick(5, 0));
  const { rows } = await server.get("/api/without/thread/homelist?tab=latest", ann.token);
  expect(rows.map((row) => [row.id, row.isTop]).slice(0, 2)).toEqual([
    [t[5], 1],
    [t[6], 0],
  ]);
  expect((await ids("thread/listV4?groupId=2&pageSize=2", ann.token)).ids).toEqual(pick(5, 4));
  await set(t[5]!, sql`site_sticky = false`);
  expect((await server.get("/api/without/thread/homelist?tab=none")).code).toBe(400);
});

test("API-056 the follow tab lists threads of followed members, and is empty without a token", async () => {
  const eve = await server.member("eve");
  expect(await ids("thread/homelist?tab=follow")).toEqual({ ids: [], total: 0 });
  expect(await ids("thread/homelist?tab=follow", "stale")).toEqual({ ids: [], total: 0 });
  expect(await ids("thread/homelist?tab=follow", eve.token)).toEqual({ ids: [], total: 0 });
  await server.db.execute(
    sql`insert into follows (from_id, to_id) values (${eve.userId}::bigint, ${ann.userId}::bigint)`,
  );
  expect(await ids("thread/homelist?tab=follow", eve.token)).toEqual({ ids: pick(4, 2, 0), total: 3 });
  await server.db.execute(
    sql`insert into follows (from_id, to_id) values (${eve.userId}::bigint, ${bob.userId}::bigint)`,
  );
  expect(await ids("thread/homelist?tab=follow&pageNum=2&pageSize=3", eve.token)).toEqual({
    ids: pick(3, 2, 1),
    total: 7,
  });
  expect(await ids("thread/homelist?tab=follow&pageNum=50&pageSize=100", eve.token)).toEqual({
    ids: [],
    total: 7,
  });
});

test("API-058 listV2 lists a circle's threads, sticky ones first", async () => {
  expect(await ids("thread/listV2?circleId=1&pageSize=2")).toEqual({ ids: pick(6, 5), total: 7 });
  expect((await ids("thread/listV2?circleId=1&orderByColumn=hot_score&pageSize=2")).ids).toEqual(pick(0, 1));
  expect(await ids("thread/listV2?circleId=1&isessence=1")).toEqual({ ids: pick(4, 2), total: 2 });
  expect(await ids("thread/listV2?circleId=77")).toEqual({ ids: [], total: 0 });
  await comment(server, ann.token, t[3]!);
  expect((await ids("thread/listV2?circleId=1&orderByColumn=last_reply_at&pageSize=2")).ids).toEqual(
    pick(3, 6),
  );
  await set(t[0]!, sql`circle_sticky = true`);
  const { rows } = await server.get("/api/without/thread/listV2?circleId=1&pageSize=3");
  expect(rows.map((row) => [row.id, row.isTop])).toEqual([
    [t[0], 1],
    [t[6], 0],
    [t[5], 0],
  ]);
  expect((await server.get("/api/without/thread/listV2")).code).toBe(400);
});

test("API-059 listV3 lists a topic's threads by time or heat", async () => {
  expect(await ids(`thread/listV3?topicId=${topicId}&pageSize=2`)).toEqual({ ids: pick(5, 4), total: 6 });
  expect((await ids(`thread/listV3?topicId=${topicId}&orderByColumn=hot_score&pageSize=2`)).ids).toContain(
    t[0],
  );
  expect(await ids("thread/listV3?topicId=999")).toEqual({ ids: [], total: 0 });
  expect((await server.get("/api/without/thread/listV3?topicId=abc")).code).toBe(400);
});

test("API-060 listV4 lists a group's threads", async () => {
  expect(await ids("thread/listV4?groupId=2&pageSize=2")).toEqual({ ids: pick(5, 4), total: 6 });
  expect(await ids("thread/listV4?groupId=3")).toEqual({ ids: [], total: 0 });
  expect((await server.get("/api/without/thread/listV4?groupId=2&orderByColumn=last_reply_at")).code).toBe(
    400,
  );
});

test("API-071 picked threads are sorted by latest pick, heat or decayed heat", async () => {
  expect(await ids("cherrypick")).toEqual({ ids: pick(3, 1), total: 2 });
  expect(await ids("cherrypick?groupId=2&pageSize=1")).toEqual({ ids: pick(3), total: 2 });
  expect(await ids("cherrypick?groupId=4")).toEqual({ ids: [], total: 0 });
  // A group-sticky thread is first in its group in every order, and not in the list of all groups.
  await set(t[1]!, sql`group_sticky = true`);
  for (const column of ["cherrypick_at", "hot_rank", "hot_score"])
    expect((await ids(`cherrypick?groupId=2&orderByColumn=${column}`)).ids).toEqual(pick(1, 3));
  expect((await ids("cherrypick?orderByColumn=hot_rank")).ids).toEqual(pick(3, 1));
  await set(t[1]!, sql`group_sticky = false`);
  await set(t[1]!, sql`hot_score = 90, hot_rank = 1`);
  await set(t[3]!, sql`hot_score = 10, hot_rank = 2`);
  expect((await ids("cherrypick?orderByColumn=hot_rank")).ids).toEqual(pick(3, 1));
  expect((await ids("cherrypick?orderByColumn=hot_score")).ids).toEqual(pick(1, 3));
});

test("API-080 ENT-040 ENT-041 ENT-042 the hot lists have the order of the job's rows, without pending ones", async () => {
  await set(t[2]!, sql`status = 0`);
  await server.db.execute(sql`insert into hot_threads (period, rank, thread_id, hot_score) values
    ('day', 2, ${t[6]}::bigint, 5), ('day', 1, ${t[0]}::bigint, 9), ('month', 1, ${t[1]}::bigint, 7), ('year', 1, ${t[2]}::bigint, 1)`);
  const { data } = await server.get("/api/without/threadhot");
  expect(data).toEqual({
    day: [
      { id: t[0], title: "第0条动态，写于一个晴天", hotScore: 9 },
      { id: t[6], title: "圈子里的帖子", hotScore: 5 },
    ],
    month: [{ id: t[1], title: "第1条动态，写于一个晴天", hotScore: 7 }],
    year: [],
  });
  await set(t[2]!, sql`status = 1`);
});

test("API-054 the detail has the whole text, sanitized again; missing and pending threads get 404", async () => {
  await set(t[6]!, sql`content = '<p onclick="x">正文<script>alert(1)</script></p>'`);
  const { data } = await server.get(`/api/without/thread/detail?threadId=${t[6]}`);
  expect(data).toMatchObject({ id: t[6], content: "<p>正文</p>", final_content: "<p>正文</p>" });
  expect((await server.get("/api/without/thread/detail?threadId=999999")).code).toBe(404);
  for (const query of ["", "?threadId=", "?threadId=1a", "?threadId=-1", "?threadId=9999999999999999999"]) {
    expect((await server.get(`/api/without/thread/detail${query}`)).code).toBe(400);
  }
  await set(t[6]!, sql`status = 0`);
  expect((await server.get(`/api/without/thread/detailV2?threadId=${t[6]}`, ann.token)).code).toBe(404);
  await set(t[6]!, sql`status = 1`);
});

test("API-054 a visitor counts as one view per hour, also for cached responses", async () => {
  const { app } = server;
  const get = (path: string, remoteAddress: string) => server.inject({ url: `/api${path}`, remoteAddress });
  const views = async () => {
    await app.views.flush();
    return Number(await columnOf(server, "threads", "view_count", t[5]!));
  };
  const before = await views();
  const url = `/api/without/thread/detail?threadId=${t[5]}`;
  await Promise.all([1, 2, 3].map((n) => get(url, `192.0.2.${n}`)));
  await get(url, "192.0.2.4");
  expect(await views()).toBe(before + 4);
  for (let n = 0; n < 20; n++) await get(url, `192.0.2.${1 + (n % 4)}`);
  // All addresses of a /64 network count as one visitor.
  for (let n = 0; n < 20; n++) await get(url, `2001:db8::${n}`);
  expect(await views()).toBe(before + 5);
  const partViews: string[] = [];
  const fetch = fetchInProcess(app, {
    partsFrom: 0,
    traceId: "a-visit",
    onPart: (part) => partViews.push(...part.views.map(([kind, id]) => `${kind} ${id}`)),
  });
  for (let visit = 0; visit < 2; visit++) await fetch(new Request(`http://localhost/api${url}`));
  // In-process requests report their views to the page, which counts them for its visitor.
  expect(partViews).toEqual([`threads ${t[5]}`, `threads ${t[5]}`]);
  expect(await views()).toBe(before + 5);
});

test("the view count of a thread stops at the largest integer", async () => {
  const url = `/api/without/thread/detail?threadId=${t[5]}`;
  const before = await columnOf(server, "threads", "view_count", t[5]!);
  await set(t[5]!, sql`view_count = 2147483647`);
  await server.inject({ url: `/api${url}`, remoteAddress: "198.51.100.1" });
  await server.app.views.flush();
  expect(await columnOf(server, "threads", "view_count", t[5]!)).toBe(2147483647);
  await set(t[5]!, sql`view_count = ${before}`);
});

test("`detailV2` with `visit=0` does not count a view, without it one", async () => {
  const views = async () => {
    await server.app.views.flush();
    return Number(await columnOf(server, "threads", "view_count", t[5]!));
  };
  const before = await views();
  const url = `/api/without/thread/detailV2?threadId=${t[5]}`;
  expect((await server.get(`${url}&visit=0`, ann.token)).data.thread.id).toBe(t[5]);
  expect((await server.get(`${url}&visit=0`)).code).toBe(200);
  expect(await views()).toBe(before);
  await server.get(url, ann.token);
  expect(await views()).toBe(before + 1);
});

test("API-055 detailV2 returns the viewer's state and permissions of the thread", async () => {
  const of = async (token?: string) =>
    (await server.get(`/api/without/thread/detailV2?threadId=${t[0]}`, token)).data;
  expect((await of()).viewer).toEqual({
    isLike: false,
    isFavorite: false,
    isFollow: false,
    isMutual: false,
    mayDo: [],
    revision: 0,
    marks: [],
    status: 1,
    tipped: 0,
    why: "",
  });
  expect((await of("stale")).viewer.mayDo).toEqual([]);
  expect((await of(ann.token)).viewer.mayDo).toEqual(["edit", "undershelf", "del"]);
  await server.post("/api/thread/thumbup", { threadId: t[0] }, bob.token);
  await server.post("/api/thread/favorite", { threadId: t[0] }, bob.token);
  await server.db.execute(
    sql`insert into follows (from_id, to_id) values (${bob.userId}::bigint, ${ann.userId}::bigint)`,
  );
  expect(await of(bob.token)).toMatchObject({
    thread: { id: t[0], likeCount: 1 },
    viewer: { isLike: true, isFavorite: true, isFollow: true, isMutual: false, mayDo: [] },
  });
  await server.db.execute(
    sql`insert into follows (from_id, to_id) values (${ann.userId}::bigint, ${bob.userId}::bigint)`,
  );
  expect((await of(bob.token)).viewer.isMutual).toBe(true);
  const mod = await server.member("mod");
  await appoint(server, mod.userId, "1");
  expect((await of(mod.token)).viewer.mayDo).toEqual([
    "stickycircle",
    "essence",
    "cherrypick.propose",
    "move.propose",
    "undershelf",
    "del",
  ]);
  const operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  expect((await of(operator.token)).viewer.mayDo).toEqual(expect.arrayContaining(["site", "move", "del"]));
});

test("the viewer state lists likes, favourites, follows and blocks among the requested IDs", async () => {
  const zoe = await server.member("zoe");
  const post = await comment(server, ann.token, t[1]!);
  await server.post("/api/thread/thumbup", { threadId: t[1] }, zoe.token);
  await server.post("/api/thread/thumbup", { postId: post.id }, zoe.token);
  await server.post("/api/thread/favorite", { threadId: t[2] }, zoe.token);
  await server.db.execute(sql`insert into follows (from_id, to_id) values (${zoe.userId}::bigint, ${ann.userId}::bigint),
    (${zoe.userId}::bigint, ${bob.userId}::bigint), (${bob.userId}::bigint, ${zoe.userId}::bigint)`);
  const state = (body: object, token = zoe.token) => server.post("/api/bbs/viewer/state", body, token);
  const { data } = await state({
    threadIds: t,
    postIds: [post.id, "999"],
    userIds: [ann.userId, bob.userId, zoe.userId],
  });
  expect({ ...data, followedUserIds: data.followedUserIds.sort() }).toEqual({
    likedThreadIds: [t[1]],
    favoritedThreadIds: [t[2]],
    likedPostIds: [post.id],
    followedUserIds: [ann.userId, bob.userId].sort(),
    mutualUserIds: [bob.userId],
    followedTopicIds: [],
    joinedCircleIds: [],
    waitingCircleIds: [],
    blockedUserIds: [],
    highlights: [],
  });
  await server.post("/api/bbs/user/block/add", { toUserId: ann.userId }, zoe.token);
  expect((await state({ userIds: [ann.userId, bob.userId] })).data.blockedUserIds).toEqual([ann.userId]);
  expect((await state({ userIds: [zoe.userId] }, ann.token)).data.blockedUserIds).toEqual([]);
  expect((await state({})).data.likedThreadIds).toEqual([]);
  expect((await state({ threadIds: Array(101).fill("1") })).code).toBe(400);
  expect((await state({}, "")).code).toBe(401);
});
