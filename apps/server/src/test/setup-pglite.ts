import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../db/client.ts";
import { connectionOf } from "../db/embedded.ts";
import { drizzleOptions } from "../db/postgres.ts";
import { ensureBaseData } from "../process/base-data.ts";

/**
 * Creates one embedded database with migrations and base data, and provides its dump to the test files. Copying is
 * ten times faster than creating.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "lenscape-pglite-"));
  const client = await PGlite.create();
  const db = drizzle(client, drizzleOptions);
  await migrateDatabase(connectionOf(client));
  await ensureBaseData(db);
  const template = join(folder, "template.tar");
  await writeFile(template, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
  project.provide("engine", "pglite");
  project.provide("template", template);
  return () => rm(folder, { recursive: true });
}
