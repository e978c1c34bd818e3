import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test.each([
  [
    { LOG_LEVEL: "loud" },
    "LOG_LEVEL 应为 fatal、error、warn、info、debug、trace、silent 之一，现在是「loud」。",
  ],
  [{ DATABASE_POOL: "3" }, "DATABASE_POOL 应为 4 到 500 之间的整数，现在是「3」。"],
  [
    { DATABASE_STATEMENT_TIMEOUT_MS: "soon" },
    "DATABASE_STATEMENT_TIMEOUT_MS 应为 100 到 600000 之间的整数，现在是「soon」。",
  ],
  [
    { DATABASE_LOCK_TIMEOUT_MS: "20000" },
    "DATABASE_LOCK_TIMEOUT_MS（20000）应小于 DATABASE_STATEMENT_TIMEOUT_MS（15000）。",
  ],
  // It holds a password, which is for no screen and no log.
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
  [{ DATABASE_PREPARE: "no" }, "DATABASE_PREPARE 应为 on 或 off，现在是「no」。"],
  [{ PUBLIC_ORIGIN: "forum" }, "PUBLIC_ORIGIN 应为 http: 或 https: 开头的地址，现在是「forum」。"],
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
])("%o is refused with a sentence that names the variable", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
});

test("origins are read one by one, each once", () => {
  const CORS_ORIGINS = " https://a.example,http://localhost:5173 ,https://a.example,";
  expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
});

test("without settings the defaults hold", () => {
  expect(readConfig({})).toMatchObject({
    logLevel: "info",
    corsOrigins: [],
    database: { pool: 16, statementTimeoutMs: 15_000, lockTimeoutMs: 3000 },
  });
});
