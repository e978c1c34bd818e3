import { confirm } from "@lenscape/ui/confirm-dialog";
import { shellText as text } from "#copy/shell.ts";
import type { App } from "#lib/app.tsx";
import { paths } from "#paths";
import { holdDrafts } from "./drafts.ts";
import { signOut } from "./member.ts";

/**
 * Tells that the session has ended (ERR-002) and offers to sign in again: yes logs out and goes to the PC login page
 * (STATE-037, STATE-038), and keeps what was being written; no stays on the page as a visitor.
 */
export async function askToSignIn(app: App, goTo: (address: string) => void): Promise<void> {
  const again = await confirm({
    title: text.expiredTitle,
    content: text.expiredQuestion,
    okText: text.expiredConfirm,
    cancelText: text.cancel,
  });
  app.api.rearm();
  if (!again) return;
  const giveBack = holdDrafts(localStorage);
  await signOut(app);
  giveBack();
  goTo(paths.pclogin());
}
