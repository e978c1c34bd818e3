import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { thread327 } from "#test/answers/threads.ts";
import { openPage } from "#test/open-page.tsx";

const page = (rows: unknown[]) => ({ code: 200, msg: "查询成功", rows, total: rows.length });
const data = (value: unknown) => ({ code: 200, msg: "操作成功", data: value });

const group = (id: string, groupName: string, groupType: string) => ({
  id,
  groupName,
  groupType,
  brief: "",
  webPicUrl: "",
  miniPicUrl: "",
});
const topics = Array.from({ length: 10 }, (_, index) => ({
  id: String(index + 1),
  content: `话题${index + 1}`,
  viewCount: 100 - index,
  threadCount: 1,
  followCount: 0,
  intro: "",
  cover: "",
}));
const notices = Array.from({ length: 5 }, (_, index) => ({
  id: String(index + 1),
  title: `须知${index + 1}`,
  postedAt: "2026-11-20 08:00:00",
}));
const hot = (id: string, title: string) => ({ id, title, hotScore: 1, imageList: [] });
const ranked = [
  { id: "1", userId: "12", nickname: "云野", avatar: "", signature: "拍山", groupName: "", hotRanking: 1 },
  {
    id: "2",
    userId: "13",
    nickname: "苏木木",
    avatar: "",
    signature: "慢慢拍",
    groupName: "",
    hotRanking: 2,
  },
].map((user) => ({ ...user, isFollow: false, isMutual: false, isMutualFollow: false }));

const menuItem = (id: string, name: string, menuType: string, routePath: string) => ({
  id,
  name,
  menuType,
  routePath,
  routeValue: "",
  parentId: "0",
  orderNum: Number(id),
  isShow: "1",
  dataStatus: "1",
  picUrl: "",
  children: [],
});

const relations = {
  likedThreadIds: [],
  favoritedThreadIds: [],
  likedPostIds: [],
  followedUserIds: [],
  mutualUserIds: ["13"],
  followedTopicIds: [],
  joinedCircleIds: [],
  waitingCircleIds: [],
  blockedUserIds: [],
};

const answers = {
  "GET /api/without/appmenu": data([
    menuItem("1", "首页", "10", "/"),
    menuItem("2", "镜友年会", "10", "/pages/content/community"),
  ]),
  "GET /api/without/group": page([
    group("2", "精选", "bbs_group_thread"),
    group("5", "话题", "bbs_group_topic"),
    group("9", "别处", "bbs_group_unknown"),
  ]),
  "GET /api/without/thread/list": page(notices),
  "GET /api/without/thread/topicstatistics": page(topics),
  "GET /api/without/threadhot": data({
    day: [hot("1", "今天最热")],
    month: [hot("2", "这个月最热")],
    year: [hot("3", "今年最热")],
  }),
  "GET /api/without/user/hot/list": page(ranked),
  "GET /api/bbs/user/hot/list": page(ranked),
  "POST /api/bbs/user/follow/add": { code: 200, msg: "操作成功" },
  "POST /api/bbs/user/follow/del": { code: 200, msg: "操作成功" },
  "POST /api/bbs/viewer/state": data(relations),
};

async function open(token = "", more: Record<string, unknown> = {}) {
  const opened = openPage("/", { ...answers, ...more }, token);
  await screen.findByRole("main");
  return opened;
}

/** The bar of the frame; the headers of cards count as banners here, though not in a browser. */
const topBar = () => within(screen.getAllByRole("banner")[0] as HTMLElement);

