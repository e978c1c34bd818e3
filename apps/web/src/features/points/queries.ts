import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 20;

export interface EntryFilter {
  /** 1 what came in, 2 what went out, all when left out. */
  changeType?: 1 | 2;
  /** `2026-11` */
  month?: string;
}

/** My points, entry by entry, the latest first. */
export const entries = (api: Api, filter: EntryFilter) =>
  apiInfinite(api, "pointsList", { query: filter }, { pageSize: PAGE });

/** The months that have entries, with their sums. */
export const months = (api: Api) => apiQuery(api, "pointsMonths", { silent: true });
