import { expect, test } from "vitest";
import { isPublicPath, pageAt, pages, paths } from "./paths.ts";

test("the specification's 59 addresses are there, each once", () => {
  const all = Object.values(pages)
    .map(({ path }) => path)
    // The console and the box of drafts are this project's own.
    .filter((path) => !path.startsWith("/pages/console/") && path !== pages.drafts.path);
  expect(all).toHaveLength(59);
  expect(new Set(all).size).toBe(59);
});

test("ROUTE-057 the check-in paths are spelled sigin", () => {
  expect(pageAt("/pages/mine/sigin/index")).toBe("checkIn");
  expect(pageAt("/pages/mine/signin/index")).toBeUndefined();
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
  expect(pageAt("/pages/mall/index/")).toBe("mall");
  expect(pageAt("/")).toBe("home");
  expect(isPublicPath("/pages/mall/index/")).toBe(true);
  expect(isPublicPath("/PAGES/mall/index")).toBe(false);
  expect(isPublicPath("/pages/mall/index/extra")).toBe(false);
});
