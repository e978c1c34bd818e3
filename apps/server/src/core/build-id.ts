import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

let buildId: string | undefined;

/** Short hash of the entry that runs. It changes with every build, because the bundle's entry names its hashed chunks. */
export function getBuildId(): string {
  buildId ??= createHash("sha1")
    .update(readFileSync(process.argv[1] ?? process.execPath))
    .digest("hex")
    .slice(0, 10);
  return buildId;
}
