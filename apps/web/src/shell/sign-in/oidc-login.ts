import type { Api } from "@lenscape/api/client";
import { safeHref } from "@lenscape/richtext/links";
import { type PendingLogin, savePendingLogin } from "./pending-login.ts";

/** Opens the identity provider, which redirects back to its own page. Throws `ApiError`. */
export async function startOidcLogin(
  api: Api,
  pending: Omit<PendingLogin, "state" | "visitKey">,
  { silent = false } = {},
): Promise<void> {
  const { url, state, visitKey } = await api.call("oidcBegin", { silent });
  const link = safeHref(url);
  if (link?.kind !== "external") return;
  savePendingLogin({ ...pending, state, visitKey });
  window.location.assign(link.href);
}
