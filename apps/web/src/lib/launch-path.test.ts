import { expect, test } from "vitest";
import { findPage, isPublicPath } from "#paths";
import { getLaunchPath } from "./launch-path.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
const WECHAT = "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 MicroMessenger/7.0.20";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";

test.each([
  ["ROUTE-083", "invitation"],
  ["ROUTE-084", "invijoin"],
  ["ROUTE-085", "deviceauth"],
  ["ROUTE-086", "deviceauthing"],
])("%s moves /pages/%s to its /subpages path on phones and in WeChat", (_id, folder) => {
  const own = `/pages/${folder}/index`;
  const second = `/subpages/${folder}/index`;
  for (const agent of [PHONE, WECHAT]) {
    expect(getLaunchPath(own, agent)).toBe(second);
    expect(getLaunchPath(second, agent)).toBe(second);
  }
  expect(findPage(second)).toBe(findPage(own));
  expect(findPage(own)).toBeDefined();
  expect(isPublicPath(second)).toBe(isPublicPath(own));
});

test("ROUTE-087 keeps the path on desktop and for all other pages", () => {
  expect(getLaunchPath("/pages/invitation/index", DESKTOP)).toBe("/pages/invitation/index");
  for (const path of ["/", "/pages/index", "/pages/mall/index", "/pages/invitations/index"])
    expect(getLaunchPath(path, PHONE)).toBe(path);
});
