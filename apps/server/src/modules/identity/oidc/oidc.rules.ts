import { createHmac, randomBytes } from "node:crypto";
import { countGraphemes, sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { OidcConfig } from "../../../config/services.ts";
import type { Config } from "../../../config.ts";
import { withoutInvisible } from "../../../core/names.ts";
import { RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

/** Texts for login with the community's identity provider. */
export const oidcTexts = {
  notConfigured: "社区还没有开通统一登录，请用账号登录",
  away: "统一登录暂时不可用，请稍后再试，或换一种方式登录",
  tooOften: "统一登录试得太频繁，请 {n} 秒后再试",
  expired: "这次登录已过期，请重新登录",
  refused: "没能确认你的身份，请重新登录",
  unbound: "第一次用它登录：注册一个新账号，或绑定你已有的账号",
  taken: "它已绑定别的账号",
  boundAlready: "你的账号已经绑定过了，要换一个请先解绑",
  notBound: "你还没有绑定",
  lastWay: "这是你唯一的登录方式，请先设置密码或绑定另一种",
  linkedTitle: "已绑定统一登录",
  linkedText: (name: string) =>
    `以后可以用「${name}」登录。如果不是你绑定的，请马上在设置里解绑，并修改密码。`,
  unlinkedTitle: "统一登录已解绑",
  unlinkedText: (name: string) => `不能再用「${name}」登录。如果不是你解绑的，请马上修改密码。`,
  bindingUnchanged: "绑定的统一登录没有变，仍能登录，不认识的请在「设置，登录方式」里解绑。",
} as const;

/** Returns the settings of the identity provider. @throws RequestError 503 if none is configured */
export function oidcOf({ oidc }: Pick<Config, "oidc">): OidcConfig {
  if (!oidc) throw new RequestError("NOT_CONFIGURED", oidcTexts.notConfigured);
  return oidc;
}

/** Normalises an issuer URL for storage: no trailing slash. */
export const issuerKey = (issuer: string): string => (issuer.endsWith("/") ? issuer.slice(0, -1) : issuer);

/** Creates the error for an unknown or expired state or ticket. */
export const oidcExpired = (): RequestError => new RequestError("OIDC_EXPIRED", oidcTexts.expired);

/** Creates a secret of 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/**
 * Derives the PKCE code verifier and the nonce from the browser's key. They are not stored, so that a reader
 * of the database cannot finish a login.
 */
export const visitSecrets = (visitKey: string) => {
  const derive = (purpose: string) => createHmac("sha256", visitKey).update(purpose).digest("base64url");
  return { codeVerifier: derive("verifier"), nonce: derive("nonce") };
};

/** Cleans a text claim for display: no invisible characters, single blanks. Returns "" for other types. */
const cleanClaim = (value: unknown): string =>
  typeof value === "string"
    ? withoutInvisible(value.normalize("NFKC").toWellFormed()).replace(/\s+/g, " ").trim()
    : "";

/**
 * Returns the local part of a mail address, because many providers use addresses as names, which are private.
 */
const withoutDomain = (name: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(name) ? name.slice(0, name.indexOf("@")) : name;

/** An identity at a provider. */
export interface OidcIdentity {
  issuer: string;
  subject: string;
}

/** Account name at the provider, and a suggested nickname; empty if the claims contain none. */
export interface OidcNames {
  account: string;
  nickname: string;
}

/** Reads account name and nickname from the claims. */
export function readNames(claims: Readonly<Record<string, unknown>>): OidcNames {
  const names = [claims.preferred_username, claims.name].map(cleanClaim).filter(Boolean);
  const { min, max } = policy.nickname;
  const nickname = names
    .map((name) => sliceGraphemes(withoutDomain(name), max).trim())
    .find((name) => countGraphemes(name) >= min);
  const account = sliceGraphemes(names[0] ?? "", policy.oidc.accountLength);
  return { account, nickname: nickname ?? "" };
}

/** Whether a subject is valid for OpenID Connect: at most 255 ASCII characters. */
export const isSubject = (subject: string): boolean => /^[\x20-\x7e]{1,255}$/.test(subject);
