import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../core/sql.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { WITHOUT_FOREIGN_KEY } from "./schema/without-foreign-key.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("every column with an ID has a foreign key or a reason for none", async () => {
  const result = await server.db.execute(sql`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity = ''
      and a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype)
      and not exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey))
    order by 1`);
  const names = rowsOf<{ name: string }>(result).map(({ name }) => name);
  expect(names).toEqual(Object.keys(WITHOUT_FOREIGN_KEY).toSorted());
});

test("every foreign key is validated", async () => {
  const result = await server.db.execute(
    sql`select conname from pg_constraint where contype = 'f' and not convalidated`,
  );
  expect(rowsOf(result)).toEqual([]);
});
