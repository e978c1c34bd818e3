import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { demoAccounts } from "./demo/accounts.ts";

/** What the operator decides (ruling 25). Read once at start. */
export interface Config {
  port: number;
  host: string;
  /** Undefined = the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The same PostgreSQL past a pooler, for what one connection must carry: LISTEN and migrations. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica of it, where what everybody is shown alike is read. */
  databaseReadUrl: string | undefined;
  database: DatabaseLimits;
  dataDir: string;
  apiBase: string;
  /** Origins whose pages may call the API, as browsers spell them. */
  corsOrigins: readonly string[];
  timeZone: string;
  captcha: boolean;
  demo: boolean;
  /** Whether an empty community waits for its first operator, instead of being open at once. */
  setup: boolean;
  /** What the demo accounts' password shall be; empty = the public one, or random ones where others reach the server. */
  demoPassword: string;
  /**
   * From when on members may publish links and contacts unseen, and how much others write in an hour at most (0 = as
   * much as they like); undefined = everybody may.
   */
  standing:
    | { days: number; posts: number; pace: { threads: number; comments: number; messages: number } }
    | undefined;
  /** Whether anyone who may enter the console has to log in with a second step; demo accounts are spared. */
  operatorTwoStep: boolean;
  /** Whether pages elsewhere are asked what a link to them says. */
  linkCards: boolean;
  /** Events may also be sent by plain http and into private networks: for development, or where all is one network. */
  privateWebhooks: boolean;
  /** Processes that look at uploaded pictures and videos. */
  mediaProcesses: number;
  /** The largest video that is taken in resumable parts. */
  videoMaxBytes: number;
  production: boolean;
  logLevel: string;
  /** How many proxies stand in front; their X-Forwarded-For is believed, no further. */
  trustedProxies: number;
  /** Public address used for canonical links; empty = taken from the request. */
  publicOrigin: string;
  wx: {
    apiUrl: string;
    openUrl: string;
    /** The mini-program's application and the website's; undefined = not connected. */
    mini: WxApp | undefined;
    web: WxApp | undefined;
  };
  /** The SMS provider (Alibaba Cloud); undefined = none. */
  sms: { url: string; accessKey: string; secret: string; signName: string; template: string } | undefined;
  /** How Prometheus may ask; undefined = it may not. */
  metrics: MetricsConfig | undefined;
  /** Where members log in with what they have elsewhere; undefined = nowhere. */
  oidc: OidcConfig | undefined;
  /** The server that sends mail; undefined = none. */
  mail: MailConfig | undefined;
  /** Where uploads are kept; undefined = in `dataDir`. */
  s3: S3Config | undefined;
  site: {
    brandName: string;
    brandNameEn: string;
    officialSite: string;
    copyright: string;
    filingNumber: string;
    qrTarget: string;
    /** Where a map's tiles are, with {z}, {x} and {y}; empty = no map is shown. */
    mapTiles: string;
    /** Chosen in the community; empty = the colour of the tokens. */
    brandColor: string;
    /** The community's own, where it has given one; empty = the glasses. */
    logoUrl: string;
  };
  /** Which of the site's names the environment says; the others can be changed in the community. */
  siteFixed: readonly SiteName[];
}

/** The names of the site that can be given when it is founded, with their variables. */
const SITE_NAMES = {
  brandName: "SITE_BRAND",
  brandNameEn: "SITE_BRAND_EN",
  officialSite: "SITE_OFFICIAL_URL",
  filingNumber: "SITE_FILING_NUMBER",
  copyright: "SITE_COPYRIGHT",
} as const;

export type SiteName = keyof typeof SITE_NAMES;

/** What a process takes of PostgreSQL, and how long it waits for it. */
export interface DatabaseLimits {
  /** Connections for requests and jobs, some for reading and some for writing. */
  pool: number;
  /** How long a connection may take to be made or to become free. */
  connectTimeoutMs: number;
  /** How long a statement may run. */
  statementTimeoutMs: number;
  /** How long a statement that writes may wait for a lock. */
  lockTimeoutMs: number;
  /** How long a transaction may stand still before PostgreSQL ends it. */
  idleTransactionTimeoutMs: number;
  /** How long a statement takes that is logged; infinite = none is. */
  slowMs: number;
  /** Whether statements are prepared on the connections. */
  prepare: boolean;
}

interface WxApp {
  appId: string;
  secret: string;
}

/** The community's own identity provider (OpenID Connect). */
export interface OidcConfig {
  /** As the provider spells it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What members call it: it stands on the button. */
  name: string;
  scopes: string;
  /** Where the provider sends browsers back to. */
  redirectUri: string;
}

