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

/** What a handler returns: the answer without its envelope, nothing when there is nothing to return, or a stream. */
export type Answer<Id extends OperationId> = Id extends StreamId
  ? Readable
  : AnswerOf<Id> extends Record<string, never>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say returns nothing
      void
    : AnswerOf<Id>;

/** The rate limits that the contract states for an operation, by name. */
export type LimitsOf<Id extends OperationId> = Id extends keyof typeof ratesOf
  ? Pick<typeof rates, (typeof ratesOf)[Id][number]>
  : Record<never, never>;

export interface Context<Id extends OperationId> extends Services {
  /** Where is written; `db` may be a replica for what is read for everybody. */
  primary: Services["db"];
  /** The caller: always a member where the contract requires a token. */
  viewer: (typeof operationTable)[Id]["auth"] extends "token" ? Viewer : Viewer | null;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  body: ScreenedBody<Id>;
  /** The operation's own rate limits, so that one that the contract does not state does not compile. */
  limits: LimitsOf<Id>;
  /** Counts a view of what the answer shows, each time it is sent, cached or fresh. */
  views: { add(kind: View[0], id: View[1]): void };
  /** Says before reading them that the answer shows the comments of a thread, and ends with their next change. */
  about(threadId: string): void;
  /** The address of the caller, behind the trusted proxies. */
  address: ClientAddress;
  userAgent: string;
  request: FastifyRequest;
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Answer<Id>>;

/**
 * What is the same for everybody, as it was read a moment ago.
 * @param again reads it again: it is outdated for this viewer
 */
export type Everyones<Part> = (again?: "again") => Promise<Part>;

/**
 * An operation whose answers are the same for everybody but for what it is to the viewer. The same part is read once for
 * many callers, so nothing in it may be changed, and nothing of a viewer may get into it.
 */
export interface SharedHandler<Id extends OperationId, Part = Answer<Id>> {
  /** Reads the part that is the same for everybody; it has no viewer. */
  read(context: Context<Id> & { viewer: null }): Promise<Part>;
  /** What visitors are shown of it; the whole when left out. */
  toVisitor?(part: Part): Answer<Id>;
  /** A member's answer. One that gives the part itself back costs no more than a visitor's. */
  toMember(context: Context<Id> & { viewer: Viewer }, everyones: Everyones<Part>): Promise<Answer<Id>>;
}

/** One for each operation: a missing one or a wrong answer shape does not compile. */
export type Handlers = {
  // biome-ignore lint/suspicious/noExplicitAny: what a handler shares is its own affair
  [Id in OperationId]: Handler<Id> | SharedHandler<Id, any>;
};
