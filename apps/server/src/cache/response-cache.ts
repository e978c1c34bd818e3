import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { callPolicy } from "@lenscape/api/call-policy.gen";
import type { OperationId } from "@lenscape/api/types";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RequestError } from "../core/request-error.ts";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import type { Load, LoadingCache } from "./loading-cache.ts";
import type { Invalidation } from "./shared-caches.ts";
import type { View } from "./view-counter.ts";

/** A response that is the same for every caller. Nothing in it depends on a viewer, and nobody may change it. */
export interface CachedResponse {
  /** Shared part that the handler has read. */
  part: unknown;
  /** Response for visitors. */
  answer: unknown;
  /** Threads and topics that the response shows. */
  views: readonly View[];
  load: Load;
  /** Response for visitors as JSON, serialised on first use. */
  bytes?: Buffer;
}

/**
 * Header of the API calls of a page that this process renders. Its value is the time after which responses must have
 * been loaded, in milliseconds. The name is random, so that no client can send it.
 */
export const PAGE_RENDER_HEADER = `x-page-${randomUUID()}`;

/** The cached responses that were sent to pages, by the API call of the page. */
export const responsesOfPages = new WeakMap<IncomingMessage, CachedResponse>();

/** Reads a response from a database; undefined stands for the primary. */
type Read = (load: Load, db?: Db) => Promise<Omit<CachedResponse, "load">>;

/** Returns the cached responses that an operation makes stale; undefined if it makes none stale. */
function invalidationOf(id: OperationId, { body }: FastifyRequest): Invalidation | undefined {
  const { forEveryone } = callPolicy[id];
  if (forEveryone === "nothing") return undefined;
  if (forEveryone !== "comments") return { scope: forEveryone };
  return { scope: "comments", threadId: (body as { threadId: string }).threadId };
}

/** Caches the responses that are the same for everybody by URL, and the responses to polls per member. */
export class ResponseCache {
  private readonly responses: LoadingCache<CachedResponse>;
  /** Serialised responses to polls, by member and URL. Cleared by every write. */
  private readonly polls: LoadingCache<string>;

  constructor(private readonly app: Pick<FastifyInstance, "sharedCaches" | "live" | "viewers" | "replica">) {
    this.responses = app.sharedCaches.create("answers", policy.cache.responses);
    this.polls = app.sharedCaches.create("polls", policy.cache.responses);
  }

  /** @param after only a response whose load began after this moment is fresh enough */
  get(request: FastifyRequest, read: Read, after: number): CachedResponse | Promise<CachedResponse> {
    return this.responses.get(request.url, (load) => this.load(load, read, after), after);
  }

  getPoll(request: FastifyRequest, load: () => Promise<string>): string | Promise<string> {
    return this.polls.get(`${request.viewer!.id} ${request.url}`, load);
  }

  clearPolls(): void {
    this.polls.clear();
  }

  /** Returns the moment after which a response must have been loaded for a caller: after their own last write. */
  freshAfter({ viewer, headers }: FastifyRequest): number {
    const { authorization } = headers;
    const lastWrite = this.app.sharedCaches.lastWrite(viewer?.id, authorization);
    return PAGE_RENDER_HEADER in headers
      ? Math.max(lastWrite, Number(headers[PAGE_RENDER_HEADER]))
      : lastWrite;
  }

  /** Invalidates what a finished operation has changed, before its response is sent. */
  async afterWrite(id: OperationId, request: FastifyRequest): Promise<void> {
    this.clearPolls();
    this.app.viewers.afterWrite(id, request.viewer);
    const invalidation = invalidationOf(id, request);
    if (!invalidation) return;
    await this.app.sharedCaches.invalidate(invalidation, request.viewer?.id, request.headers.authorization);
  }

  /** Reads a response from the replica if that is fresh enough, otherwise from the primary. */
  private async load(load: Load, read: Read, after: number): Promise<CachedResponse> {
    this.app.live.listen();
    const replica = this.app.replica?.freshAfter(after);
    if (!replica) return { ...(await read(load)), load };
    load.startedAt = Math.min(load.startedAt, replica.freshAt);
    const response = await read(load, replica.db).catch((error: unknown) => {
      // A row that is missing on the replica may exist on the primary, so a refusal does not count as its failure.
      if (!(error instanceof RequestError)) this.app.replica?.markUnusable(error);
      return read(load);
    });
    return { ...response, load };
  }
}
