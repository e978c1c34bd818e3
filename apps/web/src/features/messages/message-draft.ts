import { randomId } from "@lenscape/api/random-id";
import { STORAGE_PREFIX } from "@lenscape/api/session";
import { localStore, parseJson, writeJson } from "#lib/storage.ts";
import { draftKey } from "#shell/session/unsent-texts.ts";

/** Unsent text of a member in a conversation. */
export interface MessageDraft {
  text: string;
  /** Idempotency key of this very text, the same in all tabs. Another text has another one. */
  requestId: string;
}

/** Creates the draft of a text. */
export const createDraft = (text: string): MessageDraft => ({ text, requestId: randomId() });

/** Returns the storage key of a member's draft in a conversation. */
export const getDraftKey = (userId: string, dialogId: string): string =>
  draftKey("message", userId, dialogId);

/** Returns the key that message drafts had before all drafts shared one prefix. */
const getLegacyKey = (userId: string, dialogId: string) => `${STORAGE_PREFIX}message.${userId}.${dialogId}`;

/** Parses the stored value of a draft. Former versions stored the text alone. */
export function parseDraft(stored: string | null): MessageDraft {
  const { text, requestId } = (parseJson(stored) ?? {}) as Partial<MessageDraft>;
  return typeof text === "string" && typeof requestId === "string"
    ? { text, requestId }
    : createDraft(stored ?? "");
}

/** Returns the draft of a member in a conversation, with an empty text if there is none. */
export const readDraft = (userId: string, dialogId: string): MessageDraft =>
  parseDraft(
    localStore.getItem(getDraftKey(userId, dialogId)) ?? localStore.getItem(getLegacyKey(userId, dialogId)),
  );

/** Stores the draft of a member in a conversation, or removes it when its text is empty. */
export function writeDraft(userId: string, dialogId: string, draft: MessageDraft): void {
  writeJson(localStore, getDraftKey(userId, dialogId), draft.text.trim() === "" ? undefined : draft);
  localStore.removeItem(getLegacyKey(userId, dialogId));
}
