import type { Api } from "@lenscape/api/client";
import { apiInfinite, apiQuery } from "#lib/query.ts";

const PEOPLE = 20;

/** My code and what my invitations have come to. */
export const myInvitation = (api: Api) => apiQuery(api, "invitationMine", { silent: true });

/** Whom I invited. */
export const invited = (api: Api) => apiInfinite(api, "invitationList", {}, { pageSize: PEOPLE });

/** Whose code it is. */
export const welcomeOf = (api: Api, code: string) =>
  apiQuery(api, "invitationWelcome", { query: { code }, silent: true });
