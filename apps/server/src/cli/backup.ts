import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config.ts";
import { ArchiveWriter, unpackArchive } from "./archive.ts";
import { type Ask, type Command, CommandError } from "./command.ts";
import { type Digests, differingFiles, filesUnder } from "./digests.ts";
import { databaseOf, differences, type Rows } from "./dump.ts";

/** What an archive says of itself. */
interface Manifest {
  format: 1;
  createdAt: string;
  /** What kind of database the dump is of; it is restored into the same kind. */
  database: "postgres" | "embedded";
  /** How many rows each table had. */
  rows: Rows;
  /** SHA-256 of every file, by its path in the archive. */
  files: Digests;
}

const MANIFEST = "manifest.json";
const DUMP = "database.dump";
const UPLOADS = "uploads";
/** What is coming in is nobody's yet. */
const isPart = (path: string) => !/^(?:\.\/)?uploads\/(?:incoming|resumable)(?:\/|$)/.test(path);

/** Runs the body with a folder that is removed afterwards; next to `near`, where the room is. */
async function withFolder<T>(near: string, body: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(near, { recursive: true });
  const folder = await mkdtemp(join(near, ".lenscape-"));
  try {
    return await body(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const uploadsOf = (config: Config) => join(config.dataDir, UPLOADS);
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes the archive, under another name until it is whole. */
async function backup({ config, say, words: [file = ""], flags }: Ask): Promise<number> {
  const target = resolve(file);
  if (await exists(target)) throw new CommandError(`${target} 已经有了，换一个名字。`);
  await withFolder(dirname(target), async (folder) => {
    const database = databaseOf(config);
    const rows = await database.dump(join(folder, DUMP));
    const part = join(folder, "archive");
    const archive = new ArchiveWriter(part);
    await archive.add(DUMP, join(folder, DUMP));
    // The database first: a file too many does no harm, a missing one does.
    if (!config.s3)
      for await (const path of filesUnder(config.dataDir, isPart, UPLOADS))
        await archive.add(path, join(config.dataDir, path));
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      database: database.kind,
      rows,
      files: { ...archive.files },
    };
    // Last: what went meanwhile is in neither it nor the archive.
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
    await archive.add(MANIFEST, join(folder, MANIFEST));
    await archive.end();
    const { files } = manifest;
    await rename(part, target);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    say(`已备份到 ${target}：${total} 行，${Object.keys(files).length - 1} 个上传的文件。`);
    if (config.s3) say("上传存在桶里，不在这个文件里：请用桶自己的办法备份。");
  });
  return flags.has("check") ? restore({ config, say, words: [file], flags: new Set(["check"]) }) : 0;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  value.format === 1 &&
  isObject(value.files) &&
  isObject(value.rows) &&
  Object.values(value.rows).every(Number.isSafeInteger);

/** Unpacks an archive and makes sure that it is whole. @throws CommandError for one that is not */
async function unpack(file: string, folder: string): Promise<Manifest> {
  const broken = (why: string) => new CommandError(`${file} 读不出来，或不完整：${why}。什么都没有改。`);
  try {
    unpackArchive(file, folder);
  } catch (error) {
    throw broken((error as Error).message);
  }
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => {
    throw broken(`没有 ${MANIFEST}`);
  });
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw broken(`${MANIFEST} 不是 JSON`);
  }
  if (!isManifest(manifest)) throw broken(`${MANIFEST} 里不是备份的清单，或是不认识的格式`);
  if (!(DUMP in manifest.files)) throw broken(`${MANIFEST} 里没有 ${DUMP}`);
  const differing = await differingFiles(folder, manifest.files);
  if (differing.length > 0) throw broken(`${differing.slice(0, 5).join("、")} 与备份时不同`);
  return manifest;
}

/** Puts an archive back, or only tries to in a database of its own. */
async function restore({ config, say, words: [file = ""], flags }: Ask): Promise<number> {
  const isCheck = flags.has("check");
  const source = resolve(file);
  if (!(await exists(source))) throw new CommandError(`没有这个文件：${source}。`);
  return withFolder(isCheck ? tmpdir() : config.dataDir, async (folder) => {
    const manifest = await unpack(source, folder);
    const database = databaseOf(config);
    if (manifest.database !== database.kind)
      throw new CommandError(
        `这份备份是${manifest.database === "postgres" ? " PostgreSQL" : "内置数据库"}的，设置里的不是。`,
      );
    const dump = join(folder, DUMP);
    const { rows } = manifest;
    if (isCheck) {
      const wrong = differences(rows, await database.tryRestore(dump));
      for (const line of wrong) say(line);
      if (wrong.length > 0) return 1;
    } else {
      await database.restore(dump, { replace: flags.has("replace"), rows });
      const uploads = join(folder, UPLOADS);
      if (await exists(uploads)) await putUploads(uploads, config);
    }
    const count = Object.keys(manifest.files).length - 1;
    const what = `${Object.keys(rows).length} 张表的行数与 ${count} 个文件的校验和都相符`;
    say(isCheck ? `备份能恢复：${what}。` : `已恢复 ${manifest.createdAt} 的备份：${what}。`);
    return 0;
  });
}

/** Puts the uploads in their place; those before are kept next to them. */
async function putUploads(from: string, config: Config): Promise<void> {
  const to = uploadsOf(config);
  if (await exists(to)) await rename(to, `${to}.before-${new Date().toISOString().replaceAll(":", "")}`);
  await rename(from, to);
}

export const backupCommand: Command = {
  usage: "<文件> [--check]",
  about: "备份数据库与上传到一个文件；--check 随后试着恢复一遍",
  takes: [1, 1],
  flags: ["check"],
  alone: backup,
};

export const restoreCommand: Command = {
  usage: "<文件> [--check | --replace]",
  about: "从备份恢复到空的数据库；--check 只试，--replace 换掉现有的",
  takes: [1, 1],
  flags: ["check", "replace"],
  alone: restore,
};
