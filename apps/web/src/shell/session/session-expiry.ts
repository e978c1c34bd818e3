import { confirm } from "@lenscape/ui/confirm-dialog";
import type { DataRouter } from "react-router-dom";
import { FOCUS_SETTLE } from "#config/timing.ts";
import type { App } from "#lib/app.tsx";
import { loginFrom } from "#lib/guard.ts";
import { type PageName, pageAt } from "#paths";
import { expiredText as text } from "./expiry-text.ts";
import { signOut } from "./member-session.ts";
import { stashDrafts } from "./unsent-texts.ts";

const FIELDS = "textarea, [contenteditable=true], input:not([type=checkbox]):not([type=radio])";

/** Where one signs in: nobody there needs to be asked whether they want to. */
const SIGN_IN: readonly PageName[] = ["pclogin", "login", "wxlogin", "oidclogin", "register", "recover"];

/** Whether somebody is typing: the focus is in a field that is not empty. */
function isWriting(): boolean {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return false;
  return ("value" in field ? String(field.value) : (field.textContent ?? "")).trim() !== "";
}

/** Waits until nobody is typing: they have sent it by keyboard, or moved the focus out of the field. */
async function untilNotWriting(): Promise<void> {
  while (isWriting()) {
    const sent = await new Promise<boolean>((resolve) => {
      const seen = new AbortController();
      const end = (sends: boolean) => {
        seen.abort();
        resolve(sends);
      };
      const { signal } = seen;
      document.addEventListener("focusout", () => end(false), { signal });
      document.addEventListener(
        "keydown",
        ({ key, ctrlKey, metaKey }) => key === "Enter" && (ctrlKey || metaKey) && end(true),
        { signal },
      );
    });
    // Whatever took the focus is handled first.
    await new Promise((resolve) => setTimeout(resolve, FOCUS_SETTLE));
    if (sent) return;
  }
}

/**
 * Says that the session has ended (ERR-002) and offers to sign in again: yes logs out and goes to the PC login page
 * (STATE-037, STATE-038), which leads back here, and keeps unsent texts; no stays on the page as a visitor. Background
 * calls do not interrupt somebody who is typing: the question waits until they are done, and is not asked of who has gone to
 * sign in, or has done so, meanwhile.
 */
export async function askToSignIn(app: App, router: Pick<DataRouter, "state" | "navigate">): Promise<void> {
  await untilNotWriting();
  const page = pageAt(router.state.location.pathname);
  const isBack = app.session.token() !== undefined;
  if (isBack || (page && SIGN_IN.includes(page))) return app.api.rearm();
  const again = await confirm({
    title: text.title,
    content: text.question,
    okText: text.confirm,
  });
  app.api.rearm();
  if (!again) return;
  const giveBack = stashDrafts(localStorage);
  await signOut(app, () => {
    giveBack();
    return router.navigate(loginFrom(router.state.location));
  });
}
