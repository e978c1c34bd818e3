import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge, validators } from "tailwind-merge";

/** Registers the names that theme.css adds to those of Tailwind. */
const merge = extendTailwindMerge<"skeleton-shine">({
  // A list of cards requests the same few hundred class strings repeatedly.
  cacheSize: 2000,
  extend: {
    theme: {
      text: ["counter", "meta", "ui", "read", "title", "head", "page"],
      radius: ["control", "media", "search"],
      shadow: ["popover", "dialog"],
      container: ["content", "sidebar"],
      animate: [validators.isAny],
    },
    classGroups: { "skeleton-shine": ["skeleton-shine"], mr: ["scroll-lock-gap"] },
    conflictingClassGroups: { "bg-color": ["skeleton-shine"], "bg-image": ["skeleton-shine"] },
  },
});

/**
 * Joins class names and lets the later of two conflicting utilities win. Takes anything clsx takes and returns one
 * string; `cn("p-2", "p-4")` is `"p-4"`.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
