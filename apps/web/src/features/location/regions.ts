import type { Place } from "./place.ts";
import data from "./regions.json";

/** A province with its cities, each with its districts, by name (GB/T 2260, with Hong Kong, Macao and Taiwan). */
export type Region = readonly [
  province: string,
  cities: readonly (readonly [city: string, districts: readonly string[]])[],
];

// A JSON module is typed by its widest shape; the file is written in this one.
export const regions = data as unknown as readonly Region[];

const MOST = 50;

/** The places whose name holds `keyword`, the larger ones first. */
export function searchPlaces(keyword: string): Place[] {
  const wanted = keyword.trim();
  if (wanted === "") return [];
  const found: Place[][] = [[], [], []];
  for (const [province, cities] of regions) {
    if (province.includes(wanted)) found[0]!.push({ province });
    for (const [city, districts] of cities) {
      if (city !== province && city.includes(wanted)) found[1]!.push({ province, city });
      for (const district of districts)
        if (district.includes(wanted)) found[2]!.push({ province, city, district });
    }
  }
  return found.flat().slice(0, MOST);
}
