import { createReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { getMediaType, type Storage } from "./storage.ts";

/** Flushes a file or a directory entry to the disk. */
async function flush(path: string): Promise<void> {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Error codes for a full disk, an exhausted quota and a file size limit. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Whether a write failed for lack of space. */
export const isFull = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException)?.code ?? "");

/**
 * Stores files in a folder of the data directory.
 * @param getType returns the media type of a key, or undefined for keys that are never served
 */
export function createDiskStorage(dataDir: string, folder = "uploads", getType = getMediaType): Storage {
  const root = join(dataDir, folder);
  const pathOf = (key: string) => {
    const path = normalize(join(root, key));
    return path.startsWith(root + sep) ? path : undefined;
  };
  return {
    // Flush, so that the file survives a power cut.
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
