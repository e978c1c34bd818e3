import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { makeCircle, publish, resetRates } from "../../test/thread-fixtures.ts";

type Who = { token: string; userId: string };

const HOURLY = { PACE_THREADS: "4", PACE_COMMENTS: "7", PACE_MESSAGES: "9" };

let server: TestServer;
let threadId: string;
let receiver: Who;
let serial = 0;

beforeAll(async () => {
  server = await startServer({ SPAM_GUARD: "on", ...HOURLY });
  await makeCircle(server, "1");
  receiver = await known();
  threadId = await publish(server, receiver.token, { circleId: "1" });
});
afterAll(() => server.close());
beforeEach(() => resetRates(server));

const newcomer = () => server.member(`new${serial++}`);
async function known(): Promise<Who> {
  const member = await server.member(`old${serial++}`);
  await server.db.execute(sql`
    update users set created_at = now() - interval '8 days', thread_count = 3 where id = ${member.userId}::bigint`);
  return member;
}
/** As if so many seconds had passed since the window began. */
const pass = (window: "minute" | "hour") =>
  server.db.execute(sql`update rate_counters set reset_at = now() where key like ${`pace:%:${window}:%`}`);

const writes = {
  threads: ({ token }: Who) =>
    server.post("/api/thread/create", { threadClassify: 0, content: `云 ${serial++}` }, token),
  comments: ({ token }: Who) =>
    server.post("/api/thread/addPost", { threadId, content: `好看 ${serial++}` }, token),
  messages: ({ token }: Who) =>
    server.post("/api/notice/dialog/send", { toUserId: receiver.userId, content: `你好 ${serial++}` }, token),
};
const hourly = { threads: 4, comments: 7, messages: 9 };

test.each(["threads", "comments", "messages"] as const)(
  "a member without standing writes so many %s in a minute and in an hour, and is told when again",
  async (what) => {
    const by = await newcomer();
    if (what === "messages") {
      // Who follow each other write as they like.
      await server.db.execute(sql`insert into follows (from_id, to_id) values
        (${by.userId}::bigint, ${receiver.userId}::bigint), (${receiver.userId}::bigint, ${by.userId}::bigint)`);
    }
    const most = policy.spam.pace[what];
    const codes: number[] = [];
    for (let n = 0; n < most; n++) codes.push((await writes[what](by)).code);
    expect(codes).toEqual(Array(most).fill(200));
    const refused = await writes[what](by);
    expect(refused).toMatchObject({
      code: 429,
      msg: expect.stringMatching(/^新成员每分钟最多发 \d+ .+，\d+ 秒后可以再发$/),
      retryAfter: expect.any(Number),
    });
    // A refused try costs nothing of the hour.
    for (let n = most; n < hourly[what]; n++) {
      if (n % most === 0) await pass("minute");
      expect((await writes[what](by)).code).toBe(200);
    }
    await pass("minute");
    expect((await writes[what](by)).msg).toMatch(/^新成员每小时最多发 \d+ .+，60 分钟后可以再发$/);
    await pass("minute");
    await pass("hour");
    expect((await writes[what](by)).code).toBe(200);
  },
);

test("a member with standing writes as before, and somebody who has just got it as well", async () => {
  const by = await known();
  for (let n = 0; n < policy.spam.pace.comments + 1; n++) expect((await writes.comments(by)).code).toBe(200);
  const young = await newcomer();
  for (let n = 0; n < policy.spam.pace.comments; n++) await writes.comments(young);
  expect((await writes.comments(young)).code).toBe(429);
  await server.db.execute(
    sql`update users set verified_device = 'Lens One' where id = ${young.userId}::bigint`,
  );
  expect((await writes.comments(young)).code).toBe(200);
});
