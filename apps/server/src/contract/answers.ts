import { callPolicy } from "@lenscape/api/call-policy.gen";
import { type OperationMeta, operationTable } from "@lenscape/api/operations.gen";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MicroCache } from "../core/micro-cache.ts";
import { type View, viewsByRequest } from "../core/views.ts";
import { policy } from "../policy.ts";
import type { OperationId } from "./handler.ts";

/** Calls a handler for its bare answer; what the answer shows is added to `views`. */
export type Ask = (request: FastifyRequest, views: View[]) => Promise<unknown>;

/**
 * An answer that is cached for a moment, because it is the same for all visitors or because a member polls for it; any
 * write through this process ends it.
 */
interface Kept {
  /** A page as bytes, which are not encoded again for every answer; a poll as text, which goes out in one piece with its head. */
  payload: Buffer | string;
  views: readonly View[];
}

const cacheOf = <Value>() => new MicroCache<Value>(policy.visitorCacheMs, policy.visitorCacheEntries);

function envelope(kind: OperationMeta["envelope"], answer: unknown) {
  if (kind === "data") return { code: 200, msg: "操作成功", data: answer };
  return { code: 200, msg: kind === "page" ? "查询成功" : "操作成功", ...(answer as object | undefined) };
}

/** Sends answers in their envelopes, from the cache where there is one. */
export class Answers {
  /** What visitors see. */
  private readonly pages = cacheOf<Kept>();
  /** What members poll for: it ends with any call that may write, also with those that leave `pages` alone. */
  private readonly polls = cacheOf<Kept>();

  constructor(private readonly counter: FastifyInstance["views"]) {}

  /** Clears the caches: somebody wrote, here or through another process. */
  forget(): void {
    this.pages.clear();
    this.polls.clear();
  }

  /** The route's handler for what `ask` gives. */
  answering(id: OperationId, ask: Ask) {
    const { envelope: kind } = operationTable[id];
    const { polled, kept, writes, changesForEveryone } = callPolicy[id];
    const answer = async (request: FastifyRequest) => {
      const views: View[] = [];
      const given = await ask(request, views);
      return { body: envelope(kind, given), views };
    };
    const fresh = async (request: FastifyRequest) => {
      const { body, views } = await answer(request);
      this.count(request, views);
      if (changesForEveryone) this.pages.clear();
      if (writes) {
        this.polls.clear();
        request.server.callers.afterWrite(id, request.viewer);
      }
      return body;
    };
    const keep = async (request: FastifyRequest, reply: FastifyReply): Promise<Kept> => {
      const serialize = reply.getSerializationFunction("200", "application/json")!;
      const { body, views } = await answer(request);
      const text = serialize(body as Record<string, unknown>);
      return { payload: polled ? text : Buffer.from(text), views };
    };
    const send = (request: FastifyRequest, reply: FastifyReply, { payload, views }: Kept) => {
      this.count(request, views);
      reply.type("application/json; charset=utf-8").send(payload);
    };
    /** The cache key of the answer; undefined when it is not cached. */
    const keyOf = ({ viewer, url }: FastifyRequest) => {
      if (viewer) return polled ? `${viewer.id} ${url}` : undefined;
      return kept ? url : undefined;
    };
    const cache = polled ? this.polls : this.pages;
    return (request: FastifyRequest, reply: FastifyReply) => {
      const key = keyOf(request);
      if (key === undefined) return fresh(request);
      const known = cache.get(key, () => keep(request, reply));
      if (known instanceof Promise) return known.then((made) => send(request, reply, made));
      send(request, reply, known);
    };
  }

  private count(request: FastifyRequest, views: readonly View[]): void {
    if (views.length === 0) return;
    this.counter.add(views);
    viewsByRequest.set(request.raw, views);
  }
}
