import { type SessionStorage, STORAGE_PREFIX } from "@lenscape/api/session";

/** The prefix of the storage keys of unpublished texts, each with its member. */
export const DRAFT_PREFIX = `${STORAGE_PREFIX}draft.`;

const keysOf = (storage: SessionStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
    key.startsWith(DRAFT_PREFIX),
  );

/** Whether something unpublished is kept here, which logging out removes. */
export const hasDrafts = (storage: SessionStorage): boolean => keysOf(storage).length > 0;

/**
 * Takes all unpublished texts out of the storage; returns a function that puts them back. An expired session must not
 * lose them, while logging out on purpose removes them (STATE-044).
 */
export function stashDrafts(storage: SessionStorage): () => void {
  const drafts = keysOf(storage).map((key) => [key, storage.getItem(key) ?? ""] as const);
  return () => {
    for (const [key, draft] of drafts) storage.setItem(key, draft);
  };
}
