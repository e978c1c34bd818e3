import type { Location } from "@redocly/openapi-core/lib/ref-utils.js";
import type { Oas3Rule } from "@redocly/openapi-core/lib/visitors.js";
import type { UserContext } from "@redocly/openapi-core/lib/walk.js";
import { followReference, type RequestSchema } from "./request-schema.ts";

/** Whether a pattern matches from end to end and repeats nothing without a limit. */
const boundsLength = (pattern = "") =>
  pattern.startsWith("^") &&
  pattern.endsWith("$") &&
  !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]/g, "x"));

const FORMATS = ["date", "date-time", "binary"];

/** The missing bounds of a request's schema, as sentences. */
function missingBounds(schema: RequestSchema) {
  const types = [schema.type].flat();
  const has = (...names: (keyof RequestSchema)[]) => names.every((name) => schema[name] !== undefined);
  const isChosen = has("enum") || has("const");
  const isText = types.includes("string");
  const isNumber = types.includes("integer") || types.includes("number");
  const isBoundText =
    isChosen || has("maxLength") || boundsLength(schema.pattern) || FORMATS.includes(schema.format ?? "");
  const sentences: [isMissing: boolean, sentence: string][] = [
    [isText && !isBoundText, "文本没有上限：写 maxLength，或一个限定长度的 pattern。"],
    [types.includes("array") && !has("maxItems"), "列表没有上限：写 maxItems。"],
    [isNumber && !(isChosen || has("minimum", "maximum")), "数没有范围：写 minimum 和 maximum。"],
    [
      types.includes("object") && schema.additionalProperties !== false && !has("maxProperties"),
      "对象收下没有写明的字段：写 additionalProperties: false，自由的表单写 maxProperties。",
    ],
    [!has("type") && !has("oneOf") && !isChosen, "没有 type。"],
  ];
  return sentences.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}

/**
 * Refuses request schemas that are unbounded or open at any depth, and required fields that take null. The server
 * relies on it to refuse a call by the contract alone.
 */
export const RequestBounds: Oas3Rule = () => {
  function check(source: RequestSchema, at: Location, context: UserContext) {
    const target = followReference(source, at, context);
    // The struct rules report a broken reference.
    if (!target) return;
    const { node: schema, location } = target;
    for (const message of missingBounds({ ...schema, ...source })) context.report({ message, location });
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const place = location.child(["properties", name]);
      if (schema.required?.includes(name) && takesNull(field, place, context))
        context.report({ message: `必填的字段 ${name} 不能是 null。`, location: place });
      check(field, place, context);
    }
    if (typeof schema.items === "object") check(schema.items, location.child("items"), context);
    for (const [i, branch] of (schema.oneOf ?? []).entries())
      check(branch, location.child(["oneOf", i]), context);
  }

  return {
    Parameter({ schema }, context) {
      if (schema) check(schema, context.location.child("schema"), context);
    },
    RequestBody: {
      MediaType({ schema }, context) {
        if (schema) check(schema, context.location.child("schema"), context);
      },
    },
  };
};

function takesNull(source: RequestSchema, at: Location, context: UserContext): boolean {
  const target = followReference(source, at, context);
  if (!target) return false;
  const { node: schema, location } = target;
  if ([schema.type].flat().includes("null")) return true;
  return (schema.oneOf ?? []).some((branch) => takesNull(branch, location, context));
}
