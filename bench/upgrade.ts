/**
 * `pnpm bench:upgrade`: the longest write of members while a large community of the oldest version is upgraded.
 *   --threads N   its size; 1,000,000 by default
 * On the PostgreSQL that TEST_DATABASE_URL names, else on a throw-away cluster in memory.
 */
import { parseArgs } from "node:util";
import { run } from "../scripts/lib/commands.mjs";
import { withPostgres } from "../scripts/lib/ensure-postgres.ts";
import { stopWhenTold } from "../scripts/lib/interrupt.mjs";
import { main } from "../scripts/lib/user-facing-error.mjs";
import { at } from "./serve.ts";

await main(async () => {
  stopWhenTold();
  const { values } = parseArgs({ options: { threads: { type: "string", default: "1000000" } } });
  const args = ["vitest", "run", "--project", "postgres", "src/db/migrate/upgrade", "-t", "no write stalls"];
  const start = async (url: string) => {
    const env = { ...process.env, TEST_DATABASE_URL: url, UPGRADE_THREADS: values.threads };
    return (await run("npx", args, { env, cwd: at("../apps/server"), live: true })).code;
  };
  return withPostgres(start, undefined, { inMemory: true });
});
