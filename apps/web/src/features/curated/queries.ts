import type { Api } from "@lenscape/api/client";
import { apiInfinite } from "#lib/query.ts";
import { group } from "#shell/threads/thread-group.ts";

/** ID of the group that is shown by default (AMB-056). */
const DEFAULT_GROUP_ID = "2";
/** Page size (CONST-016). */
const PAGE_SIZE = 100;

const getGroupId = (search: URLSearchParams) => search.get("groupId") || DEFAULT_GROUP_ID;

/** Query of the group in a URL, for the page header. */
export const curatedGroup = (api: Api, search: URLSearchParams) => group(api, getGroupId(search));

export const curatedOrders = ["all", "latest", "hot"] as const;
export type CuratedOrder = (typeof curatedOrders)[number];

/** Returns the order in a URL. The default is `all`, by heat that decays with age. */
export const getCuratedOrder = (search: URLSearchParams): CuratedOrder =>
  curatedOrders.find((order) => order === search.get("order")) ?? "all";

const ORDER = { all: "hot_rank", latest: "cherrypick_at", hot: "hot_score" } as const;

/** Query of the curated threads of the group in a URL. */
export const curated = (api: Api, search: URLSearchParams) =>
  apiInfinite(
    api,
    "cherrypickList",
    { query: { groupId: getGroupId(search), orderByColumn: ORDER[getCuratedOrder(search)] } },
    { pageSize: PAGE_SIZE },
  );