/** How metrics are asked for: on a port of their own, or on the server's with a token. */
interface MetricsConfig {
  port: number | undefined;
  host: string;
  /** Empty where the port alone protects them. */
  token: string;
}

/** A server that takes mail, and who it is from. */
export interface MailConfig {
  host: string;
  port: number;
  /** Whether the connection is encrypted from its beginning; else it is as soon as the server offers it. */
  secure: boolean;
  /** Empty = the server asks for none. */
  user: string;
  password: string;
  /** As the header has it: an address, or a name and an address in angle brackets. */
  from: string;
}

/** A bucket for the uploads. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Empty for AWS itself. */
  endpoint: string;
  /** Whether the bucket is a part of the path instead of the host's name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A wrong setting. The message is a whole sentence for the operator. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

/** Settings that hold a secret: `NAME_FILE` may name a file that holds the value instead. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "DEMO_PASSWORD",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
  "S3_ACCESS_KEY",
  "S3_SECRET",
  "SMS_ACCESS_KEY",
  "SMS_SECRET",
  "SMTP_URL",
  "WX_MINI_SECRET",
  "WX_WEB_SECRET",
];

/**
 * Replaces the names of files by what they hold, without the line end that editors add.
 * @throws ConfigError for a file that cannot be read, and for a setting that is given twice
 */
function withSecretFiles(env: Env): Env {
  const read: Env = {};
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new ConfigError(`${name} 和 ${name}_FILE 只能设置一个。`);
    try {
      read[name] = readFileSync(path, "utf8").replace(/\r?\n$/, "");
    } catch (error) {
      throw new ConfigError(
        `读不到 ${name}_FILE 所指的文件「${path}」（${(error as NodeJS.ErrnoException).code}）。`,
      );
    }
  }
  return { ...env, ...read };
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === "") return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} 应为 ${min} 到 ${max} 之间的整数，现在是「${raw}」。`);
  }
  return value;
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const raw = env[name];
  if (raw === undefined || raw === "") return fallback;
  if (raw === "on") return true;
  if (raw === "off") return false;
  throw new ConfigError(`${name} 应为 on 或 off，现在是「${raw}」。`);
}

function oneOf(env: Env, name: string, fallback: string, allowed: readonly string[]): string {
  const value = env[name] || fallback;
  if (!allowed.includes(value)) {
    throw new ConfigError(`${name} 应为 ${allowed.join("、")} 之一，现在是「${value}」。`);
  }
  return value;
}

function url(env: Env, name: string, fallback: string, protocols: string[]): string {
  const raw = env[name] || fallback;
  if (raw === "") return raw;
  const parsed = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    // A database's and a mail server's hold a password, which is for no screen and no log.
    const now = name.startsWith("DATABASE_") || name === "SMTP_URL" ? "" : `，现在是「${raw}」`;
    throw new ConfigError(`${name} 应为 ${protocols.join(" 或 ")} 开头的地址${now}。`);
  }
  return raw;
}

/** @throws ConfigError for a replica of the embedded database, which has none */
function readUrl(env: Env, databaseUrl: string | undefined): string | undefined {
  const replica = url(env, "DATABASE_READ_URL", "", ["postgres:", "postgresql:"]) || undefined;
  if (replica && !databaseUrl) throw new ConfigError("DATABASE_READ_URL 要与 DATABASE_URL 一起设置。");
  return replica;
}

const MOST_ORIGINS = 50;

/** @throws ConfigError for what is no origin as browsers spell it */
function origins(env: Env, name: string): string[] {
  const given = (env[name] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  for (const one of given) {
    const { protocol, origin } = URL.canParse(one) ? new URL(one) : { protocol: "", origin: "" };
    if (!["http:", "https:"].includes(protocol) || origin !== one) {
      throw new ConfigError(
        `${name} 应为以逗号隔开的来源，如 https://tools.example.org，不带路径和末尾的斜杠，现在有「${one}」。`,
      );
    }
  }
  if (given.length > MOST_ORIGINS) throw new ConfigError(`${name} 最多 ${MOST_ORIGINS} 个来源。`);
  return [...new Set(given)];
}

/**
 * Settings that only work together.
 * @returns undefined when none of them is set
 * @throws ConfigError that names the missing ones
 */
function together<Name extends string>(env: Env, names: readonly Name[]): Record<Name, string> | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new ConfigError(`还缺 ${missing.join("、")}：这几项要一起设置。`);
  return Object.fromEntries(names.map((name) => [name, env[name]!])) as Record<Name, string>;
}

