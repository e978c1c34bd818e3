import type { FastifyInstance } from "fastify";

/** A `fetch` whose requests are answered by `app` itself, without a connection. For the pages' own API calls. */
export function fetchInProcess(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as "GET",
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? await request.text() : undefined,
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"] ?? "application/json") },
    });
  };
}
