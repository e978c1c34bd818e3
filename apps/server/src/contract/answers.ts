import { callPolicy } from "@lenscape/api/call-policy.gen";
import { changesOf, type Entity, readersOf } from "@lenscape/api/effects.gen";
import { type OperationMeta, operationTable } from "@lenscape/api/operations.gen";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { View } from "../cache/view-counter.ts";
import { clientAddressOf } from "../core/client-address.ts";
import { type Making, MicroCache } from "../core/micro-cache.ts";
import { PAGE_FROM, partsByRequest } from "../core/page-parts.ts";
import { RequestError } from "../core/request-error.ts";
import type { Ending } from "../core/shared-memory.ts";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import type { Everyones, OperationId } from "./handler.ts";

/** What a handler says of its answer besides giving it. */
export interface Told {
  views: View[];
  about: Making["about"];
  /** Where it reads; the primary when missing. */
  db?: Db;
}

/** Calls a handler for its bare answer. */
export type Ask = (request: FastifyRequest, told: Told) => Promise<unknown>;

/** Calls the parts of a handler that shares what is the same for everybody. */
export interface AskShared {
  read: Ask;
  toVisitor(part: unknown): unknown;
  /** Missing where no caller's answer is their own. */
  toMember?(request: FastifyRequest, everyones: Everyones<unknown>): Promise<unknown>;
}

/** What is the same for everybody, and the answer to visitors. */
interface Shared {
  part: unknown;
  answer: unknown;
  views: readonly View[];
  /** The threads whose comments it shows. */
  threads: readonly string[];
  making: Making;
  /** The answer to visitors as bytes, which are made when the first one asks. */
  bytes?: Buffer;
}

/** For an answer of which nothing is told: it is nobody else's. */
export const untold: Told = { views: [], about: () => {} };

const changes: { readonly [Id in OperationId]?: readonly Entity[] } = changesOf;

/** Whether an operation is about what becomes true by reading: one's keywords, and the tasks that count opened threads. */
const followsReading = (id: OperationId): boolean =>
  [...readersOf.Keyword, ...readersOf.Task].some((reader) => reader === id) ||
  (changes[id]?.includes("Keyword") ?? false);

const REWARDS = ["Points", "Level", "Task", "Badge"] as const satisfies readonly Entity[];

/** Whether an operation shows what acts bring their member a moment later. */
const followsActs = (id: OperationId): boolean =>
  REWARDS.some((entity) => readersOf[entity].some((reader) => reader === id));

function envelope(kind: OperationMeta["envelope"], answer: unknown) {
  if (kind === "data") return { code: 200, msg: "操作成功", data: answer };
  return { code: 200, msg: kind === "page" ? "查询成功" : "操作成功", ...(answer as object | undefined) };
}

const serialized = (reply: FastifyReply, body: unknown) =>
  reply.getSerializationFunction("200", "application/json")!(body as Record<string, unknown>);

const sendText = (reply: FastifyReply, payload: Buffer | string) =>
  reply.type("application/json; charset=utf-8").send(payload);

/** What a write ends of the shared answers; undefined when they show nothing of what it changes. */
function endingOf(id: OperationId, { body }: FastifyRequest): Ending | undefined {
  const { forEveryone } = callPolicy[id];
  if (forEveryone === "nothing") return undefined;
  if (forEveryone !== "comments") return { what: forEveryone };
  return { what: "comments", threadId: (body as { threadId: string }).threadId };
}

/** Sends answers in their envelopes, shared among their callers where they are the same for all. */
export class Answers {
  private readonly shared: MicroCache<Shared>;
  /** What members poll for, by member: it ends with any call that may write. */
  private readonly polls = new MicroCache<string>(policy.sharedMs, policy.sharedAnswers);

  constructor(
    private readonly app: Pick<
      FastifyInstance,
      "shared" | "views" | "live" | "deferredWrites" | "viewers" | "outbox" | "replica"
    >,
  ) {
    this.shared = app.shared.cache("answers", policy.sharedAnswers);
  }

  /** Clears what members poll for: somebody wrote through another process. */
  forget(): void {
    this.polls.clear();
  }

