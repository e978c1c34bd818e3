import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Query of the viewer's points balance and the points of this month. */
export const pointsInfo = (api: Api) => apiQuery(api, "pointsInfo", { silent: true });

/** Query of the viewer's level, all levels, and the experience of today. */
export const levelInfo = (api: Api) => apiQuery(api, "levelInfo", { silent: true });
