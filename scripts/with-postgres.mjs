/**
 * Runs a command with TEST_DATABASE_URL naming a PostgreSQL: the one it names already, else a throw-away cluster in memory
 * made by the programs in POSTGRES_BIN. Without either the command runs as it is.
 */
import { run } from "./lib/commands.mjs";
import { withPostgres } from "./lib/ensure-postgres.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { main } from "./lib/user-facing-error.mjs";

await main(async () => {
  stopWhenTold();
  const { POSTGRES_BIN: bin, ...env } = process.env;
  const [command, ...args] = process.argv.slice(2);
  const start = async (given) =>
    (await run(command, args, { env: { ...env, ...given }, cwd: process.cwd(), live: true })).code;
  if (!env.TEST_DATABASE_URL && !bin) return start({});
  return withPostgres((url) => start({ TEST_DATABASE_URL: url }), bin, { inMemory: true });
});
