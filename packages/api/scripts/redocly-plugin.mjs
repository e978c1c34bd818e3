/** Rules of `lint:contract` that are this project's own. */

const SHORT = /^[\p{Script=Han}A-Za-z]{1,10}$/u;

/**
 * Every field of a request has a Chinese name, for the sentence that refuses it: its own `x-label`, else the one that
 * `openapi/labels.yaml` gives to its name. A name in that file which no request uses is refused too.
 */
function RequestFieldLabel() {
  let labels = {};
  const unused = new Set();

  function check(name, own, { report, location }) {
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

  /** Fields within fields too; a reference leads into another file. */
  function checkFields(given, at, { report, resolve }) {
    const { node: schema, location } = given.$ref
      ? resolve(given, at.source.absoluteRef)
      : { node: given, location: at };
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const place = location.child(["properties", name]);
      const named = field.$ref ? resolve(field, place.source.absoluteRef).node : field;
      check(name, field["x-label"] ?? named["x-label"], { report, location: place });
      checkFields(field, place, { report, resolve });
    }
    if (schema.items) checkFields(schema.items, location.child("items"), { report, resolve });
    for (const [i, branch] of (schema.oneOf ?? []).entries())
      checkFields(branch, location.child(["oneOf", i]), { report, resolve });
  }

  return {
    Root: {
      enter(root, { resolve }) {
        labels = resolve(root["x-labels"]).node ?? {};
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
    Parameter(parameter, context) {
      check(parameter.name, parameter["x-label"], context);
    },
    RequestBody: {
      MediaType({ schema }, context) {
        checkFields(schema, context.location.child("schema"), context);
      },
    },
  };
}

/** A pattern from end to end that repeats nothing without a limit. */
const boundsLength = (pattern = "") =>
  pattern.startsWith("^") &&
  pattern.endsWith("$") &&
  !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]/g, "x"));

const FORMATS = ["date", "date-time", "binary"];

/** What a schema of a request leaves open, as sentences; nothing where it is bounded. */
function openEndsOf(schema) {
  const types = [schema.type].flat();
  const has = (...names) => names.every((name) => schema[name] !== undefined);
  const isChosen = has("enum") || has("const");
  return [
    types.includes("string") &&
      !(isChosen || has("maxLength") || boundsLength(schema.pattern) || FORMATS.includes(schema.format)) &&
      "文本没有上限：写 maxLength，或一个限定长度的 pattern。",
    types.includes("array") && !has("maxItems") && "列表没有上限：写 maxItems。",
    (types.includes("integer") || types.includes("number")) &&
      !(isChosen || has("minimum", "maximum")) &&
      "数没有范围：写 minimum 和 maximum。",
    types.includes("object") &&
      schema.additionalProperties !== false &&
      !has("maxProperties") &&
      "对象收下没有写明的字段：写 additionalProperties: false，自由的表单写 maxProperties。",
    !has("type") && !has("oneOf") && !isChosen && "没有 type。",
  ].filter(Boolean);
}

/**
 * Everything that a request carries is bounded and closed, however deep, and what it must carry is never null: so the
 * server may refuse each call by the contract alone.
 */
function RequestBounds() {
  function check(given, at, { report, resolve }) {
    const { node: schema, location } = given.$ref
      ? resolve(given, at.source.absoluteRef)
      : { node: given, location: at };
    for (const message of openEndsOf({ ...schema, ...given })) report({ message, location });
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const place = location.child(["properties", name]);
      const { node, location: there } = field.$ref
        ? resolve(field, place.source.absoluteRef)
        : { node: field, location: place };
      if (schema.required?.includes(name) && takesNull(node, there, resolve))
        report({ message: `必填的字段 ${name} 不能是 null。`, location: place });
      check(field, place, { report, resolve });
    }
    if (schema.items) check(schema.items, location.child("items"), { report, resolve });
    for (const [i, branch] of (schema.oneOf ?? []).entries())
      check(branch, location.child(["oneOf", i]), { report, resolve });
  }

  return {
    Parameter({ schema }, context) {
      check(schema, context.location.child("schema"), context);
    },
    RequestBody: {
      MediaType({ schema }, context) {
        check(schema, context.location.child("schema"), context);
      },
    },
  };
}

function takesNull(schema, location, resolve) {
  if ([schema.type].flat().includes("null")) return true;
  return (schema.oneOf ?? []).some((branch) => {
    const { node } = branch.$ref ? resolve(branch, location.source.absoluteRef) : { node: branch };
    return takesNull(node, location, resolve);
  });
}

export default () => ({
  id: "lenscape",
  rules: { oas3: { "request-field-label": RequestFieldLabel, "request-bounds": RequestBounds } },
});
