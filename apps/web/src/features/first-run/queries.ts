import type { Api } from "@lenscape/api/client";
import type { Circle } from "@lenscape/api/types";
import { apiQuery } from "#lib/query.ts";

const MOST = 12;

/** The liveliest circles. */
export const liveliest = (api: Api) =>
  apiQuery(api, "circleList", {
    query: { pageNum: 1, pageSize: MOST, orderByColumn: "trends_count" },
    silent: true,
  });

/** Those one can join without being let in. */
export const openCircles = (rows: readonly Circle[]): Circle[] =>
  rows.filter(({ joinType, isOpen }) => joinType === 0 && isOpen === 1);
