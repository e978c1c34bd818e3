import type { Location } from "@redocly/openapi-core/lib/ref-utils.js";
import type { Oas3Rule } from "@redocly/openapi-core/lib/visitors.js";
import type { UserContext } from "@redocly/openapi-core/lib/walk.js";
import { followReference, type RequestSchema } from "./request-schema.ts";

const SHORT = /^[\p{Script=Han}A-Za-z]{1,10}$/u;

/**
 * Requires a Chinese name for every field of a request, for the sentence that refuses it: its own `x-label`, else the
 * one that `openapi/labels.yaml` gives to its name. Refuses a name in that file which no request uses.
 */
export const RequestFieldLabel: Oas3Rule = () => {
  let labels: Record<string, string> = {};
  const unused = new Set<string>();

  function check(name: string, own: string | undefined, location: Location, { report }: UserContext) {
    unused.delete(name);
    const label = own ?? labels[name];
    if (label === undefined)
      report({
        message: `请求的字段 ${name} 没有中文名：在 labels.yaml 写一行，或在这里写 x-label。`,
        location,
      });
    else if (!SHORT.test(label))
      report({ message: `字段 ${name} 的中文名“${label}”须为 1 至 10 个汉字或字母，不带标点。`, location });
  }

  /** Checks fields within fields too, also in the files that references lead to. */
  function checkFields(source: RequestSchema, at: Location, context: UserContext) {
    const target = followReference(source, at, context);
    if (!target) return;
    const { node: schema, location } = target;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const place = location.child(["properties", name]);
      const label = field["x-label"] ?? followReference(field, place, context)?.node["x-label"];
      check(name, label, place, context);
      checkFields(field, place, context);
    }
    if (typeof schema.items === "object") checkFields(schema.items, location.child("items"), context);
    for (const [i, branch] of (schema.oneOf ?? []).entries())
      checkFields(branch, location.child(["oneOf", i]), context);
  }

  return {
    Root: {
      enter(root: { openapi: string; "x-labels"?: { $ref: string } }, { resolve }) {
        const source = root["x-labels"];
        labels = (source && resolve<Record<string, string>>(source).node) ?? {};
        for (const name of Object.keys(labels)) unused.add(name);
      },
      leave(_root, { report, location }) {
        for (const name of unused)
          report({
            message: `labels.yaml 的 ${name} 没有请求用到。`,
            location: location.child(["x-labels"]),
          });
      },
    },
    Parameter(parameter: { name: string; "x-label"?: string }, context) {
      check(parameter.name, parameter["x-label"], context.location, context);
    },
    RequestBody: {
      MediaType({ schema }, context) {
        if (schema) checkFields(schema, context.location.child("schema"), context);
      },
    },
  };
};
