import type { IncomingMessage } from "node:http";
import { pipeline, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import {
  BlockedUrlError,
  describeOutboundError,
  type Guard,
  hostOf,
  readFirstBytes,
  rejectOnAbort,
  requestPinned,
  resolvePublicUrl,
} from "../../../core/outbound.ts";
import { callUpstream, type UpstreamCall } from "../../../core/upstream.ts";

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 512 * 1024;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** The beginning of a page, with its URL after redirects. */
export interface FetchedPage {
  url: URL;
  html: Buffer;
  contentType: string;
}

/** Decompressors by content encoding. Some servers compress although the request refuses compression. */
const DECOMPRESSORS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const headers = {
  accept: "text/html, application/xhtml+xml",
  "accept-encoding": "identity",
  "user-agent": "LenscapeLinkCard/1.0",
};

/**
 * Fetches the first half megabyte of a public HTML page, decompressed, within three seconds. Follows at most
 * three redirects and checks the address of each.
 * @throws BlockedUrlError if the URL or a redirect must not be requested or is not an HTML page
 */
export function fetchPage(address: string, guard?: Guard): Promise<FetchedPage> {
  return callUpstream({ upstream: "link", operation: "page", host: hostOf(address) }, async (call) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await followToPage(call, address, signal, guard);
    } catch (error) {
      call.fail(describeOutboundError(error, signal));
      throw error;
    }
  });
}

/** Percent-encodes the bytes of a header that are not ASCII, which Node.js decodes as Latin-1. */
const escapeBytes = (header: string) =>
  header.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);

/**
 * Reads the first bytes of a response. Decompresses it as a stream, so that reading stops at the decompressed size.
 * @throws BlockedUrlError for several encodings, an unknown one or a damaged body
 */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return readFirstBytes(response, MAX_BYTES);
  const create = Object.hasOwn(DECOMPRESSORS, encoding) ? DECOMPRESSORS[encoding] : undefined;
  if (!create) throw new BlockedUrlError("encoding");
  try {
    // Errors reach the reader through the decompressor.
    return await readFirstBytes(
      pipeline(response, create(), () => undefined),
      MAX_BYTES,
    );
  } catch {
    throw new BlockedUrlError("encoding");
  }
}

async function followToPage(
  call: UpstreamCall,
  address: string,
  signal: AbortSignal,
  guard?: Guard,
): Promise<FetchedPage> {
  let url = new URL(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const pinned = await Promise.race([resolvePublicUrl(url, guard), rejectOnAbort(signal)]);
    const response = await requestPinned(call, url, pinned, { signal, headers });
    try {
      const status = response.statusCode ?? 0;
      if (REDIRECT_STATUSES.has(status)) {
        const location = escapeBytes(response.headers.location ?? "");
        if (!location || !URL.canParse(location, url.href)) throw new BlockedUrlError("redirect");
        url = new URL(location, url);
        continue;
      }
      const contentType = response.headers["content-type"] ?? "";
      if (status !== 200) throw new BlockedUrlError(`status ${status}`);
      if (!/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType))
        throw new BlockedUrlError("type");
      return { url, html: await readBody(response), contentType };
    } finally {
      response.destroy();
    }
  }
  throw new BlockedUrlError("redirects");
}
