import type { Readable } from "node:stream";
import type { operationTable } from "@lenscape/api/operations.gen";
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf, StreamId } from "@lenscape/api/types";
import type { FastifyRequest } from "fastify";
import type { Services } from "../core/services.ts";
import type { Viewer } from "../core/viewer.ts";
import type { View } from "../core/views.ts";

export type { OperationId };

/** What a handler returns: the answer without its envelope, nothing when there is nothing to return, or a stream. */
export type Answer<Id extends OperationId> = Id extends StreamId
  ? Readable
  : AnswerOf<Id> extends Record<string, never>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say returns nothing
      void
    : AnswerOf<Id>;

export interface Context<Id extends OperationId> extends Services {
  /** The caller: always a member where the contract requires a token. */
  viewer: (typeof operationTable)[Id]["auth"] extends "token" ? Viewer : Viewer | null;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  body: BodyOf<Id>;
  /** Counts a view of what the answer shows, each time it is sent, cached or fresh. */
  views: { add(kind: View[0], id: View[1]): void };
  /** The address of the caller, behind the trusted proxies. */
  ip: string;
  userAgent: string;
  request: FastifyRequest;
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Answer<Id>>;

/** One function per operation: a missing one or a wrong answer shape does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
