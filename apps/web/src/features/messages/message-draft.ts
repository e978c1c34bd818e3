import { randomId } from "@lenscape/api/random-id";
import { STORAGE_PREFIX } from "@lenscape/api/session";
import { localStore, parseJson, writeJson } from "#lib/storage.ts";
import type { UploadedPicture } from "#shell/media/use-picture-uploads.ts";
import { draftKey } from "#shell/session/unsent-texts.ts";

/** An attached picture, which is sent as a message of its own with its idempotency key. */
export type MessagePicture = UploadedPicture & { requestId: string };

/** Unsent text and pictures of a member in a conversation. */
export interface MessageDraft {
  text: string;
  /** Idempotency key of this very text, the same in all tabs. Another text has another one. */
  requestId: string;
  pictures: readonly MessagePicture[];
}

/** Creates the draft of a text. */
export const createDraft = (text: string, pictures: readonly MessagePicture[] = []): MessageDraft => ({
  text,
  requestId: randomId(),
  pictures,
});

/** Adds idempotency keys to the pictures that have none. */
export const withRequestIds = (
  pictures: readonly (UploadedPicture & { requestId?: string })[],
): MessagePicture[] => pictures.map((picture) => ({ requestId: randomId(), ...picture }));

/** Whether a draft has neither a text nor pictures. */
export const isEmptyDraft = ({ text, pictures }: MessageDraft): boolean =>
  text.trim() === "" && pictures.length === 0;

/** Whether two drafts have the same content. */
export const hasSameContent = (a: MessageDraft, b: MessageDraft): boolean => getContent(a) === getContent(b);

const getContent = ({ text, pictures }: MessageDraft) =>
  JSON.stringify([text.trim(), ...pictures.map(({ url }) => url)]);

/** Returns the storage key of a member's draft in a conversation. */
export const getDraftKey = (userId: string, dialogId: string): string =>
  draftKey("message", userId, dialogId);

/** Returns the key that message drafts had before all drafts shared one prefix. */
const getLegacyKey = (userId: string, dialogId: string) => `${STORAGE_PREFIX}message.${userId}.${dialogId}`;

const isPicture = (value: unknown): value is MessagePicture => {
  const { url, requestId } = (value ?? {}) as Partial<Record<keyof MessagePicture, unknown>>;
  return typeof url === "string" && typeof requestId === "string";
};

/** Parses the stored value of a draft. Former versions stored the text alone, or without pictures. */
export function parseDraft(stored: string | null): MessageDraft {
  const { text, requestId, pictures = [] } = (parseJson(stored) ?? {}) as Partial<MessageDraft>;
  return typeof text === "string" && typeof requestId === "string" && Array.isArray(pictures)
    ? { text, requestId, pictures: pictures.filter(isPicture) }
    : createDraft(stored ?? "");
}

/** Returns the draft of a member in a conversation, empty if there is none. */
export const readDraft = (userId: string, dialogId: string): MessageDraft =>
  parseDraft(
    localStore.getItem(getDraftKey(userId, dialogId)) ?? localStore.getItem(getLegacyKey(userId, dialogId)),
  );

/** Stores the draft of a member in a conversation, or removes it when it is empty. */
export function writeDraft(userId: string, dialogId: string, draft: MessageDraft): void {
  writeJson(localStore, getDraftKey(userId, dialogId), isEmptyDraft(draft) ? undefined : draft);
  localStore.removeItem(getLegacyKey(userId, dialogId));
}
