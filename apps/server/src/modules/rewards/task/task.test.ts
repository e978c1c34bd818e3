import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, makeUpload, publish, resetRates } from "../../../test/thread-fixtures.ts";

const DAY = 24 * 3600_000;

let server: TestServer;
let author: { token: string; userId: string };
let threads: string[];

beforeAll(async () => {
  server = await startServer();
  author = await server.member("author");
  threads = [];
  for (let i = 0; i < 6; i++) {
    await resetRates(server);
    threads.push(await publish(server, author.token));
  }
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

type Row = Record<string, unknown> & { work: string };
const list = async (type: string, token: string): Promise<Row[]> =>
  (await server.get(`/api/bbs/task/${type}/list?pageNum=1&pageSize=99`, token)).data;
const task = async (type: string, work: string, token: string) =>
  (await list(type, token)).find((row) => row.work === work)!;
const points = async (token: string) =>
  (await server.post("/api/bbs/task/info", { filter: {} }, token)).data.pointsCount;
const browse = (threadId: string, token: string) =>
  server.post("/api/bbs/thread/browse", { threadId }, token);

test("API-116 API-119 API-120 API-121 API-125 API-126 API-127 every list returns data and total, and only to members", async () => {
  const { token } = await server.member("reader");
  for (const type of ["day", "week", "month", "starter"]) {
    const answer = await server.get(`/api/bbs/task/${type}/list`, token);
    expect(answer).toMatchObject({ code: 200, total: answer.data.length });
    expect(answer.data.length).toBeGreaterThan(2);
    expect(answer.data.every((row: Row) => row.type === type)).toBe(true);
    expect(await server.get(`/api/bbs/task/${type}/list`)).toMatchObject({ code: 401 });
    const second = await server.get(`/api/bbs/task/${type}/list?pageNum=2&pageSize=99`, token);
    expect(second).toMatchObject({ data: [], total: answer.total });
  }
});

test("ENT-068 ENT-069 ENT-070 ENT-071 ENT-072 ENT-073 ENT-074 ENT-075 ENT-076 ENT-077 ENT-078 ENT-079 ENT-080 ENT-081 the sample task has the reward and texts of the specification", async () => {
  const { token } = await server.member("sampler");
  expect(await task("day", "BROWSE_POSTS", token)).toEqual({
    id: "1",
    name: "浏览 5 篇帖子",
    work: "BROWSE_POSTS",
    description: "打开 5 篇不同的帖子",
    type: "day",
    rewardNum: 5,
    rewardExp: 0,
    rewardPoints: 5,
    rewardBadge: "",
    completedNum: 0,
    completedAt: "",
    finish: false,
    mprouter: "/",
  });
});

test("an opened thread counts once a day, and the task pays once and restarts the next day", async () => {
  const { token } = await server.member("browser");
  for (const id of [threads[0]!, threads[0]!, threads[1]!]) await browse(id, token);
  expect(await task("day", "BROWSE_POSTS", token)).toMatchObject({ completedNum: 2, finish: false });
  // visit=0 reads the viewer's relation to a thread without opening it.
  await server.get(`/api/without/thread/detailV2?threadId=${threads[2]}&visit=0`, token);
  expect(await task("day", "BROWSE_POSTS", token)).toMatchObject({ completedNum: 2 });
  // Without visit=0 the call opens the thread. A visitor's call counts for nobody.
  await server.get(`/api/without/thread/detailV2?threadId=${threads[2]}`, token);
  await server.get(`/api/without/thread/detailV2?threadId=${threads[3]}`);
  expect(await task("day", "BROWSE_POSTS", token)).toMatchObject({ completedNum: 3 });
  for (const id of threads) await browse(id, token);
  expect(await task("day", "BROWSE_POSTS", token)).toMatchObject({
    completedNum: 5,
    finish: true,
    completedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(await points(token)).toBe(5);
  expect(await task("week", "BROWSE_POSTS", token)).toMatchObject({ completedNum: 6, finish: false });
  expect(await browse("999999", token)).toMatchObject({ code: 404 });
  server.moveClock(DAY);
  expect(await task("day", "BROWSE_POSTS", token)).toMatchObject({ completedNum: 0, finish: false });
});

test("likes count for the member who likes, once per thread, and not on own threads", async () => {
  const { token } = await server.member("liker");
  const like = (threadId: string, value: 0 | 1) =>
    server.post("/api/thread/thumbup", { threadId, value }, token);
  for (const value of [1, 0, 1] as const) await like(threads[0]!, value);
  await resetRates(server);
  await like(await publish(server, token), 1);
  expect(await task("day", "LIKE_POST", token)).toMatchObject({ completedNum: 1 });
  await like(threads[1]!, 1);
  const before = await points(token);
  await like(threads[2]!, 1);
  expect(await points(token)).toBe(before + 5);
});

test("points and tasks include an action right after it", async () => {
  const { token } = await server.member("atonce");
  const headers = { authorization: `Bearer ${token}` };
  const call = async (url: string, payload: object) =>
    (await server.inject({ method: "POST", url: `/api${url}`, headers, payload })).json();
  for (const threadId of threads.slice(0, 3)) {
    expect(await call("/api/thread/thumbup", { threadId })).toMatchObject({ code: 200 });
  }
  expect((await call("/api/bbs/task/info", { filter: {} })).data.pointsCount).toBe(5);
  expect(await task("day", "LIKE_POST", token)).toMatchObject({ completedNum: 3, finish: true });
});

test("posting, commenting, sharing, following and favoriting each count for their task", async () => {
  const { token } = await server.member("busy");
  await publish(server, token);
  await comment(server, token, threads[0]!);
  await server.post("/api/thread/share", { threadId: threads[0] }, token);
  await server.post("/api/thread/favorite", { threadId: threads[0], value: 1 }, token);
  await server.post("/api/bbs/user/follow/add", { toUserId: author.userId }, token);
  const finished = (await list("day", token)).filter(({ finish }) => finish).map(({ work }) => work);
  expect(finished).toEqual(["COMMENT_POST", "PUBLISH_POST", "SHARE_POST"]);
  expect(await points(token)).toBe(10 + 15 + 10);
  expect(await task("week", "FAVORITE_POST", token)).toMatchObject({ completedNum: 1 });
  expect(await task("starter", "FOLLOW_USER", token)).toMatchObject({ completedNum: 1 });
  expect(await task("month", "PUBLISH_POST", token)).toMatchObject({ completedNum: 1 });
});

test("an avatar and a signature finish the profile task once", async () => {
  const { token, userId } = await server.member("newcomer");
  const update = (body: object) => server.post("/api/my/user/info/update", body, token);
  await update({ signature: "拍山，也拍山里的信号塔" });
  expect(await task("starter", "COMPLETE_PROFILE", token)).toMatchObject({ finish: false });
  await update({ avatar: await makeUpload(server, userId, "me.webp") });
  expect(await task("starter", "COMPLETE_PROFILE", token)).toMatchObject({ finish: true });
  await update({ signature: "又换了一句" });
  server.moveClock(40 * DAY);
  await update({ signature: "再换一句" });
  expect(await points(token)).toBe(20);
  expect(await task("starter", "COMPLETE_PROFILE", token)).toMatchObject({ finish: true });
});
