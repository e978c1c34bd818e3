import { rates } from "@lenscape/api/rates.gen";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog, passkeyChallenges, passkeys, totpSecrets, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Authenticator, createAuthenticator, type Lie } from "../../../test/authenticator.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { totpCode } from "../../../test/totp.ts";
import { closeAccount } from "../../people/account/account.queries.ts";

const PASSWORD = "Lenscape2026";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ PORT: "80" });
});
beforeEach(() => deleteAll(server, "rate_counters", "passkey_challenges"));
afterAll(() => server.close());

const call = (path: string, body: object | undefined, token: string) =>
  server.post(`/api/bbs/account/passkey/${path}`, body, token);
const step = (path: string, body: object, token: string) =>
  server.post(`/api/bbs/account/twostep/${path}`, body, token);
const begin = (body: object = {}) => server.post("/api/without/passkey/begin", body);
const enter = (passkey: object) => server.post("/api/without/passkey/login", { passkey });
const second = (body: object) => server.post("/api/without/login/second", body);
const login = (username: string, password = PASSWORD) => server.post("/login", { username, password });
const list = async (token: string) => (await server.get("/api/bbs/account/passkey/list", token)).data;
const security = async (token: string) => (await server.get("/api/bbs/account/security", token)).data;
const notices = async (token: string) => (await server.get("/api/notice/system/list", token)).rows;
const isIn = async (token: string) => (await server.get("/getInfo", token)).code === 200;
const set = (userId: string, change: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(change).where(eq(users.id, userId));

async function add(authenticator: Authenticator, token: string, name = "我的手机", lie: Lie = {}) {
  const { data } = await call("begin", { password: PASSWORD }, token);
  const made = authenticator.create(data, lie);
  return { id: made.id, answer: await call("add", { name, ...made }, token) };
}

let count = 0;
/** A member with a passkey. */
async function holder(options?: Parameters<typeof createAuthenticator>[0]) {
  count += 1;
  const username = `holder${count}`;
  const made = await server.member(username);
  const authenticator = createAuthenticator(options);
  const { id, answer } = await add(authenticator, made.token);
  expect(answer.code).toBe(200);
  return { ...made, username, authenticator, id };
}
const logIn = async (authenticator: Authenticator, lie: Lie = {}) =>
  enter(authenticator.get((await begin()).data, lie));
const prove = async (authenticator: Authenticator, token: string) =>
  authenticator.get((await call("prove", undefined, token)).data);

/** The same, with the second step turned on by the passkey alone. */
async function stepped() {
  const member = await holder();
  const passkey = await prove(member.authenticator, member.token);
  const { data } = await step("passkey", { password: PASSWORD, passkey }, member.token);
  return { ...member, codes: data.codes as string[] };
}

test("a passkey is added with the password, listed, told and noted, and logs in alone", async () => {
  const { token, userId } = await server.member("adder");
  expect(await call("begin", { password: "guess-number" }, token)).toMatchObject({
    reason: "PASSWORD_WRONG",
    field: "password",
  });
  const { data } = await call("begin", { password: PASSWORD }, token);
  expect(data).toMatchObject({
    rp: { id: "localhost" },
    user: { name: "adder", displayName: "adder" },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  });
  const authenticator = createAuthenticator();
  const made = authenticator.create(data);
  expect(await call("add", { ...made, name: "  " }, token)).toMatchObject({ code: 400, field: "name" });
  expect((await call("add", { ...made, name: " 我的  手机 " }, token)).code).toBe(200);
  expect(await list(token)).toMatchObject({
    isOffered: 1,
    max: 10,
    passkeys: [{ name: "我的 手机", isSynced: 0, lastUsedAt: "" }],
  });
  expect((await notices(token))[0]).toMatchObject({ title: "已添加通行密钥" });
  const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
  expect(entry).toMatchObject({ actorId: userId, action: "user.passkeyadd" });
  const again = await call("begin", { password: PASSWORD }, token);
  expect(again.data.excludeCredentials).toEqual([
    { id: made.id, type: "public-key", transports: ["internal"] },
  ]);
  // A passkey by itself asks for no second step of anybody who logs in by password.
  expect((await login("adder")).token).toBeDefined();

  const options = (await begin()).data;
  expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "required" });
  const entered = await enter(authenticator.get(options));
  expect(entered.code).toBe(200);
  expect(await isIn(entered.token)).toBe(true);
  expect((await list(token)).passkeys[0].lastUsedAt).not.toBe("");
});

