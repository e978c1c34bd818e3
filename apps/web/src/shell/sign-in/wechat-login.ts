import type { Api } from "@lenscape/api/client";
import { safeHref } from "@lenscape/richtext/links";
import { apiQuery } from "#lib/query.ts";
import { type Pending, savePending } from "./pending-login.ts";

/** Which ways of logging in the operator has connected. */
export const ways = (api: Api) => apiQuery(api, "wxWays", { silent: true });

/** What my account is bound to. */
export const bindings = (api: Api) => apiQuery(api, "wxInfo", { silent: true });

/** Leaves for WeChat, which comes back to the page of its own. Throws `ApiError`. */
export async function beginWx(api: Api, visit: Omit<Pending, "state">): Promise<void> {
  const { url, state } = await api.call("wxBegin", {});
  const link = safeHref(url);
  if (link?.kind !== "external") return;
  savePending(window.sessionStorage, { ...visit, state });
  window.location.assign(link.href);
}
