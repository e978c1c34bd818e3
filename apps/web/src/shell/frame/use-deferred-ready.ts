import { pendingConfirms, subscribeConfirms } from "@lenscape/ui/confirm-dialog";
import { shownToasts, subscribeToasts } from "@lenscape/ui/toast";
import { startTransition, useEffect, useState } from "react";
import { IDLE_DELAY } from "#config/timing.ts";

const INPUTS = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"];

let awake = false;
const listeners = new Set<() => void>();

function wake() {
  awake = true;
  for (const listener of listeners) listener();
  listeners.clear();
}

function subscribe(listener: () => void): () => void {
  if (awake) {
    listener();
    return () => undefined;
  }
  const calm = setTimeout(wake, IDLE_DELAY);
  const stops = [
    subscribeToasts(wake),
    subscribeConfirms(wake),
    ...INPUTS.map((type) => {
      window.addEventListener(type, wake, { passive: true, once: true });
      return () => window.removeEventListener(type, wake);
    }),
  ];
  listeners.add(listener);
  // Toasts and questions from before the subscription.
  if (shownToasts().length > 0 || pendingConfirms().length > 0) wake();
  return () => {
    listeners.delete(listener);
    clearTimeout(calm);
    for (const stop of stops) stop();
  };
}

/**
 * False while the first page loads; true from the first input, toast or question on, at the latest after a while. Code
 * that nobody can use before then is loaded then.
 */
export function useDeferredReady(): boolean {
  const [isReady, setReady] = useState(false);
  // What wakes the page may be a press, which is answered first.
  useEffect(() => subscribe(() => startTransition(() => setReady(true))), []);
  return isReady;
}
