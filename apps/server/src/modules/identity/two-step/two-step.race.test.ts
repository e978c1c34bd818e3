import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseClientAddress } from "../../../core/client-address.ts";
import { openSession } from "../../../core/session.ts";
import { rowsOf } from "../../../core/sql.ts";
import { recoveryCodes, sessions, totpSecrets } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { totpCode } from "../../../test/totp.ts";
import { makeCodes, replaceCodes } from "../recovery/recovery-code.queries.ts";
import { setPassword } from "../recovery/set-password.ts";
import { newTotpSecret } from "./totp.ts";
import { consumeTicket } from "./two-step-ticket.queries.ts";

const AT_ONCE = 12;

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function protectedMember(username: string) {
  const { userId, token } = await server.member(username);
  const secret = newTotpSecret();
  await server.db.insert(totpSecrets).values({ userId, secret, enabledAt: new Date() });
  return { userId, token, secret, username };
}
const ticketOf = async (username: string): Promise<string> =>
  (await server.post("/login", { username, password: "Lenscape2026" })).ticket;
const second = (ticket: string, secondCode: string) =>
  server.post("/api/without/login/second", { ticket, secondCode });
const countSessions = (userId: string) => server.db.$count(sessions, eq(sessions.userId, userId));

test("one ticket and one code used concurrently open one session", async () => {
  const { userId, username, secret } = await protectedMember("hasty");
  const before = await countSessions(userId);
  const ticket = await ticketOf(username);
  const code = totpCode(secret);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => second(ticket, code)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await countSessions(userId)).toBe(before + 1);
});

test("one code used concurrently with several tickets opens one session", async () => {
  const { userId, username, secret } = await protectedMember("many");
  const newCodes = await makeCodes();
  await replaceCodes(server.db, userId, newCodes, "second");
  for (const code of [totpCode(secret), newCodes.codes[0]!]) {
    const before = await countSessions(userId);
    const tickets: string[] = [];
    for (let n = 0; n < policy.login.perPair.max; n++) tickets.push(await ticketOf(username));
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, code)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await countSessions(userId)).toBe(before + 1);
  }
});

test("concurrent replacements of backup codes leave one set", async () => {
  const ask = async (path: string, { token }: { token: string }, secondCode: string) =>
    server.post(`/api/bbs/account/twostep/${path}`, { password: "Lenscape2026", secondCode }, token);
  for (let round = 0; round < 5; round++) {
    const member = await protectedMember(`renewing${round}`);
    const newCodes = await makeCodes();
    await replaceCodes(server.db, member.userId, newCodes, "second");
    const left = () => server.db.$count(recoveryCodes, eq(recoveryCodes.userId, member.userId));
    const renewed = await Promise.all([
      ask("codes", member, newCodes.codes[0]!),
      ask("codes", member, totpCode(member.secret)),
    ]);
    expect(renewed.some(({ code }) => code === 200)).toBe(true);
    expect(renewed.some(({ code }) => code >= 500)).toBe(false);
    expect(await left()).toBe(policy.twoStep.codes);
  }
});

test("concurrent guesses cannot exceed the limit of a ticket", async () => {
  const { username } = await protectedMember("guessed");
  const ticket = await ticketOf(username);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => second(ticket, "no-such-code")));
  expect(answers.filter(({ reason }) => reason === "SECOND_CODE_WRONG")).toHaveLength(
    policy.twoStep.attempts - 1,
  );
});

/** Ways to change the password, and the number of sessions that stay open. */
const changes: Record<
  string,
  { sessionsLeft: number; change(member: { userId: string; token: string }): Promise<unknown> }
> = {
  "a recovery": {
    sessionsLeft: 0,
    change: ({ userId }) =>
      server.db.transaction((tx) => setPassword(tx, userId, "changed", { title: "x", content: "" })),
  },
  "a change by the member": {
    sessionsLeft: 1,
    change: ({ token }) =>
      server.post(
        "/api/bbs/account/password",
        { oldPassword: "Lenscape2026", newPassword: "mountains-at-dawn" },
        token,
      ),
  },
};

test.each(Object.entries(changes))(
  "a second step during %s leaves no session",
  async (name, { sessionsLeft, change }) => {
    const member = await protectedMember(`taken-${sessionsLeft}`);
    const ticket = await ticketOf(member.username);
    let changed: Promise<unknown> | undefined;
    await server.db.transaction(async (tx) => {
      expect(await consumeTicket(tx, ticket), name).toBe(true);
      changed = change(member);
      await vi.waitFor(async () => {
        const waits = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "login_tickets"%'`;
        expect(rowsOf(await server.db.execute(waits))).toHaveLength(1);
      }, 20_000);
      await openSession(tx, member.userId, parseClientAddress("127.0.0.1"), "");
    });
    await changed;
    expect(await countSessions(member.userId)).toBe(sessionsLeft);
  },
);
