import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** tailwind-merge knows only Tailwind's own scale; these are the names tokens.css adds to it. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["2xs", "read"],
      radius: ["search"],
      shadow: ["popover", "dialog"],
      container: ["content", "sidebar"],
      animate: ["skeleton", "fade-in", "fade-out", "rise-in", "rise-out", "sheet-in", "sheet-out"],
    },
  },
});

/**
 * Joins class names and lets the later of two conflicting utilities win.
 * Takes anything clsx takes and gives one string; `cn("p-2", "p-4")` is `"p-4"`.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
