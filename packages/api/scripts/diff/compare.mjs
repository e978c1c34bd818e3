import { isDeepStrictEqual } from "node:util";
import { resourceTable } from "../gen/resources.mjs";
import { operationsOf, resolve } from "../gen/walk-contract.mjs";
import { schemaComparison } from "./schemas.mjs";

const RANK = { breaking: 0, additive: 1, documentation: 2 };

const callersOf = ({ security = [] }) => {
  if (security.length === 0) return "anyone, never with a token";
  return security.some((way) => Object.keys(way).length === 0) ? "anyone" : "token";
};
const isSafer = {
  "anyone, never with a token": ["anyone"],
  anyone: [],
  token: ["anyone", "anyone, never with a token"],
};

/**
 * Every change between two complete contracts, breaking ones first.
 * @returns `[{ level, direction, where, what, operations }]`: level `breaking`, `additive` or `documentation`; direction
 * `request`, `response`, `operation` or `client` (names that callers of the package write); `where` a field, from its
 * nearest named shape on; `operations` the ids of those that it concerns
 */
export function compareContracts(before, after) {
  const contracts = { before, after };
  const schemas = {
    request: schemaComparison(contracts, "request"),
    response: schemaComparison(contracts, "response"),
  };
  const found = new Map();
  const add = (id, direction, { level, where, what }) => {
    const key = [level, direction, where, what].join("\n");
    if (!found.has(key)) found.set(key, { level, direction, where, what, operations: [] });
    const { operations } = found.get(key);
    if (id && !operations.includes(id)) operations.push(id);
  };

  compareDocument(contracts, add);
  compareWebhooks(contracts, schemas, add);
  const rest = operationsOf(after);
  const take = (matches) => {
    const at = rest.findIndex(matches);
    return at === -1 ? undefined : rest.splice(at, 1)[0];
  };
  const pairs = operationsOf(before).map((old) => [
    old,
    take(({ path, method }) => path === old.path && method === old.method),
  ]);
  for (const pair of pairs) {
    const [{ operation: old }] = pair;
    pair[1] ??= take(({ operation }) => operation.operationId === old.operationId);
  }
  for (const [old, now] of pairs)
    if (now) compareOperations(contracts, schemas, old, now, add);
    else
      add(old.operation.operationId, "operation", {
        level: "breaking",
        where: addressOf(old),
        what: "operation removed",
      });
  for (const now of rest)
    add(now.operation.operationId, "operation", {
      level: "additive",
      where: addressOf(now),
      what: "operation added",
    });
  compareNames(contracts, add);
  return [...found.values()].sort((a, b) => RANK[a.level] - RANK[b.level]);
}

const addressOf = ({ method, path }) => `${method.toUpperCase()} ${path}`;

function compareDocument({ before, after }, add) {
  if (!isDeepStrictEqual(before.servers, after.servers))
    add(undefined, "operation", { level: "breaking", where: "servers", what: "the base address changed" });
  for (const part of ["title", "summary", "description", "license"])
    if (!isDeepStrictEqual(before.info?.[part], after.info?.[part]))
      add(undefined, "operation", { level: "documentation", where: `info.${part}`, what: "changed" });
  const [old, now] = [before, after].map(({ components }) => components?.securitySchemes ?? {});
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const where = `security ${name}`;
    const { description: was, ...oldRest } = old[name] ?? {};
    const { description: is, ...nowRest } = now[name] ?? {};
    if (!old[name]) add(undefined, "operation", { level: "additive", where, what: "scheme added" });
    else if (!isDeepStrictEqual(oldRest, nowRest))
      add(undefined, "operation", { level: "breaking", where, what: "scheme changed or removed" });
    else if (was !== is)
      add(undefined, "operation", { level: "documentation", where, what: "description changed" });
  }
}

/** What the server sends to others: they read what is a request's body. */
function compareWebhooks({ before, after }, schemas, add) {
  const [old, now] = [before.webhooks ?? {}, after.webhooks ?? {}];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const where = `webhook ${name}`;
    if (!now[name]) add(name, "response", { level: "breaking", where, what: "webhook removed" });
    else if (!old[name]) add(name, "response", { level: "additive", where, what: "webhook added" });
    else {
      const [was, is] = [old, now].map((all) => bodyOf(all[name].post));
      for (const change of schemas.response(was, is, where)) add(name, "response", change);
    }
  }
}

const bodyOf = (operation) => Object.values(operation?.requestBody?.content ?? {})[0]?.schema ?? {};

