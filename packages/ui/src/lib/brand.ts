import { createContext, useContext } from "react";

/** What a community calls itself, where it is not the design system's own. */
export interface Brand {
  name?: string;
  /** A square picture in the place of the mark; without it the glasses are drawn. */
  logoUrl?: string;
}

/** Gives everything below it the name and the picture of a community. */
export const BrandContext = createContext<Brand>({});

/** The name and the picture of the community, as far as they are given. */
export const useBrand = (): Brand => useContext(BrandContext);
