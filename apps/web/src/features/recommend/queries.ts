import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export const columns = ["picks", "guides", "pacts"] as const;
export type Column = (typeof columns)[number];

/** The column an address names; undefined for the overview of all. */
export const columnOf = (search: URLSearchParams): Column | undefined =>
  columns.find((column) => column === search.get("column"));

/** More than are shown: some may be hidden. */
const PICKS = 24;
const LINES = 5;
const PEOPLE = 10;
const FEED_SIZE = 10;
/** The group whose picks are the editors' (AMB-056). */
const GROUP = "2";

const PACTS = { isPact: 1, orderByColumn: "pact_at" } as const;
const GUIDES = { isGuide: 1, orderByColumn: "guide_at" } as const;

/** What editors picked, by heat that decays with age. */
export const picks = (api: Api) =>
  apiQuery(api, "cherrypickList", {
    query: { pageNum: 1, pageSize: PICKS, groupId: GROUP, orderByColumn: "hot_rank" },
  });

export const guideLines = (api: Api) =>
  apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: LINES, ...GUIDES } });

export const pactLines = (api: Api) =>
  apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: LINES, ...PACTS } });

export const people = (api: Api) => apiQuery(api, "hotUserList", { query: { pageNum: 1, pageSize: PEOPLE } });

/** What I am not interested in. */
export const hidden = (api: Api) => apiQuery(api, "recommendHidden", { silent: true });

/** All threads of a column. */
export function columnFeed(api: Api, column: Column) {
  const size = { pageSize: FEED_SIZE };
  if (column === "picks") {
    return apiInfinite(api, "cherrypickList", { query: { groupId: GROUP, orderByColumn: "hot_rank" } }, size);
  }
  return apiInfinite(api, "threadList", { query: column === "pacts" ? PACTS : GUIDES }, size);
}
