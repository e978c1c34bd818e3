import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { columnOf, comment, findStaleSortKeys, makeCircle, publish } from "../../../test/thread-fixtures.ts";
import { refreshHeat } from "../act/act.queries.ts";
import { HEAT_WEIGHTS } from "./thread.rules.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let bob: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
  await makeCircle(server, "1");
});
afterAll(() => server.close());

const set = (id: string, change: ReturnType<typeof sql>) =>
  server.db.execute(sql`update threads set ${change} where id = ${id}::bigint`);

test("acts update the heat of the sort keys, and recomputing the heat does not change it", async () => {
  const threadId = await publish(server, ann.token, { circleId: "1" });
  for (const value of [1, 0, 1]) await server.post("/api/thread/thumbup", { threadId, value }, bob.token);
  await comment(server, bob.token, threadId);
  await server.app.outbox.settled();
  expect(await columnOf(server, "threads", "hot_score", threadId)).toBe(
    HEAT_WEIGHTS.like + HEAT_WEIGHTS.reply,
  );
  expect(await findStaleSortKeys(server)).toEqual([]);
  await refreshHeat(server.db, new Map([[threadId, ""]]));
  expect(await findStaleSortKeys(server)).toEqual([]);
});

test("every change of a thread is copied to the sort keys", async () => {
  const threadId = await publish(server, ann.token, { circleId: "1" });
  const changes = [
    sql`site_sticky = true`,
    sql`circle_sticky = true, group_sticky = true`,
    sql`group_id = 2`,
    sql`circle_id = null`,
    sql`essence_at = now()`,
    sql`pact_at = now(), guide_at = now()`,
    sql`cherrypick_at = now()`,
    sql`classify = 1`,
    sql`status = 3`,
    sql`essence_at = null`,
    sql`status = 1, posted_at = now(), last_reply_at = now()`,
    sql`hot_rank = 99`,
  ];
  for (const change of changes) {
    await set(threadId, change);
    expect(await findStaleSortKeys(server)).toEqual([]);
  }
  await set(threadId, sql`status = 4`);
  const { rows } = await server.get("/api/without/thread/list?orderByColumn=hot_score");
  expect(rows.map(({ id }: { id: string }) => id)).not.toContain(threadId);
  expect(await findStaleSortKeys(server)).toEqual([]);
});
