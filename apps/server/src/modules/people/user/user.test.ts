import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nameKey } from "../../../core/names.ts";
import { trusted } from "../../../core/screened.ts";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { circleActiveUsers, circles, threads, users } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;
let me: { token: string; userId: string };
let other: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  me = await server.member("walker");
  other = await server.member("climber");
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from rate_counters`));

/** Inserts members without a login. Returns their IDs. */
async function insertMembers(
  nicknames: string[],
  fields: Partial<typeof users.$inferInsert> = {},
): Promise<string[]> {
  const rows = await server.db
    .insert(users)
    .values(
      nicknames.map((nickname) => ({
        username: nickname,
        usernameKey: nameKey(`u-${nickname}`),
        passwordHash: "none",
        nickname: trusted(nickname),
        nicknameKey: nameKey(nickname),
        groupId: GROUP.member,
        invitationCode: nickname,
        ...fields,
      })),
    )
    .returning({ id: users.id });
  return rows.map((row) => row.id);
}

const counts = async (userId: string) => {
  const { data } = await server.post("/api/without/user/otherinfo/get", { userId });
  return { fans: data.fansCount, follows: data.followCount };
};

const follow = (toUserId: string, token = me.token) =>
  server.post("/api/bbs/user/follow/add", { toUserId }, token);
const unfollow = (toUserId: string, token = me.token) =>
  server.post("/api/bbs/user/follow/del", { toUserId }, token);

describe("following", () => {
  test("API-092 API-093 ROLE-032 following lists the member and updates both counts; unfollowing reverts both", async () => {
    expect((await follow(other.userId)).code).toBe(200);
    expect(await counts(other.userId)).toEqual({ fans: 1, follows: 0 });
    expect(await counts(me.userId)).toEqual({ fans: 0, follows: 1 });
    const followList = await server.get("/api/bbs/user/follow/list", me.token);
    expect(followList).toMatchObject({
      code: 200,
      total: 1,
      rows: [{ userId: other.userId, isFollow: true }],
    });
    const fans = await server.get("/api/bbs/user/fans/list", other.token);
    expect(fans).toMatchObject({ code: 200, total: 1, rows: [{ userId: me.userId, isFollow: false }] });

    expect((await unfollow(other.userId)).code).toBe(200);
    expect(await counts(other.userId)).toEqual({ fans: 0, follows: 0 });
    expect(await counts(me.userId)).toEqual({ fans: 0, follows: 0 });
    expect(await server.get("/api/bbs/user/follow/list", me.token)).toMatchObject({ rows: [], total: 0 });
  });

  test("API-092 API-093 repeated calls count once", async () => {
    await follow(other.userId);
    expect((await follow(other.userId)).code).toBe(200);
    expect(await counts(other.userId)).toEqual({ fans: 1, follows: 0 });
    await unfollow(other.userId);
    expect((await unfollow(other.userId)).code).toBe(200);
    expect(await counts(other.userId)).toEqual({ fans: 0, follows: 0 });
  });

  test("API-092 following oneself or an unknown or closed member is refused", async () => {
    const [closed] = await insertMembers(["已关闭的人"], { status: 2 });
    expect(await follow(me.userId)).toMatchObject({ code: 400, msg: "不能关注自己" });
    expect((await follow("999999")).code).toBe(404);
    expect((await follow(closed!)).code).toBe(404);
    expect((await unfollow("999999")).code).toBe(404);
    expect(await counts(me.userId)).toEqual({ fans: 0, follows: 0 });
  });

  test("a block ends the follows in both directions and refuses new ones", async () => {
    await follow(other.userId);
    await follow(me.userId, other.token);
    const block = (act: string) =>
      server.post(`/api/bbs/user/block/${act}`, { toUserId: me.userId }, other.token);
    expect((await block("add")).code).toBe(200);
    const nobody = { fans: 0, follows: 0 };
    expect([await counts(me.userId), await counts(other.userId)]).toEqual([nobody, nobody]);
    expect(await follow(other.userId)).toMatchObject({ code: 400, msg: "你已被对方屏蔽，无法关注" });
    expect(await follow(me.userId, other.token)).toMatchObject({
      code: 400,
      msg: "你已屏蔽对方，解除屏蔽后才能关注",
    });
    expect((await block("add")).code).toBe(200);
    expect([await counts(me.userId), await counts(other.userId)]).toEqual([nobody, nobody]);
    await block("del");
    expect((await follow(other.userId)).code).toBe(200);
    await unfollow(other.userId);
  });

  test("ROLE-032 following and unfollowing without a token is 401", async () => {
    for (const act of ["add", "del"]) {
      const response = await server.post(`/api/bbs/user/follow/${act}`, { toUserId: other.userId });
      expect(response).toMatchObject({ status: 200, code: 401 });
    }
  });

  test("ENT-053 ENT-054 ENT-055 AMB-031 both names of the mutual flag are true when both follow", async () => {
    await follow(other.userId);
    const [before] = (await server.get("/api/bbs/user/follow/list", me.token)).rows;
    expect(before).toMatchObject({ isFollow: true, isMutual: false, isMutualFollow: false });
    await follow(me.userId, other.token);
    const [after] = (await server.get("/api/bbs/user/follow/list", me.token)).rows;
    expect(after).toMatchObject({ isFollow: true, isMutual: true, isMutualFollow: true });
    await unfollow(other.userId);
    await unfollow(me.userId, other.token);
  });

  test("API-084 API-085 the lists of another member are newest first and paged, with the viewer's follow flags", async () => {
    const ids = await insertMembers(["甲一号", "甲二号", "甲三号"]);
    for (const [n, id] of ids.entries()) {
      await server.db.execute(
        sql`insert into follows (from_id, to_id, created_at) values (${other.userId}, ${id}, now() - make_interval(hours => ${3 - n}))`,
      );
    }
    await server.db.execute(sql`update users set follow_count = 3 where id = ${other.userId}`);
    await follow(ids[1]!);
    const page = (n: number) =>
      server.get(`/api/bbs/user/follow/list?userId=${other.userId}&pageSize=2&pageNum=${n}`, me.token);
    const first = await page(1);
    expect(first.total).toBe(3);
    expect(first.rows.map((row) => [row.nickname, row.isFollow])).toEqual([
      ["甲三号", false],
      ["甲二号", true],
    ]);
    expect((await page(2)).rows.map((row) => row.nickname)).toEqual(["甲一号"]);
    expect(await page(9)).toMatchObject({ code: 200, rows: [], total: 3 });
    expect((await server.get("/api/bbs/user/fans/list?userId=999999", me.token)).code).toBe(404);
  });
});

describe("search", () => {
  beforeAll(() => insertMembers(["云野", "云野人", "山中云野", "野云", "云", "Zoë Lens", "a%b_c"]));

  const search = async (keyWord: string, more = "", token?: string) =>
    server.get(`/api/without/user/query?keyWord=${encodeURIComponent(keyWord)}${more}`, token);
  const findNicknames = async (keyWord: string) => (await search(keyWord)).rows.map((row) => row.nickname);

  test("API-088 API-091 the exact nickname is listed first, then prefix matches, then other matches", async () => {
    expect(await findNicknames("云野")).toEqual(["云野", "云野人", "山中云野"]);
    expect((await search("云野")).total).toBe(3);
  });

  test("API-091 a part of a nickname matches in any case and width", async () => {
    for (const keyWord of ["zoë", "ZOË", "ＬＥＮＳ", "en", "Zoë Lens"])
      expect(await findNicknames(keyWord)).toEqual(["Zoë Lens"]);
    expect(await findNicknames("云")).toHaveLength(5);
    expect((await findNicknames("云"))[0]).toBe("云");
  });

  test("API-091 characters in another order do not match, and wildcards are plain characters", async () => {
    expect(await findNicknames("野人云")).toEqual([]);
    expect(await findNicknames("%_%")).toEqual([]);
    expect(await findNicknames("a%b_c")).toEqual(["a%b_c"]);
    expect(await findNicknames("a_b")).toEqual([]);
  });

  test("API-091 an empty keyword finds no members", async () => {
    expect(await server.get("/api/without/user/query")).toMatchObject({ code: 200, rows: [], total: 0 });
    expect(await search("   ")).toMatchObject({ code: 200, rows: [], total: 0 });
  });

  test("API-089 API-090 pageNum and pageSize select the page", async () => {
    expect((await search("云野", "&pageSize=1")).rows.map((row) => row.nickname)).toEqual(["云野"]);
    expect((await search("云野", "&pageSize=1&pageNum=2")).rows.map((row) => row.nickname)).toEqual([
      "云野人",
    ]);
    expect(await search("云野", "&pageNum=9")).toMatchObject({ rows: [], total: 3 });
    for (const query of ["&pageNum=0", "&pageSize=0", "&pageSize=101", "&pageNum=x"]) {
      expect((await search("云野", query)).code).toBe(400);
    }
  });

  test("API-088 ENT-046 ENT-047 ENT-048 ENT-049 ENT-050 ENT-051 ENT-052 a row has the user's fields", async () => {
    const [row] = (await search("walker")).rows;
    expect(row).toEqual({
      id: me.userId,
      userId: me.userId,
      nickname: "walker",
      avatar: "",
      isStaff: 0,
      signature: "",
      groupName: "普通会员",
      level: 1,
      isVerified: 0,
      hotRanking: 0,
      isFollow: false,
      isMutual: false,
      isMutualFollow: false,
    });
  });

  test("API-088 a row has the follow flags of the viewer (ruling 10)", async () => {
    await follow(other.userId);
    expect((await search("climber", "", me.token)).rows[0]).toMatchObject({ isFollow: true });
    expect((await search("climber")).rows[0]).toMatchObject({ isFollow: false });
    await unfollow(other.userId);
  });

  test("API-088 a closed member is not found", async () => {
    await insertMembers(["谢幕的人"], { status: 2 });
    expect(await findNicknames("谢幕的人")).toEqual([]);
  });

  test("API-091 a single sign or emoji finds the indexed nicknames that contain it", async () => {
    await insertMembers(["晒太阳🕶️"]);
    await server.app.searchIndexer.settled();
    server.endShared();
    expect(await findNicknames("🕶")).toEqual(["晒太阳🕶️"]);
    expect(await findNicknames("%")).toEqual(["a%b_c"]);
    expect(await findNicknames("！？")).toEqual([]);
    expect(await findNicknames("🚀")).toEqual([]);
  });
});

describe("active users", () => {
  let rankedIds: string[];

  beforeAll(async () => {
    rankedIds = await insertMembers(["第一名", "第二名", "第三名"]);
    for (const [n, id] of rankedIds.entries()) {
      await server.db.execute(
        sql`update users set hot_ranking = ${n + 1}, hot_score = ${90 - n} where id = ${id}`,
      );
    }
    await server.db.insert(circles).values({ id: "7", name: trusted("夜景") });
    await server.db.insert(circleActiveUsers).values([
      { circleId: "7", rank: 1, userId: rankedIds[2]!, score: 20 },
      { circleId: "7", rank: 2, userId: rankedIds[0]!, score: 10 },
    ]);
  });

  test("API-087 the public list is sorted by rank and excludes members without a rank", async () => {
    const list = await server.get("/api/without/user/hot/list");
    expect(list).toMatchObject({ code: 200, total: 3 });
    expect(list.rows.map((row) => [row.nickname, row.hotRanking, row.isFollow])).toEqual([
      ["第一名", 1, false],
      ["第二名", 2, false],
      ["第三名", 3, false],
    ]);
  });

  test("API-086 the list of a member has their follow flags", async () => {
    await follow(rankedIds[1]!);
    const list = await server.get("/api/bbs/user/hot/list", me.token);
    expect(list.rows.map((row) => row.isFollow)).toEqual([false, true, false]);
    await unfollow(rankedIds[1]!);
  });

  test("a row of the list has its score and the rank of the day before", async () => {
    const { rows } = await server.get("/api/without/user/hot/list");
    expect(rows.map((row) => [row.hotScore, row.hotRankingBefore])).toEqual([
      [90, 0],
      [89, 0],
      [88, 0],
    ]);
  });

  test("the own rank includes the score missing to the next rank", async () => {
    const readOwnRank = async (query = "") =>
      (await server.get(`/api/bbs/user/hot/own${query}`, me.token)).data as unknown;
    const set = (ranking: number, score: number) =>
      server.db.execute(
        sql`update users set hot_ranking = ${ranking}, hot_ranking_before = 6, hot_score = ${score} where id = ${me.userId}`,
      );
    await set(4, 74);
    expect(await readOwnRank()).toEqual({ hotRanking: 4, hotRankingBefore: 6, hotScore: 74, behind: 14 });
    await set(0, 74);
    expect(await readOwnRank()).toEqual({ hotRanking: 0, hotRankingBefore: 6, hotScore: 74, behind: 14 });
    await server.db.insert(circleActiveUsers).values({ circleId: "7", rank: 3, userId: me.userId, score: 4 });
    expect(await readOwnRank("?circleId=7")).toEqual({
      hotRanking: 3,
      hotRankingBefore: 0,
      hotScore: 4,
      behind: 6,
    });
    expect(await readOwnRank("?circleId=8")).toEqual({
      hotRanking: 0,
      hotRankingBefore: 0,
      hotScore: 0,
      behind: 0,
    });
    await server.db.execute(sql`delete from circle_active_users where user_id = ${me.userId}`);
    await server.db.execute(
      sql`update users set hot_ranking_before = 0, hot_score = 0 where id = ${me.userId}`,
    );
  });

  test("API-087 API-086 the list of a circle has its own ranks", async () => {
    const list = await server.get("/api/without/user/hot/list?circleId=7");
    expect(list.rows.map((row) => [row.nickname, row.hotRanking])).toEqual([
      ["第三名", 1],
      ["第一名", 2],
    ]);
    expect(list.total).toBe(2);
    expect(await server.get("/api/bbs/user/hot/list?circleId=8", me.token)).toMatchObject({
      rows: [],
      total: 0,
    });
  });
});

describe("profiles", () => {
  test("API-095 a public profile contains only public fields", async () => {
    const [id] = await insertMembers(["资料齐全"], {
      signature: trusted("看山"),
      groupId: GROUP.owner,
      verifiedDevice: "Lens One",
      exp: 700,
    });
    const { code, data } = await server.post("/api/without/user/otherinfo/get", { userId: id });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      userId: id,
      nickname: "资料齐全",
      signature: "看山",
      groupName: "认证机主",
      level: 4,
      isVerified: 1,
      deviceName: "Lens One",
      isFollow: false,
    });
    expect(data.joinedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    for (const secret of ["userName", "username", "invitationCode", "passwordHash", "exp", "followsMe"]) {
      expect(data).not.toHaveProperty(secret);
    }
  });

  test("API-094 a profile has the follow flags of the viewer", async () => {
    await follow(other.userId);
    await follow(me.userId, other.token);
    const { data } = await server.post("/api/my/user/otherinfo/get", { userId: other.userId }, me.token);
    expect(data).toMatchObject({ isFollow: true, isMutual: true, isMutualFollow: true });
  });

  test("API-094 API-095 the profile of an unknown or closed member is 404", async () => {
    const [closed] = await insertMembers(["关门的人"], { status: 2 });
    for (const userId of ["999999", closed]) {
      expect((await server.post("/api/without/user/otherinfo/get", { userId })).code).toBe(404);
      expect((await server.post("/api/my/user/otherinfo/get", { userId }, me.token)).code).toBe(404);
    }
  });

  test("API-096 AMB-036 the own info accepts an empty filter or no body and has group and permissions", async () => {
    for (const body of [undefined, {}, { filter: {} }]) {
      const { code, data } = await server.post("/api/my/user/info/get", body, me.token);
      expect(code).toBe(200);
      expect(data).toMatchObject({
        userId: me.userId,
        userName: "walker",
        level: 1,
        isVerified: 0,
        invitationCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
        group: { id: GROUP.member, name: "普通会员" },
      });
      expect(data.group.permissionList).toContain("thread.reply");
    }
    expect((await server.post("/api/my/user/info/get", { filter: {} })).code).toBe(401);
  });
});

test("API-092 the stored follow counts equal the number of rows", async () => {
  const wrongCounts = rowsOf<{ id: string }>(
    await server.db.execute(sql`
      select id from users u where username in ('walker', 'climber') and (
        fans_count <> (select count(*) from follows where to_id = u.id) or
        (username = 'walker' and follow_count <> (select count(*) from follows where from_id = u.id)))`),
  );
  expect(wrongCounts).toEqual([]);
});

test("a profile without a cover shows the first image of the most liked thread", async () => {
  const coverOf = async (userId: string) =>
    (await server.post("/api/without/user/otherinfo/get", { userId })).data.cover;
  const [authorId] = await insertMembers(["coverless"]);
  expect(await coverOf(authorId!)).toBe("");
  const picture = (name: string) => ({ url: `/uploads/${name}.webp`, filePath: "", width: 960, height: 640 });
  const text = { authorId: authorId!, classify: 0, content: trusted("<p>字</p>"), excerpt: trusted("字") };
  await server.db.insert(threads).values([
    { ...text, images: [picture("plain")], likeCount: 2 },
    { ...text, images: [picture("best"), picture("second")], likeCount: 5 },
    { ...text, likeCount: 9 },
    { ...text, images: [picture("taken-down")], likeCount: 9, status: 3 },
  ]);
  expect(await coverOf(authorId!)).toBe("/uploads/best.webp");
  await server.db.update(users).set({ cover: "/uploads/own.webp" }).where(eq(users.id, authorId!));
  expect(await coverOf(authorId!)).toBe("/uploads/own.webp");
});
