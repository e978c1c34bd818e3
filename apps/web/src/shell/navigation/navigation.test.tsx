import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fallbackSite } from "#config/fallbacks.ts";
import { pages, paths } from "#paths";
import { openPage } from "#test/open-page.tsx";

// What can be reached from every page, on a phone too.

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const data = (value: unknown) => ({ code: 200, msg: "操作成功", data: value });
const item = (id: string, name: string, menuType: string, routePath: string) => ({
  ...{ id, name, menuType, routePath, parentId: "0", orderNum: Number(id), routeValue: "", picUrl: "" },
  ...{ isShow: "1", dataStatus: "1", children: [] as object[] },
});
const answers = {
  "GET /api/without/appmenu": data([
    item("1", "首页", "10", "/"),
    { ...item("2", "专区", "00", ""), children: [item("3", "新品体验官", "10", pages.training.path)] },
    item("4", "合作", "20", "https://partner.example/"),
  ]),
  "POST /api/without/wx/getscheme": data({ openlink: "weixin://dl/business/?t=abc&u=1" }),
};

test.each([
  ["a visitor", ""],
  ["a member", "t"],
])("NAV-021 shows the website icon to %s, on phones too", async (_, token) => {
  openPage("/", {}, token);
  const [icon] = (await screen.findAllByRole("link", { name: "官网" })).filter(
    ({ dataset }) => dataset.part === "site",
  );
  expect(icon?.getAttribute("target")).toBe("_blank");
  expect(icon?.className).not.toContain("max-md:hidden");
});

test.each([
  { has: "has", officialSite: "https://overlook.example/", qrTarget: "https://overlook.example/app", n: 1 },
  { has: "has not", officialSite: "", qrTarget: "", n: 0 },
])("links to the official site and the app if the community $has them", async ({ has: _, n, ...site }) => {
  const { user } = openPage("/", {
    ...answers,
    "GET /api/bbs/site/info": data({ ...fallbackSite, ...site }),
  });
  await user.click(await screen.findByRole("button", { name: "更多" }));
  const menu = await screen.findByRole("dialog", { name: "菜单" });
  expect(within(menu).queryAllByRole("link", { name: /官网/ })).toHaveLength(n);
  const all = (part: string) => document.querySelectorAll(part);
  expect([all("[data-part=site]").length, all("[data-slot=site-footer-qr]").length]).toEqual([n, n]);
  expect(document.body.innerHTML).not.toContain("lenscape.example");
  // Without a filing number none is shown.
  expect(document.body.innerHTML).not.toContain("ICP备");
});

test("the menu on phones links to the circles, the mall, the operator's entries and the website", async () => {
  const filingNumber = "粤ICP备20260043号";
  const { user, router } = openPage("/", {
    ...answers,
    "GET /api/bbs/site/info": data({ ...fallbackSite, filingNumber }),
  });
  await user.click(await screen.findByRole("button", { name: "更多" }));
  const menu = await screen.findByRole("dialog", { name: "菜单" });
  const hrefs = within(menu)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      pages.circles.path,
      paths.mall(),
      paths.hot(),
      pages.topicZone.path,
      "/",
      pages.training.path,
      "https://partner.example/",
      pages.help.path,
      "https://lenscape.example/",
    ]),
  );
  // What the sidebar's footer says on wide screens.
  expect(within(menu).getByRole("link", { name: filingNumber })).toBeDefined();
  expect(within(menu).getByText(fallbackSite.copyright)).toBeDefined();
  await user.click(within(menu).getByRole("link", { name: "新品体验官" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.training.path));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "菜单" })).toBeNull());
});

test("the menu starts with the member and their circles, fetched when the menu opens", async () => {
  const circles = ["影像", "骑行", "夜拍", "漫游"].map((groupName, at) => ({
    ...{
      id: String(at + 2),
      groupName,
      picUrl: "",
      isMaster: 0,
      isLeader: 0,
      joinedAt: "2026-11-01 08:00:00",
    },
    ...{ todayCount: 0, newCount: 0, applyCount: 0 },
  }));
  const { user, sent } = openPage(
    "/",
    {
      ...answers,
      "POST /api/bbs/task/info": data({ pointsCount: 1575, signStatus: 0 }),
      "GET /api/bbs/circle/mine": { code: 200, msg: "操作成功", rows: circles, total: 4 },
    },
    "t",
  );
  const getRequestCount = () => sent.filter(({ to }) => to.endsWith("/circle/mine")).length;
  const more = await screen.findByRole("button", { name: "更多" });
  expect(getRequestCount()).toBe(0);
  await user.click(more);
  const menu = await screen.findByRole("dialog", { name: "菜单" });
  await within(menu).findByText("1,575 积分", { exact: false });
  await within(menu).findByRole("link", { name: "影像" });
  const hrefs = within(menu)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(within(menu).queryByRole("link", { name: "漫游" })).toBeNull();
  expect(hrefs.filter((href) => href === pages.circles.path)).toHaveLength(1);
});

test("ROUTE-082 the sidebar opens the mini program with a link generated by WeChat", async () => {
  const { user, router } = openPage("/", answers);
  await user.click(await screen.findByRole("button", { name: "打开小程序" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.launchMiniProgram.path));
  expect(new URLSearchParams(router.state.location.search).get("schemeUrl")).toBe(
    "weixin://dl/business/?t=abc&u=1",
  );
});

test("SEARCH-001 SEARCH-002 VALID-006 shows the search tabs without a keyword and sends no request", async () => {
  const { user, sent } = openPage(pages.search.path);
  const tabs = await screen.findAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent?.trim())).toEqual(["内容", "用户"]);
  await user.click(tabs[1]!);
  await waitFor(() => expect(screen.getAllByRole("tab")[1]?.getAttribute("aria-selected")).toBe("true"));
  expect(sent.filter(({ query }) => "keyWord" in query)).toEqual([]);
  expect(sent.some(({ to }) => to.endsWith("/user/query"))).toBe(false);
});

test("ROUTE-088 CONST-036 redirects from a tab-bar path when the window grows to 768 px", async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(min-width: 48rem)" ? (media as unknown as MediaQueryList) : real(query),
  );
  const { router } = openPage("/pages/tabBar/component/component", {}, "t");
  await screen.findAllByRole("heading");
  expect(router.state.location.pathname).toBe("/pages/tabBar/component/component");
  media.matches = true;
  act(() => {
    media.dispatchEvent(new Event("change"));
  });
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/component/index"));
});

test.each([
  ["a page for reading", pages.help.path],
  ["a thread", paths.thread("1")],
])("WIDGET-001 shows the back-to-top button on %s, on phones too", async (_, address) => {
  openPage(address, {}, "t");
  await screen.findAllByRole("heading");
  Object.defineProperty(window, "scrollY", { value: 101, configurable: true });
  fireEvent.scroll(window);
  const button = await screen.findByRole("button", { name: "回到顶部" });
  expect(button.className).not.toContain("max-md:hidden");
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

test("hides the back-to-top button on pages whose fields it would cover", async () => {
  const { router } = openPage(pages.help.path, {}, "t");
  await screen.findAllByRole("heading");
  Object.defineProperty(window, "scrollY", { value: 101, configurable: true });
  fireEvent.scroll(window);
  await screen.findByRole("button", { name: "回到顶部" });
  await act(() => router.navigate(pages.settings.path));
  fireEvent.scroll(window);
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.settings.path));
  await waitFor(() => expect(screen.queryByRole("button", { name: "回到顶部" })).toBeNull());
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});
