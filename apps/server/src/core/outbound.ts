import { lookup } from "node:dns/promises";
// biome-ignore lint/plugin: requestPinned takes the call that it belongs to
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
// biome-ignore lint/plugin: as above
import { request as requestHttps } from "node:https";
import ipaddr from "ipaddr.js";
import { describeUpstreamError, type UpstreamCall, type UpstreamFailure } from "./upstream.ts";

/** A public IP address that a name has been resolved to. */
export interface Pinned {
  address: string;
  family: 4 | 6;
}

export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

/** Why an address is not requested. */
export class BlockedUrlError extends Error {}

const global6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is public: not this machine, not a private, link-local, carrier, metadata, documentation or
 * tunnelled network, in whatever spelling, IPv4 inside IPv6 included.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(global6);
}

export const resolveName: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/** The host of a URL as a resolver takes it. */
const resolvableHostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Whether a URL has an IP address for its host that is not public: no resolver makes anything else of it. */
export function isPrivateLiteral(url: URL): boolean {
  const host = resolvableHostOf(url);
  return ipaddr.isValid(host) && !isPublicAddress(host);
}

/**
 * Checks and resolves a URL before it is requested: http or https at its standard port, no user name, a public host.
 * Every address that the name resolves to must be public; the connection uses the first, so a name that resolves
 * differently a moment later changes nothing.
 * @throws BlockedUrlError when it must not be requested
 */
export async function resolvePublicUrl(
  url: URL,
  { resolve = resolveName, isPublic = isPublicAddress, anyPort = false }: Guard = {},
): Promise<Pinned> {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new BlockedUrlError("scheme");
  if (url.username || url.password) throw new BlockedUrlError("credentials");
  // The URL parser drops the port that belongs to the scheme.
  if (url.port !== "" && !anyPort) throw new BlockedUrlError("port");
  const host = resolvableHostOf(url);
  const found = ipaddr.isValid(host)
    ? [{ address: host, family: host.includes(":") ? 6 : 4 }]
    : await resolve(host).catch(() => {
        throw new BlockedUrlError("name");
      });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublic(address))) throw new BlockedUrlError("address");
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}

/** What a test replaces; nothing else does. */
export interface Guard {
  resolve?: Resolve;
  isPublic?: (address: string) => boolean;
  anyPort?: boolean;
}

/**
 * Requests a URL at the address it was resolved to: nothing is resolved again, no redirect is followed, no connection is
 * kept. Rejects when there is no answer.
 * @param _call proof that the request is made within callUpstream
 */
export function requestPinned(
  _call: UpstreamCall,
  url: URL,
  pinned: Pinned,
  { body, ...options }: Pick<RequestOptions, "method" | "headers"> & { signal: AbortSignal; body?: string },
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      ...options,
      agent: false,
      lookup: (_hostname, { all }, give) =>
        all
          ? give(null, [{ address: pinned.address, family: pinned.family }])
          : give(null, pinned.address, pinned.family),
    })
      .once("response", resolve)
      .once("error", reject)
      .end(body);
  });
}

/** The first `most` bytes of an answer. */
export async function beginningOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

/** The host of an address for the log; undefined for an address that is none. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Describes a failed request for the log. A blocked address counts as refused, a name that does not resolve as
 * unreachable.
 */
export function describeOutboundError(error: unknown, signal: AbortSignal): UpstreamFailure {
  if (signal.aborted) return { outcome: "timeout", error: "TimeoutError" };
  if (!(error instanceof BlockedUrlError)) return describeUpstreamError(error);
  const [kind = "", status] = error.message.split(" ");
  return {
    outcome: kind === "name" ? "unreachable" : "refused",
    error: kind,
    status: status === undefined ? undefined : Number(status),
  };
}

/** Never gives anything; throws when the time is up. A name that is slow to resolve hears of no signal. */
export const timeIsUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new BlockedUrlError("time")), { once: true });
  });
