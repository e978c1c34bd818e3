import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  mailAddresses,
  oidcIdentities,
  oidcTickets,
  phones,
  systemNotices,
  users,
} from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { logInAt, openProvider, registerAt, startServerAt, visit } from "../../../test/oidc-fixtures.ts";
import { type Forgery, failureModes, newKey, type TestProvider } from "../../../test/oidc-provider.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { resetRates } from "../../../test/thread-fixtures.ts";
import { totpCode } from "../../../test/totp.ts";
import { closeAccount } from "../../site/account/account-closing.queries.ts";
import { setPassword } from "../recovery/set-password.ts";
import { identitiesOf } from "./oidc.queries.ts";
import { oidcTexts as texts } from "./oidc.rules.ts";

const password = "Lenscape2026";

let provider: TestProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await openProvider();
  server = await startServerAt(provider);
});
beforeEach(async () => {
  provider.recover();
  await resetRates(server);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const login = (body: object) => server.post("/api/without/oidc/login", body);
const own = (path: string, token: string, body?: object) =>
  server.post(`/api/bbs/account/oidc/${path}`, body, token);
const info = async (token: string) => (await server.post("/api/wx/getinfo", undefined, token)).data;
const identities = (subject: string) => server.db.$count(oidcIdentities, eq(oidcIdentities.subject, subject));
const setUser = (userId: string, values: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(values).where(eq(users.id, userId));

/** Returns a ticket to bind `subject`, requested in the settings. */
async function proof(token: string, subject: string): Promise<string> {
  const { data } = await own("return", token, await visit(server, provider, subject));
  return data.ticket;
}

test("login by provider is refused if none is configured", async () => {
  const bare = await startServer();
  expect((await bare.get("/api/bbs/wx/ways")).data.oidcName).toBe("");
  expect(await bare.post("/api/without/oidc/begin")).toMatchObject({
    reason: "NOT_CONFIGURED",
    msg: texts.notConfigured,
  });
  await bare.close();
});

test("the first login registers an account, later ones log in to it", async () => {
  provider.names.set("ada", { preferred_username: "ada.long-name@example.org", name: "Ada L." });
  const firstLogin = await logInAt(server, provider, "ada");
  expect(firstLogin).toMatchObject({ code: 409, reason: "NOT_BOUND", msg: texts.unbound });
  const { ticket } = firstLogin;
  expect((await server.post("/api/without/oidc/newcomer", { ticket })).data).toEqual({
    account: "ada.long-name@example.org",
    nickname: "ada.long-nam",
  });

  const refused = await server.post("/api/without/oidc/register", { ticket, nickname: "A" });
  expect(refused).toMatchObject({ code: 400, msg: "昵称长度需在 2 到 12 个字符之间" });
  const { token } = await server.post("/api/without/oidc/register", { ticket, nickname: "阿达" });
  const { user } = await server.get("/getInfo", token);
  expect(user.nickName).toBe("阿达");
  expect(user.userName).toMatch(/^sso_/);
  expect(await info(token)).toMatchObject({
    isOidcBound: 1,
    oidcAccount: "ada.long-name@example.org",
    hasPassword: 0,
  });

  const again = await logInAt(server, provider, "ada");
  expect((await server.get("/getInfo", again.token)).user.userId).toBe(user.userId);
  expect(await server.post("/api/without/oidc/register", { ticket })).toMatchObject({
    reason: "OIDC_EXPIRED",
  });
});

test("the authorization request uses the code flow with PKCE, state and nonce", async () => {
  const { data } = await server.post("/api/without/oidc/begin");
  const { searchParams } = new URL(data.url);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "forum",
    response_type: "code",
    redirect_uri: "https://forum.example.org/pages/oidclogin",
    scope: "openid profile email",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: data.state,
  });
  expect((await server.get("/api/bbs/wx/ways")).data.oidcName).toBe("公司账号");
});

test("a mail address from the provider does not bind a member", async () => {
  const { userId } = await server.member("sameaddress");
  await server.db
    .insert(mailAddresses)
    .values({ userId, email: "eve@example.org", emailKey: "eve@example.org" });
  provider.names.set("eve", { email: "eve@example.org", email_verified: true });
  expect(await logInAt(server, provider, "eve")).toMatchObject({ reason: "NOT_BOUND" });
  expect(await identitiesOf(server.db, userId)).toEqual([]);
});

test("a login attempt can be finished once, in the same browser and before it expires", async () => {
  const mine = await visit(server, provider, "once");
  const other = await visit(server, provider, "once");
  const expired = { code: 400, reason: "OIDC_EXPIRED", msg: texts.expired };
  expect(await login({ ...mine, state: "another" })).toMatchObject(expired);
  expect(await login({ ...mine, visitKey: other.visitKey })).toMatchObject(expired);
  expect(await login(mine)).toMatchObject({ reason: "NOT_BOUND" });
  expect(await login(mine)).toMatchObject(expired);

  await server.db.execute(sql`update oidc_visits set expires_at = now() - interval '1 second'`);
  expect(await login(other)).toMatchObject(expired);
});

test("a code that was used or belongs to another attempt is refused", async () => {
  const mine = await visit(server, provider, "replayed");
  const other = await visit(server, provider, "replayed");
  await login(mine);
  expect(await login({ ...other, code: mine.code })).toMatchObject({
    code: 400,
    reason: "OIDC_REFUSED",
    msg: texts.refused,
  });
});

test("a response of another issuer is refused", async () => {
  const mine = await visit(server, provider, "mixedup");
  expect(await login({ ...mine, iss: "https://other.example.org" })).toMatchObject({
    reason: "OIDC_REFUSED",
  });
});

const past = Math.floor(Date.now() / 1000) - 3600;
const FORGERIES: readonly [string, Forgery][] = [
  ["another nonce", ({ claims }) => void Object.assign(claims, { nonce: "another" })],
  ["no nonce", ({ claims }) => void delete claims.nonce],
  ["an expired time", ({ claims }) => void Object.assign(claims, { iat: past - 60, exp: past })],
  ["another audience", ({ claims }) => void Object.assign(claims, { aud: "somebody-else" })],
  ["another issuer", ({ claims }) => void Object.assign(claims, { iss: "https://other.example.org" })],
  ["an unknown key", ({ header }) => void Object.assign(header, { kid: "unknown" })],
  ["another signer's key", () => newKey().privateKey],
  ["no signature", ({ header }) => void Object.assign(header, { alg: "none" })],
  ["a subject that is too long", ({ claims }) => void Object.assign(claims, { sub: "x".repeat(256) })],
];

test.each(FORGERIES)("a token with %s is refused", async (_, forge) => {
  const mine = await visit(server, provider, "forged");
  const before = await server.db.$count(oidcTickets);
  provider.forge = forge;
  expect(await login(mine)).toMatchObject({ reason: "OIDC_REFUSED", msg: texts.refused });
  expect(await server.db.$count(oidcTickets)).toBe(before);
});

test("a valid token that is signed again is accepted", async () => {
  const mine = await visit(server, provider, "signedanew");
  provider.forge = () => undefined;
  expect(await login(mine)).toMatchObject({ reason: "NOT_BOUND" });
});

describe("a provider that does not answer as it should", () => {
  const away = { status: 503, code: 503, reason: "UPSTREAM_UNAVAILABLE", msg: texts.away };

  let fresh: TestServer;
  beforeAll(async () => {
    fresh = await startServerAt(provider);
  });
  afterAll(() => fresh.close());

  test.each(Object.keys(failureModes) as (keyof typeof failureModes)[])(
    "begin fails with 503 if discovery fails: %s",
    async (failure) => {
      provider.failingPaths.set("/openid-configuration", failureModes[failure]);
      expect(await fresh.post("/api/without/oidc/begin")).toMatchObject(away);
    },
  );

  test("concurrent calls after a failure share one discovery request", async () => {
    const responses = await Promise.all([1, 2, 3].map(() => fresh.post("/api/without/oidc/begin")));
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(provider.requestedPaths).toEqual(["/.well-known/openid-configuration"]);
  });

  test("an outage after discovery is shown in the login options and refuses begin", async () => {
    const now = performance.now.bind(performance);
    let movedMs = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + movedMs);
    onTestFinished(() => clock.mockRestore());
    const begin = () => fresh.post("/api/without/oidc/begin");
    const isAway = async () => {
      fresh.endShared();
      return (await fresh.get("/api/bbs/wx/ways")).data.oidcAway;
    };
    expect((await begin()).code).toBe(200);
    expect(await isAway()).toBe(0);
    for (const failure of [failureModes.down, failureModes.failing]) {
      provider.failingPaths.set("/openid-configuration", failure);
      movedMs += policy.oidc.checkedMs;
      expect(await isAway()).toBe(1);
      expect(await begin()).toMatchObject(away);
      provider.recover();
      expect((await begin()).code).toBe(200);
      expect(await isAway()).toBe(0);
    }
    provider.failingPaths.set("/openid-configuration", failureModes.slow);
    movedMs += policy.oidc.checkedMs;
    // The page shows the result of the last check until the new one is finished.
    expect(await isAway()).toBe(0);
    expect(await begin()).toMatchObject(away);
    expect(await isAway()).toBe(1);
    const checks = provider.requestedPaths.length;
    expect(await isAway()).toBe(1);
    expect(provider.requestedPaths).toHaveLength(checks);
  });

  // In this order, because fetched keys are cached.
  test.each(["/token", "/jwks"])("login fails with 503 if %s fails", async (path) => {
    const mine = await visit(fresh, provider, "unlucky");
    provider.failingPaths.set(path, failureModes.down);
    expect(await fresh.post("/api/without/oidc/login", mine)).toMatchObject(away);
  });

  test("login works without userinfo", async () => {
    const mine = await visit(server, provider, "nameless");
    provider.failingPaths.set("/me", failureModes.down);
    const { reason, ticket } = await login(mine);
    expect(reason).toBe("NOT_BOUND");
    expect((await server.post("/api/without/oidc/newcomer", { ticket })).data).toEqual({
      account: "",
      nickname: "",
    });
  });
});

