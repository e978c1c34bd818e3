import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  appoint,
  columnOf,
  comment,
  makeCircle,
  makeUpload,
  moveTo,
  publish,
  resetRates,
} from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let ann: Member;
let bob: Member;
let mod: Member;
let admin: Member;
let threadId: string;
let postId: string;

beforeAll(async () => {
  server = await startServer({ SPAM_GUARD: "on" });
  ann = await server.member("annpost");
  bob = await server.member("bobpost");
  mod = await server.member("modpost");
  admin = await server.member("adminpost");
  await makeCircle(server, "1");
  await appoint(server, mod.userId, "1");
  await moveTo(server, admin.userId, GROUP.admin);
});
beforeEach(async () => {
  await resetRates(server);
  threadId = await publish(server, ann.token, { circleId: "1" });
  postId = (await comment(server, bob.token, threadId, { content: "<p>最初的评论</p>" })).id;
});
afterAll(() => server.close());

const edit = (member: Member, revision: number, body: object = {}) =>
  server.post(
    "/api/bbs/thread/postedit",
    { postId, revision, content: "<p>改过的评论</p>", ...body },
    member.token,
  );
const history = (member: Member) => server.get(`/api/bbs/thread/posthistory?postId=${postId}`, member.token);
const firstComment = async () =>
  (await server.get(`/api/without/thread/postlist?threadId=${threadId}`)).rows[0] as Record<string, unknown>;
const setAge = (hours: number) =>
  server.db.execute(
    sql`update posts set created_at = now() - make_interval(hours => ${hours}::int) where id = ${postId}::bigint`,
  );
const mayDo = async (member: Member) =>
  (await server.get(`/api/bbs/thread/postmaydo?postId=${postId}`, member.token)).data.mayDo;

