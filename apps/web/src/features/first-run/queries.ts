import type { Api } from "@lenscape/api/client";
import type { Circle } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

const MOST = 12;

/** Query for the most active circles. */
export const popularCirclesQuery = (api: Api) =>
  apiQuery(api, "circleList", {
    query: { pageNum: 1, pageSize: MOST, orderByColumn: "trends_count" },
    silent: true,
  });

/** Returns the circles that can be joined without an application. */
export const getOpenCircles = (rows: readonly Circle[]): Circle[] =>
  rows.filter(({ joinType, isOpen }) => joinType === 0 && isOpen === 1);
