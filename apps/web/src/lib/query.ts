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
import { GC_TIME, LIST_STALE_TIME, STALE_TIME } from "#config/timing.ts";

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

/** Whether what a page is about is not there: `throwOnError` of its query, so that its boundary says so when it goes meanwhile. */
export const isGone = (error: Error): boolean => error instanceof ApiError && error.code === 404;

/** The query options of one operation, for `ensureQueryData` in a loader and `useQuery` in its page. */
export function apiQuery<Id extends CallId>(api: Api, id: Id, ...rest: ArgsRest<Id>) {
  const [args] = rest as [args?: { auth?: boolean }];
  return queryOptions<AnswerOf<Id>>({ ...callQuery(api, id, ...rest), meta: everybodys(id, args?.auth) });
}

/** The infinite query options of a list operation. */
export function apiInfinite<Id extends ListId & CallId>(
  api: Api,
  id: Id,
  args: ListArgs<Id>,
  size: { pageSize: number },
) {
  return {
    ...listQuery(api, id, args, size),
    staleTime: LIST_STALE_TIME,
    meta: everybodys(id, args.auth),
  };
}

/** Whether a page works without this answer, so that its failure is not reported. */
export const isOptionalQuery = ([, args]: QueryKey): boolean =>
  (args as { silent?: boolean } | undefined)?.silent === true;

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
