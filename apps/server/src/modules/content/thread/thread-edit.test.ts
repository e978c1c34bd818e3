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
beforeEach(() => resetRates(server));
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
  // Another edit with the same text, written where the first was not known yet, is not taken for it.
  for (const other of [{ deviceName: "Lens One" }, { topicList: [{ content: "第一视角" }] }])
    expect((await edit(ann, id, 1, { title: "第二版的标题", ...other })).code).toBe(409);
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
const standing = async (who: Who, id: string) =>
  (await server.get(`/api/without/thread/detailV2?threadId=${id}`, who.token)).data?.viewer;

test("an edit puts the thread into another circle: both count it and its replies and likes, and its place at the top stays behind", async () => {
  await makeCircle(server, "2");
  const id = await write();
  await comment(server, bob.token, id);
  await server.post("/api/thread/thumbup", { threadId: id }, bob.token);
  await server.post("/api/thread/stickycircle", { threadId: id, reason: "公告" }, admin.token);
  const [here, there] = [await circleCounts("1"), await circleCounts("2")];
  expect((await edit(ann, id, 1, { circleId: "2" })).code).toBe(200);
  expect((await detail(id)).circle.id).toBe("2");
  expect(await circleCounts("1")).toEqual([here[0]! - 1, here[1]! - 2]);
  expect(await circleCounts("2")).toEqual([there[0]! + 1, there[1]! + 2]);
  expect(await columnOf(server, "threads", "circle_sticky", id)).toBe(false);
  // Not given: it stays; taken out: only a dynamic stands in none.
  expect((await edit(ann, id, 2)).code).toBe(200);
  expect((await detail(id)).circle.id).toBe("2");
  expect(await edit(ann, id, 3, { circleId: "" })).toMatchObject({ code: 400, msg: "请选择圈子" });
  const dynamic = await publish(server, ann.token, { threadClassify: 0, circleId: "1" });
  expect((await edit(ann, dynamic, 1, { title: "", circleId: "" })).code).toBe(200);
  expect(await detail(dynamic)).not.toHaveProperty("circle");
  expect(await circleCounts("1")).toEqual([here[0]! - 1, here[1]! - 2]);
});

test("an edit does not get a thread where its author may not publish, nor out of a circle that closed meanwhile", async () => {
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

test("place, device and topics are changed with the text, and every version keeps its own", async () => {
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

test("a poll can be asked, changed and taken away while nobody has voted, and is then as it is", async () => {
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

test("a refused thread goes to review again when it is edited, and its author sees that", async () => {
  const id = await write();
  const refuse = () =>
    server.post(
      "/api/bbs/review/decide",
      { kind: "thread", id, value: 0, reason: "没有说清楚" },
      admin.token,
    );
  const waiting = async () =>
    (await server.get("/api/bbs/review/list?kind=thread&pageSize=100", admin.token)).rows.find(
      (row: { id: string }) => row.id === id,
    );
  const posted = await columnOf(server, "users", "thread_count", ann.userId);
  await server.db.execute(sql`update threads set status = 0 where id = ${id}::bigint`);
  expect((await refuse()).code).toBe(200);
  expect(await standing(ann, id)).toMatchObject({ status: 2, why: "没有说清楚" });
  expect(await edit(ann, id, 1)).toMatchObject({ code: 200, data: { revision: 2, status: 0 } });
  expect(await standing(ann, id)).toMatchObject({ status: 0, why: "修改后重新送审" });
  expect(await waiting()).toMatchObject({ title: "改过的标题一行", why: "修改后重新送审" });
  expect(await server.get(`/api/without/thread/detail?threadId=${id}`)).toMatchObject({ code: 404 });
  await server.post("/api/bbs/review/decide", { kind: "thread", id, value: 1 }, admin.token);
  expect((await detail(id)).title).toBe("改过的标题一行");
  // The fixture took the status away without its count.
  expect(await columnOf(server, "users", "thread_count", ann.userId)).toBe(posted! + 1);
});

test("a word that has to be looked at sends what waits to the reviewers with its reason, and is refused where all can read", async () => {
  const word = { words: ["暗号甲"], action: "review" };
  expect((await server.post("/api/bbs/word/save", word, admin.token)).code).toBe(200);
  const shown = await write();
  expect(await edit(ann, shown, 1, { location: { name: "暗号甲" } })).toMatchObject({
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
  ["a picture nobody uploaded", { imageList: [{ url: "/uploads/2026/11/none.webp" }] }, "图片和视频请先上传"],
])("an edit with %s is refused as on publishing, and nothing of it stays", async (_what, body, msg) => {
  const id = await write();
  expect(await edit(ann, id, 1, body)).toMatchObject({ code: 400, msg });
  expect((await detail(id)).title).toBe("最初的标题一行");
  expect((await history(ann, id)).data).toHaveLength(1);
});
