import type { Contract, Envelope, Operation, Schema } from "./contract.ts";
import type { OperationRow } from "./operations.ts";
import { writeScopes } from "./scopes.ts";
import { ContractError, extensionOf, JSON_TYPE, lastStep, operationsOf, resolve } from "./walk-contract.ts";

/** The rows of `operationTable` that the policies need, by `operationId`. */
type Table = Record<string, Pick<OperationRow, "auth"> & { envelope?: Envelope }>;

/** Effects of a call. */
export interface Effect {
  id: string;
  operation: Operation;
  method: string;
  /** Whether the operation changes nothing. */
  isRead: boolean;
  reads: string[];
  changes: string[];
  /** Name of the shape that the answer is, or is a list of. */
  row: string | undefined;
}

const unique = (values: string[]) => [...new Set(values)];

/** Collects the names of all shapes that a schema contains, its own included. */
function shapesIn(contract: Contract, schema: unknown, found = new Set<string>()) {
  if (typeof schema !== "object" || schema === null) return found;
  if ("$ref" in schema && typeof schema.$ref === "string") {
    const { $ref } = schema;
    if (found.has(lastStep($ref))) return found;
    found.add(lastStep($ref));
    return shapesIn(contract, resolve(contract, { $ref }), found);
  }
  for (const part of Object.values(schema)) shapesIn(contract, part, found);
  return found;
}

/** The name of the shape that an answer is, or is a list of. */
function rowOf(contract: Contract, { oneOf: [success] = [] }: Schema) {
  const { rows, data } = resolve(contract, success)?.properties ?? {};
  const schema = rows?.items ?? resolve(contract, data)?.items ?? data;
  return schema?.$ref && lastStep(schema.$ref);
}

/** Entities by the name of their shape. */
function entitiesByShape(contract: Contract) {
  const found: Record<string, string[]> = {};
  for (const [entity, shapes] of Object.entries(extensionOf(contract, "x-entities")))
    for (const shape of shapes) {
      if (!contract.components.schemas[shape])
        throw new ContractError(`x-entities 的 ${entity} 写了没有的形状 ${shape}。`);
      found[shape] = [...(found[shape] ?? []), entity];
    }
  return found;
}

/** Refuses an `x-reads` that repeats the answer's shape, and a missing one where the answer has no entity. */
function checkReads(
  operationId: string,
  declared: string[] | undefined,
  answered: string[],
  isRead: boolean,
) {
  const twice = (declared ?? []).filter((entity) => answered.includes(entity));
  if (twice.length > 0)
    throw new ContractError(`${operationId} 的 x-reads 重复了回答的形状已经说的 ${twice.join("、")}。`);
  if (isRead && !declared && answered.length === 0)
    throw new ContractError(
      `${operationId} 的回答里没有 x-entities 的形状：用 x-reads 写它读什么，什么都不读写 []。`,
    );
}

/**
 * Returns the entities that every operation reads and changes, with the shape of its answer.
 * @param contract complete, plain OpenAPI
 * @throws {ContractError} when an entity, a shape or `x-reads` is wrong
 */
function readEffects(contract: Contract): Effect[] {
  const entitiesOf = entitiesByShape(contract);
  return operationsOf(contract).map(({ method, operation }) => {
    const { operationId: id, "x-reads": declared, "x-changes": changes = [], responses } = operation;
    const schema = responses["200"]?.content?.[JSON_TYPE]?.schema;
    const answered = unique([...shapesIn(contract, schema)].flatMap((shape) => entitiesOf[shape] ?? []));
    const isRead = method === "get" || changes.length === 0;
    checkReads(id, declared, answered, isRead);
    const reads = isRead ? unique([...answered, ...(declared ?? [])]) : [];
    const row = schema?.oneOf && rowOf(contract, schema);
    return { id, operation, method, isRead, reads, changes, row };
  });
}

const idsBy = (effects: Effect[], keys: string[], of: (effect: Effect) => (string | undefined)[]) =>
  Object.fromEntries(
    keys.map((key) => [key, effects.filter((effect) => of(effect).includes(key)).map(({ id }) => id)]),
  );

/** The server's treatment of a call besides its handler, by `operationId`. */
function policies(contract: Contract, effects: Effect[], table: Table) {
  const scopes = writeScopes(contract, effects);
  const isCacheable = ({ id, method, operation }: Effect) =>
    method === "get" &&
    table[id]?.auth !== "token" &&
    table[id]?.envelope !== "stream" &&
    operation["x-kept"] !== false;
  const publicEntities = new Set(effects.filter(isCacheable).flatMap(({ reads }) => reads));
  return Object.fromEntries(
    effects.map((effect) => [
      effect.id,
      {
        writes: effect.changes.length > 0,
        forEveryone: effect.changes.some((entity) => publicEntities.has(entity))
          ? (effect.operation["x-shown"] ?? "everything")
          : "nothing",
        polled: effect.operation["x-polled"] === true,
        kept: isCacheable(effect),
        scope: scopes[effect.id],
      },
    ]),
  );
}

/**
 * Derives the tables from `x-entities`, `x-reads` and `x-changes`, by the name of the constant that holds each.
 * @param table rows of `operationTable`
 */
export function effectTables(contract: Contract, table: Table) {
  const effects = readEffects(contract);
  const entities = extensionOf(contract, "x-entities");
  return {
    readersOf: idsBy(effects, Object.keys(entities), ({ reads }) => reads),
    changesOf: Object.fromEntries(
      effects.filter(({ changes }) => changes.length > 0).map(({ id, changes }) => [id, changes]),
    ),
    answersWith: idsBy(
      effects.filter(({ isRead }) => isRead),
      unique(Object.values(entities).flat()),
      ({ row }) => [row],
    ),
    callPolicy: policies(contract, effects, table),
  };
}
