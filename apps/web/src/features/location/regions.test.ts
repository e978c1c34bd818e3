import { expect, test } from "vitest";
import { placeName, readPosition } from "./map-place.ts";
import { regions, searchPlaces } from "./regions.ts";

test("all 34 provinces are there, each with its cities", () => {
  expect(regions).toHaveLength(34);
  for (const [province, cities] of regions) {
    expect(province).not.toBe("");
    expect(cities.length).toBeGreaterThan(0);
  }
});

test("what a province governs without a city stands among its cities, and in Chongqing among its districts", () => {
  const citiesOf = (name: string) => new Map(regions.find(([province]) => province === name)?.[1]);
  expect(citiesOf("河南省").get("济源市")).toEqual([]);
  expect(citiesOf("新疆维吾尔自治区").get("石河子市")).toEqual([]);
  expect([...citiesOf("重庆市").keys()]).toEqual(["重庆市"]);
  expect(citiesOf("重庆市").get("重庆市")).toContain("城口县");
  const levels = regions.flatMap(([, cities]) => cities.map(([city]) => city));
  expect(levels.filter((name) => /直辖|^县$/.test(name))).toEqual([]);
});

test("a search finds provinces, cities and districts, the larger ones first", () => {
  expect(searchPlaces("杭州")[0]).toEqual({ province: "浙江省", city: "杭州市" });
  expect(searchPlaces("临平")).toEqual([{ province: "浙江省", city: "杭州市", district: "临平区" }]);
  expect(searchPlaces("北京")[0]).toEqual({ province: "北京市" });
  expect(searchPlaces(" ")).toEqual([]);
  expect(searchPlaces("不存在的地方")).toEqual([]);
});

test("a city that is its own province is said once", () => {
  expect(placeName({ province: "北京市", city: "北京市", district: "海淀区" })).toBe("北京市 海淀区");
  expect(placeName({ province: "浙江省", city: "杭州市" })).toBe("浙江省 杭州市");
});

test("a position of a query is on earth or none", () => {
  const read = (query: string) => readPosition(new URLSearchParams(query));
  expect(read("latitude=30.27&longitude=120.15")).toEqual({ latitude: 30.27, longitude: 120.15 });
  for (const query of [
    "",
    "latitude=30",
    "latitude=&longitude=",
    "latitude=91&longitude=0",
    "latitude=a&longitude=1",
  ])
    expect(read(query)).toBeNull();
});
