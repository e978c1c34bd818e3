import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Api, CallOptions } from "./client.ts";
import { goesOn } from "./paging.ts";
import type { AnswerOf, ListId, OperationId, Page, QueryOf, RowOf, StreamId } from "./types.ts";

/** Operations that `call` performs. */
export type CallId = Exclude<OperationId, "commonUpload" | StreamId>;
type Args<Id extends CallId> = Omit<CallOptions<Id>, "signal">;
/** Arguments of an operation; optional where the operation requires none. */
export type ArgsRest<Id extends CallId> =
  Record<string, never> extends Args<Id> ? [args?: Args<Id>] : [args: Args<Id>];
/** Result of `createApi` or of `createClient`. */
export type Caller = Pick<Api, "call">;
type Call = (id: CallId, options: object) => Promise<never>;

/** Query key of an operation: of all its cached responses, or only of those for the given arguments. */
export const keyOf = (id: OperationId, ...args: readonly unknown[]): readonly [OperationId, ...unknown[]] => [
  id,
  ...args,
];

/** Query options of an operation for `useQuery` and `ensureQueryData`. */
export function callQuery<Id extends CallId>(api: Caller, id: Id, ...[args]: ArgsRest<Id>) {
  return queryOptions<AnswerOf<Id>>({
    queryKey: keyOf(id, args ?? {}),
    queryFn: ({ signal }) => (api.call as Call)(id, { ...args, signal }),
  });
}

export interface ListArgs<Id extends ListId> {
  query?: Omit<QueryOf<Id>, "pageNum" | "pageSize">;
  /** Whether to send the token, for operations with optional authentication. */
  auth?: boolean;
}

/** Query options of a list operation for `useInfiniteQuery`. Page numbers start at 1. */
export function listQuery<Id extends ListId & CallId>(
  api: Caller,
  id: Id,
  { query, auth }: ListArgs<Id>,
  { pageSize }: { pageSize: number },
) {
  return infiniteQueryOptions({
    queryKey: keyOf(id, "pages", { ...query, pageSize, auth }),
    queryFn: async ({ pageParam, signal }): Promise<Page<RowOf<Id>>> => {
      // When two loads start in the same tick (end of the list and its button), the first is aborted before it is sent.
      await Promise.resolve();
      signal.throwIfAborted();
      return (api.call as Call)(id, { query: { ...query, pageNum: pageParam, pageSize }, auth, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last: Page<RowOf<Id>>, all: Page<RowOf<Id>>[]) =>
      goesOn(
        last,
        all.reduce((sum, page) => sum + page.rows.length, 0),
      )
        ? all.length + 1
        : undefined,
  });
}

/** Mutation options of an operation for `useMutation`; its variables are the arguments of `call`. */
export function callMutation<Id extends CallId>(api: Caller, id: Id) {
  return mutationOptions({
    mutationKey: keyOf(id),
    mutationFn: (args: CallOptions<Id>): Promise<AnswerOf<Id>> => (api.call as Call)(id, args as object),
  });
}
