import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns the folder of the web app next to this package, both for the sources and for the bundle. */
export function webDirectory(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return join(folder, "../web");
}
