import { isLongerThan } from "@lenscape/richtext/graphemes";
import { isMailAddress } from "../core/mail-address.ts";
import { ConfigError, type Env, flag, integer, isLoopback, together, url } from "./settings.ts";

/** An application of the WeChat platform. */
export interface WxApp {
  appId: string;
  secret: string;
}

/** The community's own identity provider (OpenID Connect). */
export interface OidcConfig {
  /** Issuer as the provider spells it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Display name for the log-in button. */
  name: string;
  scopes: string;
  /** Address to which the provider redirects browsers. */
  redirectUri: string;
}

/** Metrics on a separate port, or on the server's port with a token. */
export interface MetricsConfig {
  port: number | undefined;
  host: string;
  /** Empty if only the port protects the metrics. */
  token: string;
}

/** The SMS provider (Alibaba Cloud). */
export interface SmsConfig {
  url: string;
  accessKey: string;
  secret: string;
  signName: string;
  template: string;
}

/** The mail server and the sender. */
export interface MailConfig {
  host: string;
  port: number;
  /** Whether the connection starts with TLS. Otherwise STARTTLS is used if the server offers it. */
  secure: boolean;
  /** User name; empty = no authentication. */
  user: string;
  password: string;
  /** Value of the From header: an address, or a name and an address in angle brackets. */
  from: string;
}

/** The S3 bucket for uploads. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Empty = AWS. */
  endpoint: string;
  /** Whether the bucket is part of the path instead of the host name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads a WeChat application. @throws ConfigError if one of the two settings is missing */
export function readWxApp(env: Env, kind: "MINI" | "WEB"): WxApp | undefined {
  const set = together(env, [`WX_${kind}_APP_ID`, `WX_${kind}_SECRET`]);
  return set && { appId: set[`WX_${kind}_APP_ID`]!, secret: set[`WX_${kind}_SECRET`]! };
}

/** Reads the SMS provider. @throws ConfigError that names the missing settings */
export function readSms(env: Env): SmsConfig | undefined {
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

/** A name and an address in angle brackets, on one line. */
const NAMED_SENDER = /^[^<>@\p{Cc}]{1,64} <([^<>]{3,255})>$/u;

/** Whether a text is an address, alone, in angle brackets or after a name. */
function isSender(text: string): boolean {
  const inBrackets = text.startsWith("<") && text.endsWith(">") ? text.slice(1, -1) : text;
  return isMailAddress(NAMED_SENDER.exec(text)?.[1] ?? inBrackets);
}

/** Reads the mail server. @throws ConfigError for an invalid or missing sender, or without PUBLIC_ORIGIN for links */
export function readMail(env: Env): MailConfig | undefined {
  const set = together(env, ["SMTP_URL", "MAIL_FROM"]);
  if (!set) return undefined;
  const { hostname, port, protocol, username, password } = new URL(
    url(env, "SMTP_URL", "", ["smtp:", "smtps:"]),
  );
  if (!hostname)
    throw new ConfigError("SMTP_URL 里没有服务器的名字，应形如 smtps://账号:密码@smtp.example.org。");
  if (!isSender(set.MAIL_FROM)) {
    throw new ConfigError(
      `MAIL_FROM 应为一个地址，或名字加尖括号里的地址，如 镜界社区 <noreply@example.org>，现在是「${set.MAIL_FROM}」。`,
    );
  }
  // An origin taken from a forged request would send a member's link to an attacker.
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

const MAX_OIDC_NAME_LENGTH = 20;

/**
 * Reads the identity provider.
 * @throws ConfigError for an invalid issuer or one without https, a name that does not fit the button, scopes without
 * `openid`, or without PUBLIC_ORIGIN for the redirect
 */
export function readOidc(env: Env): OidcConfig | undefined {
  const set = together(env, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  if (!set) return undefined;
  const issuer = url(env, "OIDC_ISSUER", "", ["http:", "https:"]);
  const { protocol, hostname, search, hash, username } = new URL(issuer);
  if (protocol !== "https:" && !isLoopback(hostname))
    throw new ConfigError(`OIDC_ISSUER 应为 https 开头的地址，现在是「${issuer}」。`);
  if (search || hash || username)
    throw new ConfigError("OIDC_ISSUER 应为身份平台的 issuer，不带账号、问号和井号。");
  const name = (env.OIDC_NAME || "统一登录").trim();
  if (name === "" || isLongerThan(name, MAX_OIDC_NAME_LENGTH) || /\p{C}/u.test(name))
    throw new ConfigError(`OIDC_NAME 应为 1 到 ${MAX_OIDC_NAME_LENGTH} 个字，写在登录按钮上。`);
  const scopes = (env.OIDC_SCOPES || "openid profile email").trim().split(/\s+/);
  if (!scopes.includes("openid"))
    throw new ConfigError(`OIDC_SCOPES 要有 openid，现在是「${scopes.join(" ")}」。`);
  // An origin taken from a forged request would send the code to an attacker.
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

/** Reads the S3 bucket. @throws ConfigError that names the missing settings */
export function readS3(env: Env): S3Config | undefined {
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

const MIN_METRICS_TOKEN_LENGTH = 16;

/** Reads the settings of metrics. @throws ConfigError for a token that is too short */
export function readMetrics(env: Env): MetricsConfig | undefined {
  const port = integer(env, "METRICS_PORT", 0, 1, 65535) || undefined;
  const token = env.METRICS_TOKEN ?? "";
  if (token !== "" && token.length < MIN_METRICS_TOKEN_LENGTH)
    throw new ConfigError(`METRICS_TOKEN 至少 ${MIN_METRICS_TOKEN_LENGTH} 个字符。`);
  return port === undefined && token === ""
    ? undefined
    : { port, host: env.METRICS_HOST || "127.0.0.1", token };
}
