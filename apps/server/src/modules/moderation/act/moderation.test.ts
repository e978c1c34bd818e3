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
  siteValue,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
let author: { token: string; userId: string };
let reader: { token: string; userId: string };
let moderator: { token: string; userId: string };
let operator: { token: string; userId: string };
let admin: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  for (const id of ["1", "2"]) await makeCircle(server, id);
  author = await server.member("author");
  reader = await server.member("reader");
  moderator = await server.member("moderator");
  operator = await server.member("operator");
  admin = await server.member("admin");
  await appoint(server, moderator.userId, "1");
  await moveTo(server, moderator.userId, GROUP.moderator);
  await moveTo(server, operator.userId, GROUP.operator);
  await moveTo(server, admin.userId, GROUP.admin);
});
afterAll(() => server.close());
beforeEach(() => resetRates(server));

const post = (path: string, body: object, by: { token: string }) => server.post(path, body, by.token);
const notices = async (of: { token: string }) =>
  (await server.get("/api/notice/system/list?pageSize=100", of.token)).rows.map((row) => row.title as string);

/** Reads all counters that include a thread. */
async function counts(circleId = "1") {
  return {
    site: await siteValue(server, "threads"),
    essence: await siteValue(server, "threads.essence"),
    circle: await columnOf(server, "circles", "thread_count", circleId),
    interactions: await columnOf(server, "circles", "interact_count", circleId),
    author: await columnOf(server, "users", "thread_count", author.userId),
  };
}