test("one log-in by passkey is both steps", async () => {
  const { username, userId, authenticator } = await holder();
  await server.db
    .insert(totpSecrets)
    .values({ userId, secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", enabledAt: new Date() });
  expect((await login(username)).reason).toBe("SECOND_FACTOR_REQUIRED");
  expect((await logIn(authenticator)).token).toBeDefined();
});

test.each<[string, Lie]>([
  ["another site's page", { origin: "https://evil.example" }],
  ["another site's domain", { rpId: "evil.example" }],
  ["what was signed for making one", { type: "webauthn.create" }],
  ["a finger that was not asked for", { unverified: true }],
  ["a key of somebody else's", { forged: true }],
  ["another member's handle", { userHandle: Buffer.from("999999").toString("base64url") }],
])("a log-in is refused for %s", async (_, lie) => {
  const { authenticator, token } = await holder();
  expect(await logIn(authenticator, lie)).toMatchObject({ code: 400, reason: "PASSKEY_REFUSED" });
  expect((await list(token)).passkeys[0].lastUsedAt).toBe("");
  expect((await logIn(authenticator)).code).toBe(200);
});

test("a challenge serves once, in its time, for what and whom it was given", async () => {
  const { authenticator, token, id, username } = await stepped();
  const options = (await begin()).data;
  expect((await enter(authenticator.get(options))).code).toBe(200);
  expect((await enter(authenticator.get(options))).reason).toBe("PASSKEY_EXPIRED");

  const late = (await begin()).data;
  await server.db.execute(sql`update passkey_challenges set expires_at = now()`);
  expect((await enter(authenticator.get(late))).reason).toBe("PASSKEY_EXPIRED");

  expect((await enter(authenticator.get({ rpId: "localhost", challenge: "bWFkZS11cA" }))).reason).toBe(
    "PASSKEY_EXPIRED",
  );
  // Given to a member who is logged in, for a second step, or for making one: no log-in.
  const { ticket } = await login(username);
  for (const other of [
    (await call("prove", undefined, token)).data,
    (await begin({ ticket })).data,
    { rpId: "localhost", ...(await call("begin", { password: PASSWORD }, token)).data },
  ])
    expect((await enter(authenticator.get(other, { id }))).reason).toBe("PASSKEY_EXPIRED");
  // Nor the other way round.
  expect((await second({ ticket, passkey: authenticator.get((await begin()).data) })).reason).toBe(
    "PASSKEY_EXPIRED",
  );
  const stranger = await holder();
  const theirs = (await call("prove", undefined, stranger.token)).data;
  const passkey = authenticator.get(theirs, { id });
  expect((await step("off", { password: PASSWORD, passkey }, token)).reason).toBe("PASSKEY_EXPIRED");
});

test("a count that has not grown is refused, and its owner told once; one that never counts is good", async () => {
  const { authenticator, token } = await holder();
  expect((await logIn(authenticator, { counter: 7 })).code).toBe(200);
  for (const counter of [7, 3, 0])
    expect(await logIn(authenticator, { counter })).toMatchObject({
      reason: "PASSKEY_REFUSED",
      msg: "这个通行密钥的使用次数对不上，可能被复制过，请换一种方式登录",
    });
  const told = (await notices(token)).filter(({ title }) => title === "通行密钥可能被复制");
  expect(told).toHaveLength(1);
  // Made up without the key, it raises no alarm.
  const other = await holder();
  expect((await logIn(other.authenticator, { counter: 5 })).code).toBe(200);
  expect((await logIn(other.authenticator, { counter: 2, forged: true })).code).toBe(400);
  expect((await notices(other.token)).map(({ title }) => title)).not.toContain("通行密钥可能被复制");
  expect((await logIn(other.authenticator, { counter: 8 })).code).toBe(200);

  const synced = await holder({ synced: true });
  for (let n = 0; n < 3; n++) expect((await logIn(synced.authenticator)).code).toBe(200);
  expect((await list(synced.token)).passkeys[0].isSynced).toBe(1);
});

test("what comes with certificates, unverified or from elsewhere is not added; the same one once", async () => {
  const { token } = await server.member("choosy");
  const authenticator = createAuthenticator();
  const statement = new Map([["x5c", [Buffer.from("certificate")]]]);
  for (const format of ["packed", "android-safetynet", "apple"])
    expect((await add(authenticator, token, "证书", { format, statement })).answer.msg).toBe(
      "这种认证器带着出厂证明，社区不收，请换一种通行密钥",
    );
  for (const lie of [
    { unverified: true },
    { origin: "https://evil.example" },
    { rpId: "evil.example" },
    { type: "webauthn.get" },
  ])
    expect((await add(authenticator, token, "骗子", lie)).answer.reason).toBe("PASSKEY_REFUSED");
  const { data } = await call("begin", { password: PASSWORD }, token);
  const torn = { ...authenticator.create(data), attestationObject: "oA", name: "破的" };
  expect((await call("add", torn, token)).reason).toBe("PASSKEY_REFUSED");
  expect((await list(token)).passkeys).toEqual([]);

  const made = authenticator.create((await call("begin", { password: PASSWORD }, token)).data);
  expect((await call("add", { ...made, name: "一" }, token)).code).toBe(200);
  expect((await call("add", { ...made, name: "二" }, token)).reason).toBe("PASSKEY_EXPIRED");
  // Another's challenge with a passkey that is somebody's already.
  const { token: thief } = await server.member("thief");
  const options = (await call("begin", { password: PASSWORD }, thief)).data;
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: "webauthn.create", challenge: options.challenge, origin: "http://localhost" }),
  ).toString("base64url");
  expect(await call("add", { ...made, clientDataJSON, name: "偷的" }, thief)).toMatchObject({
    code: 409,
    reason: "ALREADY_BOUND",
  });
});

