import { pendingConfirms, subscribeConfirms } from "@lenscape/ui/confirm-dialog";
import { shownToasts, subscribeToasts } from "@lenscape/ui/toast";
import { startTransition, useEffect, useState } from "react";
import { IDLE_DELAY_MS } from "#config/timing.ts";

const INPUTS = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"];

let isReady = false;
const listeners = new Set<() => void>();

function setReady() {
  isReady = true;
  for (const listener of listeners) listener();
  listeners.clear();
}

function subscribe(listener: () => void): () => void {
  if (isReady) {
    listener();
    return () => undefined;
  }
  const timer = setTimeout(setReady, IDLE_DELAY_MS);
  const unsubscribes = [
    subscribeToasts(setReady),
    subscribeConfirms(setReady),
    ...INPUTS.map((type) => {
      window.addEventListener(type, setReady, { passive: true, once: true });
      return () => window.removeEventListener(type, setReady);
    }),
  ];
  listeners.add(listener);
  // Toasts and confirm dialogs from before the subscription.
  if (shownToasts().length > 0 || pendingConfirms().length > 0) setReady();
  return () => {
    listeners.delete(listener);
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/**
 * Whether to render layers that are not needed for the first paint. False while the first page loads; true after the
 * first input, toast or confirm dialog, at the latest after `IDLE_DELAY_MS`.
 */
export function useDeferredReady(): boolean {
  const [isDeferredReady, setDeferredReady] = useState(false);
  // A transition, because the first input is a press that must be handled first.
  useEffect(() => subscribe(() => startTransition(() => setDeferredReady(true))), []);
  return isDeferredReady;
}
