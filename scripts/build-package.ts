/**
 * Builds the package in whose folder it runs: `tsconfig.build.json` into an empty `dist`, one module for each source,
 * so that what an app does not import it does not get.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./lib/commands.mjs";

const cwd = process.cwd();
rmSync(join(cwd, "dist"), { recursive: true, force: true });
const { code } = await run("pnpm", ["exec", "tsc", "-p", "tsconfig.build.json"], { cwd, live: true });
if (code !== 0) process.exit(code);
