import { desc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { auditLog, faqs, faqVotes } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(async () => {
  await resetRates(server);
  await server.db.execute(sql`truncate faqs, faq_votes`);
});
afterAll(() => server.close());

const faq = {
  category: "使用",
  question: "怎么恢复出厂设置",
  answer: "长按右镜腿十秒。",
  orderNum: 2,
  isShow: 1,
};
const save = (body: object, token = operator.token) =>
  server.post("/api/bbs/console/faq/save", { ...faq, ...body }, token);
const del = (id: string, token = operator.token) => server.post("/api/bbs/console/faq/del", { id }, token);
const list = async (query = "") =>
  (await server.get(`/api/bbs/console/faq/list?${query}`, operator.token)).rows;
const listPublic = async () => (await server.get("/api/bbs/faq/list")).rows;
const lastAudit = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];

test("an FAQ is created, edited, hidden and deleted; everybody sees the visible ones in order", async () => {
  const { id } = (await save({ question: " 怎么恢复出厂设置 " })).data;
  expect(await lastAudit()).toMatchObject({ action: "faq.save", targetId: id, actorId: operator.userId });
  const first = (await save({ question: "怎么开机", orderNum: 1 })).data.id;
  expect(await listPublic()).toMatchObject([
    { id: first, question: "怎么开机" },
    { id, question: "怎么恢复出厂设置" },
  ]);
  const [, { version }] = await list();
  expect((await save({ id, version, answer: "长按\n松开", isShow: 0 })).code).toBe(200);
  expect(await listPublic()).toMatchObject([{ id: first }]);
  expect(await list("isShow=0&keyWord=松开")).toMatchObject([{ id, answer: "长按\n松开", isShow: 0 }]);
  expect((await save({ id, version })).code).toBe(409);
  expect((await del(id)).code).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: "faq.del", detail: { name: "怎么恢复出厂设置" } });
  expect((await del(id)).code).toBe(404);
  expect((await save({ id })).code).toBe(404);
});

test("a category cannot have the same question twice, not by an edit either", async () => {
  const first = (await save({})).data.id;
  const refusal = {
    ...{ code: 409, reason: "NAME_TAKEN", field: "question" },
    msg: "这个分类里已经有同样的问题",
  };
  expect(await save({ question: " 怎么恢复出厂设置 " })).toMatchObject(refusal);
  expect((await save({ category: "账号" })).code).toBe(200);
  const other = (await save({ question: "怎么开机" })).data.id;
  const versionOf = async (id: string) => (await list()).find((row: { id: string }) => row.id === id).version;
  expect(await save({ id: other, version: await versionOf(other) })).toMatchObject(refusal);
  expect((await save({ id: first, version: await versionOf(first), answer: "长按。" })).code).toBe(200);
});

test("votes are counted for operators and deleted with the FAQ", async () => {
  const { id } = (await save({})).data;
  for (const [name, helpful] of [
    ["ann", 1],
    ["bob", 1],
    ["cid", 0],
  ] as const) {
    const { token } = await server.member(name);
    await server.post("/api/bbs/faq/vote", { id, helpful }, token);
  }
  expect(await list()).toMatchObject([{ helpfulCount: 2, unhelpfulCount: 1 }]);
  expect((await del(id)).code).toBe(200);
  expect(await server.db.$count(faqVotes)).toBe(0);
});

test("search finds the current text and no hidden or deleted FAQ", async () => {
  const searchFor = async (keyWord: string) => {
    await server.app.searchIndexer.settled();
    server.endShared();
    const { rows, isPartial } = await server.get(
      `/api/bbs/search/list?asTyped=1&keyWord=${encodeURIComponent(keyWord)}`,
    );
    return isPartial ? [] : rows.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`);
  };
  const { id } = (await save({ question: "镜腿松了怎么紧" })).data;
  expect(await searchFor("镜腿松了")).toEqual([`faq ${id}`]);
  await save({ id, question: "鼻托松了怎么紧", answer: "换一对。" });
  expect([await searchFor("镜腿松了"), await searchFor("鼻托松了")]).toEqual([[], [`faq ${id}`]]);
  await save({ id, question: "鼻托松了怎么紧", isShow: 0 });
  expect(await searchFor("鼻托松了")).toEqual([]);
  await save({ id, question: "鼻托松了怎么紧" });
  expect(await searchFor("鼻托松了")).toEqual([`faq ${id}`]);
  await del(id);
  expect(await searchFor("鼻托松了")).toEqual([]);
});

test("the message names a field that is too long or missing", async () => {
  expect((await save({ question: "问".repeat(61) })).msg).toBe("问题不能超过 60 个字符");
  expect((await save({ answer: "答".repeat(2001) })).msg).toBe("答案不能超过 2000 个字符");
  expect((await save({ category: "类".repeat(11) })).msg).toBe("分类不能超过 10 个字符");
  expect((await save({ orderNum: -1 })).msg).toBe("次序不能小于 0");
  expect((await save({ answer: undefined })).msg).toBe("请填写答案");
});

test("blank fields are refused, and the number of FAQs is limited", async () => {
  expect((await save({ question: "  " })).msg).toBe("请填写问题");
  expect((await save({ answer: "\n" })).msg).toBe("请填写答案");
  expect((await save({ category: " " })).msg).toBe("请填写分类");
  await server.db
    .insert(faqs)
    .values(Array.from({ length: policy.help.questions }, () => ({ ...faq, isShow: true })));
  expect(await save({})).toMatchObject({
    ...{ code: 409, reason: "QUOTA_EXCEEDED", msg: "常见问题最多 100 条，先删去或合并几条" },
  });
  const [{ id, version }] = await list();
  expect((await save({ id, version })).code).toBe(200);
});

test("members and moderators cannot manage FAQs", async () => {
  const member = await server.member("member");
  const moderator = await server.member("moderator");
  await moveTo(server, moderator.userId, GROUP.moderator);
  const { id } = (await save({})).data;
  for (const { token } of [member, moderator]) {
    expect((await save({}, token)).code).toBe(403);
    expect((await save({ id }, token)).code).toBe(403);
    expect((await del(id, token)).code).toBe(403);
  }
  expect(await server.db.$count(faqs)).toBe(1);
});
