import contract from "@lenscape/api/contract.gen.json";

/** Under which address all operations stand. */
export const base = contract.servers[0]?.url ?? "";

/** What the contract says of a value. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** One operation as the contract writes it. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  "x-extension"?: boolean;
  "x-permission"?: string;
  "x-scope"?: string;
  "x-events"?: Record<string, Schema>;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** A parameter of a call as it is filled in. */
export interface CallParameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  description: string;
  /** The contract's example where the call needs one, else empty. */
  value: string;
}
