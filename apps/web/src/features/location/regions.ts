import { areaList } from "@vant/area-data";
import type { Place } from "./map-place.ts";

/** A province with its cities, each with its districts, by name. */
export type Region = readonly [
  province: string,
  cities: readonly (readonly [city: string, districts: readonly string[]])[],
];

/** What the list calls the level between a province and the districts that it governs without a city. */
const NO_CITY = /^(县|(省|自治区)直辖县.*)$/;

/** The entries of a list by the first digits of their code, which are those of the place above. */
function byCode(list: Record<string, string>, digits: number): Map<string, [code: string, name: string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const entry of Object.entries(list)) {
    const above = entry[0].slice(0, digits);
    const group = groups.get(above);
    if (group) group.push(entry);
    else groups.set(above, [entry]);
  }
  return groups;
}

function readRegions(): Region[] {
  const cities = byCode(areaList.city_list, 2);
  const counties = byCode(areaList.county_list, 4);
  return Object.entries(areaList.province_list).map(([code, province]) => {
    const found = new Map<string, string[]>();
    for (const [cityCode, city] of cities.get(code.slice(0, 2)) ?? []) {
      const districts = (counties.get(cityCode.slice(0, 4)) ?? []).map(([, name]) => name);
      if (!NO_CITY.test(city)) found.set(city, districts);
      // The counties of a city that is its own province stand among its districts, others next to the cities.
      else if (found.has(province)) found.get(province)!.push(...districts);
      else for (const district of districts) found.set(district, []);
    }
    return [province, [...found]];
  });
}

/** Every province, with Hong Kong, Macao and Taiwan: the list by which addresses are chosen and judged too. */
export const regions: readonly Region[] = readRegions();

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
