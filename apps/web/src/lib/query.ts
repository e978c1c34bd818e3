import type { Api, CallOptions } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { operationTable } from "@lenscape/api/operations.gen";
import { endsList, goesOn } from "@lenscape/api/paging";
import type { AnswerOf, ListId, OperationId, Page, QueryOf, RowOf } from "@lenscape/api/types";
import type { ListStatus } from "@lenscape/ui/list-footer";
import {
  type InfiniteData,
  infiniteQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { GC_TIME, LIST_STALE_TIME, STALE_TIME } from "#config/timing.ts";

type CallId = Exclude<OperationId, "commonUpload">;
type Args<Id extends CallId> = Omit<CallOptions<Id>, "signal">;
type ArgsRest<Id extends CallId> =
  Record<string, never> extends Args<Id> ? [args?: Args<Id>] : [args: Args<Id>];
type Call = (id: CallId, options: object) => Promise<never>;

/**
 * A cache for one tab or one request. Failures are reported by the client and shown by the page, and never retried
 * silently.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: STALE_TIME,
        gcTime: GC_TIME,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Whether an answer is the same for everybody: it was asked for without a token. It outlives log-in and log-out. */
const everybodys = (id: CallId, asMember = false) => {
  const { auth } = operationTable[id];
  return { everybodys: auth === "public" || (auth === "optional" && !asMember) };
};

/** The key of all cached answers of an operation, or of those to what it was asked. */
export const keyOf = (
  id: OperationId,
  ...asked: readonly unknown[]
): readonly [OperationId, ...unknown[]] => [id, ...asked];

/** The query options of one operation, for `ensureQueryData` in a loader and `useQuery` in its page. */
export function apiQuery<Id extends CallId>(api: Api, id: Id, ...[args]: ArgsRest<Id>) {
  return queryOptions<AnswerOf<Id>>({
    queryKey: keyOf(id, args ?? {}),
    queryFn: ({ signal }) => (api.call as Call)(id, { ...args, signal }),
    meta: everybodys(id, (args as { auth?: boolean } | undefined)?.auth),
  });
}

/** Whether a page works without this answer, so that its failure is not reported. */
export const isOptionalQuery = ([, args]: QueryKey): boolean =>
  (args as { silent?: boolean } | undefined)?.silent === true;

interface ListArgs<Id extends ListId> {
  query?: Omit<QueryOf<Id>, "pageNum" | "pageSize">;
  /** Sends the token to an operation whose token is optional. */
  auth?: boolean;
}

/**
 * The infinite query options of a list operation. Pages count from 1.
 */
export function apiInfinite<Id extends ListId>(
  api: Api,
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
    staleTime: LIST_STALE_TIME,
    meta: everybodys(id, auth),
  });
}

/** The rows of all pages in order without duplicates: a new row at the top pushes the last one onto the next page. */
export function flatRows<Row>(data: InfiniteData<Page<Row>> | undefined, keyOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>();
  for (const page of data?.pages ?? []) {
    for (const row of page.rows) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  }
  return [...rows.values()];
}

interface ListState {
  error: Error | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isPending: boolean;
}

/** Whether a call failed because the session has ended. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.code === 401;

/** What the footer of a list says (STATE-031 to STATE-033). */
export function listStatus({
  error,
  hasNextPage,
  isFetching,
  isFetchingNextPage,
  isPending,
}: ListState): ListStatus {
  if (isFetchingNextPage || (isPending && isFetching)) return "loading";
  if (error) return endsList(error) ? "over" : "error";
  return hasNextPage ? "more" : "over";
}
