import { domainToASCII } from "node:url";
import ipaddr from "ipaddr.js";
import type { ClientAddress } from "../../../core/client-address.ts";
import { RequestError } from "../../../core/request-error.ts";

export type RegistrationPolicy = "open" | "approval" | "invitation" | "closed";
export type SiteMode = "open" | "readOnly" | "notOpen";

/** Registration policy and site mode. */
export interface SiteAccess {
  registration: RegistrationPolicy;
  mode: SiteMode;
  /** Message shown in every mode but `open`; empty for the default message. */
  message: string;
}

export const DEFAULT_SETTINGS: SiteAccess = { registration: "open", mode: "open", message: "" };

export const accessTexts = {
  readOnly: "社区暂时只读，可以看，还不能发布和修改",
  notOpen: "社区还没开放，敬请期待",
  addressBlocked: "你所在的网络暂时不能登录、注册和发布，可以继续浏览",
  mailBlocked: "不支持这个邮箱，请换一个",
  closed: "暂时没有开放注册",
  invitation: "现在凭邀请码注册，请填邀请码",
  refused: "注册申请没有通过",
  value: "请填 IP 地址、网段（如 203.0.113.0/24）或邮箱域名",
  wide: "网段太大：IPv4 至少 /8，IPv6 至少 /16",
  own: "这个网段包含你现在的地址，拦下就把自己关在外面了",
  endsAt: "到期时间要在现在之后",
  decided: "这份申请已经有人处理了，刷新看看",
  reason: "请填谢绝的原因",
} as const;

/** Returns the message of a mode; empty for `open`. */
export function modeSentence({ mode, message }: Pick<SiteAccess, "mode" | "message">): string {
  return mode === "open" ? "" : message || accessTexts[mode];
}

export interface BlockKey {
  kind: "network" | "mailDomain";
  value: string;
}

/** Widest networks that can be blocked, as prefix lengths: a typo must not close the community. */
const MIN_PREFIX = { ipv4: 8, ipv6: 16 } as const;

/**
 * Prefix length of a single address. IPv6 uses /64 as the rate limits do, because a subscriber can use any
 * address in it.
 */
const SUBSCRIBER_PREFIX = { ipv4: 32, ipv6: 64 } as const;

const badValue = (sentence: string) =>
  new RequestError("INVALID_INPUT", sentence, undefined, { field: "value" });

/** Returns an address or network in canonical CIDR form; undefined for any other text. */
function networkOf(text: string): string | undefined {
  const isCidr = text.includes("/");
  const [address = "", prefix] = text.split("/");
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  if (isCidr && !ipaddr.isValidCIDR(text)) return undefined;
  let parsed = ipaddr.parse(address);
  let bits = isCidr ? Number(prefix) : undefined;
  const isMapped = parsed.kind() === "ipv6" && (parsed as ipaddr.IPv6).isIPv4MappedAddress();
  if (isMapped && (bits ?? 128) >= 96) {
    parsed = (parsed as ipaddr.IPv6).toIPv4Address();
    bits = bits && bits - 96;
  }
  bits ??= SUBSCRIBER_PREFIX[parsed.kind()];
  if (bits < MIN_PREFIX[parsed.kind()]) throw badValue(accessTexts.wide);
  const cidr = `${parsed.toString()}/${bits}`;
  const network =
    parsed.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;

/**
 * Parses an address, a network or a mail domain and converts it to its canonical form.
 * @throws RequestError 400 for anything else and for a network that is too wide
 */
export function parseBlock(raw: string): BlockKey {
  const text = raw.trim();
  const network = networkOf(text);
  if (network) return { kind: "network", value: network };
  const domain = domainToASCII(text.replace(/^.*@/, "").replace(/\.$/, "")).toLowerCase();
  if (!DOMAIN.test(domain)) throw badValue(accessTexts.value);
  return { kind: "mailDomain", value: domain };
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Settings and blocks, parsed for the check of each call. */
export interface Access extends SiteAccess {
  networks: readonly Network[];
  mailDomains: ReadonlySet<string>;
}

export function compileAccess(settings: SiteAccess, blocks: readonly BlockKey[]): Access {
  const valuesOf = (wanted: BlockKey["kind"]) =>
    blocks.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return {
    ...settings,
    networks: valuesOf("network").map((value) => ipaddr.parseCIDR(value)),
    mailDomains: new Set(valuesOf("mailDomain")),
  };
}

/** Whether an address is in a blocked network. */
export function isBlockedAddress({ networks }: Pick<Access, "networks">, { text }: ClientAddress): boolean {
  if (networks.length === 0 || text === "") return false;
  const address = ipaddr.parse(text);
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

/** Whether a network contains an address. */
export const containsAddress = (cidr: string, address: ClientAddress): boolean =>
  isBlockedAddress({ networks: [ipaddr.parseCIDR(cidr)] }, address);

/** Refuses mail addresses of a blocked domain or its subdomains. @throws RequestError 400 */
export function checkMailDomain({ mailDomains }: Pick<Access, "mailDomains">, email: string): void {
  if (mailDomains.size === 0) return;
  const labels = domainToASCII(email.slice(email.lastIndexOf("@") + 1))
    .toLowerCase()
    .split(".");
  if (labels.some((_, from) => mailDomains.has(labels.slice(from).join("."))))
    throw new RequestError("INVALID_INPUT", accessTexts.mailBlocked, undefined, { field: "email" });
}

/**
 * Checks the registration policy and the site mode.
 * @returns whether the account has to wait for approval
 * @throws RequestError if registration is closed, needs an invitation, or the community is read-only or not
 * open
 */
export function admitRegistration(access: Access, hasInvitation: boolean): { isPending: boolean } {
  if (access.mode !== "open")
    throw new RequestError(access.mode === "readOnly" ? "READ_ONLY" : "NOT_OPEN", modeSentence(access));
  if (access.registration === "closed") throw new RequestError("CLOSED", accessTexts.closed);
  if (access.registration === "invitation" && !hasInvitation)
    throw new RequestError("INVITATION_INVALID", accessTexts.invitation, undefined, {
      field: "invitationCode",
    });
  return { isPending: access.registration === "approval" };
}
