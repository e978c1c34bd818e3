import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeUpload, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";
import { checkPurchase, maskSn, readSn, warrantyOf, workingDaysAfter } from "./device.rules.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let reviewer: Actor;
let count = 0;

beforeAll(async () => {
  server = await startServer();
  reviewer = await server.member("reviewer");
  await moveTo(server, reviewer.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const nextSn = () => `LS26TEST${String(++count).padStart(4, "0")}`;
const newcomer = () => server.member(`owner${++count}`);
const post = (actor: Actor, path: string, body: object) =>
  server.post(`/api/bbs/device/${path}`, body, actor.token);
const application = (change: object = {}) => ({
  modelId: "1",
  sn: nextSn(),
  channel: "official",
  purchaseAt: "2026-01-02",
  imageList: [{ url: "/static/demo/g-one.svg" }],
  ...change,
});
const apply = (actor: Actor, change: object = {}) => post(actor, "apply", application(change));
const pass = (id: string) => post(reviewer, "review/pass", { id });
const mine = async (actor: Actor) => (await server.get("/api/bbs/device/list", actor.token)).data;
const otherInfo = async ({ userId }: Actor) =>
  (await server.post("/api/without/user/otherinfo/get", { userId })).data;
async function addDevice(actor: Actor, change: object = {}): Promise<string> {
  const { data } = await apply(actor, change);
  expect((await pass(data.id)).code).toBe(200);
  return data.id;
}

describe("rules", () => {
  test("AMB-059 a serial number is accepted in its printed form and normalised", () => {
    expect(readSn(" ls26 7a40-4418 ")).toBe("LS267A404418");
    for (const wrong of ["LS267A404", "A".repeat(21), "LS267A40441!", ""]) {
      expect(() => readSn(wrong)).toThrow("请输入正确的SN码");
    }
    expect(maskSn("LS267A404418")).toBe("LS26 **** 4418");
  });

  test("the day of purchase must exist and not be in the future", () => {
    expect(checkPurchase("2026-11-21", "2026-11-21")).toBe("2026-11-21");
    for (const wrong of ["2026-11-22", "2026-02-30", "1999-12-31"]) {
      expect(() => checkPurchase(wrong, "2026-11-21")).toThrow("购买日期");
    }
  });

  test("a warranty ends months after the purchase, and working days skip weekends", () => {
    expect(warrantyOf("2026-01-31", 1, "2026-02-14")).toEqual({
      warrantyAt: "2026-02-28",
      warrantyDays: 14,
      warrantyShare: 50,
    });
    expect(warrantyOf("2020-01-01", 12, "2026-01-01")).toMatchObject({ warrantyDays: 0, warrantyShare: 0 });
    expect(workingDaysAfter("2026-11-20", 3)).toBe("2026-11-25");
  });
});

describe("applying", () => {
  test("HOLE-003 an application waits and is visible only to its owner, with a masked number and its images", async () => {
    const me = await newcomer();
    const image = await makeUpload(server, me.userId, "proof.webp");
    const response = await apply(me, { sn: "ls26 aaaa 0001", imageList: [{ url: image }], orderNo: " 88 " });
    expect(response).toMatchObject({ code: 200, data: { authStatus: 0 } });
    const { devices, quota } = await mine(me);
    expect(devices).toMatchObject([
      {
        modelName: "Lens One 松烟",
        sn: "LS26 **** 0001",
        authStatus: 0,
        orderNo: "88",
        imageList: [{ url: image, width: 800 }],
        reviewer: "",
      },
    ]);
    expect(devices[0].queue).toBeGreaterThanOrEqual(1);
    expect(quota).toMatchObject({ max: 3, left: 2 });
    expect(JSON.stringify(devices)).not.toContain("AAAA0001");
    const stranger = await newcomer();
    const address = `/api/bbs/device/detail?deviceId=${response.data.id}`;
    expect((await server.get(address, stranger.token)).code).toBe(404);
    expect((await server.get(address, me.token)).data.id).toBe(response.data.id);
    for (const act of ["withdraw", "remove", "primary", "unbind"]) {
      expect((await post(stranger, act, { id: response.data.id })).code).toBe(404);
    }
  });

  test("each invalid field has its message, and a refused application is not stored", async () => {
    const me = await newcomer();
    const other = await newcomer();
    const foreign = await makeUpload(server, other.userId, "foreign.webp");
    const picture = { url: "/static/demo/g-one.svg" };
    const invalidFields: [object, string][] = [
      [{ modelId: "999" }, "请选择设备型号"],
      [{ sn: "LS267A40" }, "请输入正确的SN码"],
      [{ sn: undefined }, "请输入正确的SN码"],
      [{ purchaseAt: "2199-01-01" }, "请填写正确的购买日期，不能晚于今天"],
      [{ imageList: [] }, "请上传购买凭证"],
      [{ imageList: [{ url: foreign }] }, "图片和视频请先上传"],
    ];
    for (const [change, msg] of invalidFields)
      expect(await apply(me, change)).toMatchObject({ code: 400, msg });
    expect((await apply(me, { imageList: Array(7).fill(picture) })).code).toBe(400);
    expect((await mine(me)).quota).toMatchObject({ left: 3, nextAt: "", restoresAt: "" });
    expect((await apply(me, { imageList: Array(6).fill(picture) })).code).toBe(200);
  });

  test("the fourth application within thirty days is refused; withdrawn ones count", async () => {
    const me = await newcomer();
    for (let i = 0; i < 3; i++) {
      const { data } = await apply(me);
      expect((await post(me, "withdraw", { id: data.id })).code).toBe(200);
    }
    expect(await apply(me)).toMatchObject({ code: 400, msg: "每月最多提交3次" });
    await server.db.execute(sql`
      update devices set created_at = now() - interval '20 days'
      where id = (select min(id) from devices where user_id = ${me.userId}::bigint)`);
    const { devices, quota } = await mine(me);
    const days = devices.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10)).sort();
    const monthAfter = (day: string) =>
      new Date(Date.parse(day) + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(quota).toEqual({
      max: 3,
      left: 0,
      nextAt: monthAfter(days[0]),
      restoresAt: monthAfter(days.at(-1)),
    });
    await server.db.execute(
      sql`update devices set created_at = now() - interval '31 days' where user_id = ${me.userId}::bigint`,
    );
    expect((await apply(me)).code).toBe(200);
  });

  test("a certified number is refused for other members, and a waiting number for the same member", async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const sn = nextSn();
    await addDevice(me, { sn });
    expect(await apply(other, { sn: sn.toLowerCase() })).toMatchObject({
      code: 400,
      msg: "该SN码已被认证，如有疑问请联系客服",
    });
    const waitingSn = nextSn();
    expect((await apply(other, { sn: waitingSn })).code).toBe(200);
    expect(await apply(other, { sn: waitingSn })).toMatchObject({ code: 409 });
  });

  test("two applications can wait for one number, and the first decision certifies it", async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const sn = nextSn();
    const first = (await apply(me, { sn })).data.id;
    const second = (await apply(other, { sn })).data.id;
    expect((await pass(first)).code).toBe(200);
    const queue = await server.get("/api/bbs/device/review/list?pageSize=100", reviewer.token);
    expect(queue.rows.find((row: { id: string }) => row.id === second)).toMatchObject({ snTaken: 1, sn });
    expect(await pass(second)).toMatchObject({ code: 409, msg: "该SN码已被认证，如有疑问请联系客服" });
    expect((await mine(other)).devices[0].authStatus).toBe(0);
    expect((await otherInfo(other)).isVerified).toBe(0);
  });
});

