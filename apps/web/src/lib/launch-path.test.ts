import { expect, test } from "vitest";
import { isPublicPath, pageAt } from "#paths";
import { launchPath } from "./launch-path.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
const WECHAT = "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 MicroMessenger/7.0.20";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";

test.each([
  ["ROUTE-083", "invitation"],
  ["ROUTE-084", "invijoin"],
  ["ROUTE-085", "deviceauth"],
  ["ROUTE-086", "deviceauthing"],
])("%s /pages/%s becomes its second address on a phone and in WeChat", (_id, folder) => {
  const own = `/pages/${folder}/index`;
  const second = `/subpages/${folder}/index`;
  for (const agent of [PHONE, WECHAT]) {
    expect(launchPath(own, agent)).toBe(second);
    expect(launchPath(second, agent)).toBe(second);
  }
  expect(pageAt(second)).toBe(pageAt(own));
  expect(pageAt(own)).toBeDefined();
  expect(isPublicPath(second)).toBe(isPublicPath(own));
});

test("ROUTE-087 on a desktop, and for every other page, the address stays", () => {
  expect(launchPath("/pages/invitation/index", DESKTOP)).toBe("/pages/invitation/index");
  for (const path of ["/", "/pages/index", "/pages/mall/index", "/pages/invitations/index"])
    expect(launchPath(path, PHONE)).toBe(path);
});
