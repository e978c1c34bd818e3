import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** SHA-256 in hex by path. */
export type Digests = Record<string, string>;

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Resolves to undefined if the file does not exist. */
export const ignoreMissing = <T>(operation: Promise<T>): Promise<T | undefined> =>
  operation.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** Yields the paths of the files under a folder, relative to it. Follows links. */
export async function* filesUnder(
  folder: string,
  isPart: (path: string) => boolean,
  at: string,
): AsyncGenerator<string> {
  for (const name of ((await ignoreMissing(readdir(join(folder, at)))) ?? []).sort()) {
    const path = `${at}/${name}`;
    if (!isPart(path)) continue;
    const info = await ignoreMissing(stat(join(folder, path)));
    if (info?.isDirectory()) yield* filesUnder(folder, isPart, path);
    else if (info?.isFile()) yield path;
  }
}

/** Lists the paths whose files are missing or have another digest. */
export async function differingFiles(folder: string, expected: Digests): Promise<string[]> {
  const differing: string[] = [];
  for (const [path, digest] of Object.entries(expected)) {
    if ((await digestOf(join(folder, path)).catch(() => "")) !== digest) differing.push(path);
  }
  return differing;
}
