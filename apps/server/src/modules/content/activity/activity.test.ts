import { elsewhere, refused } from "@lenscape/richtext/test/redirect-vectors";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { inHours, makeOrganiser, plan, publishActivity, signUp } from "../../../test/activity-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, makeUpload, moveTo, resetRates } from "../../../test/thread-fixtures.ts";
import { movePoints } from "../../rewards/points/points-ledger.ts";
import { checkActivity } from "./activity.rules.ts";
import { eraseSignups } from "./erase-signups.ts";

type Actor = { token: string; userId: string };
const HOUR = 3600 * 1000;

let server: TestServer;
let host: Actor;
let anna: Actor;
let ben: Actor;
let clockOffset = 0;

beforeAll(async () => {
  server = await startServer();
  host = await makeOrganiser(server, "host");
  anna = await server.member("anna");
  ben = await server.member("ben");
});
afterAll(() => server.close());
beforeEach(async () => {
  server.moveClock(-clockOffset);
  clockOffset = 0;
  await resetRates(server);
  await server.db.execute(sql`update threads set status = 4 where classify = 2`);
});

const advanceHours = (hours: number) => {
  clockOffset += hours * HOUR;
  server.moveClock(hours * HOUR);
};
const get = (path: string, actor?: Actor) => server.get(`/api/bbs/activity/${path}`, actor?.token);
const post = (path: string, body: object, actor: Actor) =>
  server.post(`/api/bbs/activity/${path}`, body, actor.token);
const detail = async (activityId: string) => (await get(`detail?activityId=${activityId}`)).data;
const mine = async (activityId: string, actor: Actor) =>
  (await get(`mine?activityId=${activityId}`, actor)).data;
const addPoints = (actor: Actor, points: number, cause: string) =>
  server.db.transaction((tx) =>
    movePoints(tx, { userId: actor.userId, points, source: "adjustment", cause }),
  );
