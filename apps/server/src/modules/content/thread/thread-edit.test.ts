import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  appoint,
  columnOf,
  comment,
  longText,
  makeCircle,
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
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const edit = (member: Member, threadId: string, revision: number, body: object = {}) =>
  server.post(
    "/api/bbs/thread/edit",
    { threadId, revision, title: "改过的标题一行", content: `<p>${longText}改</p>`, ...body },
    member.token,
  );
const detail = async (id: string) => (await server.get(`/api/without/thread/detail?threadId=${id}`)).data;
const history = (member: Member, id: string) =>
  server.get(`/api/bbs/thread/history?threadId=${id}`, member.token);
const write = (body: object = {}) =>
  publish(server, ann.token, { threadClassify: 1, title: "最初的标题一行", circleId: "1", ...body });

test("an edit changes the thread, its excerpt and its search terms, and sets the edit time", async () => {
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
  const search = (word: string) => server.get(`/api/without/thread/list?keyWord=${encodeURIComponent(word)}`);
  expect((await search("麂皮")).rows.map((row: { id: string }) => row.id)).toEqual([id]);
  expect((await search("最初的标题")).total).toBe(0);
});

test("an edit updates topic counts and order, and notifies only newly mentioned members", async () => {
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

test("an edit of an older version is refused, and a repeated edit gets the same response", async () => {
  const id = await write();
  expect((await edit(ann, id, 1, { title: "第二版的标题" })).data.revision).toBe(2);
  expect(await edit(ann, id, 1, { title: "另一份第二版" })).toMatchObject({
    code: 409,
    msg: "帖子已在别处修改过，请核对后再改",
  });
  expect((await edit(ann, id, 1, { title: "第二版的标题" })).data.revision).toBe(2);
  // Another edit of the old version with the same text is not mistaken for a repeated one.
  for (const other of [{ deviceName: "Lens One" }, { topicList: [{ content: "第一视角" }] }])
    expect((await edit(ann, id, 1, { title: "第二版的标题", ...other })).code).toBe(409);
  expect((await detail(id)).title).toBe("第二版的标题");
  expect((await history(ann, id)).data).toHaveLength(2);
});

test("one of ten concurrent edits is written, as one version", async () => {
  const id = await write();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => edit(ann, id, 1, { title: `同时改的第${i}份` })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
  expect((await history(ann, id)).data.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
});

test("all versions are kept with editor and time; only the author, the circle's moderators and admins can read them", async () => {
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
  for (const member of [mod, admin]) expect((await history(member, id)).data).toEqual(data);
  expect((await history(bob, id)).code).toBe(403);
  const mayDo = async (member: Member) =>
    (await server.get(`/api/without/thread/detailV2?threadId=${id}`, member.token)).data.viewer.mayDo;
  expect(await mayDo(ann)).toEqual(expect.arrayContaining(["edit", "history"]));
  expect(await mayDo(mod)).toContain("history");
  for (const member of [mod, admin, bob]) expect(await mayDo(member)).not.toContain("edit");
  expect(await mayDo(bob)).not.toContain("history");
});

test("a thread can only be edited by its author, unless it is deleted or the author is muted", async () => {
  const id = await write();
  for (const member of [bob, mod, admin]) expect((await edit(member, id, 1)).code).toBe(403);
  expect((await edit(ann, "999999", 1)).code).toBe(404);
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${ann.userId}::bigint`,
  );
  expect(await edit(ann, id, 1)).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^你已被禁言，暂不能发表（至 .{16}）$/),
  });
  await server.db.execute(sql`update users set denied_until = null where id = ${ann.userId}::bigint`);
  await server.post("/api/thread/del", { threadId: id }, ann.token);
  expect((await edit(ann, id, 1)).code).toBe(404);
  expect((await history(ann, id)).code).toBe(404);
});

const circleCounts = (id: string) =>
  Promise.all([
    columnOf(server, "circles", "thread_count", id),
    columnOf(server, "circles", "interact_count", id),
  ]);
const pollOf = async (id: string) => (await detail(id)).poll;
const standing = async (member: Member, id: string) =>
  (await server.get(`/api/without/thread/detailV2?threadId=${id}`, member.token)).data?.viewer;

test("an edit that changes the circle updates the counters of both circles and removes the sticky flag", async () => {
  await makeCircle(server, "2");
  const id = await write();
  await comment(server, bob.token, id);
  await server.post("/api/thread/thumbup", { threadId: id }, bob.token);
  await server.post("/api/thread/stickycircle", { threadId: id, reason: "公告" }, admin.token);
  const [source, target] = [await circleCounts("1"), await circleCounts("2")];
  expect((await edit(ann, id, 1, { circleId: "2" })).code).toBe(200);
  expect((await detail(id)).circle.id).toBe("2");
  expect(await circleCounts("1")).toEqual([source[0]! - 1, source[1]! - 2]);
  expect(await circleCounts("2")).toEqual([target[0]! + 1, target[1]! + 2]);
  expect(await columnOf(server, "threads", "circle_sticky", id)).toBe(false);
  // Without `circleId` the circle does not change. Only a dynamic can have no circle.
  expect((await edit(ann, id, 2)).code).toBe(200);
  expect((await detail(id)).circle.id).toBe("2");
  expect(await edit(ann, id, 3, { circleId: "" })).toMatchObject({ code: 400, msg: "请选择圈子" });
  const dynamic = await publish(server, ann.token, { threadClassify: 0, circleId: "1" });
  expect((await edit(ann, dynamic, 1, { title: "", circleId: "" })).code).toBe(200);
  expect(await detail(dynamic)).not.toHaveProperty("circle");
  expect(await circleCounts("1")).toEqual([source[0]! - 1, source[1]! - 2]);
});

test("an edit cannot move a thread to a circle where its author cannot publish, and can keep a closed circle", async () => {
  await makeCircle(server, "3");
  await makeCircle(server, "4");
  await server.db.execute(sql`update circles set join_type = 1 where id = 3`);
  const id = await write({ circleId: "4" });
  await server.db.execute(sql`update circles set is_open = false where id = 4`);
  expect((await edit(ann, id, 1, { circleId: "4" })).code).toBe(200);
  for (const [circleId, msg] of [
    ["3", "仅限圈子成员发布"],
    ["99", "圈子不存在或已关闭"],
  ]) {
    expect(await edit(ann, id, 2, { circleId })).toMatchObject({ code: 400, msg });
  }
  expect((await detail(id)).circle.id).toBe("4");
});

test("an edit changes place, device and topics, and each version keeps its own", async () => {
  const id = await write({
    location: { name: "城北林场", lat: 30.1234, lng: 120.1 },
    deviceName: "Lens One",
    topicList: [{ content: "林场" }],
  });
  const location = { name: "南湖" };
  await edit(ann, id, 1, {
    location,
    deviceName: "Lens Air",
    topicList: [{ content: "湖边" }, { content: "林场" }],
  });
  expect(await detail(id)).toMatchObject({ location, deviceName: "Lens Air" });
  await edit(ann, id, 2);
  expect(await detail(id)).not.toHaveProperty("location");
  const { data } = await history(ann, id);
  expect(data.map(({ about }: { about: object }) => about)).toMatchObject([
    { place: "", device: "", topics: [], poll: [] },
    { place: "南湖", device: "Lens Air", topics: ["湖边", "林场"] },
    { place: "城北林场", device: "Lens One", topics: ["林场"] },
  ]);
  expect(data[0].about.circle).not.toBe("");
});

test("a poll can be added, changed and deleted until the first vote", async () => {
  const poll = { options: ["骑车", "走路"], maxChoices: 1, days: 3 };
  const id = await write();
  await server.db.execute(
    sql`update threads set posted_at = now() - interval '10 days' where id = ${id}::bigint`,
  );
  await edit(ann, id, 1, { poll });
  expect(await pollOf(id)).toMatchObject({
    isOver: 0,
    days: 3,
    options: [{ content: "骑车" }, { content: "走路" }],
  });
  await edit(ann, id, 2, { poll: { ...poll, options: ["骑车", "走路", "开车"], maxChoices: 2 } });
  expect((await pollOf(id)).options).toHaveLength(3);
  await edit(ann, id, 3, { poll: null });
  expect(await detail(id)).not.toHaveProperty("poll");
  await edit(ann, id, 4, { poll });
  const [option] = (await pollOf(id)).options;
  expect(
    (await server.post("/api/bbs/poll/vote", { threadId: id, optionIds: [option.id] }, bob.token)).code,
  ).toBe(200);
  const begun = { code: 409, msg: "投票已有人参加，不能再改" };
  expect(await edit(ann, id, 5, { poll: { ...poll, days: 7 } })).toMatchObject(begun);
  expect(await edit(ann, id, 5, { poll: null })).toMatchObject(begun);
  expect((await edit(ann, id, 5, { poll })).code).toBe(200);
  expect((await edit(ann, id, 6)).code).toBe(200);
  expect((await pollOf(id)).voterCount).toBe(1);
  expect((await history(ann, id)).data[0].about.poll).toEqual(["骑车", "走路"]);
});

test("an edit sends a refused thread to review again, and its author sees the new status", async () => {
  const id = await write();
  const refuse = () =>
    server.post(
      "/api/bbs/review/decide",
      { kind: "thread", id, value: 0, reason: "没有说清楚" },
      admin.token,
    );
  const findInReview = async () =>
    (await server.get("/api/bbs/review/list?kind=thread&pageSize=100", admin.token)).rows.find(
      (row: { id: string }) => row.id === id,
    );
  const posted = await columnOf(server, "users", "thread_count", ann.userId);
  await server.db.execute(sql`update threads set status = 0 where id = ${id}::bigint`);
  expect((await refuse()).code).toBe(200);
  expect(await standing(ann, id)).toMatchObject({ status: 2, why: "没有说清楚" });
  expect(await edit(ann, id, 1)).toMatchObject({ code: 200, data: { revision: 2, status: 0 } });
  expect(await standing(ann, id)).toMatchObject({ status: 0, why: "修改后重新送审" });
  expect(await findInReview()).toMatchObject({ title: "改过的标题一行", why: "修改后重新送审" });
  expect(await server.get(`/api/without/thread/detail?threadId=${id}`)).toMatchObject({ code: 404 });
  await server.post("/api/bbs/review/decide", { kind: "thread", id, value: 1 }, admin.token);
  expect((await detail(id)).title).toBe("改过的标题一行");
  // The update of the status above did not lower the count.
  expect(await columnOf(server, "users", "thread_count", ann.userId)).toBe(posted! + 1);
});

test("an edit with a reviewed word is refused on a public thread and saved with a reason on a pending one", async () => {
  const word = { words: ["暗号甲"], action: "review" };
  expect((await server.post("/api/bbs/word/save", word, admin.token)).code).toBe(200);
  const publicId = await write();
  expect(await edit(ann, publicId, 1, { location: { name: "暗号甲" } })).toMatchObject({
    code: 400,
    msg: "内容包含违禁词「暗号甲」，请修改后再试",
  });
  const id = await write();
  await server.db.execute(sql`update threads set status = 0 where id = ${id}::bigint`);
  expect((await edit(ann, id, 1, { title: "暗号甲在标题里" })).data.status).toBe(0);
  expect((await standing(ann, id)).why).toBe("命中敏感词：暗号甲");
});

test.each([
  ["no title", { title: "" }, "标题不能为空"],
  ["a title of 4", { title: "四个字啊" }, "标题长度为5-50个字"],
  ["text of 9", { content: "字".repeat(9) }, "内容不少于10个字"],
  ["a topic with a symbol", { topicList: [{ content: "秋天！" }] }, "话题不能包含特殊字符"],
  [
    "an image that was not uploaded",
    { imageList: [{ url: "/uploads/2026/11/none.webp" }] },
    "图片和视频请先上传",
  ],
])("an edit with %s is refused like a new thread, and changes nothing", async (_label, body, msg) => {
  const id = await write();
  expect(await edit(ann, id, 1, body)).toMatchObject({ code: 400, msg });
  expect((await detail(id)).title).toBe("最初的标题一行");
  expect((await history(ann, id)).data).toHaveLength(1);
});
