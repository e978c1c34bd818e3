import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 10;
const USERS = 20;
/** The members in the sidebar of a profile. */
const PREVIEW = 5;

/** The two lists around a member. */
export type PeopleList = "fansList" | "followList";

/** A member's page as I see it: with whether I follow them. */
export const profile = (api: Api, userId: string) =>
  apiQuery(api, "otherInfoOfMember", { body: { userId }, silent: true });

/** What a member published: threads (1) or dynamics (0). */
export const published = (api: Api, userId: string, threadClassify: 0 | 1) =>
  apiInfinite(api, "threadList", { query: { userId, threadClassify } }, { pageSize: PAGE });

/** What a member keeps, unless they hide it. */
export const kept = (api: Api, userId: string) =>
  apiInfinite(api, "favoriteList", { query: { userId } }, { pageSize: PAGE });

/** Who follows a member, or whom they follow. */
export const people = (api: Api, list: PeopleList, userId: string) =>
  apiInfinite(api, list, { query: { userId } }, { pageSize: USERS });

/** The first few of those people. */
export const somePeople = (api: Api, list: PeopleList, userId: string) =>
  apiQuery(api, list, { query: { userId, pageNum: 1, pageSize: PREVIEW }, silent: true });