test("ten at most, also at once", async () => {
  const { token, userId } = await server.member("collector");
  const authenticator = createAuthenticator();
  for (let n = 1; n < policy.passkeys.max; n++) {
    const { answer } = await add(authenticator, token, `第 ${n} 个`);
    expect(answer.code).toBe(200);
  }
  const two = [];
  for (let n = 0; n < 2; n++)
    two.push(authenticator.create((await call("begin", { password: PASSWORD }, token)).data));
  const answers = await Promise.all(two.map((made) => call("add", { ...made, name: "最后" }, token)));
  expect(answers.map(({ reason }) => reason ?? "").sort()).toEqual(["", "LIMIT_REACHED"]);
  expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(policy.passkeys.max);
  expect((await call("begin", { password: PASSWORD }, token)).reason).toBe("LIMIT_REACHED");
});

test("named and removed by the owner alone, with the password; then it serves no more", async () => {
  const { token, authenticator } = await holder();
  const [{ id: passkeyId }] = (await list(token)).passkeys;
  const stranger = await server.member("stranger");
  const body = { passkeyId, password: PASSWORD };
  expect((await call("rename", { ...body, name: "别人的" }, stranger.token)).code).toBe(404);
  expect((await call("remove", body, stranger.token)).code).toBe(404);
  expect((await call("rename", { passkeyId, name: "新名字" }, token)).reason).toBe("PASSWORD_REQUIRED");
  expect((await call("remove", { passkeyId }, token)).reason).toBe("PASSWORD_REQUIRED");
  expect((await call("rename", { ...body, name: "新名字" }, token)).code).toBe(200);
  expect((await list(token)).passkeys).toMatchObject([{ name: "新名字" }]);
  expect((await call("remove", body, token)).code).toBe(200);
  expect((await notices(token))[0]).toMatchObject({ title: "通行密钥已移除" });
  expect(await logIn(authenticator)).toMatchObject({
    reason: "PASSKEY_REFUSED",
    msg: "这里没有这个通行密钥，可能已经移除，请换一种方式登录",
  });
  expect((await call("prove", undefined, token)).msg).toBe("这个账号还没有通行密钥");
});

