import type { Circle } from "@lenscape/api/types";
import { expect, test } from "vitest";
import { circleOrderOf, circleOwners, matchingCircles } from "./queries.ts";

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

test("circles are filtered by category and by a word of name or description, however it is written", () => {
  const names = (category: string, keyword: string) =>
    matchingCircles(rows, category, keyword).map(({ groupName }) => groupName);
  expect(names("", "")).toHaveLength(4);
  expect(names("出行", "")).toEqual(["骑行与户外", "翻译与旅行"]);
  expect(names("出行", " 旅行 ")).toEqual(["翻译与旅行"]);
  expect(names("", "abc")).toHaveLength(4);
  expect(names("创作", "骑行")).toEqual([]);
});

test("the owners of the liveliest circles come first, each once, circles without one left out", () => {
  expect(circleOwners(rows, 5).map(({ user, circle: name }) => [user.userId, name])).toEqual([
    ["b", "骑行与户外"],
    ["a", "翻译与旅行"],
  ]);
  expect(circleOwners(rows, 1)).toHaveLength(1);
});

test("an unknown order is the one by heat", () => {
  expect(circleOrderOf(new URLSearchParams("order=latest"))).toBe("latest");
  expect(circleOrderOf(new URLSearchParams("order=zzz"))).toBe("hot");
});
