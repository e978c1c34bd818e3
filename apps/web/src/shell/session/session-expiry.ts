import { confirm } from "@lenscape/ui/confirm-dialog";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import type { DataRouter } from "react-router-dom";
import { FOCUS_SETTLE_MS } from "#config/timing.ts";
import type { App } from "#lib/app.tsx";
import { getLoginPath } from "#lib/navigation-guard.ts";
import { localStore } from "#lib/storage.ts";
import { findPage, type PageName } from "#paths";
import { signOut } from "./member-session.ts";
import { expiredText as text } from "./text.ts";
import { stashDrafts } from "./unsent-texts.ts";

const TEXT_FIELDS = "textarea, [contenteditable=true], input:not([type=checkbox]):not([type=radio])";

/** Pages for signing in, where the question would be pointless. */
const LOGIN_PAGES: readonly PageName[] = ["pclogin", "login", "wxlogin", "oidclogin", "register", "recover"];

/** Whether the focus is in a text field that is not empty. */
function isTyping(): boolean {
  const field = document.activeElement;
  if (!field?.matches(TEXT_FIELDS)) return false;
  return ("value" in field ? String(field.value) : (field.textContent ?? "")).trim() !== "";
}

/** Resolves when the focus leaves the field (false) or the text is sent by keyboard (true). */
const waitForBlurOrSubmit = (): Promise<boolean> =>
  new Promise((resolve) => {
    const listeners = new AbortController();
    const finish = (isSubmitted: boolean) => {
      listeners.abort();
      resolve(isSubmitted);
    };
    const { signal } = listeners;
    document.addEventListener("focusout", () => finish(false), { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (getPressedKey(event) === "Enter" && (event.ctrlKey || event.metaKey)) finish(true);
      },
      { signal },
    );
  });

/** Resolves when nobody is typing, or the typed text has been sent by keyboard. */
async function waitUntilNotTyping(): Promise<void> {
  while (isTyping()) {
    const isSubmitted = await waitForBlurOrSubmit();
    // Lets the element that took the focus handle it first.
    await new Promise((resolve) => setTimeout(resolve, FOCUS_SETTLE_MS));
    if (isSubmitted) return;
  }
}

/**
 * Tells the member that the session has expired (ERR-002) and offers to log in again. Accepting logs out, keeps unsent
 * texts and opens the PC login page, which leads back to this page (STATE-037, STATE-038); declining stays on the page as
 * a visitor. The question waits until nobody is typing, and is left out for a member who has logged in again or opened a
 * login page meanwhile.
 */
export async function askToLogInAgain(
  app: App,
  router: Pick<DataRouter, "state" | "navigate">,
): Promise<void> {
  await waitUntilNotTyping();
  const page = findPage(router.state.location.pathname);
  const isLoggedIn = app.session.token() !== undefined;
  if (isLoggedIn || (page && LOGIN_PAGES.includes(page))) return app.api.rearm();
  const isAccepted = await confirm({
    title: text.title,
    content: text.question,
    okText: text.confirm,
  });
  app.api.rearm();
  if (!isAccepted) return;
  const restoreDrafts = stashDrafts(localStore);
  await signOut(app, () => {
    restoreDrafts();
    return router.navigate(getLoginPath(router.state.location));
  });
}
