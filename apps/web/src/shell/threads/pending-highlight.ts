import { STORAGE_PREFIX } from "@lenscape/api/session";
import type { BodyOf } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { updateViewerRelations } from "#shell/session/viewer-state.ts";

/** Range of a thread's text. */
export type HighlightRange = Omit<BodyOf<"threadHighlight">, "value">;

/** Adds or removes a highlight, and updates the caches after success. Throws `ApiError`. */
export async function setHighlight(app: App, range: HighlightRange, isHighlighted: boolean): Promise<void> {
  const { threadId } = range;
  const { highlightList, mine } = await app.api.call("threadHighlight", {
    body: { ...range, value: isHighlighted ? 1 : 0 },
  });
  changeThread(app, threadId, (thread) => ({ ...thread, highlightList }));
  updateViewerRelations(app, (known) => ({
    ...known,
    highlights: { ...known.highlights, [threadId]: mine },
  }));
}

const STORAGE_KEY = `${STORAGE_PREFIX}highlight`;

/** Stores the range that a visitor wanted to highlight until after the login, in this tab. */
export function savePendingHighlight(range: HighlightRange): void {
  writeJson(sessionStore, STORAGE_KEY, range);
}

/** Removes and returns the stored range of a thread, or null. The server validates the range. */
export function takePendingHighlight(threadId: string): HighlightRange | null {
  const stored = readJson(sessionStore, STORAGE_KEY) as HighlightRange | undefined;
  sessionStore.removeItem(STORAGE_KEY);
  return stored?.threadId === threadId ? stored : null;
}
