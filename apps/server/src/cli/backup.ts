import { constants } from "node:fs";
import { access, rename, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Config } from "../config.ts";
import { type BackupRecord, recordBackupStatement } from "../core/last-backup.ts";
import { ArchiveWriter } from "./archive.ts";
import {
  datedName,
  deleteOldArchives,
  exists,
  isFolder,
  newestArchiveBytes,
  removeLeftovers,
  withWorkFolder,
} from "./backup-folder.ts";
import { type Command, type CommandContext, CommandError } from "./command.ts";
import { type DumpTarget, databaseOf } from "./dump.ts";
import { countUploads, DUMP, findMissingUploads, MANIFEST, type Manifest, UPLOADS } from "./manifest.ts";
import { checkArchive } from "./restore.ts";
import { findMissingOnDisk, uploadFiles } from "./upload-files.ts";

/** Share of the last archive's size below which a new one is suspicious. */
const SUSPICIOUS_SHARE = 0.5;
const MAX_KEEP_DAYS = 3650;

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Reads `--keep`. @throws CommandError */
function readKeepDays({ options = {}, flags }: CommandContext): number | undefined {
  const { keep } = options;
  if (keep === undefined) return undefined;
  const days = Number(keep);
  if (!Number.isInteger(days) || days < 1 || days > MAX_KEEP_DAYS)
    throw new CommandError(`--keep 应为 1 到 ${MAX_KEEP_DAYS} 的天数，现在是「${keep}」。`);
  if (!flags.has("check")) throw new CommandError("--keep 要和 --check 一起用：没有验证过新的，不删旧的。");
  return days;
}

/**
 * Returns the path of the new archive: a dated name in an existing folder, or a file name. A file name must end in
 * `.tar.gz`, so that a missing folder is not mistaken for a file name.
 * @throws CommandError if the file exists, or its folder does not exist or is not writable
 */
async function readTarget(word: string): Promise<string> {
  const path = resolve(word);
  const isInFolder = await isFolder(path);
  const target = isInFolder ? join(path, datedName(new Date())) : path;
  if (await exists(target)) throw new CommandError(`${target} 已经有了，换一个名字。`);
  const folder = isInFolder || !path.endsWith(".tar.gz") ? path : dirname(path);
  if (!(await isFolder(folder)))
    throw new CommandError(
      `没有文件夹 ${folder}。备份不会自己建文件夹：请先建好，或看看备份盘挂上了没有。要写成文件的话，文件名以 .tar.gz 结尾。`,
    );
  await access(folder, constants.W_OK | constants.X_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(`${folder} 不能写（${code}）：请让运行备份的用户能写这个文件夹。`);
  });
  return target;
}

/** Packs the dump and the uploads. @throws CommandError if files of uploads are missing, unless `--allow-missing` is set */
async function writeArchive(
  { config, flags }: CommandContext,
  database: DumpTarget,
  folder: string,
  archiveFile: string,
): Promise<Manifest> {
  const { rows, uploads: registered } = await database.dump(join(folder, DUMP));
  const archive = new ArchiveWriter(archiveFile);
  try {
    await archive.add(DUMP, join(folder, DUMP));
    const uploads = findUploadsPlace(config, flags);
    // After the dump, so that uploads of the meantime are extra files instead of missing ones.
    if (uploads === "archive")
      for await (const path of uploadFiles(config)) await archive.add(path, join(config.dataDir, path));
    const missing = await findMissing(uploads, registered, archive.files, config);
    // Ignore files whose row was deleted since the dump.
    const current = missing.length > 0 ? new Set(await database.uploads()) : new Set();
    const lost = missing.filter((path) => current.has(path));
    if (lost.length > 0 && !flags.has("allow-missing"))
      throw new CommandError(
        `数据库里登记的 ${registered.length} 个上传的文件，${config.dataDir}/${UPLOADS} 里缺 ${lost.length} 个，如 ${lost.slice(0, 3).join("、")}。请检查 DATA_DIR；确实丢了的，加 --allow-missing 再备份。`,
      );
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      database: database.kind,
      rows,
      files: { ...archive.files },
      uploads,
      missing,
    };
    // Last, because the manifest lists the packed files, and files deleted in the meantime are skipped.
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
    await archive.add(MANIFEST, join(folder, MANIFEST));
    return manifest;
  } finally {
    await archive.end();
  }
}

