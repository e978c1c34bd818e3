/**
 * `pnpm fuzz`: every operation of the contract with bodies, queries and paths near to what it asks for and far from
 * it, sent by five roles. No answer may be a fault, outside the contract or slow, and nothing may be logged as one.
 *   --rounds N    different calls of each operation (20), each by every role
 *   --seed N      the seed that an earlier run printed; else a new one
 *   --only ID     that operation alone
 *   --postgres    on PostgreSQL; else on the embedded database
 * A call that fails is made as small as it can be and still fail. `npm test` takes a short run with a fixed seed.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { withPostgres } from "./lib/ensure-postgres.ts";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { workspaceEnv } from "./lib/workspace.mjs";

/** Timeout in milliseconds of one round: every operation by five roles, with the reduction of failing calls. */
const MS_PER_ROUND = 15_000;

/** Reads an option that is a positive number. */
function count(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UserFacingError(`--${name} takes a whole number from 1 on.`);
  return Number(text);
}

async function checkOperation(id: string | undefined) {
  if (id === undefined) return;
  const contract = await readFile(join(root, "packages/api/src/contract.gen.json"), "utf8");
  if (!contract.includes(`"operationId":"${id}"`))
    throw new UserFacingError(`The contract has no operation ${id}.`);
}

await main(async () => {
  const string = { type: "string" } as const;
  const { values } = parseArgs({
    options: { rounds: string, seed: string, only: string, postgres: { type: "boolean" } },
  });
  const rounds = count("rounds", values.rounds, 20);
  const seed = count("seed", values.seed, 1 + Math.floor(Math.random() * 999_999_999));
  await checkOperation(values.only);
  stopWhenTold();

  say(`seed ${seed}, ${rounds} rounds`);
  const env = {
    ...(await workspaceEnv()),
    FUZZ_SEED: String(seed),
    FUZZ_ROUNDS: String(rounds),
    ...(values.only && { FUZZ_ONLY: values.only }),
  };
  const test = async (project: string, extra: NodeJS.ProcessEnv) => {
    const args = [
      "--project",
      project,
      "--testTimeout",
      String(rounds * MS_PER_ROUND),
      "src/contract/fuzz.test.ts",
    ];
    const options = { cwd: join(root, "apps/server"), env: { ...env, ...extra }, live: true };
    return (await run("pnpm", ["exec", "vitest", "run", ...args], options)).code;
  };
  if (!values.postgres) return test("pglite", { TEST_DATABASE_URL: "" });
  return withPostgres((url) => test("postgres", { TEST_DATABASE_URL: url }));
});
