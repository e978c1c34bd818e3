import { rates } from "@lenscape/api/rates.gen";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseClientAddress } from "../../../core/client-address.ts";
import {
  accountTokens,
  auditLog,
  loginTickets,
  phones,
  rateCounters,
  recoveryCodes,
} from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { totpCode } from "../../../test/totp.ts";
import { logIn } from "../login/log-in.ts";

const PASSWORD = "Lenscape2026";
const PERIOD = policy.twoStep.periodSeconds * 1000;

let server: TestServer;
/** Number of periods by which the server's clock was moved. */
let movedPeriods = 0;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => deleteAll(server, "rate_counters"));
afterAll(() => server.close());

/** Moves the clock to the next period and returns its code, because each code works once. */
function nextCode(secret: string): string {
  movedPeriods += 1;
  server.moveClock(PERIOD);
  return totpCode(secret, movedPeriods);
}

let count = 0;
/** Creates a member with a second step and a session from before. */
async function createProtectedMember() {
  count += 1;
  const username = `careful${count}`;
  const member = await server.member(username);
  const { secret } = (await call("begin", { password: PASSWORD }, member.token)).data;
  const { data } = await call("confirm", { secondCode: nextCode(secret) }, member.token);
  return { ...member, username, secret, codes: data.codes as string[] };
}
const call = (path: string, body: object, token: string) =>
  server.post(`/api/bbs/account/twostep/${path}`, body, token);
const login = (username: string, password = PASSWORD) => server.post("/login", { username, password });
const second = (ticket: string, secondCode: string) =>
  server.post("/api/without/login/second", { ticket, secondCode });
const security = async (token: string) => (await server.get("/api/bbs/account/security", token)).data;
const notices = async (token: string) => (await server.get("/api/notice/system/list", token)).rows;
const isIn = async (token: string) => (await server.get("/getInfo", token)).code === 200;
/** Returns a code of six digits that is wrong now. */
const wrongCode = (secret: string) =>
  ["000000", "111111", "222222", "333333", "444444"].find(
    (code) => ![-2, -1, 0, 1, 2].some((later) => totpCode(secret, movedPeriods + later) === code),
  )!;

test("turning it on needs the password and a code, and is notified and audited", async () => {
  const { token, userId } = await server.member("starter");
  expect(await call("begin", { password: "guess-number" }, token)).toMatchObject({
    reason: "PASSWORD_WRONG",
    field: "password",
  });
  const { secret, uri } = (await call("begin", { password: PASSWORD }, token)).data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(uri);
  expect(decodeURIComponent(address.pathname)).toContain("starter");
  expect(address.searchParams.get("secret")).toBe(secret);
  expect(await security(token)).toMatchObject({ twoStep: 0, backupCodesLeft: 0 });
  expect(await call("confirm", { secondCode: wrongCode(secret) }, token)).toMatchObject({
    reason: "SECOND_CODE_WRONG",
    field: "secondCode",
  });
  // Login does not ask for it before it is confirmed.
  expect((await login("starter")).token).toBeDefined();
  const code = nextCode(secret);
  const { data } = await call("confirm", { secondCode: `${code.slice(0, 3)} ${code.slice(3)}` }, token);
  expect(new Set(data.codes).size).toBe(10);
  expect(await security(token)).toMatchObject({ twoStep: 1, backupCodesLeft: 10 });
  expect((await notices(token))[0]).toMatchObject({ title: "已开启两步验证" });
  const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
  expect(entry).toMatchObject({ actorId: userId, action: "user.twostepon" });
  for (const body of [{ password: PASSWORD }]) expect((await call("begin", body, token)).code).toBe(409);
  expect((await call("confirm", { secondCode: code }, token)).code).toBe(409);
});

test("an unconfirmed secret expires and is replaced by a newer one", async () => {
  const { token } = await server.member("slow");
  const first = (await call("begin", { password: PASSWORD }, token)).data.secret;
  const { secret } = (await call("begin", { password: PASSWORD }, token)).data;
  expect((await call("confirm", { secondCode: nextCode(first) }, token)).reason).toBe("SECOND_CODE_WRONG");
  await server.db.execute(sql`update totp_secrets set created_at = now() - interval '11 minutes'`);
  expect(await call("confirm", { secondCode: nextCode(secret) }, token)).toMatchObject({
    code: 409,
    msg: "密钥超过 10 分钟没有确认，请重新开始",
  });
});

