import type { ScalarSchema } from "@redocly/openapi-core/lib/types/index.js";
import type { Oas3Rule } from "@redocly/openapi-core/lib/visitors.js";
import { extendType, type NodeTypes } from "./extend-type.ts";

/** The only value of each flag, because its opposite is the default. */
const FLAGS = { "x-polled": true, "x-silent": true, "x-ends-session": true, "x-kept": false } as const;

const flag: ScalarSchema = { type: "boolean" };
const names: ScalarSchema = { type: "array", items: { type: "string" } };

const FIELDS: Record<string, ScalarSchema> = {
  ...Object.fromEntries(Object.keys(FLAGS).map((name) => [name, flag])),
  "x-shown": { type: "string", enum: ["counts", "comments"] },
  "x-scope": { type: "string" },
  "x-timeout": { type: "string", enum: ["captcha", "upload"] },
  "x-reads": names,
  "x-changes": names,
};

type OperationEffects = { [Flag in keyof typeof FLAGS]?: boolean } & {
  "x-shown"?: string;
  "x-reads"?: string[];
  "x-changes"?: string[];
};

/** Types for redocly of the fields that declare the effects of a call. */
export function effectTypes(types: NodeTypes): NodeTypes {
  return {
    ...types,
    Entities: { properties: {}, additionalProperties: names },
    Operation: extendType(types.Operation, FIELDS),
    Root: extendType(types.Root, { "x-entities": "Entities" }),
  };
}

/** Returns the fault in the effects of an operation, or undefined. */
function findFault(method: string | number, operation: OperationEffects, entities: Set<string>) {
  const { "x-changes": changes, "x-reads": reads, "x-shown": shownEffect } = operation;
  for (const name of ["x-polled", "x-silent", "x-ends-session", "x-kept"] as const)
    if (operation[name] === !FLAGS[name]) return `${name} 只写 ${FLAGS[name]}，另一个值是缺省。`;
  const unknown = [...(changes ?? []), ...(reads ?? [])].find((entity) => !entities.has(entity));
  if (unknown !== undefined) return `${unknown} 不在 openapi.yaml 的 x-entities 里。`;
  if (shownEffect && !changes?.length) return "x-shown 只写在会改动的操作上。";
  if (method === "get") return changes && "GET 不改动什么：去掉 x-changes。";
  if (!changes) return "没有写 x-changes：它改动 x-entities 里的哪些，只问不改的写 []。";
  return changes.length > 0 && reads ? "x-reads 只写在只问不改的操作上。" : undefined;
}

/** Requires every operation that is not a GET to list its changes, by names that openapi.yaml lists. */
export const OperationEffects: Oas3Rule = () => {
  let entities = new Set<string>();
  return {
    Root(root: { openapi: string; "x-entities"?: Record<string, string[]> }) {
      entities = new Set(Object.keys(root["x-entities"] ?? {}));
    },
    Operation(operation: OperationEffects, { key, report, location }) {
      const message = findFault(key, operation, entities);
      if (message) report({ message, location: location.key() });
    },
  };
};
