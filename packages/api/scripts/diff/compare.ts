import { isDeepStrictEqual } from "node:util";
import type {
  Content,
  Contract,
  Operation,
  RequestBody,
  Response,
  SecurityRequirement,
  WebhookOperation,
} from "../gen/contract.ts";
import { resourceTable } from "../gen/resources.ts";
import { operationsOf, resolve } from "../gen/walk-contract.ts";
import { type CompareSchemas, type Level, type SchemaChange, schemaComparison } from "./schemas.ts";

/** `client` is for names that callers of the package write. */
type Direction = "request" | "response" | "operation" | "client";

/** A difference between two contracts. */
export interface Change extends SchemaChange {
  direction: Direction;
  /** Ids of the operations that it concerns. */
  operations: string[];
}

interface Contracts {
  before: Contract;
  after: Contract;
}
interface Schemas {
  request: CompareSchemas;
  response: CompareSchemas;
}
type OperationAt = ReturnType<typeof operationsOf>[number];
type Add = (id: string | undefined, direction: Direction, change: SchemaChange) => void;
type Callers = "anyone, never with a token" | "anyone" | "token";

const RANK: Record<Level, number> = { breaking: 0, additive: 1, documentation: 2 };

const callersOf = ({ security = [] }: Partial<Operation>): Callers => {
  if (security.length === 0) return "anyone, never with a token";
  return security.some((way) => Object.keys(way).length === 0) ? "anyone" : "token";
};
/** Callers that an operation may be opened to without a break. */
const WIDER_CALLERS: Record<Callers, Callers[]> = {
  "anyone, never with a token": ["anyone"],
  anyone: [],
  token: ["anyone", "anyone, never with a token"],
};

/** Returns every change between two complete contracts, breaking ones first. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const contracts = { before, after };
  const schemas = {
    request: schemaComparison(contracts, "request"),
    response: schemaComparison(contracts, "response"),
  };
  const found = new Map<string, Change>();
  const add: Add = (id, direction, { level, where, what }) => {
    const key = [level, direction, where, what].join("\n");
    const change = found.get(key) ?? { level, direction, where, what, operations: [] };
    found.set(key, change);
    if (id && !change.operations.includes(id)) change.operations.push(id);
  };

  compareDocument(contracts, add);
  compareWebhooks(contracts, schemas, add);
  const rest = operationsOf(after);
  const take = (matches: (candidate: OperationAt) => boolean) => {
    const at = rest.findIndex(matches);
    return at === -1 ? undefined : rest.splice(at, 1)[0];
  };
  const pairs = operationsOf(before).map((old) => ({
    old,
    now: take(({ path, method }) => path === old.path && method === old.method),
  }));
  for (const pair of pairs)
    pair.now ??= take(({ operation }) => operation.operationId === pair.old.operation.operationId);
  for (const { old, now } of pairs)
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

const addressOf = ({ method, path }: OperationAt) => `${method.toUpperCase()} ${path}`;

function compareDocument({ before, after }: Contracts, add: Add) {
  if (!isDeepStrictEqual(before.servers, after.servers))
    add(undefined, "operation", { level: "breaking", where: "servers", what: "the base address changed" });
  for (const part of ["title", "summary", "description", "license"] as const)
    if (!isDeepStrictEqual(before.info?.[part], after.info?.[part]))
      add(undefined, "operation", { level: "documentation", where: `info.${part}`, what: "changed" });
  const old = before.components?.securitySchemes ?? {};
  const now = after.components?.securitySchemes ?? {};
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

/** Compares the events that the server sends; their receivers read the body of the request. */
function compareWebhooks({ before, after }: Contracts, schemas: Schemas, add: Add) {
  const [old, now] = [before.webhooks ?? {}, after.webhooks ?? {}];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const where = `webhook ${name}`;
    const [was, is] = [old[name], now[name]];
    if (!is) add(name, "response", { level: "breaking", where, what: "webhook removed" });
    else if (!was) add(name, "response", { level: "additive", where, what: "webhook added" });
    else
      for (const change of schemas.response(bodyOf(was.post), bodyOf(is.post), where))
        add(name, "response", change);
  }
}

const bodyOf = (operation: WebhookOperation) =>
  Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};

function compareOperations(
  contracts: Contracts,
  schemas: Schemas,
  old: OperationAt,
  now: OperationAt,
  add: Add,
) {
  const [before, after] = [old.operation, now.operation];
  const id = before.operationId;
  const addChange = (level: Level, where: string, what: string) =>
    add(id, "operation", { level, where, what });
  if (addressOf(old) !== addressOf(now)) addChange("breaking", addressOf(old), `is ${addressOf(now)} now`);
  const [could, can] = [callersOf(before), callersOf(after)];
  if (could !== can)
    addChange(
      WIDER_CALLERS[could].includes(can) || could.startsWith(`${can},`) ? "additive" : "breaking",
      "security",
      `${could} → ${can}`,
    );
  else compareSecurity(before.security ?? [], after.security ?? [], addChange);
  // Without a permission every member may call the operation, without a scope no key may.
  for (const [right, widest] of [
    ["x-permission", after["x-permission"]],
    ["x-scope", before["x-scope"]],
  ] as const) {
    const [was, is] = [before[right], after[right]];
    if (!isDeepStrictEqual(was, is))
      addChange(widest === undefined ? "additive" : "breaking", right, `${was ?? "none"} → ${is ?? "none"}`);
  }
  for (const field of ["summary", "description", "deprecated"] as const)
    if (before[field] !== after[field]) addChange("documentation", field, "changed");
  compareParameters(contracts, schemas, before, after, add);
  compareBodies(schemas, before.requestBody, after.requestBody, id, add);
  compareResponses(contracts, schemas, before.responses, after.responses, id, add);
}