describe("reviewing", () => {
  test("HOLE-003 passing verifies the owner, pays once and notifies; a second decision is 409", async () => {
    const me = await newcomer();
    const { data } = await apply(me);
    expect((await pass(data.id)).code).toBe(200);
    const [device] = (await mine(me)).devices;
    expect(device).toMatchObject({ authStatus: 1, isPrimary: 1, reviewer: "reviewer", queue: 0 });
    expect(await otherInfo(me)).toMatchObject({ isVerified: 1, groupName: "认证机主" });
    const notices = await server.get("/api/notice/system/list", me.token);
    expect(notices.rows[0]).toMatchObject({ kind: "device", title: "设备认证已通过" });
    // The finished starter task also shows 100 points, but a verification is paid once (ruling 12).
    const entries = rowsOf<{ points: number; source: string }>(
      await server.db.execute(
        sql`select points, source from point_entries where user_id = ${me.userId}::bigint`,
      ),
    );
    expect(entries).toEqual([{ points: 100, source: "device" }]);
    const starters = (await server.get("/api/bbs/task/starter/list", me.token)).data;
    expect(starters.find((row: { work: string }) => row.work === "VERIFY_DEVICE")).toMatchObject({
      finish: true,
    });
    const auditEntries = rowsOf<{ action: string }>(
      await server.db.execute(sql`select action from audit_log where target_id = ${data.id}::bigint`),
    );
    expect(auditEntries).toEqual([{ action: "device.pass" }]);
    const again = { code: 409, msg: "申请状态已变化，请刷新后重试" };
    expect(await pass(data.id)).toMatchObject(again);
    expect(await post(reviewer, "review/refuse", { id: data.id, reason: "太晚了" })).toMatchObject(again);
    expect(await post(me, "withdraw", { id: data.id })).toMatchObject(again);
  });

  test("HOLE-003 refusing needs a reason and notifies the applicant; a new application replaces the refused one", async () => {
    const me = await newcomer();
    const { data } = await apply(me);
    expect((await post(reviewer, "review/refuse", { id: data.id, reason: "  " })).code).toBe(400);
    const reason = "序列号照片反光";
    expect((await post(reviewer, "review/refuse", { id: data.id, reason })).code).toBe(200);
    const [device] = (await mine(me)).devices;
    expect(device).toMatchObject({ authStatus: 2, reason });
    const notices = await server.get("/api/notice/system/list", me.token);
    expect(notices.rows[0].content).toContain(reason);
    const replacement = await apply(me, { replacesId: data.id, sn: undefined });
    expect((await mine(me)).devices[0].sn).toBe(device.sn);
    expect((await mine(me)).devices.map(({ id }: { id: string }) => id)).toEqual([replacement.data.id]);
    expect((await apply(me, { replacesId: data.id })).code).toBe(409);
  });

  test("listing and deciding needs device.review, and own applications cannot be decided", async () => {
    const me = await newcomer();
    const { data } = await apply(me);
    expect((await server.get("/api/bbs/device/review/list", me.token)).code).toBe(403);
    expect((await post(me, "review/pass", { id: data.id })).code).toBe(403);
    expect((await post(me, "review/refuse", { id: data.id, reason: "不" })).code).toBe(403);
    const own = (await apply(reviewer)).data.id;
    expect(await pass(own)).toMatchObject({ code: 400, msg: "不能审核自己的申请" });
    expect((await pass("99999")).code).toBe(404);
  });
});

