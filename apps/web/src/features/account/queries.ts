import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const USERS = 20;

/** What I told about myself, with my privacy. */
export const ownInfo = (api: Api) => apiQuery(api, "ownInfo", { body: {}, silent: true });

/** Where I am logged in. */
export const sessions = (api: Api) => apiQuery(api, "accountSessionList", { silent: true });

/** Without it a member has no access keys that work. */
export const KEY_PERMISSION = "apikey.create";

/** The keys of my programs. */
export const apiKeys = (api: Api) => apiQuery(api, "apiKeyList", { silent: true });

/** What I log in with instead of a password. */
export const passkeys = (api: Api) => apiQuery(api, "passkeyList", { silent: true });

export type Passkey = AnswerOf<"passkeyList">["passkeys"][number];

/** The ways back into my account. */
export const recovery = (api: Api) => apiQuery(api, "accountSecurity", { silent: true });

/** What I want to be reminded of, and who may write to me. */
export const reminders = (api: Api) => apiQuery(api, "noticeSettings", { silent: true });

/** Whom I have blocked. */
export const blocked = (api: Api) => apiInfinite(api, "blockList", {}, { pageSize: USERS });
