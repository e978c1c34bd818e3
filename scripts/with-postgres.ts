/**
 * Runs a command with the address of a PostgreSQL in TEST_DATABASE_URL: the present value, else a throw-away cluster in
 * memory by the programs in POSTGRES_BIN. Without either the command runs as it is.
 */
import { run } from "./lib/commands.mjs";
import { withPostgres } from "./lib/ensure-postgres.ts";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { main, UserFacingError } from "./lib/user-facing-error.mjs";

await main(async () => {
  stopWhenTold();
  const { POSTGRES_BIN: bin, ...env } = process.env;
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new UserFacingError("Usage: node scripts/with-postgres.ts COMMAND [ARGUMENT…]");
  const start = async (database: NodeJS.ProcessEnv) =>
    (await run(command, args, { env: { ...env, ...database }, cwd: process.cwd(), live: true })).code;
  if (!env.TEST_DATABASE_URL && !bin) return start({});
  return withPostgres((url) => start({ TEST_DATABASE_URL: url }), bin, { inMemory: true });
});
