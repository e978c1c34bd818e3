import { rates } from "@lenscape/api/rates.gen";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog, passkeyChallenges, passkeys, totpSecrets, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Authenticator, createAuthenticator, type Overrides } from "../../../test/authenticator.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { totpCode } from "../../../test/totp.ts";
import { closeAccount } from "../../site/account/account-closing.queries.ts";

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

async function add(
  authenticator: Authenticator,
  token: string,
  name = "我的手机",
  overrides: Overrides = {},
) {
  const { data } = await call("begin", { password: PASSWORD }, token);
  const attestation = authenticator.create(data, overrides);
  return { id: attestation.id, answer: await call("add", { name, ...attestation }, token) };
}

let count = 0;
/** Creates a member with a passkey. */
async function createHolder(options?: Parameters<typeof createAuthenticator>[0]) {
  count += 1;
  const username = `holder${count}`;
  const member = await server.member(username);
  const authenticator = createAuthenticator(options);
  const { id, answer } = await add(authenticator, member.token);
  expect(answer.code).toBe(200);
  return { ...member, username, authenticator, id };
}
const logIn = async (authenticator: Authenticator, overrides: Overrides = {}) =>
  enter(authenticator.get((await begin()).data, overrides));
const prove = async (authenticator: Authenticator, token: string) =>
  authenticator.get((await call("prove", undefined, token)).data);

/** Creates a member whose second step is a passkey. */
async function createHolderWithSecondStep() {
  const member = await createHolder();
  const passkey = await prove(member.authenticator, member.token);
  const { data } = await step("passkey", { password: PASSWORD, passkey }, member.token);
  return { ...member, codes: data.codes as string[] };
}

test("adding a passkey needs the password, is listed, audited and notified, and allows login", async () => {
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
  const attestation = authenticator.create(data);
  expect(await call("add", { ...attestation, name: "  " }, token)).toMatchObject({
    code: 400,
    field: "name",
  });
  expect((await call("add", { ...attestation, name: " 我的  手机 " }, token)).code).toBe(200);
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
    { id: attestation.id, type: "public-key", transports: ["internal"] },
  ]);
  // A passkey alone does not require a second step after a password login.
  expect((await login("adder")).token).toBeDefined();

  const options = (await begin()).data;
  expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "required" });
  const session = await enter(authenticator.get(options));
  expect(session.code).toBe(200);
  expect(await isIn(session.token)).toBe(true);
  expect((await list(token)).passkeys[0].lastUsedAt).not.toBe("");
});

