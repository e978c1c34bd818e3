import type { operationTable } from "@lenscape/api/operations.gen";
import type { operations } from "@lenscape/api/schema.gen";
import type { FastifyRequest } from "fastify";
import type { Services } from "../core/services.ts";
import type { Viewer } from "../core/viewer.ts";

export type OperationId = keyof operations & keyof typeof operationTable;

type Content<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

/** The success branch of an operation's answer. */
type Success<Id extends OperationId> = Extract<Content<Id>, { code: 200 }>;

/** What a handler returns: the answer without its envelope. */
export type Answer<Id extends OperationId> =
  Success<Id> extends { rows: infer Rows; total: number }
    ? { rows: Rows; total: number }
    : Success<Id> extends { data: infer Data }
      ? Data
      : keyof Omit<Success<Id>, "code" | "msg"> extends never
        ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say returns nothing
          void
        : Omit<Success<Id>, "code" | "msg">;

type Body<Id extends OperationId> =
  NonNullable<operations[Id]["requestBody"]> extends {
    content: { "application/json": infer B };
  }
    ? B
    : undefined;

type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type Path<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;

export interface Context<Id extends OperationId> extends Services {
  /** Who asks: always a member where the contract demands a token. */
  viewer: (typeof operationTable)[Id]["auth"] extends "token" ? Viewer : Viewer | null;
  query: Query<Id>;
  path: Path<Id>;
  body: Body<Id>;
  /** The address of the caller, behind the trusted proxies. */
  ip: string;
  userAgent: string;
  request: FastifyRequest;
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Answer<Id>>;

/** One function per operation: a missing one or a wrong answer shape does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
