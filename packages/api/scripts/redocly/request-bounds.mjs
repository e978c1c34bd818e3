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
export function RequestBounds() {
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
