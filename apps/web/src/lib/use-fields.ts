import { useState } from "react";

/** Error messages by field. */
export type FieldErrors<Fields> = Partial<Record<keyof Fields, string>>;

/** Holds the values and error messages of a short form. Changing a field clears its error. */
export function useFields<Fields extends object>(initial: Fields) {
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Fields>>({});
  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])),
    }));
  };
  return { fields, setFields, set, errors, setErrors };
}
