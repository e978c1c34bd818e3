import { toast } from "@lenscape/ui/toast";
import { isStorageBlocked } from "#lib/storage.ts";
import { storageBlockedText } from "./text.ts";

const FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true]";
/** Duration of the notice in milliseconds. It is longer than a result and comes unasked. */
const NOTICE_DURATION_MS = 6000;

/** Shows once per visit, when a text field is focused, that this browser keeps neither drafts nor the sign-in. */
export function announceBlockedStorage(document: Document): void {
  if (!isStorageBlocked()) return;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(FIELDS)) return;
    document.removeEventListener("focusin", onFocus);
    toast(storageBlockedText, { duration: NOTICE_DURATION_MS });
  };
  document.addEventListener("focusin", onFocus);
}
