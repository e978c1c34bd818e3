import { toast } from "@lenscape/ui/toast";
import { feedText as text } from "#copy/feed.ts";

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

/** Puts a text into the clipboard, tells whether it worked, and gives it back. */
export async function copyText(content: string, told: { done: string; failed: string }): Promise<boolean> {
  const copied = navigator.clipboard
    ? await navigator.clipboard.writeText(content).then(
        () => true,
        () => false,
      )
    : copyBySelection(content);
  toast(copied ? told.done : told.failed, { tone: copied ? "success" : "error" });
  return copied;
}

/** Puts an address into the clipboard, tells whether it worked, and gives it back. */
export function copyLink(href: string): Promise<boolean> {
  const address = new URL(href, window.location.origin).href;
  return copyText(address, { done: text.copied, failed: text.copyFailed });
}
