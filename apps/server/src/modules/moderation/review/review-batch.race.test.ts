import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, moveTo, resetRates } from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let operators: [Member, Member];
let authors: [Member, Member];

beforeAll(async () => {
  server = await startServer();
  for (const id of ["1", "2"]) await makeCircle(server, id);
  operators = [await server.member("operator"), await server.member("another")];
  authors = [await server.member("earlier"), await server.member("later")];
  for (const { userId } of operators) await moveTo(server, userId, GROUP.operator);
  await server.post("/api/bbs/word/save", { words: ["全网最低"], action: "review" }, operators[0].token);
});
afterAll(() => server.close());
beforeEach(() => resetRates(server));

let serial = 0;
const createPending = async ({ token }: Member, circleId: string) => {
  const thread = { threadClassify: 0, content: `全网最低 ${serial++}`, circleId };
  return (await server.post("/api/thread/create", thread, token)).data.id as string;
};
const batch = (ids: string[], { token }: Member) =>
  server.post("/api/bbs/review/batch", { kind: "thread", ids, value: 1 }, token);

test("a batch locks all its texts, authors and circles before the unread counts", async () => {
  const [earlier, later] = authors;
  const ids = [await createPending(earlier, "1"), await createPending(later, "2")];
  await server.db.execute(
    sql`insert into unread_counts (user_id) select id from users on conflict do nothing`,
  );
  let answer: ReturnType<typeof batch> | undefined;
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from unread_counts where user_id = ${earlier.userId}::bigint for update`);
    answer = batch(ids, operators[0]);
    const waits = sql`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%unread_counts%' and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect(rowsOf(await server.db.execute(waits))).toHaveLength(1), 20_000);
    const lockableRows = async (table: ReturnType<typeof sql>, id: string) =>
      rowsOf(
        await tx.execute(sql`select 1 from ${table} where id = ${id}::bigint for no key update skip locked`),
      ).length;
    expect(await lockableRows(sql`threads`, ids[1]!)).toBe(0);
    expect(await lockableRows(sql`users`, later.userId)).toBe(0);
    expect(await lockableRows(sql`circles`, "2")).toBe(0);
  });
  expect((await answer!).data.count).toBe(2);
});

test("concurrent batches with the same authors and circles in different order all succeed", async () => {
  const [earlier, later] = authors;
  for (let round = 0; round < 4; round++) {
    await resetRates(server);
    const one = [await createPending(earlier, "1"), await createPending(later, "2")];
    const other = [await createPending(later, "2"), await createPending(earlier, "1")];
    const answers = await Promise.all([batch(one, operators[0]), batch(other, operators[1])]);
    expect(answers.map(({ code, data }) => [code, data?.count])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  }
});
