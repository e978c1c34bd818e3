import { STORAGE_PREFIX } from "@lenscape/api/session";
import { localStore } from "#lib/storage.ts";
import { draftKey } from "#shell/session/unsent-texts.ts";

const getKey = (userId: string, dialogId: string) => draftKey("message", userId, dialogId);

/** Returns the key that message drafts had before all drafts shared one prefix. */
const getLegacyKey = (userId: string, dialogId: string) => `${STORAGE_PREFIX}message.${userId}.${dialogId}`;

/** Returns the unsent text of a member in a conversation, empty if there is none. */
export const readDraft = (userId: string, dialogId: string): string =>
  localStore.getItem(getKey(userId, dialogId)) ?? localStore.getItem(getLegacyKey(userId, dialogId)) ?? "";

/** Stores the unsent text of a member in a conversation, or removes it when it is empty. */
export function writeDraft(userId: string, dialogId: string, text: string): void {
  if (text.trim() === "") localStore.removeItem(getKey(userId, dialogId));
  else localStore.setItem(getKey(userId, dialogId), text);
  localStore.removeItem(getLegacyKey(userId, dialogId));
}
