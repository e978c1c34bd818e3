/**
 * Who goes back before a transition has begun skips it, which is no fault; the router leaves its rejection unhandled.
 * Call it before the router is created, as anybody may be that quick.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    const skipped = reason instanceof DOMException && reason.name === "AbortError";
    if (skipped && reason.message.startsWith("Transition was skipped")) event.preventDefault();
  });
}
