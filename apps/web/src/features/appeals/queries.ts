import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Acts of a page. */
export const PAGE = 10;

/** The page that an address names. */
export const pageNumOf = (search: URLSearchParams): number =>
  Math.max(1, Math.min(10_000, Math.trunc(Number(search.get("page"))) || 1));

/** What was done to me, the latest first. */
export const ownActs = (api: Api, pageNum: number) =>
  apiQuery(api, "appealList", { query: { pageNum, pageSize: PAGE } });
