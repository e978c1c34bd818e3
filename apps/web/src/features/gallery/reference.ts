import contract from "@lenscape/api/contract.gen.json";
import { BASE_PATH, type Operation } from "./reference-contract.ts";
import { getDetails, type OperationDetail } from "./reference-details.ts";

/** Operation in the reference. */
export interface ReferenceEntry {
  id: string;
  method: string;
  path: string;
  summary: string;
  note: string;
  auth: "token" | "public" | "optional";
  extension: boolean;
  /** Scope that an access key needs; undefined if keys cannot be used. */
  scope: string | undefined;
  permission: string | undefined;
  /** Returns parameters, response and examples for calls to `origin`. */
  details: (origin: string) => OperationDetail;
}

function getAuth(security: object[]): ReferenceEntry["auth"] {
  if (security.length === 0) return "public";
  return security.some((scheme) => Object.keys(scheme).length === 0) ? "optional" : "token";
}

function toEntry(path: string, method: string, operation: Operation): ReferenceEntry {
  const { operationId, summary, description, security } = operation;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    note: description ?? "",
    auth: getAuth(security),
    extension: operation["x-extension"] === true,
    scope: operation["x-scope"],
    permission: operation["x-permission"],
    details: (origin) => getDetails(origin, method, path, operation),
  };
}

/** All operations by tag, in the order of the contract. */
export const reference: readonly { tag: string; title: string; entries: ReferenceEntry[] }[] =
  contract.tags.map(({ name, description }) => ({
    tag: name,
    title: description,
    entries: Object.entries(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => operation.tags.includes(name))
          .map(([method, operation]) => toEntry(path, method, operation)),
    ),
  }));

/** Finds operations whose ID, path, URL or summary contains the keyword. */
export function findOperations(keyword: string): typeof reference {
  const query = keyword.trim().toLowerCase();
  if (query === "") return reference;
  return reference
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id, path, summary }) =>
        `${id} ${BASE_PATH}${path} ${summary}`.toLowerCase().includes(query),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
