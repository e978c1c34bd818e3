import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 20;

export interface LedgerFilter {
  /** 1 for income, 2 for expenses, undefined for both. */
  changeType?: 1 | 2;
  /** `2026-11` */
  month?: string;
}

/** Query for the points ledger, newest entry first. */
export const ledgerQuery = (api: Api, filter: LedgerFilter) =>
  apiInfinite(api, "pointsList", { query: filter }, { pageSize: PAGE_SIZE });

/** Query for the months with entries and their sums. */
export const monthsQuery = (api: Api) => apiQuery(api, "pointsMonths", { silent: true });
