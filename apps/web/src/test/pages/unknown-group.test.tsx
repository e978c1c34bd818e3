import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openPage } from "../open-page.tsx";

afterEach(cleanup);

const NONE = { code: 200, msg: "查询成功", rows: [], total: 0 };

test.each([
  ["/pages/cherrypick/index", "看全部精选", "/pages/cherrypick/index?groupId=2"],
  ["/pages/activity/index", "看全部活动", "/pages/activity/index"],
])("%s shows a not-found state with a link for an unknown group", async (...row) => {
  const [address, linkName, href] = row;
  const { sent } = openPage(`${address}?groupId=99`, {
    "GET /api/without/group/detail/99": { code: 404, msg: "访问资源不存在" },
    "GET /api/bbs/activity/list": NONE,
    "GET /api/without/thread/cherrypick/list": NONE,
  });
  await screen.findByRole("heading", { name: "没有这个分组" });
  expect(screen.getByRole("link", { name: linkName }).getAttribute("href")).toBe(href);
  cleanup();
  sent.length = 0;
  openPage(`${address}?groupId=%E4%BA%91`);
  await screen.findByRole("heading", { name: "没有这个分组" });
  expect(sent.some((call) => call.to.includes("group/detail"))).toBe(false);
});
