import type { Location } from "@redocly/openapi-core/lib/ref-utils.js";
import type { UserContext } from "@redocly/openapi-core/lib/walk.js";

/** A schema of a request as the rules read it. */
export interface RequestSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
  format?: string;
  properties?: Record<string, RequestSchema>;
  required?: string[];
  additionalProperties?: boolean | RequestSchema;
  items?: boolean | RequestSchema;
  oneOf?: RequestSchema[];
  /** Chinese name of the field. */
  "x-label"?: string;
}

/** The schema behind a reference with its location, or the schema itself; undefined for a broken reference. */
export function followReference(schema: RequestSchema, location: Location, { resolve }: UserContext) {
  if (!schema.$ref) return { node: schema, location };
  const target = resolve<RequestSchema>({ $ref: schema.$ref }, location.source.absoluteRef);
  return target.node && { node: target.node, location: target.location };
}
