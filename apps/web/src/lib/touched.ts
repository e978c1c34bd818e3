import { changesOf, type Entity, readersOf } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import type { InvalidateQueryFilters, QueryClient, QueryKey } from "@tanstack/react-query";

/** An operation that changes something. */
export type ChangeId = keyof typeof changesOf;

/** Selects the cached answers of some operations, for the filters of a query client. */
export function answersOf(ids: readonly OperationId[]): (query: { queryKey: QueryKey }) => boolean {
  const wanted = new Set<unknown>(ids);
  return ({ queryKey: [id] }) => wanted.has(id);
}

/** Selects the cached answers that show any of the entities. */
export const showing = (...entities: readonly Entity[]) =>
  answersOf(entities.flatMap((entity): readonly OperationId[] => readersOf[entity]));

/** Selects the cached answers that show what an operation may have changed, according to the contract. */
export const changedBy = (id: ChangeId) => showing(...changesOf[id]);

/**
 * Invalidates everything that an operation may have changed: what is mounted is refetched at once, the rest on next
 * use. `filters` narrows it; `refetchType: "none"` leaves what is mounted as it is.
 */
export const touched = (
  queries: QueryClient,
  id: ChangeId,
  filters?: Pick<InvalidateQueryFilters, "type" | "refetchType">,
): Promise<void> => queries.invalidateQueries({ ...filters, predicate: changedBy(id) });
