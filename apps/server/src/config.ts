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

/** Settings of the operator (ruling 25), which are read once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Address of PostgreSQL; undefined = the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Address of the same database without a pooler, for LISTEN and migrations. */
  databaseDirectUrl: string | undefined;
  /** Address of a streaming replica for responses that are the same for everybody. */
  databaseReadUrl: string | undefined;
  database: DatabaseLimits;
  dataDir: string;
  apiBase: string;
  /** Origins whose pages may call the API, as browsers send them. */
  corsOrigins: readonly string[];
  timeZone: string;
  captcha: boolean;
  demo: boolean;
  /** Whether an empty community has to be founded by its first operator, instead of being open at once. */
  setup: boolean;
  /** Password of the demo accounts; empty = the public one, or random ones if the server is exposed. */
  demoPassword: string;
  /**
   * Requirements for publishing links and contacts without review, and posting limits per hour for other members (0 =
   * unlimited); undefined = no requirements.
   */
  standing:
    | { days: number; posts: number; pace: { threads: number; comments: number; messages: number } }
    | undefined;
  /** Whether operators have to log in with a second step. Demo accounts are exempt. */
  operatorTwoStep: boolean;
  /** Limit of reading API calls per minute and member, or address of a visitor; 0 = unlimited. */
  readsPerMinute: number;
  /** Whether to fetch the metadata of linked external pages. */
  linkCards: boolean;
  /** Whether webhooks may use http and private networks, for development or internal communities. */
  privateWebhooks: boolean;
  /** Number of processes that decode uploaded images and videos. */
  mediaProcesses: number;
  /** Maximum size of a resumable video upload. */
  videoMaxBytes: number;
  /** Command line of the CLI in this packaging, for printed texts. */
  cliCommand: string;
  logLevel: string;
  /** Number of proxies in front of the server whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  /** Time from the signal to stop until the port closes, in milliseconds, for proxies to notice /readyz. */
  stopDelayMs: number;
  /** Public origin for links; empty = taken from the request. */
  publicOrigin: string;
  wx: {
    apiUrl: string;
    openUrl: string;
    /** Application of the mini-program; undefined = not connected. */
    mini: WxApp | undefined;
    /** Application of the website; undefined = not connected. */
    web: WxApp | undefined;
  };
  /** The SMS provider (Alibaba Cloud); undefined = none. */
  sms: SmsConfig | undefined;
  /** Settings of the metrics; undefined = none. */
  metrics: MetricsConfig | undefined;
  /** Collector of traces; undefined = none. */
  tracing: TracingConfig | undefined;
  /** Identity provider; undefined = none. */
  oidc: OidcConfig | undefined;
  /** Mail server; undefined = none. */
  mail: MailConfig | undefined;
  /** Bucket for uploads; undefined = uploads are stored in `dataDir`. */
  s3: S3Config | undefined;
  site: {
    brandName: string;
    brandNameEn: string;
    /** Empty = none. */
    officialSite: string;
    copyright: string;
    filingNumber: string;
    /** Target of the app's QR code; empty = no code. */
    qrTarget: string;
    /** URL template of map tiles with {z}, {x} and {y}; empty = no map. */
    mapTiles: string;
    /** Colour chosen in the console; empty = the default of the design tokens. */
    brandColor: string;
    /** Logo of the community; empty = the default logo. */
    logoUrl: string;
  };
  /** Names of the site that the environment sets. The others can be changed in the console. */
  siteFixed: readonly SiteName[];
}

/** Names of the site that the founding can set, with their variables. */
const SITE_NAMES = {
  brandName: "SITE_BRAND",
  brandNameEn: "SITE_BRAND_EN",
  officialSite: "SITE_OFFICIAL_URL",
  filingNumber: "SITE_FILING_NUMBER",
  copyright: "SITE_COPYRIGHT",
} as const;

export type SiteName = keyof typeof SITE_NAMES;

/** Reads the requirements for standing. Off by default for the demo, whose members have no history. */
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

/** Whether the server is reachable from other machines: directly, through a proxy, or under a public origin. */
export const isExposed = ({ host, trustedProxies, publicOrigin }: Config) =>
  !isLoopback(host) ||
  trustedProxies > 0 ||
  (publicOrigin !== "" && !isLoopback(new URL(publicOrigin).hostname));

/** Returns the origin that members use, as far as it is known without a request. */
export const originOfConfig = ({ publicOrigin, port }: Config): string =>
  publicOrigin || `http://localhost:${port}`;

/** Checks the demo password. @throws ConfigError for an invalid length, or the public password on an exposed server */
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
 * Reads the environment variables and secret files.
 * @throws ConfigError with a sentence that names the variable.
 */
export function readConfig(variables: Env): Config {
  const env = withSecretFiles(variables);
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
  // Only the brand of the demo has a default site and app.
  const demoOnly = (address: string) => (demo ? address : "");
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
    // One processor is left for the server.
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
      officialSite: url(env, "SITE_OFFICIAL_URL", demoOnly("https://lenscape.example/"), ["http:", "https:"]),
      copyright: env.SITE_COPYRIGHT || `© 2026 ${brandName}`,
      filingNumber: env.SITE_FILING_NUMBER || (demo ? "京ICP备00000000号" : ""),
      mapTiles: tiles(env),
      qrTarget: url(env, "SITE_QR_URL", demoOnly("https://lenscape.example/app"), ["http:", "https:"]),
      brandColor: "",
      logoUrl: "",
    },
    siteFixed: (Object.keys(SITE_NAMES) as SiteName[]).filter((name) => env[SITE_NAMES[name]]),
  };
  checkDemoPassword(config);
  return config;
}
