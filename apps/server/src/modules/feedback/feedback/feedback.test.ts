import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, requestId, resetRates } from "../../../test/thread-fixtures.ts";
import { STATUS } from "./feedback.rules.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let staff: Actor;
let me: Actor;
let other: Actor;

beforeAll(async () => {
  server = await startServer();
  staff = await server.member("engineer");
  await moveTo(server, staff.userId, GROUP.operator);
  me = await server.member("reporter");
  other = await server.member("bystander");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (actor: Actor, path: string, body: object) =>
  server.post(`/api/bbs/feedback/${path}`, body, actor.token);
const change = (body: object, actor = staff) =>
  server.post("/api/thread/changesuggeststatus", body, actor.token);
const idea = (overrides: object = {}) => ({
  kind: 1,
  title: "希望能自定义单击与双击",
  content: "不同场景想用不同的手势。",
  ...overrides,
});
const problem = (overrides: object = {}) =>
  idea({ kind: 0, modelId: "1", frequency: "sometimes", ...overrides });
const submit = async (actor: Actor, body: object = idea()): Promise<string> => {
  const answer = await post(actor, "submit", body);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data.id;
};
const detail = async (actor: Actor, id: string) =>
  server.get(`/api/bbs/feedback/detail?feedbackId=${id}`, actor.token);
const statusOf = async (id: string) => (await detail(staff, id)).data.status;
const board = (query = "") => server.get(`/api/without/thread/suggestlist?${query}`);

describe("submitting", () => {
  test("a report gets a number of its day, and a repeated request creates no second report", async () => {
    const first = await post(me, "submit", idea());
    expect(first.data.no).toMatch(/^FB\d{8}\d{3,}$/);
    const body = idea({ requestId: requestId("feedbackonce") });
    const created = await post(me, "submit", body);
    expect(created.data.no > first.data.no).toBe(true);
    expect((await post(me, "submit", body)).data).toEqual(created.data);
  });

  test("each missing or wrong field has its own message", async () => {
    const cases: [object, string][] = [
      [problem({ modelId: undefined }), "请选择设备"],
      [problem({ deviceId: "99999", modelId: undefined }), "请选择设备"],
      [problem({ frequency: undefined }), "请选择出现频率"],
      [idea({ contact: "12345" }), "请输入正确的手机号或邮箱"],
      [idea({ kind: 2 }), "体验内测只对认证机主开放，请先认证设备"],
      [idea({ imageList: [{ url: "/uploads/2026/11/none.webp" }] }), "图片和视频请先上传"],
    ];
    for (const [body, msg] of cases) expect(await post(me, "submit", body)).toMatchObject({ code: 400, msg });
  });

  test("the long form may send `actual` instead of `content`", async () => {
    const id = await submit(me, problem({ content: undefined, actual: "双击十次里有七次没有反应" }));
    expect((await detail(me, id)).data).toMatchObject({ modelName: "Lens One 松烟", content: "" });
  });

  test("only the author and staff can read or change a report", async () => {
    const id = await submit(me, idea({ contact: "me@example.com" }));
    expect((await detail(other, id)).code).toBe(404);
    expect((await detail(staff, id)).data).toMatchObject({ contact: "me@example.com", isMine: 0 });
    for (const [act, body] of [
      ["reply", { content: "我也来说" }],
      ["rate", { rating: 5 }],
      ["withdraw", {}],
    ] as const) {
      expect((await post(other, act, { id, ...body })).code).toBe(404);
    }
    expect((await board()).rows.map((row: { id: string }) => row.id)).not.toContain(id);
  });
});

describe("handling", () => {
  test("API-024 HOLE-003 a report goes 0 → 1 → 2, back to 1 when its author replies, then 3", async () => {
    const id = await submit(me);
    expect((await change({ id, status: 1 })).code).toBe(200);
    expect(await change({ id, status: 2 })).toMatchObject({
      code: 400,
      msg: "请写明要补充什么，或不予处理的原因",
    });
    expect((await change({ id, status: 2, content: "能补一段录屏吗？" })).code).toBe(200);
    const listed = await server.get("/api/bbs/feedback/list?state=waiting", me.token);
    expect(listed.rows[0]).toMatchObject({
      id,
      status: 2,
      lastReply: { isStaff: 1, content: "能补一段录屏吗？" },
    });
    expect((await post(me, "reply", { id, content: "昨晚又出现了一次" })).code).toBe(200);
    expect(await statusOf(id)).toBe(1);
    expect((await change({ id, status: 3, content: "1.1.1 已修复" })).code).toBe(200);
    const { data } = await detail(me, id);
    expect(data.replies.map(({ isStaff }: { isStaff: number }) => isStaff)).toEqual([1, 0, 1]);
    const notices = await server.get("/api/notice/system/list", me.token);
    expect(notices.rows[0]).toMatchObject({ title: "你的反馈有新进展" });
    expect(notices.rows[0].content).toContain("已解决：1.1.1 已修复");
  });

  test("HOLE-003 status changes that are not allowed are refused with 409", async () => {
    const id = await submit(me);
    await change({ id, status: 3 });
    for (const status of [2, 4, 5]) {
      const body = { id, status, content: "不行", mergedId: await publicIssue("并入这里的已知问题") };
      expect(await change(body)).toMatchObject({ code: 409, msg: "反馈状态已变化，请刷新后重试" });
    }
    expect((await change({ id: "99999", status: 1 })).code).toBe(404);
    expect((await change({ id, status: 0 })).code).toBe(400);
  });

  test("ROLE-038 only members with thread.suggest.status change statuses or list all reports", async () => {
    const id = await submit(me);
    expect((await change({ id, status: 1 }, me)).code).toBe(403);
    expect((await server.get("/api/bbs/feedback/staff/list", me.token)).code).toBe(403);
    const listed = await server.get("/api/bbs/feedback/staff/list?status=0&pageSize=100", staff.token);
    expect(listed.rows.map((row: { id: string }) => row.id)).toContain(id);
  });

  test.each([STATUS.waiting, STATUS.solved, STATUS.declined])(
    "a reply of the author reopens a report with the status %i, a reply of staff does not",
    async (status) => {
      const id = await submit(me);
      await change({ id, status: STATUS.doing });
      expect(await change({ id, status, content: "已经看过" })).toMatchObject({ code: 200 });
      await post(staff, "reply", { id, content: "看过了" });
      expect(await statusOf(id)).toBe(status);
      await post(me, "reply", { id, content: "又出现了" });
      expect(await statusOf(id)).toBe(STATUS.doing);
    },
  );

  test("a closed report can be rated once", async () => {
    const id = await submit(me);
    expect(await post(me, "rate", { id, rating: 4 })).toMatchObject({ code: 409, msg: "处理完才能评价" });
    await change({ id, status: 3 });
    expect((await post(me, "rate", { id, rating: 4, remark: "很快" })).code).toBe(200);
    expect(await post(me, "rate", { id, rating: 1 })).toMatchObject({ code: 409, msg: "你已评价过这条反馈" });
    expect((await detail(me, id)).data).toMatchObject({ rating: 4, ratingRemark: "很快" });
  });

  test("a new report can be withdrawn, and a withdrawn report takes no replies", async () => {
    const [id, started] = [await submit(me), await submit(me)];
    await change({ id: started, status: 1 });
    expect(await post(me, "withdraw", { id: started })).toMatchObject({ code: 409 });
    expect((await post(me, "withdraw", { id })).code).toBe(200);
    expect(await statusOf(id)).toBe(6);
    expect(await change({ id, status: 1 })).toMatchObject({ code: 409 });
    expect(await post(me, "reply", { id, content: "再说一句" })).toMatchObject({ code: 409 });
  });
});

async function publicIssue(title: string, body: object = {}): Promise<string> {
  const id = await submit(staff, problem({ title }));
  await change({ id, status: 1, isPublic: 1, models: "Lens One", expectedIn: "1.1.1", ...body });
  return id;
}

describe("known issues", () => {
  test("API-062 suggestlist is public, filters by keyword, model and state, and hides authors", async () => {
    const open = await publicIssue("镜腿触控偶尔没有反应");
    const fixed = await publicIssue("水印的位置偏左一点点");
    await change({ id: fixed, status: 3, fixedIn: "1.1.0" });
    const ids = async (query: string) =>
      (await board(`pageSize=100&${query}`)).rows.map((row: { id: string }) => row.id);
    expect(await ids("keyWord=触控")).toEqual([open]);
    expect(await ids("keyWord=%25")).toEqual([]);
    expect(await ids("state=fixed")).toContain(fixed);
    expect(await ids("state=open")).not.toContain(fixed);
    expect(await ids("model=Lens%20Air")).not.toContain(open);
    expect(JSON.stringify((await board()).rows)).not.toContain("engineer");
  });

  test('"me too" counts a member once, and can be undone', async () => {
    const id = await publicIssue("导航声音时断时续的问题");
    const count = async () =>
      (await board("pageSize=100")).rows.find((row: { id: string }) => row.id === id).meTooCount;
    for (let i = 0; i < 2; i++) await post(me, "metoo", { id, on: 1 });
    await post(other, "metoo", { id, on: 1 });
    expect(await count()).toBe(2);
    expect((await server.get("/api/bbs/feedback/summary", me.token)).data.meTooIds).toContain(id);
    for (let i = 0; i < 2; i++) await post(me, "metoo", { id, on: 0 });
    expect(await count()).toBe(1);
    expect((await post(me, "metoo", { id: await submit(other), on: 1 })).code).toBe(404);
  });

  test('merging a duplicate into a known issue adds its author\'s "me too"', async () => {
    const issue = await publicIssue("低温时电量会突然掉下去");
    const id = await submit(other, problem());
    expect(await change({ id, status: 5 })).toMatchObject({ code: 400, msg: "请选择要并入的已知问题" });
    expect((await change({ id, status: 5, mergedId: id })).code).toBe(400);
    expect((await change({ id, status: 5, mergedId: issue })).code).toBe(200);
    expect((await detail(other, id)).data).toMatchObject({
      status: 5,
      mergedId: issue,
      mergedTitle: "低温时电量会突然掉下去",
    });
    expect((await server.get("/api/bbs/feedback/summary", other.token)).data.meTooIds).toContain(issue);
    expect(await post(other, "reply", { id, content: "还有呢" })).toMatchObject({ code: 409 });
  });

  test('merging a known issue removes it from the board and moves its "me too" members and merged reports', async () => {
    const [first, second] = [
      await publicIssue("镜腿合上后还在发热"),
      await publicIssue("收起来以后镜腿发烫"),
    ];
    const early = await submit(other, problem());
    expect((await change({ id: early, status: 5, mergedId: second })).code).toBe(200);
    await post(me, "metoo", { id: second, on: 1 });
    expect((await change({ id: second, status: 5, mergedId: first })).code).toBe(200);

    const rows: { id: string; meTooCount: number }[] = (await board("pageSize=50")).rows;
    expect(rows.map(({ id }) => id)).not.toContain(second);
    expect(rows.find(({ id }) => id === first)?.meTooCount).toBe(3);
    expect((await detail(other, early)).data).toMatchObject({
      mergedId: first,
      mergedTitle: "镜腿合上后还在发热",
    });
    for (const actor of [me, other]) {
      const { meTooIds } = (await server.get("/api/bbs/feedback/summary", actor.token)).data;
      expect(meTooIds).toContain(first);
    }
    expect((await post(me, "metoo", { id: second, on: 1 })).code).toBe(404);
    expect(await change({ id: await submit(other, problem()), status: 5, mergedId: second })).toMatchObject({
      code: 400,
      msg: "请选择要并入的已知问题",
    });
    expect((await change({ id: first, status: 5, mergedId: second })).code).toBe(400);
  });
});
