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

/** What is gone when it is looked at is none of the folder's. */
export const unlessGone = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** The files under a folder, by their paths in it; links are followed. */
export async function* filesUnder(
  folder: string,
  isPart: (path: string) => boolean,
  at: string,
): AsyncGenerator<string> {
  for (const name of ((await unlessGone(readdir(join(folder, at)))) ?? []).sort()) {
    const path = `${at}/${name}`;
    if (!isPart(path)) continue;
    const found = await unlessGone(stat(join(folder, path)));
    if (found?.isDirectory()) yield* filesUnder(folder, isPart, path);
    else if (found?.isFile()) yield path;
  }
}

/** The paths under a folder whose files are missing or others. */
export async function differingFiles(folder: string, expected: Digests): Promise<string[]> {
  const differing: string[] = [];
  for (const [path, digest] of Object.entries(expected)) {
    if ((await digestOf(join(folder, path)).catch(() => "")) !== digest) differing.push(path);
  }
  return differing;
}
