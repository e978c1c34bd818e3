import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "./config/settings.ts";
import { readConfig } from "./config.ts";

const OIDC = {
  OIDC_ISSUER: "https://id.example/realms/forum",
  OIDC_CLIENT_ID: "forum",
  OIDC_CLIENT_SECRET: "geheim",
  PUBLIC_ORIGIN: "https://forum.example/",
};

test.each([
  [
    { LOG_LEVEL: "loud" },
    "LOG_LEVEL 应为 fatal、error、warn、info、debug、trace、silent 之一，现在是「loud」。",
  ],
  [{ READS_PER_MINUTE: "-1" }, "READS_PER_MINUTE 应为 0 到 1000000 之间的整数，现在是「-1」。"],
  [{ DATABASE_POOL: "3" }, "DATABASE_POOL 应为 4 到 500 之间的整数，现在是「3」。"],
  [
    { DATABASE_STATEMENT_TIMEOUT_MS: "soon" },
    "DATABASE_STATEMENT_TIMEOUT_MS 应为 100 到 600000 之间的整数，现在是「soon」。",
  ],
  [
    { DATABASE_LOCK_TIMEOUT_MS: "20000" },
    "DATABASE_LOCK_TIMEOUT_MS（20000）应小于 DATABASE_STATEMENT_TIMEOUT_MS（15000）。",
  ],
  // The address may contain a password, which must not be printed.
  [
    { DATABASE_URL: "mysql://lenscape:geheim@db/lenscape" },
    "DATABASE_URL 应为 postgres: 或 postgresql: 开头的地址。",
  ],
  [
    { DATABASE_URL: "postgres//lenscape:geheim@db" },
    "DATABASE_URL 应为 postgres: 或 postgresql: 开头的地址。",
  ],
  [
    { DATABASE_DIRECT_URL: "mysql://lenscape:geheim@db/lenscape" },
    "DATABASE_DIRECT_URL 应为 postgres: 或 postgresql: 开头的地址。",
  ],
  [
    { DATABASE_URL: "postgres://db/lenscape", DATABASE_READ_URL: "mysql://lenscape:geheim@db/lenscape" },
    "DATABASE_READ_URL 应为 postgres: 或 postgresql: 开头的地址。",
  ],
  [{ DATABASE_READ_URL: "postgres://db/lenscape" }, "DATABASE_READ_URL 要与 DATABASE_URL 一起设置。"],
  [{ DATABASE_PREPARE: "no" }, "DATABASE_PREPARE 应为 on 或 off，现在是「no」。"],
  [{ PUBLIC_ORIGIN: "forum" }, "PUBLIC_ORIGIN 应为 http: 或 https: 开头的地址，现在是「forum」。"],
  [
    { SMTP_URL: "https://post:geheim@smtp.example", MAIL_FROM: "a@b.example" },
    "SMTP_URL 应为 smtp: 或 smtps: 开头的地址。",
  ],
  [{ SMTP_URL: "smtp://smtp.example" }, "还缺 MAIL_FROM：这几项要一起设置。"],
  [
    { SMTP_URL: "smtp://smtp.example", MAIL_FROM: "a@b.example" },
    "设了 SMTP_URL 就要设 PUBLIC_ORIGIN：信里的链接通向那里。",
  ],
  ...["nobody", "镜界 <a@b.example>\r\nBcc: c@d.example", "a@b.example, c@d.example"].map(
    (MAIL_FROM): [Record<string, string>, string] => [
      { SMTP_URL: "smtp://smtp.example", MAIL_FROM, PUBLIC_ORIGIN: "https://a.example" },
      `MAIL_FROM 应为一个地址，或名字加尖括号里的地址，如 镜界社区 <noreply@example.org>，现在是「${MAIL_FROM}」。`,
    ],
  ),
  ...[
    "https://tools.example/",
    "tools.example",
    "*",
    "null",
    "https://Tools.example",
    "ftp://tools.example",
  ].map((origin): [Record<string, string>, string] => [
    { CORS_ORIGINS: `https://a.example, ${origin}` },
    `CORS_ORIGINS 应为以逗号隔开的来源，如 https://tools.example.org，不带路径和末尾的斜杠，现在有「${origin}」。`,
  ]),
  [
    { CORS_ORIGINS: Array.from({ length: 51 }, (_, n) => `https://t${n}.example`).join() },
    "CORS_ORIGINS 最多 50 个来源。",
  ],
  [{ OIDC_ISSUER: "https://id.example" }, "还缺 OIDC_CLIENT_ID、OIDC_CLIENT_SECRET：这几项要一起设置。"],
  ...(
    [
      [
        { OIDC_ISSUER: "http://id.example" },
        "OIDC_ISSUER 应为 https 开头的地址，现在是「http://id.example」。",
      ],
      [
        { OIDC_ISSUER: "https://id.example/?tenant=1" },
        "OIDC_ISSUER 应为身份平台的 issuer，不带账号、问号和井号。",
      ],
      [{ OIDC_NAME: "长".repeat(21) }, "OIDC_NAME 应为 1 到 20 个字，写在登录按钮上。"],
      [{ OIDC_SCOPES: "profile email" }, "OIDC_SCOPES 要有 openid，现在是「profile email」。"],
      [{ PUBLIC_ORIGIN: "" }, "设了 OIDC_ISSUER 就要设 PUBLIC_ORIGIN：身份平台把成员送回那里。"],
    ] as [Record<string, string>, string][]
  ).map(([env, sentence]): [Record<string, string>, string] => [{ ...OIDC, ...env }, sentence]),
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN 至少 16 个字符。"],
  [{ METRICS_PORT: "70000" }, "METRICS_PORT 应为 1 到 65535 之间的整数，现在是「70000」。"],
  [
    { DATABASE_URL: "postgres://db/lenscape", DATABASE_URL_FILE: "/run/secrets/database" },
    "DATABASE_URL 和 DATABASE_URL_FILE 只能设置一个。",
  ],
  [{ S3_SECRET_FILE: "/nowhere/secret" }, "读不到 S3_SECRET_FILE 所指的文件「/nowhere/secret」（ENOENT）。"],
])("%o is refused with a sentence that names the variable", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});

