/** The id of the element that holds the rules of the community's colour. */
export const BRAND_STYLE = "brand-style";
