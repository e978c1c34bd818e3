import { normalizeForSearch } from "@lenscape/richtext/search";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { topics } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { columnOf, publish } from "../../../test/thread-fixtures.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  const names = ["第一视角的秋天", "Lens One 上手", "通勤路上", "秋天的第一次骑行"];
  await server.db.insert(topics).values(
    names.map((content, i) => ({
      id: String(i + 1),
      content: trusted(content),
      contentKey: normalizeForSearch(content),
      intro: trusted(`简介${i + 1}`),
      viewCount: [30, 10, 40, 20][i]!,
      threadCount: i,
      createdAt: new Date(Date.UTC(2026, 9, i + 1)),
    })),
  );
});
afterAll(() => server.close());

async function ids(path: string) {
  const response = await server.get(`/api/without/thread/${path}`);
  expect(response.code).toBe(200);
  return { ids: response.rows.map((row) => row.id), total: response.total };
}

test("API-064 ENT-043 ENT-044 ENT-045 topics are sorted by views or by creation time and paged", async () => {
  expect(await ids("topics")).toEqual({ ids: ["3", "1", "4", "2"], total: 4 });
  expect(await ids("topics?orderByColumn=created_at&pageSize=2")).toEqual({ ids: ["4", "3"], total: 4 });
  expect(await ids("topics?pageNum=9")).toEqual({ ids: [], total: 4 });
  expect((await server.get("/api/without/thread/topics?pageSize=1")).rows[0]).toEqual({
    id: "3",
    content: "通勤路上",
    intro: "简介3",
    cover: "",
    viewCount: 40,
    threadCount: 2,
    followCount: 0,
    dayHeat: 0,
    weekHeat: 0,
    mark: "",
  });
  for (const query of ["orderByColumn=id", "pageSize=0", "pageSize=101", "x=1"]) {
    expect((await server.get(`/api/without/thread/topics?${query}`)).code).toBe(400);
  }
});

test.each([
  ["秋", ["1", "4"]],
  ["秋天", ["1", "4"]],
  ["第一视角", ["1"]],
  ["#秋天的#", ["4"]],
  ["ｌｅｎｓ", ["2"]],
  ["lens one", ["2"]],
  ["没有", []],
  ["！", []],
])("API-064 topics are found by part of their name: %s", async (keyWord, expected) => {
  expect(await ids(`topics?keyWord=${encodeURIComponent(keyWord)}`)).toEqual({
    ids: expected,
    total: expected.length,
  });
});

test("API-065 the topic ranking is sorted by views", async () => {
  expect(await ids("topicstatistics?pageNum=1&pageSize=10")).toEqual({ ids: ["3", "1", "4", "2"], total: 4 });
  expect(await ids("topicstatistics?pageNum=2&pageSize=3")).toEqual({ ids: ["2"], total: 4 });
});

test("API-063 a topic is found by its ID, and its view is counted", async () => {
  const { data } = await server.get("/api/without/thread/topic/detail/2");
  expect(data).toMatchObject({ id: "2", content: "Lens One 上手", threadCount: 1 });
  await expect
    .poll(
      async () => {
        const result = await server.db.execute(sql`select view_count from topics where id = 2`);
        return (result as unknown as { rows: { view_count: number }[] }).rows[0]!.view_count;
      },
      { timeout: 10_000 },
    )
    .toBe(11);
  expect((await server.get("/api/without/thread/topic/detail/999")).code).toBe(404);
  expect((await server.get("/api/without/thread/topic/detail/abc")).code).toBe(400);
});

test("API-065 repeated views of one visitor count once in the ranking", async () => {
  await server.app.views.flush();
  const before = Number(await columnOf(server, "topics", "view_count", "4"));
  for (let n = 0; n < 30; n++) await server.get("/api/without/thread/topic/detail/4");
  await server.app.views.flush();
  expect(await columnOf(server, "topics", "view_count", "4")).toBe(before + 1);
});

test("API-065 the ranking can be sorted by the heat of the day or of the week", async () => {
  await server.db.execute(sql`update topics set day_heat = id * 3 % 7, week_heat = id`);
  expect((await ids("topicstatistics?orderByColumn=day_heat")).ids).toEqual(["2", "4", "1", "3"]);
  expect((await ids("topicstatistics?orderByColumn=week_heat")).ids).toEqual(["4", "3", "2", "1"]);
  expect((await server.get("/api/without/thread/topicstatistics?orderByColumn=mark")).code).toBe(400);
});

test("GEN-009 following and unfollowing count once, and the list of followed topics counts new threads", async () => {
  const { token } = await server.member("follower");
  const writer = await server.member("writer");
  const follow = (value: 0 | 1, topicId = "1") =>
    server.post("/api/bbs/topic/follow", { topicId, value }, token);
  expect((await follow(1)).data).toEqual({ value: 1, followCount: 1 });
  expect((await follow(1)).data).toEqual({ value: 1, followCount: 1 });
  await follow(1, "2");
  expect((await follow(1, "999")).code).toBe(404);
  const state = await server.post("/api/bbs/viewer/state", { topicIds: ["1", "2", "3"] }, token);
  expect(state.data.followedTopicIds.sort()).toEqual(["1", "2"]);

  await publish(server, writer.token, { topicList: [{ id: "1" }] });
  await publish(server, token, { topicList: [{ id: "1" }] });
  const mine = () => server.get("/api/bbs/topic/mine", token);
  expect(await mine()).toMatchObject({
    total: 2,
    rows: [
      { id: "2", newCount: 0 },
      { id: "1", content: "第一视角的秋天", newCount: 1 },
    ],
  });
  await server.post("/api/bbs/topic/seen", { topicId: "1" }, token);
  expect((await mine()).rows[1]).toMatchObject({ id: "1", newCount: 0 });

  expect((await follow(0)).data).toEqual({ value: 0, followCount: 0 });
  expect((await follow(0)).data).toEqual({ value: 0, followCount: 0 });
  expect(await columnOf(server, "topics", "follow_count", "1")).toBe(0);
});

test("GEN-009 the insight of a topic counts today's threads and authors and lists related topics", async () => {
  const { token } = await server.member("tagger");
  await publish(server, token, { topicList: [{ id: "3" }, { id: "4" }] });
  await publish(server, token, { topicList: [{ id: "3" }, { id: "4" }, { id: "2" }] });
  const { data } = await server.get("/api/bbs/topic/insight?topicId=3");
  expect(data).toMatchObject({ todayCount: 2, participantCount: 1, writers: [] });
  expect(data.related.map(({ id }: { id: string }) => id)).toEqual(["4", "2"]);
});