test("a login needs both steps, and existing sessions stay open", async () => {
  const { username, token, secret } = await createProtectedMember();
  const first = await login(username);
  expect(first).toMatchObject({ status: 200, code: 400, reason: "SECOND_FACTOR_REQUIRED" });
  expect(first.token).toBeUndefined();
  expect(await isIn(first.ticket)).toBe(false);
  const entered = await second(first.ticket, nextCode(secret));
  expect(entered.code).toBe(200);
  expect(await isIn(entered.token)).toBe(true);
  expect(await isIn(token)).toBe(true);
});

test("a ticket and a code work once and only for their account", async () => {
  const ann = await createProtectedMember();
  const bob = await createProtectedMember();
  const { ticket } = await login(ann.username);
  expect((await second(ticket, nextCode(bob.secret))).reason).toBe("SECOND_CODE_WRONG");
  const code = nextCode(ann.secret);
  expect((await second(ticket, code)).code).toBe(200);
  expect((await second(ticket, totpCode(ann.secret, movedPeriods + 1))).reason).toBe("LOGIN_TICKET_INVALID");
  const again = (await login(ann.username)).ticket;
  expect(await second(again, code)).toMatchObject({
    reason: "SECOND_CODE_WRONG",
    msg: "这个动态码已经用过了，等下一个再试",
  });
  // Codes of earlier periods are used up with it.
  expect((await second(again, totpCode(ann.secret, movedPeriods - 1))).code).toBe(400);
  for (const forged of ["x".repeat(32), ann.token])
    expect((await second(forged, nextCode(ann.secret))).reason).toBe("LOGIN_TICKET_INVALID");
});

test("a code of the neighbouring period is accepted, one further away is not", async () => {
  const { username, secret } = await createProtectedMember();
  nextCode(secret);
  nextCode(secret);
  nextCode(secret);
  const { ticket } = await login(username);
  for (const off of [-2, 2])
    expect((await second(ticket, totpCode(secret, movedPeriods + off))).reason).toBe("SECOND_CODE_WRONG");
  expect((await second(ticket, totpCode(secret, movedPeriods - 1))).code).toBe(200);
});

test("a ticket expires after five wrong codes or its lifetime, and the owner is notified once", async () => {
  const { username, secret, token } = await createProtectedMember();
  for (let round = 0; round < 2; round++) {
    const { ticket } = await login(username);
    for (let n = 1; n < policy.twoStep.attempts; n++)
      expect((await second(ticket, wrongCode(secret))).reason).toBe("SECOND_CODE_WRONG");
    expect(await second(ticket, wrongCode(secret))).toMatchObject({
      reason: "LOGIN_TICKET_INVALID",
      msg: "错了太多次，请重新登录",
    });
    expect((await second(ticket, nextCode(secret))).reason).toBe("LOGIN_TICKET_INVALID");
  }
  const guessNotices = (await notices(token)).filter(({ title }) => title === "有人没有通过两步验证");
  expect(guessNotices).toHaveLength(1);
  const { ticket } = await login(username);
  await server.db.execute(sql`update login_tickets set expires_at = now()`);
  expect((await second(ticket, nextCode(secret))).reason).toBe("LOGIN_TICKET_INVALID");
});

test("the attempt counter is reset by the second step and not by the first", async () => {
  const { username, secret } = await createProtectedMember();
  const countAttempts = async () => {
    const key = `login:127.0.0.1:${username}`;
    const [row] = await server.db.select().from(rateCounters).where(eq(rateCounters.key, key));
    return row?.count ?? 0;
  };
  await login(username, "guess-number");
  const { ticket } = await login(username);
  expect(await countAttempts()).toBe(2);
  await second(ticket, wrongCode(secret));
  expect(await countAttempts()).toBe(2);
  expect((await second(ticket, nextCode(secret))).code).toBe(200);
  expect(await countAttempts()).toBe(0);
  // Logins with only the first step run into the captcha like wrong passwords.
  for (let n = 0; n < policy.login.perPair.max; n++) expect((await login(username)).ticket).toBeDefined();
  expect(await login(username)).toMatchObject({ reason: "CAPTCHA_REQUIRED", needsCaptcha: 1 });
});

