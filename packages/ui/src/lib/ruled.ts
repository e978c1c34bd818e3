/** Classes for a short line before and after the text of a `flex items-center gap-2` row. */
export const RULED =
  "before:h-px before:w-8 before:bg-border-strong after:h-px after:w-8 after:bg-border-strong";
