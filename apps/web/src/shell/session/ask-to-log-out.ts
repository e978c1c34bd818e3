import { confirm } from "@lenscape/ui/confirm-dialog";
import { shellText as text } from "#shell/frame/text.ts";
import { hasDrafts } from "./unsent-texts.ts";

/** Asks whether the member means to log out (NAV-028), and says so where that takes unpublished texts with it. */
export const askToLogOut = (): Promise<boolean> =>
  confirm({
    content: text.logoutQuestion + (hasDrafts(localStorage) ? text.logoutDrafts : ""),
    okText: text.logoutConfirm,
  });
