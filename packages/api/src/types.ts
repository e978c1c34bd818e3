import type { RequestBodyOption } from "openapi-fetch";
import type { operationTable } from "./operations.gen.ts";
import type { Failure, operations, webhooks } from "./schema.gen.ts";

/** Schemas of the contract, by name. */
export type * from "./schema.gen.ts";

/** `operationId` of an operation in the contract. */
export type OperationId = keyof operations;

type Table = typeof operationTable;
type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type Simplify<T> = { [K in keyof T]: T[K] };

/** Request body of an operation; `never` when it has none. */
export type BodyOf<Id extends OperationId> = NonNullable<RequestBodyOption<operations[Id]>["body"]>;

/** Query parameters of an operation; `never` when it has none. */
export type QueryOf<Id extends OperationId> = NonNullable<Parameters<Id>["query"]>;

/** Path parameters of an operation; `never` when it has none. */
export type PathOf<Id extends OperationId> = NonNullable<Parameters<Id>["path"]>;

/** The successful response, including its envelope. */
export type SuccessOf<Id extends OperationId> = Exclude<
  operations[Id]["responses"][200]["content"]["application/json"],
  Failure
>;

/** One page of a list, as returned by the client. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

type FlatOf<Answer> =
  Exclude<keyof Answer, "code" | "msg"> extends never
    ? Record<string, never>
    : Simplify<Omit<Answer, "code" | "msg">>;

/** Content of the envelope: the type that `api.call` resolves to. */
export type AnswerOf<Id extends OperationId> = Table[Id]["envelope"] extends "data"
  ? SuccessOf<Id> extends { data: infer Data }
    ? Data
    : never
  : Table[Id]["envelope"] extends "page"
    ? SuccessOf<Id> extends { rows: (infer Row)[] }
      ? Page<Row>
      : never
    : FlatOf<SuccessOf<Id>>;

/** Body of a webhook request, discriminated by `type`. */
export type WebhookBody = {
  [Event in keyof webhooks]: webhooks[Event]["post"]["requestBody"]["content"]["application/json"];
}[keyof webhooks];

/** Operations that return a list. */
export type ListId = { [Id in OperationId]: Table[Id]["envelope"] extends "page" ? Id : never }[OperationId];

/** Operations that return an event stream. */
export type StreamId = {
  [Id in OperationId]: Table[Id]["envelope"] extends "stream" ? Id : never;
}[OperationId];

/** Row of a list operation. */
export type RowOf<Id extends ListId> = AnswerOf<Id> extends Page<infer Row> ? Row : never;

export type HotThreads = AnswerOf<"threadHot">;
export type ViewerState = AnswerOf<"viewerState">;
export type UnreadSummary = AnswerOf<"unreadNotification">;
export type UploadResult = AnswerOf<"commonUpload">;
