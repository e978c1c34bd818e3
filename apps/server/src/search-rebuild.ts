import { setTimeout } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { describeError } from "./core/log.ts";
import { openEmbedded, openPostgres } from "./db/client.ts";
import { emptyIndex, isIndexed, SearchIndexer } from "./modules/search/index.ts";
import { policy } from "./policy.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm search:rebuild` empties the search index and builds it again. Meanwhile the older search is used. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.database, config.databaseDirectUrl)
    : await openEmbedded(config.dataDir);
  try {
    await database.migrate();
    await emptyIndex(database.db);
    say("搜索的索引已清空，正在重建……");
    const onWarning = (_title: string, error: unknown) => {
      process.stderr.write(`${describeError(error as Error).message}\n`);
      process.exitCode = 1;
    };
    const indexer = new SearchIndexer(database.db, { warn: onWarning });
    // A running server indexes at the same time.
    while (process.exitCode !== 1 && !(await isIndexed(database.db))) {
      await indexer.settled();
      await setTimeout(policy.search.everyMs);
    }
    if (process.exitCode !== 1) say("搜索的索引已重建。");
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${describeError(error).message}\n`);
  process.exit(1);
});