test("anyone without a password adds one soon after logging in, and not later", async () => {
  const { token, userId } = await server.member("wordless");
  await set(userId, { passwordless: true });
  const authenticator = createAuthenticator();
  const made = authenticator.create((await call("begin", {}, token)).data);
  expect((await call("add", { ...made, name: "手机" }, token)).code).toBe(200);
  await server.db.execute(
    sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${userId}`,
  );
  expect((await call("begin", {}, token)).reason).toBe("PASSWORD_REQUIRED");
});

test("a banned, closed or deleted account enters by passkey as little as by password, one that closes is kept", async () => {
  const { authenticator, userId, token, username } = await holder();
  await set(userId, { forbiddenUntil: new Date(Date.now() + 86_400_000) });
  const banned = await logIn(authenticator);
  expect(banned).toMatchObject({ reason: "ACCOUNT_BANNED" });
  expect((await server.post("/api/without/appeal/open", { ticket: banned.ticket })).code).toBe(200);
  await set(userId, { forbiddenUntil: null, status: 3 });
  expect((await logIn(authenticator)).reason).toBe("ACCOUNT_CLOSED");
  await set(userId, { status: 1 });
  expect((await server.post("/api/my/user/info/revoked", { password: PASSWORD }, token)).code).toBe(200);
  expect((await logIn(authenticator)).code).toBe(200);
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  expect(row!.closesAt).toBeNull();
  expect((await login(username)).code).toBe(200);
});

test("an account that is gone leaves no passkey", async () => {
  const { authenticator, userId } = await stepped();
  await server.db.transaction((tx) => closeAccount(tx, userId, "已注销"));
  expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  expect((await logIn(authenticator)).reason).toBe("PASSKEY_REFUSED");
});

test("the second step is turned on by a passkey alone: asked of every other way in, answered by it or a backup code", async () => {
  const { username, token, authenticator, codes } = await stepped();
  expect(new Set(codes).size).toBe(10);
  expect(await security(token)).toMatchObject({
    twoStep: 1,
    twoStepTotp: 0,
    passkeys: 1,
    backupCodesLeft: 10,
  });
  expect((await notices(token))[0]).toMatchObject({ title: "已开启两步验证" });
  const first = await login(username);
  expect(first).toMatchObject({ code: 400, reason: "SECOND_FACTOR_REQUIRED" });
  const { ticket } = first;
  const ways = (await server.post("/api/without/login/second/ways", { ticket })).data;
  expect(ways).toEqual({ totp: 0, passkey: 1 });
  const options = (await begin({ ticket })).data;
  expect(options.allowCredentials).toHaveLength(1);
  const entered = await second({ ticket, passkey: authenticator.get(options) });
  expect(await isIn(entered.token)).toBe(true);
  expect((await second({ ticket, secondCode: codes[0] })).reason).toBe("LOGIN_TICKET_INVALID");
  expect((await begin({ ticket })).reason).toBe("LOGIN_TICKET_INVALID");
  expect((await second({ ticket: (await login(username)).ticket, secondCode: codes[0] })).code).toBe(200);
  expect((await second({ ticket: (await login(username)).ticket })).field).toBe("secondCode");
  expect((await step("begin", { password: PASSWORD }, token)).code).toBe(409);
});

test("next to an authenticator a passkey is a second step too, nobody else's is, and five wrong answers void the ticket", async () => {
  const { username, userId, authenticator } = await holder();
  await server.db
    .insert(totpSecrets)
    .values({ userId, secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", enabledAt: new Date() });
  const { ticket } = await login(username);
  expect((await server.post("/api/without/login/second/ways", { ticket })).data).toEqual({
    totp: 1,
    passkey: 1,
  });
  const stranger = await holder();
  const answer = async (from: Authenticator, lie: Lie = {}) =>
    second({ ticket, passkey: from.get((await begin({ ticket })).data, lie) });
  expect((await answer(stranger.authenticator)).reason).toBe("PASSKEY_REFUSED");
  for (let n = 2; n < policy.twoStep.attempts; n++)
    expect((await answer(authenticator, { forged: true })).reason).toBe("PASSKEY_REFUSED");
  expect((await answer(authenticator, { forged: true })).reason).toBe("LOGIN_TICKET_INVALID");
  const { ticket: next } = await login(username);
  const passkey = authenticator.get((await begin({ ticket: next })).data);
  expect((await second({ ticket: next, passkey })).code).toBe(200);
});

test("an authenticator that waits for its first code is void once a passkey is the second step", async () => {
  const { token, userId, authenticator } = await holder();
  const { secret } = (await step("begin", { password: PASSWORD }, token)).data;
  const passkey = await prove(authenticator, token);
  expect((await step("passkey", { password: PASSWORD, passkey }, token)).code).toBe(200);
  expect(await server.db.$count(totpSecrets, eq(totpSecrets.userId, userId))).toBe(0);
  // One that came to wait at the same time does not serve either.
  await server.db.insert(totpSecrets).values({ userId, secret });
  expect(await step("confirm", { secondCode: totpCode(secret) }, token)).toMatchObject({
    code: 409,
    msg: "两步验证已经开着",
  });
  expect(await security(token)).toMatchObject({ twoStepTotp: 0, backupCodesLeft: 10 });
});

test("the last passkey stays while it is the second step; turned off with it, it stays a way in", async () => {
  const { token, authenticator, username } = await stepped();
  const [{ id: passkeyId }] = (await list(token)).passkeys;
  expect(await call("remove", { passkeyId, password: PASSWORD }, token)).toMatchObject({
    code: 409,
    msg: "两步验证只靠这个通行密钥，请先关闭两步验证",
  });
  expect((await list(token)).passkeys).toHaveLength(1);
  expect((await step("off", { password: PASSWORD }, token)).field).toBe("secondCode");
  const renewed = await step(
    "codes",
    { password: PASSWORD, passkey: await prove(authenticator, token) },
    token,
  );
  expect(renewed.data.codes).toHaveLength(10);
  const passkey = await prove(authenticator, token);
  expect((await step("off", { passkey }, token)).reason).toBe("PASSWORD_REQUIRED");
  expect((await step("off", { password: PASSWORD, passkey }, token)).code).toBe(200);
  expect(await security(token)).toMatchObject({ twoStep: 0, passkeys: 1, backupCodesLeft: 0 });
  expect((await login(username)).token).toBeDefined();
  expect((await logIn(authenticator)).code).toBe(200);
  expect((await call("remove", { passkeyId, password: PASSWORD }, token)).code).toBe(200);
});

test("a new password leaves passkeys and second step, says so, and voids one that is being made", async () => {
  const { username, token, authenticator } = await stepped();
  const { codes } = (await server.post("/api/bbs/account/codes", { password: PASSWORD }, token)).data;
  const options = (await call("begin", { password: PASSWORD }, token)).data;
  const newPassword = "mountains-at-dawn";
  const body = { account: username, recoveryCode: codes[0], newPassword };
  expect((await server.post("/api/without/recover/code", body)).code).toBe(200);
  expect((await login(username, newPassword)).reason).toBe("SECOND_FACTOR_REQUIRED");
  const { token: again } = await logIn(authenticator);
  expect((await notices(again))[0].content).toContain("你的 1 个通行密钥没有变");
  const made = authenticator.create(options);
  expect((await call("add", { ...made, name: "迟到的" }, again)).reason).toBe("PASSKEY_EXPIRED");
});

test("challenges are few: of a member the latest, of nobody so many, of an address so often; none is stored", async () => {
  const { token, userId } = await holder();
  const given: string[] = [];
  const { perMember } = policy.passkeys.challenges;
  for (let n = 0; n < perMember + 3; n++) given.push((await call("prove", undefined, token)).data.challenge);
  const rows = await server.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  expect(rows).toHaveLength(perMember);
  for (const challenge of given) expect(JSON.stringify(rows)).not.toContain(challenge);
  await server.db.execute(sql`insert into passkey_challenges (challenge_hash, purpose, expires_at)
    select 'h' || n, 'login', now() + interval '5 minutes' from generate_series(1, ${policy.passkeys.challenges.nobodys}::int) n`);
  expect((await begin()).code).toBe(429);
  expect((await call("prove", undefined, token)).code).toBe(200);
  await server.db.execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`);
  expect((await begin()).code).toBe(200);
  const { username } = await stepped();
  const { ticket } = await login(username);
  await server.db.execute(sql`update rate_counters set count = ${rates.passkey.max}`);
  expect((await begin()).code).toBe(429);
  // Many share an address: those who have taken the first step are not kept out by it.
  expect((await begin({ ticket })).code).toBe(200);
});
