import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  accessCommand,
  blockCommand,
  modeCommand,
  registrationCommand,
  unblockCommand,
} from "../../../cli/access.ts";
import type { Command } from "../../../cli/command.ts";
import { GROUP } from "../../../db/base.ts";
import { accessBlocks, mails, users } from "../../../db/schema/index.ts";
import { mailSettings } from "../../../test/mail-fixtures.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";
import { dueAccounts } from "../../site/account/account-closing.queries.ts";
import { AccessCache } from "./access.gate.ts";
import { saveAccess } from "./access.queries.ts";
import { parseBlock } from "./access.rules.ts";

const PASSWORD = "Lenscape2026";

let server: TestServer;
let member: { token: string; userId: string };
let operator: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: "1", ...mailSettings("smtp://127.0.0.1:1") });
  member = await server.member("yunye");
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(async () => {
  await resetRates(server);
  await deleteAll(server, "access_blocks", "registrations", "mails");
  await server.db.execute(sql`delete from site_flags where key = 'access'`);
  server.app.access.forget();
});
afterAll(() => server.close());

const save = (change: object, token = operator.token) =>
  server.post(
    "/api/bbs/console/access/save",
    { registration: "open", mode: "open", message: "", ...change },
    token,
  );
const siteInfo = async () => (await server.get("/api/bbs/site/info")).data;
const block = (value: string, more: object = {}) =>
  server.post("/api/bbs/console/accessblock/save", { value, ...more }, operator.token);

let count = 0;
/** Registers a new account from the client address `from`, which the proxy header carries. */
async function register(body: object = {}, from = "198.51.100.7") {
  const username = `newcomer${++count}`;
  const payload = { username, password: PASSWORD, ...body };
  const headers = { "x-forwarded-for": from };
  const response = await server.inject({ method: "POST", url: "/api/register", payload, headers });
  return { username, ...response.json() };
}
const login = (username: string) => server.post("/login", { username, password: PASSWORD });
const follow = (token: string, userId: string) =>
  server.post("/api/bbs/user/follow/add", { toUserId: userId }, token);

describe("registration", () => {
  test("is refused while it is closed, and the site info says so", async () => {
    expect((await siteInfo()).registerEnabled).toBe(true);
    expect((await save({ registration: "closed" })).code).toBe(200);
    expect(await register()).toMatchObject({ code: 409, reason: "CLOSED", msg: "暂时没有开放注册" });
    expect(await siteInfo()).toMatchObject({ registerEnabled: false, registration: "closed" });
  });

  test("by invitation needs a code", async () => {
    await save({ registration: "invitation" });
    expect(await register()).toMatchObject({ reason: "INVITATION_INVALID", field: "invitationCode" });
    const [inviter] = await server.db.select().from(users).where(eq(users.id, member.userId));
    expect((await register({ invitationCode: inviter!.invitationCode })).code).toBe(200);
  });

  test("by approval opens a session only after an operator accepts, and mails the decision", async () => {
    await save({ registration: "approval" });
    const applicant = await register({ message: "我有一副 A1", email: "new@mail.example" });
    expect(applicant).toMatchObject({ code: 200, token: "" });
    expect(applicant.recoveryCodes.length).toBeGreaterThan(0);
    expect(await login(applicant.username)).toMatchObject({ code: 400, reason: "ACCOUNT_PENDING" });
    const [account] = await server.db.select().from(users).where(eq(users.username, applicant.username));
    const opening = { userId: account!.id, value: 0, reason: "请进" };
    expect((await server.post("/api/bbs/user/closed", opening, operator.token)).code).not.toBe(200);
    expect(await login(applicant.username)).toMatchObject({ reason: "ACCOUNT_PENDING" });
    expect((await server.get(`/api/without/user/query?keyWord=${applicant.username}`)).total).toBe(0);

    const list = await server.get("/api/bbs/console/registration/list?pageNum=1&pageSize=10", operator.token);
    expect(list.rows).toMatchObject([
      { username: applicant.username, message: "我有一副 A1", email: "n***w@mail.example" },
    ]);
    const access = (await server.get("/api/bbs/console/access", operator.token)).data;
    expect(access).toContainEqual({ name: "registrations", count: 1 });
    const decision = { userId: list.rows[0].userId, accept: 1 };
    const decide = () => server.post("/api/bbs/console/registration/decide", decision, operator.token);
    expect((await decide()).code).toBe(200);
    expect((await decide()).reason).toBe("STATE_CHANGED");
    expect((await login(applicant.username)).code).toBe(200);
    expect(await server.db.select().from(mails)).toMatchObject([
      { kind: "registration", email: "new@mail.example", details: { accepted: 1 } },
    ]);
  });

  test("a refused applicant sees the reason, and the names become available after some days", async () => {
    await save({ registration: "approval" });
    const { username } = await register();
    const [row] = await server.db.select().from(users).where(eq(users.username, username));
    const refuse = (reason: string) =>
      server.post(
        "/api/bbs/console/registration/decide",
        { userId: row!.id, accept: 0, reason },
        operator.token,
      );
    expect(await refuse(" ")).toMatchObject({ code: 400, msg: "请填谢绝的原因" });
    expect((await refuse("没写设备")).code).toBe(200);
    expect(await login(username)).toMatchObject({
      reason: "ACCOUNT_CLOSED",
      msg: "注册申请没有通过（原因：没写设备）",
    });
    expect(await dueAccounts(server.db)).toEqual([]);
    await server.db
      .update(users)
      .set({ closesAt: new Date(0) })
      .where(eq(users.id, row!.id));
    expect(await dueAccounts(server.db)).toEqual([row!.id]);
    await server.db.update(users).set({ closesAt: null }).where(eq(users.id, row!.id));
  });
});

