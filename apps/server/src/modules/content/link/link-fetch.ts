import {
  BlockedUrlError,
  beginningOf,
  describeOutboundError,
  type Guard,
  hostOf,
  requestPinned,
  resolvePublicUrl,
  timeIsUp,
} from "../../../core/outbound.ts";
import { callUpstream, type UpstreamCall } from "../../../core/upstream.ts";

const REDIRECTS = 3;
const TIMEOUT_MS = 3000;
const MOST_BYTES = 512 * 1024;
const MOVED = new Set([301, 302, 303, 307, 308]);

/** The beginning of a page, and where it was found after redirects. */
export interface FetchedPage {
  url: URL;
  html: Buffer;
  contentType: string;
}

// Nothing packed: half a megabyte stays half a megabyte.
const headers = {
  accept: "text/html",
  "accept-encoding": "identity",
  "user-agent": "LenscapeLinkCard/1.0",
};

/**
 * Fetches a public web page: at most three redirects, each checked by itself, three seconds in all, half a megabyte of
 * HTML and nothing else.
 * @throws BlockedUrlError when the address, or one it redirects to, must not be requested or holds no page
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
  for (let hops = 0; hops <= REDIRECTS; hops++) {
    const pinned = await Promise.race([resolvePublicUrl(url, guard), timeIsUp(signal)]);
    const answer = await requestPinned(call, url, pinned, { signal, headers });
    try {
      const status = answer.statusCode ?? 0;
      if (MOVED.has(status)) {
        const { location } = answer.headers;
        if (!location || !URL.canParse(location, url.href)) throw new BlockedUrlError("redirect");
        url = new URL(location, url);
        continue;
      }
      const contentType = answer.headers["content-type"] ?? "";
      if (status !== 200) throw new BlockedUrlError(`status ${status}`);
      if (!/^text\/html\s*(?:;|$)/i.test(contentType)) throw new BlockedUrlError("type");
      if (!/^(?:identity)?$/i.test(answer.headers["content-encoding"] ?? ""))
        throw new BlockedUrlError("encoding");
      return { url, html: await beginningOf(answer, MOST_BYTES), contentType };
    } finally {
      answer.destroy();
    }
  }
  throw new BlockedUrlError("redirects");
}