test("HOLE-003 STATE-049 taking a thread down and restoring it keeps all counters correct, even if a comment is deleted meanwhile", async () => {
  const threadId = await publish(server, author.token, { circleId: "1", topicList: [{ content: "秋天" }] });
  const first = await comment(server, reader.token, threadId);
  await comment(server, reader.token, threadId, { parentId: first.id });
  await post("/api/thread/essence", { threadId, reason: "内容扎实" }, operator);
  const before = await counts();
  const why = { threadId, reason: "需要核实" };
  await post("/api/thread/undershelf", why, moderator);
  expect(await counts()).toEqual({
    site: before.site - 1,
    essence: before.essence - 1,
    circle: before.circle - 1,
    interactions: before.interactions - 2,
    author: before.author - 1,
  });
  // Repeating it changes nothing and sends no second notification.
  await post("/api/thread/undershelf", why, moderator);
  expect((await notices(author)).filter((title) => title === "你的帖子已被下架")).toHaveLength(1);
  expect((await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code).toBe(404);
  await post("/api/thread/delpost", { postId: first.id }, reader);
  await post("/api/thread/display", { threadId, reason: "核实无误" }, moderator);
  expect(await counts()).toEqual({ ...before, interactions: before.interactions - 1 });
  expect((await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.replyCount).toBe(1);
  expect(await notices(author)).toContain("你的帖子已恢复展示");
});

test("ROLE-035 STATE-049 essence, site sticky and circle sticky change the lists at once, can be undone, and notify the author", async () => {
  const topicList = [{ content: "加精的秋天" }];
  const threadId = await publish(server, author.token, { circleId: "1", topicList });
  await publish(server, author.token, { circleId: "1", topicList });
  const [topic] = (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.topicList;
  const inTopic = (order = "") =>
    server.get(`/api/without/thread/listV3?topicId=${topic.id}&isessence=1${order}`);
  const insight = async () => (await server.get(`/api/bbs/topic/insight?topicId=${topic.id}`)).data;
  const essence = await siteValue(server, "threads.essence");
  await post("/api/thread/essence", { threadId, reason: "内容扎实" }, moderator);
  await post("/api/thread/essence", { threadId, reason: "内容扎实" }, moderator);
  expect(await siteValue(server, "threads.essence")).toBe(essence + 1);
  expect((await server.get("/api/without/thread/homelist?tab=essence")).rows[0].id).toBe(threadId);
  for (const order of ["", "&orderByColumn=hot_score"]) {
    expect(await inTopic(order)).toMatchObject({ total: 1, rows: [{ id: threadId, isessence: 1 }] });
  }
  expect((await insight()).essenceCount).toBe(1);
  await post("/api/thread/stickycircle", { threadId, reason: "公告" }, moderator);
  const inCircle = await server.get("/api/without/thread/listV2?circleId=1");
  expect([inCircle.rows[0].id, inCircle.rows[0].isTop]).toEqual([threadId, 1]);
  await post("/api/thread/site", { threadId, reason: "公告" }, operator);
  expect((await server.get("/api/without/thread/homelist?tab=latest")).rows[0].id).toBe(threadId);
  await post("/api/thread/site", { threadId, value: 0, reason: "撤销" }, operator);
  await post("/api/thread/essence", { threadId, value: 0, reason: "撤销" }, moderator);
  expect((await server.get("/api/without/thread/homelist?tab=latest")).rows[0].id).not.toBe(threadId);
  expect(await siteValue(server, "threads.essence")).toBe(essence);
  expect(await inTopic()).toMatchObject({ total: 0, rows: [] });
  expect((await insight()).essenceCount).toBe(0);
  expect(await notices(author)).toEqual(
    expect.arrayContaining([
      "你的帖子被加精",
      "你的帖子已圈子置顶",
      "你的帖子已全站置顶",
      "你的帖子已取消精华",
    ]),
  );
  const own = await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, moderator.token);
  expect(own.data.viewer.marks).toEqual(["stickycircle"]);
  expect(own.data.viewer.mayDo).toContain("essence");
});

test.each([
  { act: "pact", list: "isPact=1&orderByColumn=pact_at", name: "社区公约" },
  { act: "guide", list: "isGuide=1", name: "新手指南" },
])("a thread with the $act mark is listed until the mark is cleared", async ({ act, list: query, name }) => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const body = { threadId, reason: "大家都该遵守" };
  const list = async () => (await server.get(`/api/without/thread/list?${query}`)).rows;
  const getViewer = async () =>
    (await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, operator.token)).data.viewer;
  const inConsole = async () =>
    (await server.get("/api/bbs/console/thread/list", operator.token)).rows[0].marks;
  expect((await getViewer()).mayDo).toContain(act);
  for (const _ of ["once", "again"])
    expect((await post(`/api/thread/${act}`, body, operator)).data).toEqual({ value: 1, pending: 0 });
  expect(await list()).toMatchObject([{ id: threadId }]);
  expect([(await getViewer()).marks, await inConsole()]).toEqual([[act], [act]]);
  await post(`/api/thread/${act}`, { ...body, value: 0 }, operator);
  expect(await list()).toEqual([]);
  expect([(await getViewer()).marks, await inConsole()]).toEqual([[], []]);
  const sentTitles = (await notices(author)).filter((title: string) => title.endsWith(name));
  expect(sentTitles.sort()).toEqual([`你的帖子已列入${name}`, `你的帖子已移出${name}`].sort());
});

test("ROLE-036 a proposed move is executed when it is approved, updates the counters and clears the circle sticky flag", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  await post("/api/thread/stickycircle", { threadId, reason: "公告" }, moderator);
  const [one, two] = [await counts("1"), await counts("2")];
  const response = await post("/api/thread/move", { threadId, circleId: "2", reason: "更适合" }, moderator);
  expect(response.data).toEqual({ value: 1, pending: 1 });
  expect(
    (await post("/api/thread/move", { threadId, circleId: "2", reason: "更适合" }, moderator)).code,
  ).toBe(409);
  expect((await server.get("/api/bbs/proposal/list", reader.token)).code).toBe(403);
  const proposals = await server.get("/api/bbs/proposal/list", operator.token);
  const proposal = proposals.rows.find((row) => row.threadId === threadId);
  expect(proposal).toMatchObject({ kind: "move", toCircle: "圈子2" });
  expect((await post("/api/bbs/proposal/decide", { id: proposal.id, value: 1 }, moderator)).code).toBe(403);
  expect((await post("/api/bbs/proposal/decide", { id: proposal.id, value: 1 }, operator)).code).toBe(200);
  expect((await post("/api/bbs/proposal/decide", { id: proposal.id, value: 1 }, operator)).code).toBe(409);
  expect((await counts("1")).circle).toBe(one.circle - 1);
  expect((await counts("2")).circle).toBe(two.circle + 1);
  const row = (await server.get(`/api/without/thread/listV2?circleId=2`)).rows[0];
  expect([row.id, row.isTop]).toEqual([threadId, 0]);
  expect(await notices(moderator)).toContain("你的提议已批准");
});

