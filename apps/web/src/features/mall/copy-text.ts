import { toast } from "@lenscape/ui/toast";
import { mallText as text } from "#copy/mall.ts";

/** Puts a text into the clipboard and tells whether it worked. */
export async function copyText(content: string): Promise<void> {
  const copied =
    navigator.clipboard !== undefined &&
    (await navigator.clipboard.writeText(content).then(
      () => true,
      () => false,
    ));
  toast(copied ? text.copied : text.copyFailed, { tone: copied ? "success" : "error" });
}
