import { parseArgs } from "node:util";
import { ConfigError } from "./config/settings.ts";
import { readConfig } from "./config.ts";
import { describeError } from "./core/log.ts";
import { openEmbedded, openPostgres } from "./db/client.ts";
import { ensureDemo } from "./demo/index.ts";
import { ensureBaseData } from "./process/base-data.ts";
import { seedLarge } from "./seed/large.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm seed` writes the demo community. `pnpm seed --threads N` generates a large community for benchmarks. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { threads: { type: "string" } } });
  const count = Number(values.threads);
  if (values.threads !== undefined && !(Number.isInteger(count) && count >= 1 && count <= 10_000_000)) {
    throw new ConfigError("--threads 应为 1 到 10000000 之间的整数。");
  }
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.database, config.databaseDirectUrl)
    : await openEmbedded(config.dataDir);
  try {
    await database.migrate();
    await ensureBaseData(database.db, config.site.officialSite);
    if (values.threads === undefined) await ensureDemo(database.db);
    else await seedLarge(database, count, say);
    say("完成。");
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${describeError(error).message}\n`);
  process.exit(1);
});