test("a proposal can be withdrawn and repeated by its author, and for a hidden thread it can only be refused", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const propose = () => post("/api/thread/cherrypick", { threadId, reason: "内容扎实" }, moderator);
  const findProposal = async (who: typeof moderator) =>
    (await server.get("/api/bbs/proposal/list?pageSize=100", who.token)).rows.find(
      (row) => row.threadId === threadId,
    );
  const marks = async () =>
    (await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, moderator.token)).data.viewer
      .marks;
  expect((await propose()).data.pending).toBe(1);
  expect(await marks()).toEqual(["cherrypick.propose"]);
  expect(await findProposal(moderator)).toMatchObject({ mayDo: ["withdraw"], status: 1 });
  expect(await findProposal(operator)).toMatchObject({ mayDo: ["agree", "refuse"] });
  const { id } = await findProposal(moderator);
  expect((await post("/api/bbs/proposal/decide", { id, value: 0 }, reader)).code).toBe(403);
  expect((await post("/api/bbs/proposal/decide", { id, value: 0 }, moderator)).code).toBe(200);
  expect([await findProposal(moderator), await findProposal(operator), await marks()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  expect(await notices(moderator)).not.toContain("你的提议未获批准");
  expect((await propose()).code).toBe(200);
  await post("/api/thread/undershelf", { threadId, reason: "与社区无关" }, operator);
  expect(await findProposal(operator)).toMatchObject({ mayDo: ["refuse"], status: 3 });
});

test("the author of a comment is notified with the reason when its sticky flag is set or cleared", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const { token } = reader;
  const { data } = await server.post("/api/thread/addPost", { threadId, content: "第三张的光真好" }, token);
  const content = async () => (await server.get("/api/notice/system/list", token)).rows[0].content;
  await post("/api/thread/poststicky", { postId: data.id, reason: "对大家有帮助" }, moderator);
  expect([(await notices(reader))[0], await content()]).toEqual([
    "你的评论被置顶",
    "「第三张的光真好」，原因：对大家有帮助",
  ]);
  await post("/api/thread/poststicky", { postId: data.id, value: 0, reason: "已过期" }, moderator);
  expect([(await notices(reader))[0], await content()]).toEqual([
    "你的评论已取消置顶",
    "「第三张的光真好」，原因：已过期",
  ]);
});

test("ROLE-037 a muted member can read, but cannot post, comment or send messages until the mute ends", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  const poster = await server.member("chatty");
  await post("/api/bbs/user/deny", { userId: poster.userId, days: 3, reason: "多次广告" }, operator);
  expect(await notices(poster)).toContain("你已被禁言 3 天");
  const tries = [
    await post("/api/thread/create", { threadClassify: 0, content: "还想说一句" }, poster),
    await post("/api/thread/addPost", { threadId, content: "还想说一句" }, poster),
    await post("/api/notice/dialog/send", { toUserId: author.userId, content: "在吗" }, poster),
  ];
  expect(tries.map(({ code }) => code)).toEqual([400, 400, 400]);
  const refusal = (sentence: string) =>
    expect.stringMatching(
      new RegExp(`^${sentence}（至 2\\d{3}-\\d\\d-\\d\\d \\d\\d:\\d\\d，原因：多次广告）$`),
    );
  const writing = refusal("你已被禁言，暂不能发表");
  expect(tries.map(({ msg }) => msg)).toEqual([writing, writing, refusal("你已被禁言，无法发送私信")]);
  expect((await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, poster.token)).code).toBe(
    200,
  );
  await post("/api/bbs/user/deny", { userId: poster.userId, value: 0, reason: "误会" }, operator);
  expect((await post("/api/thread/addPost", { threadId, content: "还想说一句" }, poster)).code).toBe(200);
});

