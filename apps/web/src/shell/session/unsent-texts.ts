import { type SessionStorage, STORAGE_PREFIX } from "@lenscape/api/session";
import { useEffect, useEffectEvent, useState } from "react";
import { localStore } from "#lib/storage.ts";

/** Storage key prefix of all unsent texts: thread drafts, comments, messages and forms. */
export const DRAFT_PREFIX = `${STORAGE_PREFIX}draft.`;

/** Key prefixes that comment and message drafts had before they shared `DRAFT_PREFIX`. */
const LEGACY_PREFIXES = [`${STORAGE_PREFIX}comment.`, `${STORAGE_PREFIX}message.`];

/**
 * Returns the storage key of an unsent text. The member's ID is part of the key, so that other members on the same
 * browser never see the text. A visitor's ID is empty.
 * @param kind kind of text or name of the form
 * @param ids what the text belongs to, for example a thread and the comment replied to
 */
export const draftKey = (kind: string | number, userId: string, ...ids: readonly string[]): string =>
  DRAFT_PREFIX + [kind, userId, ...ids].join(".");

const isDraftKey = (key: string) =>
  [DRAFT_PREFIX, ...LEGACY_PREFIXES].some((prefix) => key.startsWith(prefix));

const getDraftKeys = (storage: SessionStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter(isDraftKey);

/** Whether any unsent text is stored, of whichever member. Logging out removes it. */
export const hasDrafts = (storage: SessionStorage): boolean => getDraftKeys(storage).length > 0;

/** Removes all unsent texts from the storage. */
export function removeDrafts(storage: SessionStorage): void {
  for (const key of getDraftKeys(storage)) storage.removeItem(key);
}

/**
 * Copies all unsent texts out of the storage. Returns a function that puts them back. An expired session keeps them,
 * while logging out removes them (STATE-044).
 */
export function stashDrafts(storage: SessionStorage): () => void {
  const drafts = getDraftKeys(storage).map((key) => [key, storage.getItem(key) ?? ""] as const);
  return () => {
    for (const [key, draft] of drafts) storage.setItem(key, draft);
  };
}

/**
 * Returns the ID of the member whose unsent texts a component stores: the first member that was signed in while the
 * component was mounted. The ID outlives an expired session, so that the text is not stored for a visitor.
 * @param userId ID of the present viewer, empty for a visitor
 */
export function useDraftOwner(userId: string): string {
  const [owner, setOwner] = useState(userId);
  if (owner === "" && userId !== "") setOwner(userId);
  return owner || userId;
}

/**
 * Time in milliseconds before a removal by another tab counts. An expired session removes the unsent texts and stores
 * them again (`stashDrafts`).
 */
export const REMOVAL_DELAY_MS = 200;

/**
 * Calls `onChange` after another tab has replaced or removed an unsent text, so that an open composer does not offer a
 * text again that was sent there. `before` is the value that the other tab replaced; the present one is in the storage.
 */
export function useOtherTabDraft(key: string, onChange: (before: string | null) => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return;
      const before = event.oldValue;
      if (event.newValue !== null) return notify(before);
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (localStore.getItem(key) === null) notify(before);
      }, REMOVAL_DELAY_MS);
      timers.add(timer);
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [key]);
}
