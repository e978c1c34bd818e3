import { isDeepStrictEqual } from "node:util";
import { ContractError, operationsOf, resolve } from "./walk-contract.mjs";
import { writeWebhooks } from "./webhooks.mjs";

const JSON_TYPE = "application/json";
const lastStep = ($ref) => $ref.slice($ref.lastIndexOf("/") + 1);

/** Says what an operation lacks, or nothing: the lint knows more, but the generator must not write nonsense. */
function complaintOf({ operationId, security, "x-answer": answer, responses }, seen) {
  if (!operationId) return "没有 operationId";
  if (seen.has(operationId)) return `operationId ${operationId} 重复`;
  if (!security) return "没有写 security（公开的写 security: []）";
  const isAnswer = answer === "done" || (answer?.rows ?? answer?.data ?? answer?.flat);
  if (!isAnswer && !responses?.["200"]?.content?.["text/event-stream"])
    return "没有写 x-answer（rows、data、flat 之一，或 done）";
}

/** What an answer adds to `code` and `msg`, as an object schema. */
function partsOf(contract, { rows, data, flat }) {
  const { total } = contract["x-envelope"];
  if (rows)
    return { properties: { rows: { type: "array", items: rows }, total }, required: ["rows", "total"] };
  if (data) return { properties: { data }, required: ["data"] };
  return resolve(contract, flat);
}

/** Named by what it holds (`ThreadPage`, `DraftResult`), else by its operation. */
function nameOf(operationId, { rows, data, flat }) {
  const { $ref } = rows ?? data ?? flat;
  const name = $ref ? lastStep($ref) : operationId[0].toUpperCase() + operationId.slice(1);
  return name + (rows ? "Page" : "Result");
}

/** The shape of a successful answer among the contract's schemas, as a reference. */
function addSuccess(contract, { operationId, "x-answer": answer }) {
  const { success } = contract["x-envelope"];
  if (answer === "done") return success;
  const { schemas } = contract.components;
  const { properties, required } = resolve(contract, success);
  const parts = partsOf(contract, answer);
  const schema = {
    type: "object",
    additionalProperties: false,
    ...parts,
    required: [...required, ...(parts.required ?? [])],
    properties: structuredClone({ ...properties, ...parts.properties }),
  };
  const name = nameOf(operationId, answer);
  if (schemas[name] && !isDeepStrictEqual(schemas[name], schema))
    throw new ContractError(
      `${operationId} 的回答要叫 ${name}，而已有一个不同的 ${name}：给其中一个换个名字。`,
    );
  schemas[name] = schema;
  return { $ref: `#/components/schemas/${name}` };
}

/** `x-answer` becomes the 200 of plain OpenAPI: the success in its envelope, or the failure. */
function writeAnswer(contract, operation) {
  const { summary, "x-answer": answer } = operation;
  if (!answer) return;
  const oneOf = [addSuccess(contract, operation), contract["x-envelope"].failure];
  operation.responses = {
    200: { description: summary, content: { [JSON_TYPE]: { schema: { oneOf } } } },
    ...operation.responses,
  };
  delete operation["x-answer"];
}

/** Sent where the bytes are no request yet, so that no operation answers them. */
const BEFORE_A_REQUEST = [408, 431];

/** The reasons of refusals are listed once, with their codes: the shape gets them as its enum. */
function addReasons({ components: { schemas } }) {
  const { "x-reasons": reasons } = schemas.ErrorReason;
  schemas.ErrorReason.enum = Object.keys(reasons);
  const { enum: codes } = schemas.Failure.properties.code;
  for (const [reason, { code }] of Object.entries(reasons)) {
    if (!/^[A-Z]+(_[A-Z]+)*$/.test(reason))
      throw new ContractError(`errors.yaml 的 ${reason} 须由大写字母和下划线组成。`);
    if (!codes.includes(code) && !BEFORE_A_REQUEST.includes(code))
      throw new ContractError(`errors.yaml 的 ${reason} 写了 Failure 没有的 ${code}。`);
  }
  const unnamed = codes.find((code) => !Object.values(reasons).some((reason) => reason.code === code));
  if (unnamed) throw new ContractError(`errors.yaml 没有 ${unnamed} 的原因。`);
}

/** What any operation may answer is told once in the contract. */
function addResponses(contract) {
  const { failure } = contract["x-envelope"];
  contract.components.responses = Object.fromEntries(
    Object.entries(contract["x-transport-responses"]).map(([status, description]) => [
      `Http${status}`,
      { description, content: { [JSON_TYPE]: { schema: failure } } },
    ]),
  );
}

/** Every operation learns of them; of a body too large or of another type only the one that takes a body. */
function addTransportResponses(contract, { requestBody, responses }) {
  for (const status of Object.keys(contract["x-transport-responses"]))
    if (requestBody || (status !== "413" && status !== "415"))
      responses[status] = { $ref: `#/components/responses/Http${status}` };
}

/**
 * Completes the contract in place, so that it is plain OpenAPI: the envelope around each `x-answer`, what the
 * transport may answer, and the events that are sent.
 * @returns by `operationId`, how the answer is unwrapped: page, data, flat or stream
 */
export function completeContract(contract) {
  const envelopes = new Map();
  addReasons(contract);
  addResponses(contract);
  if (contract["x-webhooks"]) writeWebhooks(contract);
  for (const { path, method, operation } of operationsOf(contract)) {
    const complaint = complaintOf(operation, envelopes);
    if (complaint) throw new ContractError(`${method.toUpperCase()} ${path}：${complaint}。`);
    const { operationId, "x-answer": answer } = operation;
    envelopes.set(operationId, !answer ? "stream" : answer.rows ? "page" : answer.data ? "data" : "flat");
    writeAnswer(contract, operation);
    addTransportResponses(contract, operation);
  }
  delete contract["x-envelope"];
  return envelopes;
}
