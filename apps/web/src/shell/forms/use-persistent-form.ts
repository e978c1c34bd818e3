import { useCallback, useMemo, useRef, useState } from "react";
import { draftKey, useDraftOwner } from "#shell/session/unsent-texts.ts";

/** The stored values of a form; `empty` when there are none or they have another shape. */
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

/** The fields of a form that differ from its start. */
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
export function createBrowserFormStore<Form extends object>(name: string, userId: string): FormStore<Form> {
  const key = draftKey(name, userId);
  return {
    read: (empty) => readKept(key, empty),
    write: (form, empty) => {
      try {
        const changes = changesOf(form, empty);
        if (Object.keys(changes).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(changes));
      } catch {
        // With a full or forbidden storage the form works without being stored.
      }
    },
    clear: () => localStorage.removeItem(key),
  };
}

/** As long as the page stands: for a form that comes and goes in it. */
export function createPageFormStore<Form extends object>(): FormStore<Form> {
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
 * Form state that survives closing, a reload, a killed tab and an expired session: the fields that differ from the
 * initial values are stored in this browser under the form's name and member, so that all others stay up to date.
 * Returns the values (`latest` also between two renders), `change`, whether anything is `changed`, `clear` to drop the
 * stored values after sending, `discard` to start over, and `rebase` to continue from other initial values.
 */
export function usePersistentForm<Form extends object>(name: string, userId: string, empty: Form) {
  const owner = useDraftOwner(userId);
  const store = useMemo(() => createBrowserFormStore<Form>(name, owner), [name, owner]);
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
  /** Untouched fields take the new initial values. */
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
