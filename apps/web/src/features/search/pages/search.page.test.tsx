import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pages } from "#paths";
import { hits } from "#test/answers/search.ts";
import { thread327 } from "#test/answers/threads.ts";
import { emptyList, toWireBody } from "#test/mock.ts";
import { openPage } from "#test/open-page.tsx";

afterEach(cleanup);

const noHits = { ...emptyList, counts: [], isPartial: 0 };
const answers = {
  "GET /api/bbs/search/list": toWireBody("searchList", noHits),
  "GET /api/without/user/query": toWireBody("userQuery", emptyList),
};

const withHits = { ...answers, "GET /api/bbs/search/list": toWireBody("searchList", hits) };

test("clears the keyword of the address and leaves the search on back", async () => {
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

test("keeps the selected tab for a search before its results arrive", async () => {
  const { router } = openPage(`${pages.search.path}?keyword=%E9%A3%8E`, answers);
  const box = await screen.findByRole<HTMLInputElement>("combobox", { name: "搜索" });
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^用户/ }));
  fireEvent.change(box, { target: { value: "云" } });
  fireEvent.submit(box);
  await waitFor(() => expect(router.state.location.search).toContain("tab=1"));
  expect(new URLSearchParams(router.state.location.search).get("keyword")).toBe("云");
});

test("shows featured threads instead of filters without any result", async () => {
  const thread = toWireBody("threadList", { ...emptyList, rows: [thread327], total: 1 });
  const responses = { ...answers, "GET /api/without/thread/list": thread };
  openPage(`${pages.search.path}?keyword=%E9%A3%8E`, responses);
  await screen.findByText("没有找到「风」");
  await screen.findByRole("region", { name: "精选帖子" });
  expect(screen.queryByRole("combobox", { name: "圈子" })).toBeNull();
});

test("reloads failed featured threads when the network is back", async () => {
  const responses: Record<string, unknown> = { ...answers };
  openPage(pages.search.path, responses);
  const featured = await screen.findByRole("region", { name: "精选帖子" });
  await within(featured).findByText("加载失败");
  responses["GET /api/without/thread/list"] = toWireBody("threadList", {
    ...emptyList,
    rows: [thread327],
    total: 1,
  });
  fireEvent(window, new Event("online"));
  await within(featured).findByRole("link", { name: thread327.title });
});

test("keeps the filters visible for an empty result", async () => {
  openPage(`${pages.search.path}?keyword=%E9%A3%8E&image=1`, answers);
  await screen.findByText("没有找到「风」");
  expect(screen.getByRole("button", { name: "有图" }).getAttribute("aria-pressed")).toBe("true");
});

test("keeps the rare filters visible after they were used", async () => {
  const { router, user } = openPage(`${pages.search.path}?keyword=%E9%A3%8E&solved=1`, withHits);
  const solved = await screen.findByRole<HTMLSelectElement>("combobox", { name: "提问" });
  expect(solved.value).toBe("1");
  expect(screen.queryByRole("combobox", { name: "固件版本" })).toBeNull();
  await user.selectOptions(solved, "");
  await waitFor(() => expect(router.state.location.search).not.toContain("solved"));
  expect(screen.getByRole("combobox", { name: "提问" })).toBe(solved);
  expect(screen.getByRole("combobox", { name: "固件版本" })).not.toBeNull();
});

test("shows all filters in a sheet on narrow viewports", async () => {
  const { router, user } = openPage(`${pages.search.path}?keyword=%E9%A3%8E&within=year&image=1`, withHits);
  await user.click(await screen.findByRole("button", { name: "筛选：一年内、有图" }));
  const sheet = within(await screen.findByRole("dialog", { name: "筛选" }));
  await user.click(sheet.getByRole("radio", { name: "已解决" }));
  await waitFor(() => expect(router.state.location.search).toContain("solved=1"));
  await user.click(await sheet.findByRole("button", { name: "清除 3 项" }));
  await waitFor(() => expect(router.state.location.search).toBe("?keyword=%E9%A3%8E"));
  const applyButton = sheet.getByRole("button", { name: /^看/ });
  expect(document.activeElement).toBe(applyButton);
  await user.click(applyButton);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "筛选" })).toBeNull());
});

test("shows each thread in one list without a keyword", async () => {
  const rows = ["1", "2", "3"].map((id) => ({ ...thread327, id, title: `第${id}篇`, hotScore: 9 }));
  const items = ["1", "2"].map((id) => ({ kind: "thread", id, title: `第${id}篇`, picUrl: "", note: "" }));
  openPage(pages.search.path, {
    ...answers,
    "GET /api/without/thread/list": toWireBody("threadList", { ...emptyList, rows, total: 3 }),
    "GET /api/without/cherrypick": toWireBody("cherrypickList", {
      ...emptyList,
      rows: rows.slice(0, 1),
      total: 1,
    }),
    "GET /api/without/home/specshop": toWireBody("homeSpecshop", [{ id: "1", title: "一层", items }]),
  });
  const posts = await screen.findByRole("region", { name: "精选帖子" });
  await within(posts).findByRole("link", { name: "第3篇" });
  expect(within(posts).getAllByRole("link")).toHaveLength(1);
  const floor = screen.getAllByRole("region", { name: "一层" })[0] as HTMLElement;
  expect(within(floor).getAllByRole("link")).toHaveLength(1);
  expect(within(floor).getByRole("link", { name: /第2篇/ })).toBeDefined();
});
