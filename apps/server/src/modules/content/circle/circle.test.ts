import { afterAll, beforeAll, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { circleActiveUsers, circleModerators, circles } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;
let userIds: string[];

const names = (rows: { groupName: string }[]) => rows.map((row) => row.groupName);

beforeAll(async () => {
  server = await startServer();
  userIds = [];
  for (const name of ["anna", "bert", "carl"]) userIds.push((await server.member(name)).userId);
  await server.db.insert(circles).values([
    {
      id: "1",
      name: trusted("影像创作"),
      category: trusted("创作"),
      brief: trusted("看见"),
      picUrl: "/a.jpg",
      notice: trusted("公告"),
      rule: trusted("圈规"),
      orderNum: 2,
      threadCount: 5,
      interactCount: 30,
      memberCount: 9,
      activeUserCount: 12,
    },
    { id: "2", name: trusted("骑行"), category: trusted("户外"), orderNum: 1, threadCount: 50 },
    { id: "3", name: trusted("旧圈子"), category: trusted("户外"), orderNum: 3, isOpen: false },
  ]);
  await server.db.insert(circleModerators).values([
    { circleId: "1", userId: userIds[0]!, position: 2 },
    { circleId: "1", userId: userIds[1]!, position: 1 },
    { circleId: "2", userId: userIds[2]!, position: 1 },
  ]);
  await server.db.insert(circleActiveUsers).values([
    { circleId: "1", rank: 1, userId: userIds[2]!, score: 9 },
    { circleId: "1", rank: 2, userId: userIds[0]!, score: 8 },
    { circleId: "1", rank: 11, userId: userIds[1]!, score: 1 },
  ]);
});
afterAll(() => server.close());

test("API-076 the shortcuts are the visible sections in order, without moderators or active users", async () => {
  const { code, rows, total } = await server.get("/api/without/group");
  expect(code).toBe(200);
  expect(names(rows)).toEqual(["活动", "精选", "话题", "任务", "反馈", "设备认证"]);
  expect(total).toBe(6);
  expect(rows[0]).toMatchObject({
    groupType: "bbs_group_activity",
    webMaster: [],
    webMasterCount: 0,
    activeUsers: [],
  });
});

test("API-077 ENT-001 ENT-002 ENT-003 ENT-004 ENT-005 ENT-006 ENT-007 ENT-008 ENT-010 ENT-011 ENT-017 a forum card has the circle's fields", async () => {
  const { rows, total } = await server.get("/api/without/grouppc");
  expect(total).toBe(3);
  expect(names(rows)).toEqual(["骑行", "影像创作", "旧圈子"]);
  expect(rows[1]).toMatchObject({
    id: "1",
    groupName: "影像创作",
    groupType: "bbs_group_circle",
    brief: "看见",
    webPicUrl: "/a.jpg",
    miniPicUrl: "/a.jpg",
    trendsCount: 5,
    interactCount: 30,
    webMasterCount: 2,
    activeUserCount: 12,
  });
});

test("ENT-009 ENT-013 ENT-014 ENT-015 moderators are listed in order with ID, avatar and nickname", async () => {
  const { rows } = await server.get("/api/without/grouppc?category=创作");
  expect(rows).toHaveLength(1);
  expect(rows[0].webMaster).toEqual([
    { userId: userIds[1], nickname: "bert", avatar: "", isStaff: 0 },
    { userId: userIds[0], nickname: "anna", avatar: "", isStaff: 0 },
  ]);
});

test("ENT-012 ENT-016 active users are listed by rank, at most the first ten ranks", async () => {
  const { rows } = await server.get("/api/without/grouppc?category=创作");
  expect(rows[0].activeUsers).toEqual([
    { userId: userIds[2], nickname: "carl", avatar: "", isStaff: 0 },
    { userId: userIds[0], nickname: "anna", avatar: "", isStaff: 0 },
  ]);
});

test("API-077 cards are paged with the total of all cards", async () => {
  const page = await server.get("/api/without/grouppc?pageSize=2&pageNum=2");
  expect(names(page.rows)).toEqual(["旧圈子"]);
  expect(page.total).toBe(3);
  expect(await server.get("/api/without/grouppc?pageNum=9")).toMatchObject({ rows: [], total: 3 });
});

test("API-078 AMB-004 a section is found by its ID; an unknown ID is 404", async () => {
  const { data } = await server.get("/api/without/group/detail/2");
  expect(data).toMatchObject({ id: "2", groupName: "精选", groupType: "bbs_group_thread" });
  expect((await server.get("/api/without/group/detail/999999")).code).toBe(404);
  expect((await server.get("/api/without/group/detail/abc")).code).toBe(400);
});

test("API-072 the list filters circles by category and sorts them by the requested order", async () => {
  const list = async (query: string) => names((await server.get(`/api/without/circle?${query}`)).rows);
  expect(await list("")).toEqual(["骑行", "影像创作", "旧圈子"]);
  expect(await list("orderByColumn=trends_count")).toEqual(["骑行", "影像创作", "旧圈子"]);
  expect(await list("orderByColumn=created_at&pageSize=1")).toEqual(["旧圈子"]);
  expect(await list("category=户外")).toEqual(["骑行", "旧圈子"]);
  expect((await server.get("/api/without/circle?orderByColumn=id")).code).toBe(400);
});

test("API-073 AMB-004 a circle has its notice, rule, counts and people; an unknown ID is 404", async () => {
  const { data } = await server.get("/api/without/circledetail/1");
  expect(data).toMatchObject({
    id: "1",
    picUrl: "/a.jpg",
    notice: "公告",
    rule: "圈规",
    memberCount: 9,
    webMasterCount: 2,
  });
  expect(data.activeUsers).toHaveLength(2);
  expect(data.isOpen).toBe(1);
  expect((await server.get("/api/without/circledetail/3")).data.isOpen).toBe(0);
  expect((await server.get("/api/without/circledetail/999999")).code).toBe(404);
});

test("API-075 only open circles are listed for publishing, filtered by keyword", async () => {
  const all = await server.get("/api/without/filtercircle");
  expect(names(all.rows)).toEqual(["骑行", "影像创作"]);
  expect(all.total).toBe(2);
  expect(names((await server.get("/api/without/filtercircle?keyWord=影像")).rows)).toEqual(["影像创作"]);
  expect((await server.get("/api/without/filtercircle?keyWord=%25")).rows).toEqual([]);
});
