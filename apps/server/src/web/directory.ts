import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The web app's folder next to this package, seen from the sources and from the bundle alike. */
export function webDirectory(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return join(folder, "../web");
}
