import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

let buildId: string | undefined;

/** Returns a short hash of the running entry file. It differs between builds, because the entry imports hashed chunks. */
export function getBuildId(): string {
  buildId ??= createHash("sha1")
    .update(readFileSync(process.argv[1] ?? process.execPath))
    .digest("hex")
    .slice(0, 10);
  return buildId;
}
