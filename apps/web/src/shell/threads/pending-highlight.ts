import { STORAGE_PREFIX } from "@lenscape/api/session";
import type { BodyOf } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { changeThread } from "#shell/session/viewer-actions.ts";
import { changeViewer } from "#shell/session/viewer-state.ts";

/** A part of a paragraph of a thread. */
export type MarkedPlace = Omit<BodyOf<"threadHighlight">, "value">;

/** Marks a part of a thread's text or takes it back; both show everywhere once the server has agreed. Throws `ApiError`. */
export async function highlightText(app: App, place: MarkedPlace, marks: boolean): Promise<void> {
  const { threadId } = place;
  const { highlightList, mine } = await app.api.call("threadHighlight", {
    body: { ...place, value: marks ? 1 : 0 },
  });
  changeThread(app, threadId, (thread) => ({ ...thread, highlightList }));
  changeViewer(app, (known) => ({ ...known, highlights: { ...known.highlights, [threadId]: mine } }));
}

const KEY = `${STORAGE_PREFIX}highlight`;

/** Keeps what a visitor wanted to mark across the login, in this tab alone. */
export function keepPlace(place: MarkedPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // What was wanted has to be chosen again.
  }
}

/** Takes away what was kept for a thread; null when there is none. The server judges what it holds. */
export function takePlace(threadId: string): MarkedPlace | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as MarkedPlace | null;
    sessionStorage.removeItem(KEY);
    return kept?.threadId === threadId ? kept : null;
  } catch {
    return null;
  }
}
