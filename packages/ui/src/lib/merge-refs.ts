import { type Ref, type RefCallback, useCallback } from "react";

/** Fills a ref and returns what empties it again, which a callback may have brought itself. */
function attach<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === "function") return ref(value) ?? (() => ref(null));
  if (!ref) return () => {};
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/** One ref that fills two: the widget's own and the one its user gave. */
export function useMergedRef<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value: T | null) => {
      const detach = [attach(own, value), attach(given, value)];
      return () => {
        for (const empty of detach) empty();
      };
    },
    [own, given],
  );
}
