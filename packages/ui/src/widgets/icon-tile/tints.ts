/** Colour pairs of tile and icon for categories. */
export const TINTS = {
  brand: "bg-tint-brand text-brand-text",
  amber: "bg-tint-amber text-accent-text",
  red: "bg-tint-red text-danger-text",
  blue: "bg-tint-blue text-info-text",
  plum: "bg-tint-plum text-plum-text",
  grey: "bg-surface-sunken text-text-secondary",
};
