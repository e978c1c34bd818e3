import type { Api } from "@lenscape/api/client";
import { apiInfinite } from "#lib/query.ts";

/** The group that is shown when the address names none (AMB-056). */
const GROUP = "2";
/** CONST-016. */
const SIZE = 100;

/** The curated threads of the group that an address names. */
export const curated = (api: Api, search: URLSearchParams) =>
  apiInfinite(
    api,
    "cherrypickList",
    { query: { groupId: search.get("groupId") || GROUP } },
    { pageSize: SIZE },
  );
