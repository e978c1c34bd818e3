import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rates } from "@lenscape/api/rates.gen";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { phones, recoveryCodes, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type MailServer, mailSettings, sendDueMails, startMailServer } from "../../../test/mail-fixtures.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { issueToken } from "../../notifications/mail/account-token.queries.ts";
import { enqueueMail, saveAddress } from "../../notifications/mail/mail.queries.ts";

const NEW = "mountains-at-dawn";

let post: MailServer;
let sms: Server;
let smsCode = "";
let server: TestServer;

beforeAll(async () => {
  post = await startMailServer();
  sms = createServer((request, response) => {
    const { code } = JSON.parse(new URL(request.url!, "http://sms").searchParams.get("TemplateParam")!);
    smsCode = code;
    response.end(JSON.stringify({ Code: "OK" }));
  });
  await new Promise<void>((resolve) => sms.listen(0, "127.0.0.1", resolve));
  server = await startServer({
    ...mailSettings(post.url),
    SMS_ACCESS_KEY: "key",
    SMS_SECRET: "secret",
    SMS_SIGN_NAME: "镜界",
    SMS_TEMPLATE: "SMS_1",
    SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}`,
  });
});
beforeEach(async () => {
  post.received.length = 0;
  await deleteAll(server, "mails", "mail_addresses", "account_tokens", "rate_counters");
});
afterAll(async () => {
  await server.close();
  await post.close();
  sms.close();
});

let count = 0;
async function member(email?: string) {
  count += 1;
  const username = `lost${count}`;
  const created = { username, ...(await server.member(username)) };
  if (email) await saveAddress(server.db, created.userId, email);
  return created;
}
const recover = (way: string, body: object) => server.post(`/api/without/recover/${way}`, body);
const login = (username: string, password: string) => server.post("/login", { username, password });
const noticesOf = async (token: string) => (await server.get("/api/notice/system/list", token)).rows;

async function linkFor(account: string): Promise<string> {
  post.received.length = 0;
  expect((await recover("mail", { account })).code).toBe(200);
  await sendDueMails(server);
  return /token=([\w-]{32})/.exec(post.received[0]?.text ?? "")?.[1] ?? "";
}

/**
 * Expects that the old password and all sessions are invalid, the new password works, and the member is
 * notified.
 */
async function expectRecovered({ username, token }: { username: string; token: string }, sentence: string) {
  expect((await server.get("/getInfo", token)).code).toBe(401);
  expect((await login(username, "Lenscape2026")).code).toBe(400);
  const entered = await login(username, NEW);
  expect(entered.code).toBe(200);
  expect((await noticesOf(entered.token))[0]).toMatchObject({ title: "登录密码已重设" });
  expect((await noticesOf(entered.token))[0].content).toContain(sentence);
}

test("a reset link works once before it expires, and the member is notified", async () => {
  const lockedOut = await member("lost@lenscape.example");
  const other = await linkFor(lockedOut.username);
  const token = await linkFor("LOST@lenscape.example");
  expect(await recover("reset", { token, newPassword: "12345678" })).toMatchObject({
    reason: "PASSWORD_WEAK",
  });
  expect(await recover("reset", { token, newPassword: `my-${lockedOut.username}-2026` })).toMatchObject({
    reason: "PASSWORD_WEAK",
  });
  expect(await recover("reset", { token, newPassword: NEW })).toMatchObject({
    code: 200,
    data: { username: lockedOut.username },
  });
  for (const used of [token, other, "x".repeat(32)])
    expect(await recover("reset", { token: used, newPassword: NEW })).toMatchObject({
      reason: "LINK_INVALID",
    });
  await expectRecovered(lockedOut, "用邮箱里的链接");
  await sendDueMails(server);
  expect(post.received.at(-1)!.text).toContain("登录密码已重设");
});

/** Requests verification mails like a thief who knows the password: one sent, one pending and one failed. */
async function requestThiefMails({ token, userId }: { token: string; userId: string }): Promise<string> {
  post.received.length = 0;
  const bind = (email: string) =>
    server.post("/api/bbs/account/mail/bind", { email, password: "Lenscape2026" }, token);
  expect((await bind("thief@lenscape.example")).code).toBe(200);
  await sendDueMails(server);
  await bind("waiting@lenscape.example");
  await enqueueMail(server.db, { kind: "verify", userId, email: "failed@lenscape.example", details: {} });
  await server.db.execute(
    sql`update mails set state = 'failed', next_at = null where email = 'failed@lenscape.example'`,
  );
  return /verify=([\w-]{32})/.exec(post.received[0]!.text)![1]!;
}

const OWNED = { kind: "verify", email: "owner@lenscape.example", seconds: 60 } as const;

/** Actions by which the owner secures the account again. */
const secureAccount: Record<
  string,
  (owner: { username: string; token: string; userId: string }) => Promise<unknown>
> = {
  "a password change": ({ token }) =>
    server.post("/api/bbs/account/password", { oldPassword: "Lenscape2026", newPassword: NEW }, token),
  "a recovery by mail": async ({ username, userId }) => {
    await saveAddress(server.db, userId, "owner@lenscape.example");
    return recover("reset", { token: await linkFor(username), newPassword: NEW });
  },
  "a recovery code": async ({ username, token }) => {
    const { codes } = (await server.post("/api/bbs/account/codes", { password: "Lenscape2026" }, token)).data;
    return recover("code", { account: username, recoveryCode: codes[0], newPassword: NEW });
  },
  "removing the address": async ({ token, userId }) => {
    await saveAddress(server.db, userId, "owner@lenscape.example");
    return server.post("/api/bbs/account/mail/unbind", { password: "Lenscape2026" }, token);
  },
  "a password set by phone": async ({ token, userId }) => {
    const phone = "13800138009";
    await server.db.insert(phones).values({ userId, phone });
    await server.db.update(users).set({ passwordless: true }).where(eq(users.id, userId));
    await server.post("/api/bbs/phone/sms", { phone });
    return server.post("/api/bbs/phone/password", { phone, smsCode, newPassword: NEW }, token);
  },
  "binding another address": async ({ userId }) =>
    server.post("/api/without/mail/verify", {
      token: await issueToken(server.db, { ...OWNED, userId }),
    }),
};

test.each(Object.keys(secureAccount))(
  "an address requested before %s cannot be bound afterwards",
  async (way) => {
    const owner = await member();
    const token = await requestThiefMails(owner);
    // The second mail stays pending until the account is secured.
    await server.db.execute(
      sql`update mails set next_at = now() + interval '1 hour' where email like 'waiting%'`,
    );
    expect(await secureAccount[way]!(owner)).toMatchObject({ code: 200 });
    expect(await server.post("/api/without/mail/verify", { token })).toMatchObject({
      reason: "LINK_INVALID",
    });
    await server.db.execute(sql`update mails set state = 'pending', next_at = now() where kind = 'verify'
    and state <> 'sent'`);
    post.received.length = 0;
    await sendDueMails(server);
    expect(post.received.flatMap(({ to }) => to)).not.toContain("waiting@lenscape.example");
    expect(post.received.flatMap(({ to }) => to)).not.toContain("failed@lenscape.example");
  },
);

test("an expired reset link and a verification token are refused", async () => {
  const lockedOut = await member("late@lenscape.example");
  const token = await linkFor(lockedOut.username);
  await server.db.execute(sql`update account_tokens set expires_at = now()`);
  expect(await recover("reset", { token, newPassword: NEW })).toMatchObject({ reason: "LINK_INVALID" });
  await server.db.execute(
    sql`update account_tokens set expires_at = now() + interval '1 hour', kind = 'verify'`,
  );
  expect(await recover("reset", { token, newPassword: NEW })).toMatchObject({ reason: "LINK_INVALID" });
});

test("the response is the same for an account with an address, without one, and for an unknown account", async () => {
  const bound = await member("bound@lenscape.example");
  const unbound = await member();
  const answers = [];
  for (const account of [bound.username, unbound.username, "nobody-at-all"])
    answers.push(await recover("mail", { account }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // The work is the same too: each call inserts one mail, and mails without a recipient are deleted by the
  // worker.
  await sendDueMails(server);
  expect(post.received.map(({ to }) => to[0])).toEqual(["bound@lenscape.example"]);
  expect(await server.db.execute(sql`select id from mails where state = 'pending'`)).toMatchObject({
    rows: [],
  });
});

test("the limit of reset links counts all spellings of a username together", async () => {
  const { max } = rates.recoverAccount;
  for (let n = 0; n < max; n++) expect((await recover("mail", { account: "someone" })).code).toBe(200);
  expect((await recover("mail", { account: "Someone" })).code).toBe(429);
});

test("a bound phone recovers an account", async () => {
  const lockedOut = await member();
  const phone = "13800138000";
  await server.db.insert(phones).values({ userId: lockedOut.userId, phone });
  await server.post("/api/bbs/phone/sms", { phone });
  expect(await recover("phone", { phone, smsCode: "000000", newPassword: NEW })).toMatchObject({ code: 400 });
  const weak = await recover("phone", { phone, smsCode, newPassword: `my-${lockedOut.username}-2026` });
  expect(weak).toMatchObject({ reason: "PASSWORD_WEAK" });
  expect((await recover("phone", { phone, smsCode, newPassword: NEW })).data).toEqual({
    username: lockedOut.username,
  });
  expect(await recover("phone", { phone, smsCode, newPassword: NEW })).toMatchObject({
    reason: "SMS_CODE_EXPIRED",
  });
  await expectRecovered(lockedOut, "用绑定的手机");
});

test("only the owner of a phone learns that it is not bound", async () => {
  const phone = "13800138001";
  await server.post("/api/bbs/phone/sms", { phone });
  expect(await recover("phone", { phone, smsCode: "000000", newPassword: NEW })).toMatchObject({
    reason: "SMS_CODE_WRONG",
  });
  expect(await recover("phone", { phone, smsCode, newPassword: NEW })).toMatchObject({ reason: "NOT_BOUND" });
});

test("a recovery code is returned at registration, stored as a hash, and works once", async () => {
  const username = "newcomer";
  const { recoveryCodes: codes } = await server.post("/register", { username, password: "Lenscape2026" });
  expect(codes).toHaveLength(policy.recovery.codes);
  expect(new Set(codes).size).toBe(policy.recovery.codes);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  const stored = JSON.stringify(await server.db.select().from(recoveryCodes));
  for (const code of codes) expect(stored).not.toContain(code);
  const { token } = await login(username, "Lenscape2026");
  const use = (recoveryCode: string, account = username) =>
    recover("code", { account, recoveryCode, newPassword: NEW });
  expect(await use("aaaa-bbbb-cccc")).toMatchObject({ code: 400, msg: "账号或恢复码不对" });
  expect(await use(codes[0], "nobody-at-all")).toMatchObject({ code: 400, msg: "账号或恢复码不对" });
  expect((await use(codes[0].toUpperCase().replaceAll("-", " "))).code).toBe(200);
  expect(await use(codes[0])).toMatchObject({ reason: "RECOVERY_CODE_USED" });
  await expectRecovered({ username, token }, "用恢复码");
  const entered = await login(username, NEW);
  expect((await server.get("/api/bbs/account/security", entered.token)).data.codesLeft).toBe(7);
});

test("new codes need the password, replace the old ones, and the member is notified", async () => {
  const one = await member();
  const renew = (password: string) => server.post("/api/bbs/account/codes", { password }, one.token);
  expect(await renew("wrong-password")).toMatchObject({ reason: "PASSWORD_WRONG" });
  const first = (await renew("Lenscape2026")).data.codes;
  const second = (await renew("Lenscape2026")).data.codes;
  const body = { account: one.username, newPassword: NEW };
  expect(await recover("code", { ...body, recoveryCode: first[0] })).toMatchObject({ code: 400 });
  expect((await noticesOf(one.token))[0]).toMatchObject({ title: "恢复码已换成新的" });
  expect((await recover("code", { ...body, recoveryCode: second[0] })).code).toBe(200);
});

test("guesses of recovery codes are limited like guesses of passwords", async () => {
  const one = await member();
  const guess = () =>
    recover("code", { account: one.username, recoveryCode: "aaaa-bbbb-cccc", newPassword: NEW });
  for (let n = 0; n < policy.login.perPair.max; n++)
    expect(await guess()).toMatchObject({ reason: "CREDENTIALS_WRONG" });
  expect(await guess()).toMatchObject({ reason: "CAPTCHA_REQUIRED", needsCaptcha: 1 });
  // Logging in with the password is not limited by it.
  expect((await login(one.username, "Lenscape2026")).code).toBe(200);
});
