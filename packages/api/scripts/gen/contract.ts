/** A JSON Schema of the contract. Keywords that the generator does not read pass through. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  /** Clients have to accept values beyond `enum`. */
  "x-open"?: boolean;
  /** Refusal reasons with the code that carries them; only on `ErrorReason`. */
  "x-reasons"?: Record<string, { code: number }>;
  [keyword: string]: unknown;
}

/** Body schemas by media type. */
export type Content = Record<string, { schema?: Schema }>;

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface RequestBody {
  required?: boolean;
  content?: Content;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

/** Security schemes that a call satisfies together; an empty object allows a call without any. */
export type SecurityRequirement = Record<string, string[]>;

/** Answer of an operation before the envelope is written around it: one of the three. */
export interface Answer {
  rows?: Schema;
  data?: Schema;
  flat?: Schema;
}

export interface RateLimit {
  key: string;
  max: number;
  seconds: number;
  unit?: string;
  description?: string;
}

export interface WebhookOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
}

export interface Operation extends WebhookOperation {
  operationId: string;
  tags: string[];
  security: SecurityRequirement[];
  "x-answer"?: Answer | "done";
  "x-reads"?: string[];
  "x-changes"?: string[];
  "x-shown"?: "counts" | "comments";
  "x-polled"?: boolean;
  "x-kept"?: boolean;
  "x-silent"?: boolean;
  "x-ends-session"?: boolean;
  "x-timeout"?: "captcha" | "upload";
  "x-permission"?: string;
  "x-scope"?: string;
  /** Names of rate limits as written; the whole limits once the contract is complete. */
  "x-limits"?: (string | (RateLimit & { name: string }))[];
}

/** Operations of a path by HTTP method. */
export type PathItem = Record<string, Operation>;

export interface KeyScope {
  description: string;
  /** Tags whose operations that only read need the scope. */
  reads?: string[];
  /** Tags whose operations that write need the scope. */
  changes?: string[];
}

export interface WebhookEvents {
  parameters: Parameter[];
  timestamp: Schema;
  /** Descriptions by status. */
  responses: Record<string, string>;
  events: Record<string, WebhookEvent>;
}

export interface WebhookEvent {
  summary: string;
  description?: string;
  data: Schema;
}

/**
 * The contract in one document, as it is read from openapi/*.yaml and as it is completed to plain OpenAPI. The
 * completion removes the extensions of the document that have become part of the operations.
 */
export interface Contract {
  openapi: string;
  info: { version: string; title: string; summary?: string; description?: string; license?: unknown };
  servers?: { url: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, { post: WebhookOperation }>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, { description?: string; [field: string]: unknown }>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
  };
  "x-envelope"?: { success: Schema; total: Schema; failure: Schema };
  "x-transport-responses"?: Record<string, string>;
  "x-entities"?: Record<string, string[]>;
  "x-scopes"?: Record<string, KeyScope>;
  "x-key-scheme"?: { type: string; [field: string]: unknown };
  "x-limits"?: Record<string, RateLimit>;
  "x-webhooks"?: WebhookEvents;
}

/** Kinds of answers that a client unwraps. */
export type Envelope = "data" | "page" | "flat" | "stream";
