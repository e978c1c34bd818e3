import type { ReactNode } from "react";

/** What a confirmation asks; what is not given takes the default text. */
export interface ConfirmOptions {
  /** 题头的标题，默认「提示」。 */
  title?: ReactNode;
  /** 问什么，写清楚会发生什么。 */
  content: ReactNode;
  /** 确定按钮的字，默认「确定」；写成动作更好，例如「删除」。 */
  okText?: string;
  /** 取消按钮的字，默认「取消」。 */
  cancelText?: string;
  /** 确定按钮的颜色：收不回的事用 `danger`。 */
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
