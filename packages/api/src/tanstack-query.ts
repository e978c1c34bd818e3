import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Api, CallOptions } from "./client.ts";
import { goesOn } from "./paging.ts";
import type { AnswerOf, ListId, OperationId, Page, QueryOf, RowOf, StreamId } from "./types.ts";

/** Operations that `call` performs. */
export type CallId = Exclude<OperationId, "commonUpload" | StreamId>;
type Args<Id extends CallId> = Omit<CallOptions<Id>, "signal">;
/** What an operation is asked, which may be left out where it needs nothing. */
export type ArgsRest<Id extends CallId> =
  Record<string, never> extends Args<Id> ? [args?: Args<Id>] : [args: Args<Id>];
/** Both `createApi` and `createClient` make one. */
export type Caller = Pick<Api, "call">;
type Call = (id: CallId, options: object) => Promise<never>;

/** The key of all cached answers of an operation, or of those to what it was asked. */
export const keyOf = (
  id: OperationId,
  ...asked: readonly unknown[]
): readonly [OperationId, ...unknown[]] => [id, ...asked];

/** The options of one operation for `useQuery` and `ensureQueryData`. */
export function callQuery<Id extends CallId>(api: Caller, id: Id, ...[args]: ArgsRest<Id>) {
  return queryOptions<AnswerOf<Id>>({
    queryKey: keyOf(id, args ?? {}),
    queryFn: ({ signal }) => (api.call as Call)(id, { ...args, signal }),
  });
}

export interface ListArgs<Id extends ListId> {
  query?: Omit<QueryOf<Id>, "pageNum" | "pageSize">;
  /** Sends the token to an operation whose token is optional. */
  auth?: boolean;
}

/** The options of a list operation for `useInfiniteQuery`. Pages count from 1. */
export function listQuery<Id extends ListId & CallId>(
  api: Caller,
  id: Id,
  { query, auth }: ListArgs<Id>,
  { pageSize }: { pageSize: number },
) {
  return infiniteQueryOptions({
    queryKey: keyOf(id, "pages", { ...query, pageSize, auth }),
    queryFn: async ({ pageParam, signal }): Promise<Page<RowOf<Id>>> => {
      // Asked twice at the same moment (the end of the list and its button), the first load is replaced: it is not sent.
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

/** The options of an operation for `useMutation`: what it is given is what `call` takes. */
export function callMutation<Id extends CallId>(api: Caller, id: Id) {
  return mutationOptions({
    mutationKey: keyOf(id),
    mutationFn: (args: CallOptions<Id>): Promise<AnswerOf<Id>> => (api.call as Call)(id, args as object),
  });
}
