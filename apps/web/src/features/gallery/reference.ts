import contract from "@lenscape/api/contract.gen.json";
import { base, type Operation } from "./reference-contract.ts";
import { type Details, detailsOf } from "./reference-details.ts";

/** One operation as the reference lists it. */
export interface Entry {
  id: string;
  method: string;
  path: string;
  summary: string;
  note: string;
  auth: "token" | "public" | "optional";
  extension: boolean;
  /** What a key must hold for it; undefined where no key serves. */
  scope: string | undefined;
  permission: string | undefined;
  /** What it takes and answers, for calls to `origin`. */
  details: (origin: string) => Details;
}

function authOf(security: object[]): Entry["auth"] {
  if (security.length === 0) return "public";
  return security.some((way) => Object.keys(way).length === 0) ? "optional" : "token";
}

function entryOf(path: string, method: string, operation: Operation): Entry {
  const { operationId, summary, description, security } = operation;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    note: description ?? "",
    auth: authOf(security),
    extension: operation["x-extension"] === true,
    scope: operation["x-scope"],
    permission: operation["x-permission"],
    details: (origin) => detailsOf(origin, method, path, operation),
  };
}

/** Every operation of the contract, by tag, in the contract's order. */
export const reference: readonly { tag: string; title: string; entries: Entry[] }[] = contract.tags.map(
  ({ name, description }) => ({
    tag: name,
    title: description,
    entries: Object.entries(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => operation.tags.includes(name))
          .map(([method, operation]) => entryOf(path, method, operation)),
    ),
  }),
);

/** The operations whose name, path, whole address or summary holds `keyword`. */
export function findOperations(keyword: string): typeof reference {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === "") return reference;
  return reference
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id, path, summary }) =>
        `${id} ${base}${path} ${summary}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