test("ROLE-037 a circle moderator can only mute in their circle, and for at most seven days", async () => {
  const poster = await server.member("loud");
  const deny = (more: object, by = moderator) =>
    post("/api/bbs/user/deny", { userId: poster.userId, days: 7, reason: "刷屏", ...more }, by);
  expect((await deny({})).code).toBe(403);
  expect((await deny({ circleId: "2" })).code).toBe(403);
  expect((await deny({ circleId: "1", days: 8 })).msg).toBe("圈子内禁言最长 7 天");
  expect((await deny({ circleId: "1" })).code).toBe(200);
  const say = (circleId: string) =>
    post("/api/thread/create", { threadClassify: 0, content: "说点什么", circleId }, poster);
  expect((await say("1")).msg).toMatch(
    /^你在这个圈子已被禁言，暂不能发表（至 2\d{3}-\d\d-\d\d \d\d:\d\d，原因：刷屏）$/,
  );
  expect((await say("2")).code).toBe(200);
  const threadId = await publish(server, author.token, { circleId: "1" });
  expect((await post("/api/thread/addPost", { threadId, content: "说" }, poster)).code).toBe(400);
  const denied = async () => {
    const { data } = await server.get(`/api/bbs/user/maydo?userId=${poster.userId}`, moderator.token);
    return (data as { circles: { deniedUntil: string }[] }).circles.map(({ deniedUntil }) => deniedUntil);
  };
  expect(await denied()).toEqual([expect.stringMatching(/^2\d{3}-/)]);
  await deny({ circleId: "1", value: 0 });
  expect(await denied()).toEqual([""]);
  expect((await say("1")).code).toBe(200);
});

test("ROLE-037 a site moderator cannot mute a moderator of the same circle", async () => {
  const peer = await server.member("peer");
  await appoint(server, peer.userId, "1");
  const deny = (by: { token: string }) =>
    post("/api/bbs/user/deny", { userId: peer.userId, circleId: "1", days: 1, reason: "刷屏" }, by);
  expect((await deny(moderator)).code).toBe(403);
  expect((await deny(operator)).code).toBe(200);
});

test("ending a mute that does not exist notifies nobody", async () => {
  const poster = await server.member("never-muted");
  const end = { userId: poster.userId, value: 0, days: 1, reason: "误操作" };
  expect((await post("/api/bbs/user/deny", { ...end, circleId: "1" }, moderator)).code).toBe(200);
  expect((await post("/api/bbs/user/deny", end, operator)).code).toBe(200);
  expect(await notices(poster)).toEqual([]);
});

test("the own profile of a muted member lists the mutes with circle, end and reason", async () => {
  const poster = await server.member("hushed");
  const denials = async () => (await post("/api/my/user/info/get", {}, poster)).data.denials;
  const deny = (more: object, by = moderator) =>
    post("/api/bbs/user/deny", { userId: poster.userId, ...more }, by);
  expect(await denials()).toEqual([]);
  await deny({ circleId: "1", days: 3, reason: "刷屏" });
  await deny({ days: 0, reason: "多次广告" }, operator);
  expect(await denials()).toEqual([
    { until: expect.stringMatching(/^9999-/), reason: "多次广告" },
    {
      circle: { id: "1", groupName: expect.any(String) },
      until: expect.stringMatching(/^2\d{3}-/),
      reason: "刷屏",
    },
  ]);
  await deny({ circleId: "1", value: 0, reason: "误会" });
  await deny({ value: 0, reason: "误会" }, operator);
  expect(await denials()).toEqual([]);
});

