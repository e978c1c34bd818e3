import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { passkeySteps, passkeys, sessions, totpSecrets } from "../../../db/schema/index.ts";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { type Answer, startServer, type TestServer } from "../../../test/support.ts";
import { totpCode } from "../../../test/totp.ts";
import { deletePendingProofs } from "../recovery/recovery.queries.ts";
import { lockMember } from "../wechat/wechat.queries.ts";

const AT_ONCE = 12;
const password = "Lenscape2026";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ PORT: "80" });
});
afterAll(() => server.close());

const call = (path: string, body: object | undefined, token: string) =>
  server.post(`/api/bbs/account/${path}`, body, token);

async function createPasskeyHolder(username: string) {
  const member = await server.member(username);
  const authenticator = createAuthenticator();
  const { data } = await call("passkey/begin", { password }, member.token);
  await call("passkey/add", { ...authenticator.create(data), name: "手机" }, member.token);
  return { ...member, authenticator };
}
const countSessions = (userId: string) => server.db.$count(sessions, eq(sessions.userId, userId));

test("a passkey response sent several times concurrently opens one session", async () => {
  const { userId, authenticator } = await createPasskeyHolder("hasty");
  const before = await countSessions(userId);
  const passkey = authenticator.get((await server.post("/api/without/passkey/begin", {})).data);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => server.post("/api/without/passkey/login", { passkey })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await countSessions(userId)).toBe(before + 1);
});

test("concurrent responses with the same counter open one session", async () => {
  const { userId, authenticator } = await createPasskeyHolder("copied");
  const before = await countSessions(userId);
  const signed = [];
  for (let n = 0; n < AT_ONCE; n++)
    signed.push(
      authenticator.get((await server.post("/api/without/passkey/begin", {})).data, { counter: 9 }),
    );
  const answers = await Promise.all(
    signed.map((passkey) => server.post("/api/without/passkey/login", { passkey })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await countSessions(userId)).toBe(before + 1);
});

test("the last passkey cannot be removed while it becomes the second step", async () => {
  for (let round = 0; round < 5; round++) {
    const { token, userId, authenticator } = await createPasskeyHolder(`torn${round}`);
    const [{ id: passkeyId }] = (await server.get("/api/bbs/account/passkey/list", token)).data.passkeys;
    const passkey = authenticator.get((await call("passkey/prove", undefined, token)).data);
    const answers = await Promise.all([
      call("twostep/passkey", { password, passkey }, token),
      call("passkey/remove", { passkeyId, password }, token),
    ]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const left = await server.db.$count(passkeys, eq(passkeys.userId, userId));
    expect(await server.db.$count(passkeySteps, eq(passkeySteps.userId, userId))).toBe(left);
  }
});

test("an authenticator app and a passkey set up concurrently leave one second step", async () => {
  for (let round = 0; round < 5; round++) {
    const { token, userId, authenticator } = await createPasskeyHolder(`both${round}`);
    const { secret } = (await call("twostep/begin", { password }, token)).data;
    const passkey = authenticator.get((await call("passkey/prove", undefined, token)).data);
    const answers = await Promise.all([
      call("twostep/passkey", { password, passkey }, token),
      call("twostep/confirm", { secondCode: totpCode(secret) }, token),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const secrets = await server.db.$count(totpSecrets, eq(totpSecrets.userId, userId));
    const steps = await server.db.$count(passkeySteps, eq(passkeySteps.userId, userId));
    expect(secrets + steps).toBe(1);
  }
});

test("adding a passkey fails if the account is recovered meanwhile", async () => {
  const { token, userId } = await server.member("regained");
  const attestation = createAuthenticator().create((await call("passkey/begin", { password }, token)).data);
  let adding: Promise<Answer> | undefined;
  await server.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    adding = call("passkey/add", { ...attestation, name: "手机" }, token);
    await vi.waitFor(async () => {
      const waits = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update'`;
      expect(rowsOf(await server.db.execute(waits))).toHaveLength(1);
    }, 20_000);
    await deletePendingProofs(tx, userId);
  });
  expect(await adding).toMatchObject({ reason: "PASSKEY_EXPIRED" });
  expect(await server.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
});
