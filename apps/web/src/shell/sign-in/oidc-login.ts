import type { Api } from "@lenscape/api/client";
import { safeHref } from "@lenscape/richtext/links";
import { type Pending, savePending } from "./pending-login.ts";

/** Leaves for the identity provider, which comes back to the page of its own. Throws `ApiError`. */
export async function beginOidc(
  api: Api,
  visit: Omit<Pending, "state" | "visitKey">,
  { silent = false } = {},
): Promise<void> {
  const { url, state, visitKey } = await api.call("oidcBegin", { silent });
  const link = safeHref(url);
  if (link?.kind !== "external") return;
  savePending(window.sessionStorage, { ...visit, state, visitKey });
  window.location.assign(link.href);
}
