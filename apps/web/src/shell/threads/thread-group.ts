import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** A group of threads, for the head of a page of its threads (API-161). */
export const group = (api: Api, id: string) => apiQuery(api, "groupDetail", { path: { id }, silent: true });
