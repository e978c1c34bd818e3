import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 20;

/** Query for the member's own profile with the privacy settings. */
export const ownInfoQuery = (api: Api) => apiQuery(api, "ownInfo", { body: {}, silent: true });

/** Query for the member's sessions. */
export const sessionsQuery = (api: Api) => apiQuery(api, "accountSessionList", { silent: true });

/** Permission to create access keys. */
export const API_KEY_PERMISSION = "apikey.create";

/** Query for the member's access keys. */
export const apiKeysQuery = (api: Api) => apiQuery(api, "apiKeyList", { silent: true });

/** Query for the member's passkeys. */
export const passkeysQuery = (api: Api) => apiQuery(api, "passkeyList", { silent: true });

export type Passkey = AnswerOf<"passkeyList">["passkeys"][number];

/** Query for the member's security settings: recovery methods, two-step login and passkeys. */
export const securityQuery = (api: Api) => apiQuery(api, "accountSecurity", { silent: true });

/** Query for the notification settings and the message privacy. */
export const reminderSettingsQuery = (api: Api) => apiQuery(api, "noticeSettings", { silent: true });

/** Query for the members that the member has blocked. */
export const blockedMembersQuery = (api: Api) => apiInfinite(api, "blockList", {}, { pageSize: PAGE_SIZE });
