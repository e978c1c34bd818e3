import { cva } from "class-variance-authority";

/** Frame of text controls: 1 px border with 3:1 contrast, brand ring on focus, red when invalid. */
export const controlStyle = cva(
  [
    "w-full min-w-0 rounded-control border border-border-control bg-surface text-ui text-text transition-[border-color,box-shadow] max-md:text-read",
    "hover:border-text-muted focus:border-focus focus:shadow-[0_0_0_1px_var(--lens-color-focus)] focus:outline-none",
    "aria-invalid:border-danger aria-invalid:focus:shadow-[0_0_0_1px_var(--lens-color-danger)]",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-text-disabled disabled:placeholder:text-text-disabled",
    // Not `read-only:`, which matches every select.
    "[&[readonly]]:bg-surface-hover",
  ],
  {
    variants: {
      /** Height 36 / 40 / 44. */
      size: { sm: "h-9 px-3", md: "h-10 px-3", lg: "h-11 px-3.5" },
    },
  },
);
