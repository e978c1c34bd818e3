import { STORAGE_PREFIX } from "@lenscape/api/session";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string, dialogId: string) => `${STORAGE_PREFIX}message.${userId}.${dialogId}`;

/** What a member has begun to write in a dialog. */
export function readDraft(store: Store, userId: string, dialogId: string): string {
  try {
    return store.getItem(keyOf(userId, dialogId)) ?? "";
  } catch {
    return "";
  }
}

/** Keeps what was begun, or takes it away when it is empty. A full storage costs the draft only. */
export function writeDraft(store: Store, userId: string, dialogId: string, text: string): void {
  try {
    if (text.trim() === "") store.removeItem(keyOf(userId, dialogId));
    else store.setItem(keyOf(userId, dialogId), text);
  } catch {
    // Writing goes on without a kept draft.
  }
}
