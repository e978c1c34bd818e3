import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, requestId, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let ann: Actor;
let serial = 0;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await resetRates(server);
  ann = await server.member(`racer${serial++}`);
});
afterAll(() => server.close());

const save = (draftId: string, revision: number, title: string) =>
  server.post(
    "/api/bbs/draft/save",
    { draftId, revision, threadClassify: 0, title, content: "写到一半", form: {} },
    ann.token,
  );
const list = () => server.get("/api/bbs/draft/list?pageSize=100", ann.token);
const times = <T>(count: number, call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)));

test("one of twenty concurrent saves of the same revision succeeds, the others get 409", async () => {
  const id = requestId("twenty");
  await save(id, 0, "起头");
  const responses = await times(20, (i) => save(id, 1, `第 ${i} 个标签页`));
  const successes = responses.filter(({ code }) => code === 200);
  expect(successes).toHaveLength(1);
  expect(responses.filter(({ code }) => code === 409)).toHaveLength(19);
  const [row] = (await list()).rows;
  expect(row).toMatchObject({ revision: 2, title: `第 ${responses.indexOf(successes[0]!)} 个标签页` });
});

test("twenty concurrent calls with the same new draft create one draft", async () => {
  const responses = await times(20, () => save(requestId("once"), 0, "同一份"));
  expect(responses.map(({ code, data }) => [code, data?.revision])).toEqual(Array(20).fill([200, 1]));
  expect((await list()).total).toBe(1);
});

test("concurrent new drafts fill the limit, and the others are refused", async () => {
  // Sequential, because a busy server may refuse one of many concurrent calls, which leaves room below the limit.
  for (let i = 0; i < policy.draft.max - 3; i++)
    expect((await save(requestId(`many${i}x`), 0, "占位")).code).toBe(200);
  await resetRates(server);
  const responses = await times(10, (i) => save(requestId(`more${i}x`), 0, "再来"));
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(responses.find(({ code }) => code !== 200)).toMatchObject({
    code: 400,
    msg: "草稿箱已满，最多存 50 份，请先删除不用的草稿",
  });
  expect((await list()).total).toBe(policy.draft.max);
});

test("a draft that is first saved while it is being published is refused after the publication", async () => {
  const blocker = new pg.Client({ connectionString: server.url });
  await blocker.connect();
  /** Waits until `count` statements wait for a lock, and the last of them contains `statement`. */
  const waitForLocks = (count: number, statement: string) =>
    vi.waitFor(
      async () => {
        const rows = rowsOf<{ query: string }>(
          await server.db.execute(sql`
            select query from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' order by query_start`),
        );
        expect(rows).toHaveLength(count);
        expect(rows.at(-1)?.query).toContain(statement);
      },
      { timeout: 20_000, interval: 50 },
    );
  try {
    // The table lock stops the publication just before it deletes its draft, so that the save starts in between.
    await blocker.query("begin");
    await blocker.query("lock table drafts in share mode");
    const id = requestId("between");
    const publishing = server.post(
      "/api/thread/create",
      { threadClassify: 0, content: longText, requestId: id },
      ann.token,
    );
    await waitForLocks(1, 'delete from "drafts"');
    const saving = save(id, 0, "抢跑");
    await waitForLocks(2, 'from "users"');
    await blocker.query("commit");
    expect((await publishing).code).toBe(200);
    expect((await saving).code).toBe(409);
    expect((await list()).total).toBe(0);
  } finally {
    await blocker.end();
  }
});