test("a passkey login satisfies both steps", async () => {
  const { username, userId, authenticator } = await createHolder();
  await server.db
    .insert(totpSecrets)
    .values({ userId, secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", enabledAt: new Date() });
  expect((await login(username)).reason).toBe("SECOND_FACTOR_REQUIRED");
  expect((await logIn(authenticator)).token).toBeDefined();
});

test.each<[string, Overrides]>([
  ["another site's page", { origin: "https://evil.example" }],
  ["another site's domain", { rpId: "evil.example" }],
  ["a response signed for creation", { type: "webauthn.create" }],
  ["missing user verification", { unverified: true }],
  ["another key", { forged: true }],
  ["another member's handle", { userHandle: Buffer.from("999999").toString("base64url") }],
])("login is refused for %s", async (_, overrides) => {
  const { authenticator, token } = await createHolder();
  expect(await logIn(authenticator, overrides)).toMatchObject({ code: 400, reason: "PASSKEY_REFUSED" });
  expect((await list(token)).passkeys[0].lastUsedAt).toBe("");
  expect((await logIn(authenticator)).code).toBe(200);
});

test("a challenge is valid once, until it expires, for its purpose and member", async () => {
  const { authenticator, token, id, username } = await createHolderWithSecondStep();
  const options = (await begin()).data;
  expect((await enter(authenticator.get(options))).code).toBe(200);
  expect((await enter(authenticator.get(options))).reason).toBe("PASSKEY_EXPIRED");

  const late = (await begin()).data;
  await server.db.execute(sql`update passkey_challenges set expires_at = now()`);
  expect((await enter(authenticator.get(late))).reason).toBe("PASSKEY_EXPIRED");

  expect((await enter(authenticator.get({ rpId: "localhost", challenge: "bWFkZS11cA" }))).reason).toBe(
    "PASSKEY_EXPIRED",
  );
  // Challenges for a viewer, a second step or a new passkey are not valid for login.
  const { ticket } = await login(username);
  for (const other of [
    (await call("prove", undefined, token)).data,
    (await begin({ ticket })).data,
    { rpId: "localhost", ...(await call("begin", { password: PASSWORD }, token)).data },
  ])
    expect((await enter(authenticator.get(other, { id }))).reason).toBe("PASSKEY_EXPIRED");
  // The reverse is refused too.
  expect((await second({ ticket, passkey: authenticator.get((await begin()).data) })).reason).toBe(
    "PASSKEY_EXPIRED",
  );
  const stranger = await createHolder();
  const theirs = (await call("prove", undefined, stranger.token)).data;
  const passkey = authenticator.get(theirs, { id });
  expect((await step("off", { password: PASSWORD, passkey }, token)).reason).toBe("PASSKEY_EXPIRED");
});

test("a counter that does not increase is refused and reported once; a counter that is always 0 is accepted", async () => {
  const { authenticator, token } = await createHolder();
  expect((await logIn(authenticator, { counter: 7 })).code).toBe(200);
  for (const counter of [7, 3, 0])
    expect(await logIn(authenticator, { counter })).toMatchObject({
      reason: "PASSKEY_REFUSED",
      msg: "这个通行密钥的使用次数对不上，可能被复制过，请换一种方式登录",
    });
  const copyNotices = (await notices(token)).filter(({ title }) => title === "通行密钥可能被复制");
  expect(copyNotices).toHaveLength(1);
  // A forged response does not notify the owner.
  const other = await createHolder();
  expect((await logIn(other.authenticator, { counter: 5 })).code).toBe(200);
  expect((await logIn(other.authenticator, { counter: 2, forged: true })).code).toBe(400);
  expect((await notices(other.token)).map(({ title }) => title)).not.toContain("通行密钥可能被复制");
  expect((await logIn(other.authenticator, { counter: 8 })).code).toBe(200);

  const synced = await createHolder({ synced: true });
  for (let n = 0; n < 3; n++) expect((await logIn(synced.authenticator)).code).toBe(200);
  expect((await list(synced.token)).passkeys[0].isSynced).toBe(1);
});

test("passkeys with certificates, without user verification or of another origin are refused, duplicates too", async () => {
  const { token } = await server.member("choosy");
  const authenticator = createAuthenticator();
  const statement = new Map([["x5c", [Buffer.from("certificate")]]]);
  for (const format of ["packed", "android-safetynet", "apple"])
    expect((await add(authenticator, token, "证书", { format, statement })).answer.msg).toBe(
      "这种认证器带着出厂证明，社区不收，请换一种通行密钥",
    );
  for (const overrides of [
    { unverified: true },
    { origin: "https://evil.example" },
    { rpId: "evil.example" },
    { type: "webauthn.get" },
  ])
    expect((await add(authenticator, token, "骗子", overrides)).answer.reason).toBe("PASSKEY_REFUSED");
  const { data } = await call("begin", { password: PASSWORD }, token);
  const malformed = { ...authenticator.create(data), attestationObject: "oA", name: "破的" };
  expect((await call("add", malformed, token)).reason).toBe("PASSKEY_REFUSED");
  expect((await list(token)).passkeys).toEqual([]);

  const attestation = authenticator.create((await call("begin", { password: PASSWORD }, token)).data);
  expect((await call("add", { ...attestation, name: "一" }, token)).code).toBe(200);
  expect((await call("add", { ...attestation, name: "二" }, token)).reason).toBe("PASSKEY_EXPIRED");
  // A member's own challenge combined with another member's passkey.
  const { token: thief } = await server.member("thief");
  const options = (await call("begin", { password: PASSWORD }, thief)).data;
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: "webauthn.create", challenge: options.challenge, origin: "http://localhost" }),
  ).toString("base64url");
  expect(await call("add", { ...attestation, clientDataJSON, name: "偷的" }, thief)).toMatchObject({
    code: 409,
    reason: "ALREADY_BOUND",
  });
});

