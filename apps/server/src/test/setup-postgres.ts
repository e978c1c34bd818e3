import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { TEST_CONNECTIONS } from "../../../../scripts/lib/ensure-postgres.ts";
import { openPostgres } from "../db/client.ts";
import { ensureBaseData } from "../process/base-data.ts";

/**
 * Creates a template database with migrations and base data on the PostgreSQL of TEST_DATABASE_URL. Test files copy
 * it.
 */
export default async function setup(project: TestProject) {
  const base = process.env.TEST_DATABASE_URL!;
  const name = `template_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: base });
  await admin.connect();
  const limit = await admin.query("select current_setting('max_connections')::int as connections");
  const { connections } = limit.rows[0];
  if (connections < TEST_CONNECTIONS) {
    await admin.end();
    throw new Error(
      `The server's tests need a PostgreSQL with max_connections = ${TEST_CONNECTIONS} or more; that of TEST_DATABASE_URL has ${connections}.`,
    );
  }
  await admin.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await database.migrate();
  await ensureBaseData(database.db);
  await database.close();
  // `wal_log` writes every page to the log too. PostgreSQL before 15 has no strategies and copies files.
  const { rows } = await admin.query("select current_setting('server_version_num')::int >= 150000 as named");
  project.provide("engine", "postgres");
  project.provide("copying", rows[0].named ? "strategy file_copy" : "");
  project.provide("template", url.href);
  return async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
}
