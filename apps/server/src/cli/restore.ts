import { chmod, lchown, mkdir, readdir, rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Config } from "../config.ts";
import { recordBackupStatement } from "../core/last-backup.ts";
import { exists, withWorkFolder } from "./backup-folder.ts";
import { type Command, type CommandContext, CommandError } from "./command.ts";
import { ignoreMissing } from "./digests.ts";
import { databaseOf, differences } from "./dump.ts";
import { countUploads, DUMP, findMissingUploads, type Manifest, UPLOADS, unpackBackup } from "./manifest.ts";
import { findMissingOnDisk } from "./upload-files.ts";

/** Owner and mode of restored files. */
interface Ownership {
  uid: number;
  gid: number;
  mode: number;
}

const isRoot = () => process.geteuid?.() === 0;

/** Returns the ownership of the existing uploads, or of the data folder, or undefined if neither exists. */
async function findOwnership(dataDir: string): Promise<Ownership | undefined> {
  return (await ignoreMissing(stat(join(dataDir, UPLOADS)))) ?? (await ignoreMissing(stat(dataDir)));
}

/** Changes the owner of a folder and its contents. Does nothing unless run as root. */
async function changeOwner(path: string, owner: Ownership): Promise<void> {
  if (!isRoot()) return;
  await lchown(path, owner.uid, owner.gid);
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
}

/** Applies the mode of the former uploads to a folder and its contents. Files get no execute bit. */
async function changeMode(path: string, { mode }: Ownership): Promise<void> {
  await chmod(path, mode & 0o777);
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), mode & (entry.isDirectory() ? 0o777 : 0o666));
}

/** Moves restored uploads into the data folder, and renames the former ones. */
async function putUploads(from: string, dataDir: string, ownership: Ownership): Promise<void> {
  await changeMode(from, ownership);
  await changeOwner(from, ownership);
  const to = join(dataDir, UPLOADS);
  if (await exists(to)) await rename(to, `${to}.before-${new Date().toISOString().replaceAll(":", "")}`);
  await rename(from, to);
}

/** Checks that an archive is of the configured kind of database. @throws CommandError */
function requireKind({ database }: Manifest, kind: Manifest["database"]): void {
  if (database !== kind)
    throw new CommandError(
      `这份备份是${database === "postgres" ? " PostgreSQL" : "内置数据库"}的，设置里的不是。`,
    );
}

/**
 * Restores an archive into a temporary database, and compares rows and files with its manifest.
 * @param folder an empty folder for the unpacked archive
 * @throws CommandError that lists the differences
 */
export async function checkArchive(
  config: Config,
  file: string,
  folder: string,
  name: string,
): Promise<Manifest> {
  const manifest = await unpackBackup(file, folder);
  const database = databaseOf(config);
  requireKind(manifest, database.kind);
  const { rows, uploads } = await database.tryRestore(join(folder, DUMP));
  const wrong = differences(manifest.rows, rows);
  // Older archives have no `uploads` field.
  const holdsUploads = manifest.uploads ? manifest.uploads === "archive" : !config.s3;
  const missing = holdsUploads ? findMissingUploads(uploads, manifest) : [];
  if (missing.length > 0)
    wrong.push(`登记的上传里有 ${missing.length} 个不在备份里，如 ${missing.slice(0, 3).join("、")}`);
  if (wrong.length > 0) throw new CommandError(`${name} 恢复出来不对：\n${wrong.join("\n")}`);
  return manifest;
}

const describe = (manifest: Manifest) =>
  `${Object.keys(manifest.rows).length} 张表的行数与 ${countUploads(manifest)} 个文件的校验和都相符`;

/** Restores an archive, or with `--check` restores it into a temporary database. */
async function restore({ config, say, words: [file = ""], flags }: CommandContext): Promise<number> {
  const source = resolve(file);
  if (!(await exists(source))) throw new CommandError(`没有这个文件：${source}。`);
  if (flags.has("check")) {
    const manifest = await withWorkFolder(tmpdir(), (folder) => checkArchive(config, source, folder, source));
    say(`备份能恢复：${describe(manifest)}。`);
    return 0;
  }
  const { dataDir } = config;
  const before = await findOwnership(dataDir);
  await mkdir(dataDir, { recursive: true });
  const ownership = before ?? (await stat(dataDir));
  return withWorkFolder(dataDir, async (folder) => {
    const manifest = await unpackBackup(source, folder);
    const database = databaseOf(config);
    requireKind(manifest, database.kind);
    await database.restore(join(folder, DUMP), { replace: flags.has("replace"), rows: manifest.rows });
    if (database.kind === "embedded") await changeOwner(join(dataDir, "pgdata"), ownership);
    const uploads = join(folder, UPLOADS);
    if (await exists(uploads)) await putUploads(uploads, dataDir, ownership);
    const { size: bytes } = await stat(source);
    const verified = { at: manifest.createdAt, bytes, uploads: countUploads(manifest) };
    // The dump is older than its own check, so record it here. Dumps of old versions have no table for it.
    await database.write(...recordBackupStatement({ verified })).catch(() => {});
    say(`已恢复 ${manifest.createdAt} 的备份：${describe(manifest)}。`);
    if (manifest.uploads === "bucket" && !config.s3)
      say("注意：上传在备份时的桶里，不在这份备份里；现在没有设 S3_BUCKET。");
    const missing = config.s3 ? [] : await findMissingOnDisk(await database.uploads(), config);
    if (missing.length > 0)
      say(
        `注意：登记的上传里有 ${missing.length} 个不在 ${dataDir}/${UPLOADS}，如 ${missing.slice(0, 3).join("、")}：请另外放回，再用 doctor 核对。`,
      );
    if (isRoot() && !before)
      say(`注意：${dataDir} 是刚建的，属于 root。服务用别的用户运行的话，先用 chown -R 改好。`);
    return 0;
  });
}

export const restoreCommand: Command = {
  usage: "<文件> [--check | --replace]",
  about: "从备份恢复到空的数据库；--check 只试，--replace 换掉现有的",
  takes: [1, 1],
  flags: ["check", "replace"],
  alone: restore,
};
