import type { Contract, Operation, Schema } from "./contract.ts";

/** The contract cannot be generated from: `message` says why. */
export class ContractError extends Error {}

export const JSON_TYPE = "application/json";

/** Undoes the escapes of one JSON pointer step. */
const unescapeStep = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * Follows a local `#/…` reference of a contract. The lint holds references to nodes of their own kind.
 * @throws {ContractError} when the reference leads nowhere
 */
export function resolve<Node extends { $ref?: string }>(contract: Contract, node: Node): Node;
export function resolve<Node extends { $ref?: string }>(
  contract: Contract,
  node: Node | undefined,
): Node | undefined;
export function resolve<Node extends { $ref?: string }>(contract: Contract, node: Node | undefined) {
  if (!node?.$ref) return node;
  let target: unknown = contract;
  for (const step of node.$ref.slice(2).split("/").map(unescapeStep))
    target = isObject(target) ? target[step] : undefined;
  if (!isObject(target)) throw new ContractError(`${node.$ref} leads nowhere.`);
  return resolve(contract, target as Node);
}

/** Every operation with its path and method. */
export const operationsOf = (contract: Contract) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

/** The schema of an operation's JSON body, with its reference followed; an empty one without a body. */
export const bodySchemaOf = (contract: Contract, { requestBody }: Operation): Schema =>
  resolve(contract, requestBody?.content?.[JSON_TYPE]?.schema) ?? {};

/** @throws {ContractError} when the contract has no schema of this name */
export function schemaNamed(contract: Contract, name: string) {
  const schema = contract.components.schemas[name];
  if (!schema) throw new ContractError(`契约没有 ${name} 这个形状。`);
  return schema;
}

/** The last step of a reference, which names its target. */
export const lastStep = ($ref: string) => $ref.slice($ref.lastIndexOf("/") + 1);

type Extension = "x-envelope" | "x-transport-responses" | "x-entities" | "x-scopes" | "x-key-scheme";

/** @throws {ContractError} when openapi.yaml does not have the extension */
export function extensionOf<Name extends Extension>(contract: Contract, name: Name) {
  const value = contract[name];
  if (!value) throw new ContractError(`openapi.yaml 没有写 ${name}。`);
  return value;
}
