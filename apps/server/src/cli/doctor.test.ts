import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { type Database, openEmbedded } from "../db/client.ts";
import { startServer } from "../test/support.ts";
import { doctorCommand } from "./doctor.ts";

/** Returns the doctor's output lines for a database. */
async function examine(database: Database, dataDir = tmpdir()): Promise<string[]> {
  const lines: string[] = [];
  await doctorCommand.run!({
    config: readConfig({ DATA_DIR: dataDir }),
    say: (line) => lines.push(line),
    words: [],
    flags: new Set(),
    database,
  });
  return lines;
}

async function openMigrated(): Promise<Database> {
  const server = await startServer();
  onTestFinished(() => server.close());
  return server.database;
}

test("the doctor accepts an empty database", async () => {
  const database = await openEmbedded();
  onTestFinished(() => database.close());
  const lines = await examine(database);
  expect(lines).toContain("· 数据库还是空的：启动服务就会建好表");
  expect(lines.join("\n")).not.toContain("没能检查");
});

test("the doctor reports a missing table", async () => {
  const database = await openMigrated();
  expect(await examine(database)).toContain("✓ 迁移都做过了，表都在");
  await database.db.execute("drop table drafts cascade");
  expect((await examine(database)).join("\n")).toContain("✗ 数据库缺 1 张表：drafts");
});

test("the doctor reports a data folder that cannot be created", async () => {
  const file = join(tmpdir(), randomUUID());
  await writeFile(file, "");
  onTestFinished(() => rm(file));
  expect((await examine(await openMigrated(), join(file, "data"))).join("\n")).toContain(
    `✗ DATA_DIR ${join(file, "data")} 不在，也建不了（ENOTDIR）`,
  );
});
