import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ignoreMissing } from "./digests.ts";

const PREFIX = ".lenscape-";
const DAY_MS = 24 * 3_600_000;
/** Age in days from which a working folder counts as the leftover of a killed process. */
const LEFTOVER_DAYS = 2;
/** Pattern of the archive names that `backup <folder>` creates. */
const DATED_NAME = /^lenscape-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/;

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export const isFolder = (path: string) =>
  stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  );

/** Runs the body with a temporary folder inside `parent`, and removes the folder afterwards. */
export async function withWorkFolder<T>(parent: string, body: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, PREFIX));
  try {
    return await body(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes temporary folders of killed processes. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    const info = await ignoreMissing(stat(path));
    if (info?.isDirectory() && Date.now() - info.mtimeMs > LEFTOVER_DAYS * DAY_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** Name of an archive by the local time, such as `lenscape-2026-11-29-031500.tar.gz`. */
export function datedName(now: Date): string {
  const [date, time] = now.toLocaleString("sv-SE").split(" ");
  return `lenscape-${date}-${time!.replaceAll(":", "")}.tar.gz`;
}

/** Returns the size in bytes of the newest archive in a folder, or undefined if there is none. */
export async function newestArchiveBytes(folder: string): Promise<number | undefined> {
  let newest: { mtimeMs: number; size: number } | undefined;
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".tar.gz")) continue;
    const info = await ignoreMissing(stat(join(folder, name)));
    if (info?.isFile() && info.mtimeMs > (newest?.mtimeMs ?? 0)) newest = info;
  }
  return newest?.size;
}

/**
 * Deletes archives of `backup <folder>` that are older than a number of days.
 * @returns the number of archives deleted
 */
export async function deleteOldArchives(folder: string, days: number): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    if (!DATED_NAME.test(name)) continue;
    const path = join(folder, name);
    const info = await ignoreMissing(stat(path));
    if (!info || Date.now() - info.mtimeMs <= days * DAY_MS) continue;
    await rm(path);
    deleted += 1;
  }
  return deleted;
}
