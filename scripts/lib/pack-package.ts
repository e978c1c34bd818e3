import { basename, join } from "node:path";
import { runQuietly } from "./commands.mjs";

/** Folders of the published packages, each after the ones that it depends on. */
export const PACKAGES = ["richtext", "api", "ui"];

/**
 * Packs a built package as it is published: `publishConfig.exports` in the place of the sources, and versions in the
 * place of `workspace:`.
 * @param destination folder that takes the tarball
 * @returns the tarball's path
 */
export async function packPackage(
  folder: string,
  destination: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const args = ["pack", "--json", "--pack-destination", destination];
  const output = await runQuietly(`${folder} could not be packed:`, "pnpm", args, { cwd: folder, env });
  const { filename }: { filename: string } = JSON.parse(output.slice(output.indexOf("{")));
  return join(destination, basename(filename));
}
