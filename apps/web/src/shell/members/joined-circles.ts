import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

const ALL = 100;

/** The circles I belong to, the busiest of today first, with what is new in them. */
export const joinedCircles = (api: Api) =>
  apiQuery(api, "circleMine", { query: { pageNum: 1, pageSize: ALL } });
