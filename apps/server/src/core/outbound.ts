import { lookup } from "node:dns/promises";
// biome-ignore lint/plugin: requestPinned takes the call that it belongs to
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
// biome-ignore lint/plugin: as above
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import ipaddr from "ipaddr.js";
import { describeUpstreamError, type UpstreamCall, type UpstreamFailure } from "./upstream.ts";

/** A resolved public IP address. */
export interface PinnedAddress {
  address: string;
  family: 4 | 6;
}

export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

/** Thrown for an address that must not be requested. The message is the reason. */
export class BlockedUrlError extends Error {}

const global6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is public: not this machine and not a private, link-local, carrier, metadata, documentation or
 * tunnelled network, in any spelling, including IPv4 inside IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(global6);
}

export const resolveName: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/** Returns the host of a URL for a resolver, without brackets and trailing dot. */
const resolvableHostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Whether the host of a URL is an IP address that is not public. */
export function isPrivateLiteral(url: URL): boolean {
  const host = resolvableHostOf(url);
  return ipaddr.isValid(host) && !isPublicAddress(host);
}

/**
 * Checks and resolves a URL before a request: http or https at the standard port, no user name, a public host. Every
 * address of the name must be public. The connection uses the first one, so a later change of the name (DNS rebinding)
 * has no effect.
 * @throws BlockedUrlError if the URL must not be requested
 */
export async function resolvePublicUrl(
  url: URL,
  { resolve = resolveName, isPublic = isPublicAddress, anyPort = false }: Guard = {},
): Promise<PinnedAddress> {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new BlockedUrlError("scheme");
  if (url.username || url.password) throw new BlockedUrlError("credentials");
  // The URL parser drops the standard port of the scheme.
  if (url.port !== "" && !anyPort) throw new BlockedUrlError("port");
  const host = resolvableHostOf(url);
  const addresses = ipaddr.isValid(host)
    ? [{ address: host, family: host.includes(":") ? 6 : 4 }]
    : await resolve(host).catch(() => {
        throw new BlockedUrlError("name");
      });
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => isPublic(address))) throw new BlockedUrlError("address");
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}

/** Replacements for tests. */
export interface Guard {
  resolve?: Resolve;
  isPublic?: (address: string) => boolean;
  anyPort?: boolean;
}

/**
 * Requests a URL at its resolved address. Does not resolve the name again, follow redirects or reuse connections.
 * Rejects without a response.
 * @param _call proof that the request is made within callUpstream
 */
export function requestPinned(
  _call: UpstreamCall,
  url: URL,
  pinned: PinnedAddress,
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

/** Reads the first `maxBytes` bytes of a response, or of its decompressed body. */
export async function readFirstBytes(response: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

/** Returns the host of an address for the log; undefined for an invalid address. */
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

/** Returns a promise that rejects when the signal aborts, because resolving a name does not support signals. */
export const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new BlockedUrlError("time")), { once: true });
  });
