import { expect, test } from "vitest";
import { isCurrentItem, type NavItem } from "./nav-item.ts";

const route = (routePath: string): NavItem => ({ id: routePath, name: "项", menuType: "10", routePath });

test.each([
  ["/", "/", true],
  ["/", "/pages/community/index", false],
  ["/pages/community/index", "/pages/community/index", true],
  ["/pages/cherrypick/index?groupId=2", "/pages/cherrypick/index", true],
  ["/pages/topic", "/pages/topic/3", true],
  ["/pages/topic", "/pages/topics", false],
  ["#part", "/", false],
])("an item to %s is current at %s: %s", (routePath, path, expected) => {
  expect(isCurrentItem(route(routePath), path)).toBe(expected);
});

test("a parent is current with its child, another site never is", () => {
  const parent: NavItem = { id: 1, name: "功能专区", menuType: "00", routePath: "", children: [route("/a")] };
  expect(isCurrentItem(parent, "/a")).toBe(true);
  expect(isCurrentItem(parent, "/b")).toBe(false);
  expect(isCurrentItem({ ...route("/a"), menuType: "20" }, "/a")).toBe(false);
});
