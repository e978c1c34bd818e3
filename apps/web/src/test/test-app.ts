import { type ApiEvents, createApi } from "@lenscape/api/client";
import { createSession, memoryStorage } from "@lenscape/api/session";
import { expect, onTestFinished } from "vitest";
import type { App } from "#lib/app.tsx";
import { createQueryClient } from "#lib/query.ts";
import { refetchOnConflict } from "#lib/refetch-on-conflict.ts";
import { watchCache } from "./cache-watch.ts";

/** A request that the app has sent. */
export interface SentRequest {
  /** Method and path without the base, such as `POST /login`. */
  to: string;
  query: Record<string, string>;
  body: unknown;
  authorization: string | null;
}

/**
 * Creates an app with mocked responses by method and path. A response may be a promise or a function of the request;
 * unlisted operations return code 404. Returns the app, its requests and its storage. The test fails if a change leaves
 * a cached response stale (`cache-watch.ts`).
 */
export function testApp(
  answers: Record<string, unknown> = {},
  { token = "", ...events }: { token?: string } & ApiEvents = {},
) {
  const storage = memoryStorage();
  const session = createSession(storage);
  if (token) session.signIn(token);
  const sent: SentRequest[] = [];
  const api = createApi({
    baseUrl: "http://test.invalid/api",
    session,
    events,
    fetch: async (request) => {
      const text = await request.text();
      const { pathname, searchParams } = new URL(request.url);
      const to = `${request.method} ${pathname.replace(/^\/api/, "")}`;
      const query = Object.fromEntries(searchParams);
      const sentRequest: SentRequest = {
        to,
        query,
        body: text && JSON.parse(text),
        authorization: request.headers.get("authorization"),
      };
      sent.push(sentRequest);
      const answer = answers[to];
      const response = await (typeof answer === "function" ? answer(sentRequest) : answer);
      return Response.json(response ?? { code: 404, msg: "访问资源不存在" });
    },
  });
  const queries = createQueryClient();
  const watch = watchCache(api, queries);
  onTestFinished(async () => expect(await watch.outdated()).toEqual([]));
  const app: App = { api: refetchOnConflict(watch.api, queries), session, queries };
  return { app, sent, storage };
}
