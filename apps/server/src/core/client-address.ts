import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Normalised address of a caller. Two spellings of an address are equal in every field. */
export interface ClientAddress {
  /** Canonical text without port and zone, IPv4-mapped IPv6 as IPv4; empty if the proxy sent no address. */
  text: string;
  /** Rate limit key: the address for IPv4, the /64 for IPv6, because a subscriber chooses freely within a /64. */
  key: string;
  /**
   * Rate limit key for registration, recovery, SMS and mail: the address for IPv4, the /48 for IPv6,
   * because many providers assign a /48 to one customer.
   */
  wideKey: string;
}

/** Maximum length of an address: an IPv6 address with zone, brackets and port. */
const MAX_LENGTH = 100;

/** Address of all requests whose proxy sends no valid address, so that they share one limit. */
const UNKNOWN: ClientAddress = { text: "", key: "unknown", wideKey: "unknown" };

const networkKey = (address: ipaddr.IPv6, prefix: number) => {
  const parts = address.parts.map((part, n) => (n < prefix / 16 ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/${prefix}`;
};

/** Parses an address with or without port, as proxies write it in `X-Forwarded-For`. */
function parse(raw: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (raw.length > MAX_LENGTH) return undefined;
  const text = raw
    .trim()
    .replace(/^\[(.*)\](:\d{1,5})?$/, "$1")
    .replace(/^([\d.]+):\d{1,5}$/, "$1")
    .replace(/%[^%]*$/, "");
  // The library also reads shortened IPv4 such as `127.1`, which no proxy sends.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : undefined;
}

/** Normalises an address. All limits, sessions and log lines use the result. */
export function parseClientAddress(raw: string): ClientAddress {
  const address = parse(raw);
  if (!address) return UNKNOWN;
  const text = address.toString();
  if (address.kind() === "ipv4") return { text, key: text, wideKey: text };
  const six = address as ipaddr.IPv6;
  return { text, key: networkKey(six, 64), wideKey: networkKey(six, 48) };
}

/** Returns the address of a request, behind the trusted proxies. */
export const clientAddressOf = (request: Pick<FastifyRequest, "ip">): ClientAddress =>
  // biome-ignore lint/plugin: the only place that reads the raw address
  parseClientAddress(request.ip ?? "");
