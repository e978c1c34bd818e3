import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { PAGE_RENDER_HEADER } from "../../../cache/response-cache.ts";
import { pointEntries, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const mine = async (token: string) => (await server.get("/api/bbs/invitation/mine", token)).data;
const codeOf = async (token: string): Promise<string> => (await mine(token)).invitationCode;
const welcome = (code: string) => server.get(`/api/bbs/invitation/welcome?code=${code}`);

async function newcomer(username: string, invitationCode: string) {
  const password = "Lenscape2026";
  const answer = await server.post("/register", { username, password, invitationCode });
  expect(answer.code).toBe(200);
  return (await server.post("/login", { username, password })).token as string;
}

const rewards = (userId: string) =>
  server.db
    .select({ points: pointEntries.points, cause: pointEntries.cause })
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), eq(pointEntries.source, "invitation")));

test("an invitation is rewarded for both after the first post, once, and told", async () => {
  const host = await server.member("host1");
  const guest = await newcomer("晚风guest", (await codeOf(host.token)).toLowerCase());
  expect(await mine(host.token)).toMatchObject({ invitedCount: 1, firstPostCount: 0, points: 0 });
  expect(await mine(guest)).toMatchObject({ isBound: 1, invitedCount: 0 });
  expect(await rewards(host.userId)).toEqual([]);

  for (let i = 0; i < 2; i++) await publish(server, guest);
  expect(await mine(host.token)).toEqual({
    invitationCode: await codeOf(host.token),
    isBound: 0,
    invitedCount: 1,
    firstPostCount: 1,
    points: policy.invitation.points,
    rewardPoints: policy.invitation.points,
    rewardedToday: 1,
    dailyLimit: policy.invitation.perDay,
  });
  expect(await rewards(host.userId)).toEqual([{ points: 30, cause: expect.stringMatching(/^invitation:/) }]);
  const { user } = await server.get("/getInfo", guest);
  expect(await rewards(user.userId)).toHaveLength(1);
  const notices = await server.get("/api/notice/system/list", guest);
  expect(notices.rows.map(({ title }) => title)).toContain("邀请奖励 30 积分已到账");

  const list = await server.get("/api/bbs/invitation/list", host.token);
  expect(list).toMatchObject({ total: 1, rows: [{ nickname: "晚风***", status: 3, points: 30 }] });
});

test("a code says whose it is, and that it is nobody's or has lapsed", async () => {
  const host = await server.member("host3");
  const code = await codeOf(host.token);
  expect(await welcome(code)).toMatchObject({
    code: 200,
    data: { state: "valid", rewardPoints: 30, inviter: { nickname: "host3", followCount: 0, follows: [] } },
  });
  expect((await welcome("NOSUCH")).data).toEqual({ state: "invalid", rewardPoints: 30 });

  await server.db
    .update(users)
    .set({ invitationCodeAt: sql`now() - interval '91 days'` })
    .where(eq(users.id, host.userId));
  await server.post("/api/my/user/info/update", { signature: "换一句" }, host.token);
  expect((await welcome(code)).data).toEqual({ state: "expired", rewardPoints: 30 });
  const late = { username: "latecomer", password: "Lenscape2026", invitationCode: code };
  expect(await server.post("/register", late)).toMatchObject({ code: 400, msg: "邀请码已过期" });
  // Its owner logs in, and it is good again; looking at it changes nothing.
  await mine(host.token);
  expect((await welcome(code)).data.state).toBe("expired");
  await server.post("/login", { username: "host3", password: "Lenscape2026" });
  expect(await server.post("/register", late)).toMatchObject({ code: 200 });
});

test("one address looks up a limited number of codes in a minute", async () => {
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now);
  onTestFinished(() => void vi.restoreAllMocks());
  const look = (remoteAddress: string, headers = {}) =>
    server.inject({ url: "/api/api/bbs/invitation/welcome?code=NOSUCH", remoteAddress, headers });
  for (let n = 0; n < 60; n++) expect((await look("192.0.2.7")).statusCode).toBe(200);
  expect((await look("192.0.2.7")).json()).toMatchObject({ code: 429, reason: "RATE_LIMITED" });
  // The welcome page reads the code for its visitor.
  expect((await look("192.0.2.7", { [PAGE_RENDER_HEADER]: "0" })).statusCode).toBe(200);
  expect((await look("192.0.2.8")).statusCode).toBe(200);
});

test("whom a member follows stays hidden on the welcome page when it is hidden", async () => {
  const [host, other] = [await server.member("host4"), await server.member("other4")];
  await server.post("/api/bbs/user/follow/add", { toUserId: other.userId }, host.token);
  const code = await codeOf(host.token);
  expect((await welcome(code)).data.inviter).toMatchObject({ followCount: 1, follows: [""] });
  await server.post("/api/my/user/info/update", { hideFollows: 1 }, host.token);
  expect((await welcome(code)).data.inviter).toMatchObject({ followCount: 0, follows: [] });
});
