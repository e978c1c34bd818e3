import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

export const columns = ["picks", "guides", "pacts"] as const;
export type Column = (typeof columns)[number];

/** Returns the column in a URL, or undefined for the overview. */
export const getColumn = (search: URLSearchParams): Column | undefined =>
  columns.find((column) => column === search.get("column"));

/** Number of picks. Greater than the number on the page, because the member may have hidden some. */
const PICKS_SIZE = 24;
const LINES_SIZE = 5;
const MEMBERS_SIZE = 10;
const FEED_SIZE = 10;
/** ID of the group with the editors' picks (AMB-056). */
const GROUP_ID = "2";

const PACTS = { isPact: 1, orderByColumn: "pact_at" } as const;
const GUIDES = { isGuide: 1, orderByColumn: "guide_at" } as const;

/** Query of the editors' picks, by heat that decays with age. */
export const picks = (api: Api) =>
  apiQuery(api, "cherrypickList", {
    query: { pageNum: 1, pageSize: PICKS_SIZE, groupId: GROUP_ID, orderByColumn: "hot_rank" },
  });

export const guideLines = (api: Api) =>
  apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: LINES_SIZE, ...GUIDES } });

export const pactLines = (api: Api) =>
  apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: LINES_SIZE, ...PACTS } });

export const people = (api: Api) =>
  apiQuery(api, "hotUserList", { query: { pageNum: 1, pageSize: MEMBERS_SIZE } });

/** Query of the IDs of threads that the member has hidden. */
export const hiddenThreads = (api: Api) => apiQuery(api, "recommendHidden", { silent: true });

/** Query of all threads of a column. */
export function columnFeed(api: Api, column: Column) {
  const size = { pageSize: FEED_SIZE };
  if (column === "picks") {
    return apiInfinite(
      api,
      "cherrypickList",
      { query: { groupId: GROUP_ID, orderByColumn: "hot_rank" } },
      size,
    );
  }
  return apiInfinite(api, "threadList", { query: column === "pacts" ? PACTS : GUIDES }, size);
}
