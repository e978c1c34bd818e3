import { toast } from "@lenscape/ui/toast";
import { feedText as text } from "#copy/feed.ts";
import type { App } from "#lib/app.tsx";
import { paths } from "#paths";
import { changeThread } from "./viewer-acts.ts";

const isTouch = () => window.matchMedia("(pointer: coarse)").matches;

/** Copies a text where the page is not allowed the clipboard: over plain http there is none. */
function copyBySelection(content: string): boolean {
  const area = document.createElement("textarea");
  area.value = content;
  area.setAttribute("readonly", "");
  area.className = "fixed top-0 opacity-0";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  return copied;
}

/** Puts an address into the clipboard and says whether it worked. */
export async function copyLink(href: string): Promise<void> {
  const address = new URL(href, window.location.origin).href;
  const copied = navigator.clipboard
    ? await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      )
    : copyBySelection(address);
  toast(copied ? text.copied : text.copyFailed, { tone: copied ? "success" : "error" });
}

/** Hands a thread on: by the system's own sheet on a touch device, else by copying its link. False when called off. */
async function handOn({
  id,
  title,
  excerpt,
}: {
  id: string;
  title: string;
  excerpt: string;
}): Promise<boolean> {
  const url = new URL(paths.thread(id), window.location.origin).href;
  if (!isTouch() || !navigator.share) {
    await copyLink(url);
    return true;
  }
  try {
    await navigator.share({ title: title || excerpt, url });
    return true;
  } catch {
    return false;
  }
}

/** Shares a thread and, for a member, counts it. Throws `ApiError`. */
export async function shareThread(
  app: App,
  thread: { id: string; title: string; excerpt: string },
): Promise<void> {
  if (!(await handOn(thread)) || !app.session.token()) return;
  const { count } = await app.api.call("threadShare", { body: { threadId: thread.id }, silent: true });
  changeThread(app, thread.id, (row) => ({ ...row, shareCount: count }));
}
