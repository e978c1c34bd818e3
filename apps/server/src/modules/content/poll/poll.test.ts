import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { circleDenials, users } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

const DAY = 24 * 3600 * 1000;
let server: TestServer;
let host: Actor;
let guest: Actor;
let other: Actor;
let operator: Actor;

beforeAll(async () => {
  server = await startServer();
  host = await server.member("host");
  guest = await server.member("guest");
  other = await server.member("other");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  await makeCircle(server, "1");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const basePoll = { options: ["骑车上班", "走路上班", "坐地铁"], maxChoices: 1, days: 7 };
const publishPoll = (poll: object = {}, body: object = {}) =>
  publish(server, host.token, { poll: { ...basePoll, ...poll }, ...body });
const write = (poll: object, body: object = {}) =>
  server.post(
    "/api/thread/create",
    { threadClassify: 0, content: longText, poll: { ...basePoll, ...poll }, ...body },
    host.token,
  );
const readPoll = async (threadId: string) =>
  (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.poll;
const optionsOf = async (threadId: string): Promise<string[]> =>
  (await readPoll(threadId)).options.map(({ id }: { id: string }) => id);
const vote = (threadId: string, optionIds: string[], actor?: Actor) =>
  server.post("/api/bbs/poll/vote", { threadId, optionIds }, actor?.token);
const mine = (threadId: string, actor: Actor) =>
  server.get(`/api/bbs/poll/mine?threadId=${threadId}`, actor.token);

describe("creating", () => {
  test("the detail of a thread with a poll shows the poll without counts, lists show only `hasPoll`", async () => {
    const threadId = await publishPoll({ options: [" 骑车上班 ", "走路  上班"] });
    expect(await readPoll(threadId)).toEqual({
      threadId,
      maxChoices: 1,
      days: 7,
      endAt: expect.any(String),
      isOver: 0,
      voterCount: 0,
      options: [
        { id: expect.any(String), content: "骑车上班" },
        { id: expect.any(String), content: "走路 上班" },
      ],
    });
    const list = await server.get("/api/without/thread/list");
    const row = list.rows.find(({ id }: { id: string }) => id === threadId);
    expect(row).toMatchObject({ hasPoll: 1 });
    expect(row.poll).toBeUndefined();
    const plain = await publish(server, host.token);
    expect((await server.get("/api/without/thread/list")).rows.find(({ id }) => id === plain).hasPoll).toBe(
      undefined,
    );
  });

  test("an invalid poll is refused with a specific message", async () => {
    const invalidPolls: [object, string][] = [
      [{ options: ["骑车", " \u2060"] }, "投票选项不能为空"],
      [{ options: ["骑车", "骑车 "] }, "投票选项不能重复"],
      [{ maxChoices: 4 }, "投票最多可选的个数不能超过选项数"],
    ];
    for (const [poll, msg] of invalidPolls) expect(await write(poll)).toMatchObject({ code: 400, msg });
  });

  test("options are screened for sensitive words", async () => {
    const save = { words: ["烟雾弹"], action: "reject" };
    expect((await server.post("/api/bbs/word/save", save, operator.token)).code).toBe(200);
    const { code, msg } = await write({ options: ["带烟雾弹", "不带"] });
    expect([code, msg]).toEqual([400, expect.stringContaining("违禁词")]);
  });
});

describe("voting", () => {
  test("a vote counts once and is final; only voters see the counts", async () => {
    const threadId = await publishPoll();
    const [first, second] = (await optionsOf(threadId)) as [string, string];
    expect((await mine(threadId, guest)).data).toMatchObject({ chosen: [] });
    const { data } = await vote(threadId, [first], guest);
    expect(data.chosen).toEqual([first]);
    expect(data.poll).toMatchObject({
      voterCount: 1,
      options: [{ voteCount: 1 }, { voteCount: 0 }, { voteCount: 0 }],
    });
    expect(await vote(threadId, [second], guest)).toMatchObject({ code: 409, msg: "你已经投过票了" });
    expect((await mine(threadId, guest)).data).toEqual(data);
    server.endShared();
    const others = [(await mine(threadId, other)).data.poll, await readPoll(threadId)];
    for (const poll of others) {
      expect(poll.voterCount).toBe(1);
      expect(poll.options.filter((option: object) => "voteCount" in option)).toEqual([]);
    }
  });

  test("a vote can choose up to `maxChoices` options, and a repeated option counts once", async () => {
    const threadId = await publishPoll({ maxChoices: 2 });
    const [a, b, c] = (await optionsOf(threadId)) as [string, string, string];
    expect(await vote(threadId, [a, b, c], guest)).toMatchObject({ code: 400, msg: "最多选2项" });
    const { data } = await vote(threadId, [a, b, a], guest);
    expect(data.poll.options.map((option: { voteCount: number }) => option.voteCount)).toEqual([1, 1, 0]);
    expect(data.poll.voterCount).toBe(1);
  });

  test("a vote with a foreign or unknown option is refused without a trace", async () => {
    const threadId = await publishPoll({ maxChoices: 2 });
    const [own] = (await optionsOf(threadId)) as [string];
    const [foreign] = (await optionsOf(await publishPoll())) as [string];
    for (const wrong of [foreign, "999999999"]) {
      expect(await vote(threadId, [own, wrong], guest)).toMatchObject({
        code: 400,
        msg: "选项不属于这次投票，请刷新后重投",
      });
    }
    expect((await mine(threadId, guest)).data.chosen).toEqual([]);
    expect((await readPoll(threadId)).voterCount).toBe(0);
    expect((await vote(threadId, [], guest)).code).toBe(400);
  });

  test("after the end votes are refused and all viewers see the counts", async () => {
    const threadId = await publishPoll({ days: 1 });
    const [first] = (await optionsOf(threadId)) as [string];
    await vote(threadId, [first], guest);
    await server.db.execute(
      sql`update threads set posted_at = now() - interval '25 hours' where id = ${threadId}::bigint`,
    );
    server.endShared();
    expect(await vote(threadId, [first], other)).toMatchObject({ code: 409, msg: "投票已截止" });
    expect(await readPoll(threadId)).toMatchObject({
      isOver: 1,
      voterCount: 1,
      options: [{ voteCount: 1 }, { voteCount: 0 }, { voteCount: 0 }],
    });
    expect((await mine(threadId, other)).data.chosen).toEqual([]);
  });

  test("the poll of a deleted thread refuses votes and is 404", async () => {
    const threadId = await publishPoll();
    const [first] = (await optionsOf(threadId)) as [string];
    await server.post("/api/thread/del", { threadId }, host.token);
    expect(await vote(threadId, [first], guest)).toMatchObject({
      code: 409,
      msg: "帖子已删除或下架，不能再投票",
    });
    expect((await mine(threadId, guest)).code).toBe(404);
    const plain = await publish(server, host.token);
    expect((await vote(plain, [first], guest)).code).toBe(404);
  });

  test("visitors and members who are muted on the site or in the circle cannot vote", async () => {
    const threadId = await publishPoll({}, { circleId: "1" });
    const [first] = (await optionsOf(threadId)) as [string];
    expect((await vote(threadId, [first])).code).toBe(401);
    const until = new Date(Date.now() + DAY);
    await server.db.update(users).set({ deniedUntil: until }).where(sql`id = ${guest.userId}::bigint`);
    expect(await vote(threadId, [first], guest)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^你已被禁言，暂不能投票（至 .{16}）$/),
    });
    await server.db.update(users).set({ deniedUntil: null }).where(sql`id = ${guest.userId}::bigint`);
    await server.db
      .insert(circleDenials)
      .values({ circleId: "1", userId: guest.userId, until, byId: host.userId });
    expect(await vote(threadId, [first], guest)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^你在这个圈子已被禁言，暂不能发表（至 .{16}）$/),
    });
    expect((await readPoll(threadId)).voterCount).toBe(0);
  });

  test("the poll of a thread that needed a review runs from its publication", async () => {
    const threadId = await publishPoll({ days: 2 });
    await server.db.execute(
      sql`update threads set status = 0, posted_at = now() - interval '3 days' where id = ${threadId}::bigint`,
    );
    await server.post("/api/bbs/review/decide", { kind: "thread", id: threadId, value: 1 }, operator.token);
    expect(await readPoll(threadId)).toMatchObject({ isOver: 0 });
  });
});
