import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { faqs } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";
import { deleteFaq, holdFaqs, lockFaq, saveFaq } from "./help-manage.queries.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Waits until a statement waits for a lock. */
const untilOneWaits = () =>
  vi.waitFor(async () => {
    const waits = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(rowsOf(await server.db.execute(waits))).toHaveLength(1);
  }, 20_000);

test("a vote on an answer that is being deleted finds none", async () => {
  const { token } = await server.member("voter");
  const faq = { category: "使用", question: "怎么开机", answer: "长按。" };
  const [{ id } = { id: "" }] = await server.db.insert(faqs).values(faq).returning({ id: faqs.id });
  const vote = await server.db.transaction(async (tx) => {
    await lockFaq(tx, id);
    await deleteFaq(tx, id);
    const asked = server.post("/api/bbs/faq/vote", { id, helpful: 1 }, token);
    await untilOneWaits();
    return { asked };
  });
  expect(await vote.asked).toMatchObject({ code: 404 });
});

test("of two who ask the same at the same moment one is refused", async () => {
  const { token, userId } = await server.member("operator");
  await moveTo(server, userId, GROUP.operator);
  const faq = { category: "使用", question: "怎么关机", answer: "长按。" };
  const second = await server.db.transaction(async (tx) => {
    await holdFaqs(tx);
    await saveFaq(tx, undefined, faq);
    const asked = server.post("/api/bbs/console/faq/save", { ...faq, orderNum: 0, isShow: 1 }, token);
    await untilOneWaits();
    return { asked };
  });
  expect(await second.asked).toMatchObject({ code: 409, field: "question" });
});