describe("my devices", () => {
  test("HOLE-003 unbinding ends ownership and frees the number, which pays no second time", async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const sn = nextSn();
    const id = await addDevice(me, { sn });
    expect((await post(me, "unbind", { id })).code).toBe(200);
    expect(await otherInfo(me)).toMatchObject({ isVerified: 0, groupName: "普通会员" });
    expect(await post(me, "unbind", { id })).toMatchObject({ code: 409 });
    await addDevice(other, { sn });
    const entries = rowsOf(
      await server.db.execute(
        sql`select points from point_entries where user_id = ${other.userId}::bigint and source = 'device'`,
      ),
    );
    expect(entries).toEqual([]);
    expect((await otherInfo(other)).isVerified).toBe(1);
    expect((await post(me, "remove", { id })).code).toBe(200);
    expect((await mine(me)).devices).toEqual([]);
  });

  test("one of several devices is primary and shown in the profile", async () => {
    const me = await newcomer();
    const one = await addDevice(me);
    const air = await addDevice(me, { modelId: "2" });
    expect((await mine(me)).devices.map((row: { id: string }) => row.id)).toEqual([one, air]);
    expect((await post(me, "primary", { id: air })).code).toBe(200);
    expect((await mine(me)).devices).toMatchObject([
      { id: air, isPrimary: 1 },
      { id: one, isPrimary: 0 },
    ]);
    expect((await otherInfo(me)).deviceName).toBe("Lens Air");
    expect((await post(me, "rename", { id: one, nickname: " 我的 爬山眼镜 " })).code).toBe(200);
    expect((await post(me, "rename", { id: one, nickname: "长".repeat(21) })).code).toBe(400);
    expect((await mine(me)).devices[1].nickname).toBe("我的 爬山眼镜");
    expect((await post(me, "unbind", { id: air })).code).toBe(200);
    expect((await otherInfo(me)).deviceName).toBe("Lens One");
    const waiting = (await apply(me)).data.id;
    expect((await post(me, "primary", { id: waiting })).code).toBe(409);
    expect((await mine(me)).devices[0]).toMatchObject({ id: one, isPrimary: 1 });
  });

  test("a member of a higher group keeps their group", async () => {
    const me = await newcomer();
    await moveTo(server, me.userId, GROUP.moderator);
    const id = await addDevice(me);
    expect(await otherInfo(me)).toMatchObject({ groupName: "版主", isVerified: 1 });
    await post(me, "unbind", { id });
    expect((await otherInfo(me)).groupName).toBe("版主");
  });

  test("the device feed lists threads with the own device and is empty without a device", async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await addDevice(me, { modelId: "4" });
    const sun = await publish(server, other.token, { deviceName: "Lens Sun" });
    await publish(server, other.token, { deviceName: "Lens Air" });
    const feed = (token?: string) => server.get("/api/without/thread/homelist?tab=device", token);
    expect((await feed(me.token)).rows.map(({ id }: { id: string }) => id)).toEqual([sun]);
    for (const token of [undefined, other.token])
      expect(await feed(token)).toMatchObject({ rows: [], total: 0 });
  });
});
