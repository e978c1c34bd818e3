import type { Thread } from "@lenscape/api/types";

/** Thread to share. */
export type SharedThread = Pick<
  Thread,
  "id" | "title" | "excerpt" | "content" | "imageList" | "vedioList" | "user"
> & {
  /** Path of the page if it is not the thread's page, such as an activity. */
  href?: string;
  /** Cover image, preferred over the images of the text. */
  cover?: string;
};

let sharedThread: SharedThread | null = null;
const listeners = new Set<() => void>();

function setSharedThread(next: typeof sharedThread) {
  sharedThread = next;
  for (const listener of listeners) listener();
}

/** Subscribes to opening and closing of the panel, for `useSyncExternalStore`. */
export function subscribeShare(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the thread of the open share panel. */
export const getSharedThread = () => sharedThread;

/** Opens the share panel for a thread. */
export const shareThread = (thread: SharedThread) => setSharedThread(thread);

/** Closes the share panel. */
export const closeShare = () => setSharedThread(null);
