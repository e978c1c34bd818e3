import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { extract } from "tar";
import { CommandError } from "../command.ts";
import { LIMITS } from "./records.ts";

const PREFIX = ".lenscape-import-";
/** Age in milliseconds from which a folder counts as the leftover of a killed import. */
const LEFTOVER_MS = 24 * 3600 * 1000;

const isArchive = (file: string) => /\.(?:tar|tar\.gz|tgz)$/i.test(file);

/**
 * Runs the body with the unpacked archive (or the folder or file as it is) and an empty folder for temporary files, and
 * removes both afterwards. Unpacks no links, and nothing outside the folder.
 * @param room folder to unpack into
 * @throws CommandError if the path does not exist, or the archive is broken or too large
 */
export async function withUnpacked<T>(
  source: string,
  room: string,
  body: (path: string, aside: string) => Promise<T>,
): Promise<T> {
  const path = resolve(source);
  if (!(await stat(path).catch(() => undefined))) throw new CommandError(`没有这个文件或文件夹：${path}。`);
  await removeLeftovers(room);
  const folder = await mkdtemp(join(room, PREFIX));
  const aside = join(folder, "aside");
  const within = join(folder, "archive");
  try {
    await mkdir(aside);
    if (!isArchive(path)) return await body(path, aside);
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

async function unpack(file: string, cwd: string): Promise<void> {
  let bytes = 0;
  let files = 0;
  let refusal: CommandError | undefined;
  const filter: NonNullable<Parameters<typeof extract>[0]>["filter"] = (_name, entry) => {
    bytes += entry.size ?? 0;
    files += 1;
    if (bytes > LIMITS.archiveBytes || files > LIMITS.archiveFiles)
      refusal = new CommandError(`${file} 里面的东西太多：至多 50 GB、50 万个文件。什么都没有导入。`);
    return !refusal && "type" in entry && ["File", "OldFile", "Directory"].includes(entry.type);
  };
  try {
    await extract({ file, cwd, strict: true, preservePaths: false, noChmod: true, filter });
  } catch (error) {
    throw new CommandError(`${file} 读不出来，或不完整：${(error as Error).message}。什么都没有导入。`);
  }
  if (refusal) throw refusal;
}
