import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PAGE_SIZE = 20;

/** Query for the member's invitation code and counts. */
export const ownInvitationQuery = (api: Api) => apiQuery(api, "invitationMine", { silent: true });

/** Query for the invited members. */
export const invitedMembersQuery = (api: Api) =>
  apiInfinite(api, "invitationList", {}, { pageSize: PAGE_SIZE });

/** Query for the inviter of a code. */
export const welcomeQuery = (api: Api, code: string) =>
  apiQuery(api, "invitationWelcome", { query: { code }, silent: true });