test("the maximum of ten passkeys also holds for concurrent additions", async () => {
  const { token, userId } = await server.member("collector");
  const authenticator = createAuthenticator();
  for (let n = 1; n < policy.passkeys.max; n++) {
    const { answer } = await add(authenticator, token, `第 ${n} 个`);
    expect(answer.code).toBe(200);
  }
  const two = [];
  for (let n = 0; n < 2; n++)
    two.push(authenticator.create((await call("begin", { password: PASSWORD }, token)).data));
  const answers = await Promise.all(
    two.map((attestation) => call("add", { ...attestation, name: "最后" }, token)),
  );
  expect(answers.map(({ reason }) => reason ?? "").sort()).toEqual(["", "LIMIT_REACHED"]);
  expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(policy.passkeys.max);
  expect((await call("begin", { password: PASSWORD }, token)).reason).toBe("LIMIT_REACHED");
});

test("only the owner can rename and remove a passkey, with the password, and a removed one is refused", async () => {
  const { token, authenticator } = await createHolder();
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

test("a member without a password can add a passkey only soon after logging in", async () => {
  const { token, userId } = await server.member("wordless");
  await set(userId, { passwordless: true });
  const authenticator = createAuthenticator();
  const attestation = authenticator.create((await call("begin", {}, token)).data);
  expect((await call("add", { ...attestation, name: "手机" }, token)).code).toBe(200);
  await server.db.execute(
    sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${userId}`,
  );
  expect((await call("begin", {}, token)).reason).toBe("PASSWORD_REQUIRED");
});

test("a passkey login is refused for banned and closed accounts and cancels a pending closure", async () => {
  const { authenticator, userId, token, username } = await createHolder();
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

test("closing an account deletes its passkeys", async () => {
  const { authenticator, userId } = await createHolderWithSecondStep();
  await server.db.transaction((tx) => closeAccount(tx, userId, "已注销"));
  expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  expect((await logIn(authenticator)).reason).toBe("PASSKEY_REFUSED");
});

test("a passkey alone can be the second step of other logins, with backup codes as an alternative", async () => {
  const { username, token, authenticator, codes } = await createHolderWithSecondStep();
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
  const session = await second({ ticket, passkey: authenticator.get(options) });
  expect(await isIn(session.token)).toBe(true);
  expect((await second({ ticket, secondCode: codes[0] })).reason).toBe("LOGIN_TICKET_INVALID");
  expect((await begin({ ticket })).reason).toBe("LOGIN_TICKET_INVALID");
  expect((await second({ ticket: (await login(username)).ticket, secondCode: codes[0] })).code).toBe(200);
  expect((await second({ ticket: (await login(username)).ticket })).field).toBe("secondCode");
  expect((await step("begin", { password: PASSWORD }, token)).code).toBe(409);
});

test("a passkey is also a second step beside an authenticator app, and five wrong responses invalidate the ticket", async () => {
  const { username, userId, authenticator } = await createHolder();
  await server.db
    .insert(totpSecrets)
    .values({ userId, secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", enabledAt: new Date() });
  const { ticket } = await login(username);
  expect((await server.post("/api/without/login/second/ways", { ticket })).data).toEqual({
    totp: 1,
    passkey: 1,
  });
  const stranger = await createHolder();
  const answer = async (from: Authenticator, overrides: Overrides = {}) =>
    second({ ticket, passkey: from.get((await begin({ ticket })).data, overrides) });
  expect((await answer(stranger.authenticator)).reason).toBe("PASSKEY_REFUSED");
  for (let n = 2; n < policy.twoStep.attempts; n++)
    expect((await answer(authenticator, { forged: true })).reason).toBe("PASSKEY_REFUSED");
  expect((await answer(authenticator, { forged: true })).reason).toBe("LOGIN_TICKET_INVALID");
  const { ticket: next } = await login(username);
  const passkey = authenticator.get((await begin({ ticket: next })).data);
  expect((await second({ ticket: next, passkey })).code).toBe(200);
});

test("a passkey second step discards an authenticator app that is not confirmed", async () => {
  const { token, userId, authenticator } = await createHolder();
  const { secret } = (await step("begin", { password: PASSWORD }, token)).data;
  const passkey = await prove(authenticator, token);
  expect((await step("passkey", { password: PASSWORD, passkey }, token)).code).toBe(200);
  expect(await server.db.$count(totpSecrets, eq(totpSecrets.userId, userId))).toBe(0);
  // A secret that was inserted concurrently is refused too.
  await server.db.insert(totpSecrets).values({ userId, secret });
  expect(await step("confirm", { secondCode: totpCode(secret) }, token)).toMatchObject({
    code: 409,
    msg: "两步验证已经开着",
  });
  expect(await security(token)).toMatchObject({ twoStepTotp: 0, backupCodesLeft: 10 });
});

test("the last passkey cannot be removed while it is the second step, and allows login after that is off", async () => {
  const { token, authenticator, username } = await createHolderWithSecondStep();
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

test("a password recovery keeps passkeys and the second step, says so, and invalidates pending challenges", async () => {
  const { username, token, authenticator } = await createHolderWithSecondStep();
  const { codes } = (await server.post("/api/bbs/account/codes", { password: PASSWORD }, token)).data;
  const options = (await call("begin", { password: PASSWORD }, token)).data;
  const newPassword = "mountains-at-dawn";
  const body = { account: username, recoveryCode: codes[0], newPassword };
  expect((await server.post("/api/without/recover/code", body)).code).toBe(200);
  expect((await login(username, newPassword)).reason).toBe("SECOND_FACTOR_REQUIRED");
  const { token: again } = await logIn(authenticator);
  expect((await notices(again))[0].content).toContain("你的 1 个通行密钥没有变");
  const attestation = authenticator.create(options);
  expect((await call("add", { ...attestation, name: "迟到的" }, again)).reason).toBe("PASSKEY_EXPIRED");
});

test("challenges are limited per member, for visitors in total and per address, and stored as hashes", async () => {
  const { token, userId } = await createHolder();
  const issued: string[] = [];
  const { perMember } = policy.passkeys.challenges;
  for (let n = 0; n < perMember + 3; n++) issued.push((await call("prove", undefined, token)).data.challenge);
  const rows = await server.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  expect(rows).toHaveLength(perMember);
  for (const challenge of issued) expect(JSON.stringify(rows)).not.toContain(challenge);
  await server.db.execute(sql`insert into passkey_challenges (challenge_hash, purpose, expires_at)
    select 'h' || n, 'login', now() + interval '5 minutes' from generate_series(1, ${policy.passkeys.challenges.nobodys}::int) n`);
  expect((await begin()).code).toBe(429);
  expect((await call("prove", undefined, token)).code).toBe(200);
  await server.db.execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`);
  expect((await begin()).code).toBe(200);
  const { username } = await createHolderWithSecondStep();
  const { ticket } = await login(username);
  await server.db.execute(sql`update rate_counters set count = ${rates.passkey.max}`);
  expect((await begin()).code).toBe(429);
  // Members after the first step are not limited by their shared address.
  expect((await begin({ ticket })).code).toBe(200);
});
