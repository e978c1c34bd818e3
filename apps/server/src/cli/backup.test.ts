import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import pg from "pg";
import { create, extract } from "tar";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { findBackupRecord } from "../core/last-backup.ts";
import { trusted } from "../core/screened.ts";
import { ensureBase } from "../db/base.ts";
import { type Database, openEmbedded, openPostgres } from "../db/client.ts";
import { uploads, users } from "../db/schema/index.ts";
import { ArchiveWriter, unpackArchive } from "./archive.ts";
import { backupCommand } from "./backup.ts";
import { type Command, CommandError } from "./command.ts";
import { createOperator } from "./operator.ts";
import { restoreCommand } from "./restore.ts";

// Tests dump whole databases, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const hasPostgres = inject("engine") === "postgres";
const isRoot = process.geteuid?.() === 0;

let folder: string;
/** A data folder with a community on the embedded database; tests copy it. */
let template: Promise<string> | undefined;
/** Names of databases that tests have created. */
const createdDatabases: string[] = [];

const queryAdmin = async (statement: string) => {
  const admin = new pg.Client({
    connectionString: inject("template").replace(/\/[^/?]+(\?|$)/, "/postgres$1"),
  });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
};

beforeAll(async () => {
  folder = join(tmpdir(), `lenscape-backup-${randomUUID()}`);
  await mkdir(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of createdDatabases.splice(0)) await queryAdmin(`drop database ${name} with (force)`);
});

/** Writes an operator, an upload with its thumbnail and an unfinished upload, and closes the database. */
async function fill(config: Config, database: Database): Promise<void> {
  await ensureBase(database.db);
  const context = { config, say: () => {}, words: ["zhouyu"], flags: new Set<string>(), database };
  await createOperator.run!(context);
  await database.db.insert(uploads).values({
    ...{ userId: "1", kind: "image", path: "2026/11/a.webp", thumbnailPath: "2026/11/a-t.webp" },
    ...{ originalName: "a.jpg", bytes: 7 },
  });
  await database.close();
  await mkdir(join(config.dataDir, "uploads/2026/11"), { recursive: true });
  await mkdir(join(config.dataDir, "uploads/incoming"));
  await writeFile(join(config.dataDir, "uploads/2026/11/a.webp"), "picture");
  await writeFile(join(config.dataDir, "uploads/2026/11/a-t.webp"), "thumb");
  await writeFile(join(config.dataDir, "uploads/incoming/b"), "half");
}

async function makeTemplate(): Promise<string> {
  const dataDir = join(folder, "template");
  await mkdir(dataDir);
  const database = await openEmbedded(dataDir);
  await database.migrate();
  await fill(readConfig({ DATA_DIR: dataDir }), database);
  return dataDir;
}

/** Creates a community on the embedded database. */
async function embedded(): Promise<Config> {
  template ??= makeTemplate();
  const dataDir = join(folder, randomUUID());
  await cp(await template, dataDir, { recursive: true });
  return readConfig({ DATA_DIR: dataDir });
}

/** Creates a database with the tables but no data, and returns its settings. */
async function unfoundedPostgres(): Promise<Config> {
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  const source = new URL(inject("template")).pathname.slice(1);
  await queryAdmin(`create database ${name} template ${source} ${inject("copying")}`);
  createdDatabases.push(name);
  const url = new URL(inject("template"));
  url.pathname = `/${name}`;
  const dataDir = join(folder, randomUUID());
  await mkdir(dataDir);
  // Connecting may be slow on a busy machine.
  return readConfig({ DATABASE_URL: url.href, DATA_DIR: dataDir, DATABASE_CONNECT_TIMEOUT_MS: "60000" });
}

/** Creates a community on PostgreSQL. */
async function postgres(): Promise<Config> {
  const config = await unfoundedPostgres();
  await fill(config, openPostgres(config.databaseUrl!, config.database));
  return config;
}