describe("read-only", () => {
  const message = "正在搬家，今晚十点恢复";

  test("refuses writes with the message, except by operators, but allows reading and logging in", async () => {
    await save({ mode: "readOnly", message });
    expect(await siteInfo()).toMatchObject({
      mode: "readOnly",
      modeMessage: message,
      registerEnabled: false,
    });
    expect(await follow(member.token, operator.userId)).toMatchObject({
      code: 503,
      reason: "READ_ONLY",
      msg: message,
    });
    expect((await follow(operator.token, member.userId)).code).toBe(200);
    expect((await server.get("/api/without/thread/homelist", member.token)).code).toBe(200);
    const { token } = await login("yunye");
    expect((await server.post("/logout", undefined, token)).code).toBe(200);
    expect((await register()).reason).toBe("READ_ONLY");
    const upload = await server.inject({
      method: "POST",
      url: "/api/api/bbs/upload/resumable",
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(upload.body).toContain(message);
  });

  test("refuses access keys of members and allows account recovery", async () => {
    await server.db.execute(sql`insert into user_groups (id, name, rank, permissions)
      select 90, '开发者', rank, permissions || array['apikey.create'] from user_groups where id = ${GROUP.member}`);
    const developer = await server.member("developer");
    await moveTo(server, developer.userId, "90");
    const key = await server.post(
      "/api/bbs/apikey/create",
      { name: "bot", scopes: ["read", "write:threads"], days: 1, password: PASSWORD },
      developer.token,
    );
    expect(key.code).toBe(200);
    await save({ mode: "readOnly" });
    expect((await follow(key.data.token, operator.userId)).reason).toBe("READ_ONLY");
    const recover = { account: "yunye", recoveryCode: "AAAA-AAAA-AAAA", newPassword: "mountains-at-dawn" };
    expect((await server.post("/api/without/recover/code", recover)).reason).toBe("CREDENTIALS_WRONG");
  });

  test("has a default message", async () => {
    await save({ mode: "readOnly" });
    expect((await follow(member.token, operator.userId)).msg).toBe("社区暂时只读，可以看，还不能发布和修改");
  });
});

test("a community that is not open only answers operators", async () => {
  await save({ mode: "notOpen" });
  expect(await siteInfo()).toMatchObject({ mode: "notOpen", modeMessage: "社区还没开放，敬请期待" });
  for (const token of [undefined, member.token]) {
    const answer = await server.get("/api/without/thread/homelist", token);
    expect(answer).toMatchObject({ code: 503, reason: "NOT_OPEN", msg: "社区还没开放，敬请期待" });
  }
  const { token } = await login("operator");
  expect((await server.get("/api/without/thread/homelist", token)).code).toBe(200);
  expect((await save({ mode: "open" })).code).toBe(200);
  expect((await server.get("/api/without/thread/homelist")).code).toBe(200);
});

describe("blocks", () => {
  const loginFrom = async (from: string) => {
    const payload = { username: "yunye", password: PASSWORD };
    const headers = { "x-forwarded-for": from };
    return (await server.inject({ method: "POST", url: "/api/login", payload, headers })).json();
  };

  test.each([
    ["203.0.113.0/24", "203.0.113.77", "203.0.114.1"],
    ["203.0.113.9", "::ffff:203.0.113.9", "203.0.113.10"],
    ["2001:db8:7::/48", "2001:DB8:7:1::5", "2001:db8:8::1"],
    ["2001:db8:7:2::9", "2001:db8:7:2:ffff::1", "2001:db8:7:3::9"],
  ])("blocking %s blocks %s and not %s", async (network, inside, outside) => {
    expect((await block(network)).code).toBe(200);
    expect(await loginFrom(inside)).toMatchObject({ code: 403, reason: "ADDRESS_BLOCKED" });
    expect((await register({}, inside)).reason).toBe("ADDRESS_BLOCKED");
    expect((await loginFrom(outside)).code).toBe(200);
    const headers = { "x-forwarded-for": inside };
    expect((await server.inject({ url: "/api/api/without/thread/homelist", headers })).json().code).toBe(200);
  });

  test("a blocked mail domain includes its subdomains", async () => {
    await block("Spam.Example", { note: "一次性邮箱" });
    await save({ registration: "approval" });
    for (const email of ["a@spam.example", "a@mx.SPAM.example"])
      expect(await register({ email })).toMatchObject({ code: 400, field: "email" });
    expect((await register({ email: "a@notspam.example" })).code).toBe(200);
    const bind = await server.post(
      "/api/bbs/account/mail/bind",
      { email: "a@spam.example", password: PASSWORD },
      member.token,
    );
    expect(bind).toMatchObject({ code: 400, field: "email", msg: "不支持这个邮箱，请换一个" });
  });

  test("a block expires at its end date, and an end date in the past is refused", async () => {
    expect(await block("203.0.113.0/24", { endsAt: "2020-01-01 00:00:00" })).toMatchObject({
      field: "endsAt",
    });
    expect((await block("203.0.113.0/24", { endsAt: "2090-01-01 00:00:00" })).code).toBe(200);
    expect((await loginFrom("203.0.113.1")).code).toBe(403);
    await server.db.update(accessBlocks).set({ endsAt: new Date(0) });
    server.app.access.forget();
    expect((await loginFrom("203.0.113.1")).code).toBe(200);
  });

  test("an operator cannot block their own address", async () => {
    expect(await block("127.0.0.0/8")).toMatchObject({ code: 400, field: "value" });
  });

  test("a block can be listed and deleted", async () => {
    await block("203.0.113.0/24", { note: "批量注册" });
    const url = "/api/bbs/console/accessblock/list?pageNum=1&pageSize=10&keyWord=批量";
    const [row] = (await server.get(url, operator.token)).rows;
    expect(row).toMatchObject({ kind: "network", value: "203.0.113.0/24", byName: "operator", endsAt: "" });
    await server.post("/api/bbs/console/accessblock/del", { id: row.id }, operator.token);
    expect((await loginFrom("203.0.113.1")).code).toBe(200);
  });

  test.each([
    "",
    "abc",
    "1.2.3",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/7",
    "203.0.113.0/33",
    "-a.example",
    "a..example",
  ])("the block value %s is refused with a message", (raw) => {
    expect(() => parseBlock(raw)).toThrow(/请填 IP 地址|网段太大/);
  });

  test.each([
    ["203.0.113.77/24", "203.0.113.0/24"],
    ["::ffff:203.0.113.0/120", "203.0.113.0/24"],
    ["2001:DB8::1", "2001:db8::/64"],
    ["2001:DB8::1/128", "2001:db8::1/128"],
    ["::ffff:203.0.113.9", "203.0.113.9/32"],
    ["someone@例子.中国", "xn--fsqu00a.xn--fiqs8s"],
  ])("the block value %s is stored as %s", (raw, value) => {
    expect(parseBlock(raw).value).toBe(value);
  });
});

test("another process applies a change after freshMs and keeps its settings while the database is unavailable", async () => {
  let now = 0;
  let fails = false;
  const db = new Proxy(server.db, {
    get: (target, name) => {
      if (fails) throw new Error("away");
      return Reflect.get(target, name) as unknown;
    },
  });
  const reports = { warn: vi.fn() };
  const cache = new AccessCache(db, reports, { freshMs: 1000, staleMs: 5000 }, () => now);
  expect((await cache.current()).mode).toBe("open");
  await saveAccess(server.db, { registration: "open", mode: "readOnly", message: "" });
  expect((await cache.current()).mode).toBe("open");
  now = 6000;
  expect((await cache.current()).mode).toBe("readOnly");
  fails = true;
  now = 20_000;
  expect((await cache.current()).mode).toBe("readOnly");
  expect(reports.warn).toHaveBeenCalledWith("access settings", expect.objectContaining({ message: "away" }));
});

test("the command line changes and lists the same settings", async () => {
  const output: string[] = [];
  const run = (command: Command, ...words: string[]) =>
    command.run?.({
      database: { db: server.db } as never,
      config: { timeZone: "Asia/Shanghai" } as never,
      say: (line) => void output.push(line),
      words,
      flags: new Set(),
    });
  await run(registrationCommand, "invitation");
  await run(modeCommand, "readOnly", "升级中");
  await run(blockCommand, "203.0.113.5", "7", "机器人");
  await run(accessCommand);
  expect(output.join("\n")).toMatch(
    /invitation，有邀请码才能注册[\s\S]*readOnly，只读，升级中[\s\S]*203.0.113.5\/32　到 .*　机器人/,
  );
  server.app.access.forget();
  expect(await siteInfo()).toMatchObject({
    registration: "invitation",
    mode: "readOnly",
    modeMessage: "升级中",
  });
  await run(unblockCommand, "203.0.113.5");
  await expect(run(unblockCommand, "203.0.113.5")).rejects.toThrow("没有拦下 203.0.113.5/32。");
  await expect(run(registrationCommand, "whatever")).rejects.toThrow("没有「whatever」");
  await run(modeCommand, "open");
});
