/**
 * Ignores the unhandled rejection of a skipped view transition: going back before a transition has started skips it, and
 * the router does not handle the rejection. Call this before the router is created.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    const isAbort = reason instanceof DOMException && reason.name === "AbortError";
    if (isAbort && reason.message.startsWith("Transition was skipped")) event.preventDefault();
  });
}
