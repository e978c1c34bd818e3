import { createReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";

const TYPES: Record<string, string> = {
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
};

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

/** Where uploaded files live. Keys look like `2026/11/ab12.webp`. */
export function createDiskStorage(dataDir: string) {
  const root = join(dataDir, "uploads");
  const pathOf = (key: string) => {
    const path = normalize(join(root, key));
    return path.startsWith(root + sep) ? path : undefined;
  };
  return {
    /** Keeps a finished file of the same disk under its key, whole or not at all, so that a power cut leaves it there. */
    async save(key: string, file: string): Promise<void> {
      const path = pathOf(key)!;
      await mkdir(dirname(path), { recursive: true });
      await flush(file);
      await rename(file, path);
      await flush(dirname(path));
    },
    /** Removes a file; nothing where there is none. */
    async remove(key: string): Promise<void> {
      const path = pathOf(key);
      if (path) await rm(path, { force: true });
    },
    /** The keys in a folder that were last written before a moment, whatever they are; none where there is no folder. */
    async *writtenBefore(folder: string, moment: Date): AsyncGenerator<string> {
      const path = pathOf(folder);
      const names = path && (await opendir(path).catch(() => undefined));
      if (!names) return;
      for await (const entry of names) {
        if (!entry.isFile()) continue;
        const info = await stat(join(path, entry.name)).catch(() => undefined);
        if (info && info.mtime < moment) yield `${folder}/${entry.name}`;
      }
    },
    /** Size and type of a stored file, or undefined. */
    async find(
      key: string,
    ): Promise<
      | { size: number; type: string; read(range?: { start: number; end: number }): NodeJS.ReadableStream }
      | undefined
    > {
      const path = pathOf(key);
      const type = TYPES[key.split(".").pop() ?? ""];
      if (!path || !type) return undefined;
      const info = await stat(path).catch(() => undefined);
      if (!info?.isFile()) return undefined;
      return { size: info.size, type, read: (range) => createReadStream(path, range) };
    },
  };
}
