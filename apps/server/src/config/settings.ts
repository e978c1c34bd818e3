import { readFileSync } from "node:fs";

/** Thrown for an invalid setting. The message is a sentence for the operator. */
export class ConfigError extends Error {}

/** Environment variables. */
export type Env = Record<string, string | undefined>;

/** Settings with secrets. Instead of the value, `NAME_FILE` may contain the path of a file with the value. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "DEMO_PASSWORD",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_EXPORTER_OTLP_TRACES_HEADERS",
  "S3_ACCESS_KEY",
  "S3_SECRET",
  "SMS_ACCESS_KEY",
  "SMS_SECRET",
  "SMTP_URL",
  "WX_MINI_SECRET",
  "WX_WEB_SECRET",
];

/**
 * Adds the values of secret files, without a trailing line break.
 * @throws ConfigError for a file that cannot be read, and for a setting with both a value and a file
 */
export function withSecretFiles(env: Env): Env {
  const secrets: Env = {};
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new ConfigError(`${name} 和 ${name}_FILE 只能设置一个。`);
    try {
      secrets[name] = readFileSync(path, "utf8").replace(/\r?\n$/, "");
    } catch (error) {
      throw new ConfigError(
        `读不到 ${name}_FILE 所指的文件「${path}」（${(error as NodeJS.ErrnoException).code}）。`,
      );
    }
  }
  return { ...env, ...secrets };
}

/** Reads an integer. @throws ConfigError for another value, or one out of range */
export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === "") return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} 应为 ${min} 到 ${max} 之间的整数，现在是「${raw}」。`);
  }
  return value;
}

/** Reads `on` or `off`. @throws ConfigError for another value */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  const raw = env[name];
  if (raw === undefined || raw === "") return fallback;
  if (raw === "on") return true;
  if (raw === "off") return false;
  throw new ConfigError(`${name} 应为 on 或 off，现在是「${raw}」。`);
}

/** Reads one of the allowed values. @throws ConfigError for another value */
export function oneOf(env: Env, name: string, fallback: string, allowed: readonly string[]): string {
  const value = env[name] || fallback;
  if (!allowed.includes(value)) {
    throw new ConfigError(`${name} 应为 ${allowed.join("、")} 之一，现在是「${value}」。`);
  }
  return value;
}

/** Reads a line of text. @throws ConfigError for several lines or a text that is too long */
export function line(env: Env, name: string, fallback: string, maxLength: number): string {
  const value = env[name]?.trim() || fallback;
  if (value.length > maxLength || /\p{Cc}/u.test(value))
    throw new ConfigError(`${name} 应为一行，至多 ${maxLength} 个字符。`);
  return value;
}

/** Reads an address. @throws ConfigError for an invalid address or another protocol */
export function url(env: Env, name: string, fallback: string, protocols: string[]): string {
  const raw = env[name] || fallback;
  if (raw === "") return raw;
  const parsed = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    // The address of a database, mail server or collector may contain a password, which must not be logged.
    const currentValue = /^(?:DATABASE_|SMTP_URL|OTEL_)/.test(name) ? "" : `，现在是「${raw}」`;
    throw new ConfigError(`${name} 应为 ${protocols.join(" 或 ")} 开头的地址${currentValue}。`);
  }
  return raw;
}

const MAX_ORIGINS = 50;

/** Reads a list of origins. @throws ConfigError for an origin that browsers spell differently */
export function origins(env: Env, name: string): string[] {
  const values = (env[name] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  for (const one of values) {
    const { protocol, origin } = URL.canParse(one) ? new URL(one) : { protocol: "", origin: "" };
    if (!["http:", "https:"].includes(protocol) || origin !== one) {
      throw new ConfigError(
        `${name} 应为以逗号隔开的来源，如 https://tools.example.org，不带路径和末尾的斜杠，现在有「${one}」。`,
      );
    }
  }
  if (values.length > MAX_ORIGINS) throw new ConfigError(`${name} 最多 ${MAX_ORIGINS} 个来源。`);
  return [...new Set(values)];
}

/**
 * Reads settings that only work together.
 * @returns undefined if none of them is set
 * @throws ConfigError that names the missing ones
 */
export function together<Name extends string>(
  env: Env,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new ConfigError(`还缺 ${missing.join("、")}：这几项要一起设置。`);
  return Object.fromEntries(names.map((name) => [name, env[name]!])) as Record<Name, string>;
}

/** Whether a host is only reachable from this machine. */
export const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || host === "[::1]" || host.startsWith("127.");
