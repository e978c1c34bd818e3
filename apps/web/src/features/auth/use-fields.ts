import { useState } from "react";
import type { FieldErrors } from "./rules.ts";

/** The values of a form with the sentence at each of them; a value that changes loses its sentence. */
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
