import type { Api, CallOptions } from "@lenscape/api/client";
import type { CallId } from "@lenscape/api/tanstack-query";
import { apiQuery } from "#lib/query.ts";

/** Rows of a page of a table. */
export const PAGE = 20;

/** The server counts no further. */
export const COUNTED = 10_000;

/** What the console shows of one operation: asked for again on every visit and after every act. */
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

/** Where the member may go in the console, and how much waits there. */
export const access = (api: Api) => consoleQuery(api, "consoleAccess");

export const userGroups = (api: Api) => consoleQuery(api, "consoleGroupList");
