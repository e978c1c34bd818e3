/** Maximum number of units of a preview that is not folded (VALID-010). */
export const foldUnits = 70;
/** Number of units that a folded preview shows (CONST-012, CONST-047). */
export const shownUnits = 70;
