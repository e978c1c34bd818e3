import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { type DatabaseLimits, readDatabaseLimits, readReplicaUrl } from "./config/database.ts";
import {
  type MailConfig,
  type MetricsConfig,
  type OidcConfig,
  readMail,
  readMetrics,
  readOidc,
  readS3,
  readSms,
  readWxApp,
  type S3Config,
  type SmsConfig,
  type WxApp,
} from "./config/services.ts";
import {
  ConfigError,
  type Env,
  flag,
  integer,
  isLoopback,
  line,
  oneOf,
  origins,
  url,
  withSecretFiles,
} from "./config/settings.ts";
import { readTracing, type TracingConfig } from "./config/tracing.ts";
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
  /** Calls of the API that read, a minute, for each member and for each address without one; 0 for no limit. */
  readsPerMinute: number;
  /** Whether pages elsewhere are asked what a link to them says. */
  linkCards: boolean;
  /** Events may also be sent by plain http and into private networks: for development, or where all is one network. */
  privateWebhooks: boolean;
  /** Processes that look at uploaded pictures and videos. */
  mediaProcesses: number;
  /** The largest video that is taken in resumable parts. */
  videoMaxBytes: number;
  /** Command line that runs an operator's command in this packaging, as texts print it. */
  cliCommand: string;
  logLevel: string;
  /** How many proxies stand in front; their X-Forwarded-For is believed, no further. */
  trustedProxies: number;
  /** Time from the signal to stop until the port closes, in milliseconds, for proxies to notice /readyz. */
  stopDelayMs: number;
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
  sms: SmsConfig | undefined;
  /** How Prometheus may ask; undefined = it may not. */
  metrics: MetricsConfig | undefined;
  /** Collector of traces; undefined = none. */
  tracing: TracingConfig | undefined;
  /** Where members log in with what they have elsewhere; undefined = nowhere. */
  oidc: OidcConfig | undefined;
  /** The server that sends mail; undefined = none. */
  mail: MailConfig | undefined;
  /** Where uploads are kept; undefined = in `dataDir`. */
  s3: S3Config | undefined;
  site: {
    brandName: string;
    brandNameEn: string;
    /** Empty = none. */
    officialSite: string;
    copyright: string;
    filingNumber: string;
    /** What the QR code of the app leads to; empty = no code is shown. */
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
  const demo = flag(env, "DEMO", databaseUrl === undefined);
  // Only the demo has a brand whose site and app there are to lead to.
  const ofBrand = (address: string) => (demo ? address : "");
  const config: Config = {
    port: integer(env, "PORT", 3000, 0, 65535),
    host: env.HOST || "127.0.0.1",
    databaseUrl,
    databaseDirectUrl:
      url(env, "DATABASE_DIRECT_URL", databaseUrl ?? "", ["postgres:", "postgresql:"]) || undefined,
    databaseReadUrl: readReplicaUrl(env, databaseUrl),
    database: readDatabaseLimits(env),
    dataDir: resolve(env.DATA_DIR || "./data"),
    apiBase,
    corsOrigins: origins(env, "CORS_ORIGINS"),
    timeZone,
    captcha: flag(env, "CAPTCHA", true),
    demo,
    setup: flag(env, "SETUP", true) && !demo,
    demoPassword: env.DEMO_PASSWORD || "",
    standing: standing(env, databaseUrl === undefined),
    operatorTwoStep: flag(env, "OPERATOR_TWO_STEP", false),
    readsPerMinute: integer(env, "READS_PER_MINUTE", 3000, 0, 1_000_000),
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
    cliCommand: line(env, "CLI_COMMAND", "node apps/server/dist/cli.js", 200),
    logLevel: oneOf(env, "LOG_LEVEL", "info", LOG_LEVELS),
    trustedProxies: integer(env, "TRUSTED_PROXIES", 0, 0, 10),
    stopDelayMs: integer(env, "STOP_DELAY_SECONDS", 0, 0, 60) * 1000,
    publicOrigin: url(env, "PUBLIC_ORIGIN", "", ["http:", "https:"]).replace(/\/$/, ""),
    wx: {
      apiUrl: url(env, "WX_API_URL", "https://api.weixin.qq.com", ["http:", "https:"]),
      openUrl: url(env, "WX_OPEN_URL", "https://open.weixin.qq.com", ["http:", "https:"]),
      mini: readWxApp(env, "MINI"),
      web: readWxApp(env, "WEB"),
    },
    sms: readSms(env),
    metrics: readMetrics(env),
    tracing: readTracing(env),
    mail: readMail(env),
    oidc: readOidc(env),
    s3: readS3(env),
    site: {
      brandName,
      brandNameEn: env.SITE_BRAND_EN || "Lenscape",
      officialSite: url(env, "SITE_OFFICIAL_URL", ofBrand("https://lenscape.example/"), ["http:", "https:"]),
      copyright: env.SITE_COPYRIGHT || `© 2026 ${brandName}`,
      filingNumber: env.SITE_FILING_NUMBER || (demo ? "京ICP备00000000号" : ""),
      mapTiles: tiles(env),
      qrTarget: url(env, "SITE_QR_URL", ofBrand("https://lenscape.example/app"), ["http:", "https:"]),
      brandColor: "",
      logoUrl: "",
    },
    siteFixed: (Object.keys(SITE_NAMES) as SiteName[]).filter((name) => env[SITE_NAMES[name]]),
  };
  checkDemoPassword(config);
  return config;
}
