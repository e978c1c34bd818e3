import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Config, readConfig } from "../config.ts";
import { GROUP } from "../db/base.ts";
import { auditLog, siteFlags, totpSecrets, uploads, users } from "../db/schema/index.ts";
import { newTotpSecret } from "../modules/identity/two-step/totp.ts";
import { type MailServer, mailSettings, startMailServer } from "../test/mail-fixtures.ts";
import { openProvider } from "../test/oidc-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { type Command, CommandError } from "./command.ts";
import { doctorCommand } from "./doctor.ts";
import { createOperator, promoteMember, removeTwoStep, resetPassword, setupAddress } from "./operator.ts";
import { reconcileCommand } from "./reconcile.ts";

let server: TestServer;
let post: MailServer;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  post = await startMailServer();
  folder = join(tmpdir(), `lenscape-cli-${randomUUID()}`);
  await mkdir(folder);
});
afterAll(async () => {
  await server.close();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command like the command line. Returns its exit code and output. */
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
  return { code, output: lines.join("\n") };
}

const tokenIn = (output: string) => /token=([\w-]{32})/.exec(output)![1]!;
const reset = (token: string) =>
  server.post("/api/without/recover/reset", { token, newPassword: "mountains-at-dawn" });

test("a new operator sets a password with a single-use link", async () => {
  const { output } = await run(createOperator, ["zhouyu", "镜界工程师小周"]);
  const token = tokenIn(output);
  expect((await reset(token)).data).toEqual({ username: "zhouyu" });
  expect((await reset(token)).reason).toBe("LINK_INVALID");
  const login = await server.post("/login", { username: "zhouyu", password: "mountains-at-dawn" });
  expect((await server.get("/getInfo", login.token)).permissions).toContain("*:*:*");
  await expect(run(createOperator, ["zhouyu"])).rejects.toThrow("用户名「zhouyu」已被占用。");
  await expect(run(createOperator, ["x"])).rejects.toThrow(CommandError);
});

test("a member can be promoted and gets a password reset link", async () => {
  const { userId } = await server.member("member");
  await run(promoteMember, ["Member"]);
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  expect(row).toMatchObject({ groupId: GROUP.admin, roles: ["admin"] });
  expect((await reset(tokenIn((await run(resetPassword, ["member"])).output))).code).toBe(200);
  await expect(run(resetPassword, ["nobody"])).rejects.toThrow("没有账号「nobody」，或已经关闭。");
});

test("removing two-step verification lets the member log in, is audited and notifies the member", async () => {
  const { userId, token } = await server.member("locked-out");
  const login = () => server.post("/login", { username: "locked-out", password: "Lenscape2026" });
  await server.db.insert(totpSecrets).values({ userId, secret: newTotpSecret(), enabledAt: new Date() });
  expect((await login()).reason).toBe("SECOND_FACTOR_REQUIRED");
  expect((await run(removeTwoStep, ["locked-out"])).output).toContain("两步验证已关闭");
  expect((await login()).code).toBe(200);
  const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
  expect(entry).toMatchObject({ action: "user.twostepoff", reason: "在服务器上由命令关闭" });
  const { rows } = await server.get("/api/notice/system/list", token);
  expect(rows[0].content).toContain("管理员应要求关闭了你的两步验证");
  await expect(run(removeTwoStep, ["locked-out"])).rejects.toThrow("没有开两步验证");
});

test("reconcile confirms that all ledgers balance", async () => {
  expect(await run(reconcileCommand)).toMatchObject({ code: 0, output: expect.stringContaining("全部相符") });
});

test("a community with members gets no setup link", async () => {
  await server.member("somebody");
  await expect(run(setupAddress)).rejects.toThrow("社区已经建好了");
});

test("the doctor reports passed and failed checks", async () => {
  const provider = await openProvider();
  const good = readConfig({
    DATABASE_URL: server.url || undefined,
    DATA_DIR: folder,
    ...mailSettings(post.url),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: "forum",
    OIDC_CLIENT_SECRET: "geheim",
  });
  const passing = await run(doctorCommand, [], [], good);
  expect(passing.output).toContain("对外地址 https://lenscape.example");
  expect(passing.output).toContain("✓ 通行密钥属于 lenscape.example");
  expect(passing.output).toContain(`✓ 「统一登录」的身份平台 ${provider.issuer} 应答正常`);
  expect(passing.output).toContain("登记的回调地址应为 https://lenscape.example/pages/oidclogin");
  expect(passing.output).toContain("✓ 邮件服务器 127.0.0.1 收下了账号");
  expect(passing.output).toContain("✓ 迁移都做过了");
  expect(passing.output).toContain("没有演示社区");
  expect(passing.output).toContain("✗ 还没有验证过的备份");
  // The machine may have little disk space.
  const others = ["只剩", "还没有验证过的备份"];
  const faults = passing.output
    .split("\n")
    .filter((line) => line.startsWith("✗") && !others.some((part) => line.includes(part)));
  expect(faults).toHaveLength(server.url ? 0 : 1);
  const ill = readConfig({ DATA_DIR: folder, ...mailSettings(post.url.replace("right", "wrong")) });
  const { output, code } = await run(doctorCommand, [], [], { ...ill, publicOrigin: "http://forum.example" });
  expect(code).toBe(1);
  expect(output).toContain("✗ 邮件：账号或密码不对（服务器答复 535）");
  expect(output).toContain("不是 https");
  expect(output).toContain("用不了通行密钥：PUBLIC_ORIGIN 要是 https 的域名");
  await provider.close();
  const { oidc } = good;
  expect((await run(doctorCommand, [], [], { ...ill, oidc })).output).toContain(
    `✗ 「统一登录」的身份平台 ${provider.issuer} 没有应答`,
  );
});

test("the doctor reports the age of the last verified backup and the reason of a later failure", async () => {
  await server.member("somebody-to-lose");
  const saveRecord = (record: object) =>
    server.db
      .insert(siteFlags)
      .values({ key: "backup", value: JSON.stringify(record) })
      .onConflictDoUpdate({ target: siteFlags.key, set: { value: JSON.stringify(record) } });
  const verified = { at: new Date().toISOString(), bytes: 5_000_000, uploads: 3 };
  await saveRecord({ verified });
  expect((await run(doctorCommand)).output).toContain(`✓ 最近一份验证过的备份是 ${verified.at} 的，5.0 MB`);
  await saveRecord({ verified, failed: { at: verified.at, reason: "磁盘满了" } });
  expect((await run(doctorCommand)).output).toMatch(/· 最近一份.*那次没成：磁盘满了/);
  await saveRecord({ verified: { ...verified, at: "2026-01-02T03:04:05.000Z" } });
  expect((await run(doctorCommand)).output).toMatch(/✗ 最近一份.*2026-01-02.*超过一天半了/);
});

test("the doctor reports uploads without a file", async () => {
  await server.db.insert(uploads).values({
    ...{ userId: "1", kind: "image", path: "2026/11/gone.webp", originalName: "a.jpg", bytes: 7 },
  });
  const { code, output } = await run(doctorCommand);
  expect(code).toBe(1);
  expect(output).toContain("✗ 登记的 1 个上传的文件缺 1 个，如 2026/11/gone.webp");
  await server.db.delete(uploads);
});
