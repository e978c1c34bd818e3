/** The six pairs of a light ground and its icon colour that tell categories apart. */
export const TINTS = {
  brand: "bg-tint-brand text-brand-text",
  amber: "bg-tint-amber text-accent-text",
  red: "bg-tint-red text-danger-text",
  blue: "bg-tint-blue text-info-text",
  plum: "bg-tint-plum text-plum-text",
  grey: "bg-surface-sunken text-text-secondary",
};