/** The card of the sidebar with this heading; the phone's copies of it come later in the page. */
const card = async (name: string) => {
  const heading = (await screen.findAllByRole("heading", { name, level: 2 })).at(-1);
  return within(heading?.closest("section") as HTMLElement);
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const feedOf = (total: number) => ({
  "GET /api/without/thread/homelist": {
    ...page(Array.from({ length: 10 }, (_, index) => ({ ...thread327, id: String(index + 1) }))),
    total,
  },
});

test("GEN-001 shows threads, groups, topics and users", async () => {
  await open("", feedOf(10));
  expect(await screen.findAllByText(thread327.title)).toHaveLength(10);
  expect((await screen.findAllByRole("link", { name: "精选" })).length).toBeGreaterThan(0);
  expect(await (await card("话题专区")).findAllByRole("link", { name: /#话题/ })).toHaveLength(10);
  expect(await (await card("活跃榜")).findByText("苏木木")).toBeDefined();
});

const fresh = {
  "GET /api/without/thread/homelist": page([]),
  "GET /api/without/thread/list": page([]),
  "GET /api/without/thread/topicstatistics": page([]),
  "GET /api/without/threadhot": data({ day: [], month: [], year: [] }),
};

test.each([
  ["a visitor", "", "登录后发第一帖"],
  ["a member", "t", "发第一帖"],
])("invites %s to publish the first thread of an empty community", async (_, token, name) => {
  await open(token, fresh);
  const action = await screen.findByRole("link", { name });
  expect(action.getAttribute("href")).toBe("/pages/content/index?currentContentIndex=1");
  expect((await card("话题专区")).getByText(/发帖时输入 #/)).toBeDefined();
});

test("shows empty lists of pacts and guides only to members who can fill them", async () => {
  const { app } = await open("t", fresh);
  await screen.findByRole("link", { name: "发第一帖" });
  const headings = () => screen.queryAllByRole("heading", { name: /^(社区公约|新手指南)$/ });
  expect(headings()).toEqual([]);
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  act(() => app.session.setInfo({ user, roles: [], permissions: ["thread.sticky.site"] }));
  await waitFor(() => expect(headings()).toHaveLength(2));
  const [toThreads] = screen.getAllByRole("link", { name: "去挑一篇" });
  expect(toThreads?.getAttribute("href")).toBe("/pages/console/index?section=threads");
});

test("GEN-004 shows the login to visitors and personal content to members", async () => {
  await open();
  expect(topBar().getByRole("link", { name: "登录" })).toBeDefined();
  expect(topBar().queryByRole("button", { name: "我的菜单" })).toBeNull();
  cleanup();
  await open("t");
  expect(topBar().getByRole("button", { name: "我的菜单" })).toBeDefined();
  expect(topBar().queryByRole("link", { name: "登录" })).toBeNull();
});

test("CONST-046 HOLE-020 loads more rows of a list with more than ten", async () => {
  const { sent } = await open("", feedOf(11));
  expect(await screen.findByText("上拉显示更多")).toBeDefined();
  const request = sent.find(({ to }) => to === "GET /api/without/thread/homelist");
  expect(request?.query).toMatchObject({ pageNum: "1", pageSize: "10" });
  cleanup();
  await open("", feedOf(10));
  expect((await screen.findAllByText("已经到底了")).length).toBeGreaterThan(0);
  expect(screen.queryByText("上拉显示更多")).toBeNull();
});

test("API-144 shows the menu of appmenu if its code is 200, or else the fallback", async () => {
  const { sent } = await open();
  expect(await topBar().findByRole("link", { name: "镜友年会" })).toBeDefined();
  expect(sent.some(({ to }) => to === "GET /api/without/appmenu")).toBe(true);
  cleanup();
  const menu = answers["GET /api/without/appmenu"];
  await open("", { "GET /api/without/appmenu": { ...menu, code: 500, msg: "稍后再来" } });
  expect(await topBar().findByRole("link", { name: "社区版块" })).toBeDefined();
  expect(topBar().queryByRole("link", { name: "镜友年会" })).toBeNull();
});

test("NAV-001 NAV-002 NAV-003 shows logo, title and the menu of the server in the top bar", async () => {
  await open();
  const bar = topBar();
  const home = bar.getAllByRole("link").find((link) => link.querySelector("svg"));
  expect(home?.getAttribute("href")).toBe("/");
  expect(home?.textContent).toContain("镜界社区");
  expect(await bar.findByRole("link", { name: "镜友年会" })).toBeDefined();
});

test("NAV-018 NAV-019 NAV-021 links check-in, messages and the official site in a member's top bar", async () => {
  await open("t");
  const bar = topBar();
  expect((await bar.findByRole("link", { name: /消息/ })).getAttribute("href")).toBe(
    "/pages/mine/message/index",
  );
  expect(bar.getByRole("link", { name: "签到与任务" }).getAttribute("href")).toBe("/pages/mine/sigin/index");
  const site = bar.getAllByRole("link", { name: /官网/ }).at(-1);
  expect(site?.getAttribute("target")).toBe("_blank");
});

test("SIDE-004 STATE-012 STATE-015 shows groups as shortcuts by type, without those that have no page", async () => {
  const { router, user } = await open();
  const findShortcuts = async () =>
    within((await screen.findAllByRole("navigation", { name: "快捷入口" }))[0] as HTMLElement);
  const shortcuts = await findShortcuts();
  expect(shortcuts.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "精选",
    "话题",
    "积分商城",
    "邀请好友",
  ]);
  await user.click(shortcuts.getByRole("link", { name: "精选" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/cherrypick/index"));
  expect(router.state.location.search).toBe("?groupId=2");
  await router.navigate("/");
  await user.click((await findShortcuts()).getByRole("link", { name: "话题" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/content/topiczone"));
});

test("SIDE-008 SIDE-009 ROUTE-079 links ten topics and the list of all topics", async () => {
  const { router, user } = await open();
  const list = await card("话题专区");
  const links = (await list.findAllByRole("link")).filter(
    (link) => link.textContent?.startsWith("1#") || /#话题/.test(link.textContent ?? ""),
  );
  expect(links).toHaveLength(10);
  expect(links[3]?.getAttribute("href")).toBe("/pages/content/topiclist?topicId=4");
  await user.click(list.getByRole("link", { name: "更多话题" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/content/topiczone"));
});

test("SIDE-010 SIDE-011 SIDE-012 shows hot content by day, month and year", async () => {
  const { user } = await open();
  const list = await card("热门内容");
  expect(await list.findByRole("link", { name: /今天最热/ })).toBeDefined();
  await user.click(list.getByRole("radio", { name: "月" }));
  expect(list.getByRole("link", { name: /这个月最热/ })).toBeDefined();
  expect(list.queryByRole("link", { name: /今天最热/ })).toBeNull();
  await user.click(list.getByRole("radio", { name: "年" }));
  expect(list.getByRole("link", { name: /今年最热/ })).toBeDefined();
});

test("explains the heat in a tooltip", async () => {
  await open();
  const heat = await (await card("热门内容")).findByTitle("点赞、评论、收藏和分享越多，热度越高");
  expect(heat.textContent).toMatch(/热度$/);
});

test("CONST-021 shows ten threads of the hot content", async () => {
  const day = Array.from({ length: 11 }, (_, index) => hot(String(index + 1), `热帖${index + 1}`));
  await open("", { "GET /api/without/threadhot": data({ day, month: [], year: [] }) });
  const list = await card("热门内容");
  expect(await list.findAllByRole("link", { name: /热帖/ })).toHaveLength(10);
});

test("GEN-027 ROLE-029 shows a visitor the public ranking", async () => {
  const { sent } = await open();
  await (await card("活跃榜")).findByText("苏木木");
  const calls = sent.map(({ to }) => to);
  expect(calls).toContain("GET /api/without/user/hot/list");
  expect(calls).not.toContain("GET /api/bbs/user/hot/list");
});

test("ROLE-030 SIDE-007 shows a member the ranking with follow buttons, except for the member", async () => {
  const { sent } = await open("t");
  const list = await card("活跃榜");
  await list.findByText("苏木木");
  expect(list.getAllByRole("button", { name: /关注/ })).toHaveLength(1);
  const calls = sent.map(({ to }) => to);
  expect(calls).toContain("GET /api/bbs/user/hot/list");
  expect(calls).not.toContain("GET /api/without/user/hot/list");
});

test("STATE-005 STATE-006 STATE-007 changes the follow button after the response and removes the mutual state", async () => {
  const { sent, user } = await open("t");
  const list = await card("活跃榜");
  const button = await list.findByRole("button", { name: /^关注/ });
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe("已关注"));
  expect(sent.find(({ to }) => to === "POST /api/bbs/user/follow/add")?.body).toEqual({ toUserId: "13" });
  await user.click(button);
  // A second click within a second is not taken.
  expect(sent.some(({ to }) => to === "POST /api/bbs/user/follow/del")).toBe(false);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe("关注"));
  expect(sent.find(({ to }) => to === "POST /api/bbs/user/follow/del")?.body).toEqual({ toUserId: "13" });
});

test("STATE-008 removes the mutual state after unfollowing", async () => {
  const state = { ...relations, followedUserIds: ["13"] };
  const { user } = await open("t", { "POST /api/bbs/viewer/state": data(state) });
  const list = await card("活跃榜");
  const button = await list.findByRole("button", { name: /^互相关注/ });
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe("关注"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
  // Followed again, it says no more than that: whether they still follow is not known any more.
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe("已关注"));
});

test("STATE-010 explains the login when a visitor follows, and returns after it", async () => {
  const { router, sent, user } = await open();
  const list = await card("活跃榜");
  await user.click((await list.findAllByRole("button", { name: /关注/ }))[0] as HTMLElement);
  const why = await screen.findByRole("dialog", { name: /^登录后关注/ });
  await user.click(within(why).getByRole("button", { name: "登录" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/pclogin"));
  expect(new URLSearchParams(router.state.location.search).get("redirect")).toBe("/");
  expect(sent.some(({ to }) => to.includes("follow"))).toBe(false);
});

test("API-149 API-150 API-151 API-152 API-153 API-154 API-155 API-156 API-157 API-158 API-159 API-160 CONST-019 CONST-020 CONST-022 CONST-023 requests the lists as specified", async () => {
  const { sent } = await open();
  await card("话题专区");
  const getQueries = (path: string) =>
    sent.filter(({ to }) => to === `GET ${path}`).map(({ query }) => query);
  await waitFor(() => expect(getQueries("/api/without/thread/topicstatistics")).not.toEqual([]));
  expect(getQueries("/api/without/thread/topicstatistics")).toEqual([{ pageNum: "1", pageSize: "10" }]);
  expect(getQueries("/api/without/thread/list")).toEqual(
    expect.arrayContaining([
      { pageNum: "1", pageSize: "3", isPact: "1", orderByColumn: "pact_at", isAsc: "desc" },
      { pageNum: "1", pageSize: "3", isGuide: "1" },
    ]),
  );
  expect(getQueries("/api/without/user/hot/list")).toEqual([{ pageNum: "1", pageSize: "10" }]);
});
