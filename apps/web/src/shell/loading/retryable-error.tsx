import { ErrorState, type ErrorStateProps } from "@lenscape/ui/error-state";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { errorText as text } from "#lib/text.ts";
import { useOnline } from "#shell/frame/use-frame.ts";

/** Returns a function that refetches all mounted queries that failed. */
export function useRetryFailedQueries(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries(
      { type: "active", predicate: ({ state }) => state.status === "error" && state.data === undefined },
      { cancelRefetch: false },
    );
}

/** Elements of the retryable errors on the page, each with its listener for changes of this map. */
const errors = new Map<Element, () => void>();
const notify = () => {
  for (const listener of errors.values()) listener();
};

/**
 * Whether this error shows the retry button. A retry refetches all failed queries, so only the first visible error of the
 * page has a button. Errors in dialogs have their own.
 */
function useHasButton(isRetryable: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = ref.current;
      if (!isRetryable || !element?.closest("main")) return () => undefined;
      errors.set(element, listener);
      window.addEventListener("resize", listener);
      notify();
      return () => {
        errors.delete(element);
        window.removeEventListener("resize", listener);
        notify();
      };
    },
    [isRetryable],
  );
  const getSnapshot = () => {
    const element = ref.current;
    if (!element || !errors.has(element)) return true;
    const elements = [...document.querySelectorAll("main [data-slot=error-state]")];
    return element === elements.find((other) => errors.has(other) && other.checkVisibility?.() !== false);
  };
  return [ref, useSyncExternalStore(subscribe, getSnapshot, () => true)] as const;
}

/** Error message whose retry refetches all failed queries of the page. Retries automatically when back online. */
export function RetryableError({ onRetry, title, description, ...props }: ErrorStateProps) {
  const [ref, hasButton] = useHasButton(Boolean(onRetry));
  const retryFailedQueries = useRetryFailedQueries();
  const isWaiting = !useOnline() && Boolean(onRetry);
  const retry = () => {
    onRetry?.();
    retryFailedQueries();
  };
  const onOnline = useEffectEvent(() => onRetry && retry());
  useEffect(() => {
    const listener = () => void onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
  return (
    <ErrorState
      {...props}
      ref={ref}
      title={isWaiting ? text.offlineTitle : title}
      description={isWaiting ? text.offlineRetry : description}
      onRetry={onRetry && hasButton ? retry : undefined}
    />
  );
}
