import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessGone } from "./digests.ts";

const PREFIX = ".lenscape-";
const DAY_MS = 24 * 3_600_000;
/** Age from which a working folder is taken for the leftover of a killed process. */
const LEFTOVER_DAYS = 2;
/** Names of archives that `backup <folder>` makes. */
const DATED = /^lenscape-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/;

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Runs the body with a working folder inside `near`, and removes it afterwards. */
export async function withWorkFolder<T>(near: string, body: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(near, PREFIX));
  try {
    return await body(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes working folders that killed processes have left. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    const found = await unlessGone(stat(path));
    if (found?.isDirectory() && Date.now() - found.mtimeMs > LEFTOVER_DAYS * DAY_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** Name of an archive by the local time, such as `lenscape-2026-11-29-031500.tar.gz`. */
export function datedName(now: Date): string {
  const [date, time] = now.toLocaleString("sv-SE").split(" ");
  return `lenscape-${date}-${time!.replaceAll(":", "")}.tar.gz`;
}

/** Size in bytes of the newest archive of a folder; undefined where there is none. */
export async function newestArchiveBytes(folder: string): Promise<number | undefined> {
  let newest: { mtimeMs: number; size: number } | undefined;
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".tar.gz")) continue;
    const found = await unlessGone(stat(join(folder, name)));
    if (found?.isFile() && found.mtimeMs > (newest?.mtimeMs ?? 0)) newest = found;
  }
  return newest?.size;
}

/**
 * Deletes archives that `backup <folder>` made more than some days ago.
 * @returns the number of archives deleted
 */
export async function deleteOldArchives(folder: string, days: number): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    if (!DATED.test(name)) continue;
    const path = join(folder, name);
    const found = await unlessGone(stat(path));
    if (!found || Date.now() - found.mtimeMs <= days * DAY_MS) continue;
    await rm(path);
    deleted += 1;
  }
  return deleted;
}
