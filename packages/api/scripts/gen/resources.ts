import type { Contract } from "./contract.ts";
import { bodySchemaOf, operationsOf, resolve } from "./walk-contract.ts";

/** The singular of a tag: `activities` is of each activity, `addresses` of each address. */
const singular = (tag: string) =>
  tag
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/(?<!s)s$/, "");

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** An operation's name within its resource: `threadList` of `threads` is `list`, `postList` stays as it is. */
function methodOf(tag: string, id: string) {
  const own = singular(tag);
  return id.startsWith(own) && /^[A-Z]/.test(id.slice(own.length)) ? lowerFirst(id.slice(own.length)) : id;
}

/**
 * The operations by resource and method, as `client.threads.list` finds them.
 * @throws {Error} when an operation has no tag, or two would have one name
 */
export function resourceTable(contract: Contract) {
  const resources: Record<string, Record<string, string>> = {};
  for (const { operation } of operationsOf(contract)) {
    const { operationId: id, tags } = operation;
    const [resource] = tags;
    if (!resource) throw new Error(`${id} has no tag`);
    resources[resource] ??= {};
    const methods = resources[resource];
    const method = methodOf(resource, id);
    if (methods[method]) throw new Error(`${id} and ${methods[method]} are both ${resource}.${method}`);
    methods[method] = id;
  }
  return resources;
}

/** The operations whose body carries a `requestId`: sent twice with the same one, they happen once. */
export const repeatableIds = (contract: Contract) =>
  operationsOf(contract)
    .filter(({ operation }) => {
      const body = bodySchemaOf(contract, operation);
      const shapes = [body, ...(body.oneOf ?? body.anyOf ?? []).map((shape) => resolve(contract, shape))];
      return shapes.some(({ properties }) => properties?.requestId);
    })
    .map(({ operation }) => operation.operationId);
