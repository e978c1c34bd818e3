import type { Api, CallOptions } from "@lenscape/api/client";
import type { CallId } from "@lenscape/api/tanstack-query";
import { apiQuery } from "#lib/query.ts";

/** Number of rows per table page. */
export const PAGE_SIZE = 20;

/** Highest total that the server counts to; a total of this size means "at least". */
export const MAX_COUNTED_TOTAL = 10_000;

/** Query of a console operation: refetched on every mount and by `refreshConsole`. */
export const consoleQuery = <Id extends CallId>(
  api: Api,
  id: Id,
  args?: Omit<CallOptions<Id>, "signal">,
) => ({
  ...(apiQuery as unknown as (...call: [Api, Id, object]) => ReturnType<typeof apiQuery<Id>>)(api, id, {
    ...args,
    silent: true,
  }),
  staleTime: 0,
  meta: { console: true },
});

/** The console sections that the member may open, each with its number of pending items. */
export const consoleAccessQuery = (api: Api) => consoleQuery(api, "consoleAccess");

export const userGroupsQuery = (api: Api) => consoleQuery(api, "consoleGroupList");
