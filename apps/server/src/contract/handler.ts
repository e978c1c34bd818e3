import type { Readable } from "node:stream";
import type { operationTable } from "@lenscape/api/operations.gen";
import type { rates, ratesOf } from "@lenscape/api/rates.gen";
import type { AnswerOf, OperationId, PathOf, QueryOf, StreamId } from "@lenscape/api/types";
import type { FastifyRequest } from "fastify";
import type { View } from "../cache/view-counter.ts";
import type { ClientAddress } from "../core/client-address.ts";
import type { Services } from "../core/services.ts";
import type { Viewer } from "../core/viewer.ts";
import type { ScreenedBody } from "./text-fields.ts";

export type { OperationId };

/** Return type of a handler: the response without its envelope, nothing, or a stream. */
export type Answer<Id extends OperationId> = Id extends StreamId
  ? Readable
  : AnswerOf<Id> extends Record<string, never>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler may have no return value
      void
    : AnswerOf<Id>;

/** Rate limits of an operation in the contract, by name. */
export type LimitsOf<Id extends OperationId> = Id extends keyof typeof ratesOf
  ? Pick<typeof rates, (typeof ratesOf)[Id][number]>
  : Record<never, never>;

export interface Context<Id extends OperationId> extends Services {
  /** Database for writes. `db` may be a replica for responses that are the same for everybody. */
  primary: Services["db"];
  /** Caller. Not null if the contract requires a token. */
  viewer: (typeof operationTable)[Id]["auth"] extends "token" ? Viewer : Viewer | null;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  body: ScreenedBody<Id>;
  /** Rate limits of the operation. Other limits do not compile. */
  limits: LimitsOf<Id>;
  /** Counts a view of a thread or topic whenever the response is sent, cached or fresh. */
  views: { add(kind: View[0], id: View[1]): void };
  /** Declares that the response depends on the comments of a thread. Call it before reading them. */
  about(threadId: string): void;
  /** Address of the caller, behind the trusted proxies. */
  address: ClientAddress;
  userAgent: string;
  request: FastifyRequest;
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Answer<Id>>;

/**
 * Loads the shared part of a response, possibly from the cache.
 * @param again loads it again, because the cached one is stale for this viewer
 */
export type LoadShared<Part> = (again?: "again") => Promise<Part>;

/**
 * An operation whose response has a shared part that is the same for everybody. The part is read once for many callers,
 * so it must not be mutated and must not depend on a viewer.
 */
export interface SharedHandler<Id extends OperationId, Part = Answer<Id>> {
  /** Reads the shared part, without a viewer. */
  read(context: Context<Id> & { viewer: null }): Promise<Part>;
  /** Returns the response for visitors; by default the shared part itself. */
  toVisitor?(part: Part): Answer<Id>;
  /** Returns the response for a member. If it is the shared part itself, the serialised response is reused. */
  toMember(context: Context<Id> & { viewer: Viewer }, loadShared: LoadShared<Part>): Promise<Answer<Id>>;
}

/** A handler for each operation. A missing one or a wrong response type does not compile. */
export type Handlers = {
  // biome-ignore lint/suspicious/noExplicitAny: each handler has its own type of shared part
  [Id in OperationId]: Handler<Id> | SharedHandler<Id, any>;
};