function wxApp(env: Env, kind: "MINI" | "WEB"): WxApp | undefined {
  const set = together(env, [`WX_${kind}_APP_ID`, `WX_${kind}_SECRET`]);
  return set && { appId: set[`WX_${kind}_APP_ID`]!, secret: set[`WX_${kind}_SECRET`]! };
}

function smsProvider(env: Env): Config["sms"] {
  const set = together(env, ["SMS_ACCESS_KEY", "SMS_SECRET", "SMS_SIGN_NAME", "SMS_TEMPLATE"]);
  return (
    set && {
      url: url(env, "SMS_URL", "https://dysmsapi.aliyuncs.com", ["http:", "https:"]).replace(/\/$/, ""),
      accessKey: set.SMS_ACCESS_KEY,
      secret: set.SMS_SECRET,
      signName: set.SMS_SIGN_NAME,
      template: set.SMS_TEMPLATE,
    }
  );
}

/** An address, alone or in angle brackets after a name, on one line. */
const SENDER = /^(?:[^<>@\p{Cc}]{1,64} )?<?[^\s<>@,;:"\p{Cc}]{1,64}@[^\s<>@,;:"\p{Cc}]{1,190}>?$/u;

/** @throws ConfigError for a server without a sender, a sender that is none, or without the address that links lead to */
function mailServer(env: Env): MailConfig | undefined {
  const set = together(env, ["SMTP_URL", "MAIL_FROM"]);
  if (!set) return undefined;
  const { hostname, port, protocol, username, password } = new URL(
    url(env, "SMTP_URL", "", ["smtp:", "smtps:"]),
  );
  if (!hostname)
    throw new ConfigError("SMTP_URL 里没有服务器的名字，应形如 smtps://账号:密码@smtp.example.org。");
  if (!SENDER.test(set.MAIL_FROM)) {
    throw new ConfigError(
      `MAIL_FROM 应为一个地址，或名字加尖括号里的地址，如 镜界社区 <noreply@example.org>，现在是「${set.MAIL_FROM}」。`,
    );
  }
  // Taken from a request, a forged one would send a member's link to a stranger.
  if (!env.PUBLIC_ORIGIN) throw new ConfigError("设了 SMTP_URL 就要设 PUBLIC_ORIGIN：信里的链接通向那里。");
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    from: set.MAIL_FROM,
  };
}

const OIDC_NAME_LENGTH = 20;

/**
 * @throws ConfigError for an issuer that is none or not by https, a name that fits no button, scopes without `openid`, or
 * without the address that the provider sends browsers back to
 */