const findUploadsPlace = (config: Config, flags: ReadonlySet<string>) =>
  config.s3 ? "bucket" : flags.has("no-uploads") ? "apart" : "archive";

/** Lists uploads of the dump whose file is missing. Buckets are not checked. */
async function findMissing(
  place: Manifest["uploads"],
  registered: readonly string[],
  files: Manifest["files"],
  config: Config,
): Promise<string[]> {
  if (place === "bucket") return [];
  if (place === "archive") return findMissingUploads(registered, { files });
  return findMissingOnDisk(registered, config);
}

/** Writes the archive under a temporary name, and renames it after the optional check by a trial restore. */
async function createBackup(
  ask: CommandContext,
  database: DumpTarget,
  keepDays: number | undefined,
): Promise<void> {
  const { config, say, words, flags } = ask;
  const target = await readTarget(words[0] ?? "");
  const home = dirname(target);
  await database.requireDumpable({ check: flags.has("check") });
  await removeLeftovers(home);
  const lastBytes = await newestArchiveBytes(home);
  const { manifest, bytes } = await withWorkFolder(home, async (folder) => {
    const file = join(folder, "archive");
    const manifest = await writeArchive(ask, database, folder, file);
    if (flags.has("check"))
      await withWorkFolder(folder, (aside) => checkArchive(config, file, aside, basename(target)));
    const { size: bytes } = await stat(file);
    await rename(file, target);
    return { manifest, bytes };
  });
  const total = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const count = countUploads(manifest);
  say(`已备份到 ${target}：${total} 行，${count} 个上传的文件，${inMegabytes(bytes)}。`);
  if (flags.has("check")) {
    say(`备份能恢复：${Object.keys(manifest.rows).length} 张表的行数与 ${count} 个文件的校验和都相符。`);
    const verified = { at: manifest.createdAt, bytes, uploads: count };
    await database.write(...recordBackupStatement({ verified }));
  }
  if (manifest.uploads === "bucket") say("上传存在桶里，不在这个文件里：请用桶自己的办法备份。");
  if (manifest.uploads === "apart") say("上传的文件没有打包：请另外复制。");
  if (flags.has("allow-missing") && manifest.missing!.length > 0)
    say(`注意：${manifest.missing!.length} 个上传没有文件，备份里也没有。`);
  const isSuspicious = lastBytes !== undefined && bytes < lastBytes * SUSPICIOUS_SHARE;
  if (isSuspicious)
    say(
      `注意：上一份有 ${inMegabytes(lastBytes)}，这一份小了一半以上。请确认 DATABASE_URL 与 DATA_DIR${keepDays ? "；旧的备份一份也没有删" : ""}。`,
    );
  else if (keepDays) {
    const deleted = await deleteOldArchives(home, keepDays);
    if (deleted > 0) say(`删掉了 ${deleted} 份 ${keepDays} 天以前的备份。`);
  }
}

async function backup(ask: CommandContext): Promise<number> {
  const database = databaseOf(ask.config);
  const keepDays = readKeepDays(ask);
  try {
    await createBackup(ask, database, keepDays);
    return 0;
  } catch (error) {
    const failed: BackupRecord["failed"] = {
      at: new Date().toISOString(),
      reason: (error as Error).message.split("\n")[0]!,
    };
    // For the console. Ignored if the database itself is the problem.
    await database.write(...recordBackupStatement({ failed })).catch(() => {});
    throw error;
  }
}

export const backupCommand: Command = {
  usage: "<文件或文件夹> [--check] [--keep=天数] [--no-uploads] [--allow-missing]",
  about: "备份数据库与上传到一个文件；--check 随即试着恢复一遍，--keep 再删掉更早的",
  takes: [1, 1],
  flags: ["check", "no-uploads", "allow-missing"],
  options: ["keep"],
  alone: backup,
};