const points = async (actor: Actor) =>
  rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select coalesce(sum(points), 0)::int as n from point_entries where user_id = ${actor.userId}::bigint and source in ('activity', 'adjustment')`,
    ),
  )[0]!.n;
const listNotices = async (actor: Actor) =>
  rowsOf<{ title: string; content: string }>(
    await server.db.execute(
      sql`select title, content from system_notices where user_id = ${actor.userId}::bigint and kind = 'activity' order by id`,
    ),
  );

test("AMB-025 GEN-020 an activity needs the permission and is a thread in the first activity group", async () => {
  const body = { threadClassify: 2, title: "城北林场夜拍", content: longText, activity: plan() };
  expect((await server.post("/api/thread/create", body, anna.token)).code).toBe(403);
  const id = await publishActivity(server, host.token);
  const { rows, total } = await get("list?groupId=1");
  expect([total, rows.map((row) => row.id)]).toEqual([1, [id]]);
  expect(rows[0]).toMatchObject({ title: "城北林场夜拍", placeName: "城北林场东门", isOnline: 0, state: 1 });
  const thread = await server.get(`/api/without/thread/detail?threadId=${id}`);
  expect(thread.data).toMatchObject({ threadClassify: 2, groupId: "1", title: "城北林场夜拍" });
  expect(await detail(id)).toMatchObject({ organised: 1, organiser: { nickname: "host" }, joined: [] });
});

test.each([
  [{ endAt: inHours(40) }, "结束时间要晚于开始时间"],
  [{ startAt: inHours(-4), endAt: inHours(-1), signEndAt: inHours(-2) }, "结束时间已经过去"],
  [{ signStartAt: inHours(30) }, "报名截止要晚于报名开始"],
  [{ signEndAt: inHours(53) }, "报名截止不能晚于活动结束"],
  [{ startAt: "2026-02-30 10:00:00" }, "活动时间不存在"],
  [{ location: { name: "  ", address: "" } }, "请填写活动地点"],
  [{ location: undefined, onlineUrl: "javascript:alert(1)" }, "线上链接要写成 http 或 https 开头的完整网址"],
  [{ fields: [{ label: "带哪副眼镜", options: ["One"], required: 0 }] }, "可选的答案至少两个，且不能重复"],
  [{ agenda: [{ time: "17:30", title: " ", note: "" }] }, "请填写每一段安排做什么"],
  [{ cover: "/uploads/2026/11/not-mine.webp" }, "图片和视频请先上传"],
  [{ cover: "https://elsewhere.example/a.png" }, "图片和视频请先上传"],
])("an activity with %j is refused: %s", async (change, sentence) => {
  const body = { threadClassify: 2, title: "城北林场夜拍", content: longText, activity: plan(change) };
  expect(await server.post("/api/thread/create", body, host.token)).toMatchObject({
    code: 400,
    msg: sentence,
  });
});

test("AMB-070 the link of an online activity must be an external http or https address", () => {
  const clock = createClock("Asia/Shanghai");
  const normalizeUrl = (onlineUrl: string) =>
    checkActivity({ ...plan(), location: undefined, onlineUrl }, clock).onlineUrl;
  for (const address of [
    ...refused.filter((url) => url.trim() !== ""),
    "/pages/index",
    "weixin://dl/business/?t=1",
  ])
    expect(() => normalizeUrl(address), address).toThrow("线上链接");
  for (const [address, host] of elsewhere) expect(new URL(normalizeUrl(address)).host).toBe(host);
});

test("a new activity needs a plan, and other kinds and groups refuse it", async () => {
  const body = { threadClassify: 2, title: "城北林场夜拍", content: longText };
  const missing = await server.post("/api/thread/create", body, host.token);
  expect(missing).toMatchObject({ code: 400, msg: "请填写活动的时间和报名办法" });
  const dynamic = { threadClassify: 0, content: longText, activity: plan() };
  expect(await server.post("/api/thread/create", dynamic, host.token)).toMatchObject({ code: 400 });
  const elsewhere = { ...body, activity: plan(), groupId: "2" };
  expect(await server.post("/api/thread/create", elsewhere, host.token)).toMatchObject({ msg: "分组不存在" });
});

test("an own upload can be the cover image", async () => {
  const cover = await makeUpload(server, host.userId, "cover.webp");
  expect((await detail(await publishActivity(server, host.token, { cover }))).cover).toBe(cover);
});

test("ROUTE-059 an activity is listed in the group to which its thread was moved", async () => {
  await server.db.execute(
    sql`insert into groups (id, name, type, order_num) values (91, '线上', 'bbs_group_activity', 91) on conflict do nothing`,
  );
  const id = await publishActivity(server, host.token);
  const { token, userId } = await server.member("mover");
  await moveTo(server, userId, GROUP.admin);
  const moving = { threadId: id, groupId: "91", reason: "在线上办" };
  expect((await server.post("/api/thread/move", moving, token)).code).toBe(200);
  expect((await get("list?groupId=91")).rows.map((row) => row.id)).toEqual([id]);
  expect((await get("list?groupId=1")).rows).toEqual([]);
  expect((await get("counts?groupId=91")).data.open).toBe(1);
  expect(await detail(id)).toMatchObject({ groupId: "91" });
});

test("the points reconciliation finds a deposit without a valid signup", async () => {
  const auditor = await server.member("auditor");
  await moveTo(server, auditor.userId, GROUP.admin);
  const faults = async () => (await server.get("/api/bbs/points/reconcile", auditor.token)).data.faults;
  const id = await publishActivity(server, host.token, { costPoints: 10 });
  const carl = await server.member("carl");
  await addPoints(carl, 50, "books");
  await signUp(server, carl.token, id);
  expect(await faults()).toEqual([]);
  await server.db.execute(
    sql`update activity_signups set status = 3 where activity_id = ${id}::bigint and user_id = ${carl.userId}::bigint`,
  );
  expect(await faults()).toMatchObject([{ userId: carl.userId, kind: "deposit", expected: 0, actual: 10 }]);
  await server.db.execute(
    sql`update activity_signups set status = 1 where activity_id = ${id}::bigint and user_id = ${carl.userId}::bigint`,
  );
  await server.post("/api/bbs/activity/signup/cancel", { activityId: id }, carl.token);
  expect(await faults()).toEqual([]);
});

test("ROUTE-059 the list filters by group, tab and place; open activities come first, finished ones last", async () => {
  await server.db.execute(
    sql`insert into groups (id, name, type, order_num) values (90, '线下', 'bbs_group_activity', 90) on conflict do nothing`,
  );
  const open = await publishActivity(server, host.token, { location: undefined });
  const early = await publishActivity(server, host.token, { signStartAt: inHours(2) });
  const closed = await publishActivity(server, host.token, {
    startAt: inHours(47),
    signEndAt: inHours(-0.5),
  });
  await resetRates(server);
  const ongoing = await publishActivity(server, host.token, { startAt: inHours(-1) });
  const over = await publishActivity(server, host.token, {
    startAt: inHours(0.2),
    endAt: inHours(0.5),
    signEndAt: inHours(0.1),
  });
  const elsewhere = await publishActivity(server, host.token, {}, { groupId: "90" });
  const idsOf = async (query: string) => (await get(`list?${query}`)).rows.map((row) => row.id);
  advanceHours(0.75);
  expect(await idsOf("groupId=1")).toEqual([open, ongoing, closed, early, over]);
  expect(await idsOf("groupId=90")).toEqual([elsewhere]);
  expect(await idsOf("tab=open")).toEqual(expect.arrayContaining([open, elsewhere]));
  expect((await idsOf("groupId=1&tab=soon")).sort()).toEqual([early, closed].sort());
  expect(await idsOf("tab=ongoing")).toEqual([ongoing]);
  expect(await idsOf("tab=over")).toEqual([over]);
  expect(await idsOf("groupId=1&isOffline=1")).not.toContain(open);
  expect(await idsOf("groupId=1&isOffline=0")).toContain(open);
  expect((await get("counts?groupId=1")).data).toEqual({ open: 1, soon: 2, ongoing: 1 });
  expect(await idsOf("pageSize=2&pageNum=99")).toEqual([]);
  const states = await Promise.all(
    [early, open, closed, ongoing, over].map(async (id) => (await detail(id)).state),
  );
  expect(states).toEqual([0, 1, 2, 3, 4]);
});

test("a signup takes one place, and cancelling before the deadline releases it", async () => {
  const id = await publishActivity(server, host.token, { maxNum: 1 });
  expect(await mine(id, anna)).toEqual({ isOrganiser: 0 });
  expect((await signUp(server, anna.token, id)).data).toEqual({ status: 1 });
  expect(await signUp(server, anna.token, id)).toMatchObject({ code: 409, msg: "您已报名" });
  expect(await signUp(server, ben.token, id)).toMatchObject({ code: 409, msg: "报名人数已满" });
  expect(await detail(id)).toMatchObject({ joinedNum: 1, joined: [{ nickname: "anna" }] });
  const { signup } = await mine(id, anna);
  expect(signup).toMatchObject({ status: 1, name: "云野", phone: "13800008000" });
  expect(signup.code).toMatch(/^\d{6}$/);
  expect((await post("signup/cancel", { activityId: id }, anna)).code).toBe(200);
  expect(await post("signup/cancel", { activityId: id }, anna)).toMatchObject({ code: 409 });
  expect((await signUp(server, ben.token, id)).code).toBe(200);
  expect(await signUp(server, anna.token, id)).toMatchObject({ code: 409, msg: "报名人数已满" });
  advanceHours(25);
  expect(await post("signup/cancel", { activityId: id }, ben)).toMatchObject({
    code: 409,
    msg: "报名已截止，不能取消",
  });
});

test("a signup is refused before it opens, after it closes and after the activity", async () => {
  const early = await publishActivity(server, host.token, { signStartAt: inHours(2) });
  expect(await signUp(server, anna.token, early)).toMatchObject({ code: 409, msg: "报名还没有开始" });
  const id = await publishActivity(server, host.token);
  advanceHours(25);
  expect(await signUp(server, anna.token, id)).toMatchObject({ code: 409, msg: "报名已截止" });
  advanceHours(28);
  expect(await signUp(server, anna.token, id)).toMatchObject({ code: 409, msg: "活动已结束" });
  expect((await signUp(server, anna.token, "999999")).code).toBe(404);
  expect((await get("detail?activityId=999999")).code).toBe(404);
});

test.each([
  [{ name: " " }, "请填写怎么称呼"],
  [{ phone: "12345" }, "请输入正确的手机号码"],
  [{ answers: [] }, "报名要填的内容变了，请刷新后重填"],
  [{ answers: ["", ""] }, "请填写「有无夜拍经验」"],
  [{ answers: ["没听过", ""] }, "报名要填的内容变了，请刷新后重填"],
])("a signup with %j is refused: %s", async (change, sentence) => {
  const fields = [
    { label: "有无夜拍经验", options: ["第一次", "拍过几次"], required: 1 },
    { label: "想问什么", options: [], required: 0 },
  ];
  const id = await publishActivity(server, host.token, { fields });
  const answers = ["第一次", ""];
  expect(await signUp(server, anna.token, id, { answers, ...change })).toMatchObject({
    code: 400,
    msg: sentence,
  });
  expect((await signUp(server, anna.token, id, { answers })).code).toBe(200);
  expect((await mine(id, anna)).signup.answers).toEqual(answers);
});

test("with approval a waiting signup takes a place, the organiser decides, and both sides are notified", async () => {
  const id = await publishActivity(server, host.token, {
    needAudit: 1,
    maxNum: 2,
    location: undefined,
    onlineUrl: "https://meet.example/1",
  });
  expect((await signUp(server, anna.token, id)).data).toEqual({ status: 0 });
  await signUp(server, ben.token, id);
  expect((await mine(id, anna)).signup).toMatchObject({ status: 0, code: "" });
  expect((await mine(id, anna)).onlineUrl).toBeUndefined();
  expect(await detail(id)).toMatchObject({ joinedNum: 2, joined: [] });
  expect((await listNotices(host)).at(-1)).toMatchObject({ title: "有一份报名等你审核" });
  expect((await get(`signup/list?activityId=${id}`, anna)).code).toBe(403);
  expect((await post("signup/review", { activityId: id, userId: anna.userId, status: 1 }, ben)).code).toBe(
    403,
  );
  const list = await get(`signup/list?activityId=${id}&status=0`, host);
  expect([list.total, list.rows.map((row) => row.user.nickname)]).toEqual([2, ["anna", "ben"]]);
  const review = (actor: Actor, status: 1 | 2, reason = "") =>
    post("signup/review", { activityId: id, userId: actor.userId, status, reason }, host);
  expect((await review(anna, 1)).code).toBe(200);
  expect((await review(anna, 1)).code).toBe(200);
  expect((await mine(id, anna)).onlineUrl).toBe("https://meet.example/1");
  expect((await listNotices(anna)).at(-1)).toMatchObject({ title: "报名已通过" });
  expect((await review(ben, 2, "名额留给住得近的")).code).toBe(200);
  expect((await mine(id, ben)).signup).toMatchObject({ status: 2, reason: "名额留给住得近的" });
  expect(await signUp(server, ben.token, id)).toMatchObject({ code: 409, msg: "报名没有通过，不能再报" });
  expect(await review(ben, 1)).toMatchObject({ code: 409, msg: "这份报名的状态已经变了" });
  expect((await detail(id)).joinedNum).toBe(1);
});

test("points are charged at signup and refunded once on withdrawal, refusal or check-in", async () => {
  await addPoints(anna, 100, "test:anna");
  const id = await publishActivity(server, host.token, { costPoints: 20 });
  expect(await signUp(server, ben.token, id)).toMatchObject({ code: 400, msg: "积分不足，还差20" });
  expect((await detail(id)).joinedNum).toBe(0);
  for (let round = 0; round < 2; round++) {
    await signUp(server, anna.token, id);
    expect(await points(anna)).toBe(80);
    await post("signup/cancel", { activityId: id }, anna);
    expect(await points(anna)).toBe(100);
  }
  await signUp(server, anna.token, id);
  await post("signup/review", { activityId: id, userId: anna.userId, status: 2 }, host);
  expect(await points(anna)).toBe(100);
  const other = await publishActivity(server, host.token, { costPoints: 20 });
  await signUp(server, anna.token, other);
  const { code } = (await mine(other, anna)).signup;
  advanceHours(47.75);
  await post("checkin", { activityId: other, code }, host);
  expect(await points(anna)).toBe(100);
});

test("a code checks in once, from half an hour before the start until the end", async () => {
  const id = await publishActivity(server, host.token);
  await signUp(server, anna.token, id);
  const { code } = (await mine(id, anna)).signup;
  expect(await post("checkin", { activityId: id, code }, host)).toMatchObject({
    msg: "开始前 30 分钟起可以签到",
  });
  advanceHours(47.75);
  expect((await post("checkin", { activityId: id, code }, anna)).code).toBe(403);
  expect(await post("checkin", { activityId: id, code: "x" }, host)).toMatchObject({
    code: 400,
    msg: "签到码不对",
  });
  const response = await post(
    "checkin",
    { activityId: id, code: `${code.slice(0, 4)} ${code.slice(4)}` },
    host,
  );
  expect(response.data).toMatchObject({ name: "云野", user: { nickname: "anna" } });
  expect(await post("checkin", { activityId: id, code }, host)).toMatchObject({ msg: "这位已经签到过了" });
  expect((await mine(id, anna)).signup.status).toBe(4);
  advanceHours(5);
  expect(await post("checkin", { activityId: id, code }, host)).toMatchObject({ msg: "活动已结束" });
});

test("cancelling notifies participants of the reason, refunds points and closes signup", async () => {
  await addPoints(ben, 50, "test:ben");
  const id = await publishActivity(server, host.token, { costPoints: 5 });
  await signUp(server, anna.token, id);
  await signUp(server, ben.token, id);
  const before = (await server.post("/api/notice/unreadnotification", { tick: 5 }, ben.token)).data;
  expect((await post("cancel", { activityId: id, reason: "当晚有大风预警" }, anna)).code).toBe(403);
  expect(await post("cancel", { activityId: id, reason: " " }, host)).toMatchObject({
    msg: "请写明取消的原因",
  });
  expect((await post("cancel", { activityId: id, reason: "当晚有大风预警" }, host)).code).toBe(200);
  expect((await post("cancel", { activityId: id, reason: "再说一次" }, host)).code).toBe(200);
  expect(await detail(id)).toMatchObject({ state: 5, cancelReason: "当晚有大风预警", joinedNum: 0 });
  expect((await listNotices(ben)).at(-1)!.content).toContain("当晚有大风预警");
  expect(await points(ben)).toBe(50);
  const after = (await server.post("/api/notice/unreadnotification", { tick: 5 }, ben.token)).data;
  expect(after.systemNotifications).toBe(before.systemNotifications + 1);
  expect(await signUp(server, anna.token, id)).toMatchObject({ code: 409, msg: "活动已取消" });
  expect((await get("list?tab=over")).rows.map((row) => row.id)).toContain(id);
});

/** Edits the plan of an activity at its current revision. */
async function replan(activityId: string, change: object, actor = host) {
  const { data } = await server.get(`/api/without/thread/detailV2?threadId=${activityId}`, actor.token);
  const body = {
    ...{
      threadId: activityId,
      revision: data.viewer.revision,
      title: "城北林场夜拍",
      content: longText,
    },
    activity: { ...(await mine(activityId, host)).own.plan, ...change },
  };
  await resetRates(server);
  return server.post("/api/bbs/thread/edit", body, actor.token);
}

test("GEN-020 a changed time or place notifies participants, who can then withdraw until the start", async () => {
  const id = await publishActivity(server, host.token, { maxNum: 5 });
  await signUp(server, anna.token, id);
  const before = (await listNotices(anna)).length;
  expect((await replan(id, { maxNum: 9, agenda: [{ time: "18:00", title: "集合", note: "" }] })).code).toBe(
    200,
  );
  expect(await detail(id)).toMatchObject({ maxNum: 9, agenda: [{ title: "集合" }] });
  expect((await listNotices(anna)).length).toBe(before);
  const startAt = inHours(60);
  const change = { startAt, endAt: inHours(63), location: { name: "河岸第三座桥", address: "" } };
  expect((await replan(id, change)).code).toBe(200);
  expect((await replan(id, {})).code).toBe(200);
  expect(await detail(id)).toMatchObject({ startAt, location: { name: "河岸第三座桥" }, joinedNum: 1 });
  const notices = (await listNotices(anna)).slice(before);
  expect(notices.map(({ title }) => title)).toEqual(["你报名的活动有变动"]);
  for (const words of [startAt.slice(0, 16), "河岸第三座桥"]) expect(notices[0]!.content).toContain(words);
  expect((await mine(id, anna)).signup.withdrawUntil).toBe(startAt);
  const { data: versions } = await server.get(`/api/bbs/thread/history?threadId=${id}`, host.token);
  const plans: string[] = versions.map(({ about }: { about: { plan: string[] } }) => about.plan.join("|"));
  expect(plans.map((lines) => lines.includes("地点 河岸第三座桥"))).toEqual([true, true, false, false]);
  expect(plans.map((lines) => /名额 (\d)/.exec(lines)?.[1])).toEqual(["9", "9", "9", "5"]);
  advanceHours(30);
  expect(await signUp(server, ben.token, id)).toMatchObject({ msg: "报名已截止" });
  expect((await post("signup/cancel", { activityId: id }, anna)).code).toBe(200);
});

test("a participant who has checked in is notified of a changed place, too", async () => {
  const id = await publishActivity(server, host.token);
  await signUp(server, anna.token, id);
  const { code } = (await mine(id, anna)).signup;
  advanceHours(47.75);
  expect((await post("checkin", { activityId: id, code }, host)).code).toBe(200);
  const before = (await listNotices(anna)).length;
  expect((await replan(id, { location: { name: "河岸第三座桥", address: "" } })).code).toBe(200);
  expect((await listNotices(anna)).slice(before).map(({ title }) => title)).toEqual(["你报名的活动有变动"]);
});

test.each([
  [{ maxNum: 1 }, "名额不能少于已报名的 2 人"],
  [{ costPoints: 6 }, "已有人报名，报名积分不能再改"],
  [{ fields: [{ label: "几点到", options: [], required: 1 }] }, "已有人报名，报名时多填的内容不能再改"],
  [{ startAt: inHours(-2) }, "活动时间不能改到过去"],
])("with two signups a change to %j is refused: %s", async (change, sentence) => {
  const id = await publishActivity(server, host.token);
  await signUp(server, anna.token, id);
  await signUp(server, ben.token, id);
  expect(await replan(id, change)).toMatchObject({ code: 409, msg: sentence });
  expect((await mine(id, host)).own).toMatchObject({ joinedNum: 2, plan: { maxNum: 0, costPoints: 0 } });
});

test("an earlier signup deadline does not shorten the withdrawal deadline of existing signups", async () => {
  const id = await publishActivity(server, host.token);
  const deadline = (await detail(id)).signEndAt;
  await signUp(server, anna.token, id);
  expect((await replan(id, { signEndAt: inHours(1) })).code).toBe(200);
  expect((await mine(id, anna)).signup.withdrawUntil).toBe(deadline);
  advanceHours(2);
  expect(await signUp(server, ben.token, id)).toMatchObject({ msg: "报名已截止" });
  expect((await post("signup/cancel", { activityId: id }, anna)).code).toBe(200);
});

test("only the author reads and edits the plan; the start is fixed once begun, and cancelling ends edits", async () => {
  const id = await publishActivity(server, host.token, {
    location: undefined,
    onlineUrl: "https://meet.example/1",
  });
  expect((await mine(id, host)).own.plan).toMatchObject({ onlineUrl: "https://meet.example/1" });
  expect((await mine(id, anna)).own).toBeUndefined();
  expect((await replan(id, { maxNum: 3 }, anna)).code).toBe(403);
  const dynamic = { threadClassify: 0, content: longText };
  const { id: threadId } = (await server.post("/api/thread/create", dynamic, host.token)).data;
  const plain = { threadId, revision: 1, content: longText, activity: plan() };
  expect(await server.post("/api/bbs/thread/edit", plain, host.token)).toMatchObject({ code: 400 });
  advanceHours(49);
  expect(await replan(id, { startAt: inHours(51) })).toMatchObject({
    code: 409,
    msg: "活动时间不能这样改：活动已经开始",
  });
  expect((await replan(id, { endAt: inHours(55) })).code).toBe(200);
  await post("cancel", { activityId: id, reason: "当晚有大风预警" }, host);
  expect(await replan(id, { endAt: inHours(56) })).toMatchObject({
    code: 409,
    msg: "活动已取消，安排不能再改",
  });
});

test("sensitive words in a plan are masked", async () => {
  await server.post("/api/bbs/word/save", { words: ["大甩卖"], action: "mask" }, host.token);
  const id = await publishActivity(server, host.token, { location: { name: "大甩卖广场", address: "" } });
  expect((await detail(id)).location.name).toBe("***广场");
  expect((await replan(id, { location: { name: "河岸", address: "大甩卖东门" } })).code).toBe(200);
  expect((await detail(id)).location).toEqual({ name: "河岸", address: "***东门" });
});

test("deleting the thread cancels its activity", async () => {
  await addPoints(anna, 5, "test:deleted");
  const id = await publishActivity(server, host.token, { costPoints: 5 });
  const before = await points(anna);
  await signUp(server, anna.token, id);
  expect((await server.post("/api/thread/del", { threadId: id }, host.token)).code).toBe(200);
  expect((await listNotices(anna)).at(-1)).toMatchObject({ title: "你报名的活动已取消" });
  expect(await points(anna)).toBe(before);
  expect((await get(`detail?activityId=${id}`)).code).toBe(404);
});

test("names and phone numbers are erased 30 days after the end", async () => {
  const id = await publishActivity(server, host.token);
  await signUp(server, anna.token, id);
  const firstSignup = async () => (await get(`signup/list?activityId=${id}`, host)).rows[0];
  await server.db.transaction(eraseSignups);
  expect((await firstSignup()).phone).toBe("13800008000");
  await server.db.execute(
    sql`update activities set over_at = now() - interval '31 days' where thread_id = ${id}::bigint`,
  );
  await server.db.transaction(eraseSignups);
  expect(await firstSignup()).toMatchObject({ name: "", phone: "", user: { nickname: "anna" } });
});