/** Creates a community on PostgreSQL if available, because it is much faster. */
const community = hasPostgres ? postgres : embedded;

/** Opens the database of a community and runs the body. */
async function withCommunity<T>(config: Config, body: (database: Database) => Promise<T>): Promise<T> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.database)
    : await openEmbedded(config.dataDir);
  try {
    return await body(database);
  } finally {
    await database.close();
  }
}

/** Runs a command like the command line. */
async function run(
  command: Command,
  config: Config,
  words: string[],
  flags: string[] = [],
  options: Record<string, string> = {},
) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await command.alone!({ config, say, words, flags: new Set(flags), options });
  return { code, output: lines.join("\n") };
}

const newFile = () => join(folder, `${randomUUID()}.tar.gz`);
const recordOf = (config: Config) => withCommunity(config, ({ db }) => findBackupRecord(db));

test("backs up, checks and restores the embedded database and the uploads", async () => {
  const config = await embedded();
  const file = newFile();
  expect(await run(backupCommand, config, [file], ["check"])).toMatchObject({
    code: 0,
    output: expect.stringContaining("备份能恢复"),
  });
  expect((await recordOf(config)).verified).toMatchObject({ uploads: 2 });
  await expect(run(backupCommand, config, [file])).rejects.toThrow("已经有了");
  await expect(run(restoreCommand, config, [file])).rejects.toThrow("--replace");
  await rm(config.dataDir, { recursive: true });
  expect(await run(restoreCommand, config, [file])).toMatchObject({ code: 0 });
  expect(await readFile(join(config.dataDir, "uploads/2026/11/a.webp"), "utf8")).toBe("picture");
  await expect(readFile(join(config.dataDir, "uploads/incoming/b"))).rejects.toThrow();
  await expect(readFile(join(config.dataDir, "database.dump"))).rejects.toThrow();
});

test.runIf(hasPostgres)("backs up PostgreSQL while it is in use, and restores it", async () => {
  const config = await postgres();
  const file = newFile();
  await withCommunity(config, () => run(backupCommand, config, [file], ["check"]));
  await expect(run(restoreCommand, config, [file])).rejects.toThrow("数据库里已经有东西");
  await withCommunity(config, ({ db }) => db.execute("truncate users cascade"));
  await rm(join(config.dataDir, "uploads"), { recursive: true });
  const { output } = await run(restoreCommand, config, [file], ["replace"]);
  expect(output).toContain("都相符");
  expect(output).not.toContain("注意");
  expect(await withCommunity(config, ({ db }) => db.$count(users))).toBe(1);
  expect((await recordOf(config)).verified).toMatchObject({ uploads: 2 });
  expect(await readFile(join(config.dataDir, "uploads/2026/11/a.webp"), "utf8")).toBe("picture");
});

test.runIf(hasPostgres)("restore --replace refuses while a server is connected", async () => {
  const config = await postgres();
  const file = newFile();
  await run(backupCommand, config, [file]);
  await withCommunity(config, async ({ db }) => {
    expect(await db.$count(users)).toBe(1);
    await expect(run(restoreCommand, config, [file], ["replace"])).rejects.toThrow(
      /还有 \d+ 个服务的连接（来自 .+）：先停下所有服务再恢复/,
    );
  });
  await run(restoreCommand, config, [file], ["replace"]);
});

test("a backup without some of the uploads fails, leaves nothing and is recorded", async () => {
  const config = await community();
  const home = join(folder, randomUUID());
  await mkdir(home);
  await rm(join(config.dataDir, "uploads/2026/11/a-t.webp"));
  await expect(run(backupCommand, config, [home], ["check"])).rejects.toThrow(
    /登记的 2 个上传的文件，.*缺 1 个，如 2026\/11\/a-t\.webp/,
  );
  expect(await readdir(home)).toEqual([]);
  expect(await recordOf(config)).toMatchObject({ failed: { reason: expect.stringContaining("缺 1 个") } });
  const { output } = await run(backupCommand, config, [home], ["check", "allow-missing"]);
  expect(output).toContain("注意：1 个上传没有文件");
  expect(await recordOf(config)).toEqual({ verified: expect.objectContaining({ uploads: 1 }) });
});