describe("binding an account", () => {
  test("needs the password, and a wrong one does not use up the ticket", async () => {
    const { token } = await server.member("binder");
    const ticket = await proof(token, "binder");
    expect(await own("link", token, { ticket })).toMatchObject({ reason: "PASSWORD_REQUIRED" });
    expect(await own("link", token, { ticket, password: "wrong" })).toMatchObject({
      reason: "PASSWORD_WRONG",
    });
    expect(await own("link", token, { ticket, password })).toMatchObject({ code: 200 });
    expect(await info(token)).toMatchObject({ isOidcBound: 1, oidcAccount: "binder", hasPassword: 1 });
    expect(await logInAt(server, provider, "binder")).toMatchObject({ code: 200 });
  });

  test("an identity is bound to one member, and a member to one identity", async () => {
    const first = await server.member("firsthere");
    const second = await server.member("secondhere");
    const late = await proof(second.token, "twice");
    await own("link", first.token, { ticket: await proof(first.token, "twice"), password });
    const taken = { code: 409, reason: "ALREADY_BOUND", msg: texts.taken };
    expect(await own("link", second.token, { ticket: late, password })).toMatchObject(taken);
    expect(await own("return", second.token, await visit(server, provider, "twice"))).toMatchObject(taken);
    expect(await own("return", first.token, await visit(server, provider, "thrice"))).toMatchObject({
      reason: "ALREADY_BOUND",
      msg: texts.boundAlready,
    });
  });

  test("a ticket can only be used by the member who requested it", async () => {
    const owner = await server.member("owner1");
    const thief = await server.member("thief1");
    const ticket = await proof(owner.token, "coveted");
    const expired = { reason: "OIDC_EXPIRED" };
    expect(await own("link", thief.token, { ticket, password })).toMatchObject(expired);
    expect(await server.post("/api/without/oidc/register", { ticket })).toMatchObject(expired);
    expect(await identities("coveted")).toBe(0);
  });

  test("binding needs no password after a login that follows the ticket, but needs it in an older session", async () => {
    const { token: before } = await server.member("returning");
    const { ticket } = await logInAt(server, provider, "returning");
    expect(await own("link", before, { ticket })).toMatchObject({ reason: "PASSWORD_REQUIRED" });
    const { token } = await server.post("/login", { username: "returning", password });
    expect(await own("link", token, { ticket })).toMatchObject({ code: 200 });
    expect(await identities("returning")).toBe(1);
  });

  test("a password change keeps the binding and says so", async () => {
    const { token, userId } = await server.member("keeping");
    await own("link", token, { ticket: await proof(token, "keeping"), password });
    const notice = { title: "密码已修改", content: "你的密码改过了。" };
    await server.db.transaction((tx) => setPassword(tx, userId, "hash", notice));
    const notices = await server.db.select().from(systemNotices).where(eq(systemNotices.title, notice.title));
    expect(notices.map(({ content }) => content)).toEqual([notice.content + texts.bindingUnchanged]);
  });

  test("an expired ticket is refused", async () => {
    const { token, userId } = await server.member("changing");
    const ticket = await proof(token, "changing");
    await server.db
      .update(oidcTickets)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(oidcTickets.userId, userId));
    expect(await own("link", token, { ticket, password })).toMatchObject({ reason: "OIDC_EXPIRED" });
  });
});

