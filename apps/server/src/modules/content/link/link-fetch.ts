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

// Refuses compression, so that `MAX_BYTES` also limits the decoded size.
const headers = {
  accept: "text/html",
  "accept-encoding": "identity",
  "user-agent": "LenscapeLinkCard/1.0",
};

/**
 * Fetches the first half megabyte of a public HTML page within three seconds. Follows at most three redirects and
 * checks the address of each.
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
        const { location } = response.headers;
        if (!location || !URL.canParse(location, url.href)) throw new BlockedUrlError("redirect");
        url = new URL(location, url);
        continue;
      }
      const contentType = response.headers["content-type"] ?? "";
      if (status !== 200) throw new BlockedUrlError(`status ${status}`);
      if (!/^text\/html\s*(?:;|$)/i.test(contentType)) throw new BlockedUrlError("type");
      if (!/^(?:identity)?$/i.test(response.headers["content-encoding"] ?? ""))
        throw new BlockedUrlError("encoding");
      return { url, html: await readFirstBytes(response, MAX_BYTES), contentType };
    } finally {
      response.destroy();
    }
  }
  throw new BlockedUrlError("redirects");
}
