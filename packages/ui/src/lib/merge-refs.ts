import { type Ref, type RefCallback, useCallback } from "react";

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === "function") ref(value);
  else if (ref) ref.current = value;
}

/** One ref that fills two: the widget's own and the one its user gave. */
export function useMergedRef<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value: T | null) => {
      assign(own, value);
      assign(given, value);
    },
    [own, given],
  );
}
