const KINDS = ["rows", "data", "flat"];

/** What redocly needs to know to look into `x-answer` and `x-envelope` as it looks into any schema. */
export function answerTypes(types) {
  const { Operation, Root } = types;
  const schemas = (...names) => Object.fromEntries(names.map((name) => [name, "Schema"]));
  const answer = (value) => (typeof value === "string" ? { type: "string", enum: ["done"] } : "Answer");
  return {
    ...types,
    Answer: { properties: schemas(...KINDS) },
    Envelope: {
      properties: schemas("success", "total", "failure"),
      required: ["success", "total", "failure"],
    },
    Operation: { ...Operation, properties: { ...Operation.properties, "x-answer": answer } },
    Root: { ...Root, properties: { ...Root.properties, "x-envelope": "Envelope" } },
  };
}

const WANTED = "x-answer 写 rows、data、flat 之一，或 done";

/** Says what is wrong with the answer of an operation, or nothing. */
function complaintOf({ "x-answer": answer, responses = {} }) {
  const plain = responses["200"];
  if (answer === undefined) {
    const isStream = plain?.content?.["text/event-stream"];
    return isStream ? undefined : `没有写回答：${WANTED}；只有事件流照 OpenAPI 写 responses 的 200。`;
  }
  if (plain) return "x-answer 与 responses 的 200 只写一个。";
  if (typeof answer === "string") return undefined;
  if (Object.keys(answer ?? {}).length !== 1) return `${WANTED}，只写一个。`;
}

/** Every operation says its answer once: by `x-answer`, or plainly where it is a stream of events. */
export function OperationAnswer() {
  return {
    Operation(operation, { report, location, resolve }) {
      const at = operation["x-answer"] === undefined ? location.key() : location.child("x-answer");
      const complaint = complaintOf(operation);
      if (complaint) report({ message: complaint, location: at });
      const flat = operation["x-answer"]?.flat;
      if (!flat) return;
      const { node } = flat.$ref ? resolve(flat, location.source.absoluteRef) : { node: flat };
      const { code, msg } = node?.properties ?? {};
      if (!node?.properties || code || msg)
        report({
          message: "flat 是 code 与 msg 之外的各项：写 properties，不写 code 与 msg。",
          location: at,
        });
    },
  };
}
