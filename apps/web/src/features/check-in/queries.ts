import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** Number of members in the ranking of the sidebar. */
export const EARLY_BIRD_COUNT = 5;

export const checkInInfoQuery = (api: Api) => apiQuery(api, "checkInInfo", { silent: true });

/** Query for a month of the member's check-ins; without a month, the current one. */
export const calendarQuery = (api: Api, month?: string) =>
  apiQuery(api, "checkInCalendar", { query: { month }, silent: true });

export const earlyBirdsQuery = (api: Api) =>
  apiQuery(api, "checkInRank", { query: { pageSize: EARLY_BIRD_COUNT } });

export const prizesQuery = (api: Api) => apiQuery(api, "prizeList");

export const prizeRecordQuery = (api: Api) => apiInfinite(api, "prizeRecord", {}, { pageSize: 10 });
