// `pnpm pack-packages`: the built packages as tarballs in ./packed, for trying them in another project.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, packPackage } from "./lib/pack-package.ts";
import { root } from "./lib/project.mjs";
import { main, say } from "./lib/user-facing-error.mjs";
import { workspaceEnv } from "./lib/workspace.mjs";

await main(async () => {
  const env = await workspaceEnv();
  const packed = join(root, "packed");
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed);
  for (const name of PACKAGES) say(await packPackage(join(root, "packages", name), packed, env));
});