test("origins are split by commas and deduplicated", () => {
  const CORS_ORIGINS = " https://a.example,http://localhost:5173 ,https://a.example,";
  expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
});

test("a secret can be read from a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "lenscape-secrets-"));
  try {
    const DATABASE_URL_FILE = join(folder, "database");
    writeFileSync(DATABASE_URL_FILE, "postgres://lenscape:geheim@db/lenscape\n");
    expect(readConfig({ DATABASE_URL_FILE }).databaseUrl).toBe("postgres://lenscape:geheim@db/lenscape");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the mail server is read from its address, with the standard ports", () => {
  const read = (SMTP_URL: string) =>
    readConfig({ SMTP_URL, MAIL_FROM: "镜界 <a@b.example>", PUBLIC_ORIGIN: "https://a.example" }).mail;
  expect(read("smtps://post:p%40ss@smtp.example")).toEqual({
    host: "smtp.example",
    port: 465,
    secure: true,
    user: "post",
    password: "p@ss",
    from: "镜界 <a@b.example>",
  });
  expect(read("smtp://[::1]")).toMatchObject({ host: "::1", port: 587, secure: false, user: "" });
  expect(read("smtp://smtp.example:2525")).toMatchObject({ port: 2525 });
});

test("without settings, the defaults apply", () => {
  expect(readConfig({})).toMatchObject({
    logLevel: "info",
    corsOrigins: [],
    database: { pool: 16, statementTimeoutMs: 15_000, lockTimeoutMs: 2000 },
  });
});

test("the identity provider is read with its defaults, and its secret from a file", () => {
  const expected = {
    issuer: "https://id.example/realms/forum",
    clientId: "forum",
    clientSecret: "geheim",
    name: "统一登录",
    scopes: "openid profile email",
    redirectUri: "https://forum.example/pages/oidclogin",
  };
  expect(readConfig(OIDC).oidc).toEqual(expected);
  expect(readConfig({}).oidc).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), "lenscape-config-"));
  const OIDC_CLIENT_SECRET_FILE = join(folder, "secret");
  writeFileSync(OIDC_CLIENT_SECRET_FILE, "geheim\n");
  expect(readConfig({ ...OIDC, OIDC_CLIENT_SECRET: "", OIDC_CLIENT_SECRET_FILE }).oidc).toEqual(expected);
});
