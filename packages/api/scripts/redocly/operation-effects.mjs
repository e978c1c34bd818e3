const FLAGS = {
  "x-polled": { type: "boolean", enum: [true] },
  "x-silent": { type: "boolean", enum: [true] },
  "x-ends-session": { type: "boolean", enum: [true] },
  "x-kept": { type: "boolean", enum: [false] },
  "x-shown": { type: "string", enum: ["counts", "comments"] },
  "x-scope": { type: "string" },
  "x-timeout": { type: "string", enum: ["captcha", "upload"] },
};
const names = { type: "array", items: { type: "string" } };

/** What redocly needs to know to check the fields that say what a call does, and that nothing else says it. */
export function effectTypes(types) {
  const { Operation, Root } = types;
  const fields = { ...FLAGS, "x-reads": names, "x-changes": names };
  return {
    ...types,
    Entities: { properties: {}, additionalProperties: names },
    Operation: { ...Operation, properties: { ...Operation.properties, ...fields } },
    Root: { ...Root, properties: { ...Root.properties, "x-entities": "Entities" } },
  };
}

/** Says what is wrong with the effects of an operation, or nothing. */
function complaintOf(method, operation, entities) {
  const { "x-changes": changes, "x-reads": reads, "x-shown": shown } = operation;
  const unknown = [...(changes ?? []), ...(reads ?? [])].find((entity) => !entities.has(entity));
  if (unknown !== undefined) return `${unknown} 不在 openapi.yaml 的 x-entities 里。`;
  if (shown && !(changes?.length > 0)) return "x-shown 只写在会改动的操作上。";
  if (method === "get") return changes && "GET 不改动什么：去掉 x-changes。";
  if (!changes) return "没有写 x-changes：它改动 x-entities 里的哪些，只问不改的写 []。";
  return changes.length > 0 && reads ? "x-reads 只写在只问不改的操作上。" : undefined;
}

/** Every operation that is not a GET says what it changes, by names that openapi.yaml lists. */
export function OperationEffects() {
  let entities = new Set();
  return {
    Root(root) {
      entities = new Set(Object.keys(root["x-entities"] ?? {}));
    },
    Operation(operation, { key, report, location }) {
      const message = complaintOf(key, operation, entities);
      if (message) report({ message, location: location.key() });
    },
  };
}
