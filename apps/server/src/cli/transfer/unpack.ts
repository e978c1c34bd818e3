import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { extract } from "tar";
import { CommandError } from "../command.ts";
import { LIMITS } from "./records.ts";

const PREFIX = ".lenscape-import-";
/** A folder that is older belongs to no import that is under way. */
const LEFT_MS = 24 * 3600 * 1000;

const isArchive = (file: string) => /\.(?:tar|tar\.gz|tgz)$/i.test(file);

/**
 * Gives the body a folder with what an archive holds, or a folder or file as it is, and an empty folder for what it
 * sets aside. What is unpacked or set aside is removed afterwards. Links in an archive are left out, and nothing of it lands outside the folder.
 * @param room where there is room to unpack
 * @throws CommandError for what is not there, is broken or holds too much
 */
export async function withUnpacked<T>(
  given: string,
  room: string,
  body: (path: string, aside: string) => Promise<T>,
): Promise<T> {
  const path = resolve(given);
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

/** Removes what imports that were killed have left. */
async function removeLeftovers(room: string): Promise<void> {
  for (const name of await readdir(room)) {
    if (!name.startsWith(PREFIX)) continue;
    const info = await stat(join(room, name)).catch(() => undefined);
    if (info && info.mtimeMs < Date.now() - LEFT_MS)
      await rm(join(room, name), { recursive: true, force: true });
  }
}

async function unpack(file: string, cwd: string): Promise<void> {
  let bytes = 0;
  let files = 0;
  let refused: CommandError | undefined;
  const filter: NonNullable<Parameters<typeof extract>[0]>["filter"] = (_name, entry) => {
    bytes += entry.size ?? 0;
    files += 1;
    if (bytes > LIMITS.archiveBytes || files > LIMITS.archiveFiles)
      refused = new CommandError(`${file} 里面的东西太多：至多 50 GB、50 万个文件。什么都没有导入。`);
    return !refused && "type" in entry && ["File", "OldFile", "Directory"].includes(entry.type);
  };
  try {
    await extract({ file, cwd, strict: true, preservePaths: false, noChmod: true, filter });
  } catch (error) {
    throw new CommandError(`${file} 读不出来，或不完整：${(error as Error).message}。什么都没有导入。`);
  }
  if (refused) throw refused;
}
