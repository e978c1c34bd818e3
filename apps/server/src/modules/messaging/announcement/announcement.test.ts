import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import {
  announcements,
  auditLog,
  deviceModels,
  devices,
  mailAddresses,
  mails,
} from "../../../db/schema/index.ts";
import { type MailServer, mailSettings, sendDueMails, startMailServer } from "../../../test/mail-fixtures.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";
import { clearSome, tellSome } from "./announcement.job.ts";

type Who = { token: string; userId: string };

let post: MailServer;
let server: TestServer;
let operator: Who;
let anna: Who;
let bert: Who;

const clock = createClock("Asia/Shanghai");
const at = (minutes: number) => clock.format(new Date(Date.now() + minutes * 60_000));
const base = () => ({
  ...{ title: "固件 1.1.2 今晚推送", content: "请放进镜盒充电。", link: "/pages/training/index" },
  ...{ circleId: "0", model: "", firmware: "", minLevel: 1, isBanner: 1, isMailed: 0 },
  ...{ startAt: at(-1), endAt: at(60) },
});
const save = (body: object = {}, by = operator) =>
  server.post("/api/bbs/console/announcement/save", { ...base(), ...body }, by.token);
const cancel = (id: string) => server.post("/api/bbs/console/announcement/cancel", { id }, operator.token);
const preview = async (query = "") =>
  server.get(`/api/bbs/console/announcement/preview${query}`, operator.token);
const listed = async () => (await server.get("/api/bbs/console/announcement/list", operator.token)).rows;
const notices = async ({ token }: Who) => (await server.get("/api/notice/system/list", token)).rows;
const unread = async ({ token }: Who) =>
  (await server.post("/api/notice/unreadnotification", { tick: 1 }, token)).data.systemNotifications;
const mine = async ({ token }: Who) => (await server.get("/api/bbs/announcement/mine", token)).data;
const clear = () => server.db.transaction(clearSome);
/** Until nothing is due or left any more. */
const tendAll = async () => {
  for (let n = 0; n < 6; n++) {
    await clear();
    await server.db.transaction(tellSome);
  }
};
const nextRound = () => server.db.execute(sql`update announcements set due_at = now() where due_at > now()`);

