import type { ReactNode } from "react";

/** What a confirmation asks; what is not given takes the default text. */
export interface ConfirmOptions {
  title?: ReactNode;
  content: ReactNode;
  okText?: string;
  cancelText?: string;
  tone?: "primary" | "danger";
}

/** One question waiting for its answer. */
export interface PendingConfirm extends ConfirmOptions {
  id: number;
  answer: (yes: boolean) => void;
}

let queue: readonly PendingConfirm[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly PendingConfirm[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the reader in a dialog of `ConfirmHost`; questions asked meanwhile wait for their turn. Returns true for the
 * confirming button, false for every other way out.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (yes: boolean) => {
      change(queue.filter((pending) => pending.id !== id));
      resolve(yes);
    };
    change([...queue, { ...options, id, answer }]);
  });
}

/** The waiting questions, the one to show first. */
export function pendingConfirms(): readonly PendingConfirm[] {
  return queue;
}

/** Calls back on every change of the queue; returns the function that ends it. */
export function subscribeConfirms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
