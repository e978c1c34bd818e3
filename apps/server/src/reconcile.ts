import { readConfig } from "./config.ts";
import { describeError } from "./core/log.ts";
import { openEmbedded, openPostgres } from "./db/client.ts";
import { faultLine, reconcile } from "./domains/points/reconcile.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm reconcile` proves the books of every member; it ends with 1 and a line per fault when they do not add up. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.database, config.databaseDirectUrl)
    : await openEmbedded(config.dataDir);
  try {
    const { members, entries, faults } = await reconcile(database.db);
    for (const fault of faults) say(faultLine(fault));
    if (faults.length > 0) process.exitCode = 1;
    else say(`对账完成：${members} 位成员、${entries} 笔积分，全部相符。`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${describeError(error).message}\n`);
  process.exit(2);
});
