import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** All badges with my progress. */
export const badgeWall = (api: Api) => apiQuery(api, "badgeList", { silent: true });
