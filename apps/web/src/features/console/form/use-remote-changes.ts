import { fillText } from "@lenscape/ui/lib/fill-text";
import { useEffect, useRef, useState } from "react";
import type { FormField, FormValues } from "./form-values.ts";
import { formText as text } from "./text.ts";

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the names of the fields that differ between two sets of values. */
const getChangedNames = (a: FormValues, b: FormValues) =>
  Object.keys(a).filter((name) => !isEqual(a[name], b[name]));

/** Adds the value that another operator saved to the help or label of a field. */
function withRemoteValue(field: FormField, remoteValue: FormValues[string]): FormField {
  if (field.kind === "checkbox") {
    const change = remoteValue === "1" ? text.remoteChecked : text.remoteUnchecked;
    return { ...field, label: `${field.label}（${change}）` };
  }
  if (typeof remoteValue !== "string")
    return { ...field, help: field.kind === "pictures" ? text.remotePictures : text.remoteList };
  const label = field.options?.find(([value]) => value === remoteValue)?.[1] ?? remoteValue;
  return { ...field, help: label === "" ? text.remoteCleared : fillText(text.remoteValue, { value: label }) };
}

interface RemoteChangesProps {
  /** Values that are currently saved on the server. */
  saved: FormValues;
  /** Values in this form. */
  form: FormValues;
  /** Moves untouched fields to the new saved values. */
  rebase: (saved: FormValues) => void;
}

/**
 * Follows changes that another operator saves while a form is open. Returns a function that adds the remote value to a
 * field that both have changed.
 */
export function useRemoteChanges({ saved, form, rebase }: RemoteChangesProps) {
  const lastSaved = useRef(saved);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const names = getChangedNames(saved, lastSaved.current);
    if (names.length === 0) return;
    lastSaved.current = saved;
    setChanged((before) => [...before, ...names]);
    rebase(saved);
  }, [saved, rebase]);
  return (field: FormField): FormField =>
    changed.includes(field.name) && !isEqual(form[field.name], saved[field.name])
      ? withRemoteValue(field, saved[field.name]!)
      : field;
}
