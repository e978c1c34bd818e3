import { join } from "node:path";
import { runQuietly } from "./commands.mjs";

/** The folders of what is published, in the order in which they need each other. */
export const PACKAGES = ["richtext", "api", "ui"];

/**
 * Packs a built package as it is published: `publishConfig.exports` in the place of the sources, and versions in the
 * place of `workspace:`.
 * @param {string} folder the package's own
 * @param {string} destination folder that takes the tarball
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} the tarball's path
 */
export async function packPackage(folder, destination, env = process.env) {
  const args = ["pack", "--json", "--pack-destination", destination];
  const output = await runQuietly(`${folder} could not be packed:`, "pnpm", args, { cwd: folder, env });
  const { filename } = JSON.parse(output.slice(output.indexOf("{")));
  return join(destination, filename.split("/").at(-1));
}
