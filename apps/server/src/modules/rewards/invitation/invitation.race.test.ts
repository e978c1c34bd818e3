import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "../../../core/time.ts";
import { pointEntries } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { resetRates } from "../../../test/thread-fixtures.ts";
import { emitMemberEvent } from "../points/points-events.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const clock = createClock("Asia/Shanghai");
const post = (userId: string, i: number) =>
  server.db.transaction((tx) => emitMemberEvent(tx, clock, { kind: "posted", userId, key: `thread:${i}` }));
const rewardsOf = (userId: string) =>
  server.db.$count(pointEntries, and(eq(pointEntries.userId, userId), eq(pointEntries.source, "invitation")));

async function guests(host: { token: string }, names: string[]): Promise<string[]> {
  const { data } = await server.get("/api/bbs/invitation/mine", host.token);
  const ids: string[] = [];
  for (const username of names) {
    await resetRates(server);
    const account = { username, password: "Lenscape2026" };
    await server.post("/register", { ...account, invitationCode: data.invitationCode });
    const { token } = await server.post("/login", account);
    ids.push((await server.get("/getInfo", token)).user.userId);
  }
  return ids;
}

test("sixteen first posts at once are one reward for each of the two", async () => {
  const host = await server.member("racehost");
  const [guest] = await guests(host, ["raceguest"]);
  await Promise.all(Array.from({ length: 16 }, (_, i) => post(guest!, i)));
  expect([await rewardsOf(host.userId), await rewardsOf(guest!)]).toEqual([1, 1]);
});

test("the day's limit holds when everybody posts at once", async () => {
  const host = await server.member("caphost");
  const ids = await guests(
    host,
    Array.from({ length: policy.invitation.perDay + 5 }, (_, i) => `capguest${i}`),
  );
  await Promise.all(ids.map((id, i) => post(id, i)));
  expect(await rewardsOf(host.userId)).toBe(policy.invitation.perDay);
  const paid = await Promise.all(ids.map(rewardsOf));
  expect(paid.reduce((sum, n) => sum + n, 0)).toBe(policy.invitation.perDay);
  expect((await server.get("/api/bbs/invitation/mine", host.token)).data).toMatchObject({
    rewardedToday: policy.invitation.perDay,
    firstPostCount: ids.length,
  });
});