function oidcProvider(env: Env): OidcConfig | undefined {
  const set = together(env, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  if (!set) return undefined;
  const issuer = url(env, "OIDC_ISSUER", "", ["http:", "https:"]);
  const { protocol, hostname, search, hash, username } = new URL(issuer);
  if (protocol !== "https:" && !isLoopback(hostname))
    throw new ConfigError(`OIDC_ISSUER 应为 https 开头的地址，现在是「${issuer}」。`);
  if (search || hash || username)
    throw new ConfigError("OIDC_ISSUER 应为身份平台的 issuer，不带账号、问号和井号。");
  const name = (env.OIDC_NAME || "统一登录").trim();
  if (name === "" || [...name].length > OIDC_NAME_LENGTH || /\p{C}/u.test(name))
    throw new ConfigError(`OIDC_NAME 应为 1 到 ${OIDC_NAME_LENGTH} 个字，写在登录按钮上。`);
  const scopes = (env.OIDC_SCOPES || "openid profile email").trim().split(/\s+/);
  if (!scopes.includes("openid"))
    throw new ConfigError(`OIDC_SCOPES 要有 openid，现在是「${scopes.join(" ")}」。`);
  // Taken from a request, a forged one would have the code sent to a stranger.
  if (!env.PUBLIC_ORIGIN)
    throw new ConfigError("设了 OIDC_ISSUER 就要设 PUBLIC_ORIGIN：身份平台把成员送回那里。");
  const origin = url(env, "PUBLIC_ORIGIN", "", ["http:", "https:"]).replace(/\/$/, "");
  return {
    issuer,
    clientId: set.OIDC_CLIENT_ID,
    clientSecret: set.OIDC_CLIENT_SECRET,
    name,
    scopes: scopes.join(" "),
    redirectUri: `${origin}/pages/oidclogin`,
  };
}

function s3(env: Env): S3Config | undefined {
  const set = together(env, ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY", "S3_SECRET"]);
  return (
    set && {
      bucket: set.S3_BUCKET,
      region: set.S3_REGION,
      endpoint: url(env, "S3_ENDPOINT", "", ["http:", "https:"]).replace(/\/$/, ""),
      pathStyle: flag(env, "S3_PATH_STYLE", false),
      accessKeyId: set.S3_ACCESS_KEY,
      secretAccessKey: set.S3_SECRET,
    }
  );
}

const METRICS_TOKEN_LENGTH = 16;

function metrics(env: Env): Config["metrics"] {
  const port = integer(env, "METRICS_PORT", 0, 1, 65535) || undefined;
  const token = env.METRICS_TOKEN ?? "";
  if (token !== "" && token.length < METRICS_TOKEN_LENGTH)
    throw new ConfigError(`METRICS_TOKEN 至少 ${METRICS_TOKEN_LENGTH} 个字符。`);
  return port === undefined && token === ""
    ? undefined
    : { port, host: env.METRICS_HOST || "127.0.0.1", token };
}

/** The demo's members have no past that would give them standing. */
function standing(env: Env, demo: boolean): Config["standing"] {
  const days = integer(env, "STANDING_DAYS", 7, 0, 365);
  const posts = integer(env, "STANDING_POSTS", 3, 0, 1000);
  const pace = {
    threads: integer(env, "PACE_THREADS", 6, 0, 1000),
    comments: integer(env, "PACE_COMMENTS", 40, 0, 1000),
    messages: integer(env, "PACE_MESSAGES", 30, 0, 1000),
  };
  return flag(env, "SPAM_GUARD", !flag(env, "DEMO", demo)) ? { days, posts, pace } : undefined;
}

function tiles(env: Env): string {
  const raw = url(env, "SITE_MAP_TILES", "", ["https:"]);
  if (raw !== "" && !["{z}", "{x}", "{y}"].every((part) => raw.includes(part))) {
    throw new ConfigError(`SITE_MAP_TILES 应含 {z}、{x} 和 {y}，现在是「${raw}」。`);
  }
  return raw;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const MINUTE = 60_000;

/**
 * Reads what a process takes of PostgreSQL.
 * @throws ConfigError with a sentence that names the variable
 */
export function readDatabaseLimits(env: Env): DatabaseLimits {
  const limits = {
    pool: integer(env, "DATABASE_POOL", 16, 4, 500),
    connectTimeoutMs: integer(env, "DATABASE_CONNECT_TIMEOUT_MS", 5000, 100, MINUTE),
    statementTimeoutMs: integer(env, "DATABASE_STATEMENT_TIMEOUT_MS", 15_000, 100, 10 * MINUTE),
    lockTimeoutMs: integer(env, "DATABASE_LOCK_TIMEOUT_MS", 3000, 100, 10 * MINUTE),
    idleTransactionTimeoutMs: integer(env, "DATABASE_IDLE_TRANSACTION_TIMEOUT_MS", 15_000, 1000, 10 * MINUTE),
    slowMs: integer(env, "DATABASE_SLOW_MS", 500, 0, 10 * MINUTE) || Number.POSITIVE_INFINITY,
    prepare: flag(env, "DATABASE_PREPARE", true),
  };
  if (limits.lockTimeoutMs >= limits.statementTimeoutMs) {
    throw new ConfigError(
      `DATABASE_LOCK_TIMEOUT_MS（${limits.lockTimeoutMs}）应小于 DATABASE_STATEMENT_TIMEOUT_MS（${limits.statementTimeoutMs}）。`,
    );
  }
  return limits;
}

export const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || host === "[::1]" || host.startsWith("127.");

/** Whether others than this machine reach the server: directly, through a proxy, or under a public address. */
export const isExposed = ({ host, trustedProxies, publicOrigin }: Config) =>
  !isLoopback(host) ||
  trustedProxies > 0 ||
  (publicOrigin !== "" && !isLoopback(new URL(publicOrigin).hostname));

/** The address that members use, as far as it is known without one of their requests. */
export const originOfConfig = ({ publicOrigin, port }: Config): string =>
  publicOrigin || `http://localhost:${port}`;

/** @throws ConfigError for one that is too short or long, or that everybody knows where everybody comes */
function checkDemoPassword(config: Config): void {
  const { demoPassword } = config;
  if (demoPassword === "") return;
  const { min, max } = PASSWORD_LENGTH;
  const { length } = [...demoPassword];
  if (length < min || length > max) throw new ConfigError(`DEMO_PASSWORD 应为 ${min} 到 ${max} 个字符。`);
  if (isExposed(config) && demoAccounts.some(({ password }) => password === demoPassword)) {
    throw new ConfigError("DEMO_PASSWORD 不能是公开的演示密码：服务可从外部访问。请换一个。");
  }
}

/**
 * Reads the environment, and the files that it names for secrets.
 * @throws ConfigError with a sentence that names the variable.
 */
export function readConfig(given: Env): Config {
  const env = withSecretFiles(given);
  const databaseUrl = url(env, "DATABASE_URL", "", ["postgres:", "postgresql:"]) || undefined;
  const apiBase = env.API_BASE || "/api";
  if (!/^(\/[a-z0-9_-]+)+$/i.test(apiBase)) {
    throw new ConfigError(`API_BASE 应以 / 开头且不以 / 结尾，如 /api，现在是「${apiBase}」。`);
  }
  const timeZone = env.COMMUNITY_TZ || "Asia/Shanghai";
  try {
    new Intl.DateTimeFormat("sv-SE", { timeZone });
  } catch {
    throw new ConfigError(`COMMUNITY_TZ 应为时区名，如 Asia/Shanghai，现在是「${timeZone}」。`);
  }
  const brandName = env.SITE_BRAND || "镜界社区";
  const config: Config = {
    port: integer(env, "PORT", 3000, 0, 65535),
    host: env.HOST || "127.0.0.1",
    databaseUrl,
    databaseDirectUrl:
      url(env, "DATABASE_DIRECT_URL", databaseUrl ?? "", ["postgres:", "postgresql:"]) || undefined,
    databaseReadUrl: readUrl(env, databaseUrl),
    database: readDatabaseLimits(env),
    dataDir: resolve(env.DATA_DIR || "./data"),
    apiBase,
    corsOrigins: origins(env, "CORS_ORIGINS"),
    timeZone,
    captcha: flag(env, "CAPTCHA", true),
    demo: flag(env, "DEMO", databaseUrl === undefined),
    setup: flag(env, "SETUP", true) && !flag(env, "DEMO", databaseUrl === undefined),
    demoPassword: env.DEMO_PASSWORD || "",
    standing: standing(env, databaseUrl === undefined),
    operatorTwoStep: flag(env, "OPERATOR_TWO_STEP", false),
    linkCards: flag(env, "LINK_CARDS", true),
    privateWebhooks: flag(env, "WEBHOOK_PRIVATE", false),
    // Where there are several processors, one stays with the server.
    mediaProcesses: integer(
      env,
      "MEDIA_PROCESSES",
      Math.min(4, Math.max(1, availableParallelism() - 1)),
      1,
      32,
    ),
    videoMaxBytes: integer(env, "VIDEO_MAX_MB", 200, 10, 1000) * 1024 ** 2,
    production: env.NODE_ENV === "production",
    logLevel: oneOf(env, "LOG_LEVEL", "info", LOG_LEVELS),
    trustedProxies: integer(env, "TRUSTED_PROXIES", 0, 0, 10),
    publicOrigin: url(env, "PUBLIC_ORIGIN", "", ["http:", "https:"]).replace(/\/$/, ""),
    wx: {
      apiUrl: url(env, "WX_API_URL", "https://api.weixin.qq.com", ["http:", "https:"]),
      openUrl: url(env, "WX_OPEN_URL", "https://open.weixin.qq.com", ["http:", "https:"]),
      mini: wxApp(env, "MINI"),
      web: wxApp(env, "WEB"),
    },
    sms: smsProvider(env),
    metrics: metrics(env),
    mail: mailServer(env),
    oidc: oidcProvider(env),
    s3: s3(env),
    site: {
      brandName,
      brandNameEn: env.SITE_BRAND_EN || "Lenscape",
      officialSite: url(env, "SITE_OFFICIAL_URL", "https://lenscape.example/", ["http:", "https:"]),
      copyright: env.SITE_COPYRIGHT || `© 2026 ${brandName}`,
      filingNumber: env.SITE_FILING_NUMBER || "京ICP备00000000号",
      mapTiles: tiles(env),
      qrTarget: url(env, "SITE_QR_URL", "https://lenscape.example/app", ["http:", "https:"]),
      brandColor: "",
      logoUrl: "",
    },
    siteFixed: (Object.keys(SITE_NAMES) as SiteName[]).filter((name) => env[SITE_NAMES[name]]),
  };
  checkDemoPassword(config);
  return config;
}
