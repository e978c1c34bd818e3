import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
const members: Actor[] = [];

beforeAll(async () => {
  server = await startServer();
  for (let i = 0; i < 16; i++) {
    await resetRates(server);
    members.push(await server.member(`voter${i}`));
  }
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const createPoll = async () => {
  const threadId = await publish(server, members[0]!.token, {
    poll: { options: ["甲", "乙", "丙", "丁"], maxChoices: 3, days: 7 },
  });
  const { data } = await server.get(`/api/without/thread/detail?threadId=${threadId}`);
  return { threadId, ids: data.poll.options.map(({ id }: { id: string }) => id) as string[] };
};
const vote = (threadId: string, optionIds: string[], { token }: Actor) =>
  server.post("/api/bbs/poll/vote", { threadId, optionIds }, token);

/** Finds polls whose counts differ from their votes. */
const findWrongCounts = async () =>
  rowsOf<object>(
    await server.db.execute(sql`
      select thread_id from polls p
      where voter_count <> (select count(*) from poll_votes v where v.thread_id = p.thread_id)
      union all
      select thread_id from poll_options o
      where vote_count <> (select count(*) from poll_votes v where v.thread_id = o.thread_id and o.id = any(v.option_ids))`),
  );

test("64 concurrent votes of one member count once", async () => {
  const { threadId, ids } = await createPoll();
  const responses = await Promise.all(
    Array.from({ length: 64 }, (_, i) => vote(threadId, [ids[i % 4]!], members[1]!)),
  );
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(responses.filter(({ code, msg }) => code === 409 && msg === "你已经投过票了")).toHaveLength(63);
  expect(await findWrongCounts()).toEqual([]);
});

test("concurrent votes with options in different orders are all counted without a deadlock", async () => {
  const { threadId, ids } = await createPoll();
  const responses = await Promise.all(
    members.map((actor, i) => {
      const rotated = [...ids.slice(i % 4), ...ids.slice(0, i % 4)].slice(0, 3);
      return vote(threadId, i % 2 ? rotated : rotated.reverse(), actor);
    }),
  );
  expect(responses.map(({ code }) => code)).toEqual(members.map(() => 200));
  const { data } = await server.get(`/api/bbs/poll/mine?threadId=${threadId}`, members[0]!.token);
  expect(data.poll.voterCount).toBe(16);
  expect(await findWrongCounts()).toEqual([]);
});

test("votes during the deletion of the thread are counted completely or refused", async () => {
  const { threadId, ids } = await createPoll();
  const responses = await Promise.all([
    ...members.map((actor) => vote(threadId, [ids[0]!, ids[3]!], actor)),
    server.post("/api/thread/del", { threadId }, members[0]!.token),
  ]);
  expect(responses.filter(({ code }) => code !== 200 && code !== 409)).toEqual([]);
  expect(await findWrongCounts()).toEqual([]);
});

test("votes while the author edits or removes the poll are counted or refused", async () => {
  const { threadId, ids } = await createPoll();
  const edit = (poll: object | null) =>
    server.post(
      "/api/bbs/thread/edit",
      { threadId, revision: 1, title: "", content: "改一改这次投票", poll },
      members[0]!.token,
    );
  const responses = await Promise.all([
    ...members.slice(0, 6).map((actor) => vote(threadId, [ids[0]!], actor)),
    edit({ options: ["换甲", "换乙"], maxChoices: 1, days: 7 }),
    edit(null),
    ...members.slice(6).map((actor) => vote(threadId, [ids[1]!], actor)),
  ]);
  expect(responses.filter(({ code }) => ![200, 400, 404, 409].includes(code))).toEqual([]);
  expect(await findWrongCounts()).toEqual([]);
});
