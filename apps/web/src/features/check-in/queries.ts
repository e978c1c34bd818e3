import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

/** How many of the earliest are shown in the sidebar. */
export const EARLY = 5;

export const checkInInfo = (api: Api) => apiQuery(api, "checkInInfo", { silent: true });

/** A month of mine; the present one when none is named. */
export const calendar = (api: Api, month?: string) =>
  apiQuery(api, "checkInCalendar", { query: { month }, silent: true });

export const earlyBirds = (api: Api) => apiQuery(api, "checkInRank", { query: { pageSize: EARLY } });

export const prizes = (api: Api) => apiQuery(api, "prizeList");

export const prizeRecord = (api: Api) => apiInfinite(api, "prizeRecord", {}, { pageSize: 10 });
