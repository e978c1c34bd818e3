import type { Api } from "@lenscape/api/client";
import type { QueryOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 20;

export type NotificationKind = NonNullable<QueryOf<"postNoticeList">["section"]>;
export const notificationKinds = [
  "reply",
  "mention",
  "like",
  "follow",
] as const satisfies readonly NotificationKind[];

/** Query of interactions of others with the member's content, of one kind or all. */
export const interactions = (api: Api, section?: NotificationKind) =>
  apiInfinite(api, "postNoticeList", { query: { section } }, { pageSize: PAGE_SIZE });

/** Query of system notifications. */
export const systemNotifications = (api: Api) =>
  apiInfinite(api, "systemNoticeList", {}, { pageSize: PAGE_SIZE });

/** Query of the member's notification settings, and of who may send messages. */
export const notificationSettings = (api: Api) => apiQuery(api, "noticeSettings", { silent: true });
