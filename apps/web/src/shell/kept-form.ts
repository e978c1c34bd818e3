import { useCallback, useMemo, useRef, useState } from "react";
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

/** What of a form is not as it began. */
function changesOf<Form extends object>(form: Form, empty: Form): Partial<Form> {
  const fields = Object.entries(form) as [keyof Form, unknown][];
  return Object.fromEntries(
    fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field])),
  ) as Partial<Form>;
}

/** Where what was written into a form waits until it has been sent. */
export interface FormStore<Form> {
  /** What was written, over how the form begins. */
  read: (empty: Form) => Form;
  write: (form: Form, empty: Form) => void;
  clear: () => void;
}

/** In this browser, under the form's name and member: what differs from how it began. */
export function formStore<Form extends object>(name: string, userId: string): FormStore<Form> {
  const key = `${DRAFT_PREFIX}${name}.${userId}`;
  return {
    read: (empty) => readKept(key, empty),
    write: (form, empty) => {
      try {
        const changes = changesOf(form, empty);
        if (Object.keys(changes).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(changes));
      } catch {
        // A full or forbidden storage: the form goes on without being kept.
      }
    },
    clear: () => localStorage.removeItem(key),
  };
}

/** As long as the page stands: for a form that comes and goes in it. */
export function pageStore<Form extends object>(): FormStore<Form> {
  let written: Form | undefined;
  return {
    read: (empty) => written ?? empty,
    write: (form) => {
      written = form;
    },
    clear: () => {
      written = undefined;
    },
  };
}

/**
 * A form that survives being closed, a reload, a killed tab and an expired session: what differs from how it began is kept in
 * this browser under the form's name and member, so that the rest is as fresh as the form's beginning. Gives what is
 * written (`latest` also between two renders), how to change it, whether anything is `changed`, how to take the kept
 * one away once it has been sent, how to begin anew, and how to go on from another beginning (`rebase`).
 */
export function useKeptForm<Form extends object>(name: string, userId: string, empty: Form) {
  const store = useMemo(() => formStore<Form>(name, userId), [name, userId]);
  const [form, setForm] = useState<Form>(() => store.read(empty));
  const latest = useRef(form);
  const [begun, setBegun] = useState(empty);
  const change = useCallback(
    (to: Partial<Form>) => {
      latest.current = { ...latest.current, ...to };
      setForm(latest.current);
      store.write(latest.current, begun);
    },
    [store, begun],
  );
  /** What was not touched follows the new beginning. */
  const rebase = useCallback(
    (to: Form) => {
      latest.current = { ...to, ...changesOf(latest.current, begun) };
      setForm(latest.current);
      setBegun(to);
    },
    [begun],
  );
  const discard = useCallback(() => change(begun), [change, begun]);
  const changed = Object.keys(changesOf(form, begun)).length > 0;
  return { form, latest: () => latest.current, change, changed, clear: store.clear, discard, rebase };
}
