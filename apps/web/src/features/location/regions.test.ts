import { expect, test } from "vitest";
import { formatPlace, readPosition } from "./map-place.ts";
import { findPlaces, regions } from "./regions.ts";

test("contains all 34 provinces with their cities", () => {
  expect(regions).toHaveLength(34);
  for (const [province, cities] of regions) {
    expect(province).not.toBe("");
    expect(cities.length).toBeGreaterThan(0);
  }
});

test("lists counties without a city among the cities, and among the districts of Chongqing", () => {
  const getCities = (name: string) => new Map(regions.find(([province]) => province === name)?.[1]);
  expect(getCities("河南省").get("济源市")).toEqual([]);
  expect(getCities("新疆维吾尔自治区").get("石河子市")).toEqual([]);
  expect([...getCities("重庆市").keys()]).toEqual(["重庆市"]);
  expect(getCities("重庆市").get("重庆市")).toContain("城口县");
  const levels = regions.flatMap(([, cities]) => cities.map(([city]) => city));
  expect(levels.filter((name) => /直辖|^县$/.test(name))).toEqual([]);
});

test("finds provinces, cities and districts in this order", () => {
  expect(findPlaces("杭州")[0]).toEqual({ province: "浙江省", city: "杭州市" });
  expect(findPlaces("临平")).toEqual([{ province: "浙江省", city: "杭州市", district: "临平区" }]);
  expect(findPlaces("北京")[0]).toEqual({ province: "北京市" });
  expect(findPlaces(" ")).toEqual([]);
  expect(findPlaces("不存在的地方")).toEqual([]);
});

test("formats a municipality once", () => {
  expect(formatPlace({ province: "北京市", city: "北京市", district: "海淀区" })).toBe("北京市 海淀区");
  expect(formatPlace({ province: "浙江省", city: "杭州市" })).toBe("浙江省 杭州市");
});

test("reads valid positions only", () => {
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