test("ROLE-037 a banned member is signed out everywhere at once and cannot log in, and operators ban for at most 30 days", async () => {
  const target = await server.member("impostor");
  const forbid = (more: object, by = operator) =>
    post("/api/bbs/user/forbidden", { userId: target.userId, reason: "冒充官方", ...more }, by);
  expect((await forbid({ days: 31 })).code).toBe(400);
  expect((await forbid({ days: 0 })).code).toBe(400);
  const again = await server.post("/login", { username: "impostor", password: "Lenscape2026" });
  expect((await forbid({ days: 30 })).code).toBe(200);
  for (const token of [target.token, again.token])
    expect((await server.get("/getInfo", token)).code).toBe(401);
  const login = await server.post("/login", { username: "impostor", password: "Lenscape2026" });
  expect(login).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^用户已封禁，请联系管理员（至 2\d{3}-\d\d-\d\d \d\d:\d\d，原因：冒充官方）$/),
  });
  expect((await forbid({ value: 0 })).code).toBe(200);
  // The ended sessions stay invalid.
  for (const token of [target.token, again.token])
    expect((await server.get("/getInfo", token)).code).toBe(401);
  expect((await server.post("/login", { username: "impostor", password: "Lenscape2026" })).code).toBe(200);
  expect((await forbid({ days: 0 }, admin)).code).toBe(200);
  expect((await server.post("/login", { username: "impostor", password: "Lenscape2026" })).msg).toBe(
    "用户已封禁，请联系管理员（永久，原因：冒充官方）",
  );
});

test("ROLE-037 a closed account cannot log in and has no profile page until it is reopened", async () => {
  const target = await server.member("leaving");
  const close = (value: 0 | 1) =>
    post("/api/bbs/user/closed", { userId: target.userId, value, reason: "本人申请" }, admin);
  expect((await close(1)).code).toBe(200);
  expect((await server.get("/getInfo", target.token)).code).toBe(401);
  expect((await server.post("/api/without/user/otherinfo/get", { userId: target.userId })).code).toBe(404);
  expect(await server.post("/login", { username: "leaving", password: "Lenscape2026" })).toMatchObject({
    code: 400,
    msg: "您的账号已被关闭，请联系管理员（原因：本人申请）",
  });
  expect((await close(0)).code).toBe(200);
  expect((await server.get("/getInfo", target.token)).code).toBe(401);
  expect((await server.post("/api/without/user/otherinfo/get", { userId: target.userId })).code).toBe(200);
});

test("API-044 API-102 an invalid value, number of days or ID is refused", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  for (const [path, body] of [
    ["/api/thread/site", { threadId, value: 2, reason: "试" }],
    ["/api/thread/essence", { threadId: "-1", reason: "试" }],
    ["/api/thread/move", { threadId, reason: "试" }],
    ["/api/thread/move", { threadId, circleId: "999", reason: "试" }],
    ["/api/bbs/user/deny", { userId: author.userId, days: -1, reason: "试" }],
    ["/api/bbs/user/deny", { userId: author.userId, days: 1.5, reason: "试" }],
    ["/api/thread/undershelf", { threadId, reason: "长".repeat(201) }],
  ] as const)
    expect((await post(path, body, admin)).code, JSON.stringify(body)).toBe(400);
  expect((await post("/api/thread/essence", { threadId: "99999", reason: "试" }, admin)).code).toBe(404);
});

test("marking or moving a thread that was taken down meanwhile is refused with 409", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  await post("/api/thread/undershelf", { threadId, reason: "需要核实" }, moderator);
  for (const act of ["essence", "sticky", "site", "stickycircle", "cherrypick", "pact", "guide"]) {
    const answer = await post(`/api/thread/${act}`, { threadId, reason: "内容扎实" }, admin);
    expect(answer, act).toMatchObject({ code: 409, msg: "状态已变化，请刷新后重试" });
    expect((await post(`/api/thread/${act}`, { threadId, reason: "内容扎实" }, reader)).code, act).toBe(403);
  }
  expect((await post("/api/thread/move", { threadId, circleId: "2", reason: "发错了" }, admin)).code).toBe(
    409,
  );
});
