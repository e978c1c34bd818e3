import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** My balance and what this month brought. */
export const pointsInfo = (api: Api) => apiQuery(api, "pointsInfo", { silent: true });

/** My level, all levels, and what today brought. */
export const levelInfo = (api: Api) => apiQuery(api, "levelInfo", { silent: true });
