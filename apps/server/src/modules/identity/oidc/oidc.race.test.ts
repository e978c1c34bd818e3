import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { oidcIdentities, users } from "../../../db/schema/index.ts";
import { logInAt, openProvider, startServerAt, visit } from "../../../test/oidc-fixtures.ts";
import type { TestProvider } from "../../../test/oidc-provider.ts";
import type { Answer, TestServer } from "../../../test/support.ts";
import { deletePendingProofs } from "../recovery/recovery.queries.ts";
import { lockMember } from "../wechat/wechat.queries.ts";

const password = "Lenscape2026";

let provider: TestProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await openProvider();
  server = await startServerAt(provider);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const register = (ticket: string) => server.post("/api/without/oidc/register", { ticket });
const link = (ticket: string, token: string) =>
  server.post("/api/bbs/account/oidc/link", { ticket, password }, token);
const proof = async (token: string, subject: string) =>
  (await server.post("/api/bbs/account/oidc/return", await visit(server, provider, subject), token)).data
    .ticket as string;
const members = () => server.db.$count(users);
const identities = (subject: string) => server.db.$count(oidcIdentities, eq(oidcIdentities.subject, subject));

test("concurrent registrations of one identity in two windows create one account", async () => {
  const tickets = [];
  for (let n = 0; n < 2; n++) tickets.push((await logInAt(server, provider, "windows")).ticket as string);
  const before = await members();
  const answers = await Promise.all(tickets.map(register));
  const ids = await Promise.all(
    answers.map(async ({ token }) => (await server.get("/getInfo", token)).user.userId),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await members()).toBe(before + 1);
});

test("concurrent registrations with one ticket create one account", async () => {
  const { ticket } = await logInAt(server, provider, "presses");
  const before = await members();
  await Promise.all(Array.from({ length: 5 }, () => register(ticket)));
  expect(await members()).toBe(before + 1);
  expect(await identities("presses")).toBe(1);
});

test("only one of several concurrent returns with the same state succeeds", async () => {
  const mine = await visit(server, provider, "returns");
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.post("/api/without/oidc/login", mine)),
  );
  expect(answers.map(({ reason }) => reason).sort()).toEqual(["NOT_BOUND", ...Array(4).fill("OIDC_EXPIRED")]);
});

test("only one of two members who bind the same identity concurrently succeeds", async () => {
  const [one, two] = [await server.member("one"), await server.member("two")];
  const tickets = [await proof(one.token, "shared"), await proof(two.token, "shared")];
  const answers = await Promise.all([link(tickets[0]!, one.token), link(tickets[1]!, two.token)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(await identities("shared")).toBe(1);
});

test("binding an identity fails if the account is recovered meanwhile", async () => {
  const { token, userId } = await server.member("regained");
  const ticket = await proof(token, "stranger");
  let linking: Promise<Answer> | undefined;
  await server.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    linking = link(ticket, token);
    await vi.waitFor(async () => {
      const waits = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update'`;
      expect(rowsOf(await server.db.execute(waits))).toHaveLength(1);
    }, 20_000);
    await deletePendingProofs(tx, userId);
  });
  expect(await linking).toMatchObject({ reason: "OIDC_EXPIRED" });
  expect(await identities("stranger")).toBe(0);
});
