import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: { token: string; userId: string };
const members: { token: string; userId: string }[] = [];

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  for (let i = 0; i < 4; i++) members.push(await server.member(`member${i}`));
});
afterAll(() => server.close());

test("merging a topic during concurrent publishing, removals and follows keeps the counts correct", async () => {
  for (let round = 0; round < 3; round++) {
    await resetRates(server);
    const [from, into] = [`重复${round}`, `留下${round}`] as const;
    const publishIn = (token: string, content: string) =>
      server.post(
        "/api/thread/create",
        { threadClassify: 0, content: longText, topicList: [{ content }] },
        token,
      );
    const threadIds = await Promise.all(
      members.map(({ token }) =>
        publish(server, token, { topicList: [{ content: from }, { content: into }] }),
      ),
    );
    await Promise.all(members.map(({ token }) => publishIn(token, from)));
    const [{ id: topicId }] = (
      await server.get(`/api/bbs/console/topic/list?keyWord=${from}`, operator.token)
    ).rows;
    const responses = await Promise.all([
      ...members.map(({ token }) => server.post("/api/bbs/topic/follow", { topicId, value: 1 }, token)),
      server.post("/api/bbs/console/topic/merge", { id: topicId, into }, operator.token),
      ...members.map(({ token }) => publishIn(token, from)),
      ...threadIds.map((threadId, i) =>
        server.post("/api/thread/undershelf", { threadId, reason: "自己下架" }, members[i]!.token),
      ),
    ]);
    expect(responses.filter(({ code }) => ![200, 404, 409].includes(code))).toEqual([]);
    const wrongCounts = await server.db.execute(sql`
      select t.content, t.thread_count, t.follow_count from topics t
      where t.thread_count <> (
          select count(*) from thread_topics x join threads h on h.id = x.thread_id and h.status = 1
          where x.topic_id = t.id)
        or t.follow_count <> (select count(*) from topic_follows f where f.topic_id = t.id)`);
    expect(rowsOf(wrongCounts)).toEqual([]);
  }
});
