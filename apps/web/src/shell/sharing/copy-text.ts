import { writeClipboard } from "@lenscape/ui/lib/clipboard";
import { toast } from "@lenscape/ui/toast";
import { copyLinkText } from "./text.ts";

/** Copies a text to the clipboard and shows a toast with the result. Returns whether the text was copied. */
export async function copyText(
  content: string,
  messages: { done: string; failed: string },
): Promise<boolean> {
  const isCopied = await writeClipboard(content);
  toast(isCopied ? messages.done : messages.failed, { tone: isCopied ? "success" : "error" });
  return isCopied;
}

/** Copies a URL to the clipboard and shows a toast with the result. Returns whether the URL was copied. */
export function copyLink(href: string): Promise<boolean> {
  const url = new URL(href, window.location.origin).href;
  return copyText(url, copyLinkText);
}
