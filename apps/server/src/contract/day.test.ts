import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addDays } from "../core/days.ts";
import { trusted } from "../core/screened.ts";
import { type Clock, createClock, startOfDay } from "../core/time.ts";
import { circleMembers, topics } from "../db/schema/index.ts";
import { refreshFigures } from "../modules/site/figures/figures.job.ts";
import { policy } from "../policy.ts";
import { grantPoints } from "../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { comment, makeCircle, publish, resetRates } from "../test/thread-fixtures.ts";

const MINUTE = 60_000;
const PLACE = "9001";

let guests = 1;

type Who = { token: string; userId: string };

/** A value that is counted per day: `use` does the action once, `count` reads the count of today. */
interface Counted {
  use: (server: TestServer, who: Who, author: Who) => Promise<unknown>;
  count: (server: TestServer, who: Who, clock: Clock) => Promise<number>;
}

const likedBy = async (server: TestServer, who: Who, author: Who) =>
  server.post("/api/thread/thumbup", { threadId: await publish(server, author.token), value: 1 }, who.token);

/** Publishes at the current time of the test, which differs from the database's clock. */
async function publishNow(server: TestServer, author: Who) {
  const id = await publish(server, author.token, { circleId: PLACE, topicList: [{ content: "黄昏" }] });
  const now = new Date().toISOString();
  await server.db.execute(sql`update threads set posted_at = ${now}::timestamptz where id = ${id}::bigint`);
  await server.db.execute(
    sql`update thread_topics set posted_at = ${now}::timestamptz where thread_id = ${id}::bigint`,
  );
}

const counted: Record<string, Counted> = {
  "points that were tipped": {
    use: async (server, who, author) => {
      await grantPoints(server, who.userId, 1);
      const tip = { threadId: await publish(server, author.token), points: 1 };
      return server.post("/api/thread/tipping", tip, who.token);
    },
    count: async (server, who) => {
      const { data } = await server.get("/api/bbs/thread/tipping/info?threadId=1", who.token);
      return policy.tipping.perDay - data.leftToday;
    },
  },
  "the task of the day": {
    use: likedBy,
    count: async (server, who) => {
      const { data } = await server.get("/api/bbs/task/day/list?pageSize=99", who.token);
      return data.find((task: { work: string }) => task.work === "LIKE_POST").completedNum;
    },
  },
  experience: {
    use: async (server, who, author) => comment(server, who.token, await publish(server, author.token)),
    count: async (server, who) => {
      const { data } = await server.get("/api/bbs/level/info", who.token);
      return data.todayExp / policy.experience.commented.exp;
    },
  },
  "numbers of feedback reports": {
    use: (server, who) =>
      server.post(
        "/api/bbs/feedback/submit",
        { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" },
        who.token,
      ),
    count: async (server, who, clock) => {
      const { rows } = await server.get("/api/bbs/feedback/list", who.token);
      const prefix = `FB${clock.day(clock.now()).replaceAll("-", "")}`;
      return rows.filter(({ no }) => no.startsWith(prefix)).length;
    },
  },
  "checking in": {
    use: (server, who) => server.post("/api/bbs/task/day/sign", { filter: {} }, who.token),
    count: async (server, who) =>
      (await server.post("/api/bbs/task/info", { filter: {} }, who.token)).data.signStatus,
  },
  "rewarded invitations": {
    use: async (server, who) => {
      const { invitationCode } = (await server.get("/api/bbs/invitation/mine", who.token)).data;
      const username = `guest${guests++}`;
      const account = { username, password: "Lenscape2026" };
      const guest = { ...account, nickname: username, invitationCode };
      expect(await server.post("/register", guest)).toMatchObject({ code: 200 });
      const { token } = await server.post("/login", account);
      return publish(server, token as string);
    },
    count: async (server, who) =>
      (await server.get("/api/bbs/invitation/mine", who.token)).data.rewardedToday,
  },
  "new threads of a circle": {
    use: (server, _who, author) => publishNow(server, author),
    count: async (server, who) => {
      await server.db
        .insert(circleMembers)
        .values({ circleId: PLACE, userId: who.userId })
        .onConflictDoNothing();
      return (await server.get("/api/bbs/circle/mine", who.token)).rows[0].todayCount;
    },
  },
  "new threads of a topic": {
    use: (server, _who, author) => publishNow(server, author),
    count: async (server) => {
      server.endShared();
      return (await server.get(`/api/bbs/topic/insight?topicId=${PLACE}`)).data.todayCount;
    },
  },
  "the figures of the community": {
    use: (server, _who, author) => publishNow(server, author),
    count: async (server, _who, clock) => {
      await server.db.transaction((tx) => refreshFigures(tx, clock));
      const { rows } = (await server.db.execute(
        sql`select threads from daily_figures where day = ${clock.day(clock.now())}::date`,
      )) as unknown as { rows: { threads: number }[] };
      return rows[0]!.threads;
    },
  },
};

/** The UTC day changes at 8 in the morning in Shanghai, and in the afternoon in Los Angeles. */
describe.each(["Asia/Shanghai", "America/Los_Angeles"])("a day of a community in %s", (timeZone) => {
  const clock = createClock(timeZone);
  let server: TestServer;
  let author: Who;
  let day = addDays(clock.day(new Date()), 1);

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    server = await startServer({ COMMUNITY_TZ: timeZone });
    author = await server.member("author");
    await makeCircle(server, PLACE);
    await server.db.insert(topics).values({ id: PLACE, content: trusted("黄昏"), contentKey: "黄昏" });
    await publish(server, author.token);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });

  test.each(Object.entries(counted))(
    "%s: counted up to 23:59, and from 0 on at 00:01",
    async (name, { use, count }) => {
      // Each case uses different days, because some counts are shared.
      day = addDays(day, 3);
      const midnight = startOfDay(clock, day).getTime();
      const who = await server.member(`who${Object.keys(counted).indexOf(name)}`);
      const at = async (moment: number) => {
        vi.setSystemTime(moment);
        await resetRates(server);
      };
      const countNow = () => count(server, who, clock);

      await at(midnight - MINUTE);
      await use(server, who, author);
      expect(await countNow()).toBe(1);
      await at(midnight + MINUTE);
      expect(await countNow()).toBe(0);
      await use(server, who, author);
      expect(await countNow()).toBe(1);
      await at(new Date(midnight + MINUTE).setUTCHours(24, 1, 0, 0));
      expect(await countNow()).toBe(1);
    },
  );
});
