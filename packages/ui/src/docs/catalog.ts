import { catalog } from "virtual:widget-sources";
import type { CatalogItem } from "./story-title.ts";

export const CATALOG: CatalogItem[] = catalog;

/** Returns the catalog entry of an id, or undefined for an unknown id. */
export const findCatalogItem = (id: string): CatalogItem | undefined =>
  CATALOG.find((item) => item.id === id);