test("--no-uploads packs no uploads but checks that their files exist", async () => {
  const config = await community();
  const file = newFile();
  expect((await run(backupCommand, config, [file], ["check", "no-uploads"])).output).toContain(
    "0 个上传的文件",
  );
  const { output } = await run(restoreCommand, config, [file], ["replace"]);
  expect(output).not.toContain("注意");
  await rename(join(config.dataDir, "uploads"), join(config.dataDir, "elsewhere"));
  await expect(run(backupCommand, config, [newFile()], ["no-uploads"])).rejects.toThrow("缺 2 个");
  expect((await run(restoreCommand, config, [file], ["replace"])).output).toContain(
    "登记的上传里有 2 个不在",
  );
});

test("an archive without its database's uploads fails the check", async () => {
  const config = await community();
  const file = newFile();
  await run(backupCommand, config, [file]);
  const without = await changeArchive(file, (manifest, files) => {
    for (const path of files.filter((name) => name.startsWith("uploads/"))) delete manifest.files[path];
    return ["database.dump"];
  });
  await expect(run(restoreCommand, config, [without], ["check"])).rejects.toThrow(
    "登记的上传里有 2 个不在备份里",
  );
});

test("refuses to back up an empty data folder, an empty database and one without members", async () => {
  const none = readConfig({ DATA_DIR: join(folder, "none") });
  await expect(run(backupCommand, none, [newFile()])).rejects.toThrow("里没有数据库");
  const bare = join(folder, randomUUID());
  await mkdir(bare);
  await (await PGlite.create({ dataDir: join(bare, "pgdata") })).close();
  await expect(run(backupCommand, readConfig({ DATA_DIR: bare }), [newFile()])).rejects.toThrow(
    "数据库里没有社区的表",
  );
  const unfounded = await community();
  await withCommunity(unfounded, ({ db }) => db.execute("truncate users cascade"));
  await expect(run(backupCommand, unfounded, [newFile()], ["check"])).rejects.toThrow("一位成员也没有");
});

test.runIf(hasPostgres)(
  "a role without the right to create databases is refused before the dump",
  async () => {
    const config = await postgres();
    const role = `role_${randomUUID().replaceAll("-", "")}`;
    await queryAdmin(`create role ${role} login in role pg_read_all_data`);
    try {
      const url = new URL(config.databaseUrl!);
      url.username = role;
      const limited = { ...config, databaseUrl: url.href, databaseDirectUrl: url.href };
      const file = newFile();
      await expect(run(backupCommand, limited, [file], ["check"])).rejects.toThrow(
        new RegExp(`alter role "?${role}"? createdb`),
      );
      await expect(stat(file)).rejects.toThrow("ENOENT");
    } finally {
      await queryAdmin(`drop role ${role}`);
    }
  },
);

test("refuses to back up a database with a missing table", async () => {
  const config = await community();
  await withCommunity(config, ({ db }) => db.execute("drop table drafts cascade"));
  const file = newFile();
  await expect(run(backupCommand, config, [file], ["check"])).rejects.toThrow("数据库缺 1 张表：drafts");
  await expect(stat(file)).rejects.toThrow("ENOENT");
});

