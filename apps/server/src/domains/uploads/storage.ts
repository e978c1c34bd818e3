import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";

const TYPES: Record<string, string> = {
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** Where uploaded files live. Keys look like `2026/11/ab12.webp`. */
export function createDiskStorage(dataDir: string) {
  const root = join(dataDir, "uploads");
  const pathOf = (key: string) => {
    const path = normalize(join(root, key));
    return path.startsWith(root + sep) ? path : undefined;
  };
  return {
    /** Writes a file whole or not at all. */
    async save(key: string, bytes: Buffer): Promise<void> {
      const path = pathOf(key)!;
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
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