function compareSecurity(
  before: SecurityRequirement[],
  after: SecurityRequirement[],
  addChange: (level: Level, where: string, what: string) => void,
) {
  const isMissingIn = (ways: SecurityRequirement[]) => (way: SecurityRequirement) =>
    !ways.some((other) => isDeepStrictEqual(way, other));
  if (before.some(isMissingIn(after))) addChange("breaking", "security", "a way to authenticate is gone");
  else if (after.some(isMissingIn(before))) addChange("additive", "security", "one more way to authenticate");
}

function compareParameters(
  contracts: Contracts,
  schemas: Schemas,
  before: Operation,
  after: Operation,
  add: Add,
) {
  const id = before.operationId;
  const keyed = (contract: Contract, { parameters = [] }: Operation) =>
    new Map(
      parameters
        .map((parameter) => resolve(contract, parameter))
        .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    );
  const [old, now] = [keyed(contracts.before, before), keyed(contracts.after, after)];
  const addChange = (level: Level, where: string, what: string) => add(id, "request", { level, where, what });
  for (const [where, was] of old) {
    const is = now.get(where);
    if (!is) {
      addChange("breaking", where, "parameter removed");
      continue;
    }
    if (Boolean(was.required) !== Boolean(is.required))
      addChange(
        is.required ? "breaking" : "additive",
        where,
        is.required ? "is required now" : "may be absent now",
      );
    if (was.description !== is.description) addChange("documentation", where, "description changed");
    for (const change of schemas.request(was.schema ?? {}, is.schema ?? {}, where))
      add(id, "request", change);
  }
  for (const [where, { required }] of now)
    if (!old.has(where))
      addChange(
        required ? "breaking" : "additive",
        where,
        `${required ? "required" : "optional"} parameter added`,
      );
}

function compareBodies(
  schemas: Schemas,
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  id: string,
  add: Add,
) {
  const addChange = (level: Level, what: string) => add(id, "request", { level, where: "body", what });
  if (!before) {
    if (after)
      addChange(
        after.required ? "breaking" : "additive",
        `${after.required ? "required" : "optional"} body added`,
      );
    return;
  }
  if (!after) return addChange("breaking", "body removed");
  if (Boolean(before.required) !== Boolean(after.required))
    addChange(
      after.required ? "breaking" : "additive",
      after.required ? "is required now" : "may be absent now",
    );
  compareContent(schemas.request, before.content, after.content, "body", (change) =>
    add(id, "request", change),
  );
}

function compareContent(
  compareSchemas: CompareSchemas,
  before: Content = {},
  after: Content = {},
  where: string,
  add: (change: SchemaChange) => void,
) {
  for (const [type, was] of Object.entries(before)) {
    const is = after[type];
    if (!is) add({ level: "breaking", where, what: `${type} removed` });
    else for (const change of compareSchemas(was.schema ?? {}, is.schema ?? {}, where)) add(change);
  }
  for (const type of Object.keys(after))
    if (!before[type]) add({ level: "additive", where, what: `${type} added` });
}

function compareResponses(
  contracts: Contracts,
  schemas: Schemas,
  before: Record<string, Response>,
  after: Record<string, Response>,
  id: string,
  add: Add,
) {
  const addChange = (level: Level, where: string, what: string) =>
    add(id, "response", { level, where, what });
  const isFailure = (status: string) => /^[45]|default/.test(status);
  for (const status of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const where = `HTTP ${status}`;
    const was = resolve(contracts.before, before[status]);
    const is = resolve(contracts.after, after[status]);
    if (!was || !is) {
      addChange(
        isFailure(status) ? "additive" : "breaking",
        where,
        is ? "may be answered" : "no longer answered",
      );
      continue;
    }
    if (was.description !== is.description) addChange("documentation", where, "description changed");
    compareContent(schemas.response, was.content, is.content, where, (change) => add(id, "response", change));
    const [old, now] = [was.headers ?? {}, is.headers ?? {}];
    for (const name of Object.keys(old))
      if (!now[name]) addChange("breaking", where, `header ${name} removed`);
    for (const name of Object.keys(now)) if (!old[name]) addChange("additive", where, `header ${name} added`);
  }
}

/** Compares the names that users of the package write: the methods of operations, and the types of shapes. */
function compareNames({ before, after }: Contracts, add: Add) {
  const methods = (contract: Contract) =>
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
