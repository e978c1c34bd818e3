import type { Api } from "@lenscape/api/client";
import type { QueryOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 20;

export type NoticeKind = NonNullable<QueryOf<"postNoticeList">["section"]>;
export const noticeKinds = ["reply", "mention", "like", "follow"] as const satisfies readonly NoticeKind[];

/** What others did with what is mine; one kind of it, or all. */
export const interactions = (api: Api, section?: NoticeKind) =>
  apiInfinite(api, "postNoticeList", { query: { section } }, { pageSize: PAGE });

/** What the community told me. */
export const systemNotices = (api: Api) => apiInfinite(api, "systemNoticeList", {}, { pageSize: PAGE });

/** What I want to be reminded of, and who may write to me. */
export const settings = (api: Api) => apiQuery(api, "noticeSettings", { silent: true });
