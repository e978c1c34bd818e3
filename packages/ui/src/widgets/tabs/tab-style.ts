/** Classes of the row of tabs. */
export const LIST = "fade-more flex items-center gap-1 overflow-x-auto [scrollbar-width:none]";

/** Classes of a tab. */
export const TAB = [
  "relative inline-flex h-12 flex-none items-center gap-1 rounded-control px-3 text-ui leading-none whitespace-nowrap text-text-secondary transition-colors hover:text-text",
  "focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:text-text-disabled",
];

/** Classes of the line below the current tab. */
export const LINE =
  "after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-[0.125rem] after:bg-text";
