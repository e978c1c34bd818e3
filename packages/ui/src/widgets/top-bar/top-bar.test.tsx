import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TopBar, type TopBarUser } from "./top-bar.tsx";

afterEach(cleanup);

const HREFS = {
  home: "/",
  search: "/search",
  login: "/login",
  editProfile: "/edit",
  sign: "/sign",
  messages: "/pages/mine/message/index",
  site: "https://example.com/",
  mine: "/mine",
  moment: "/pages/content/index?currentContentIndex=0",
  thread: "/pages/content/index?currentContentIndex=1",
};
const onLogout = vi.fn();
const onSearch = vi.fn();

function show(user: TopBarUser | null | undefined, more: Partial<Parameters<typeof TopBar>[0]> = {}) {
  render(
    <TopBar
      items={[{ id: 1, name: "首页", menuType: "10", routePath: "/" }]}
      currentPath="/"
      user={user}
      hrefs={HREFS}
      onSearch={onSearch}
      onLogout={onLogout}
      {...more}
    />,
  );
}
const openMenu = (name: string) => fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });

test("NAV-030 the login button shows for visitors only", () => {
  show(null);
  expect(screen.getByRole("link", { name: "登录" }).getAttribute("href")).toBe("/login");
  cleanup();
  show({ nickname: "云野" });
  expect(screen.queryByRole("link", { name: "登录" })).toBeNull();
  cleanup();
  show({ nickname: "" });
  expect(screen.queryByRole("link", { name: "登录" })).toBeNull();
});

test.each([
  ["NAV-031 the avatar", '[data-slot="avatar"]'],
  ["NAV-033 sign-in", '[data-part="sign"]'],
  ["NAV-034 messages", '[data-part="messages"]'],
])("%s shows only with a nickname", (_row, selector) => {
  show({ nickname: "" });
  expect(document.querySelector(selector)).toBeNull();
  cleanup();
  show({ nickname: "云野" });
  expect(document.querySelector(selector)).not.toBeNull();
});

test.each([
  ["NAV-032 publish", "发布"],
  ["NAV-035 the user menu", "我的菜单"],
])("%s shows only with a nickname", (_row, name) => {
  show({ nickname: "" });
  expect(screen.queryByRole("button", { name })).toBeNull();
  cleanup();
  show({ nickname: "云野" });
  expect(screen.getByRole("button", { name })).toBeDefined();
});

test("AMB-028 without a nickname there is a link to fill it in", () => {
  show({ nickname: "" });
  expect(screen.getByRole("link", { name: "填写昵称" }).getAttribute("href")).toBe("/edit");
});

test("AMB-028 who is signed in but not known yet is neither a visitor nor without a nickname", () => {
  show(undefined);
  expect(document.querySelector('[data-part="waiting"]')).not.toBeNull();
  for (const name of ["填写昵称", "登录"]) expect(screen.queryByRole("link", { name })).toBeNull();
});

test("NAV-020 the unread sum is on the message icon", () => {
  show({ nickname: "云野" }, { unread: 3 });
  expect(document.querySelector('[data-part="messages"] [data-slot="badge"]')?.textContent).toContain("3");
});

test("NAV-022 NAV-023 NAV-024 publishing offers a moment and a thread", () => {
  show({ nickname: "云野" });
  openMenu("发布");
  expect(screen.getAllByRole("menuitem").map((item) => item.getAttribute("href"))).toEqual([
    HREFS.moment,
    HREFS.thread,
  ]);
});

test("an activity is offered where its address is given", () => {
  show({ nickname: "云野" }, { hrefs: { ...HREFS, activity: "/pages/content/index?currentContentIndex=2" } });
  openMenu("发布");
  expect(screen.getAllByRole("menuitem")).toHaveLength(3);
});

test("NAV-026 NAV-027 the user menu has mine-center and logout", () => {
  show({ nickname: "云野" });
  openMenu("我的菜单");
  const mine = document.querySelector('[data-value="mine-center"]');
  expect(mine?.textContent).toBe("个人主页");
  expect(mine?.getAttribute("href")).toBe("/mine");
  fireEvent.click(document.querySelector('[data-value="logout"]') as Element);
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test("NAV-017 the search is a link to its page, and opens in place once the app is there", () => {
  show(null);
  for (const link of screen.getAllByRole("link", { name: /搜索/ })) {
    expect(link.getAttribute("href")).toBe("/search");
    onSearch.mockClear();
    expect(fireEvent.click(link)).toBe(false);
    expect(onSearch).toHaveBeenCalledTimes(1);
    fireEvent.click(link, { ctrlKey: true });
    expect(onSearch).toHaveBeenCalledTimes(1);
  }
});

test("NAV-018 the check-in icon leads to its page; the sun on the day line checks in, and leads there afterwards", () => {
  const onSign = vi.fn();
  const getSun = (name: string) =>
    within(document.querySelector("[data-slot=day-line]") as HTMLElement).getByRole("link", { name });
  show({ nickname: "云野" }, { dayElapsed: 40, onSign });
  const icon = screen.getByRole("link", { name: "签到与任务" });
  expect(icon.getAttribute("href")).toBe("/sign");
  expect(fireEvent.click(icon)).toBe(true);
  expect(fireEvent.click(getSun("今日已签到"))).toBe(true);
  expect(onSign).not.toHaveBeenCalled();
  cleanup();
  show({ nickname: "云野" }, { dayElapsed: 40, signPending: true, onSign });
  expect(fireEvent.click(getSun("签到"))).toBe(false);
  expect(onSign).toHaveBeenCalledTimes(1);
});

test("a visitor has a plain line without a sun", () => {
  show(null, { dayElapsed: 40 });
  expect(document.querySelector("[data-part=sun]")).toBeNull();
});

test("NAV-021 the official site has its icon once: in the menu where that leads there, else in the bar", () => {
  show(null);
  const bar = () => document.querySelector("[data-part=site]") as Element;
  expect(bar().className).not.toContain("md:hidden");
  cleanup();
  show(null, { items: [{ id: 4, name: "官网", menuType: "20", routePath: HREFS.site }] });
  expect(bar().className).toMatch(/(^| )md:hidden/);
  const [inMenu] = screen.getAllByRole("link", { name: /官网/ }).filter((link) => link !== bar());
  expect(inMenu?.querySelector(".lucide-globe")).not.toBeNull();
});

test("a community without an official site has no icon for one", () => {
  show(null, { hrefs: { ...HREFS, site: undefined } });
  expect(screen.queryByRole("link", { name: "官网" })).toBeNull();
});

test("what is mine is in the user menu where it has an address", () => {
  show({ nickname: "云野" }, { hrefs: { ...HREFS, mall: "/mall", drafts: "/drafts", devices: "/devices" } });
  openMenu("我的菜单");
  const names = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(names).toEqual(["个人主页", "积分商城", "草稿箱", "我的设备", "退出登录"]);
});
