const KEYS = ["member", "address", "account", "phone", "email", "site"];
const positive = { type: "integer", minimum: 1 };
const text = { type: "string" };

/** Types for redocly of the rate limits and of the field that names those of an operation. */
export function limitTypes(types) {
  const { Operation, Root } = types;
  const names = { type: "array", items: text };
  return {
    ...types,
    RateLimits: { properties: {}, additionalProperties: "RateLimit" },
    RateLimit: {
      properties: {
        key: { type: "string", enum: KEYS },
        max: positive,
        seconds: positive,
        unit: text,
        description: text,
      },
      required: ["key", "max", "seconds"],
    },
    Operation: { ...Operation, properties: { ...Operation.properties, "x-limits": names } },
    Root: { ...Root, properties: { ...Root.properties, "x-limits": "RateLimits" } },
  };
}

/** Refuses an operation that names an unknown rate limit, and a rate limit that no operation names. */
export function OperationLimits() {
  const used = new Set();
  let limits = {};
  return {
    Root: {
      enter(root) {
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
    Operation({ "x-limits": names = [] }, { report, location }) {
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
}
