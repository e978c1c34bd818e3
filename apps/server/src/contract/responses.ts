import { callPolicy } from "@lenscape/api/call-policy.gen";
import { changesOf, type Entity, readersOf } from "@lenscape/api/effects.gen";
import { type OperationMeta, operationTable } from "@lenscape/api/operations.gen";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Load } from "../cache/loading-cache.ts";
import {
  type CachedResponse,
  PAGE_RENDER_HEADER,
  ResponseCache,
  responsesOfPages,
} from "../cache/response-cache.ts";
import type { View } from "../cache/view-counter.ts";
import { clientAddressOf } from "../core/client-address.ts";
import type { Db } from "../db/client.ts";
import type { LoadShared, OperationId } from "./handler.ts";

/** Report of a handler about its answer. */
export interface AnswerReport {
  views: View[];
  /** Called with each thread whose comments the answer shows. */
  about(threadId: string): void;
  /** The database to read from. Undefined stands for the primary. */
  db?: Db;
}

/** Calls a handler for its bare answer. */
export type Ask = (request: FastifyRequest, report: AnswerReport) => Promise<unknown>;

/** Calls the parts of a handler whose answer is mostly the same for everybody. */
export interface AskShared {
  read: Ask;
  toVisitor(part: unknown): unknown;
  /** Undefined if no caller's answer differs from the others. */
  toMember?(request: FastifyRequest, loadShared: LoadShared<unknown>): Promise<unknown>;
}

/** Ignores what a handler reports, for answers that are not shared. */
export const NO_REPORT: AnswerReport = { views: [], about: () => {} };

const changes: { readonly [Id in OperationId]?: readonly Entity[] } = changesOf;

/** Whether an operation depends on deferred writes: search keywords, and tasks that count opened threads. */
const dependsOnDeferredWrites = (id: OperationId): boolean =>
  [...readersOf.Keyword, ...readersOf.Task].some((reader) => reader === id) ||
  (changes[id]?.includes("Keyword") ?? false);

const REWARDS = ["Points", "Level", "Task", "Badge"] as const satisfies readonly Entity[];

/** Whether an operation shows rewards, which the outbox writes after the act. */
const showsRewards = (id: OperationId): boolean =>
  REWARDS.some((entity) => readersOf[entity].some((reader) => reader === id));

function envelope(kind: OperationMeta["envelope"], answer: unknown) {
  if (kind === "data") return { code: 200, msg: "操作成功", data: answer };
  return { code: 200, msg: kind === "page" ? "查询成功" : "操作成功", ...(answer as object | undefined) };
}

const serialize = (reply: FastifyReply, body: unknown) =>
  reply.getSerializationFunction("200", "application/json")!(body as Record<string, unknown>);

const sendJson = (reply: FastifyReply, payload: Buffer | string) =>
  reply.type("application/json; charset=utf-8").send(payload);

/** Creates the route handlers that send answers in their envelopes. */
export class Responses {
  readonly cache: ResponseCache;

  constructor(
    private readonly app: Pick<
      FastifyInstance,
      "sharedCaches" | "views" | "live" | "deferredWrites" | "viewers" | "outbox" | "replica"
    >,
  ) {
    this.cache = new ResponseCache(app);
  }

  /** Creates the route handler for answers that belong to one caller. */
  createHandler(id: OperationId, ask: Ask) {
    if (callPolicy[id].polled) return this.createPollHandler(id, ask);
    const { envelope: kind } = operationTable[id];
    const { writes } = callPolicy[id];
    const needsDeferredWrites = dependsOnDeferredWrites(id);
    const needsOutbox = showsRewards(id);
    return async (request: FastifyRequest) => {
      const { viewer } = request;
      if (needsDeferredWrites && viewer) await this.app.deferredWrites.settledFor(viewer.id);
      if (needsOutbox && viewer) await this.app.outbox.settledFor(viewer.id);
      const report = { ...NO_REPORT, views: [] };
      const answer = await ask(request, report);
      this.countViews(request, report.views);
      if (writes) await this.cache.afterWrite(id, request);
      return envelope(kind, answer);
    };
  }

  /** Creates the route handler for an answer that is mostly the same for everybody. */
  createSharedHandler(id: OperationId, { read, toVisitor, toMember }: AskShared) {
    const { envelope: kind } = operationTable[id];
    const find = (request: FastifyRequest, after: number) => {
      const load = async ({ threadIds }: Load, db?: Db) => {
        const views: View[] = [];
        const about = (threadId: string) => void threadIds.add(threadId);
        const part = await read(request, { views, about, ...(db && { db }) });
        return { part, answer: toVisitor(part), views };
      };
      return this.cache.get(request, load, after);
    };
    const sendCached = (request: FastifyRequest, reply: FastifyReply, cached: CachedResponse) => {
      // The page counts the views of its own visitor.
      if (PAGE_RENDER_HEADER in request.headers) responsesOfPages.set(request.raw, cached);
      else this.countViews(request, cached.views);
      cached.bytes ??= Buffer.from(serialize(reply, envelope(kind, cached.answer)));
      sendJson(reply, cached.bytes);
    };
    const answerMember = async (request: FastifyRequest, reply: FastifyReply, after: number) => {
      let cached: CachedResponse | undefined;
      const answer = await toMember!(request, async (again) => {
        cached = await find(request, again ? Date.now() : after);
        return cached.part;
      });
      if (cached && answer === cached.answer) return sendCached(request, reply, cached);
      this.countViews(request, cached?.views ?? []);
      return sendJson(reply, serialize(reply, envelope(kind, answer)));
    };
    return (request: FastifyRequest, reply: FastifyReply) => {
      const after = this.cache.freshAfter(request);
      if (toMember && request.viewer) return answerMember(request, reply, after);
      const cached = find(request, after);
      if (cached instanceof Promise) return cached.then((loaded) => sendCached(request, reply, loaded));
      sendCached(request, reply, cached);
    };
  }

  private createPollHandler(id: OperationId, ask: Ask) {
    const { envelope: kind } = operationTable[id];
    return (request: FastifyRequest, reply: FastifyReply) => {
      const load = async () => serialize(reply, envelope(kind, await ask(request, NO_REPORT)));
      const cached = this.cache.getPoll(request, load);
      if (cached instanceof Promise) return cached.then((text) => sendJson(reply, text));
      sendJson(reply, cached);
    };
  }

  private countViews(request: FastifyRequest, views: readonly View[]): void {
    if (views.length > 0) this.app.views.add(views, request.viewer?.id ?? clientAddressOf(request).key);
  }
}
