import { isDeepStrictEqual } from "node:util";
import type { Answer, Contract, Envelope, Operation, Schema } from "./contract.ts";
import {
  ContractError,
  extensionOf,
  JSON_TYPE,
  lastStep,
  operationsOf,
  resolve,
  schemaNamed,
} from "./walk-contract.ts";
import { writeWebhooks } from "./webhooks.ts";

/**
 * Returns the fault of an operation that would make the generator write nonsense, or undefined. The lint finds more.
 */
function findFault(
  { operationId, security, "x-answer": answer, responses }: Partial<Operation>,
  seen: Map<string, Envelope>,
) {
  if (!operationId) return "没有 operationId";
  if (seen.has(operationId)) return `operationId ${operationId} 重复`;
  if (!security) return "没有写 security（公开的写 security: []）";
  const isAnswer = answer === "done" || (answer?.rows ?? answer?.data ?? answer?.flat);
  if (!isAnswer && !responses?.["200"]?.content?.["text/event-stream"])
    return "没有写 x-answer（rows、data、flat 之一，或 done）";
}

/** The part of an answer beside `code` and `msg`, as an object schema. */
function partsOf(contract: Contract, { rows, data, flat }: Answer): Schema {
  const { total } = extensionOf(contract, "x-envelope");
  if (rows)
    return { properties: { rows: { type: "array", items: rows }, total }, required: ["rows", "total"] };
  if (data) return { properties: { data }, required: ["data"] };
  return resolve(contract, flat) ?? {};
}

/** Named by its content (`ThreadPage`, `DraftResult`), else by its operation. */
function nameOf(operationId: string, { rows, data, flat }: Answer) {
  const $ref = (rows ?? data ?? flat)?.$ref;
  const name = $ref ? lastStep($ref) : operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return name + (rows ? "Page" : "Result");
}

/** Adds the shape of a successful answer to the contract's schemas and returns a reference to it. */
function addSuccess(contract: Contract, operationId: string, answer: Answer | "done"): Schema {
  const { success } = extensionOf(contract, "x-envelope");
  if (answer === "done") return success;
  const { schemas } = contract.components;
  const { properties, required = [] } = resolve(contract, success);
  const parts = partsOf(contract, answer);
  const schema: Schema = {
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

/** Replaces `x-answer` by the 200 of plain OpenAPI: the success in its envelope, or the failure. */
function writeAnswer(contract: Contract, operation: Operation) {
  const { operationId, summary, "x-answer": answer } = operation;
  if (!answer) return;
  const oneOf = [addSuccess(contract, operationId, answer), extensionOf(contract, "x-envelope").failure];
  operation.responses = {
    200: { description: summary, content: { [JSON_TYPE]: { schema: { oneOf } } } },
    ...operation.responses,
  };
  delete operation["x-answer"];
}

/** Codes for bytes that are no request yet; no operation answers them. */
const CODES_BEFORE_REQUEST = [408, 431];

/** Writes the names of the refusal reasons into the enum of their shape, and checks their codes. */
function addReasons(contract: Contract) {
  const errorReason = schemaNamed(contract, "ErrorReason");
  const { "x-reasons": reasons = {} } = errorReason;
  errorReason.enum = Object.keys(reasons);
  const codes = schemaNamed(contract, "Failure").properties?.code?.enum ?? [];
  for (const [reason, { code }] of Object.entries(reasons)) {
    if (!/^[A-Z]+(_[A-Z]+)*$/.test(reason))
      throw new ContractError(`errors.yaml 的 ${reason} 须由大写字母和下划线组成。`);
    if (!codes.includes(code) && !CODES_BEFORE_REQUEST.includes(code))
      throw new ContractError(`errors.yaml 的 ${reason} 写了 Failure 没有的 ${code}。`);
  }
  const unnamed = codes.find((code) => !Object.values(reasons).some((reason) => reason.code === code));
  if (unnamed) throw new ContractError(`errors.yaml 没有 ${unnamed} 的原因。`);
}

/** Adds the responses that any operation may answer with to the components. */
function addResponses(contract: Contract) {
  const { failure } = extensionOf(contract, "x-envelope");
  contract.components.responses = Object.fromEntries(
    Object.entries(extensionOf(contract, "x-transport-responses")).map(([status, description]) => [
      `Http${status}`,
      { description, content: { [JSON_TYPE]: { schema: failure } } },
    ]),
  );
}

/** Refers every operation to them; 413 and 415 only those with a body. */
function addTransportResponses(contract: Contract, { requestBody, responses }: Operation) {
  for (const status of Object.keys(extensionOf(contract, "x-transport-responses")))
    if (requestBody || (status !== "413" && status !== "415"))
      responses[status] = { $ref: `#/components/responses/Http${status}` };
}

function envelopeOf(answer: Answer | "done" | undefined): Envelope {
  if (!answer) return "stream";
  if (answer === "done") return "flat";
  return answer.rows ? "page" : answer.data ? "data" : "flat";
}

/**
 * Completes the contract in place, so that it is plain OpenAPI: the envelope around each `x-answer`, what the
 * transport may answer, and the events that are sent.
 * @returns the envelope of each answer by `operationId`
 */
export function completeContract(contract: Contract) {
  const envelopes = new Map<string, Envelope>();
  addReasons(contract);
  addResponses(contract);
  if (contract["x-webhooks"]) writeWebhooks(contract, contract["x-webhooks"]);
  for (const { path, method, operation } of operationsOf(contract)) {
    const fault = findFault(operation, envelopes);
    if (fault) throw new ContractError(`${method.toUpperCase()} ${path}：${fault}。`);
    envelopes.set(operation.operationId, envelopeOf(operation["x-answer"]));
    writeAnswer(contract, operation);
    addTransportResponses(contract, operation);
  }
  delete contract["x-envelope"];
  return envelopes;
}
