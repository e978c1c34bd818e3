import { fillText } from "@lenscape/ui/lib/fill-text";
import { useEffect, useRef, useState } from "react";
import { deskText } from "#copy/console-desk.ts";

/** A row of two fields with its buttons; on a phone the second one shares its line with them. */
export const ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-2 *:first:max-md:col-span-2";

/**
 * The rows of a form that are added, moved and taken away. The focus goes to the first text field of a row that is new
 * or has moved, `list` being their element; `said` tells where one has gone to.
 */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number>(undefined);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const at = next.current;
    next.current = undefined;
    if (at !== undefined) list.current?.children[at]?.querySelector("input")?.focus();
  });
  return {
    list,
    said,
    change: (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each))),
    add: (row: Row) => {
      next.current = rows.length;
      onChange([...rows, row]);
    },
    remove: (at: number) => onChange(rows.filter((_, index) => index !== at)),
    /** Moves a row, said to be a `name`. */
    move: (at: number, step: -1 | 1, name: string) => {
      const order = rows.filter((_, index) => index !== at);
      order.splice(at + step, 0, rows[at]!);
      next.current = at + step;
      onChange(order);
      setSaid(fillText(deskText.surveys.moved, { name, n: at + step + 1 }));
    },
  };
}