beforeAll(async () => {
  post = await startMailServer();
  server = await startServer(mailSettings(post.url));
  operator = await server.member("operator");
  anna = await server.member("anna");
  bert = await server.member("bert");
  await moveTo(server, operator.userId, GROUP.operator);
  await makeCircle(server, "1");
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(async () => {
  await resetRates(server);
  post.received.length = 0;
  await deleteAll(server, "announcements", "system_notices", "unread_counts", "mails", "audit_log");
  await deleteAll(server, "mail_addresses");
});

test("everybody it is for is told once, at its time, and reads it on the home page", async () => {
  const { data } = await save({ startAt: at(60), endAt: at(120) });
  await tendAll();
  expect(await notices(anna)).toEqual([]);
  expect((await listed())[0]).toMatchObject({ state: 0, sentCount: 0 });
  await server.db.update(announcements).set({ startAt: sql`now()`, dueAt: sql`now()` });
  await tendAll();
  await nextRound();
  await tendAll();
  for (const who of [anna, bert]) {
    expect(await notices(who)).toMatchObject([
      {
        ...{ kind: "news", title: "固件 1.1.2 今晚推送", content: "请放进镜盒充电。", isRead: 0 },
        ...{ link: "/pages/training/index", linkText: "去看看" },
      },
    ]);
    expect(await unread(who)).toBe(1);
  }
  expect(await mine(anna)).toMatchObject([{ id: data.id, title: "固件 1.1.2 今晚推送" }]);
  const start = await server.get("/api/bbs/member/start", anna.token);
  expect(start.data.announcements).toEqual(await mine(anna));
  expect((await listed())[0]).toMatchObject({ state: 1, sentCount: (await preview()).data.total });
});

test("each condition narrows whom it is for, and is counted before it is sent", async () => {
  const { total } = (await preview()).data;
  expect((await preview()).data).toEqual({ reached: total, mailed: 0, total });
  await server.db.execute(
    sql`insert into circle_members (circle_id, user_id) values (1, ${anna.userId}::bigint) on conflict do nothing`,
  );
  expect((await preview("?circleId=1")).data.reached).toBe(1);
  await server.db.insert(deviceModels).values({ name: "Test One", variant: "黑" }).onConflictDoNothing();
  const modelId = sql<string>`(select id from device_models where name = 'Test One')`;
  await server.db.insert(devices).values({
    ...{ userId: bert.userId, modelId, sn: "LS267A404419", snHash: "hash", channel: "official" },
    ...{ purchaseAt: "2026-01-01", images: [], status: 1 },
  });
  expect((await preview("?model=Test%20One")).data.reached).toBe(1);
  expect((await preview("?model=Test%20One&circleId=1")).data.reached).toBe(0);
  await server.db.execute(sql`update users set exp = 700 where id = ${bert.userId}::bigint`);
  expect((await preview("?minLevel=4")).data.reached).toBe(1);
  await server.db.execute(sql`insert into feedbacks (no, user_id, kind, title, firmware)
    values ('FB1', ${bert.userId}::bigint, 0, '触控', '1.1.0')`);
  expect((await preview("?firmware=1.1.0")).data.reached).toBe(1);
  expect((await preview("?firmware=1.1")).data.reached).toBe(0);
  const asked = await publish(server, operator.token, { circleId: "1" });
  await server.db.execute(
    sql`insert into questions (thread_id, firmware) values (${asked}::bigint, '1.1.0')`,
  );
  expect((await preview("?firmware=1.1.0")).data.reached).toBe(2);
  expect((await preview("?firmware=1.1.0&minLevel=4")).data.reached).toBe(1);
  await save({ model: "Test One", minLevel: 4 });
  await tendAll();
  expect(await notices(bert)).toHaveLength(1);
  expect(await notices(anna)).toEqual([]);
  expect(await mine(anna)).toEqual([]);
});

test("who joins, or comes to belong to it, while it lasts is told as well", async () => {
  await save();
  await tendAll();

  const late = await server.member("late");
  await nextRound();
  await tendAll();
  expect(await notices(late)).toHaveLength(1);
  expect(await notices(anna)).toHaveLength(1);
});

test("what is cancelled or over is gone at once, and its unread notices are taken from the counts", async () => {
  const { data } = await save();
  await tendAll();
  await server.post("/api/bbs/notice/read", { section: "system" }, bert.token);
  expect((await cancel(data.id)).code).toBe(200);
  expect(await notices(anna)).toEqual([]);
  expect(await mine(anna)).toEqual([]);
  await tendAll();
  expect([await unread(anna), await unread(bert)]).toEqual([0, 0]);
  expect((await listed())[0]).toMatchObject({ state: 3 });
  expect(rowsOf(await server.db.execute(sql`select from system_notices`))).toEqual([]);
  await save({ title: "第二条" });
  await tendAll();
  await server.db.update(announcements).set({ endAt: sql`now()` });
  expect(await notices(anna)).toEqual([]);
  await tendAll();
  expect(await unread(anna)).toBe(0);
});

test("it is mailed to those alone who want notices by mail, with the way out, and not once it is cancelled", async () => {
  const address = (who: Who, name: string, wants: boolean) => ({
    ...{ userId: who.userId, email: `${name}@lenscape.example`, emailKey: `${name}@lenscape.example` },
    notices: wants,
  });
  await server.db
    .insert(mailAddresses)
    .values([address(anna, "anna", true), address(bert, "bert", false), address(operator, "op", true)]);
  expect((await preview()).data.mailed).toBe(2);
  await save();
  await tendAll();
  expect(await server.db.$count(mails)).toBe(0);
  const { data } = await save({ title: "寄一封", isMailed: 1 });
  await tendAll();
  await nextRound();
  await tendAll();
  expect(await server.db.$count(mails)).toBe(2);
  await sendDueMails(server);
  expect(post.received.map(({ to }) => to[0]).sort()).toEqual([
    "anna@lenscape.example",
    "op@lenscape.example",
  ]);
  expect(post.received[0]!.headers.get("list-unsubscribe")).toMatch(/^<http.*mail\/unsubscribe/);
  expect(post.received[0]!.text).toContain("请放进镜盒充电。");
  await cancel(data.id);
  const again = await save({ title: "再寄一封", isMailed: 1 });
  await tendAll();
  expect((await cancel(again.data.id)).code).toBe(200);
  await sendDueMails(server);
  expect(post.received).toHaveLength(2);
  await save({ title: "不寄了", isMailed: 1 });
  await tendAll();
  const unsent = () => server.db.$count(mails, sql`state <> 'sent'`);
  expect(await unsent()).toBe(2);
  const over = eq(announcements.title, "不寄了");
  await server.db.update(announcements).set({ endAt: sql`now()` }).where(over);
  // Before the first of its notices is taken away, however many there are.
  await clear();
  expect(await unsent()).toBe(0);
});

test("what cannot be announced is refused by its field, and nothing is changed once it has begun", async () => {
  const refused = async (body: object) => {
    const answer = await save(body);
    return [answer.code, answer.msg];
  };
  expect(await refused({ title: "  " })).toEqual([400, "标题不能只有空格"]);
  expect(await refused({ link: "https://elsewhere.example" })).toEqual([
    400,
    "去处只能是站内路径，以 / 开头",
  ]);
  expect(await refused({ endAt: at(-5) })).toEqual([400, "结束时间要晚于开始时间"]);
  expect(await refused({ startAt: at(-9), endAt: at(-5) })).toEqual([400, "结束时间已经过了"]);
  expect(await refused({ circleId: "999" })).toEqual([400, "圈子不存在或已关闭"]);
  expect(await refused({ model: "没有的" })).toEqual([400, "没有这个型号"]);
  expect((await save({}, anna)).code).toBe(403);
  const { data } = await save({ startAt: at(30) });
  expect((await save({ id: data.id, startAt: at(30), title: "改过" })).code).toBe(200);
  const [{ version }] = await listed();
  expect((await save({ id: data.id, startAt: at(30), version: "x".repeat(12) })).code).toBe(409);
  expect((await save({ startAt: (await listed())[0].startAt, title: "改过" })).code).toBe(409);
  await server.db.update(announcements).set({ startAt: sql`now()`, dueAt: sql`now()` });
  expect((await save({ id: data.id, startAt: at(30) })).msg).toMatch(/^已经开始发了/);
  expect(version).not.toBe((await listed())[0].version);
  expect((await cancel("999999")).code).toBe(404);
  await cancel(data.id);
  await cancel(data.id);
  const entries = await server.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
  expect(entries.map(({ action }) => action)).toEqual([
    "announcement.save",
    "announcement.save",
    "announcement.cancel",
  ]);
});
