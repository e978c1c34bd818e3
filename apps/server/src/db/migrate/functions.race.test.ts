import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase, migrations } from "../../test/upgrade-fixtures.ts";
import { migrateDatabase } from "../client.ts";
import { parseFunctionFile, readFunctionFiles } from "./functions.ts";
import { runMigrations } from "./run.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase();
  client = await database.connect();
});
afterEach(() => database.drop());

const answers = (value: number) =>
  parseFunctionFile(
    "sample.sql",
    `create or replace function sample() returns int language sql as $$ select ${value} $$;\n`,
  );
const apply = (...functions: ReturnType<typeof parseFunctionFile>[]) =>
  runMigrations(client, migrations.slice(0, 1), { functions });
const sample = async () => (await client.query("select sample()")).rows[0].sample;

test("every function and trigger of the database has its text in db/functions", async () => {
  await migrateDatabase(client);
  const files = await readFunctionFiles(new URL("../functions/", import.meta.url));
  const text = files
    .flatMap(({ statements }) => statements)
    .join(" ")
    .replaceAll(/\s+/g, " ");
  const { rows } = await client.query(`
    select 'function ' || proname || '(' as declaration from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union select 'trigger ' || tgname || ' ' from pg_trigger where not tgisinternal`);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ declaration }) => !text.includes(`create or replace ${declaration}`))).toEqual([]);
});

test("applies a file when its text has changed, and only then", async () => {
  await apply(answers(1));
  expect(await sample()).toBe(1);
  await apply(answers(2));
  expect(await sample()).toBe(2);
  await client.query(answers(3).statements[0]!);
  await apply(answers(2));
  expect(await sample()).toBe(3);
});

test("an older version leaves the functions of a newer one", async () => {
  await apply(answers(2));
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('', $1)", [
    Date.parse("2099-01-01"),
  ]);
  await apply(answers(1));
  expect(await sample()).toBe(2);
});

test("names the file of a statement that fails", async () => {
  await expect(apply(parseFunctionFile("broken.sql", "select nothing();"))).rejects.toThrow(
    "functions/broken.sql: function nothing() does not exist",
  );
});
