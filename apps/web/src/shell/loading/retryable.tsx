import { ErrorState, type ErrorStateProps } from "@lenscape/ui/error-state";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { errorText as text } from "#lib/error-text.ts";
import { useOnline } from "#shell/frame/use-frame.ts";

/** Asks for everything that the page shows and did not get. */
export function useRetry(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries(
      { type: "active", predicate: ({ state }) => state.status === "error" && state.data === undefined },
      { cancelRefetch: false },
    );
}

/** What can be asked for again on this page, each with how it hears of another. */
const failures = new Map<Element, () => void>();
const tell = () => {
  for (const listener of failures.values()) listener();
};

/**
 * Whether this failure has the button: as it asks for all of them, only the first in sight has one. What stands above
 * the page, in a dialog, has its own.
 */
function useLead(isRetryable: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = ref.current;
      if (!isRetryable || !own?.closest("main")) return () => undefined;
      failures.set(own, listener);
      window.addEventListener("resize", listener);
      tell();
      return () => {
        failures.delete(own);
        window.removeEventListener("resize", listener);
        tell();
      };
    },
    [isRetryable],
  );
  const leads = () => {
    const own = ref.current;
    if (!own || !failures.has(own)) return true;
    const all = [...document.querySelectorAll("main [data-slot=error-state]")];
    return own === all.find((one) => failures.has(one) && one.checkVisibility?.() !== false);
  };
  return [ref, useSyncExternalStore(subscribe, leads, () => true)] as const;
}

/**
 * A failure whose retry asks for all that the page did not get. Without a network it says that it goes on with one. The
 * default export is what `pagePart` takes.
 */
export default function Retryable({ onRetry, description, ...props }: ErrorStateProps) {
  const [ref, leads] = useLead(Boolean(onRetry));
  const retry = useRetry();
  const online = useOnline();
  const again = () => {
    onRetry?.();
    retry();
  };
  const goOn = useEffectEvent(() => onRetry && again());
  useEffect(() => {
    const listener = () => void goOn();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
  return (
    <ErrorState
      {...props}
      ref={ref}
      description={online || !onRetry ? description : text.waiting}
      onRetry={onRetry && leads ? again : undefined}
    />
  );
}
