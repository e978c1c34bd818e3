import type { Thread } from "@lenscape/api/types";

/** A thread on its way to others. */
export type Shared = Pick<
  Thread,
  "id" | "title" | "excerpt" | "content" | "imageList" | "vedioList" | "user"
> & {
  /** Its own page where it is more than a thread, as an activity is. */
  href?: string;
  /** The picture that stands for it, before those of its text. */
  cover?: string;
};

let shown: Shared | null = null;
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

/** The thread that the panel is open for. */
export const sharedNow = () => shown;

/** Opens the panel for a thread. */
export const shareThread = (thread: Shared) => show(thread);

/** Closes the panel. */
export const closeShare = () => show(null);
