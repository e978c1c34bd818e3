import type { ReactNode } from "react";

/** Something to do and its opposite, drawn with the widget itself. */
export interface Pair {
  good: ReactNode;
  to: string;
  bad: ReactNode;
  notTo: string;
}
