/** How long a toast stays (CONST-009). */
export const TOAST_DURATION = 1500;

export type ToastTone = "plain" | "success" | "error" | "points";

/** A toast on the screen. */
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

/** Shows a sentence for a moment; the same sentence is not shown twice at the same time. */
export function toast(
  message: string,
  { tone = "plain", duration = TOAST_DURATION }: { tone?: ToastTone; duration?: number } = {},
): void {
  if (entries.some((entry) => entry.message === message)) return;
  lastId += 1;
  change([...entries, { id: lastId, message, tone, duration }]);
}

/** Takes a toast away; an id that is gone already is ignored. */
export function dismissToast(id: number): void {
  if (entries.some((entry) => entry.id === id)) change(entries.filter((entry) => entry.id !== id));
}

/** The toasts on the screen, oldest first. */
export function shownToasts(): readonly ToastEntry[] {
  return entries;
}

/** Calls back on every change; returns the function that ends it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