function compareOperations(contracts, schemas, old, now, add) {
  const [before, after] = [old.operation, now.operation];
  const id = before.operationId;
  const tell = (level, where, what, direction = "operation") => add(id, direction, { level, where, what });
  if (addressOf(old) !== addressOf(now)) tell("breaking", addressOf(old), `is ${addressOf(now)} now`);
  const [could, can] = [callersOf(before), callersOf(after)];
  if (could !== can)
    tell(
      isSafer[could].includes(can) || could.startsWith(`${can},`) ? "additive" : "breaking",
      "security",
      `${could} → ${can}`,
    );
  else compareWays(before.security ?? [], after.security ?? [], tell);
  // Without a permission everybody may call it, without a scope no key may.
  for (const [right, widest] of [
    ["x-permission", after["x-permission"]],
    ["x-scope", before["x-scope"]],
  ]) {
    const [was, is] = [before[right], after[right]];
    if (!isDeepStrictEqual(was, is))
      tell(widest === undefined ? "additive" : "breaking", right, `${was ?? "none"} → ${is ?? "none"}`);
  }
  for (const told of ["summary", "description", "deprecated"])
    if (before[told] !== after[told]) tell("documentation", told, "changed");
  compareParameters(contracts, schemas, before, after, id, add);
  compareBodies(schemas, before.requestBody, after.requestBody, id, add);
  compareResponses(contracts, schemas, before.responses, after.responses, id, add);
}

function compareWays(before, after, tell) {
  const lacks = (ways) => (way) => !ways.some((other) => isDeepStrictEqual(way, other));
  if (before.some(lacks(after))) tell("breaking", "security", "a way to authenticate is gone");
  else if (after.some(lacks(before))) tell("additive", "security", "one more way to authenticate");
}

function compareParameters(contracts, schemas, before, after, id, add) {
  const keyed = (contract, { parameters = [] }) =>
    new Map(
      parameters.map((given) => {
        const parameter = resolve(contract, given);
        return [`${parameter.in} ${parameter.name}`, parameter];
      }),
    );
  const [old, now] = [keyed(contracts.before, before), keyed(contracts.after, after)];
  const tell = (level, where, what) => add(id, "request", { level, where, what });
  for (const [where, was] of old) {
    const is = now.get(where);
    if (!is) {
      tell("breaking", where, "parameter removed");
      continue;
    }
    if (Boolean(was.required) !== Boolean(is.required))
      tell(
        is.required ? "breaking" : "additive",
        where,
        is.required ? "is required now" : "may be absent now",
      );
    if (was.description !== is.description) tell("documentation", where, "description changed");
    for (const change of schemas.request(was.schema ?? {}, is.schema ?? {}, where))
      add(id, "request", change);
  }
  for (const [where, { required }] of now)
    if (!old.has(where))
      tell(
        required ? "breaking" : "additive",
        where,
        `${required ? "required" : "optional"} parameter added`,
      );
}

function compareBodies(schemas, before, after, id, add) {
  const tell = (level, what) => add(id, "request", { level, where: "body", what });
  if (!before && !after) return;
  if (!before)
    return tell(
      after.required ? "breaking" : "additive",
      `${after.required ? "required" : "optional"} body added`,
    );
  if (!after) return tell("breaking", "body removed");
  if (Boolean(before.required) !== Boolean(after.required))
    tell(after.required ? "breaking" : "additive", after.required ? "is required now" : "may be absent now");
  compareContent(schemas.request, before.content, after.content, "body", (change) =>
    add(id, "request", change),
  );
}

function compareContent(schemas, before = {}, after = {}, where, add) {
  for (const type of Object.keys(before)) {
    if (!after[type]) add({ level: "breaking", where, what: `${type} removed` });
    else
      for (const change of schemas(before[type].schema ?? {}, after[type].schema ?? {}, where)) add(change);
  }
  for (const type of Object.keys(after))
    if (!before[type]) add({ level: "additive", where, what: `${type} added` });
}

function compareResponses(contracts, schemas, before, after, id, add) {
  const tell = (level, where, what) => add(id, "response", { level, where, what });
  const isFailure = (status) => /^[45]|default/.test(status);
  for (const status of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const where = `HTTP ${status}`;
    if (!after[status]) {
      tell(isFailure(status) ? "additive" : "breaking", where, "no longer answered");
      continue;
    }
    if (!before[status]) {
      tell(isFailure(status) ? "additive" : "breaking", where, "may be answered");
      continue;
    }
    const [was, is] = [resolve(contracts.before, before[status]), resolve(contracts.after, after[status])];
    if (was.description !== is.description) tell("documentation", where, "description changed");
    compareContent(schemas.response, was.content, is.content, where, (change) => add(id, "response", change));
    const [old, now] = [was.headers ?? {}, is.headers ?? {}];
    for (const name of Object.keys(old)) if (!now[name]) tell("breaking", where, `header ${name} removed`);
    for (const name of Object.keys(now)) if (!old[name]) tell("additive", where, `header ${name} added`);
  }
}

/** What users of the package write: the method of an operation, and the names of shapes as types. */
function compareNames({ before, after }, add) {
  const methods = (contract) =>
    new Map(
      Object.entries(resourceTable(contract)).flatMap(([resource, ids]) =>
        Object.entries(ids).map(([method, id]) => [id, `client.${resource}.${method}`]),
      ),
    );
  const [old, now] = [methods(before), methods(after)];
  for (const [id, where] of old)
    if (!now.has(id)) add(id, "client", { level: "breaking", where, what: "no operation of this id" });
    else if (now.get(id) !== where)
      add(id, "client", { level: "breaking", where, what: `is ${now.get(id)} now` });
  for (const name of Object.keys(before.components?.schemas ?? {}))
    if (!after.components?.schemas?.[name])
      add(undefined, "client", { level: "breaking", where: name, what: "no type of this name" });
}
