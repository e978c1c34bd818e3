import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string; username: string };

let server: TestServer;
let moderator: Member;
let other: Member;
let author: Member;
let bystander: Member;
let memberCount = 0;

const member = async (): Promise<Member> => {
  memberCount += 1;
  const username = `appellant${memberCount}`;
  return { username, ...(await server.member(username)) };
};
const post = (path: string, body: object, by: Member) => server.post(path, body, by.token);

beforeAll(async () => {
  server = await startServer();
  await makeCircle(server, "1");
  moderator = await member();
  other = await member();
  bystander = await member();
  for (const { userId } of [moderator, other]) await moveTo(server, userId, GROUP.operator);
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetRates(server);
  author = await member();
});

const actsOf = async ({ token }: Member) => (await server.get("/api/bbs/appeal/list", token)).rows;
const appeal = (id: string, by = author, text = "那条不是我发的") =>
  post("/api/bbs/appeal/submit", { id, text }, by);
const queue = async (by = other) => (await server.get("/api/bbs/appeal/queue", by.token)).rows;
/** Finds the author's appeal in the queue of a reviewer. */
const findAppeal = async (by = other) =>
  (await queue(by)).find(({ member }: { member: { userId: string } }) => member.userId === author.userId);
const decide = (id: string, value: 0 | 1, by = other) =>
  post("/api/bbs/appeal/decide", { id, value, answer: "看过了" }, by);
const newest = async () => (await actsOf(author))[0];
const notices = async ({ token }: Member) => (await server.get("/api/notice/system/list", token)).rows;

/** Appeals against the latest action and decides the appeal. */
async function appealAndDecide(value: 0 | 1) {
  const act = await newest();
  expect((await appeal(act.id)).code).toBe(200);
  expect((await decide((await findAppeal()).id, value)).code).toBe(200);
  return act;
}

const login = ({ username }: Member) => server.post("/login", { username, password: "Lenscape2026" });
const statusOf = async (kind: "threads" | "posts", id: string) => {
  const result = await server.db.execute(sql`select status from ${sql.raw(kind)} where id = ${id}::bigint`);
  return (result as unknown as { rows: { status: number }[] }).rows[0]!.status;
};

test("only the author of a removed text sees it with the reason, and the notification links to the appeal", async () => {
  const threadId = await publish(server, author.token, {
    ...{ title: "内测固件包三十元", threadClassify: 1, circleId: "1" },
  });
  await post("/api/thread/del", { threadId, reason: "不冒充、不引流" }, moderator);
  const act = await newest();
  expect(act).toMatchObject({
    ...{ action: "thread.del", targetType: "thread", reason: "不冒充、不引流", title: "内测固件包三十元" },
    ...{ state: "none", mayAppeal: 1, withinHours: policy.moderation.deskHours.appeals },
  });
  expect(JSON.stringify(act)).not.toContain(moderator.username);
  const [notice] = await notices(author);
  expect(notice).toMatchObject({
    title: "你的帖子已被删除",
    link: `/pages/mine/appeal/index?id=${act.id}`,
    linkText: "看原因，申诉",
  });
  expect(await actsOf(bystander)).toEqual([]);
  expect((await appeal(act.id, bystander)).code).toBe(404);
});

test("an action can be appealed once, even by concurrent requests, and only until the deadline", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  await post("/api/thread/undershelf", { threadId, reason: "广告" }, moderator);
  const act = await newest();
  expect((await appeal(act.id, author, "  ")).code).toBe(400);
  const answers = await Promise.all([1, 2, 3, 4].map(() => appeal(act.id)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ code }) => code === 409)).toMatchObject({ reason: "ALREADY_APPEALED" });
  const late = await publish(server, author.token, { circleId: "1" });
  await post("/api/thread/undershelf", { threadId: late, reason: "广告" }, moderator);
  const { id } = await newest();
  await server.db.execute(
    sql`update audit_log set created_at = now() - interval '29 days' where id = ${id}::bigint`,
  );
  expect((await actsOf(author)).at(-1)).toMatchObject({ id, mayAppeal: 1 });
  await server.db.execute(
    sql`update audit_log set created_at = now() - interval '31 days' where id = ${id}::bigint`,
  );
  expect((await appeal(id)).code).toBe(404);
});

