import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { UnpackSync } from "tar";
import { CommandError } from "../command.ts";
import { BrokenFileError } from "./broken-file.ts";
import { LIMITS } from "./records.ts";

const PREFIX = ".lenscape-import-";
/** Age in milliseconds from which a folder counts as the leftover of a killed import. */
const LEFTOVER_MS = 24 * 3600 * 1000;
/** Size of one read in bytes. Small, because gzip may expand each read a thousand times in memory. */
const READ_BYTES = 64 * 1024;

const isArchive = (file: string) => /\.(?:tar|tar\.gz|tgz)$/i.test(file);
const isOtherArchive = (file: string) => /\.(?:zip|7z|rar|xz|bz2|zst)$/i.test(file);

/**
 * Runs the body with the unpacked archive (or the folder or file as it is) and an empty folder for temporary files, and
 * removes both afterwards. Unpacks no links, and nothing outside the folder.
 * @param room folder to unpack into
 * @throws CommandError if the path does not exist, or the archive is broken, too large, or of another format
 */
export async function withUnpacked<T>(
  source: string,
  room: string,
  body: (path: string, aside: string) => Promise<T>,
): Promise<T> {
  const path = resolve(source);
  const info = await stat(path).catch(() => undefined);
  if (!info) throw new CommandError(`没有这个文件或文件夹：${path}。`);
  if (info.isFile() && isOtherArchive(path))
    throw new CommandError(
      `${path} 不是能读的格式：请先解压，再给出解压后的文件夹，或打包成 .tar.gz。什么都没有导入。`,
    );
  await removeLeftovers(room);
  const folder = await mkdtemp(join(room, PREFIX));
  const aside = join(folder, "aside");
  const within = join(folder, "archive");
  try {
    await mkdir(aside);
    if (!info.isFile() || !isArchive(path)) return await body(path, aside);
    await mkdir(within);
    await unpack(path, within);
    return await body(within, aside);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders of killed imports. */
async function removeLeftovers(room: string): Promise<void> {
  for (const name of await readdir(room)) {
    if (!name.startsWith(PREFIX)) continue;
    const info = await stat(join(room, name)).catch(() => undefined);
    if (info && info.mtimeMs < Date.now() - LEFTOVER_MS)
      await rm(join(room, name), { recursive: true, force: true });
  }
}

/** Unpacks an archive. Files are written synchronously, so that none appears after the folder has been removed. */
async function unpack(file: string, cwd: string): Promise<void> {
  let bytes = 0;
  let files = 0;
  let hasEnd = false;
  const unpacker = new UnpackSync({
    cwd,
    strict: true,
    preservePaths: false,
    filter: (_name, entry) => {
      bytes += entry.size ?? 0;
      files += 1;
      if (bytes > LIMITS.archiveBytes || files > LIMITS.archiveFiles)
        throw new CommandError(`${file} 里面的东西太多：至多 50 GB、50 万个文件。什么都没有导入。`);
      return "type" in entry && ["File", "OldFile", "Directory"].includes(entry.type);
    },
  });
  unpacker.on("eof", () => {
    hasEnd = true;
  });
  let isPlain: boolean | undefined;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES })) {
      isPlain ??= chunk[0] !== 0x1f;
      unpacker.write(chunk);
    }
    unpacker.end();
  } catch (error) {
    throw error instanceof CommandError ? error : new BrokenFileError(file, (error as Error).message);
  }
  // An uncompressed archive has no checksum, but ends in two blocks of zeros.
  if (isPlain === undefined || (isPlain && !hasEnd)) throw new BrokenFileError(file, "后面的部分不在");
}
