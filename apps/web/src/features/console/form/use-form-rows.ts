import { fillText } from "@lenscape/ui/lib/fill-text";
import { useEffect, useRef, useState } from "react";
import { consoleSurveysText } from "../surveys/text.ts";

/** A row of two fields with its buttons; on a phone the second one shares its line with them. */
export const ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-2 *:first:max-md:col-span-2";

/**
 * The rows of a form that are added, moved and taken away. A row that is new or has moved comes into view and has the
 * focus in its first text field, `list` being their element; `said` tells where one has gone to.
 */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number>(undefined);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const at = next.current;
    next.current = undefined;
    const row = at === undefined ? undefined : list.current?.children[at];
    row?.querySelector<HTMLInputElement>("input:not([type=checkbox])")?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  });
  return {
    list,
    said,
    change: (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each))),
    /** Adds a row at a place, else at the end. */
    add: (row: Row, at = rows.length) => {
      next.current = at;
      onChange(rows.toSpliced(at, 0, row));
    },
    remove: (at: number) => onChange(rows.filter((_, index) => index !== at)),
    /** Moves a row, said to be a `name`; the first one goes no further up, the last one no further down. */
    move: (at: number, step: -1 | 1, name: string) => {
      if (rows[at + step] === undefined) return;
      next.current = at + step;
      onChange(rows.toSpliced(at, 1).toSpliced(at + step, 0, rows[at]!));
      setSaid(fillText(consoleSurveysText.moved, { name, n: at + step + 1 }));
    },
  };
}
