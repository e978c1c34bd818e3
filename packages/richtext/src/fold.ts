/** Units up to which a preview is shown whole (VALID-010). */
export const foldUnits = 70;
/** Units that are shown of a folded preview (CONST-012, CONST-047). */
export const shownUnits = 70;
