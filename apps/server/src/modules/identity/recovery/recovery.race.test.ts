import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { accountTokens, recoveryCodes } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Answer, startServer, type TestServer } from "../../../test/support.ts";
import { issueToken } from "../../notifications/mail/account-token.queries.ts";
import { claimDueMails, enqueueMail, lockClaimedMail } from "../../notifications/mail/mail.queries.ts";
import { deletePendingProofs } from "./recovery.queries.ts";
import { makeCodes, replaceCodes } from "./recovery-code.queries.ts";

const AT_ONCE = 12;

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends concurrent calls and returns their sorted response codes. */
async function sendConcurrently(path: string, body: object): Promise<number[]> {
  const calls = Array.from({ length: AT_ONCE }, (_, n) =>
    server.post(`/api/without/recover/${path}`, { ...body, newPassword: `mountains-at-dawn-${n}` }),
  );
  return (await Promise.all(calls)).map(({ code }) => code).sort();
}

const ONE_SUCCESS = [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)];

test("a reset link used concurrently sets one password", async () => {
  const { userId } = await server.member("linked");
  const token = await issueToken(server.db, { kind: "reset", userId, seconds: 60 });
  expect(await sendConcurrently("reset", { token })).toEqual(ONE_SUCCESS);
});

test("a recovery code used concurrently sets one password", async () => {
  const { userId } = await server.member("coded");
  const newCodes = await makeCodes();
  await replaceCodes(server.db, userId, newCodes);
  const recoveryCode = newCodes.codes[0];
  const codes = await sendConcurrently("code", { account: "coded", recoveryCode });
  // Calls beyond the limit of guesses need a captcha; none sets a second password.
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
});

test("a due mail is claimed by one of several processes", async () => {
  const { userId } = await server.member("mailed");
  for (let n = 0; n < 5; n++) await enqueueMail(server.db, { kind: "changed", userId, details: {} });
  const claimed = await Promise.all(Array.from({ length: AT_ONCE }, () => claimDueMails(server.db, 2)));
  const ids = claimed.flat().map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(new Set(ids).size).toBe(5);
});

test("withdrawing a mail also removes a token that is being issued for it", async () => {
  const { userId } = await server.member("withdrawn");
  const verify = { kind: "verify", userId, email: "thief@lenscape.example" } as const;
  await enqueueMail(server.db, { ...verify, details: {} });
  const [due] = await claimDueMails(server.db, 1);
  const withdraw = () => server.db.transaction((tx) => deletePendingProofs(tx, userId));
  let withdrawn: Promise<void> | undefined;
  await server.db.transaction(async (tx) => {
    expect(await lockClaimedMail(tx, due!)).toBe(true);
    withdrawn = withdraw();
    await vi.waitFor(async () => {
      const waits = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "mails"%'`;
      expect(rowsOf(await server.db.execute(waits))).toHaveLength(1);
    }, 20_000);
    await issueToken(tx, { ...verify, seconds: 60 });
  });
  await withdrawn;
  expect(await server.db.$count(accountTokens, eq(accountTokens.userId, userId))).toBe(0);
  expect(await server.db.transaction((tx) => lockClaimedMail(tx, due!))).toBe(false);
});

test("a recovery and a replacement of codes do not deadlock", async () => {
  const { userId, token } = await server.member("renewed");
  const renew = () => server.post("/api/bbs/account/codes", { password: "Lenscape2026" }, token);
  const [recoveryCode] = (await renew()).data.codes;
  const waitForLocks = (count: number) =>
    vi.waitFor(async () => {
      const waits = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(rowsOf(await server.db.execute(waits))).toHaveLength(count);
    }, 20_000);
  const pending: Promise<Answer>[] = [];
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select from unread_counts where user_id = ${userId} for update`);
    pending.push(renew());
    await waitForLocks(1);
    const body = { account: "renewed", recoveryCode, newPassword: "mountains-at-dawn" };
    pending.push(server.post("/api/without/recover/code", body));
    await waitForLocks(2);
  });
  expect(await Promise.all(pending)).toMatchObject([{ code: 200 }, { reason: "RECOVERY_CODE_USED" }]);
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.purpose, "password"));
  expect(await server.db.$count(recoveryCodes, own)).toBe(policy.recovery.codes);
});
