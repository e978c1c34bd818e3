/** Maximum number of units of a preview that is not folded. */
export const foldUnits = 70;
/** Number of units that a folded preview shows. */
export const shownUnits = 70;