test("an edit changes the comment, its search terms and the excerpt of its notification, and sets the edit time", async () => {
  expect(await firstComment()).not.toHaveProperty("editedAt");
  const url = await makeUpload(server, bob.userId, "edited.webp");
  const answer = await edit(bob, 1, {
    content: "<p>镜腿换成了<b>麂皮</b>套<script>x</script></p>",
    imageList: [{ url }],
  });
  expect(answer).toMatchObject({
    code: 200,
    data: { id: postId, content: "<p>镜腿换成了<b>麂皮</b>套</p>" },
  });
  expect(await firstComment()).toMatchObject({
    content: "<p>镜腿换成了<b>麂皮</b>套</p>",
    imageList: [{ url }],
    floor: 1,
    editedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  await server.app.searchIndexer.settled();
  const search = async (word: string) =>
    (await server.get(`/api/bbs/search/list?kind=comment&keyWord=${encodeURIComponent(word)}`)).rows;
  expect(await search("麂皮")).toMatchObject([{ id: postId }]);
  expect(await search("最初的评论")).toEqual([]);
  const notices = await server.get("/api/notice/posts/list", ann.token);
  expect(notices.rows[0]).toMatchObject({ kind: "reply", postId, excerpt: "镜腿换成了麂皮套" });
  expect(await columnOf(server, "threads", "reply_count", threadId)).toBe(1);
});

test("`editableUntil` is set while the comment can be edited, and missing afterwards", async () => {
  const { hours } = policy.thread.commentEdits;
  await setAge(hours - 1);
  expect(await firstComment()).toHaveProperty("editableUntil");
  await setAge(hours);
  server.endShared();
  expect(await firstComment()).not.toHaveProperty("editableUntil");
});

test("all versions are kept with their times; only the author, the circle's moderators and admins can read them", async () => {
  expect(await mayDo(bob)).not.toContain("history");
  await edit(bob, 1);
  await edit(bob, 2, { content: "<p>第三版</p>" });
  const { data } = await history(bob);
  const versions = data.map((row: { revision: number; content: string; editor: { userId: string } }) => [
    row.revision,
    row.content,
    row.editor.userId,
  ]);
  expect(versions).toEqual([
    [3, "<p>第三版</p>", bob.userId],
    [2, "<p>改过的评论</p>", bob.userId],
    [1, "<p>最初的评论</p>", bob.userId],
  ]);
  for (const member of [mod, admin]) expect((await history(member)).data).toEqual(data);
  expect((await history(ann)).code).toBe(403);
  for (const member of [bob, mod, admin]) expect(await mayDo(member)).toContain("history");
  expect(await mayDo(ann)).not.toContain("history");
});

test("only the author can edit a comment; a deleted comment has no edits and no history", async () => {
  for (const member of [ann, mod, admin]) expect((await edit(member, 1)).code).toBe(403);
  await edit(bob, 1);
  await server.post("/api/thread/delpost", { postId }, bob.token);
  expect((await edit(bob, 2, { content: "<p>又改</p>" })).code).toBe(404);
  for (const member of [bob, mod]) expect((await history(member)).code).toBe(404);
});

test("comments of a deleted thread cannot be edited, and a muted member cannot edit", async () => {
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${bob.userId}::bigint`,
  );
  expect(await edit(bob, 1)).toMatchObject({ code: 400, msg: expect.stringMatching(/^你已被禁言/) });
  await server.db.execute(sql`update users set denied_until = null where id = ${bob.userId}::bigint`);
  await server.post("/api/thread/del", { threadId }, ann.token);
  expect((await edit(bob, 1)).code).toBe(404);
});

test("a repeated edit gets the same response, an edit without a change makes no version, an outdated edit is refused", async () => {
  expect((await edit(bob, 1, { content: "<p>最初的评论</p>" })).data).not.toHaveProperty("editedAt");
  const first = await edit(bob, 1);
  expect((await edit(bob, 1)).data).toEqual(first.data);
  expect(await edit(bob, 1, { content: "<p>另一份</p>" })).toMatchObject({
    code: 409,
    msg: "评论已在别处修改过，请核对后再改",
  });
  expect(await columnOf(server, "posts", "revision", postId)).toBe(2);
});

test("an edit with a new member's link or a reviewed word is refused on a public comment and saved on a pending one", async () => {
  const link = { content: "看这里 https://t.example/vip8 有惊喜" };
  expect(await edit(bob, 1, link)).toMatchObject({
    code: 400,
    msg: "新成员发的内容含外链 1 个，已发表的评论不能这样改，请另发一条等待审核",
  });
  await server.post("/api/bbs/word/save", { words: ["暗号乙"], action: "review" }, admin.token);
  expect((await edit(bob, 1, { content: "暗号乙" })).msg).toBe("评论包含违禁词「暗号乙」，请修改后再试");
  expect(await firstComment()).toMatchObject({ content: "<p>最初的评论</p>" });
  postId = (await comment(server, bob.token, threadId, link)).id;
  expect(await edit(bob, 1, { content: "暗号乙" })).toMatchObject({ code: 200, data: { status: 0 } });
  const reviews = await server.get("/api/bbs/review/list?kind=post&pageSize=100", admin.token);
  expect(reviews.rows.find(({ id }: { id: string }) => id === postId).why).toBe("命中敏感词：暗号乙");
});

test("an accepted answer stays accepted after an edit and shows the new text", async () => {
  const question = { threadClassify: 1, title: "镜腿触控偶尔没反应怎么办", circleId: "1", question: {} };
  threadId = await publish(server, ann.token, question);
  postId = (await comment(server, bob.token, threadId)).id;
  expect((await server.post("/api/bbs/question/accept", { postId, value: 1 }, ann.token)).code).toBe(200);
  const accepted = async () =>
    (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data.question.accepted;
  expect((await accepted()).content).toContain("第三张的光真好");
  expect((await edit(bob, 1, { content: "<p>擦干净再试</p>" })).code).toBe(200);
  expect(await accepted()).toMatchObject({ postId, content: "<p>擦干净再试</p>" });
});

test("one of ten concurrent edits is written, and a concurrent edit does not restore a deleted comment", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => edit(bob, 1, { content: `<p>同时改的第${i}份</p>` })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect((await history(bob)).data).toHaveLength(2);
  const [edited, deleted] = await Promise.all([
    edit(bob, 2, { content: "<p>最后一改</p>" }),
    server.post("/api/thread/delpost", { postId }, bob.token),
  ]);
  expect(deleted.code).toBe(200);
  expect([200, 404]).toContain(edited.code);
  const [row] = rowsOf<{ status: number }>(
    await server.db.execute(sql`select status from posts where id = ${postId}::bigint`),
  );
  expect(row).toEqual({ status: 4 });
});
