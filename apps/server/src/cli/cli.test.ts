import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { create, extract } from "tar";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { GROUP } from "../db/base.ts";
import { auditLog, totpSecrets, users } from "../db/schema/index.ts";
import { newTotpSecret } from "../domains/twostep/totp.ts";
import { type MailServer, mailSettings, startMailServer } from "../test/mail-fixtures.ts";
import { openProvider } from "../test/oidc-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { publish } from "../test/thread-fixtures.ts";
import { ArchiveWriter, unpackArchive } from "./archive.ts";
import { backupCommand, restoreCommand } from "./backup.ts";
import { type Command, CommandError } from "./command.ts";
import { doctorCommand } from "./doctor.ts";
import { createOperator, promoteMember, removeTwoStep, resetPassword, setupAddress } from "./operator.ts";
import { reconcileCommand } from "./reconcile.ts";

// Whole databases are packed here, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let post: MailServer;
let folder: string;
/** A community on the embedded database, and an archive of it. */
let embedded: { config: Config; file: string };

beforeAll(async () => {
  server = await startServer();
  post = await startMailServer();
  folder = join(tmpdir(), `lenscape-cli-${randomUUID()}`);
  await mkdir(folder);
  embedded = { config: await community("embedded"), file: join(folder, "embedded.tar.gz") };
  expect((await run(backupCommand, [embedded.file], [], embedded.config)).code).toBe(0);
});
afterAll(async () => {
  await server.close();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as the command line does; its code and what it said. */
async function run(
  command: Command,
  words: string[] = [],
  flags: string[] = [],
  config: Config = server.config,
) {
  const lines: string[] = [];
  const ask = { config, say: (line: string) => void lines.push(line), words, flags: new Set(flags) };
  const code = command.alone
    ? await command.alone(ask)
    : await command.run({ ...ask, database: server.database });
  return { code, said: lines.join("\n") };
}

const tokenIn = (said: string) => /token=([\w-]{32})/.exec(said)![1]!;
const reset = (token: string) =>
  server.post("/api/without/recover/reset", { token, newPassword: "mountains-at-dawn" });

test("an operator is made, who sets a password by a link that serves once", async () => {
  const { said } = await run(createOperator, ["zhouyu", "镜界工程师小周"]);
  const token = tokenIn(said);
  expect((await reset(token)).data).toEqual({ username: "zhouyu" });
  expect((await reset(token)).reason).toBe("LINK_INVALID");
  const login = await server.post("/login", { username: "zhouyu", password: "mountains-at-dawn" });
  expect((await server.get("/getInfo", login.token)).permissions).toContain("*:*:*");
  await expect(run(createOperator, ["zhouyu"])).rejects.toThrow("用户名「zhouyu」已被占用。");
  await expect(run(createOperator, ["x"])).rejects.toThrow(CommandError);
});

test("a member is promoted, and gets a link to a new password", async () => {
  const { userId } = await server.member("member");
  await run(promoteMember, ["Member"]);
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  expect(row).toMatchObject({ groupId: GROUP.admin, roles: ["admin"] });
  expect((await reset(tokenIn((await run(resetPassword, ["member"])).said))).code).toBe(200);
  await expect(run(resetPassword, ["nobody"])).rejects.toThrow("没有账号「nobody」，或已经关闭。");
});

test("a member whose authenticator and codes are lost gets in again, which is in the audit log and told", async () => {
  const { userId, token } = await server.member("locked-out");
  const login = () => server.post("/login", { username: "locked-out", password: "Lenscape2026" });
  await server.db.insert(totpSecrets).values({ userId, secret: newTotpSecret(), enabledAt: new Date() });
  expect((await login()).reason).toBe("SECOND_FACTOR_REQUIRED");
  expect((await run(removeTwoStep, ["locked-out"])).said).toContain("两步验证已关闭");
  expect((await login()).code).toBe(200);
  const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
  expect(entry).toMatchObject({ action: "user.twostepoff", reason: "在服务器上由命令关闭" });
  const { rows } = await server.get("/api/notice/system/list", token);
  expect(rows[0].content).toContain("管理员应要求关闭了你的两步验证");
  await expect(run(removeTwoStep, ["locked-out"])).rejects.toThrow("没有开两步验证");
});

test("the books are proved", async () => {
  expect(await run(reconcileCommand)).toMatchObject({ code: 0, said: expect.stringContaining("全部相符") });
});

test("a community that has somebody gets no setup address", async () => {
  await server.member("somebody");
  await expect(run(setupAddress)).rejects.toThrow("社区已经建好了");
});

test("the doctor says what is right and what is not", async () => {
  const provider = await openProvider();
  const good = readConfig({
    DATABASE_URL: server.url || undefined,
    DATA_DIR: folder,
    ...mailSettings(post.url),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: "forum",
    OIDC_CLIENT_SECRET: "geheim",
  });
  const well = await run(doctorCommand, [], [], good);
  expect(well.said).toContain("对外地址 https://lenscape.example");
  expect(well.said).toContain("✓ 通行密钥属于 lenscape.example");
  expect(well.said).toContain(`✓ 「统一登录」的身份平台 ${provider.issuer} 应答正常`);
  expect(well.said).toContain("登记的回调地址应为 https://lenscape.example/pages/oidclogin");
  expect(well.said).toContain("✓ 邮件服务器 127.0.0.1 收下了账号");
  expect(well.said).toContain("✓ 迁移都做过了");
  expect(well.said).toContain("没有演示社区");
  // What else it may find is the machine's: too little room.
  const faults = well.said.split("\n").filter((line) => line.startsWith("✗") && !line.includes("只剩"));
  expect(faults).toHaveLength(server.url ? 0 : 1);
  const ill = readConfig({ DATA_DIR: folder, ...mailSettings(post.url.replace("right", "wrong")) });
  const { said, code } = await run(doctorCommand, [], [], { ...ill, publicOrigin: "http://forum.example" });
  expect(code).toBe(1);
  expect(said).toContain("✗ 邮件：账号或密码不对（服务器答复 535）");
  expect(said).toContain("不是 https");
  expect(said).toContain("用不了通行密钥：PUBLIC_ORIGIN 要是 https 的域名");
  await provider.close();
  const { oidc } = good;
  expect((await run(doctorCommand, [], [], { ...ill, oidc })).said).toContain(
    `✗ 「统一登录」的身份平台 ${provider.issuer} 没有应答`,
  );
});

/** A community of PostgreSQL or the embedded database, with a member, a thread and an upload. */
async function community(kind: "postgres" | "embedded"): Promise<Config> {
  const dataDir = join(folder, randomUUID());
  await mkdir(join(dataDir, "uploads/2026/11"), { recursive: true });
  await mkdir(join(dataDir, "uploads/incoming"));
  await writeFile(join(dataDir, "uploads/2026/11/a.webp"), "picture");
  await writeFile(join(dataDir, "uploads/incoming/b"), "half");
  if (kind === "postgres") return readConfig({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  const database = await PGlite.create({ dataDir: join(dataDir, "pgdata") });
  await database.exec("create table threads (id int); insert into threads select generate_series(1, 100)");
  await database.close();
  return readConfig({ DATA_DIR: dataDir });
}

test("the embedded database and the uploads are backed up, tried and put back", async () => {
  const { config, file } = embedded;
  expect(await run(restoreCommand, [file], ["check"], config)).toMatchObject({
    code: 0,
    said: expect.stringContaining("备份能恢复"),
  });
  await expect(run(backupCommand, [file], [], config)).rejects.toThrow("已经有了");
  await expect(run(restoreCommand, [file], [], config)).rejects.toThrow("--replace");
  await rm(config.dataDir, { recursive: true });
  expect(await run(restoreCommand, [file], [], config)).toMatchObject({ code: 0 });
  expect(await readFile(join(config.dataDir, "uploads/2026/11/a.webp"), "utf8")).toBe("picture");
  await expect(readFile(join(config.dataDir, "uploads/incoming/b"))).rejects.toThrow();
  await expect(readFile(join(config.dataDir, "database.dump"))).rejects.toThrow();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "PostgreSQL is backed up while it is used, and put back with the same counts",
  async () => {
    const config = await community("postgres");
    const { token } = await server.member("author");
    const threadId = await publish(server, token, { content: "<p>没有取景框之后，我反而拍得更慢了</p>" });
    const file = join(folder, "postgres.tar.gz");
    expect(await run(backupCommand, [file], ["check"], config)).toMatchObject({ code: 0 });
    await expect(run(restoreCommand, [file], [], config)).rejects.toThrow("数据库里已经有东西");
    await server.db.delete(users).where(eq(users.username, "nobody"));
    await server.db.execute(`update threads set title = 'lost', status = 4 where id = ${threadId}`);
    await rm(join(config.dataDir, "uploads"), { recursive: true });
    const { code, said } = await run(restoreCommand, [file], ["replace"], config);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("都相符") });
    expect((await server.get(`/api/without/thread/detail?threadId=${threadId}`)).code).toBe(200);
    expect(await readFile(join(config.dataDir, "uploads/2026/11/a.webp"), "utf8")).toBe("picture");
  },
);

/** An archive with these entries. */
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

/** The same archive, saying that a table had one row more. */
async function withOneMore(file: string, table: string): Promise<string> {
  const from = join(folder, randomUUID());
  await mkdir(from);
  await extract({ file, cwd: from });
  const manifest = JSON.parse(await readFile(join(from, "manifest.json"), "utf8"));
  manifest.rows[table] += 1;
  await writeFile(join(from, "manifest.json"), JSON.stringify(manifest));
  await create({ file: `${from}.tar.gz`, cwd: from, gzip: true }, await readdir(from));
  return `${from}.tar.gz`;
}

test("a broken archive is refused with a sentence, and changes nothing", async () => {
  const config = readConfig({ DATA_DIR: join(folder, "broken") });
  const bytes = await readFile(embedded.file);
  const cut = join(folder, "cut.tar.gz");
  await writeFile(cut, bytes.subarray(0, bytes.length - 4000));
  const text = join(folder, "text.tar.gz");
  await writeFile(text, "no archive at all");
  const dump = "no dump";
  const manifests = [
    ...["no JSON", "null", "{}", '{"format":1}', '{"format":2}', '{"format":1,"files":null,"rows":{}}'],
    manifestOf("embedded", dump, { files: {} }),
    manifestOf("embedded", dump, { rows: { "a); drop table threads; --": "1" } }),
  ];
  const archives = manifests.map((one) => archiveOf({ "database.dump": dump, "manifest.json": one }));
  for (const file of [cut, text, ...(await Promise.all(archives))])
    await expect(run(restoreCommand, [file], ["replace"], config), file).rejects.toThrow(
      /读不出来，或不完整.*什么都没有改/,
    );
  await expect(run(restoreCommand, [join(folder, "none")], [], config)).rejects.toThrow("没有这个文件");
  expect(await readdir(config.dataDir)).toEqual([]);
});

test("a dump that cannot be restored leaves the embedded database as it was", async () => {
  const { config, file: whole } = embedded;
  const dump = "garbage under a good digest";
  const garbage = await archiveOf({
    "database.dump": dump,
    "manifest.json": manifestOf("embedded", dump),
  });
  // And one that can be, and holds other rows than it should.
  const wrong = await withOneMore(whole, "threads");
  for (const file of [garbage, wrong])
    await expect(run(restoreCommand, [file], ["replace"], config)).rejects.toThrow("原来的数据没有动");
  expect((await readdir(config.dataDir)).sort()).toEqual(["pgdata", "uploads"]);
  const database = await PGlite.create({ dataDir: join(config.dataDir, "pgdata") });
  expect((await database.query("select count(*)::int as n from threads")).rows).toEqual([{ n: 100 }]);
  await database.close();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a dump that cannot be restored leaves PostgreSQL as it was",
  async () => {
    const config = await community("postgres");
    const dump = "garbage under a good digest";
    const garbage = await archiveOf({ "database.dump": dump, "manifest.json": manifestOf("postgres", dump) });
    const whole = join(folder, "postgres-to-be-changed.tar.gz");
    await run(backupCommand, [whole], [], config);
    const wrong = await withOneMore(whole, "users");
    await server.member("afterwards");
    const before = await server.db.$count(users);
    const said: string[] = [];
    for (const file of [garbage, wrong])
      await run(restoreCommand, [file], ["replace"], config).catch((error) => said.push(error.message));
    expect(said).toEqual([
      expect.stringMatching(/pg_restore 没有成功[\s\S]*原来的数据没有动/),
      expect.stringMatching(/users：备份 \d+ 行，恢复出 \d+ 行[\s\S]*原来的数据没有动/),
    ]);
    expect(await server.db.$count(users)).toBe(before);
    expect(await readdir(config.dataDir)).toEqual(["uploads"]);
  },
);

test("files that go while they are packed are in neither the archive nor its list", async () => {
  const { config } = embedded;
  const uploads = join(config.dataDir, "uploads/2026/11");
  const names = Array.from({ length: 50 }, (_, n) => `b${n}.webp`);
  for (const name of names) await writeFile(join(uploads, name), name);
  const file = join(folder, "while-used.tar.gz");
  // What is packed first tells that the folder has been read.
  const { add } = ArchiveWriter.prototype;
  const packing = vi.spyOn(ArchiveWriter.prototype, "add").mockImplementation(async function (
    this: ArchiveWriter,
    path,
    from,
  ) {
    if (path.endsWith("b0.webp")) {
      await rm(from);
      await rm(join(uploads, "b1.webp"));
      await rm(join(uploads, "b9.webp"));
    }
    return add.call(this, path, from);
  });
  expect(await run(backupCommand, [file], [], config)).toMatchObject({
    code: 0,
    said: expect.stringContaining("48 个上传的文件"),
  });
  packing.mockRestore();
  expect((await run(restoreCommand, [file], ["check"], config)).code).toBe(0);
});

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
