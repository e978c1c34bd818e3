/** A short line before and after the words of a row that is `flex items-center gap-2`. */
export const RULED =
  "before:h-px before:w-8 before:bg-border-strong after:h-px after:w-8 after:bg-border-strong";
