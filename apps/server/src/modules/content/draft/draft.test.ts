import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, makeCircle, requestId, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let ann: Actor;
let bob: Actor;
let serial = 0;

beforeAll(async () => {
  server = await startServer();
  bob = await server.member("bobdraft");
  await makeCircle(server, "1");
});
beforeEach(async () => {
  await resetRates(server);
  ann = await server.member(`drafter${serial++}`);
});
afterAll(() => server.close());

const id = (name: string) => requestId(name);
const save = (actor: Actor, draftId: string, revision: number, body: object = {}) =>
  server.post(
    "/api/bbs/draft/save",
    { draftId, revision, threadClassify: 1, title: "没写完的标题", content: "", form: {}, ...body },
    actor.token,
  );
const get = (actor: Actor, draftId: string) =>
  server.get(`/api/bbs/draft/get?draftId=${draftId}`, actor.token);
const list = (actor: Actor) => server.get("/api/bbs/draft/list", actor.token);

test("a saved draft is listed with an excerpt and is returned with its form and sanitized text", async () => {
  const form = {
    topics: [{ content: "麂皮" }],
    plan: { agenda: [{ time: "08:00" }] },
    deviceName: "Lens One",
  };
  const content = "<h2>需要准备</h2><p>薄麂皮一块<script>alert(1)</script></p>";
  const saved = await save(ann, id("whole"), 0, {
    content,
    circleId: "1",
    cover: "/uploads/2026/11/a1.webp",
    form,
  });
  expect(saved).toMatchObject({ code: 200, data: { id: id("whole"), revision: 1 } });
  expect((await get(ann, id("whole"))).data).toEqual({
    id: id("whole"),
    threadClassify: 1,
    title: "没写完的标题",
    content: "<h2>需要准备</h2><p>薄麂皮一块</p>",
    circleId: "1",
    form,
    device: "",
    revision: 1,
    savedAt: saved.data.savedAt,
  });
  const { rows, total } = await list(ann);
  expect(total).toBe(1);
  expect(rows).toEqual([
    {
      id: id("whole"),
      threadClassify: 1,
      title: "没写完的标题",
      excerpt: "薄麂皮一块",
      cover: "/uploads/2026/11/a1.webp",
      circle: { id: "1", groupName: "圈子1" },
      device: "",
      revision: 1,
      savedAt: saved.data.savedAt,
    },
  ]);
});

test("drafts are listed by their last edit; the text of a moment stays unchanged", async () => {
  const text = "一行 < 两行\n\n  第三行，\n末行";
  await save(ann, id("older"), 0);
  await save(ann, id("newer"), 0, { threadClassify: 0, title: "", content: text });
  expect((await list(ann)).rows.map((row: { id: string }) => row.id)).toEqual([id("newer"), id("older")]);
  await save(ann, id("older"), 1, { title: "又改了改" });
  expect((await list(ann)).rows.map((row: { id: string }) => row.id)).toEqual([id("older"), id("newer")]);
  expect((await get(ann, id("newer"))).data.content).toBe(text);
  expect((await list(ann)).rows[1].excerpt).toBe("一行 < 两行 第三行，末行");
});

test("a save of an outdated revision is refused, unless its content is already stored", async () => {
  await save(ann, id("stale"), 0, { title: "第一版" });
  expect((await save(ann, id("stale"), 1, { title: "第二版" })).data.revision).toBe(2);
  expect(await save(ann, id("stale"), 1, { title: "第三版" })).toMatchObject({
    code: 409,
    msg: "这份草稿在别处改过了",
  });
  expect((await get(ann, id("stale"))).data).toMatchObject({ title: "第二版", revision: 2 });
  // Repeats a call as if its response was lost.
  expect((await save(ann, id("stale"), 1, { title: "第二版" })).data.revision).toBe(2);
  expect((await save(ann, id("stale"), 0, { title: "第二版" })).data.revision).toBe(2);
  expect(await save(ann, id("stale"), 0, { title: "第四版" })).toMatchObject({ code: 409 });
  expect((await save(ann, id("stale"), 2, { title: "第三版" })).data.revision).toBe(3);
});

test("publishing deletes the draft, and a later save cannot restore it", async () => {
  await save(ann, id("publish"), 0);
  const thread = { threadClassify: 0, content: longText, requestId: id("publish") };
  expect((await server.post("/api/thread/create", { ...thread, content: "" }, ann.token)).code).toBe(400);
  expect((await list(ann)).total).toBe(1);
  expect((await server.post("/api/thread/create", thread, ann.token)).code).toBe(200);
  expect((await list(ann)).total).toBe(0);
  for (const revision of [0, 1]) {
    expect(await save(ann, id("publish"), revision)).toMatchObject({ code: 409, msg: "这份草稿已经发布" });
  }
  expect((await list(ann)).total).toBe(0);
});

test("a save of a deleted draft is 404", async () => {
  await save(ann, id("deleted"), 0);
  await server.post("/api/bbs/draft/del", { draftId: id("deleted") }, ann.token);
  expect((await list(ann)).total).toBe(0);
  expect((await save(ann, id("deleted"), 1)).code).toBe(404);
  expect((await get(ann, id("deleted"))).code).toBe(404);
  expect((await server.post("/api/bbs/draft/del", { draftId: id("deleted") }, ann.token)).code).toBe(200);
});

test("a member cannot read, change or delete the draft of another member", async () => {
  await save(ann, id("own"), 0, { title: "只给我看" });
  expect((await get(bob, id("own"))).code).toBe(404);
  expect((await save(bob, id("own"), 1, { title: "改掉" })).code).toBe(404);
  expect((await server.post("/api/bbs/draft/del", { draftId: id("own") }, bob.token)).code).toBe(200);
  expect((await list(bob)).total).toBe(0);
  // Two members can have drafts with the same ID.
  expect((await save(bob, id("own"), 0, { title: "我自己的" })).code).toBe(200);
  expect((await get(ann, id("own"))).data.title).toBe("只给我看");
});

test.each([
  ["a title of 201", { title: "字".repeat(201) }],
  ["a text of 200001", { content: "字".repeat(200_001) }],
  ["markup nested too deep", { content: "<blockquote>".repeat(100) }],
  ["a cover from elsewhere", { cover: "https://example.com/a.png" }],
  ["a NUL byte deep in the form", { form: { topics: [{ content: "a\0b" }] } }],
  ["an unknown kind", { threadClassify: 3 }],
  ["an unknown property", { colour: "red" }],
  ["a short id", { draftId: "abc" }],
])("a draft with %s is refused with a Chinese message", async (_name, body) => {
  const response = await save(ann, id("bad"), 0, body);
  expect(response.code).toBe(400);
  expect(response.msg).toMatch(/\p{Script=Han}/u);
  expect((await list(ann)).total).toBe(0);
});

test("an export contains the drafts, and closing the account deletes them", async () => {
  const { exportDrafts } = await import("../../people/account/account-export.queries.ts");
  const { deleteDraftsOf } = await import("./draft.queries.ts");
  await save(ann, id("mine"), 0, { title: "带得走" });
  expect(await exportDrafts(server.db, ann.userId, "0", 10)).toMatchObject([{ title: "带得走" }]);
  await server.db.transaction((tx) => deleteDraftsOf(tx, ann.userId));
  expect((await list(ann)).total).toBe(0);
});
