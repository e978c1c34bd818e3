import { toast } from "@lenscape/ui/toast";
import { feedText as text } from "#copy/feed.ts";

/** Copies a text where the clipboard API is missing, as over plain http. */
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

/** Copies a text to the clipboard, shows a toast with the result, and returns the text. */
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

/** Copies an address to the clipboard, shows a toast with the result, and returns it. */
export function copyLink(href: string): Promise<boolean> {
  const address = new URL(href, window.location.origin).href;
  return copyText(address, { done: text.copied, failed: text.copyFailed });
}
