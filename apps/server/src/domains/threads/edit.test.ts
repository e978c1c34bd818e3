import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../db/base.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import {
  appoint,
  columnOf,
  forgetRates,
  longText,
  makeCircle,
  moveTo,
  publish,
} from "../../test/thread-fixtures.ts";

type Who = { token: string; userId: string };

let server: TestServer;
let ann: Who;
let bob: Who;
let mod: Who;
let admin: Who;

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("annedit");
  bob = await server.member("bobedit");
  mod = await server.member("modedit");
  admin = await server.member("adminedit");
  await makeCircle(server, "1");
  await appoint(server, mod.userId, "1");
  await moveTo(server, admin.userId, GROUP.admin);
});
beforeEach(() => forgetRates(server));
afterAll(() => server.close());

const edit = (who: Who, threadId: string, revision: number, body: object = {}) =>
  server.post(
    "/api/bbs/thread/edit",
    { threadId, revision, title: "改过的标题一行", content: `<p>${longText}改</p>`, ...body },
    who.token,
  );
const detail = async (id: string) => (await server.get(`/api/without/thread/detail?threadId=${id}`)).data;
const history = (who: Who, id: string) => server.get(`/api/bbs/thread/history?threadId=${id}`, who.token);
const write = (body: object = {}) =>
  publish(server, ann.token, { threadClassify: 1, title: "最初的标题一行", circleId: "1", ...body });

test("an edit changes the thread, its excerpt and what it is found by, and says when", async () => {
  const id = await write();
  expect(await detail(id)).not.toHaveProperty("editedAt");
  expect(
    await edit(ann, id, 1, { content: "<p>镜腿换成了<b>麂皮</b>，夏天不再打滑了。<script>x</script></p>" }),
  ).toMatchObject({
    code: 200,
    data: { id, revision: 2 },
  });
  expect(await detail(id)).toMatchObject({
    title: "改过的标题一行",
    excerpt: "镜腿换成了麂皮，夏天不再打滑了。",
    content: "<p>镜腿换成了<b>麂皮</b>，夏天不再打滑了。</p>",
    editedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  const found = (word: string) => server.get(`/api/without/thread/list?keyWord=${encodeURIComponent(word)}`);
  expect((await found("麂皮")).rows.map((row: { id: string }) => row.id)).toEqual([id]);
  expect((await found("最初的标题")).total).toBe(0);
});

test("topics that go and come move their counts, their order is the new one, and only who is newly mentioned is told", async () => {
  const id = await write({
    topicList: [{ content: "通勤" }, { content: "麂皮" }],
    friendList: [{ userId: bob.userId }],
  });
  const before = (await server.get("/api/notice/posts/list", bob.token)).total;
  await edit(ann, id, 1, {
    topicList: [{ content: "夏天" }, { content: "麂皮" }],
    friendList: [{ userId: bob.userId }, { userId: mod.userId }],
  });
  const thread = await detail(id);
  expect(thread.topicList.map((topic: { content: string }) => topic.content)).toEqual(["夏天", "麂皮"]);
  expect(thread.friendList.map((friend: { userId: string }) => friend.userId).sort()).toEqual(
    [bob.userId, mod.userId].sort(),
  );
  const counts = await server.db.execute(
    sql`select content, thread_count as n from topics where content in ('通勤', '麂皮', '夏天') order by content`,
  );
  expect(
    Object.fromEntries(
      (counts as unknown as { rows: { content: string; n: number }[] }).rows.map((r) => [r.content, r.n]),
    ),
  ).toEqual({
    通勤: 0,
    麂皮: 1,
    夏天: 1,
  });
  expect((await server.get("/api/notice/posts/list", bob.token)).total).toBe(before);
  expect((await server.get("/api/notice/posts/list", mod.token)).rows[0]).toMatchObject({
    kind: "mention",
    threadId: id,
  });
  expect(await columnOf(server, "users", "thread_count", ann.userId)).toBeGreaterThan(0);
});

test("an edit on an older version is refused and changes nothing; the same edit sent again is not", async () => {
  const id = await write();
  expect((await edit(ann, id, 1, { title: "第二版的标题" })).data.revision).toBe(2);
  expect(await edit(ann, id, 1, { title: "另一份第二版" })).toMatchObject({
    code: 409,
    msg: "帖子已在别处修改过，请核对后再改",
  });
  expect((await edit(ann, id, 1, { title: "第二版的标题" })).data.revision).toBe(2);
  expect((await detail(id)).title).toBe("第二版的标题");
  expect((await history(ann, id)).data).toHaveLength(2);
});

test("of ten edits at once one is kept, and its version is one", async () => {
  const id = await write();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => edit(ann, id, 1, { title: `同时改的第${i}份` })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
  expect((await history(ann, id)).data.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
});

test("every version stays with its writer and time, for the author and who looks after the circle; nobody else reads it", async () => {
  const id = await write();
  await edit(ann, id, 1);
  await edit(ann, id, 2, { title: "第三版的标题" });
  const { data } = await history(ann, id);
  expect(
    data.map(({ title, editor }: { title: string; editor: { userId: string } }) => [title, editor.userId]),
  ).toEqual([
    ["第三版的标题", ann.userId],
    ["改过的标题一行", ann.userId],
    ["最初的标题一行", ann.userId],
  ]);
  expect(data[2].writtenAt).toBe((await detail(id)).postedAt);
  for (const who of [mod, admin]) expect((await history(who, id)).data).toEqual(data);
  expect((await history(bob, id)).code).toBe(403);
  const mayDo = async (who: Who) =>
    (await server.get(`/api/without/thread/detailV2?threadId=${id}`, who.token)).data.viewer.mayDo;
  expect(await mayDo(ann)).toEqual(expect.arrayContaining(["edit", "history"]));
  expect(await mayDo(mod)).toContain("history");
  for (const who of [mod, admin, bob]) expect(await mayDo(who)).not.toContain("edit");
  expect(await mayDo(bob)).not.toContain("history");
});

test("nobody edits another's thread, a deleted one or none; a muted member edits nothing", async () => {
  const id = await write();
  for (const who of [bob, mod, admin]) expect((await edit(who, id, 1)).code).toBe(403);
  expect((await edit(ann, "999999", 1)).code).toBe(404);
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${ann.userId}::bigint`,
  );
  expect(await edit(ann, id, 1)).toMatchObject({ code: 400, msg: "你已被禁言，暂不能发表" });
  await server.db.execute(sql`update users set denied_until = null where id = ${ann.userId}::bigint`);
  await server.post("/api/thread/del", { threadId: id }, ann.token);
  expect((await edit(ann, id, 1)).code).toBe(404);
  expect((await history(ann, id)).code).toBe(404);
});

test.each([
  ["no title", { title: "" }, "标题不能为空"],
  ["a title of 4", { title: "四个字啊" }, "标题长度为5-50个字"],
  ["text of 9", { content: "字".repeat(9) }, "内容不少于10个字"],
  ["a topic with a symbol", { topicList: [{ content: "秋天！" }] }, "话题不能包含特殊字符"],
  ["a picture nobody uploaded", { imageList: [{ url: "/uploads/2026/11/none.webp" }] }, "图片和视频请先上传"],
])("an edit with %s is refused as on publishing, and nothing of it stays", async (_what, body, msg) => {
  const id = await write();
  expect(await edit(ann, id, 1, body)).toMatchObject({ code: 400, msg });
  expect((await detail(id)).title).toBe("最初的标题一行");
  expect((await history(ann, id)).data).toHaveLength(1);
});
