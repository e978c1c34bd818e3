import type { Api } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { operationTable } from "@lenscape/api/operations.gen";
import { endsList } from "@lenscape/api/paging";
import {
  type ArgsRest,
  type CallId,
  callQuery,
  type ListArgs,
  listQuery,
} from "@lenscape/api/tanstack-query";
import type { AnswerOf, ListId, Page } from "@lenscape/api/types";
import type { ListStatus } from "@lenscape/ui/list-footer";
import { type InfiniteData, QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { GC_TIME_MS, LIST_STALE_TIME_MS, STALE_TIME_MS } from "#config/timing.ts";

/**
 * Creates the query client of one tab or one request. Queries are not retried automatically: the API client reports
 * failures and the page offers a retry.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: STALE_TIME_MS,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Returns query metadata. `isPublic`: the response is the same for all viewers and stays cached across login and logout. */
const getQueryMeta = (id: CallId, asMember = false) => {
  const { auth } = operationTable[id];
  return { isPublic: auth === "public" || (auth === "optional" && !asMember) };
};

/**
 * Whether a query failed because its subject does not exist. For `throwOnError` of a page's main query: the error
 * boundary then shows the not-found page, also for a subject that is deleted while the page is open.
 */
export const isNotFoundError = (error: Error): boolean => error instanceof ApiError && error.code === 404;

/** Returns the query options of an operation, for `ensureQueryData` in a loader and `useQuery` in its page. */
export function apiQuery<Id extends CallId>(api: Api, id: Id, ...rest: ArgsRest<Id>) {
  const [args] = rest as [args?: { auth?: boolean }];
  return queryOptions<AnswerOf<Id>>({ ...callQuery(api, id, ...rest), meta: getQueryMeta(id, args?.auth) });
}

/** Returns the infinite query options of a list operation. */
export function apiInfinite<Id extends ListId & CallId>(
  api: Api,
  id: Id,
  args: ListArgs<Id>,
  size: { pageSize: number },
) {
  return {
    ...listQuery(api, id, args, size),
    staleTime: LIST_STALE_TIME_MS,
    meta: getQueryMeta(id, args.auth),
  };
}

/** Whether the page works without the response (`silent`), so that its failure is not reported. */
export const isOptionalQuery = ([, args]: QueryKey): boolean =>
  (args as { silent?: boolean } | undefined)?.silent === true;

/**
 * Returns the rows of all pages in order without duplicates. Duplicates occur because a new row at the top moves the
 * last row of each page to the next page.
 */
export function flattenRows<Row>(
  data: InfiniteData<Page<Row>> | undefined,
  getKey: (row: Row) => string,
): Row[] {
  const rows = new Map<string, Row>();
  for (const page of data?.pages ?? []) {
    for (const row of page.rows) if (!rows.has(getKey(row))) rows.set(getKey(row), row);
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
export const isUnauthorizedError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 401;

/** Returns the status shown in the footer of a list (STATE-031 to STATE-033). */
export function getListStatus({
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
