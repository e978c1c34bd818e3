import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE = 10;
const USERS = 20;

/** A member's page as I see it: with whether I follow them. */
export const profile = (api: Api, userId: string) =>
  apiQuery(api, "otherInfoOfMember", { body: { userId }, silent: true });

/** What a member published: threads (1) or dynamics (0). */
export const published = (api: Api, userId: string, threadClassify: 0 | 1) =>
  apiInfinite(api, "threadList", { query: { userId, threadClassify } }, { pageSize: PAGE });

/** Who follows a member, or whom they follow; mine without `userId`. */
export const people = (api: Api, list: "fansList" | "followList", userId?: string) =>
  apiInfinite(api, list, { query: { userId } }, { pageSize: USERS });
