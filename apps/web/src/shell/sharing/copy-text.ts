import { writeClipboard } from "@lenscape/ui/lib/clipboard";
import { toast } from "@lenscape/ui/toast";
import { feedText as text } from "#shell/threads/feed-text.ts";

/** Copies a text to the clipboard, shows a toast with the result, and returns the text. */
export async function copyText(content: string, told: { done: string; failed: string }): Promise<boolean> {
  const copied = await writeClipboard(content);
  toast(copied ? told.done : told.failed, { tone: copied ? "success" : "error" });
  return copied;
}

/** Copies an address to the clipboard, shows a toast with the result, and returns it. */
export function copyLink(href: string): Promise<boolean> {
  const address = new URL(href, window.location.origin).href;
  return copyText(address, { done: text.copied, failed: text.copyFailed });
}
