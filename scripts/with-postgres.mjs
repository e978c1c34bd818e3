/**
 * Runs a command with TEST_DATABASE_URL naming a PostgreSQL: the one it names already, else a throw-away cluster in memory
 * made by the programs in POSTGRES_BIN. Without either the command runs as it is.
 */
import { run, stopCommands } from "./lib/commands.mjs";
import { withPostgres } from "./lib/ensure-postgres.mjs";
import { whenOrphaned } from "./lib/orphan.mjs";
import { main } from "./lib/user-facing-error.mjs";

await main(async () => {
  const abandon = () => {
    stopCommands();
    process.exit(130);
  };
  process.once("SIGINT", abandon).once("SIGTERM", abandon);
  whenOrphaned(abandon);
  const { POSTGRES_BIN: bin, ...env } = process.env;
  const [command, ...args] = process.argv.slice(2);
  const start = async (given) =>
    (await run(command, args, { env: { ...env, ...given }, cwd: process.cwd(), live: true })).code;
  if (!env.TEST_DATABASE_URL && !bin) return start({});
  return withPostgres((url) => start({ TEST_DATABASE_URL: url }), bin, { inMemory: true });
});
