import type { FastifyInstance } from "fastify";
import { type CachedResponse, PAGE_RENDER_HEADER, responsesOfPages } from "../cache/response-cache.ts";

/** How old the answers of a page may be, and what becomes of them. */
export interface PageParts {
  /** Parts were begun after this moment, in ms. */
  partsFrom: number;
  /** What the log calls the request that the page is rendered for. */
  traceId: string;
  /** Called with every part that others are given too; counting its views is the page's task. */
  onPart(part: CachedResponse): void;
}

/** A `fetch` that is answered by `app` in the same process, for the pages' own API calls. */
export function fetchInProcess(
  app: FastifyInstance,
  page?: PageParts,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as "GET",
      url: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(page && { [PAGE_RENDER_HEADER]: String(page.partsFrom), "x-request-id": page.traceId }),
      },
      payload: request.body ? await request.text() : undefined,
    });
    const part = responsesOfPages.get(answer.raw.req);
    if (part) page?.onPart(part);
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"] ?? "application/json") },
    });
  };
}
