import { createReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { type Storage, typeOf } from "./storage.ts";

/** Waits until a file, or what a folder lists, is on the disk itself. */
async function flush(path: string): Promise<void> {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** The codes of a disk, a quota or a limit that is used up. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Whether a write failed because there is no room. */
export const isFull = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException)?.code ?? "");

/**
 * Files in a folder of the data directory.
 * @param getType returns the media type of a key, or undefined for keys that are never served
 */
export function createDiskStorage(dataDir: string, folder = "uploads", getType = typeOf): Storage {
  const root = join(dataDir, folder);
  const pathOf = (key: string) => {
    const path = normalize(join(root, key));
    return path.startsWith(root + sep) ? path : undefined;
  };
  return {
    // Flushed, so that a power cut leaves it there.
    async save(key, file) {
      const path = pathOf(key)!;
      await mkdir(dirname(path), { recursive: true });
      await flush(file);
      await rename(file, path);
      await flush(dirname(path));
    },
    async remove(key) {
      const path = pathOf(key);
      if (path) await rm(path, { force: true });
    },
    async *writtenBefore(folder, moment) {
      const path = pathOf(folder);
      const names = path && (await opendir(path).catch(() => undefined));
      if (!names) return;
      for await (const entry of names) {
        if (!entry.isFile()) continue;
        const info = await stat(join(path, entry.name)).catch(() => undefined);
        if (info && info.mtime < moment) yield `${folder}/${entry.name}`;
      }
    },
    async find(key) {
      const path = pathOf(key);
      const type = getType(key);
      if (!path || !type) return undefined;
      const info = await stat(path).catch(() => undefined);
      if (!info?.isFile()) return undefined;
      return { size: info.size, type, read: async (range) => createReadStream(path, range) };
    },
  };
}
