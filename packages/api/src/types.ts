import type { RequestBodyOption } from "openapi-fetch";
import type { operationTable } from "./operations.gen.ts";
import type { Failure, operations, webhooks } from "./schema.gen.ts";

/** The shapes of the contract, each under its own name. */
export type * from "./schema.gen.ts";

/** The name of an operation, as the contract spells its `operationId`. */
export type OperationId = keyof operations;

type Table = typeof operationTable;
type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type Simplify<T> = { [K in keyof T]: T[K] };

/** The body of an operation; `never` when it takes none. */
export type BodyOf<Id extends OperationId> = NonNullable<RequestBodyOption<operations[Id]>["body"]>;

/** The query parameters of an operation; `never` when it takes none. */
export type QueryOf<Id extends OperationId> = NonNullable<Parameters<Id>["query"]>;

/** The path parameters of an operation; `never` when it takes none. */
export type PathOf<Id extends OperationId> = NonNullable<Parameters<Id>["path"]>;

/** The whole successful answer, envelope included. */
export type SuccessOf<Id extends OperationId> = Exclude<
  operations[Id]["responses"][200]["content"]["application/json"],
  Failure
>;

/** A slice of a list, as the client reads it (ENT-120). */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

type FlatOf<Answer> =
  Exclude<keyof Answer, "code" | "msg"> extends never
    ? Record<string, never>
    : Simplify<Omit<Answer, "code" | "msg">>;

/** What is inside the envelope, and what `api.call` resolves to. */
export type AnswerOf<Id extends OperationId> = Table[Id]["envelope"] extends "data"
  ? SuccessOf<Id> extends { data: infer Data }
    ? Data
    : never
  : Table[Id]["envelope"] extends "page"
    ? SuccessOf<Id> extends { rows: (infer Row)[] }
      ? Page<Row>
      : never
    : FlatOf<SuccessOf<Id>>;

/** The body of an event that is sent to an address outside; its `type` tells which. */
export type WebhookBody = {
  [Event in keyof webhooks]: webhooks[Event]["post"]["requestBody"]["content"]["application/json"];
}[keyof webhooks];

/** Operations whose answer is a list. */
export type ListId = { [Id in OperationId]: Table[Id]["envelope"] extends "page" ? Id : never }[OperationId];

/** Operations whose answer is a stream of events. */
export type StreamId = {
  [Id in OperationId]: Table[Id]["envelope"] extends "stream" ? Id : never;
}[OperationId];

/** One row of a list operation. */
export type RowOf<Id extends ListId> = AnswerOf<Id> extends Page<infer Row> ? Row : never;

export type HotThreads = AnswerOf<"threadHot">;
export type ViewerState = AnswerOf<"viewerState">;
export type UnreadSummary = AnswerOf<"unreadNotification">;
export type UploadResult = AnswerOf<"commonUpload">;
