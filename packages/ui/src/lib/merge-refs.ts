import { type Ref, type RefCallback, useCallback } from "react";

/** Sets a ref and returns its cleanup, which a callback ref may provide itself. */
function attach<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === "function") return ref(value) ?? (() => ref(null));
  if (!ref) return () => {};
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/** Returns one ref that sets two: the widget's own and the caller's. */
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
