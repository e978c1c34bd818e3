import contract from "@lenscape/api/contract.gen.json";

/** Path prefix of all operations. */
export const BASE_PATH = contract.servers[0]?.url ?? "";

/** JSON schema of a value in the contract. */
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

/** Operation of the contract. */
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

/** Parameter of a call with its value. */
export interface CallParameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  description: string;
  /** Example of the contract for a required parameter, otherwise empty. */
  value: string;
}
