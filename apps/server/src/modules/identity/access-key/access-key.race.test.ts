import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "../../../core/passwords.ts";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { users } from "../../../db/schema/index.ts";
import { type Answer, startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";
import { setPassword } from "../recovery/set-password.ts";
import { countActiveKeys } from "./access-key.queries.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Creates a member who may create keys. */
async function operator(name: string) {
  const member = await server.member(name);
  await moveTo(server, member.userId, GROUP.operator);
  return member;
}

const create = (token: string) =>
  server.post(
    "/api/bbs/apikey/create",
    { name: "周报", scopes: ["read"], days: 0, password: "Lenscape2026" },
    token,
  );

/** Waits until `count` connections wait for a lock. */
const waitForLocks = (count: number) =>
  vi.waitFor(async () => {
    const waits = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(rowsOf(await server.db.execute(waits))).toHaveLength(count);
  }, 20_000);

test("creating a key fails if the account is recovered after the password check", async () => {
  const { userId, token } = await operator("recovered");
  const passwordHash = await hashPassword("mountains-at-dawn");
  let pending: Promise<Answer> | undefined;
  await server.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    // The check still sees the old password.
    pending = create(token);
    await waitForLocks(1);
    await setPassword(tx, userId, passwordHash, { title: "", content: "" }, { revokesKeys: true });
  });
  expect(await pending).toMatchObject({ code: 401 });
  expect(await countActiveKeys(server.db, userId)).toBe(0);
});

test("ending other sessions revokes a key that is being created", async () => {
  const { userId, token } = await operator("left-open");
  expect((await create(token)).code).toBe(200);
  const login = { username: "left-open", password: "Lenscape2026" };
  const own = (await server.post("/login", login)).token;
  const pending: Promise<Answer>[] = [];
  await server.db.transaction(async (tx) => {
    // The creation ends with a notice, which waits for this lock.
    await tx.execute(sql`select from unread_counts where user_id = ${userId} for update`);
    pending.push(create(token));
    await waitForLocks(1);
    pending.push(server.post("/api/bbs/account/session/end", { revokeKeys: 1 }, own));
    await waitForLocks(2);
  });
  expect(await Promise.all(pending)).toMatchObject([{ code: 200 }, { data: { keysLeft: 0 } }]);
  expect(await countActiveKeys(server.db, userId)).toBe(0);
});
