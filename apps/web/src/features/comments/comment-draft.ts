import { randomId } from "@lenscape/api/random-id";
import { STORAGE_PREFIX } from "@lenscape/api/session";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { localStore, readJson, type SafeStorage, writeJson } from "#lib/storage.ts";
import type { UploadedPicture } from "#shell/media/use-picture-uploads.ts";
import { draftKey } from "#shell/session/unsent-texts.ts";
import type { Mention } from "./comment-mentions.ts";

/** Unsent text of a comment, a reply or an edit. */
export interface Draft {
  text: string;
  /** Members selected from the `@` suggestions. */
  mentions: readonly Mention[];
  pictures: readonly UploadedPicture[];
  /** Passage of the thread that the comment quotes, on one line. */
  quote?: string;
  /** Revision that an edit is based on. */
  revision?: number;
  /** Idempotency key of the last attempt. */
  requestId: string;
  /** Content of the last attempt. Different content needs a new `requestId`. */
  sent: string;
}

export const emptyDraft: Draft = { text: "", mentions: [], pictures: [], requestId: "", sent: "" };

type DraftStorage = Pick<SafeStorage, "getItem" | "setItem" | "removeItem">;

/** Returns the slot of an edited comment; other drafts have the ID of the comment replied to, or no slot. */
export const getEditSlot = (postId: string): string => `edit-${postId}`;

/** Returns the storage key of a member's draft for a thread or one of its comments. */
export const getDraftKey = (userId: string, threadId: string, slot = ""): string =>
  draftKey("comment", userId, threadId, slot);

/** Returns the key that drafts had before they belonged to a member. */
const getLegacyKey = (threadId: string, slot: string) => `${STORAGE_PREFIX}comment.${threadId}.${slot}`;

const isObjectArray = (value: unknown, fields: readonly string[]) =>
  Array.isArray(value) && value.every((item) => fields.every((field) => typeof item?.[field] === "string"));

function isDraft(value: unknown): value is Draft {
  const draft = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    [draft.text, draft.requestId, draft.sent].every((part) => typeof part === "string") &&
    (draft.quote === undefined || typeof draft.quote === "string") &&
    (draft.revision === undefined || typeof draft.revision === "number") &&
    isObjectArray(draft.mentions, ["userId", "nickname"]) &&
    isObjectArray(draft.pictures, ["url"])
  );
}

const isEmpty = ({ text, pictures, quote }: Draft) => text === "" && pictures.length === 0 && !quote;

/** Parses the stored value of a draft; returns undefined if there is no text in it. */
export const parseDraft = (stored: string | null): Draft | undefined =>
  findDraft({ getItem: () => stored }, "");

function findDraft(storage: Pick<DraftStorage, "getItem">, key: string): Draft | undefined {
  const stored = readJson(storage, key);
  return isDraft(stored) && !isEmpty(stored) ? stored : undefined;
}

/**
 * Returns a member's draft for a thread or one of its comments, or `emptyDraft` if none is stored. Includes a draft that
 * was stored without a member, and what was quoted before logging in.
 */
export function readDraft(
  userId: string,
  threadId: string,
  slot = "",
  storage: DraftStorage = localStore,
): Draft {
  const own =
    findDraft(storage, getDraftKey(userId, threadId, slot)) ??
    findDraft(storage, getLegacyKey(threadId, slot));
  const visitors = userId === "" ? undefined : findDraft(storage, getDraftKey("", threadId, slot));
  if (!visitors) return own ?? emptyDraft;
  return own ? { ...own, quote: visitors.quote ?? own.quote } : visitors;
}

/** Stores a member's draft, or removes it when it is empty. */
export function writeDraft(
  draft: Draft,
  userId: string,
  threadId: string,
  slot = "",
  storage: DraftStorage = localStore,
): void {
  writeJson(storage, getDraftKey(userId, threadId, slot), isEmpty(draft) ? undefined : draft);
  storage.removeItem(getLegacyKey(threadId, slot));
  if (userId !== "") storage.removeItem(getDraftKey("", threadId, slot));
}

/** Whether two drafts have the same content. */
export const hasSameContent = (a: Draft, b: Draft): boolean => getContent(a) === getContent(b);

const getContent = ({ text, pictures, quote }: Draft) =>
  [...(quote ? [quote] : []), text, ...pictures.map(({ url }) => url)].join("\n");

/** Returns the draft to send. The same content keeps its `requestId`, so that a retry never posts twice (CONST-031). */
export function withRequestId(draft: Draft): Draft {
  const sent = getContent(draft);
  return draft.requestId !== "" && draft.sent === sent ? draft : { ...draft, requestId: randomId(), sent };
}

/** Counts the characters of a text like the server does. */
export const countCharacters = (text: string): number => countGraphemes(text.trim().replaceAll("\n", ""));