describe("unbinding", () => {
  test("needs the password and ends login with the identity", async () => {
    const { token } = await server.member("leaver");
    await own("link", token, { ticket: await proof(token, "leaver"), password });
    expect(await own("unlink", token, {})).toMatchObject({ reason: "PASSWORD_REQUIRED" });
    expect(await own("unlink", token, { password })).toMatchObject({ code: 200 });
    expect(await logInAt(server, provider, "leaver")).toMatchObject({ reason: "NOT_BOUND" });
    expect(await own("unlink", token, { password })).toMatchObject({ reason: "NOT_BOUND" });
  });

  test("the last login method cannot be removed", async () => {
    const { token, userId } = await registerAt(server, provider, "onlyway");
    expect(await own("unlink", token, {})).toMatchObject({ code: 409, msg: texts.lastWay });
    expect(await identities("onlyway")).toBe(1);

    await server.db.insert(phones).values({ userId, phone: "13900000001" });
    // With the identity the phone can be removed, and the other way round.
    expect(await server.post("/api/bbs/wx/unbind", { way: "phone" }, token)).toMatchObject({ code: 200 });
    await server.db.insert(phones).values({ userId, phone: "13900000001" });
    expect(await own("unlink", token, {})).toMatchObject({ code: 200 });
    expect(await server.post("/api/bbs/wx/unbind", { way: "phone" }, token)).toMatchObject({ code: 409 });
  });

  test("closing the account removes the identity", async () => {
    const { userId } = await registerAt(server, provider, "closing");
    await server.db.transaction((tx) => closeAccount(tx, userId, "用户已注销"));
    expect(await logInAt(server, provider, "closing")).toMatchObject({ reason: "NOT_BOUND" });
  });
});

describe("login with the identity as the first step", () => {
  test("refuses a banned member with a ticket for an appeal", async () => {
    const { userId } = await registerAt(server, provider, "banned");
    await setUser(userId, { forbiddenUntil: new Date(Date.now() + 86_400_000) });
    expect(await logInAt(server, provider, "banned")).toMatchObject({
      reason: "ACCOUNT_BANNED",
      ticket: expect.any(String),
    });
  });

  test("asks for the second step", async () => {
    const { token } = await server.member("twostep");
    await own("link", token, { ticket: await proof(token, "twostep"), password });
    const { secret } = (await server.post("/api/bbs/account/twostep/begin", { password }, token)).data;
    await server.post("/api/bbs/account/twostep/confirm", { secondCode: totpCode(secret) }, token);

    const first = await logInAt(server, provider, "twostep");
    expect(first).toMatchObject({ reason: "SECOND_FACTOR_REQUIRED" });
    const second = await server.post("/api/without/login/second", {
      ticket: first.ticket,
      secondCode: totpCode(secret, 1),
    });
    expect(second).toMatchObject({ code: 200, token: expect.any(String) });
  });
});
