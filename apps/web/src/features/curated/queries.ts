import type { Api } from "@lenscape/api/client";
import { apiInfinite } from "#lib/query.ts";
import { group } from "#shell/threads/thread-group.ts";

/** The group that is shown when the address names none (AMB-056). */
const GROUP = "2";
/** CONST-016. */
const SIZE = 100;

const groupOf = (search: URLSearchParams) => search.get("groupId") || GROUP;

/** The group that an address names, for the head of the page. */
export const curatedGroup = (api: Api, search: URLSearchParams) => group(api, groupOf(search));

export const curatedOrders = ["all", "latest", "hot"] as const;
export type CuratedOrder = (typeof curatedOrders)[number];

/** The order an address names; the mixed one, heat that decays with age, when it names none or an unknown one. */
export const curatedOrderOf = (search: URLSearchParams): CuratedOrder =>
  curatedOrders.find((order) => order === search.get("order")) ?? "all";

const ORDER = { all: "hot_rank", latest: "cherrypick_at", hot: "hot_score" } as const;

/** The curated threads of the group that an address names. */
export const curated = (api: Api, search: URLSearchParams) =>
  apiInfinite(
    api,
    "cherrypickList",
    { query: { groupId: groupOf(search), orderByColumn: ORDER[curatedOrderOf(search)] } },
    { pageSize: SIZE },
  );
