import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { originOf } from "../../../core/origin.ts";
import { RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

/** Texts for passkeys. */
export const passkeyTexts = {
  notOffered: "这个网址用不了通行密钥：社区要有 https 的公开地址",
  tooOften: "通行密钥试得太频繁，请 {n} 秒后再试",
  busy: "现在用通行密钥的人太多，请稍后再试，或换一种方式登录",
  expired: "等得太久了，请再试一次",
  unknown: "这里没有这个通行密钥，可能已经移除，请换一种方式登录",
  refused: "通行密钥没有通过验证，请再试一次",
  copied: "这个通行密钥的使用次数对不上，可能被复制过，请换一种方式登录",
  none: "这个账号还没有通行密钥",
  attestation: "这种认证器带着出厂证明，社区不收，请换一种通行密钥",
  full: `最多 ${policy.passkeys.max} 个通行密钥，先移除一个不用的`,
  taken: "这个通行密钥已经添加过了",
  nameless: "请给通行密钥起个名字",
  lastStep: "两步验证只靠这个通行密钥，请先关闭两步验证",
  addedTitle: "已添加通行密钥",
  addedText: (name: string) =>
    `「${name}」以后可以用来登录。如果不是你添加的，请马上在设置里移除它，并修改密码。`,
  removedTitle: "通行密钥已移除",
  removedText: (name: string) => `「${name}」不能再用来登录。如果不是你移除的，请马上修改密码。`,
  copiedTitle: "通行密钥可能被复制",
  copiedText: (name: string) =>
    `有人用「${name}」登录，它的使用次数没有比上次多，没有登录成功。请移除它，再添加一个新的。`,
  passkeysUnchanged: (count: number) =>
    `你的 ${count} 个通行密钥没有变，仍能登录，不认识的请在「设置，通行密钥」里移除。`,
} as const;

/** Relying party of passkeys: the domain and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Host for which browsers allow passkeys over http. */
const LOCALHOST = "localhost";

/**
 * Returns the domain of passkeys; empty if browsers support none there, without https or at an IP address.
 * Without PUBLIC_ORIGIN it is `localhost`.
 */
export function passkeyHost({ publicOrigin }: Config): string {
  if (!publicOrigin) return LOCALHOST;
  const { protocol, hostname } = new URL(publicOrigin);
  if (hostname === LOCALHOST) return hostname;
  const isAddress = hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
  return protocol === "https:" && !isAddress ? hostname : "";
}

/**
 * Returns the relying party; undefined if the caller's page cannot use passkeys. Without PUBLIC_ORIGIN only
 * the server's own port on this machine is accepted, because other programs may serve pages on other ports.
 */
export function getRelyingParty(request: FastifyRequest, config: Config): RelyingParty | undefined {
  const id = passkeyHost(config);
  const { hostname, host, origin } = new URL(originOf(request, config));
  if (id === "" || hostname !== id) return undefined;
  if (!config.publicOrigin && host !== new URL(`http://${LOCALHOST}:${config.port}`).host) return undefined;
  return { id, origin };
}

/** Returns the relying party. @throws RequestError 503 if the caller's page cannot use passkeys */
export function requireRelyingParty(request: FastifyRequest, config: Config): RelyingParty {
  const party = getRelyingParty(request, config);
  if (!party) throw new RequestError("NOT_CONFIGURED", passkeyTexts.notOffered);
  return party;
}

/** Creates the error for a refused passkey. */
export const passkeyRefused = (message: string = passkeyTexts.refused): RequestError =>
  new RequestError("PASSKEY_REFUSED", message);

/** Trims the name of a passkey. @throws RequestError 400 for an empty name */
export function checkPasskeyName(raw: string): string {
  const name = raw.trim().replace(/\s+/g, " ");
  if (name === "")
    throw new RequestError("INVALID_INPUT", passkeyTexts.nameless, undefined, { field: "name" });
  return name;
}
