import { createContext, useContext } from "react";

/** Name and logo of a community. */
export interface Brand {
  name?: string;
  /** Address of a square logo; without it the default mark is drawn. */
  logoUrl?: string;
}

/** Provides the name and logo of the community to all widgets below. */
export const BrandContext = createContext<Brand>({});

/** Returns the name and logo of the community, as far as they are set. */
export const useBrand = (): Brand => useContext(BrandContext);
