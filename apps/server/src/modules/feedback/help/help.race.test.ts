import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { faqs } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";
import { blockFaqWrites, deleteFaq, lockFaq, saveFaq } from "./help-manage.queries.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Resolves when a statement waits for a lock. */
const waitForBlockedStatement = () =>
  vi.waitFor(async () => {
    const waits = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(rowsOf(await server.db.execute(waits))).toHaveLength(1);
  }, 20_000);

test("a vote on an FAQ that is being deleted gets 404", async () => {
  const { token } = await server.member("voter");
  const faq = { category: "使用", question: "怎么开机", answer: "长按。" };
  const [{ id } = { id: "" }] = await server.db.insert(faqs).values(faq).returning({ id: faqs.id });
  const vote = await server.db.transaction(async (tx) => {
    await lockFaq(tx, id);
    await deleteFaq(tx, id);
    const response = server.post("/api/bbs/faq/vote", { id, helpful: 1 }, token);
    await waitForBlockedStatement();
    return { response };
  });
  expect(await vote.response).toMatchObject({ code: 404 });
});

test("of two concurrent saves of the same question, one is refused", async () => {
  const { token, userId } = await server.member("operator");
  await moveTo(server, userId, GROUP.operator);
  const faq = { category: "使用", question: "怎么关机", answer: "长按。" };
  const second = await server.db.transaction(async (tx) => {
    await blockFaqWrites(tx);
    await saveFaq(tx, undefined, faq);
    const response = server.post("/api/bbs/console/faq/save", { ...faq, orderNum: 0, isShow: 1 }, token);
    await waitForBlockedStatement();
    return { response };
  });
  expect(await second.response).toMatchObject({ code: 409, field: "question" });
});
