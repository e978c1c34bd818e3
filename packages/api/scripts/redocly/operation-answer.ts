import type { ResolveTypeFn } from "@redocly/openapi-core/lib/types/index.js";
import type { Oas3Rule } from "@redocly/openapi-core/lib/visitors.js";
import { extendType, type NodeTypes } from "./extend-type.ts";

const KINDS = ["rows", "data", "flat"];

/** A flat answer, or a reference to its schema. */
interface FlatAnswer {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface AnsweredOperation {
  "x-answer"?: string | { rows?: unknown; data?: unknown; flat?: FlatAnswer };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/** Types for redocly that make it check `x-answer` and `x-envelope` as it checks any schema. */
export function answerTypes(types: NodeTypes): NodeTypes {
  const schemas = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "Schema"]));
  const answer: ResolveTypeFn = (value) =>
    typeof value === "string" ? { type: "string", enum: ["done"] } : "Answer";
  return {
    ...types,
    Answer: { properties: schemas(...KINDS) },
    Envelope: {
      properties: schemas("success", "total", "failure"),
      required: ["success", "total", "failure"],
    },
    Operation: extendType(types.Operation, { "x-answer": answer }),
    Root: extendType(types.Root, { "x-envelope": "Envelope" }),
  };
}

const WANTED = "x-answer 写 rows、data、flat 之一，或 done";

/** Returns the fault in the answer of an operation, or undefined. */
function findFault({ "x-answer": answer, responses = {} }: AnsweredOperation) {
  const plain = responses["200"];
  if (answer === undefined) {
    const isStream = plain?.content?.["text/event-stream"];
    return isStream ? undefined : `没有写回答：${WANTED}；只有事件流照 OpenAPI 写 responses 的 200。`;
  }
  if (plain) return "x-answer 与 responses 的 200 只写一个。";
  if (typeof answer === "string") return undefined;
  if (Object.keys(answer ?? {}).length !== 1) return `${WANTED}，只写一个。`;
}

/** Requires one answer of every operation: `x-answer`, or plain OpenAPI for a stream of events. */
export const OperationAnswer: Oas3Rule = () => ({
  Operation(operation: AnsweredOperation, { report, location, resolve }) {
    const answer = operation["x-answer"];
    const at = answer === undefined ? location.key() : location.child("x-answer");
    const fault = findFault(operation);
    if (fault) report({ message: fault, location: at });
    const flat = typeof answer === "object" ? answer?.flat : undefined;
    if (!flat) return;
    const node = flat.$ref
      ? resolve<FlatAnswer>({ $ref: flat.$ref }, location.source.absoluteRef).node
      : flat;
    const { code, msg } = node?.properties ?? {};
    if (!node?.properties || code || msg)
      report({
        message: "flat 是 code 与 msg 之外的各项：写 properties，不写 code 与 msg。",
        location: at,
      });
  },
});
