import { useState } from "react";

/** The sentence for each field that has to change. */
export type FieldErrors<Fields> = Partial<Record<keyof Fields, string>>;

/** The values of a short form with the sentence at each of them; a value that changes loses its sentence. */
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
