import type { MenuItem } from "@lenscape/api/types";
import { expect, test } from "vitest";
import { fallbackMenu } from "#config/fallbacks.ts";
import { getVisibleMenu } from "#shell/frame/site-info.ts";
import { getPublishHrefs, toNavItems } from "./menu.ts";

const item = (id: string, change: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: `第 ${id} 项`,
  parentId: "0",
  orderNum: Number(id),
  routePath: "/pages/content/community",
  routeValue: "",
  menuType: "10",
  isShow: "1",
  picUrl: "",
  dataStatus: "1",
  children: [],
  ...change,
});

test("AMB-060 the menu contains visible and valid entries in order, also among children", () => {
  const children = [item("9"), item("8"), item("7", { isShow: "0" })];
  const menu = [item("3"), item("1", { menuType: "00", children }), item("2", { dataStatus: "0" })];
  const visibleItems = getVisibleMenu(menu);
  expect(visibleItems.map(({ id }) => id)).toEqual(["1", "3"]);
  expect(visibleItems[0]?.children.map(({ id }) => id)).toEqual(["8", "9"]);
});

test("NAV-004 uses the fallback for an empty or missing menu", () => {
  expect(getVisibleMenu(undefined)).toBe(fallbackMenu);
  expect(getVisibleMenu([item("1", { isShow: "0" })])).toBe(fallbackMenu);
});

const [home, community, zone, site] = fallbackMenu;
const zoneLeads = (to: string) => zone?.children.some(({ routePath }) => routePath === to);

test("NAV-005 the fallback has home", () => expect(home).toMatchObject({ routePath: "/", menuType: "10" }));
test("NAV-006 the fallback has the community sections", () =>
  expect(community).toMatchObject({ routePath: "/pages/content/community", menuType: "10" }));
test("NAV-007 the fallback has the function zone, a parent", () => expect(zone?.menuType).toBe("00"));
test("NAV-008 its zone leads to activity", () => expect(zoneLeads("/pages/activity/index")).toBe(true));
test("NAV-009 its zone leads to the topic zone", () =>
  expect(zoneLeads("/pages/content/topiczone")).toBe(true));
test("NAV-010 its zone leads to the curated picks", () =>
  expect(zoneLeads("/pages/cherrypick/index?groupId=2")).toBe(true));
test("NAV-011 its zone leads to the task zone", () => expect(zoneLeads("/pages/taskinfo/index")).toBe(true));
test("NAV-012 its zone leads to the feedback zone", () =>
  expect(zoneLeads("/pages/training/index")).toBe(true));
test("NAV-013 the fallback has the official site, an external link", () =>
  expect(site).toMatchObject({ menuType: "20", routePath: expect.stringMatching(/^https:/) }));

test("adds color and hint to entries of known pages", () => {
  expect(toNavItems(fallbackMenu)[2]?.children?.[0]).toMatchObject({
    groupType: "bbs_group_activity",
    hint: "看看在办什么",
  });
});

test("NAV-023 NAV-024 publishing links to the moment form and the article form", () => {
  expect(getPublishHrefs({ permissions: [] })).toEqual({
    moment: "/pages/content/index?currentContentIndex=0",
    thread: "/pages/content/index?currentContentIndex=1",
    activity: undefined,
  });
});

test.each([["thread.activity.create"], ["*:*:*"]])(
  "NAV-025 ROLE-028 offers the activity form with %s",
  (permission) => {
    expect(getPublishHrefs({ permissions: [permission] }).activity).toBe(
      "/pages/content/index?currentContentIndex=2",
    );
  },
);
