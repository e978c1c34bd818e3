import { expect, test } from "vitest";
import requirements from "../../../docs/requirements.md?raw";
import { findGallery, findPage, isPublicPath, pages, paths } from "./paths.ts";

/** The addresses that the specification lists. */
const listed = [...requirements.matchAll(/^\| ROUTE-\d+ +\| Route `([^`]+)`/gm)].map(([, path = ""]) => path);

test("every address that the specification lists has its page, and no two pages share one", () => {
  expect(listed.length).toBeGreaterThan(59);
  expect(listed.filter((path) => !findPage(path) && !findGallery(path))).toEqual([]);
  const own = Object.values(pages).map(({ path }) => path);
  expect(new Set(own).size).toBe(own.length);
});

test("ROUTE-057 the check-in paths are spelled sigin", () => {
  expect(findPage("/pages/mine/sigin/index")).toBe("checkIn");
  expect(findPage("/pages/mine/signin/index")).toBeUndefined();
});

test("addresses carry their ids encoded and leave out what is missing", () => {
  expect(paths.thread("12")).toBe("/pages/content/postdetail?threadId=12");
  expect(paths.launchMiniProgram("weixin://dl/business/?t=a b")).toBe(
    "/pages/launchMiniProgram?schemeUrl=weixin%3A%2F%2Fdl%2Fbusiness%2F%3Ft%3Da+b",
  );
  expect(paths.activities()).toBe("/pages/activity/index");
  expect(paths.cherrypick()).toBe("/pages/cherrypick/index?groupId=2");
});

test("a slash at the end is the same page; another letter case or a deeper path is none", () => {
  expect(findPage("/pages/mall/index/")).toBe("mall");
  expect(findPage("/")).toBe("home");
  expect(isPublicPath("/pages/mall/index/")).toBe(true);
  expect(isPublicPath("/PAGES/mall/index")).toBe(false);
  expect(isPublicPath("/pages/mall/index/extra")).toBe(false);
});
