import { confirm } from "@lenscape/ui/confirm-dialog";
import type { DataRouter } from "react-router-dom";
import { FOCUS_SETTLE } from "#config/timing.ts";
import { shellText as text } from "#copy/shell.ts";
import type { App } from "#lib/app.tsx";
import { loginFrom } from "#lib/guard.ts";
import { holdDrafts } from "./drafts.ts";
import { signOut } from "./member.ts";

const FIELDS = "textarea, [contenteditable=true], input:not([type=checkbox]):not([type=radio])";

/** Whether somebody is in the middle of writing: the focus is in a field with something in it. */
function isWriting(): boolean {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return false;
  return ("value" in field ? String(field.value) : (field.textContent ?? "")).trim() !== "";
}

/** Waits until nobody is writing: they have sent it by its keys, or turned to something that is no field. */
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
    // What took the focus is done first.
    await new Promise((resolve) => setTimeout(resolve, FOCUS_SETTLE));
    if (sent) return;
  }
}

/**
 * Tells that the session has ended (ERR-002) and offers to sign in again: yes logs out and goes to the PC login page
 * (STATE-037, STATE-038), which leads back here, and keeps what was being written; no stays on the page as a visitor. Who is in the middle of writing is not
 * interrupted by what saves or asks behind their back: it is told as soon as they turn to something else.
 */
export async function askToSignIn(app: App, router: Pick<DataRouter, "state" | "navigate">): Promise<void> {
  await untilNotWriting();
  const again = await confirm({
    title: text.expiredTitle,
    content: text.expiredQuestion,
    okText: text.expiredConfirm,
  });
  app.api.rearm();
  if (!again) return;
  const giveBack = holdDrafts(localStorage);
  await signOut(app, () => {
    giveBack();
    return router.navigate(loginFrom(router.state.location));
  });
}
