import { type SessionStorage, STORAGE_PREFIX } from "@lenscape/api/session";

/** What is written and not published is kept under keys that begin so, each with its member. */
export const DRAFT_PREFIX = `${STORAGE_PREFIX}draft.`;

/**
 * Takes up what has been written and not published; gives the function that puts it back.
 * A session that has run out is no reason to lose it, while logging out on purpose leaves nothing (STATE-044).
 */
export function holdDrafts(storage: SessionStorage): () => void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const drafts = keys
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => [key, storage.getItem(key) ?? ""] as const);
  return () => {
    for (const [key, draft] of drafts) storage.setItem(key, draft);
  };
}
