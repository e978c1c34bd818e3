import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAppContext } from "#lib/app.tsx";
import { Providers } from "#shell/frame/providers.tsx";
import { refreshMember } from "#shell/session/member-session.ts";
import { member as known } from "#test/answers/member.ts";
import { testApp } from "#test/test-app.ts";
import { routes } from "../../router.tsx";
import { closeSearchAfterReload } from "./search-layer.tsx";

const user = {
  userId: "7",
  nickname: "云野",
  avatar: "/a.png",
  groupName: "骑行达人",
  level: 3,
  isVerified: 0,
};
const thread = (id: string) => ({
  id,
  title: `导航设置${id}`,
  highlightTitle: `<em>导航</em>设置${id}`,
  excerpt: "速度放左上，<em>导航</em>箭头放右上",
  imageList: [{ url: "/ride.jpg", filePath: "/ride.jpg", thumbnailUrl: "/ride.jpg", width: 3, height: 2 }],
  user,
  postedAt: "2026-11-21 07:25:03",
  hotScore: 9,
});
const hit = (id: string) => ({
  kind: "thread",
  id,
  title: `导航设置${id}`,
  titleMarks: [[0, 2]],
  excerpt: "速度放左上，导航箭头放右上",
  excerptMarks: [[6, 8]],
  at: "2026-11-21 07:25:03",
  user: { userId: "7", nickname: "云野", avatar: "/a.png" },
  labels: [],
  images: ["/ride.jpg"],
  likeCount: 9,
  replyCount: 1,
});
const SUGGEST = "GET /api/bbs/search/suggest";
const member = {
  ...user,
  id: "7",
  signature: "看路",
  hotRanking: 3,
  isFollow: false,
  isMutual: false,
  isMutualFollow: false,
};
const page = (rows: unknown[], total = rows.length) => ({ code: 200, msg: "操作成功", rows, total });

const found = (rows: { kind: string }[], total = rows.length) => ({
  ...page(rows, total),
  counts: total > 0 ? [{ kind: "thread", count: total }] : [],
  isPartial: 0,
});

const answers = {
  "GET /getInfo": {
    code: 200,
    msg: "操作成功",
    user: { userId: "12", userName: "member", nickName: "小满", avatar: "" },
    roles: [],
    permissions: [],
  },
  "GET /api/without/thread/list": page([thread("1"), thread("2")], 2),
  "GET /api/bbs/search/list": found([hit("1"), hit("2")]),
  "GET /api/without/user/query": page([member]),
  "GET /api/thread/searchhistory": page([{ keyword: "夜景" }, { keyword: "骑行" }]),
  "POST /api/thread/delsearch": { code: 200, msg: "操作成功" },
  "POST /api/thread/clearusersearch": { code: 200, msg: "操作成功" },
};

