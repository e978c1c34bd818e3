/** Duration of a toast in milliseconds. */
export const TOAST_DURATION = 1500;

export type ToastTone = "plain" | "success" | "error" | "points";

/** A visible toast. */
export interface ToastEntry {
  id: number;
  message: string;
  tone: ToastTone;
  duration: number;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a sentence for a moment, unless it is already visible. */
export function toast(
  message: string,
  { tone = "plain", duration = TOAST_DURATION }: { tone?: ToastTone; duration?: number } = {},
): void {
  if (entries.some((entry) => entry.message === message)) return;
  lastId += 1;
  change([...entries, { id: lastId, message, tone, duration }]);
}

/** Removes a toast; unknown IDs are ignored. */
export function dismissToast(id: number): void {
  if (entries.some((entry) => entry.id === id)) change(entries.filter((entry) => entry.id !== id));
}

/** Returns the visible toasts, oldest first. */
export function shownToasts(): readonly ToastEntry[] {
  return entries;
}

/** Subscribes to changes; returns the unsubscribe function. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