test("guesses from other addresses are limited per day, and backup codes and the owner's address still work", async () => {
  const { username, secret, codes } = await createProtectedMember();
  const from = (remoteAddress: string) => async (url: string, payload: object) =>
    (await server.inject({ method: "POST", url: `/api${url}`, payload, remoteAddress })).json();
  const { attempts } = policy.twoStep;
  const { max } = rates.secondGuess;
  for (let guesses = 0; guesses < max; ) {
    const there = from(`10.9.0.${guesses}`);
    const { ticket } = await there("/login", { username, password: PASSWORD });
    for (let n = 1; n < attempts && guesses < max; n++, guesses++) {
      const answer = await there("/api/without/login/second", { ticket, secondCode: wrongCode(secret) });
      expect(answer.reason).toBe("SECOND_CODE_WRONG");
    }
  }
  const stranger = from("10.9.1.1");
  const { ticket } = await stranger("/login", { username, password: PASSWORD });
  expect(await stranger("/api/without/login/second", { ticket, secondCode: nextCode(secret) })).toMatchObject(
    {
      code: 429,
      msg: "这个账号的动态码今天错得太多，请用备用码登录",
    },
  );
  expect((await stranger("/api/without/login/second", { ticket, secondCode: codes[0]! })).code).toBe(200);
  const home = await login(username);
  expect((await second(home.ticket, nextCode(secret))).code).toBe(200);
});

test("a backup code works once in any spelling, and recovery and backup codes are not interchangeable", async () => {
  const { username, token, codes } = await createProtectedMember();
  const [backup = ""] = codes;
  expect((await second((await login(username)).ticket, backup.toUpperCase().replaceAll("-", " "))).code).toBe(
    200,
  );
  const { ticket } = await login(username);
  expect(await second(ticket, backup)).toMatchObject({
    reason: "SECOND_CODE_WRONG",
    msg: "这个备用码已经用过了，换一个没用过的",
  });
  expect(await security(token)).toMatchObject({ backupCodesLeft: 9 });
  const recovery = (await server.post("/api/bbs/account/codes", { password: PASSWORD }, token)).data.codes;
  expect((await second(ticket, recovery[0])).reason).toBe("SECOND_CODE_WRONG");
  expect(
    await server.post("/api/without/recover/code", {
      account: username,
      recoveryCode: codes[1],
      newPassword: "mountains-at-dawn",
    }),
  ).toMatchObject({ code: 400, reason: "CREDENTIALS_WRONG" });
  // New recovery codes do not replace the backup codes.
  expect(await security(token)).toMatchObject({ backupCodesLeft: 9, codesLeft: 8 });
});

test("new backup codes need the password and a code, and replace the old ones", async () => {
  const { token, codes, secret, username } = await createProtectedMember();
  const [old = ""] = codes;
  expect((await call("codes", { password: PASSWORD, secondCode: wrongCode(secret) }, token)).code).toBe(400);
  const renewed = await call("codes", { password: PASSWORD, secondCode: nextCode(secret) }, token);
  expect(renewed.data.codes).toHaveLength(10);
  const { ticket } = await login(username);
  expect((await second(ticket, old)).reason).toBe("SECOND_CODE_WRONG");
  expect((await second(ticket, renewed.data.codes[9])).code).toBe(200);
});

