import { confirm } from "@lenscape/ui/confirm-dialog";
import { localStore } from "#lib/storage.ts";
import { shellText as text } from "#shell/frame/text.ts";
import { hasDrafts } from "./unsent-texts.ts";

/** Asks for confirmation before logging out (NAV-028). Warns if unsent texts would be deleted. */
export const askToLogOut = (): Promise<boolean> =>
  confirm({
    content: text.logoutQuestion + (hasDrafts(localStore) ? text.logoutDraftsWarning : ""),
    okText: text.logoutConfirm,
  });
