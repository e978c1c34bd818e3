import type { FastifyInstance } from "fastify";
import { type CachedResponse, PAGE_RENDER_HEADER, responsesOfPages } from "../cache/response-cache.ts";

/** Options for the API calls of a page that is rendered. */
export interface PageParts {
  /** Responses must have been loaded after this moment, in milliseconds. */
  partsFrom: number;
  /** ID of the request that the page is rendered for. */
  traceId: string;
  /** Called with every cached response. The page counts its views. */
  onPart(part: CachedResponse): void;
}

/** Creates a `fetch` that `app` answers in the same process, for the API calls of pages. */
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
