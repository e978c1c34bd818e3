import { fillText } from "@lenscape/ui/lib/fill-text";
import { useEffect, useRef, useState } from "react";
import { consoleText as text } from "../text.ts";
import type { FormField, FormValues } from "./form-values.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of what differs between two states of a form. */
const differing = (one: FormValues, other: FormValues) =>
  Object.keys(one).filter((name) => !isSame(one[name], other[name]));

/** A field that tells what somebody else has made of it. */
function toldIn(field: FormField, theirs: FormValues[string]): FormField {
  if (field.kind === "flag") {
    const told = theirs === "1" ? text.theirsOn : text.theirsOff;
    return { ...field, label: `${field.label}（${told}）` };
  }
  if (typeof theirs !== "string")
    return { ...field, help: field.kind === "pictures" ? text.theirsPictures : text.theirsList };
  const shown = field.options?.find(([value]) => value === theirs)?.[1] ?? theirs;
  return { ...field, help: shown === "" ? text.theirsEmpty : fillText(text.theirs, { value: shown }) };
}

interface RemoteChangesProps {
  /** What is saved by now. */
  now: FormValues;
  /** What is written here. */
  form: FormValues;
  /** Has what was not touched here follow. */
  rebase: (now: FormValues) => void;
}

/** Follows what somebody else saves while a form is open. Returns the fields, those that both have changed with what the other made of them. */
export function useRemoteChanges({ now, form, rebase }: RemoteChangesProps) {
  const seen = useRef(now);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const names = differing(now, seen.current);
    if (names.length === 0) return;
    seen.current = now;
    setChanged((before) => [...before, ...names]);
    rebase(now);
  }, [now, rebase]);
  return (field: FormField): FormField =>
    changed.includes(field.name) && !isSame(form[field.name], now[field.name])
      ? toldIn(field, now[field.name]!)
      : field;
}
