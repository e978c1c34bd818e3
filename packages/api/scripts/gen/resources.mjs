import { operationsOf, resolve } from "./walk-contract.mjs";

/** The singular of a tag: `activities` is of each activity, `addresses` of each address. */
const singular = (tag) =>
  tag
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/(?<!s)s$/, "");

const lowerFirst = (text) => text[0].toLowerCase() + text.slice(1);

/** An operation's name within its resource: `threadList` of `threads` is `list`, `postList` stays what it is. */
function methodOf(tag, id) {
  const own = singular(tag);
  return id.startsWith(own) && /^[A-Z]/.test(id.slice(own.length)) ? lowerFirst(id.slice(own.length)) : id;
}

/**
 * The operations by resource and method, as `client.threads.list` finds them.
 * @throws {Error} when two operations would have one name
 */
export function resourceTable(contract) {
  const resources = {};
  for (const { operation } of operationsOf(contract)) {
    const { operationId: id, tags } = operation;
    resources[tags[0]] ??= {};
    const methods = resources[tags[0]];
    const method = methodOf(tags[0], id);
    if (methods[method]) throw new Error(`${id} and ${methods[method]} are both ${tags[0]}.${method}`);
    methods[method] = id;
  }
  return resources;
}

/** The operations whose body carries a `requestId`: sent twice with the same one, they happen once. */
export const repeatableIds = (contract) =>
  operationsOf(contract)
    .filter(({ operation }) => {
      const body = resolve(contract, operation.requestBody?.content?.["application/json"]?.schema) ?? {};
      const shapes = [body, ...(body.oneOf ?? body.anyOf ?? []).map((shape) => resolve(contract, shape))];
      return shapes.some(({ properties }) => properties?.requestId);
    })
    .map(({ operation }) => operation.operationId);
