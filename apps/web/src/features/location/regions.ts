import { areaList } from "@vant/area-data";
import type { Place } from "./map-place.ts";

/** A province with its cities and their districts, by name. */
export type Region = readonly [
  province: string,
  cities: readonly (readonly [city: string, districts: readonly string[]])[],
];

/** Matches the placeholder that groups counties without a city. */
const CITY_PLACEHOLDER = /^(县|(省|自治区)直辖县.*)$/;

/** Groups entries by the first digits of their code, which identify the parent. */
function groupByParent(
  list: Record<string, string>,
  digits: number,
): Map<string, [code: string, name: string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const entry of Object.entries(list)) {
    const parent = entry[0].slice(0, digits);
    const group = groups.get(parent);
    if (group) group.push(entry);
    else groups.set(parent, [entry]);
  }
  return groups;
}

function readRegions(): Region[] {
  const cities = groupByParent(areaList.city_list, 2);
  const counties = groupByParent(areaList.county_list, 4);
  return Object.entries(areaList.province_list).map(([code, province]) => {
    const districtsByCity = new Map<string, string[]>();
    for (const [cityCode, city] of cities.get(code.slice(0, 2)) ?? []) {
      const districts = (counties.get(cityCode.slice(0, 4)) ?? []).map(([, name]) => name);
      if (!CITY_PLACEHOLDER.test(city)) districtsByCity.set(city, districts);
      // Counties of a municipality are listed among its districts, other ones among the cities.
      else if (districtsByCity.has(province)) districtsByCity.get(province)!.push(...districts);
      else for (const district of districts) districtsByCity.set(district, []);
    }
    return [province, [...districtsByCity]];
  });
}

/** All provinces including Hong Kong, Macao and Taiwan. Delivery addresses use the same list. */
export const regions: readonly Region[] = readRegions();

const MAX_RESULTS = 50;

/** Finds places whose name contains the keyword: provinces first, then cities, then districts. */
export function findPlaces(keyword: string): Place[] {
  const query = keyword.trim();
  if (query === "") return [];
  const found: Place[][] = [[], [], []];
  for (const [province, cities] of regions) {
    if (province.includes(query)) found[0]!.push({ province });
    for (const [city, districts] of cities) {
      if (city !== province && city.includes(query)) found[1]!.push({ province, city });
      for (const district of districts)
        if (district.includes(query)) found[2]!.push({ province, city, district });
    }
  }
  return found.flat().slice(0, MAX_RESULTS);
}
