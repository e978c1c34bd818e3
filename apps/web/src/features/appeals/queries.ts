import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

export const PAGE_SIZE = 10;

/** Returns the page number in a URL. */
export const getPageNum = (search: URLSearchParams): number =>
  Math.max(1, Math.min(10_000, Math.trunc(Number(search.get("page"))) || 1));

/** Query of the moderation actions against the member, latest first. */
export const ownModerationActions = (api: Api, pageNum: number) =>
  apiQuery(api, "appealList", { query: { pageNum, pageSize: PAGE_SIZE } });
