import type { App } from "#lib/app.tsx";
import { paths } from "#paths";
import { changeThread } from "./viewer-acts.ts";

const isTouch = () => window.matchMedia("(pointer: coarse)").matches;

/** A thread on its way to others. */
export interface Shared {
  id: string;
  title: string;
  excerpt: string;
}

let shown: { thread: Shared; onShared: () => void } | null = null;
const listeners = new Set<() => void>();

function show(next: typeof shown) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tells when the panel opens or closes; for `useSyncExternalStore`. */
export function subscribeShare(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the panel is open for. */
export const sharedNow = () => shown;

/** Closes the panel. */
export const closeShare = () => show(null);

/** The full address of a thread. */
export const threadUrl = (id: string): string => new URL(paths.thread(id), window.location.origin).href;

/** Counts a share for a member; a visitor's is not counted. Throws `ApiError`. */
async function countShare(app: App, threadId: string): Promise<void> {
  if (!app.session.token()) return;
  const { count } = await app.api.call("threadShare", { body: { threadId }, silent: true });
  changeThread(app, threadId, (row) => ({ ...row, shareCount: count }));
}

/**
 * Hands a thread on: by the system's own sheet on a touch device that has one, else by the panel with its QR code and
 * link. It counts once it has been handed on. Throws `ApiError`.
 */
export async function shareThread(app: App, thread: Shared): Promise<void> {
  if (!isTouch() || !navigator.share) {
    let counted = false;
    show({
      thread,
      onShared: () => {
        if (counted) return;
        counted = true;
        // The member has the link; a count that could not be kept is nothing to tell.
        countShare(app, thread.id).catch(() => undefined);
      },
    });
    return;
  }
  try {
    await navigator.share({ title: thread.title || thread.excerpt, url: threadUrl(thread.id) });
  } catch {
    return;
  }
  await countShare(app, thread.id);
}
