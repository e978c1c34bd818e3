import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Query of a group of threads, for the header of its page (API-161). */
export const group = (api: Api, id: string) => apiQuery(api, "groupDetail", { path: { id }, silent: true });