test("an appeal is counted for and decided by another moderator than the one who acted, and only once", async () => {
  const threadId = await publish(server, author.token, { circleId: "1" });
  await post("/api/thread/undershelf", { threadId, reason: "广告" }, moderator);
  const { id: actId } = await newest();
  const pendingCount = async (by: Member) =>
    (await server.get("/api/bbs/console/desk", by.token)).data.find(
      ({ name }: { name: string }) => name === "appeals",
    ).count;
  const before = [await pendingCount(moderator), await pendingCount(other)];
  await appeal(actId);
  expect([await pendingCount(moderator), await pendingCount(other)]).toEqual([before[0], before[1]! + 1]);
  const row = await findAppeal();
  expect(row).toMatchObject({ refusal: "", actorName: moderator.username, isLate: 0 });
  expect((await findAppeal(moderator)).refusal).toBe("这是你做的决定，要由没有参与的人来看");
  expect(await decide(row.id, 1, moderator)).toMatchObject({ code: 400, reason: "SELF_NOT_ALLOWED" });
  expect((await decide(row.id, 1, bystander)).code).toBe(403);
  expect(await statusOf("threads", threadId)).toBe(3);
  await server.db.execute(sql`update appeals set due_at = now() - interval '1 minute'`);
  expect(await findAppeal()).toMatchObject({ isLate: 1 });
  await moveTo(server, author.userId, GROUP.operator);
  expect((await findAppeal()).refusal).toBe("对方的权限不低于你");
  expect((await decide(row.id, 1)).code).toBe(403);
  await moveTo(server, author.userId, GROUP.member);
  const answers = await Promise.all([decide(row.id, 1), decide(row.id, 0)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(await newest()).toMatchObject({ isLate: 0 });
});

test("an upheld appeal restores the text, a refused one does not, and the author is notified of both", async () => {
  const deleted = await publish(server, author.token, { circleId: "1" });
  const home = await publish(server, bystander.token, { circleId: "1" });
  const { id: postId } = await comment(server, author.token, home);
  await post("/api/thread/del", { threadId: deleted, reason: "广告" }, moderator);
  const act = await appealAndDecide(1);
  expect(await statusOf("threads", deleted)).toBe(1);
  expect((await notices(author))[0]).toMatchObject({
    title: "申诉成立，原来的处理已撤销",
    link: `/pages/mine/appeal/index?id=${act.id}`,
  });
  expect((await newest()).state).toBe("upheld");
  await post("/api/thread/delpost", { postId, reason: "广告" }, moderator);
  await appealAndDecide(0);
  expect(await statusOf("posts", postId)).toBe(4);
  expect((await notices(author))[0].title).toBe("申诉没有通过，维持原来的处理");
  expect((await newest()).state).toBe("refused");
  expect((await appeal((await newest()).id)).code).toBe(409);
});

test("an upheld appeal publishes a refused text, but does not restore a text that was deleted since", async () => {
  await post("/api/bbs/word/save", { words: ["全网最低价"], action: "review" }, moderator);
  const { data } = await post(
    "/api/thread/create",
    { threadClassify: 0, content: "<p>这里的镜片全网最低价</p>" },
    author,
  );
  const refuse = (id: string) =>
    post("/api/bbs/review/decide", { kind: "thread", id, value: 0, reason: "广告" }, moderator);
  expect((await refuse(data.id)).code).toBe(200);
  expect((await notices(author))[0].linkText).toBe("看原因，申诉");
  await appealAndDecide(1);
  expect(await statusOf("threads", data.id)).toBe(1);
  await post("/api/thread/undershelf", { threadId: data.id, reason: "广告" }, moderator);
  const { id } = await newest();
  await post("/api/thread/del", { threadId: data.id, reason: "还是广告" }, other);
  expect((await appeal(id)).code).toBe(200);
  const row = await findAppeal();
  expect((await decide(row.id, 1)).code).toBe(200);
  expect(await statusOf("threads", data.id)).toBe(4);
});

test("an upheld appeal ends the mute unless a later mute exists", async () => {
  const mute = (reason: string) =>
    post("/api/bbs/user/deny", { userId: author.userId, days: 7, reason }, moderator);
  const writes = async () => (await publish(server, author.token, { circleId: "1" }).catch(() => "")) !== "";
  await mute("刷屏");
  expect(await newest()).toMatchObject({ action: "user.deny", days: 7, circleName: "" });
  const first = (await newest()).id;
  await mute("又刷屏");
  await appeal(first);
  const row = await findAppeal();
  await decide(row.id, 1);
  expect(await writes()).toBe(false);
  await appealAndDecide(1);
  expect(await writes()).toBe(true);
});

test("an upheld appeal reopens a closed account unless it was closed again since", async () => {
  const [closing, deciding] = [await member(), await member()];
  for (const { userId } of [closing, deciding]) await moveTo(server, userId, GROUP.admin);
  const close = (value: 0 | 1, reason: string) =>
    post("/api/bbs/user/closed", { userId: author.userId, value, reason }, closing);
  const uphold = async () => decide((await findAppeal(deciding)).id, 1, deciding);
  const acts = async (ticket: string) =>
    (await server.post("/api/without/appeal/open", { ticket })).data.acts as { id: string; state: string }[];
  const send = async (ticket: string, id: string) =>
    server.post("/api/without/appeal/send", { ticket, id, text: "不是我做的" });
  await close(1, "多个账号");
  const first = (await acts((await login(author)).ticket))[0]!;
  await close(0, "说明过了");
  await close(1, "卖账号");
  const { ticket } = await login(author);
  const second = (await acts(ticket)).find(({ id }) => id !== first.id)!;
  expect((await send(ticket, first.id)).code).toBe(200);
  expect((await uphold()).code).toBe(200);
  expect((await login(author)).reason).toBe("ACCOUNT_CLOSED");
  expect((await send((await login(author)).ticket, second.id)).code).toBe(200);
  expect((await uphold()).code).toBe(200);
  expect((await login(author)).code).toBe(200);
});

test("a banned member with the right password gets a ticket that can only be used for appeals", async () => {
  await post(
    "/api/bbs/user/forbidden",
    { userId: author.userId, days: 7, reason: "多次发布广告" },
    moderator,
  );
  const wrong = await server.post("/login", { username: author.username, password: "not-the-password" });
  expect(wrong.ticket).toBeUndefined();
  const refused = await login(author);
  expect(refused).toMatchObject({ code: 400, reason: "ACCOUNT_BANNED", ticket: expect.any(String) });
  const { ticket } = refused;
  expect((await server.get("/getInfo", ticket)).code).toBe(401);
  const open = () => server.post("/api/without/appeal/open", { ticket });
  const { data } = await open();
  expect(data).toMatchObject({ status: "forbidden", nickname: author.username });
  expect(data.acts[0]).toMatchObject({ action: "user.forbidden", reason: "多次发布广告", mayAppeal: 1 });
  const send = (body: object) => server.post("/api/without/appeal/send", body);
  const request = { id: data.acts[0].id, text: "手机借给了同事" };
  expect((await send({ ...request, ticket: "x".repeat(32) })).reason).toBe("LINK_INVALID");
  expect((await send({ ...request, ticket })).code).toBe(200);
  expect((await send({ ...request, ticket })).reason).toBe("ALREADY_APPEALED");
  const row = await findAppeal();
  await decide(row.id, 1);
  expect((await open()).data).toMatchObject({ status: "normal", acts: [{ state: "upheld" }] });
  expect((await login(author)).code).toBe(200);
  const again = await server.db.execute(sql`update users set forbidden_until = now() + interval '1 day'
    where id = ${author.userId}::bigint returning id`);
  expect((again as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  const next = (await login(author)).ticket;
  expect((await open()).reason).toBe("LINK_INVALID");
  await server.db.execute(sql`update account_tokens set expires_at = now() where kind = 'appeal'`);
  expect((await server.post("/api/without/appeal/open", { ticket: next })).reason).toBe("LINK_INVALID");
});

test("an upheld appeal undoes a sweep for one member: their ban ends and their texts are restored", async () => {
  const companion = await member();
  const ownThreadId = await publish(server, author.token, { circleId: "1" });
  const companionThreadId = await publish(server, companion.token, { circleId: "1" });
  const sweep = { userIds: [author.userId, companion.userId], hours: 24, days: 30, reason: "批量发广告" };
  expect((await post("/api/bbs/sweep/run", sweep, moderator)).code).toBe(200);
  const { ticket, msg } = await login(author);
  expect(msg).toContain("批量发广告");
  const { data } = await server.post("/api/without/appeal/open", { ticket });
  await server.post("/api/without/appeal/send", { ticket, id: data.acts[0].id, text: "我不是一伙的" });
  const row = await findAppeal();
  expect((await decide(row.id, 1)).code).toBe(200);
  expect([await statusOf("threads", ownThreadId), await statusOf("threads", companionThreadId)]).toEqual([
    1, 3,
  ]);
  expect([(await login(author)).code, (await login(companion)).code]).toEqual([200, 400]);
});
