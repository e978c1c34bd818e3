import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { makeCircle, publish, resetRates } from "../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

const HOURLY = { PACE_THREADS: "4", PACE_COMMENTS: "7", PACE_MESSAGES: "9" };

let server: TestServer;
let threadId: string;
let receiver: Member;
let serial = 0;

beforeAll(async () => {
  server = await startServer({ SPAM_GUARD: "on", ...HOURLY });
  await makeCircle(server, "1");
  receiver = await trustedMember();
  threadId = await publish(server, receiver.token, { circleId: "1" });
});
afterAll(() => server.close());
beforeEach(() => resetRates(server));

const newcomer = () => server.member(`new${serial++}`);
async function trustedMember(): Promise<Member> {
  const member = await server.member(`old${serial++}`);
  await server.db.execute(sql`
    update users set created_at = now() - interval '8 days', thread_count = 3 where id = ${member.userId}::bigint`);
  return member;
}
/** Ends the current rate limit windows. */
const endWindow = (window: "minute" | "hour") =>
  server.db.execute(sql`update rate_counters set reset_at = now() where key like ${`pace:%:${window}:%`}`);

const writes = {
  threads: ({ token }: Member) =>
    server.post("/api/thread/create", { threadClassify: 0, content: `云 ${serial++}` }, token),
  comments: ({ token }: Member) =>
    server.post("/api/thread/addPost", { threadId, content: `好看 ${serial++}` }, token),
  messages: ({ token }: Member) =>
    server.post("/api/notice/dialog/send", { toUserId: receiver.userId, content: `你好 ${serial++}` }, token),
};
const hourly = { threads: 4, comments: 7, messages: 9 };

test.each(["threads", "comments", "messages"] as const)(
  "a new member is limited to a number of %s per minute and per hour, and the message names the wait",
  async (what) => {
    const by = await newcomer();
    if (what === "messages") {
      // The limit for strangers does not apply to members who follow each other.
      await server.db.execute(sql`insert into follows (from_id, to_id) values
        (${by.userId}::bigint, ${receiver.userId}::bigint), (${receiver.userId}::bigint, ${by.userId}::bigint)`);
    }
    const perMinute = policy.spam.pace[what];
    const codes: number[] = [];
    for (let n = 0; n < perMinute; n++) codes.push((await writes[what](by)).code);
    expect(codes).toEqual(Array(perMinute).fill(200));
    const refused = await writes[what](by);
    expect(refused).toMatchObject({
      code: 429,
      msg: expect.stringMatching(/^新成员每分钟最多发 \d+ .+，\d+ 秒后可以再发$/),
      retryAfter: expect.any(Number),
    });
    // Refused attempts do not count towards the hourly limit.
    for (let n = perMinute; n < hourly[what]; n++) {
      if (n % perMinute === 0) await endWindow("minute");
      expect((await writes[what](by)).code).toBe(200);
    }
    await endWindow("minute");
    expect((await writes[what](by)).msg).toMatch(/^新成员每小时最多发 \d+ .+，60 分钟后可以再发$/);
    await endWindow("minute");
    await endWindow("hour");
    expect((await writes[what](by)).code).toBe(200);
  },
);

test("trusted members have no posting limits, also right after they become trusted", async () => {
  const by = await trustedMember();
  for (let n = 0; n < policy.spam.pace.comments + 1; n++) expect((await writes.comments(by)).code).toBe(200);
  const young = await newcomer();
  for (let n = 0; n < policy.spam.pace.comments; n++) await writes.comments(young);
  expect((await writes.comments(young)).code).toBe(429);
  await server.db.execute(
    sql`update users set verified_device = 'Lens One' where id = ${young.userId}::bigint`,
  );
  expect((await writes.comments(young)).code).toBe(200);
});
