import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 10;
const MEMBERS_SIZE = 20;
/** Number of members in the sidebar of a profile. */
const PREVIEW_SIZE = 5;

/** Followers or followed members. */
export type MemberList = "fansList" | "followList";

/** Query of a member's profile, with the follow state of the viewer. */
export const profile = (api: Api, userId: string) =>
  apiQuery(api, "otherInfoOfMember", { body: { userId }, silent: true });

/** Query of a member's published articles (1) or moments (0). */
export const publishedThreads = (api: Api, userId: string, threadClassify: 0 | 1) =>
  apiInfinite(api, "threadList", { query: { userId, threadClassify } }, { pageSize: PAGE_SIZE });

/** Query of a member's favorites, unless they are hidden. */
export const favoriteThreads = (api: Api, userId: string) =>
  apiInfinite(api, "favoriteList", { query: { userId } }, { pageSize: PAGE_SIZE });

/** Query of the followers of a member, or of the members that they follow. */
export const memberList = (api: Api, list: MemberList, userId: string) =>
  apiInfinite(api, list, { query: { userId } }, { pageSize: MEMBERS_SIZE });

/** Query of the first few members of a list, for the sidebar. */
export const memberPreview = (api: Api, list: MemberList, userId: string) =>
  apiQuery(api, list, { query: { userId, pageNum: 1, pageSize: PREVIEW_SIZE }, silent: true });
