import type { Circle } from "@lenscape/api/types";
import { expect, test } from "vitest";
import { filterCircles, getActiveOwners, getCircleOrder } from "./queries.ts";

const circle = (groupName: string, category: string, interactCount: number, owner?: string) =>
  ({
    groupName,
    category,
    interactCount,
    brief: `${groupName}的简介 ABC`,
    webMaster: owner ? [{ userId: owner, nickname: owner, avatar: "" }] : [],
  }) as unknown as Circle;

const rows = [
  circle("影像创作", "创作", 10, "a"),
  circle("骑行与户外", "出行", 30, "b"),
  circle("翻译与旅行", "出行", 20, "a"),
  circle("新手报到", "生活", 40),
];

test("filters circles by category and by a case-insensitive keyword", () => {
  const names = (category: string, keyword: string) =>
    filterCircles(rows, category, keyword).map(({ groupName }) => groupName);
  expect(names("", "")).toHaveLength(4);
  expect(names("出行", "")).toEqual(["骑行与户外", "翻译与旅行"]);
  expect(names("出行", " 旅行 ")).toEqual(["翻译与旅行"]);
  expect(names("", "abc")).toHaveLength(4);
  expect(names("创作", "骑行")).toEqual([]);
});

test("lists the owners of the most active circles without duplicates", () => {
  expect(getActiveOwners(rows, 5).map(({ user, circle: name }) => [user.userId, name])).toEqual([
    ["b", "骑行与户外"],
    ["a", "翻译与旅行"],
  ]);
  expect(getActiveOwners(rows, 1)).toHaveLength(1);
});

test("falls back to the hot order", () => {
  expect(getCircleOrder(new URLSearchParams("order=latest"))).toBe("latest");
  expect(getCircleOrder(new URLSearchParams("order=zzz"))).toBe("hot");
});