  /** The route's handler for what `ask` gives. */
  answering(id: OperationId, ask: Ask) {
    if (callPolicy[id].polled) return this.polled(id, ask);
    const { envelope: kind } = operationTable[id];
    const { writes } = callPolicy[id];
    const isAfterReading = followsReading(id);
    const isAfterActs = followsActs(id);
    return async (request: FastifyRequest) => {
      if (isAfterReading && request.viewer) await this.app.deferredWrites.settledFor(request.viewer.id);
      if (isAfterActs && request.viewer) await this.app.outbox.settledFor(request.viewer.id);
      const told = { ...untold, views: [] };
      const answer = await ask(request, told);
      this.countViews(request, told.views);
      if (writes) {
        this.polls.clear();
        this.app.viewers.afterWrite(id, request.viewer);
        const ending = endingOf(id, request);
        if (ending) await this.app.shared.end(ending, request.viewer?.id, request.headers.authorization);
      }
      return envelope(kind, answer);
    };
  }

  private countViews(request: FastifyRequest, views: readonly View[]): void {
    if (views.length > 0) this.app.views.add(views, request.viewer?.id ?? clientAddressOf(request).key);
  }

  /** The route's handler for what is shared. */
  sharing(id: OperationId, { read, toVisitor, toMember }: AskShared) {
    const { envelope: kind } = operationTable[id];
    const readAt = async (request: FastifyRequest, making: Making, db?: Db): Promise<Shared> => {
      const told = { views: [] as View[], threads: [] as string[] };
      const about = (threadId: string) => {
        making.about(threadId);
        told.threads.push(threadId);
      };
      const part = await read(request, { views: told.views, about, ...(db && { db }) });
      return { part, answer: toVisitor(part), ...told, making };
    };
    const make = async (request: FastifyRequest, making: Making, after: number): Promise<Shared> => {
      this.app.live.listen();
      const replica = this.app.replica?.freshAfter(after);
      if (!replica) return readAt(request, making);
      // It is as old as what the replica shows.
      making.contains(replica.freshAt);
      return readAt(request, making, replica.db).catch((error: unknown) => {
        // What is not there yet may be at the primary.
        if (!(error instanceof RequestError)) this.app.replica?.leave(error);
        return readAt(request, making);
      });
    };
    const find = (request: FastifyRequest, after: number) =>
      this.shared.get(request.url, (making) => make(request, making, after), after);
    const sendShared = (request: FastifyRequest, reply: FastifyReply, shared: Shared) => {
      // The parts of a page count as views of the page's visitor.
      if (PAGE_FROM in request.headers) partsByRequest.set(request.raw, shared);
      else this.countViews(request, shared.views);
      shared.bytes ??= Buffer.from(serialized(reply, envelope(kind, shared.answer)));
      sendText(reply, shared.bytes);
    };
    const answerMember = async (request: FastifyRequest, reply: FastifyReply, after: number) => {
      let shown: Shared | undefined;
      const answer = await toMember!(request, async (again) => {
        shown = await find(request, again ? Date.now() : after);
        return shown.part;
      });
      if (shown && answer === shown.answer) return sendShared(request, reply, shown);
      this.countViews(request, shown?.views ?? []);
      return sendText(reply, serialized(reply, envelope(kind, answer)));
    };
    return (request: FastifyRequest, reply: FastifyReply) => {
      const after = this.youngerThan(request);
      if (toMember && request.viewer) return answerMember(request, reply, after);
      const known = find(request, after);
      if (known instanceof Promise) return known.then((shared) => sendShared(request, reply, shared));
      sendShared(request, reply, known);
    };
  }

  /** What is shared must have been begun after this moment for a caller. */
  private youngerThan({ viewer, headers }: FastifyRequest): number {
    const { authorization } = headers;
    const wrote = viewer || authorization ? this.app.shared.wroteAt(viewer?.id, authorization) : 0;
    return PAGE_FROM in headers ? Math.max(wrote, Number(headers[PAGE_FROM])) : wrote;
  }

  /** The route's handler for what each member polls for. */
  private polled(id: OperationId, ask: Ask) {
    const { envelope: kind } = operationTable[id];
    return (request: FastifyRequest, reply: FastifyReply) => {
      const make = async () => serialized(reply, envelope(kind, await ask(request, untold)));
      const known = this.polls.get(`${request.viewer!.id} ${request.url}`, make);
      if (known instanceof Promise) return known.then((text) => sendText(reply, text));
      sendText(reply, known);
    };
  }
}
