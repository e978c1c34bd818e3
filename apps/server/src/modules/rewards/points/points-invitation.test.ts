import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "../../../core/time.ts";
import { pointEntries } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";
import { rewardDueInvitations } from "./points-invitation.ts";

const DAY = 24 * 3600 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const mine = async (token: string) => (await server.get("/api/bbs/invitation/mine", token)).data;

async function newcomer(username: string, invitationCode: string) {
  const password = "Lenscape2026";
  const response = await server.post("/register", { username, password, invitationCode });
  expect(response.code).toBe(200);
  return (await server.post("/login", { username, password })).token as string;
}

test("an invitation beyond the daily limit is rewarded on the next day", async () => {
  const host = await server.member("host2");
  const { invitationCode } = await mine(host.token);
  for (let i = 0; i <= policy.invitation.perDay; i++) {
    await resetRates(server);
    await publish(server, await newcomer(`crowd${i}`, invitationCode));
  }
  const today = await mine(host.token);
  expect(today).toMatchObject({ invitedCount: 6, firstPostCount: 6, rewardedToday: 5, points: 150 });
  const statuses = async () =>
    (await server.get("/api/bbs/invitation/list", host.token)).rows.map((row) => row.status);
  expect(await statuses()).toEqual([2, 3, 3, 3, 3, 3]);

  const clock = (days: number) => createClock("Asia/Shanghai", () => new Date(Date.now() + days * DAY));
  const pay = (days: number) => server.db.transaction((tx) => rewardDueInvitations(tx, clock(days)));
  await pay(2);
  await pay(2);
  expect(await statuses()).toEqual([3, 3, 3, 3, 3, 3]);
  const paid = and(eq(pointEntries.userId, host.userId), eq(pointEntries.source, "invitation"));
  expect(await server.db.$count(pointEntries, paid)).toBe(6);
});