async function open({
  token = "",
  address = "/pages/content/topiczone",
  more = {} as Record<string, unknown>,
} = {}) {
  const tested = testApp({ ...answers, ...more }, { token });
  const call = vi.spyOn(tested.app.api, "call");
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createAppContext(tested.app),
  });
  if (token) await refreshMember(tested.app);
  render(
    <Providers app={tested.app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const bar = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[data-slot=top-bar]");
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  const icon = within(bar).getByRole("link", { name: /^搜索/ });
  const acting = userEvent.setup();
  await acting.click(icon);
  const layer = await screen.findByRole("dialog", { name: "搜索" });
  const box = within(layer).getByRole<HTMLInputElement>("combobox", { name: "搜索" });
  /** The searches that were sent: what for, and the page. */
  const searches = (id: "searchList" | "userQuery") =>
    call.mock.calls.flatMap(([sent, options]) => {
      const query = (options as { query?: Record<string, unknown> } | undefined)?.query;
      return sent === id && query && "keyWord" in query ? [query] : [];
    });
  return { ...tested, router, user: acting, icon, layer, box, searches };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("NAV-017 STATE-049 the search icon opens the layer with a focused field, and Escape closes it", async () => {
  const { router, user, icon, box } = await open();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(router.state.location.pathname).toBe("/pages/content/topiczone");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.pathname).toBe("/pages/content/topiczone");
  await waitFor(() => expect(document.activeElement).toBe(icon));
});

test("STATE-049 the back button closes the layer, the forward button and the / key open it", async () => {
  const { router, user } = await open();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await router.navigate(1);
  await screen.findByRole("dialog", { name: "搜索" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2000 });
  await user.keyboard("/");
  await screen.findByRole("dialog", { name: "搜索" });
  vi.useRealTimers();
});

test("STATE-049 a reload closes the layer and keeps the history entry; going back to the entry reopens the layer", () => {
  const load = (type: NavigationTimingType) => {
    const entry = { usr: { searching: true, opened: 1 }, key: "k", idx: 2 };
    const replaceState = vi.fn();
    const performance = { getEntriesByType: () => [{ type }] };
    closeSearchAfterReload({ history: { state: entry, replaceState }, performance } as unknown as Window);
    return replaceState.mock.calls;
  };
  expect(load("reload")).toEqual([[{ usr: { searching: false, opened: 1 }, key: "k", idx: 2 }, ""]]);
  expect(load("back_forward")).toEqual([]);
  expect(load("navigate")).toEqual([]);
});

test("VALID-007 CONST-008 debounces suggestions like the search", async () => {
  const { box, sent } = await open();
  const getSuggestTerms = () => sent.filter(({ to }) => to === SUGGEST).map(({ query }) => query.keyWord);
  fireEvent.change(box, { target: { value: "导" } });
  fireEvent.change(box, { target: { value: "导航" } });
  expect(getSuggestTerms()).toEqual([]);
  await waitFor(() => expect(getSuggestTerms()).toEqual(["导航"]));
});

test("SEARCH-007 cancel closes the layer and returns to home", async () => {
  const { router, user, layer } = await open();
  await user.click(within(layer).getByRole("button", { name: "取消" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("GEN-021 SEARCH-001 SEARCH-002 CONST-015 shows the posts tab before the users tab, each with its total", async () => {
  const { user, layer, box, searches } = await open();
  await user.type(box, "导航{enter}");
  const [posts, users] = await within(layer).findAllByRole("tab");
  await waitFor(() => expect(posts?.textContent).toBe("内容 2"));
  await waitFor(() => expect(users?.textContent).toBe("用户 1"));
  expect(posts?.getAttribute("aria-selected")).toBe("true");
  expect(
    within(layer)
      .getByRole("link", { name: /^导航\s*设置1$/ })
      .getAttribute("href"),
  ).toContain("threadId=1");
  expect(within(layer).getAllByText("导航", { selector: "mark" })).toHaveLength(4);
  await user.click(users as HTMLElement);
  await within(layer).findByRole("link", { name: "云野" });
  expect(layer.querySelector("[data-slot=user-result]")?.textContent).toContain("骑行达人");
  expect(searches("searchList")).toEqual([{ keyWord: "导航", pageNum: 1, pageSize: 100 }]);
  expect(searches("userQuery")).toEqual([{ keyWord: "导航", pageNum: 1, pageSize: 100 }]);
});

test("SEARCH-018 GEN-022 follows a user from the results", async () => {
  const { user, layer, box } = await open({
    token: "t",
    more: { "POST /api/bbs/viewer/state": { code: 200, msg: "操作成功", data: known.viewerState } },
  });
  await user.type(box, "云野{enter}");
  await user.click((await within(layer).findAllByRole("tab"))[1] as HTMLElement);
  const row = await waitFor(() => {
    const found = layer.querySelector<HTMLElement>("[data-slot=user-result]");
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  expect(await within(row).findByRole("button", { name: /关注/ })).toBeDefined();
});

test("SEARCH-003 loads posts page by page to the end", async () => {
  const rows = Array.from({ length: 100 }, (_, i) => hit(String(i)));
  const { user, layer, box, searches } = await open({
    more: { "GET /api/bbs/search/list": found(rows, 150) },
  });
  await user.type(box, "导航{enter}");
  await user.click(await within(layer).findByRole("button", { name: /更多/ }));
  await waitFor(() => expect(searches("searchList").map(({ pageNum }) => pageNum)).toEqual([1, 2]));
  await within(layer).findByText(/到底/);
});

test("SEARCH-004 loads users page by page to the end", async () => {
  const rows = Array.from({ length: 100 }, (_, i) => ({ ...member, id: String(i), userId: String(i) }));
  const { user, layer, box, searches } = await open({
    more: { "GET /api/without/user/query": page(rows, 150) },
  });
  await user.type(box, "云{enter}");
  await user.click((await within(layer).findAllByRole("tab"))[1] as HTMLElement);
  await user.click(await within(layer).findByText("上拉显示更多"));
  await waitFor(() => expect(searches("userQuery").map(({ pageNum }) => pageNum)).toEqual([1, 2]));
  await within(layer).findByText(/到底/);
});

test("SEARCH-022 lists suggested members with follow buttons", async () => {
  const people = ["21", "22", "23"].map((id) => ({ ...member, id, userId: id, nickname: `镜友${id}` }));
  const { layer } = await open({ more: { "GET /api/without/user/hot/list": page(people) } });
  await within(layer).findAllByText("镜友21");
  // A phone has them below the posts, a wide window next to them.
  const rows = [...layer.querySelectorAll<HTMLElement>("[data-slot=user-row]")].slice(0, 3);
  expect(rows.map((row) => within(row).getByRole("button").getAttribute("aria-label") ?? "")).toEqual(
    people.map(({ nickname }) => expect.stringContaining(nickname)),
  );
});

test("SEARCH-022 excludes the viewer and followed members from the suggestions", async () => {
  const people = ["12", "21", "22"].map((id) => ({ ...member, id, userId: id, nickname: `镜友${id}` }));
  const rows = people.map((one) => ({ ...one, isFollow: one.id === "21" }));
  const { layer } = await open({ token: "t", more: { "GET /api/bbs/user/hot/list": page(rows) } });
  const [list] = await within(layer).findAllByRole("region", { name: "可能认识的人" });
  const links = within(list as HTMLElement).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["镜友22"]);
});

test("SEARCH-023 requests the numbered picks sorted by heat", async () => {
  const { sent } = await open();
  await waitFor(() =>
    expect(sent.find(({ to }) => to.endsWith("/cherrypick"))?.query).toMatchObject({
      orderByColumn: "hot_score",
    }),
  );
});

test("VALID-006 VALID-008 shows the history and searches nothing for a blank field", async () => {
  const { user, layer, box, searches } = await open();
  await user.type(box, "导航{enter}");
  await user.click((await within(layer).findAllByRole("tab"))[1] as HTMLElement);
  await waitFor(() => expect(searches("userQuery")).toHaveLength(1));
  await user.clear(box);
  await user.type(box, "   ");
  await within(layer).findByRole("region", { name: "搜索历史" });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(searches("userQuery")).toHaveLength(1);
  expect(searches("searchList")).toHaveLength(1);
});

test("SEARCH-005 SEARCH-006 API-146 fetches a member's history with featured posts and repeats a search on click", async () => {
  const { user, layer, box, sent, searches } = await open({ token: "t" });
  await within(layer).findByRole("button", { name: "夜景" });
  expect(sent.some(({ to }) => to === "GET /api/thread/searchhistory")).toBe(true);
  const posts = within(layer).getByRole("region", { name: "精选帖子" });
  expect(await within(posts).findByRole("link", { name: /^导航\s*设置1$/ })).toBeDefined();
  await user.click(within(layer).getByRole("button", { name: "骑行" }));
  expect(box.value).toBe("骑行");
  await waitFor(() => expect(searches("searchList").map(({ keyWord }) => keyWord)).toEqual(["骑行"]));
});

test("SEARCH-019 SEARCH-020 API-147 asks for confirmation before clearing, with 提示 and 清空搜索历史", async () => {
  const { user, layer, sent } = await open({ token: "t" });
  const clear = await within(layer).findByRole("button", { name: "清空" });
  const calls = () => sent.filter(({ to }) => to === "POST /api/thread/clearusersearch").length;
  await user.click(clear);
  const question = await screen.findByRole("alertdialog", { name: "提示" });
  expect(within(question).getByText("清空搜索历史")).toBeDefined();
  await user.click(within(question).getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(calls()).toBe(0);
  expect(within(layer).getByRole("button", { name: "夜景" })).toBeDefined();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2000 });
  await user.click(clear);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" }));
  await waitFor(() => expect(within(layer).queryByRole("button", { name: "夜景" })).toBeNull());
  expect(calls()).toBe(1);
  vi.useRealTimers();
});

test("ERR-016 shows one error and keeps the history when clearing fails", async () => {
  const { user, layer } = await open({
    token: "t",
    more: { "POST /api/thread/clearusersearch": { code: 500, msg: "稍后再清空" } },
  });
  await user.click(await within(layer).findByRole("button", { name: "清空" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" }));
  expect(await screen.findAllByText("稍后再清空")).toHaveLength(1);
  expect(within(layer).getByRole("button", { name: "夜景" })).toBeDefined();
});

test("API-031 removes one keyword of a member's history on the server", async () => {
  const { user, layer, sent } = await open({ token: "t" });
  await user.click(await within(layer).findByRole("button", { name: "移除夜景" }));
  await waitFor(() => expect(within(layer).queryByRole("button", { name: "夜景" })).toBeNull());
  expect(sent.find(({ to }) => to === "POST /api/thread/delsearch")?.body).toEqual({ keyword: "夜景" });
  expect(within(layer).getByRole("button", { name: "骑行" })).toBeDefined();
});

test("AMB-072 sends no request for a visitor's history", async () => {
  localStorage.setItem("lenscape.searches", JSON.stringify([{ keyword: "夜景", at: 0 }]));
  const { layer, sent } = await open();
  await within(layer).findByRole("button", { name: "夜景" });
  expect(sent.some(({ to }) => to.includes("searchhistory"))).toBe(false);
});

test("moves the focus between field and results with the arrow keys", async () => {
  const { user, layer, box } = await open();
  await user.type(box, "导航{enter}");
  await within(layer).findByRole("link", { name: /^导航\s*设置1$/ });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("导航设置2");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(box);
});

test("offers a retry after a failed search and names the keyword of an empty one", async () => {
  const { user, layer, box, searches } = await open({
    more: {
      "GET /api/bbs/search/list": { code: 500, msg: "服务出了点问题" },
      "GET /api/without/user/query": page([]),
    },
  });
  await user.type(box, "导航{enter}");
  expect(await within(layer).findByText("服务出了点问题")).toBeDefined();
  await user.click(within(layer).getByRole("button", { name: "重试" }));
  await waitFor(() => expect(searches("searchList")).toHaveLength(2));
  await user.click(within(layer).getAllByRole("tab")[1] as HTMLElement);
  expect(await within(layer).findByText("没有找到「导航」")).toBeDefined();
});

test("explains valid keywords for a search of punctuation only", async () => {
  const { user, layer, box } = await open({ more: { "GET /api/without/user/query": page([]) } });
  await user.type(box, "。，{enter}");
  await user.click((await within(layer).findAllByRole("tab"))[1] as HTMLElement);
  expect(await within(layer).findByText("「。，」只有标点，没有可以找的词")).toBeDefined();
});

test("selects suggestions with the arrow keys, opens them with Enter and hides them with Escape", async () => {
  const { router, user, layer, box } = await open({
    more: {
      // Their results would make it fold by itself.
      "GET /api/bbs/search/list": new Promise(() => {}),
      "GET /api/bbs/search/suggest": {
        code: 200,
        msg: "操作成功",
        data: {
          threads: [{ id: "5", title: "导航箭头放哪里", marks: [[0, 2]] }],
          circles: [{ id: "3", name: "导航研究所", picture: "", marks: [[0, 2]] }],
          topics: [],
          users: [],
        },
      },
    },
  });
  await user.type(box, "导航");
  const list = await within(layer).findByRole("listbox", { name: "搜索建议" });
  const [first, second] = within(list).getAllByRole("option");
  expect(box.getAttribute("aria-expanded")).toBe("true");
  expect(box.getAttribute("aria-controls")).toBe(list.id);
  expect(box.getAttribute("aria-activedescendant")).toBeNull();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(box.getAttribute("aria-activedescendant")).toBe(second?.id);
  await user.keyboard("{ArrowUp}");
  expect(first?.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(within(layer).queryByRole("listbox")).toBeNull());
  expect(screen.getByRole("dialog", { name: "搜索" })).toBe(layer);
  await user.type(box, "箭");
  await within(layer).findByRole("listbox");
  await user.keyboard("{ArrowDown}{Enter}");
  // On its way already while the page still loads.
  const heading = () => (router.state.navigation.location ?? router.state.location).search;
  await waitFor(() => expect(heading()).toContain("threadId=5"));
});

test("hides suggestions when results appear and shows them again on a click on the field", async () => {
  const offered = {
    threads: [],
    circles: [],
    topics: [{ id: "5", name: "导航", marks: [[0, 2]] }],
    users: [],
  };
  let answerSearch: (answer: unknown) => void = () => {};
  const { user, layer, box } = await open({
    more: {
      "GET /api/bbs/search/suggest": { code: 200, msg: "操作成功", data: offered },
      "GET /api/bbs/search/list": new Promise((resolve) => {
        answerSearch = resolve;
      }),
    },
  });
  await user.type(box, "导航");
  await within(layer).findByRole("option", { name: "导航" });
  answerSearch(found([hit("1"), hit("2")]));
  await within(layer).findByRole("link", { name: /^导航\s*设置1$/ });
  await waitFor(() => expect(within(layer).queryByRole("listbox")).toBeNull());
  await user.click(box);
  await within(layer).findByRole("option", { name: "导航" });
  expect(document.activeElement).toBe(box);
});

test("shows a spelling correction and searches the original keyword on request", async () => {
  const { user, layer, box, searches } = await open({
    more: { "GET /api/bbs/search/list": { ...found([hit("1")]), corrected: "导航" } },
  });
  await user.type(box, "导行{enter}");
  await user.click(await within(layer).findByRole("button", { name: "「导行」" }));
  await waitFor(() => expect(searches("searchList").at(-1)).toMatchObject({ keyWord: "导行", asTyped: 1 }));
});

test("narrows the search by kind, filters and order", async () => {
  const { user, layer, box, searches } = await open();
  await user.type(box, "导航{enter}");
  await user.click(await within(layer).findByRole("radio", { name: /^帖子/ }));
  await user.click(within(layer).getByRole("radio", { name: "最新" }));
  await user.click(within(layer).getByRole("button", { name: "有图" }));
  await user.selectOptions(within(layer).getByRole("combobox", { name: "时间" }), "month");
  const narrowed = { keyWord: "导航", kind: "thread", sort: "time", hasImage: 1, within: "month" };
  await waitFor(() => expect(searches("searchList").at(-1)).toMatchObject(narrowed));
  await user.click(within(layer).getByRole("button", { name: "清除 2 项" }));
  await waitFor(() => expect(within(layer).queryByRole("button", { name: /^清除 2/ })).toBeNull());
  expect(within(layer).getByRole<HTMLSelectElement>("combobox", { name: "时间" }).value).toBe("");
});
