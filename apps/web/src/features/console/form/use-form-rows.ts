import { fillText } from "@lenscape/ui/lib/fill-text";
import { useEffect, useRef, useState } from "react";
import { formRowText as text } from "./text.ts";

/** Grid of a row with two fields and its buttons; on phones the second field shares a line with the buttons. */
export const FORM_ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-2 *:first:max-md:col-span-2";

/**
 * Adds, moves and removes rows of a form. A new or moved row of the list with `listRef` is scrolled into view and its
 * first text field gets the focus; `announcement` is the new position for screen readers.
 */
export function useFormRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const focusIndex = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const index = focusIndex.current;
    focusIndex.current = undefined;
    const row = index === undefined ? undefined : listRef.current?.children[index];
    row?.querySelector<HTMLInputElement>("input:not([type=checkbox])")?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  });
  return {
    listRef,
    announcement,
    change: (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each))),
    /** Inserts a row, by default at the end. */
    add: (row: Row, at = rows.length) => {
      focusIndex.current = at;
      onChange(rows.toSpliced(at, 0, row));
    },
    remove: (at: number) => onChange(rows.filter((_, index) => index !== at)),
    /** Moves a row one step; `name` is used in the announcement. Does nothing at either end. */
    move: (at: number, step: -1 | 1, name: string) => {
      if (rows[at + step] === undefined) return;
      focusIndex.current = at + step;
      onChange(rows.toSpliced(at, 1).toSpliced(at + step, 0, rows[at]!));
      setAnnouncement(fillText(text.moved, { name, n: at + step + 1 }));
    },
  };
}
