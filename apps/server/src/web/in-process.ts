import type { FastifyInstance } from "fastify";
import { type View, viewsByRequest } from "../core/views.ts";

/**
 * A `fetch` that is answered by `app` in the same process, for the pages' own API calls.
 * @param onShown called with what the answers show; it has been counted already
 */
export function fetchInProcess(
  app: FastifyInstance,
  onShown: (views: readonly View[]) => void = () => {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as "GET",
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? await request.text() : undefined,
    });
    onShown(viewsByRequest.get(answer.raw.req) ?? []);
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"] ?? "application/json") },
    });
  };
}
