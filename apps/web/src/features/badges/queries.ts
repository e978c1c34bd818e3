import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Query for all badges with the member's progress. */
export const badgesQuery = (api: Api) => apiQuery(api, "badgeList", { silent: true });
