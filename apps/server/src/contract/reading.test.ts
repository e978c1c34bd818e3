import { callPolicy } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "../core/sql.ts";
import {
  addressOf,
  answeringIds,
  type FilledCommunity,
  fillCommunity,
  smallestBody,
} from "../test/contract-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

/** Reads that write all the same: a captcha has to be stored for its check. */
const STORES_STATE: readonly OperationId[] = ["captchaImage"];
const reading = answeringIds.filter((id) => !callPolicy[id].writes && !STORES_STATE.includes(id));

let server: TestServer;
let community: FilledCommunity;

/** Records the table of every row that is written from now on. */
const watchWrites = [
  sql`create table written (place text)`,
  sql`create function note_written() returns trigger language plpgsql as $$
    begin insert into written values (tg_table_name); return null; end $$`,
  sql`do $$ declare place text; begin
    for place in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written' loop
      execute format('create trigger note_written after insert or update or delete on %I
        for each row execute function note_written()', place);
    end loop;
  end $$`,
];
const stopWatching = [sql`drop function note_written() cascade`, sql`drop table written`];

beforeAll(async () => {
  server = await startServer({ WX_MINI_APP_ID: "wx0123456789abcdef", WX_MINI_SECRET: "secret" });
  community = await fillCommunity(server);
  // All members joined long ago, so that time-dependent changes are due.
  await server.db.execute(sql`update users set created_at = now() - interval '400 days',
    invitation_code_at = now() - interval '100 days'`);
  await server.db.execute(sql`update sessions set last_seen_at = now() - interval '1 day'`);
  // Deferred writes of reads are not part of a call.
  vi.spyOn(server.app.deferredWrites, "add").mockReturnValue();
  vi.spyOn(server.app.views, "add").mockReturnValue();
  vi.spyOn(server.app.sessionUses, "add").mockReturnValue();
  await server.app.outbox.settled();
  for (const statement of watchWrites) await server.db.execute(statement);
});
afterAll(async () => {
  for (const statement of stopWatching) await server.db.execute(statement);
  vi.restoreAllMocks();
  await server.close();
});

const ROLES = ["visitor", "member", "operator"] as const;

test.each(ROLES)("a call that only reads changes no row: %s", async (role) => {
  const token = { visitor: undefined, member: community.token, operator: community.staff }[role];
  const writers: string[] = [];
  let answered = 0;
  for (const id of reading) {
    await resetRates(server);
    await server.db.execute(sql`delete from written`);
    const address = addressOf(id, community.fixture);
    const { method } = operationTable[id];
    const { code } = await (method === "get"
      ? server.get(address, token)
      : server.post(address, smallestBody(id), token));
    if (code === 200) answered += 1;
    const tables = rowsOf<{ place: string }>(
      await server.db.execute(sql`select distinct place from written`),
    );
    if (tables.length > 0) writers.push(`${id}: ${tables.map(({ place }) => place).join()}`);
  }
  expect(writers).toEqual([]);
  expect(answered).toBeGreaterThan(role === "visitor" ? 40 : 90);
});
