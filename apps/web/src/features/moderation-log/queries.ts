import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** What was moderated in the last twelve months, without names. */
export const moderationLog = (api: Api) => apiQuery(api, "moderationLog", { silent: true });
