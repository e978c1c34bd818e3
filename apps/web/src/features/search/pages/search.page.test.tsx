import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pages } from "#paths";
import { Retryable } from "#shell/loading/failure.tsx";
import { hits } from "#test/answers/search.ts";
import { thread327 } from "#test/answers/threads.ts";
import { bodyOf, none } from "#test/mock.ts";
import { openPage } from "#test/open-page.tsx";

afterEach(cleanup);

const nothing = { ...none, counts: [], isPartial: 0 };
const answers = {
  "GET /api/bbs/search/list": bodyOf("searchList", nothing),
  "GET /api/without/user/query": bodyOf("userQuery", none),
};

const found = { ...answers, "GET /api/bbs/search/list": bodyOf("searchList", hits) };

test("clearing the box clears the keyword of the address, and the way back leads out of the search", async () => {
  const { router, user } = openPage(pages.community.path, answers);
  await act(() => router.navigate(`${pages.search.path}?keyword=%E9%A3%8E`));
  const box = await screen.findByRole<HTMLInputElement>("combobox", { name: "搜索" });
  expect(box.value).toBe("风");
  await user.click(screen.getByRole("button", { name: "清除" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(box.value).toBe("");
  expect(document.activeElement).toBe(box);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.community.path));
});

test("a word that is sought before another tab has come keeps the tab", async () => {
  const { router } = openPage(`${pages.search.path}?keyword=%E9%A3%8E`, answers);
  const box = await screen.findByRole<HTMLInputElement>("combobox", { name: "搜索" });
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^用户/ }));
  fireEvent.change(box, { target: { value: "云" } });
  fireEvent.submit(box);
  await waitFor(() => expect(router.state.location.search).toContain("tab=1"));
  expect(new URLSearchParams(router.state.location.search).get("keyword")).toBe("云");
});

test("where nothing is found at all there is nothing to filter, and featured threads instead", async () => {
  const thread = bodyOf("threadList", { ...none, rows: [thread327], total: 1 });
  const all = { ...answers, "GET /api/without/thread/list": thread };
  openPage(`${pages.search.path}?keyword=%E9%A3%8E`, all);
  await screen.findByText("没有找到「风」");
  await screen.findByRole("region", { name: "精选帖子" });
  expect(screen.queryByRole("combobox", { name: "圈子" })).toBeNull();
});

test("featured threads that did not come say so, and come once the network is back", async () => {
  await Retryable.preload();
  const all: Record<string, unknown> = { ...answers };
  openPage(pages.search.path, all);
  const featured = await screen.findByRole("region", { name: "精选帖子" });
  await within(featured).findByText("加载失败");
  all["GET /api/without/thread/list"] = bodyOf("threadList", { ...none, rows: [thread327], total: 1 });
  fireEvent(window, new Event("online"));
  await within(featured).findByRole("link", { name: thread327.title });
});

test("where nothing is found with a filter, the filter can be taken off", async () => {
  openPage(`${pages.search.path}?keyword=%E9%A3%8E&image=1`, answers);
  await screen.findByText("没有找到「风」");
  expect(screen.getByRole("button", { name: "有图" }).getAttribute("aria-pressed")).toBe("true");
});

test("what is seldom narrowed by comes with 筛选, and stays once it was used", async () => {
  const { router, user } = openPage(`${pages.search.path}?keyword=%E9%A3%8E&solved=1`, found);
  const solved = await screen.findByRole<HTMLSelectElement>("combobox", { name: "提问" });
  expect(solved.value).toBe("1");
  expect(screen.queryByRole("combobox", { name: "固件版本" })).toBeNull();
  await user.selectOptions(solved, "");
  await waitFor(() => expect(router.state.location.search).not.toContain("solved"));
  expect(screen.getByRole("combobox", { name: "提问" })).toBe(solved);
  expect(screen.getByRole("combobox", { name: "固件版本" })).not.toBeNull();
});

test("where the row has no room, a sheet holds all filters and says what is chosen", async () => {
  const { router, user } = openPage(`${pages.search.path}?keyword=%E9%A3%8E&within=year&image=1`, found);
  await user.click(await screen.findByRole("button", { name: "筛选：一年内、有图" }));
  const sheet = within(await screen.findByRole("dialog", { name: "筛选" }));
  await user.click(sheet.getByRole("radio", { name: "已解决" }));
  await waitFor(() => expect(router.state.location.search).toContain("solved=1"));
  await user.click(await sheet.findByRole("button", { name: "清除 3 项" }));
  await waitFor(() => expect(router.state.location.search).toBe("?keyword=%E9%A3%8E"));
  const done = sheet.getByRole("button", { name: /^看/ });
  expect(document.activeElement).toBe(done);
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "筛选" })).toBeNull());
});

test("while nothing is searched for, each thread stands in one list: a pick in no other, a floor's not in the featured", async () => {
  const rows = ["1", "2", "3"].map((id) => ({ ...thread327, id, title: `第${id}篇`, hotScore: 9 }));
  const items = ["1", "2"].map((id) => ({ kind: "thread", id, title: `第${id}篇`, picUrl: "", note: "" }));
  openPage(pages.search.path, {
    ...answers,
    "GET /api/without/thread/list": bodyOf("threadList", { ...none, rows, total: 3 }),
    "GET /api/without/cherrypick": bodyOf("cherrypickList", { ...none, rows: rows.slice(0, 1), total: 1 }),
    "GET /api/without/home/specshop": bodyOf("homeSpecshop", [{ id: "1", title: "一层", items }]),
  });
  const posts = await screen.findByRole("region", { name: "精选帖子" });
  await within(posts).findByRole("link", { name: "第3篇" });
  expect(within(posts).getAllByRole("link")).toHaveLength(1);
  const floor = screen.getAllByRole("region", { name: "一层" })[0] as HTMLElement;
  expect(within(floor).getAllByRole("link")).toHaveLength(1);
  expect(within(floor).getByRole("link", { name: /第2篇/ })).toBeDefined();
});
