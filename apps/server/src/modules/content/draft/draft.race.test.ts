import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { longText, requestId, resetRates } from "../../../test/thread-fixtures.ts";

type Who = { token: string; userId: string };

let server: TestServer;
let ann: Who;
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

test("of twenty saves on the same revision one is kept, and every other is told", async () => {
  const id = requestId("twenty");
  await save(id, 0, "起头");
  const answers = await times(20, (i) => save(id, 1, `第 ${i} 个标签页`));
  const kept = answers.filter(({ code }) => code === 200);
  expect(kept).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(19);
  const [row] = (await list()).rows;
  expect(row).toMatchObject({ revision: 2, title: `第 ${answers.indexOf(kept[0]!)} 个标签页` });
});

test("a new draft that is sent twenty times is one draft", async () => {
  const answers = await times(20, () => save(requestId("once"), 0, "同一份"));
  expect(answers.map(({ code, data }) => [code, data?.revision])).toEqual(Array(20).fill([200, 1]));
  expect((await list()).total).toBe(1);
});

test("more new drafts at once than may be kept: as many as may be are, the others are told", async () => {
  // One after another: a busy machine may tell one of so many at once to come back, and then there is room for it.
  for (let i = 0; i < policy.draft.max - 3; i++)
    expect((await save(requestId(`many${i}x`), 0, "占位")).code).toBe(200);
  await resetRates(server);
  const answers = await times(10, (i) => save(requestId(`more${i}x`), 0, "再来"));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(answers.find(({ code }) => code !== 200)).toMatchObject({
    code: 400,
    msg: "草稿箱已满，最多存 50 份，请先删除不用的草稿",
  });
  expect((await list()).total).toBe(policy.draft.max);
});

test("a draft that is first saved while it is being published waits for that, and is not kept", async () => {
  const stop = new pg.Client({ connectionString: server.url });
  await stop.connect();
  /** Waits until so many statements wait for a lock, the last one like this. */
  const held = (count: number, statement: string) =>
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
    // Publishing stands still just before it takes its draft away: saving comes in between.
    await stop.query("begin");
    await stop.query("lock table drafts in share mode");
    const id = requestId("between");
    const publishing = server.post(
      "/api/thread/create",
      { threadClassify: 0, content: longText, requestId: id },
      ann.token,
    );
    await held(1, 'delete from "drafts"');
    const saving = save(id, 0, "抢跑");
    await held(2, 'from "users"');
    await stop.query("commit");
    expect((await publishing).code).toBe(200);
    expect((await saving).code).toBe(409);
    expect((await list()).total).toBe(0);
  } finally {
    await stop.end();
  }
});
