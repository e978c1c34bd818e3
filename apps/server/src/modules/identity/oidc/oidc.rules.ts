import { createHmac, randomBytes } from "node:crypto";
import type { OidcConfig } from "../../../config/services.ts";
import type { Config } from "../../../config.ts";
import { withoutInvisible } from "../../../core/names.ts";
import { RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

/** The texts of logging in through the community's own identity provider. */
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
  kept: "绑定的统一登录没有变，仍能登录，不认识的请在「设置，登录方式」里解绑。",
} as const;

/** The community's identity provider. @throws RequestError 503 when there is none */
export function oidcOf({ oidc }: Pick<Config, "oidc">): OidcConfig {
  if (!oidc) throw new RequestError("NOT_CONFIGURED", oidcTexts.notConfigured);
  return oidc;
}

/** The issuer under which identities are kept: with or without a slash at the end it is the same. */
export const issuerKey = (issuer: string): string => (issuer.endsWith("/") ? issuer.slice(0, -1) : issuer);

/** The refusal of a visit or a ticket that serves no more. */
export const oidcExpired = (): RequestError => new RequestError("OIDC_EXPIRED", oidcTexts.expired);

/** A value that nobody can guess: 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/**
 * What a visit is checked by at the provider, made from what the browser keeps: the code verifier (PKCE) and the nonce
 * need no place in the database, so that nobody who reads that can finish a visit.
 */
export const visitSecrets = (visitKey: string) => {
  const made = (purpose: string) => createHmac("sha256", visitKey).update(purpose).digest("base64url");
  return { codeVerifier: made("verifier"), nonce: made("nonce") };
};

/** A text that the provider tells, as far as it can be shown and kept. */
const shown = (value: unknown): string =>
  typeof value === "string"
    ? withoutInvisible(value.normalize("NFKC").toWellFormed()).replace(/\s+/g, " ").trim()
    : "";

/** What of an address stands before the @: many providers call people by their address, which is nobody's business. */
const beforeAt = (name: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(name) ? name.slice(0, name.indexOf("@")) : name;

/** Who somebody is at the provider. */
export interface OidcIdentity {
  issuer: string;
  subject: string;
}

/** What the provider calls them, and a nickname to begin with; empty where there is nothing that would do. */
export interface OidcNames {
  account: string;
  nickname: string;
}

/** The names among what the provider tells. */
export function namesOf(claims: Readonly<Record<string, unknown>>): OidcNames {
  const names = [claims.preferred_username, claims.name].map(shown).filter(Boolean);
  const { min, max } = policy.nickname;
  const nickname = names
    .map((name) => [...beforeAt(name)].slice(0, max).join("").trim())
    .find((name) => [...name].length >= min);
  const account = [...(names[0] ?? "")].slice(0, policy.oidc.accountLength).join("");
  return { account, nickname: nickname ?? "" };
}

/** As the protocol bounds it: 255 characters of ASCII. */
export const isSubject = (subject: string): boolean => /^[\x20-\x7e]{1,255}$/.test(subject);