test("an archive is readable only by its owner, and a missing folder is not created", async () => {
  const config = await community();
  const file = newFile();
  await run(backupCommand, config, [file]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const unmounted = join(folder, "unmounted");
  await expect(run(backupCommand, config, [join(unmounted, "x.tar.gz")])).rejects.toThrow(
    `没有文件夹 ${unmounted}`,
  );
  // Treated as a missing folder, because the name does not end in .tar.gz.
  await expect(run(backupCommand, config, [unmounted])).rejects.toThrow(`没有文件夹 ${unmounted}`);
  await expect(stat(unmounted)).rejects.toThrow("ENOENT");
});

test("an archive that fails its check never gets its final name", async () => {
  const config = await community();
  const home = join(folder, randomUUID());
  await mkdir(home);
  const { add } = ArchiveWriter.prototype;
  vi.spyOn(ArchiveWriter.prototype, "add").mockImplementation(async function (
    this: ArchiveWriter,
    path,
    from,
  ) {
    await add.call(this, path, from);
    if (path === "database.dump") this.files[path] = "0".repeat(64);
  });
  await expect(run(backupCommand, config, [home], ["check"])).rejects.toThrow("database.dump 与备份时不同");
  expect(await readdir(home)).toEqual([]);
});

test("--keep deletes old archives only after a verified backup that is not much smaller", async () => {
  const config = await community();
  const home = join(folder, randomUUID());
  await mkdir(home);
  const old = join(home, "lenscape-2026-01-02-030405.tar.gz");
  const other = join(home, "other.tar.gz");
  const longAgo = new Date(Date.now() - 20 * 24 * 3_600_000);
  for (const file of [old, other]) {
    await writeFile(file, "old");
    await utimes(file, longAgo, longAgo);
  }
  const leftover = join(home, ".lenscape-AbCdEf");
  await mkdir(leftover);
  await utimes(leftover, longAgo, longAgo);
  await expect(run(backupCommand, config, [home], [], { keep: "14" })).rejects.toThrow("--check");
  await expect(run(backupCommand, config, [home], ["check"], { keep: "0" })).rejects.toThrow("--keep 应为");
  await rename(join(config.dataDir, "uploads"), join(config.dataDir, "elsewhere"));
  await expect(run(backupCommand, config, [home], ["check"], { keep: "14" })).rejects.toThrow("缺 2 个");
  await rename(join(config.dataDir, "elsewhere"), join(config.dataDir, "uploads"));
  expect((await readdir(home)).sort()).toEqual([basename(old), basename(other)]);
  const { output } = await run(backupCommand, config, [home], ["check"], { keep: "14" });
  expect(output).toContain("删掉了 1 份");
  const [first] = (await readdir(home)).filter((name) => name !== basename(other));
  expect(first).toMatch(/^lenscape-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/);
  // Sparse: only the size matters.
  await writeFile(old, "");
  await truncate(old, 200_000_000);
  await rm(join(home, first!));
  await utimes(old, longAgo, longAgo);
  const smaller = await run(backupCommand, config, [home], ["check"], { keep: "14" });
  expect(smaller.output).toContain("小了一半以上");
  expect(await readdir(home)).toContain(basename(old));
});

test("restored uploads have the mode of the former folder", async () => {
  const config = await community();
  const file = newFile();
  await run(backupCommand, config, [file]);
  await chmod(join(config.dataDir, "uploads"), 0o750);
  await run(restoreCommand, config, [file], ["replace"]);
  const modeOf = async (path: string) => (await stat(join(config.dataDir, path))).mode & 0o777;
  expect(await modeOf("uploads")).toBe(0o750);
  expect(await modeOf("uploads/2026/11")).toBe(0o750);
  expect(await modeOf("uploads/2026/11/a.webp")).toBe(0o640);
});

test.runIf(isRoot)("files restored by root belong to the owner of the data folder", async () => {
  const config = await community();
  const file = newFile();
  await run(backupCommand, config, [file]);
  await rm(config.dataDir, { recursive: true });
  await mkdir(config.dataDir);
  await chown(config.dataDir, 12345, 12346);
  await run(restoreCommand, config, [file], ["replace"]);
  const ofDatabase = hasPostgres ? [] : ["pgdata", "pgdata/PG_VERSION"];
  for (const path of ["uploads", "uploads/2026/11", "uploads/2026/11/a.webp", ...ofDatabase])
    expect(await stat(join(config.dataDir, path)), path).toMatchObject({ uid: 12345, gid: 12346 });
});

/** Creates an archive with the given entries. */
async function archiveOf(entries: Record<string, string>): Promise<string> {
  const from = join(folder, randomUUID());
  await mkdir(from);
  for (const [name, text] of Object.entries(entries)) await writeFile(join(from, name), text);
  const file = `${from}.tar.gz`;
  await create({ file, cwd: from, gzip: true }, Object.keys(entries));
  return file;
}
const manifestOf = (database: string, dump: string, more: object = {}) =>
  JSON.stringify({
    ...{ format: 1, createdAt: "2026-11-23T00:00:00.000Z", database, rows: { threads: 1 } },
    files: { "database.dump": createHash("sha256").update(dump).digest("hex") },
    ...more,
  });

/** Creates a copy of an archive with a changed manifest. `change` returns the entries to pack, or undefined for all. */
async function changeArchive(
  file: string,
  // biome-ignore lint/suspicious/noExplicitAny: a manifest that may be wrong
  change: (manifest: any, files: string[]) => string[] | undefined,
): Promise<string> {
  const from = join(folder, randomUUID());
  await mkdir(from);
  await extract({ file, cwd: from });
  const manifest = JSON.parse(await readFile(join(from, "manifest.json"), "utf8"));
  const entries = change(manifest, Object.keys(manifest.files)) ?? Object.keys(manifest.files);
  await writeFile(join(from, "manifest.json"), JSON.stringify(manifest));
  await create({ file: `${from}.tar.gz`, cwd: from, gzip: true }, [...entries, "manifest.json"]);
  return `${from}.tar.gz`;
}

/** Creates a copy of an archive whose manifest has one more row for a table. */
const withExtraRow = (file: string, table: string) =>
  changeArchive(file, (manifest) => {
    manifest.rows[table] += 1;
    return undefined;
  });

test("a broken archive is refused and changes nothing", async () => {
  const config = readConfig({ DATA_DIR: join(folder, "broken") });
  const whole = await archiveOf({ "database.dump": randomBytes(100_000).toString("hex") });
  const bytes = await readFile(whole);
  const cut = join(folder, "cut.tar.gz");
  await writeFile(cut, bytes.subarray(0, bytes.length - 4000));
  const text = join(folder, "text.tar.gz");
  await writeFile(text, "no archive at all");
  const dump = "no dump";
  const manifests = [
    ...["no JSON", "null", "{}", '{"format":1}', '{"format":2}', '{"format":1,"files":null,"rows":{}}'],
    manifestOf("embedded", dump, { files: {} }),
    manifestOf("embedded", dump, { rows: { "a); drop table threads; --": "1" } }),
    manifestOf("embedded", dump, { missing: 3 }),
  ];
  const archives = manifests.map((one) => archiveOf({ "database.dump": dump, "manifest.json": one }));
  for (const file of [cut, text, ...(await Promise.all(archives))])
    await expect(run(restoreCommand, config, [file], ["replace"]), file).rejects.toThrow(
      /读不出来，或不完整.*什么都没有改/,
    );
  await expect(run(restoreCommand, config, [join(folder, "none")])).rejects.toThrow("没有这个文件");
  expect(await readdir(config.dataDir)).toEqual([]);
});

test("a dump that cannot be restored leaves the embedded database as it was", async () => {
  const config = await embedded();
  const whole = newFile();
  await run(backupCommand, config, [whole]);
  const dump = "garbage under a good digest";
  const garbage = await archiveOf({
    "database.dump": dump,
    "manifest.json": manifestOf("embedded", dump),
  });
  // This dump can be restored, but has other rows than its manifest.
  const wrong = await withExtraRow(whole, "threads");
  for (const file of [garbage, wrong])
    await expect(run(restoreCommand, config, [file], ["replace"])).rejects.toThrow("原来的数据没有动");
  expect((await readdir(config.dataDir)).sort()).toEqual(["pgdata", "uploads"]);
  expect(await withCommunity(config, ({ db }) => db.$count(users))).toBe(1);
});

test.runIf(hasPostgres)("a dump that cannot be restored leaves PostgreSQL as it was", async () => {
  const config = await postgres();
  const dump = "garbage under a good digest";
  const garbage = await archiveOf({ "database.dump": dump, "manifest.json": manifestOf("postgres", dump) });
  const whole = newFile();
  await run(backupCommand, config, [whole]);
  const wrong = await withExtraRow(whole, "users");
  await withCommunity(config, ({ db }) => db.update(users).set({ nickname: trusted("afterwards") }));
  const refusals: unknown[] = [];
  for (const file of [garbage, wrong])
    await run(restoreCommand, config, [file], ["replace"]).catch((error) => refusals.push(error));
  expect(refusals).toEqual([expect.any(CommandError), expect.any(CommandError)]);
  expect(refusals.map((error) => (error as Error).message)).toEqual([
    expect.stringMatching(/pg_restore 没有成功[\s\S]*原来的数据没有动/),
    expect.stringMatching(/users：备份 \d+ 行，恢复出 \d+ 行[\s\S]*原来的数据没有动/),
  ]);
  const renamed = await withCommunity(config, ({ db }) =>
    db.$count(users, eq(users.nickname, trusted("afterwards"))),
  );
  expect(renamed).toBe(1);
  expect(await readdir(config.dataDir)).toEqual(["uploads"]);
});

test("files deleted during the backup are in neither the archive nor its manifest", async () => {
  const config = await community();
  const pictures = join(config.dataDir, "uploads/2026/11");
  const names = Array.from({ length: 50 }, (_, n) => `b${n}.webp`);
  for (const name of names) await writeFile(join(pictures, name), name);
  const file = newFile();
  // The first packed file shows that the folder has been read.
  const { add } = ArchiveWriter.prototype;
  vi.spyOn(ArchiveWriter.prototype, "add").mockImplementation(async function (
    this: ArchiveWriter,
    path,
    from,
  ) {
    if (path.endsWith("b0.webp")) {
      await rm(from);
      await rm(join(pictures, "b1.webp"));
      await rm(join(pictures, "b9.webp"));
    }
    return add.call(this, path, from);
  });
  expect(await run(backupCommand, config, [file], ["check"])).toMatchObject({
    code: 0,
    output: expect.stringContaining("49 个上传的文件"),
  });
});

test.runIf(hasPostgres)(
  "an upload deleted with its row during the backup does not count as missing",
  async () => {
    const config = await postgres();
    const file = newFile();
    const { add } = ArchiveWriter.prototype;
    vi.spyOn(ArchiveWriter.prototype, "add").mockImplementation(async function (
      this: ArchiveWriter,
      path,
      from,
    ) {
      if (path === "database.dump") {
        await withCommunity(config, ({ db }) => db.delete(uploads));
        await rm(join(config.dataDir, "uploads/2026"), { recursive: true });
      }
      return add.call(this, path, from);
    });
    expect((await run(backupCommand, config, [file], ["check"])).output).toContain("0 个上传的文件");
  },
);

test("links in an archive are not unpacked", async () => {
  const from = join(folder, randomUUID());
  await mkdir(join(from, "uploads"), { recursive: true });
  await symlink("/etc/hostname", join(from, "uploads/a.webp"));
  const file = `${from}.tar.gz`;
  await create({ file, cwd: from, gzip: true }, ["uploads"]);
  const into = join(folder, randomUUID());
  await mkdir(into);
  unpackArchive(file, into);
  expect(await readdir(join(into, "uploads"))).toEqual([]);
});
