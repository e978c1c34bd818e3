import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The root manifest, read once. */
export const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** True where a missing tool must fail the run instead of skipping what needs it. */
export const isCi = Boolean(process.env.CI) && process.env.CI !== "false" && process.env.CI !== "0";

/** True when the process may install system packages. */
export const isRoot = process.getuid?.() === 0;
