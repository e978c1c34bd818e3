import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, daysBetween, lastDayOfMonth } from "../../../core/days.ts";
import { rowsOf } from "../../../core/sql.ts";
import { createClock } from "../../../core/time.ts";
import { checkIns, prizes } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";
import { sendCheckInReminders } from "./checkin.job.ts";

const HOUR = 3600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let offset = 0;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const clock = () => createClock("Asia/Shanghai", () => new Date(Date.now() + offset));
const today = () => clock().day(clock().now());

function advance(ms: number) {
  offset += ms;
  server.moveClock(ms);
}

/** Moves on to noon of a day of the next month, so that every test has a month of its own. */
function nextMonth(dayOfMonth: number) {
  const [year, month] = today().split("-").map(Number) as [number, number];
  const noon = Date.UTC(year, month, dayOfMonth, 4);
  advance(noon - (Date.now() + offset));
}

/** A member who joins at the moved present. */
async function member(username: string) {
  const who = await server.member(username);
  await server.db.execute(
    sql`update users set created_at = ${clock().now().toISOString()}::timestamptz where id = ${who.userId}::bigint`,
  );
  return who;
}

const get = (path: string, token: string) => server.get(`/api/bbs/${path}`, token);
const post = (path: string, token: string, body?: object) => server.post(`/api/bbs/${path}`, body, token);
const sign = (token: string) => post("task/day/sign", token, { filter: {} });
const signTask = async (type: "week" | "month", token: string) => {
  const { data } = await get(`task/${type}/list?pageNum=1&pageSize=99`, token);
  return data.find(({ work }: { work: string }) => work === "SIGN_IN");
};
const info = async (token: string) => (await get("checkin/info", token)).data;

