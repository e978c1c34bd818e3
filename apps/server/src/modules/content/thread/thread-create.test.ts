import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import {
  columnOf,
  longText,
  makeCircle,
  makeUpload,
  moveTo,
  publish,
  requestId,
  resetRates,
  siteValue,
} from "../../../test/thread-fixtures.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
  await makeCircle(server, "1");
  await makeCircle(server, "2", false);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const create = (body: object, token = ann.token) =>
  server.post("/api/thread/create", { threadClassify: 0, content: longText, ...body }, token);
const detail = async (id: string) => (await server.get(`/api/without/thread/detail?threadId=${id}`)).data;

test("API-028 publishing needs a token", async () => {
  expect((await create({}, "")).code).toBe(401);
});

test("API-028 ENT-021 ENT-023 ENT-025 ENT-027 ENT-029 ENT-030 ENT-034 ENT-035 a new thread has all its fields and is counted", async () => {
  const before = await siteValue(server, "threads");
  const url = await makeUpload(server, ann.userId, "a.webp");
  const answer = await create({
    threadClassify: 1,
    title: "  用眼镜拍完一整个秋天 ",
    content: "<p>没有取景框之后，我反而拍得更慢了。<script>alert(1)</script></p>",
    circleId: "1",
    groupId: "2",
    imageList: [{ url, width: 9, height: 9 }],
    topicList: [{ content: "#第一视角的秋天#" }, { content: "第一视角的秋天" }, { content: "Lens One" }],
    friendList: [{ userId: bob.userId, nickname: "随便" }, { userId: "999999" }],
    deviceName: "Lens One",
  });
  expect(answer).toMatchObject({ code: 200, data: { status: 1 } });
  const thread = await detail(answer.data.id);
  expect(thread).toMatchObject({
    title: "用眼镜拍完一整个秋天",
    content: "<p>没有取景框之后，我反而拍得更慢了。</p>",
    final_content: "<p>没有取景框之后，我反而拍得更慢了。</p>",
    threadClassify: 1,
    imageList: [{ url, filePath: url, thumbnailUrl: "/uploads/2026/11/t-a.webp", width: 800, height: 600 }],
    vedioList: [],
    circle: { id: "1", groupName: "圈子1" },
    groupId: "2",
    deviceName: "Lens One",
    hasImgContent: 1,
    isessence: 0,
    hotScore: 0,
    user: { userId: ann.userId, nickname: "ann", groupName: "普通会员", level: 1, isVerified: 0 },
    friendList: [{ userId: bob.userId, nickname: "bob" }],
  });
  expect(thread.topicList.map((topic: { content: string }) => topic.content)).toEqual([
    "第一视角的秋天",
    "Lens One",
  ]);
  expect(thread.postedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(await siteValue(server, "threads")).toBe(before + 1);
  expect(await columnOf(server, "circles", "thread_count", "1")).toBe(1);
  expect(await columnOf(server, "groups", "thread_count", "2")).toBe(1);
  expect(await columnOf(server, "topics", "thread_count", thread.topicList[0].id)).toBe(1);
  expect(await columnOf(server, "users", "thread_count", ann.userId)).toBe(1);
  const notices = await server.get("/api/notice/posts/list", bob.token);
  expect(notices.rows[0]).toMatchObject({ kind: "mention", threadId: answer.data.id });
});

test("API-028 a dynamic accepts plain text and the ID of an existing topic", async () => {
  const first = await detail(await publish(server, ann.token, { topicList: [{ content: "通勤" }] }));
  const topicId = first.topicList[0].id;
  const id = await publish(server, bob.token, {
    content: "一行 < 两行\n& 三行",
    topicList: [{ id: topicId }],
  });
  expect(await detail(id)).toMatchObject({
    title: "",
    content: "<p>一行 &#x3C; 两行<br>&#x26; 三行</p>",
    topicList: [{ id: topicId, content: "通勤" }],
  });
  expect(await columnOf(server, "topics", "thread_count", topicId)).toBe(2);
  const [row] = (await server.get("/api/without/thread/list?pageSize=1")).rows;
  expect(row.content).toBe("<p>一行 &#x3C; 两行 &#x26; 三行</p>");
  expect(row.excerpt).toBe("一行 < 两行 & 三行");
});

test("topics can contain hyphens, plus signs, dots and slashes", async () => {
  await resetRates(server);
  const names = ["Wi-Fi", "C++", "v2.0", "AR/VR", "固件1.1.0"];
  const id = await publish(server, ann.token, { topicList: names.map((content) => ({ content })) });
  const { topicList } = await detail(id);
  expect(topicList.map(({ content }: { content: string }) => content)).toEqual(names);
});

test.each([
  ["no title", { threadClassify: 1, circleId: "1" }, "标题不能为空"],
  ["an invisible title", { threadClassify: 1, circleId: "1", title: "\u2060".repeat(5) }, "标题不能为空"],
  ["no circle", { threadClassify: 1, title: "一二三四五" }, "请选择圈子"],
  ["an unknown circle", { threadClassify: 1, title: "一二三四五", circleId: "77" }, "圈子不存在或已关闭"],
  ["a closed circle", { circleId: "2" }, "圈子不存在或已关闭"],
  ["an unknown group", { groupId: "77" }, "分组不存在"],
  ["empty content", { content: "<p> <br></p>" }, "内容不能为空"],
  ["invisible content", { content: "\u3164\u2060" }, "内容不能为空"],
  ["a topic with a symbol", { topicList: [{ content: "秋天！" }] }, "话题不能包含特殊字符"],
  ["an empty topic", { topicList: [{ content: "##" }] }, "话题长度为1-20个字"],
  ["an unknown topic", { topicList: [{ id: "999" }] }, "话题不存在"],
  ["an external image", { imageList: [{ url: "https://example.com/a.png" }] }, "图片和视频请先上传"],
  [
    "an image that was not uploaded",
    { imageList: [{ url: "/uploads/2026/11/none.webp" }] },
    "图片和视频请先上传",
  ],
  ["an image path with `..`", { imageList: [{ url: "/static/../uploads/a.webp" }] }, "图片和视频请先上传"],
  ["markup nested too deep", { content: "<blockquote>".repeat(100) }, "内容的嵌套层级过深，请简化排版后再试"],
])("API-044 a thread with %s is refused with code 400", async (_label, body, msg) => {
  expect(await create(body)).toMatchObject({ code: 400, msg });
});

test.each([
  ["six topics", { topicList: Array.from({ length: 6 }, (_, i) => ({ content: `话题${i}` })) }],
  ["ten images", { imageList: Array(10).fill({ url: "/static/a.jpg" }) }],
  ["an unknown property", { colour: "red" }],
  ["an unknown classify", { threadClassify: 3 }],
  ["a NUL byte", { content: "a\0b" }],
  ["a lone surrogate", { title: "\ud83d" }],
  ["a short request id", { requestId: "abc" }],
])("API-044 a thread with %s is refused with code 400 and a message", async (_label, body) => {
  const answer = await create(body);
  expect(answer.code).toBe(400);
  expect(answer.msg).not.toBe("");
});

test("ENT-024 a dynamic with images or a video needs no text", async () => {
  expect((await create({ content: "", imageList: [{ url: "/static/demo/forest.jpg" }] })).code).toBe(200);
  const video = await makeUpload(server, ann.userId, "v.mp4", "video");
  const videoOnly = await create({ content: "", vedioList: [{ url: video }] });
  expect(videoOnly.code).toBe(200);
  const { data } = await server.get(`/api/without/thread/detail?threadId=${videoOnly.data.id}`);
  expect(data.vedioList).toMatchObject([{ url: video }]);
});

test("API-028 another member's upload cannot be used", async () => {
  const url = await makeUpload(server, bob.userId, "bob.webp");
  expect(await create({ imageList: [{ url }] })).toMatchObject({ code: 400, msg: "图片和视频请先上传" });
  expect((await create({ imageList: [{ url }] }, bob.token)).code).toBe(200);
});

test("API-028 a repeated request ID publishes once and gets the same response", async () => {
  const before = await columnOf(server, "users", "thread_count", bob.userId);
  const body = { requestId: requestId("once") };
  const first = await create(body, bob.token);
  expect(await create({ ...body, content: "别的内容也不会再发一次" }, bob.token)).toEqual(first);
  expect(await columnOf(server, "users", "thread_count", bob.userId)).toBe(before + 1);
  const other = await create(body, ann.token);
  expect(other.data.id).not.toBe(first.data.id);
});

test("API-028 the seventh thread in a minute is refused with HTTP 429 and not stored", async () => {
  for (let i = 0; i < 6; i++) expect((await create({})).code).toBe(200);
  const before = await siteValue(server, "threads");
  expect(await create({})).toMatchObject({ status: 429, code: 429, msg: "发表太快了，请休息一会儿" });
  expect(await siteValue(server, "threads")).toBe(before);
  expect((await create({}, bob.token)).code).toBe(200);
});

test("API-028 a muted member is refused with the end of the mute until it is over", async () => {
  const carl = await server.member("carl");
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${carl.userId}::bigint`,
  );
  expect(await create({}, carl.token)).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^你已被禁言，暂不能发表（至 .{16}）$/),
  });
  await server.db.execute(
    sql`update users set denied_until = now() - interval '1 second' where id = ${carl.userId}::bigint`,
  );
  expect((await create({}, carl.token)).code).toBe(200);
});

test("API-028 an activity needs the permission and a plan", async () => {
  expect((await create({ threadClassify: 2 })).code).toBe(403);
  const dora = await server.member("dora");
  await moveTo(server, dora.userId, GROUP.operator);
  expect(await create({ threadClassify: 2, title: "城北林场夜拍" }, dora.token)).toMatchObject({
    code: 400,
    msg: "请填写活动的时间和报名办法",
  });
});

test("a location is stored with rounded coordinates and needs a name", async () => {
  const write = (location: object) => create({ location });
  const { data } = await write({ name: " 城北  林场 ", lat: 30.35149, lng: 120.1126 });
  const row = (await server.get(`/api/without/thread/detail?threadId=${data.id}`)).data;
  expect(row.location).toEqual({ name: "城北 林场", lat: 30.351, lng: 120.113 });
  const named = await write({ name: "字".repeat(40) });
  const list = await server.get("/api/without/thread/list");
  expect(list.rows.find(({ id }) => id === named.data.id).location).toEqual({ name: "字".repeat(40) });
  await resetRates(server);
  expect(await write({ name: " \u2060" })).toMatchObject({ code: 400, msg: "地点不能为空" });
  expect(await write({ name: "林场", lat: 1 })).toMatchObject({
    code: 400,
    msg: "地点的坐标要同时有纬度和经度",
  });
  expect((await write({ name: "林场", lat: 91, lng: 0 })).code).toBe(400);
  expect((await write({ lat: 1, lng: 1 })).code).toBe(400);
});

test("a title is stored without invisible and bidirectional control characters, and emoji are kept", async () => {
  const id = await publish(server, ann.token, {
    ...{ threadClassify: 1, circleId: "1", title: "\u202e山上的云\u200b海👩🏽‍💻\u2066" },
  });
  expect((await server.get(`/api/without/thread/detail?threadId=${id}`)).data.title).toBe("山上的云海👩🏽‍💻");
});

test("a thread only accepts a listed device model", async () => {
  const body = { threadClassify: 0, content: "今天天气真好，出来走走", deviceName: "加我微信" };
  expect(await server.post("/api/thread/create", body, ann.token)).toMatchObject({
    code: 400,
    msg: "没有这个设备型号，请从列表里选",
  });
});
