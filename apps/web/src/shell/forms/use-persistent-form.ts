import { randomId } from "@lenscape/api/random-id";
import { useCallback, useMemo, useRef, useState } from "react";
import { localStore, parseJson, writeJson } from "#lib/storage.ts";
import { draftKey, useDraftOwner, useOtherTabDraft } from "#shell/session/unsent-texts.ts";

/** Stored part of a form: the changed fields, and the idempotency key of the operation that submits them. */
interface StoredForm {
  requestId?: string;
}

function parseStored(stored: string | null): StoredForm {
  const parsed = parseJson(stored);
  return typeof parsed === "object" && parsed !== null ? parsed : {};
}

/** Returns stored values over the initial values. Ignores stored values of another shape. */
function parseForm<Form extends object>(stored: string | null, initial: Form): Form {
  const { requestId: _, ...changes } = parseStored(stored);
  const form: Form = { ...initial, ...changes };
  const hasSameShape = (Object.keys(initial) as (keyof Form)[]).every(
    (field) =>
      typeof form[field] === typeof initial[field] &&
      Array.isArray(form[field]) === Array.isArray(initial[field]),
  );
  return hasSameShape ? form : initial;
}

/** Returns the fields that differ from the initial values. */
function getChanges<Form extends object>(form: Form, initial: Form): Partial<Form> {
  const fields = Object.entries(form) as [keyof Form, unknown][];
  return Object.fromEntries(
    fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field])),
  ) as Partial<Form>;
}

/** Storage of a form's values until the form has been submitted. */
export interface FormStore<Form> {
  /** Returns the stored values over the initial values. */
  read: (initial: Form) => Form;
  write: (form: Form, initial: Form) => void;
  clear: () => void;
  /** Storage key; undefined for a store that other tabs do not share. */
  key?: string;
  /** Parses the value of the key over the initial values. */
  parse?: (stored: string | null, initial: Form) => Form;
}

/** Storage of a form's values in this browser, shared by all tabs. */
interface BrowserFormStore<Form> extends Required<FormStore<Form>> {
  /** Returns the idempotency key of the stored values, the same in all tabs. */
  getRequestId: () => string;
}

/** Stores the changed fields in this browser, under the form's name and the member. */
export function createBrowserFormStore<Form extends object>(
  name: string,
  userId: string,
): BrowserFormStore<Form> {
  const key = draftKey(name, userId);
  const getRequestId = () => parseStored(localStore.getItem(key)).requestId ?? randomId();
  return {
    key,
    parse: parseForm,
    getRequestId,
    read: (initial) => parseForm(localStore.getItem(key), initial),
    write: (form, initial) => {
      const changes = getChanges(form, initial);
      const isChanged = Object.keys(changes).length > 0;
      writeJson(localStore, key, isChanged ? { ...changes, requestId: getRequestId() } : undefined);
    },
    clear: () => localStore.removeItem(key),
  };
}

/** Stores the values in memory, for a form that is unmounted and mounted again within a page. */
export function createPageFormStore<Form extends object>(): FormStore<Form> {
  let stored: Form | undefined;
  return {
    read: (initial) => stored ?? initial,
    write: (form) => {
      stored = form;
    },
    clear: () => {
      stored = undefined;
    },
  };
}

/**
 * Calls `onChange` with the stored values after another tab has changed or submitted a form, if this tab has no values of
 * its own.
 * @param getValues returns the present values of this tab
 */
export function useOtherTabForm<Form extends object>(
  store: FormStore<Form> | undefined,
  initial: Form,
  getValues: () => Form,
  onChange: (values: Form) => void,
): void {
  useOtherTabDraft(store?.key ?? "", (before) => {
    const known = store?.parse?.(before, initial);
    if (store && JSON.stringify(known) === JSON.stringify(getValues())) onChange(store.read(initial));
  });
}

/**
 * Form state that survives closing, a reload, a killed tab and an expired session: the fields that differ from the
 * initial values are stored in this browser under the form's name and member, so that all others stay up to date.
 * Returns the values (`latest` also between two renders), `change`, whether anything is `changed`, `clear` to drop the
 * stored values after sending, `discard` to start over, and `rebase` to continue from other initial values.
 */
export function usePersistentForm<Form extends object>(name: string, userId: string, initial: Form) {
  const owner = useDraftOwner(userId);
  const store = useMemo(() => createBrowserFormStore<Form>(name, owner), [name, owner]);
  const [form, setForm] = useState<Form>(() => store.read(initial));
  const latest = useRef(form);
  const [current, setCurrent] = useState(initial);
  const change = useCallback(
    (to: Partial<Form>) => {
      latest.current = { ...latest.current, ...to };
      setForm(latest.current);
      store.write(latest.current, current);
    },
    [store, current],
  );
  useOtherTabForm(
    store,
    current,
    () => latest.current,
    (values) => {
      latest.current = values;
      setForm(values);
    },
  );
  /** Changes the initial values; unchanged fields take the new values. */
  const rebase = useCallback(
    (to: Form) => {
      latest.current = { ...to, ...getChanges(latest.current, current) };
      setForm(latest.current);
      setCurrent(to);
    },
    [current],
  );
  const discard = useCallback(() => change(current), [change, current]);
  const changed = Object.keys(getChanges(form, current)).length > 0;
  return { form, latest: () => latest.current, change, changed, clear: store.clear, discard, rebase };
}
