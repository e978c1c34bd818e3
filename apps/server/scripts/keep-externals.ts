// Removes the bundled packages from the manifest's dependencies, so that an image installs only the others.
import { readFileSync, writeFileSync } from "node:fs";
import { EXTERNALS } from "./externals.ts";

const file = new URL("../package.json", import.meta.url);
const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
const external = Object.entries(manifest.dependencies).filter(([name]) => EXTERNALS.includes(name));
writeFileSync(
  file,
  JSON.stringify({ ...manifest, dependencies: Object.fromEntries(external) }, undefined, 2),
);
