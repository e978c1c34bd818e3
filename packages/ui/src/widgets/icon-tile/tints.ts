/** Icon colours. Brand is an act, amber points and the sun, red a count or a danger; other categories are words. */
export const TINTS = {
  brand: "text-brand-text",
  amber: "text-accent-text",
  red: "text-danger-text",
  blue: "text-text",
  plum: "text-text",
  grey: "text-text-secondary",
};
