const SHORT = /^[\p{Script=Han}A-Za-z]{1,10}$/u;

/**
 * Every field of a request has a Chinese name, for the sentence that refuses it: its own `x-label`, else the one that
 * `openapi/labels.yaml` gives to its name. A name in that file which no request uses is refused too.
 */
export function RequestFieldLabel() {
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
