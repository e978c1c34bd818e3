import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { doctorCommand } from "../cli/doctor.ts";
import { readConfig } from "../config.ts";
import { rowsOf } from "../core/sql.ts";
import { startServer } from "../test/support.ts";
import { openPostgres } from "./client.ts";
import { getServerName } from "./server-name.ts";

test("the pools disable JIT", async () => {
  const database = openPostgres(inject("template"));
  onTestFinished(() => database.close());
  const read = database.db.execute(sql`select current_setting('jit') as jit`);
  const write = database.db.transaction((tx) => tx.execute(sql`select current_setting('jit') as jit`));
  for (const result of await Promise.all([read, write])) expect(rowsOf(result)).toEqual([{ jit: "off" }]);
});

test("the doctor finds an idle server and does not count itself", async () => {
  const there = await startServer();
  onTestFinished(() => there.close());
  const examine = async () => {
    const lines: string[] = [];
    const config = readConfig({ DATABASE_URL: there.url, DATA_DIR: there.config.dataDir });
    await doctorCommand.run!({
      config,
      say: (line) => lines.push(line),
      words: [],
      flags: new Set(),
      database: there.database,
    });
    return lines;
  };
  expect(await examine()).toContain("· 没有服务连着这个数据库");
  const server = openPostgres(there.url, undefined, undefined, getServerName("server"));
  onTestFinished(() => server.close());
  await server.db.execute(sql`select 1`);
  expect(await examine()).toContain("✓ 连着数据库的服务是同一个版本");
});
