import type { Api } from "@lenscape/api/client";
import { safeHref } from "@lenscape/richtext/links";
import { apiQuery } from "#lib/query.ts";
import { type PendingLogin, savePendingLogin } from "./pending-login.ts";

/** Query for the login methods that the operator has connected. */
export const loginMethodsQuery = (api: Api) => apiQuery(api, "wxWays", { silent: true });

/** Query for the accounts that are linked to the member's account. */
export const linkedAccountsQuery = (api: Api) => apiQuery(api, "wxInfo", { silent: true });

/** Opens WeChat, which redirects back to its own page. Throws `ApiError`. */
export async function startWechatLogin(api: Api, pending: Omit<PendingLogin, "state">): Promise<void> {
  const { url, state } = await api.call("wxBegin", {});
  const link = safeHref(url);
  if (link?.kind !== "external") return;
  savePendingLogin({ ...pending, state });
  window.location.assign(link.href);
}
