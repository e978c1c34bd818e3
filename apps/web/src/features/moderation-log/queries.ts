import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Query of the moderation actions of the last twelve months, without names. */
export const moderationLog = (api: Api) => apiQuery(api, "moderationLog", { silent: true });
