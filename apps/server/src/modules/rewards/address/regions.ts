import { areaList } from "@vant/area-data";

export interface Region {
  province: string;
  /** Empty where the district stands under the province itself. */
  city: string;
  county: string;
}

/** Names in the list for the level between a province and the districts that it governs without a city. */
const NO_CITY = /^(县|(省|自治区)直辖县.*)$/;

/** The region of a six-digit code; undefined for one that names no district. */
export function regionOf(areaCode: string): Region | undefined {
  const province = areaList.province_list[`${areaCode.slice(0, 2)}0000`];
  const city = areaList.city_list[`${areaCode.slice(0, 4)}00`];
  const county = areaList.county_list[areaCode];
  if (!province || !city || !county) return undefined;
  return { province, city: NO_CITY.test(city) ? "" : city, county };
}
