import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../core/sql.ts";
import { GROUP } from "../../db/base.ts";
import { policy } from "../../policy.ts";
import { deleteAll, startServer, type TestServer } from "../../test/support.ts";
import { makeCircle, moveTo, publish, resetRates } from "../../test/thread-fixtures.ts";
import { deleteOldPrints } from "./spam.queries.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let operator: Member;
let serial = 0;

beforeAll(async () => {
  server = await startServer({
    ...{ SPAM_GUARD: "on", PUBLIC_ORIGIN: "https://forum.example.org" },
    ...{ PACE_THREADS: "0", PACE_COMMENTS: "0" },
  });
  await makeCircle(server, "1");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetRates(server);
  await deleteAll(server, "text_prints");
});

const newcomer = () => server.member(`new${serial++}`);
async function trustedMember(posts = 3): Promise<Member> {
  const member = await server.member(`old${serial++}`);
  await server.db.execute(sql`
    update users set created_at = now() - interval '8 days', thread_count = ${posts}::int
    where id = ${member.userId}::bigint`);
  return member;
}
const write = (by: Member, content: string) =>
  server.post("/api/thread/create", { threadClassify: 0, content }, by.token);
const status = async (by: Member, content: string) => (await write(by, content)).data.status;
/** Returns the reason of the latest text that is pending review. */
async function reviewReason(kind = "thread"): Promise<string> {
  const { rows } = await server.get(`/api/bbs/review/list?kind=${kind}&pageSize=100`, operator.token);
  return rows.at(-1).why;
}

test("external links and contacts of a new member need review, other texts and internal links do not", async () => {
  const by = await newcomer();
  for (const content of [
    "看这里 https://t.example/vip8 有惊喜",
    "新品在 www.cheap.example 上面",
    "去 cheap-lens.shop/x 看看价格",
    "加我 ＶＸ：len*ses88 详谈",
    "电话 138 0013 8000 找我",
    "写信到 a.b@mail.example.com 吧",
    '<p>点<a href="https://t.example/vip8">这里</a>看样片</p>',
  ])
    expect([content, await status(await newcomer(), content)]).toEqual([content, 0]);
  for (const content of [
    "今天的云很好看，早上六点半出门拍的",
    "见 https://forum.example.org/pages/content/postdetail?threadId=1",
    "固件 1.1.0 比 1.0.9 省电，QQ 糖也好吃",
    "编号 20261122100513800 的那一台",
  ])
    expect([content, await status(by, content)]).toEqual([content, 1]);
});

test("links of trusted members, members with a certified device and staff are published at once", async () => {
  const content = "样片在 https://photos.example/a";
  expect(await status(await trustedMember(), content)).toBe(1);
  expect(await status(await trustedMember(2), content)).toBe(0);
  expect(await reviewReason()).toBe("新成员发的内容含外链 1 个");
  const certified = await newcomer();
  await server.db.execute(
    sql`update users set verified_device = 'Lens One' where id = ${certified.userId}::bigint`,
  );
  expect(await status(certified, content)).toBe(1);
  expect(await status(operator, content)).toBe(1);
});

test("comments need review too, and send no notification while they are pending", async () => {
  const author = await trustedMember();
  const threadId = await publish(server, author.token, { circleId: "1" });
  const by = await newcomer();
  const { data } = await server.post(
    "/api/thread/addPost",
    { threadId, content: "想看加微信 lens8899" },
    by.token,
  );
  expect(data.status).toBe(0);
  expect(await reviewReason("post")).toBe("新成员发的内容含联系方式");
  await server.app.outbox.settled();
  expect((await server.get("/api/notice/posts/list", author.token)).total).toBe(0);
});

test("the same text of a third account needs review despite inserted fillers, and short texts are ignored", async () => {
  const text = "内测固件限时开放，装不上包教会，先到先得不要错过";
  expect(await status(await newcomer(), text)).toBe(1);
  expect(await status(await newcomer(), text.split("").join("·"))).toBe(1);
  expect(await status(await newcomer(), `${text}  `)).toBe(0);
  expect(await reviewReason()).toBe("与 2 个账号内容相同");
  for (let i = 0; i < 4; i++) expect(await status(await newcomer(), "谢谢楼主的分享，学到了")).toBe(1);
});

test("repetitions by one account count once, and prints expire after the time window", async () => {
  const text = "周末林场拍鸟的集合时间改到早上五点半，请互相转告";
  const by = await newcomer();
  for (let i = 0; i < 4; i++) expect(await status(by, text)).toBe(1);
  expect(await status(await newcomer(), text)).toBe(1);
  await server.db.execute(sql`update text_prints set seen_at = now() - interval '25 hours'`);
  expect(await status(await newcomer(), text)).toBe(1);
  await server.db.execute(sql`update text_prints set seen_at = now() - interval '25 hours'`);
  await server.db.transaction(deleteOldPrints);
  expect(rowsOf(await server.db.execute(sql`select from text_prints`))).toHaveLength(0);
});

test("for trusted members a text needs review from the fifth account on, and a link never", async () => {
  const text = "全新未拆的镜片盒低价转让，支持验货，走平台交易更放心 https://market.example/item/7";
  for (let i = 1; i < policy.spam.knownAccounts; i++)
    expect(await status(await trustedMember(), text)).toBe(1);
  expect(await status(await trustedMember(), text)).toBe(0);
  expect(await status(await trustedMember(), "镜片盒还在卖 https://market.example/item/7")).toBe(1);
});

test("a published text cannot be edited into one that needs review, and a passed text stays editable", async () => {
  const by = await newcomer();
  const { data } = await write(by, "第一次来，拍了几张云，请大家指点");
  const edit = (id: string, revision: number, content: string) =>
    server.post("/api/bbs/thread/edit", { threadId: id, revision, content }, by.token);
  const refused = await edit(data.id, 1, "拍了几张云，看 https://t.example/vip8");
  expect([refused.code, refused.msg]).toEqual([400, expect.stringContaining("含外链 1 个")]);
  const thread = (await write(by, "原图在 https://photos.example/b")).data;
  await server.post("/api/bbs/review/decide", { kind: "thread", id: thread.id, value: 1 }, operator.token);
  expect((await edit(thread.id, 1, "原图在 https://photos.example/b，共九张")).code).toBe(200);
});
