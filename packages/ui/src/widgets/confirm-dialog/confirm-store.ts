import type { ReactNode } from "react";

/** Options of a confirmation; missing ones use the default texts. */
export interface ConfirmOptions {
  /** Title, default "提示". */
  title?: ReactNode;
  /** Question that says what will happen. */
  content: ReactNode;
  /** Text of the confirming button, default "确定"; better a verb, for example "删除". */
  okText?: string;
  /** Text of the cancel button, default "取消". */
  cancelText?: string;
  /** Colour of the confirming button; `danger` for irreversible actions. */
  tone?: "primary" | "danger";
}

/** A question that waits for its answer. */
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
 * Asks the viewer in the dialog of `ConfirmHost`; further questions wait in a queue. Resolves to true for the
 * confirming button, otherwise to false.
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

/** Returns the waiting questions, the one to show first. */
export function pendingConfirms(): readonly PendingConfirm[] {
  return queue;
}

/** Subscribes to changes of the queue; returns the unsubscribe function. */
export function subscribeConfirms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
