import type { NodeType } from "@redocly/openapi-core/lib/types/index.js";
import type { Oas3Rule } from "@redocly/openapi-core/lib/visitors.js";
import type { RateLimit } from "../gen/contract.ts";
import { extendType, type NodeTypes } from "./extend-type.ts";

const KEYS = ["member", "address", "account", "phone", "email", "site"];
const positive = { type: "integer" as const, minimum: 1 };
const text = { type: "string" as const };

/** Types for redocly of the rate limits and of the field that names those of an operation. */
export function limitTypes(types: NodeTypes): NodeTypes {
  const names = { type: "array" as const, items: text };
  const rateLimit: NodeType = {
    properties: {
      key: { type: "string", enum: KEYS },
      max: positive,
      seconds: positive,
      unit: text,
      description: text,
    },
    required: ["key", "max", "seconds"],
  };
  return {
    ...types,
    RateLimits: { properties: {}, additionalProperties: "RateLimit" },
    RateLimit: rateLimit,
    Operation: extendType(types.Operation, { "x-limits": names }),
    Root: extendType(types.Root, { "x-limits": "RateLimits" }),
  };
}

/** Refuses an operation that names an unknown rate limit, and a rate limit that no operation names. */
export const OperationLimits: Oas3Rule = () => {
  const used = new Set<string>();
  let limits: Record<string, RateLimit> = {};
  return {
    Root: {
      enter(root: { openapi: string; "x-limits"?: Record<string, RateLimit> }) {
        limits = root["x-limits"] ?? {};
      },
      leave(_root, { report, location }) {
        for (const name of Object.keys(limits))
          if (!used.has(name))
            report({
              message: `没有操作写 x-limits: [${name}]。`,
              location: location.child(["x-limits", name]).key(),
            });
      },
    },
    Operation(operation: { operationId?: string; "x-limits"?: string[] }, { report, location }) {
      const names = operation["x-limits"] ?? [];
      for (const name of names) {
        used.add(name);
        if (!limits[name])
          report({
            message: `${name} 不在 openapi.yaml 的 x-limits 里。`,
            location: location.child("x-limits").key(),
          });
      }
    },
  };
};