test("turning it off needs the password and a code, and then the password suffices", async () => {
  const { username, token, userId, secret } = await createProtectedMember();
  const { ticket } = await login(username);
  expect((await call("off", { secondCode: nextCode(secret) }, token)).reason).toBe("PASSWORD_REQUIRED");
  expect((await call("off", { password: PASSWORD, secondCode: wrongCode(secret) }, token)).reason).toBe(
    "SECOND_CODE_WRONG",
  );
  expect((await call("off", { password: PASSWORD, secondCode: nextCode(secret) }, token)).code).toBe(200);
  expect((await second(ticket, nextCode(secret))).reason).toBe("LOGIN_TICKET_INVALID");
  expect((await login(username)).token).toBeDefined();
  expect(await security(token)).toMatchObject({ twoStep: 0, backupCodesLeft: 0 });
  expect((await notices(token))[0]).toMatchObject({ title: "两步验证已关闭" });
  const log = await server.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
  expect(log.map(({ action }) => action)).toEqual(["user.twostepon", "user.twostepoff"]);
  expect((await call("off", { password: PASSWORD, secondCode: "123456" }, token)).code).toBe(409);
});

test("a password recovery keeps the second step and deletes pending tickets", async () => {
  const { username, secret, token } = await createProtectedMember();
  const { ticket } = await login(username);
  const { codes } = (await server.post("/api/bbs/account/codes", { password: PASSWORD }, token)).data;
  const newPassword = "mountains-at-dawn";
  const body = { account: username, recoveryCode: codes[0], newPassword };
  expect((await server.post("/api/without/recover/code", body)).code).toBe(200);
  expect((await second(ticket, nextCode(secret))).reason).toBe("LOGIN_TICKET_INVALID");
  const first = await login(username, newPassword);
  expect(first.reason).toBe("SECOND_FACTOR_REQUIRED");
  expect((await second(first.ticket, nextCode(secret))).code).toBe(200);
});

test("a ban between the steps is reported and does not use up the code", async () => {
  const { username, secret, codes, userId } = await createProtectedMember();
  const { ticket } = await login(username);
  await server.db.execute(
    sql`update users set forbidden_until = now() + interval '1 day' where id = ${userId}`,
  );
  expect(await second(ticket, codes[0]!)).toMatchObject({
    reason: "ACCOUNT_BANNED",
    ticket: expect.any(String),
  });
  await server.db.execute(sql`update users set forbidden_until = null where id = ${userId}`);
  expect((await login(username)).reason).toBe("SECOND_FACTOR_REQUIRED");
  expect((await second((await login(username)).ticket, codes[0]!)).code).toBe(200);
  expect(nextCode(secret)).toHaveLength(6);
});

test("a ban is revealed only after the second step", async () => {
  const { username, secret, userId } = await createProtectedMember();
  const { ticket: before } = await login(username);
  for (const change of [
    sql`forbidden_until = now() + interval '1 day'`,
    sql`forbidden_until = null, status = 3`,
  ]) {
    await server.db.execute(sql`update users set ${change} where id = ${userId}`);
    const first = await login(username);
    expect(first.reason).toBe("SECOND_FACTOR_REQUIRED");
    for (const ticket of [before, first.ticket])
      expect((await second(ticket, wrongCode(secret))).reason).toBe("SECOND_CODE_WRONG");
    expect(await server.db.$count(accountTokens, eq(accountTokens.userId, userId))).toBe(0);
  }
  const refused = await second((await login(username)).ticket, nextCode(secret));
  expect(refused.reason).toBe("ACCOUNT_CLOSED");
  expect((await server.post("/api/without/appeal/open", { ticket: refused.ticket })).code).toBe(200);
});

test("login without a password asks for the second step too", async () => {
  const { userId, secret } = await createProtectedMember();
  await server.db.insert(phones).values({ userId, phone: "13800138000" });
  const caller = {
    db: server.db,
    address: parseClientAddress("127.0.0.1"),
    userAgent: "",
    clock: { now: () => new Date() },
  };
  const refusal = await logIn(caller as Parameters<typeof logIn>[0], userId).catch((error: unknown) => error);
  const { ticket } = (refusal as { hint: { ticket: string } }).hint;
  expect((await second(ticket, nextCode(secret))).code).toBe(200);
});

test("tickets and backup codes are stored as hashes", async () => {
  const { username, codes, userId } = await createProtectedMember();
  const { ticket } = await login(username);
  const stored = JSON.stringify([
    await server.db.select().from(loginTickets),
    await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
  for (const plaintext of [ticket, ...codes]) expect(stored).not.toContain(plaintext);
});
