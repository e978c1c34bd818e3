import { useCallback, useRef, useState } from "react";
import { DRAFT_PREFIX } from "./drafts.ts";

/** What a browser kept of a form under a name; `empty` where there is nothing or it is of another shape. */
function readKept<Form extends object>(key: string, empty: Form): Form {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return empty;
    const form: Form = { ...empty, ...kept };
    const whole = (Object.keys(empty) as (keyof Form)[]).every(
      (field) =>
        typeof form[field] === typeof empty[field] &&
        Array.isArray(form[field]) === Array.isArray(empty[field]),
    );
    return whole ? form : empty;
  } catch {
    return empty;
  }
}

/**
 * A long form that survives a reload, a killed tab and an expired session: every change is kept in this browser under
 * the form's name and member. Gives what is written (`latest` also between two renders), how to change it and how to
 * take the kept one away.
 */
export function useKeptForm<Form extends object>(name: string, userId: string, empty: Form) {
  const key = `${DRAFT_PREFIX}${name}.${userId}`;
  const [form, setForm] = useState<Form>(() => readKept(key, empty));
  const latest = useRef(form);
  const change = useCallback(
    (to: Partial<Form>) => {
      latest.current = { ...latest.current, ...to };
      setForm(latest.current);
      try {
        localStorage.setItem(key, JSON.stringify(latest.current));
      } catch {
        // A full or forbidden storage: the form goes on without being kept.
      }
    },
    [key],
  );
  const clear = useCallback(() => localStorage.removeItem(key), [key]);
  return { form, latest: () => latest.current, change, clear };
}
