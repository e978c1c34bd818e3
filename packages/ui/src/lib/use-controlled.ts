import { useState } from "react";

/**
 * A value that the caller controls, or one that the widget keeps from `initial` on where `value` is undefined.
 * @returns the value, and what changes it and tells the caller
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
