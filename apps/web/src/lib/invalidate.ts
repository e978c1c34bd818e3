import { changesOf, type Entity, readersOf } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import type { InvalidateQueryFilters, QueryClient, QueryKey } from "@tanstack/react-query";

/** An operation that changes data. */
export type ChangeId = keyof typeof changesOf;

/** Creates a query filter predicate that matches the responses of some operations. */
export function byOperations(ids: readonly OperationId[]): (query: { queryKey: QueryKey }) => boolean {
  const operations = new Set<unknown>(ids);
  return ({ queryKey: [id] }) => operations.has(id);
}

/** Creates a query filter predicate that matches the responses that contain any of the entities. */
export const byEntities = (...entities: readonly Entity[]) =>
  byOperations(entities.flatMap((entity): readonly OperationId[] => readersOf[entity]));

/** Creates a query filter predicate that matches the responses that an operation may change, according to the contract. */
export const byChange = (id: ChangeId) => byEntities(...changesOf[id]);

/**
 * Invalidates all responses that an operation may have changed: mounted queries are refetched at once, others on next
 * use. `filters` limits the selection; with `refetchType: "none"` mounted queries are not refetched.
 */
export const invalidateAfter = (
  queries: QueryClient,
  id: ChangeId,
  filters?: Pick<InvalidateQueryFilters, "type" | "refetchType">,
): Promise<void> => queries.invalidateQueries({ ...filters, predicate: byChange(id) });
