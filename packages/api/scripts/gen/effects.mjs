import { writeScopes } from "./scopes.mjs";
import { ContractError, operationsOf, resolve } from "./walk-contract.mjs";

const lastStep = ($ref) => $ref.slice($ref.lastIndexOf("/") + 1);
const unique = (values) => [...new Set(values)];

/** The names of all shapes that a schema holds, its own included. */
function shapesIn(contract, schema, found = new Set()) {
  if (typeof schema !== "object" || schema === null) return found;
  if (schema.$ref) {
    if (found.has(lastStep(schema.$ref))) return found;
    found.add(lastStep(schema.$ref));
    return shapesIn(contract, resolve(contract, schema), found);
  }
  for (const part of Object.values(schema)) shapesIn(contract, part, found);
  return found;
}

/** The name of the shape that an answer is, or is a list of. */
function rowOf(contract, [success]) {
  const { rows, data } = resolve(contract, success).properties;
  const schema = rows?.items ?? resolve(contract, data)?.items ?? data;
  return schema?.$ref && lastStep(schema.$ref);
}

/** By shape, the entities it is. */
function entitiesByShape(contract) {
  const found = {};
  for (const [entity, shapes] of Object.entries(contract["x-entities"]))
    for (const shape of shapes) {
      if (!contract.components.schemas[shape])
        throw new ContractError(`x-entities 的 ${entity} 写了没有的形状 ${shape}。`);
      found[shape] = [...(found[shape] ?? []), entity];
    }
  return found;
}

/** What `x-reads` may not say: what the answer says already, and nothing where there is nothing. */
function checkReads(operationId, { told, shown, asks }) {
  const twice = (told ?? []).filter((entity) => shown.includes(entity));
  if (twice.length > 0)
    throw new ContractError(`${operationId} 的 x-reads 重复了回答的形状已经说的 ${twice.join("、")}。`);
  if (asks && !told && shown.length === 0)
    throw new ContractError(
      `${operationId} 的回答里没有 x-entities 的形状：用 x-reads 写它读什么，什么都不读写 []。`,
    );
}

/**
 * What every operation reads and changes, with the shape it answers.
 * @param contract complete, plain OpenAPI
 * @throws {ContractError} when an entity, a shape or `x-reads` is wrong
 */
function readEffects(contract) {
  const entitiesOf = entitiesByShape(contract);
  return operationsOf(contract).map(({ method, operation }) => {
    const { operationId: id, "x-reads": told, "x-changes": changes = [], responses } = operation;
    const { schema } = responses["200"].content["application/json"] ?? {};
    const shown = unique([...shapesIn(contract, schema)].flatMap((shape) => entitiesOf[shape] ?? []));
    const asks = method === "get" || changes.length === 0;
    checkReads(id, { told, shown, asks });
    const reads = asks ? unique([...shown, ...(told ?? [])]) : [];
    return {
      id,
      operation,
      method,
      asks,
      reads,
      changes,
      row: schema?.oneOf && rowOf(contract, schema.oneOf),
    };
  });
}

const idsBy = (effects, keys, of) =>
  Object.fromEntries(
    keys.map((key) => [key, effects.filter((effect) => of(effect).includes(key)).map(({ id }) => id)]),
  );

/** What the server does about a call besides calling its handler. */
function policies(contract, effects, table) {
  const scopes = writeScopes(contract, effects);
  const isKept = ({ id, method, operation }) =>
    method === "get" &&
    table[id].auth !== "token" &&
    table[id].envelope !== "stream" &&
    operation["x-kept"] !== false;
  const everybodys = new Set(effects.filter(isKept).flatMap(({ reads }) => reads));
  return Object.fromEntries(
    effects.map((effect) => [
      effect.id,
      {
        writes: effect.changes.length > 0,
        forEveryone: effect.changes.some((entity) => everybodys.has(entity))
          ? (effect.operation["x-shown"] ?? "everything")
          : "nothing",
        polled: effect.operation["x-polled"] === true,
        kept: isKept(effect),
        scope: scopes[effect.id],
      },
    ]),
  );
}

/**
 * What follows from `x-entities`, `x-reads` and `x-changes`, by the name of the constant that holds it.
 * @param table `operationTable`
 */
export function effectTables(contract, table) {
  const effects = readEffects(contract);
  const entities = Object.keys(contract["x-entities"]);
  const shapes = unique(Object.values(contract["x-entities"]).flat());
  const asking = effects.filter(({ asks }) => asks);
  return {
    readersOf: idsBy(effects, entities, ({ reads }) => reads),
    changesOf: Object.fromEntries(
      effects.filter(({ changes }) => changes.length > 0).map(({ id, changes }) => [id, changes]),
    ),
    answersWith: idsBy(asking, shapes, ({ row }) => [row]),
    callPolicy: policies(contract, effects, table),
  };
}
