import { useState } from "react";

/**
 * Returns a controlled value, or local state starting at `initial` if `value` is undefined, and a function that
 * changes it and notifies the caller.
 */
export function useControlled<Value, Initial extends Value | undefined>(
  value: Value | undefined,
  initial: Initial,
  onChange?: (value: Value) => void,
): [Value | Initial, (next: Value) => void] {
  const [own, setOwn] = useState<Value | Initial>(initial);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
}
