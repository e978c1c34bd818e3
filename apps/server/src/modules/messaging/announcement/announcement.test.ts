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
import { removeAnnouncementBatch, sendAnnouncementBatch } from "./announcement.job.ts";

type Member = { token: string; userId: string };

let post: MailServer;
let server: TestServer;
let operator: Member;
let anna: Member;
let bert: Member;

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
const listAll = async () => (await server.get("/api/bbs/console/announcement/list", operator.token)).rows;
const notices = async ({ token }: Member) => (await server.get("/api/notice/system/list", token)).rows;
const unread = async ({ token }: Member) =>
  (await server.post("/api/notice/unreadnotification", { tick: 1 }, token)).data.systemNotifications;
const getBanners = async ({ token }: Member) => (await server.get("/api/bbs/announcement/mine", token)).data;
const clear = () => server.db.transaction(removeAnnouncementBatch);
/** Runs both jobs until nothing is due or left to remove. */
const runJobs = async () => {
  for (let n = 0; n < 6; n++) {
    await clear();
    await server.db.transaction(sendAnnouncementBatch);
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

test("every recipient is notified once at the start time and sees the banner on the home page", async () => {
  const { data } = await save({ startAt: at(60), endAt: at(120) });
  await runJobs();
  expect(await notices(anna)).toEqual([]);
  expect((await listAll())[0]).toMatchObject({ state: 0, sentCount: 0 });
  await server.db.update(announcements).set({ startAt: sql`now()`, dueAt: sql`now()` });
  await runJobs();
  await nextRound();
  await runJobs();
  for (const who of [anna, bert]) {
    expect(await notices(who)).toMatchObject([
      {
        ...{ kind: "news", title: "固件 1.1.2 今晚推送", content: "请放进镜盒充电。", isRead: 0 },
        ...{ link: "/pages/training/index", linkText: "去看看" },
      },
    ]);
    expect(await unread(who)).toBe(1);
  }
  expect(await getBanners(anna)).toMatchObject([{ id: data.id, title: "固件 1.1.2 今晚推送" }]);
  const start = await server.get("/api/bbs/member/start", anna.token);
  expect(start.data.announcements).toEqual(await getBanners(anna));
  expect((await listAll())[0]).toMatchObject({ state: 1, sentCount: (await preview()).data.total });
});

test("each condition narrows the recipients, and the preview counts them", async () => {
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
  const questionId = await publish(server, operator.token, { circleId: "1" });
  await server.db.execute(
    sql`insert into questions (thread_id, firmware) values (${questionId}::bigint, '1.1.0')`,
  );
  expect((await preview("?firmware=1.1.0")).data.reached).toBe(2);
  expect((await preview("?firmware=1.1.0&minLevel=4")).data.reached).toBe(1);
  await save({ model: "Test One", minLevel: 4 });
  await runJobs();
  expect(await notices(bert)).toHaveLength(1);
  expect(await notices(anna)).toEqual([]);
  expect(await getBanners(anna)).toEqual([]);
});

test("members who join while the announcement is active are notified in the next round", async () => {
  await save();
  await runJobs();

  const late = await server.member("late");
  await nextRound();
  await runJobs();
  expect(await notices(late)).toHaveLength(1);
  expect(await notices(anna)).toHaveLength(1);
});

test("a cancelled or ended announcement disappears at once, and the unread counts are decremented", async () => {
  const { data } = await save();
  await runJobs();
  await server.post("/api/bbs/notice/read", { section: "system" }, bert.token);
  expect((await cancel(data.id)).code).toBe(200);
  expect(await notices(anna)).toEqual([]);
  expect(await getBanners(anna)).toEqual([]);
  await runJobs();
  expect([await unread(anna), await unread(bert)]).toEqual([0, 0]);
  expect((await listAll())[0]).toMatchObject({ state: 3 });
  expect(rowsOf(await server.db.execute(sql`select from system_notices`))).toEqual([]);
  await save({ title: "第二条" });
  await runJobs();
  await server.db.update(announcements).set({ endAt: sql`now()` });
  expect(await notices(anna)).toEqual([]);
  await runJobs();
  expect(await unread(anna)).toBe(0);
});

test("mails go only to members with mail notifications, have an unsubscribe link, and are not sent after a cancellation", async () => {
  const address = (who: Member, name: string, wants: boolean) => ({
    ...{ userId: who.userId, email: `${name}@lenscape.example`, emailKey: `${name}@lenscape.example` },
    notices: wants,
  });
  await server.db
    .insert(mailAddresses)
    .values([address(anna, "anna", true), address(bert, "bert", false), address(operator, "op", true)]);
  expect((await preview()).data.mailed).toBe(2);
  await save();
  await runJobs();
  expect(await server.db.$count(mails)).toBe(0);
  const { data } = await save({ title: "寄一封", isMailed: 1 });
  await runJobs();
  await nextRound();
  await runJobs();
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
  await runJobs();
  expect((await cancel(again.data.id)).code).toBe(200);
  await sendDueMails(server);
  expect(post.received).toHaveLength(2);
  await save({ title: "不寄了", isMailed: 1 });
  await runJobs();
  const unsent = () => server.db.$count(mails, sql`state <> 'sent'`);
  expect(await unsent()).toBe(2);
  const over = eq(announcements.title, "不寄了");
  await server.db.update(announcements).set({ endAt: sql`now()` }).where(over);
  // All unsent mails are removed before the first batch of notifications.
  await clear();
  expect(await unsent()).toBe(0);
});

test("an invalid announcement is refused with a message, and a started one cannot be changed", async () => {
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
  const [{ version }] = await listAll();
  expect((await save({ id: data.id, startAt: at(30), version: "x".repeat(12) })).code).toBe(409);
  expect((await save({ startAt: (await listAll())[0].startAt, title: "改过" })).code).toBe(409);
  await server.db.update(announcements).set({ startAt: sql`now()`, dueAt: sql`now()` });
  expect((await save({ id: data.id, startAt: at(30) })).msg).toMatch(/^已经开始发了/);
  expect(version).not.toBe((await listAll())[0].version);
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