describe("checking in", () => {
  test("the monthly task counts the days of the calendar and pays once at its goal", async () => {
    nextMonth(1);
    const { token, userId } = await member("counted");
    for (let day = 0; day < 18; day++) {
      await server.db.insert(checkIns).values({ userId, day: today(), streak: day + 1, points: 5 });
      advance(DAY);
    }
    const agree = async (days: number, rest: object) => {
      expect((await info(token)).monthDays).toBe(days);
      expect(await signTask("month", token)).toMatchObject({ completedNum: days, rewardNum: 20, ...rest });
    };
    await agree(18, { finish: false });
    await sign(token);
    await agree(19, { finish: false });
    advance(DAY);
    await sign(token);
    await agree(20, { finish: true });
    advance(DAY);
    await sign(token);
    expect(await signTask("month", token)).toMatchObject({ completedNum: 20, finish: true });
    const entries = rowsOf<{ n: number }>(
      await server.db.execute(
        sql`select count(*)::int n from point_entries where user_id = ${userId}::bigint and cause like 'task:22:%'`,
      ),
    );
    expect(entries[0]?.n).toBe(1);
  });

  test("API-117 API-118 GEN-025 ENT-082 ENT-083 a day gives points once; a second check-in is refused", async () => {
    nextMonth(2);
    const { token } = await member("signer");
    expect((await post("task/info", token, { filter: {} })).data).toMatchObject({
      pointsCount: 0,
      signStatus: 0,
    });
    const first = await sign(token);
    expect(first.data).toMatchObject({ day: today(), points: 5, streak: 1, place: 1, pointsCount: 5 });
    expect(await sign(token)).toMatchObject({ code: 409, msg: "今日已签到" });
    expect((await post("task/info", token)).data).toMatchObject({ pointsCount: 5, signStatus: 1 });
    expect(await server.post("/api/bbs/task/info")).toMatchObject({ code: 401 });
  });

  test("the reward ladder is 5 5 10 10 15 15 30 and repeats; day 7 gives a card; a missed day ends the streak", async () => {
    nextMonth(1);
    const { token } = await member("climber");
    const points: number[] = [];
    for (let day = 0; day < 9; day++) {
      const { data } = await sign(token);
      points.push(data.points);
      expect(data.cardGained).toBe(day === 6 ? 1 : 0);
      advance(DAY);
    }
    expect(points).toEqual([5, 5, 10, 10, 15, 15, 30, 5, 5]);
    expect(await info(token)).toMatchObject({
      streak: 9,
      signStatus: 0,
      reward: 10,
      makeupCards: 1,
      monthDays: 9,
    });
    advance(DAY);
    expect(await info(token)).toMatchObject({ streak: 0, reward: 5 });
    expect((await sign(token)).data).toMatchObject({ streak: 1, points: 5 });
  });

  test("the day changes at midnight in the community's time zone", async () => {
    nextMonth(10);
    const { token } = await member("nightowl");
    advance(12 * HOUR - 60_000);
    expect((await sign(token)).data.streak).toBe(1);
    advance(2 * 60_000);
    expect((await sign(token)).data).toMatchObject({ streak: 2, day: today() });
  });

  test("`week` has a flag for each day from Monday on", async () => {
    nextMonth(9);
    const weekday = (new Date(`${today()}T00:00:00Z`).getUTCDay() + 6) % 7;
    advance((7 - weekday) * DAY);
    const { token } = await member("weekly");
    await sign(token);
    advance(2 * DAY);
    await sign(token);
    expect((await info(token)).week).toEqual([1, 0, 1, 0, 0, 0, 0]);
  });

  test("`recent` has a flag for each of the last six days, today last, across months", async () => {
    nextMonth(2);
    const { token } = await member("rolling");
    await sign(token);
    advance(DAY);
    await sign(token);
    advance(3 * DAY);
    expect((await info(token)).recent).toEqual([0, 1, 1, 0, 0, 0]);
    await sign(token);
    expect((await info(token)).recent).toEqual([0, 1, 1, 0, 0, 1]);
    advance(3 * DAY);
    expect((await info(token)).recent).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test("members are ranked by the time of their check-in", async () => {
    nextMonth(5);
    const names = ["early1", "early2", "early3"];
    for (const name of names) await sign((await member(name)).token);
    const { token } = await member("sleeper");
    const { rows, total } = await get("checkin/rank?pageSize=2", token);
    expect(total).toBe(3);
    expect(rows.map((row) => [row.place, row.user.nickname])).toEqual([
      [1, "early1"],
      [2, "early2"],
    ]);
  });
});

describe("calendar", () => {
  test("lists checked-in days, days that can be made up, and days that reach a prize", async () => {
    nextMonth(1);
    const { token } = await member("reader");
    await sign(token);
    advance(2 * DAY);
    const month = today().slice(0, 7);
    const { data } = await get("checkin/calendar", token);
    expect(data).toMatchObject({
      month,
      minMonth: month,
      days: [{ day: `${month}-01`, points: 5, isMakeup: 0 }],
      makeupDays: [`${month}-02`],
      makeupLeft: 3,
    });
    // One day is there; the third day of the month is reached tomorrow.
    expect(data.rewardDays[0]).toBe(addDays(today(), 1));
    const refusal = { code: 400, msg: "只能查看加入以来到本月的日历" };
    expect(await get("checkin/calendar?month=2020-01", token)).toMatchObject(refusal);
    expect(await get("checkin/calendar?month=2099-01", token)).toMatchObject(refusal);
    expect(await get("checkin/calendar?month=2026-13", token)).toMatchObject({ code: 400 });
  });

  test("the calendar begins in the month of joining in the community's time zone", async () => {
    nextMonth(2);
    const { token, userId } = await member("early-riser");
    const month = today().slice(0, 7);
    // In UTC this is the last day of the month before.
    await server.db.execute(
      sql`update users set created_at = ${`${month}-01T00:30:00+08:00`}::timestamptz where id = ${userId}::bigint`,
    );
    expect((await get("checkin/calendar", token)).data).toMatchObject({
      minMonth: month,
      makeupDays: [`${month}-01`],
    });
  });

  test("a missed day can be made up with points or a card, three times a month, and joins the streak", async () => {
    nextMonth(1);
    const { token } = await member("mender");
    const month = today().slice(0, 7);
    const makeUp = (day: string, by: "card" | "points") => post("checkin/makeup", token, { day, by });
    for (let day = 0; day < 7; day++) {
      await sign(token);
      advance(DAY);
    }
    advance(DAY);
    await sign(token);
    advance(DAY);
    // Days 1–7 and 9 are checked in; 8 and 10 onwards are missing.
    advance(4 * DAY);
    const refused = async (day: string, by: "card" | "points", msg: string) =>
      expect(await makeUp(day, by)).toMatchObject({ code: expect.any(Number), msg });
    await refused(today(), "card", "只能补签今天之前的日期");
    await refused("2020-01-01", "card", "只能补签本月日期");
    await refused(`${month}-31`.replace("31", "32"), "card", "请选择存在的日期");
    await refused(`${month}-03`, "card", "这一天已经签过了");
    expect((await makeUp(`${month}-08`, "card")).data).toMatchObject({ monthDays: 9, makeupLeft: 2 });
    await refused(`${month}-10`, "card", "补签卡不足");
    const before = (await post("task/info", token)).data.pointsCount;
    expect((await makeUp(`${month}-10`, "points")).data.pointsCount).toBe(before - 30);
    expect((await makeUp(`${month}-11`, "points")).data).toMatchObject({ makeupLeft: 0, monthDays: 11 });
    await refused(`${month}-12`, "points", "本月补签次数已用完");
    const { data } = await get("checkin/calendar", token);
    expect(data.days.filter((row: { isMakeup: number }) => row.isMakeup).length).toBe(3);
    // The monthly task counts make-up check-ins like the calendar.
    expect(await signTask("month", token)).toMatchObject({ completedNum: 11, rewardNum: 20, finish: false });
    expect(data.makeupDays).toEqual([]);
  });

  test("making up yesterday restores the streak", async () => {
    nextMonth(1);
    const { token } = await member("saver");
    for (let day = 0; day < 7; day++) {
      await sign(token);
      advance(DAY);
    }
    advance(DAY);
    expect((await info(token)).streak).toBe(0);
    const response = await post("checkin/makeup", token, { day: addDays(today(), -1), by: "card" });
    expect(response.data.streak).toBe(8);
    expect((await sign(token)).data).toMatchObject({ streak: 9, points: 5 });
  });

  test("making up without enough points is refused with the missing amount", async () => {
    nextMonth(1);
    const { token } = await member("poor");
    await sign(token);
    advance(2 * DAY);
    const refused = await post("checkin/makeup", token, { day: addDays(today(), -1), by: "points" });
    expect(refused).toMatchObject({ code: 400, msg: "积分不足，还差25" });
    expect(await info(token)).toMatchObject({ monthDays: 1, streak: 0 });
  });
});

describe("prizes", () => {
  const address = {
    name: "林晚",
    tel: "13800138000",
    province: "四川省",
    city: "成都市",
    county: "武侯区",
    addressDetail: "人民南路四段 12 号",
  };
  const claim = (token: string, prizeId: string, more: object = {}) =>
    post("checkin/prize/claim", token, { prizeId, ...more });
  const statuses = async (token: string) =>
    (await get("checkin/prize/list", token)).rows.map((row: { status: number }) => row.status);

  test("three days give ten points once a month; later prizes are not claimable yet", async () => {
    nextMonth(1);
    const { token } = await member("winner");
    for (let day = 0; day < 3; day++) {
      await sign(token);
      advance(DAY);
    }
    expect((await statuses(token)).slice(0, 2)).toEqual([1, 0]);
    expect((await info(token)).nextPrize).toMatchObject({ daysLeft: 4 });
    expect(await claim(token, "2")).toMatchObject({ code: 400, msg: "再签 4 天才能领取" });
    expect((await claim(token, "1")).data).toMatchObject({ status: 2, amount: 10, type: "points" });
    expect(await claim(token, "1")).toMatchObject({ code: 409, msg: "这件奖品本月已经领过了" });
    expect(await claim(token, "999")).toMatchObject({ code: 404 });
    expect((await post("task/info", token)).data.pointsCount).toBe(20 + 10);
    expect((await statuses(token))[0]).toBe(2);
    const { rows, total } = await get("checkin/prize/record", token);
    expect([total, rows[0].prizeName]).toEqual([1, "10 积分"]);
  });

  test("the next prize is reachable with the remaining and make-up days", async () => {
    nextMonth(1);
    const early = await member("early-hoper");
    const first = today();
    const left = daysBetween(first, lastDayOfMonth(first.slice(0, 7))).length;
    advance((left - 2) * DAY);
    const late = await member("late-hoper");
    // Two days are left. Three days need a make-up check-in, which a member who just joined cannot do.
    expect((await info(early.token)).nextPrize).toMatchObject({ daysLeft: 3 });
    expect((await info(late.token)).nextPrize).toBeNull();
    const { checkIn } = (await get("member/start", early.token)).data;
    expect(checkIn).toEqual(await info(early.token));
    const row = (day: number, isMakeup: boolean) => ({
      ...{ userId: early.userId, day: addDays(first, day), streak: day + 1, points: 0, isMakeup },
    });
    await server.db.insert(checkIns).values([row(0, false), row(1, false), row(2, true), row(3, true)]);
    expect((await info(early.token)).nextPrize).toMatchObject({ daysLeft: 3 });
    await server.db.insert(checkIns).values(row(4, true));
    expect((await info(early.token)).nextPrize).toMatchObject({ daysLeft: 2 });
    await sign(early.token);
    expect((await info(early.token)).nextPrize).toMatchObject({ daysLeft: 1 });
    advance(DAY);
    await server.db.execute(sql`delete from check_ins where day = ${addDays(first, 0)}::date`);
    expect((await info(early.token)).nextPrize).toBeNull();
  });

  test("physical prizes need an address and go from waiting to shipped to received", async () => {
    nextMonth(1);
    const response = await server.db
      .insert(prizes)
      .values({ name: "麂皮镜布 一片", needDays: 1, type: "goods", stock: 1 })
      .returning();
    const { id } = response[0]!;
    const { token } = await member("lucky");
    const other = await member("unlucky");
    await sign(token);
    await sign(other.token);
    expect(await claim(token, id)).toMatchObject({ code: 400, msg: "请填写收货地址" });
    const wrong = { ...address, tel: "1380013800" };
    expect(await claim(token, id, { address: wrong })).toMatchObject({
      code: 400,
      msg: "请输入正确的手机号码",
    });
    const won = await claim(token, id, { address });
    expect(won.data).toMatchObject({ status: 0, address: { name: "林晚", tel: "138****8000" } });
    expect(await claim(other.token, id, { address })).toMatchObject({ code: 409, msg: "这件奖品已被领完" });
    expect((await get("checkin/prize/record", other.token)).total).toBe(0);

    const claimId = won.data.id;
    const ship = { claimId, company: "顺丰速运", trackingNo: "SF1390000000000" };
    expect(await post("checkin/prize/ship", token, ship)).toMatchObject({ code: 403 });
    expect(await get("checkin/prize/manage/list", token)).toMatchObject({ code: 403 });
    expect(await post("checkin/prize/confirm", token, { claimId })).toMatchObject({ code: 409 });
    const admin = await member("boss");
    await moveTo(server, admin.userId, "4");
    expect(await get("checkin/prize/manage/list?status=0", admin.token)).toMatchObject({
      total: 1,
      rows: [{ id: claimId, user: { nickname: "lucky" }, address: { name: "林晚", tel: "13800138000" } }],
    });
    expect((await post("checkin/prize/ship", admin.token, ship)).data).toMatchObject({ status: 1 });
    expect(await post("checkin/prize/ship", admin.token, ship)).toMatchObject({ code: 409 });
    expect((await get("checkin/prize/manage/list?status=0", admin.token)).total).toBe(0);
    const auditEntries = await server.db.execute(
      sql`select target_id::text as id from audit_log where action = 'prize.ship'`,
    );
    expect(rowsOf(auditEntries)).toEqual([{ id: claimId }]);
    const notices = await server.get("/api/notice/system/list", token);
    expect(notices.rows[0].title).toBe("你的签到奖品已发出");
    expect(await post("checkin/prize/confirm", other.token, { claimId })).toMatchObject({ code: 404 });
    expect((await post("checkin/prize/confirm", token, { claimId })).data).toMatchObject({ status: 2 });
    await server.db.execute(sql`update prizes set status = 2 where id = ${id}::bigint`);
  });

  test("a prize cannot be claimed after its end", async () => {
    nextMonth(3);
    const response = await server.db
      .insert(prizes)
      .values({ name: "限时 20 积分", needDays: 1, type: "points", amount: 20, endsOn: addDays(today(), -1) })
      .returning();
    const { token } = await member("late");
    await sign(token);
    expect((await statuses(token))[0]).toBe(4);
    expect(await claim(token, response[0]!.id)).toMatchObject({ code: 409, msg: "这件奖品已过期" });
  });
});

describe("reminder", () => {
  test("is sent once in the evening to members who turned it on and have not checked in", async () => {
    nextMonth(15);
    const [forgetful, diligent, quiet] = [
      await member("forgetful"),
      await member("diligent"),
      await member("quiet"),
    ];
    for (const { token } of [forgetful, diligent]) await post("checkin/remind", token, { isRemind: 1 });
    await sign(diligent.token);
    const titles = async ({ token }: { token: string }) =>
      (await server.get("/api/notice/system/list", token)).rows
        .map((row: { title: string }) => row.title)
        .filter((title: string) => title === "今天还没签到").length;
    const run = () => server.db.transaction((tx) => sendCheckInReminders(tx, clock()));
    await run();
    expect(await titles(forgetful)).toBe(0);
    advance(9 * HOUR);
    await run();
    await run();
    expect([await titles(forgetful), await titles(diligent), await titles(quiet)]).toEqual([1, 0, 0]);
    expect((await info(forgetful.token)).isRemind).toBe(1);
    await post("checkin/remind", forgetful.token, { isRemind: 0 });
    advance(DAY);
    await run();
    expect(await titles(forgetful)).toBe(1);
  });
});
