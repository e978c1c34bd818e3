import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { routes } from "../../router.tsx";
import { places } from "../answers/places.ts";
import { thread } from "../answers/thread.ts";
import { openPage } from "../open-page.tsx";

// Behaviour of single pages, each opened with its routes and frame.

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const data = (value: unknown) => ({ code: 200, msg: "操作成功", data: value });
const page = (rows: unknown[]) => ({ code: 200, msg: "查询成功", rows, total: rows.length });
const deviceList = { devices: [], quota: { max: 3, left: 3, nextAt: "", restoresAt: "" } };

test("GEN-015 the feedback zone links to each of its forms", async () => {
  openPage("/pages/training/index");
  const forms = await screen.findByRole("navigation", { name: "提反馈" });
  expect(
    within(forms)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/pages/training/feedbackv2?currentContentIndex=0",
    "/pages/training/feedback?currentContentIndex=1",
    "/pages/training/feedback?currentContentIndex=2",
  ]);
});

test.each([
  ["feedbackv2", 0, "问题反馈"],
  ["feedbackv2", 1, "功能建议"],
  ["feedback", 0, "问题反馈"],
  ["feedback", 1, "功能建议"],
])("ROUTE-065 %s opens the form of currentContentIndex=%i", async (name, index, form) => {
  const answers = {
    "GET /api/bbs/device/models": data([]),
    "GET /api/bbs/device/list": data(deviceList),
  };
  openPage(`/pages/training/${name}?currentContentIndex=${index}`, answers, "t");
  const tabs = await screen.findByRole("navigation", { name: "提反馈" });
  expect(tabs.querySelector("[aria-current=page]")?.textContent).toBe(form);
});

test("GEN-016 the device list links to the certification form", async () => {
  openPage("/pages/deviceauth/index", { "GET /api/bbs/device/list": data(deviceList) }, "t");
  const add = await screen.findByRole("link", { name: "添加设备" });
  expect(add.getAttribute("href")).toBe("/pages/deviceauthing/index");
});

test.each(["/pages/deviceauth/index", "/pages/deviceauthing/index"])(
  "%s shows an exhausted quota above the form, with the date of the next application",
  async (address) => {
    const quota = { max: 3, left: 0, nextAt: "2026-12-03", restoresAt: "2026-12-17" };
    const answers = {
      "GET /api/bbs/device/models": data([]),
      "GET /api/bbs/device/list": data({ devices: [], quota }),
    };
    openPage(address, answers, "t");
    const quotaHints = await screen.findAllByText(/每月最多提交 3 次，已经用完，2026-12-03 又可以提交/);
    const firstField = screen.queryByText("型号") ?? screen.getByText("头像小眼镜");
    expect(quotaHints[0]!.compareDocumentPosition(firstField)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test("the personal center shows failed sections with one retry button for all", async () => {
  const { sent, user } = openPage("/pages/mine/index", {}, "t");
  const countRequests = (call: string) =>
    sent.filter(({ to, body }) => to === call && (body || to.startsWith("GET"))).length;
  const calls = [
    "POST /api/my/user/otherinfo/get",
    "GET /api/thread/mythreads",
    "GET /api/bbs/level/info",
    "GET /api/bbs/badge/list",
  ];
  // The statistics, the threads, the level and the badges fail.
  await waitFor(() => expect(screen.getAllByText("加载失败")).toHaveLength(4));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "重试" })).toHaveLength(1));
  const before = calls.map(countRequests);
  await user.click(screen.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(calls.map(countRequests)).toEqual(before.map((count) => count + 1)));
  // Coming back online retries each call once.
  await waitFor(() => expect(screen.getAllByText("加载失败")).toHaveLength(4));
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(calls.map(countRequests)).toEqual(before.map((count) => count + 2)));
  await waitFor(() => expect(screen.getAllByText("加载失败")).toHaveLength(4));
  expect(calls.map(countRequests)).toEqual(before.map((count) => count + 2));
});

test("ROUTE-013 logging out in the settings opens the PC login page", async () => {
  const { app, router, user } = openPage("/pages/mine/setting/index", {}, "t");
  await user.click(await screen.findByRole("button", { name: "退出登录" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "退出登录" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/pclogin"));
  expect(router.state.location.search).toBe("");
  expect(app.session.token()).toBeUndefined();
});

test("CONST-041 the about page shows version 1.1.0", async () => {
  openPage("/pages/mine/about/index", {}, "t");
  expect(await screen.findByText(/1\.1\.0/)).toBeDefined();
});

test("API-162 opening a circle fetches and shows it by its ID", async () => {
  const circle = { ...places.circleDetail, id: "6", groupName: "影像创作" };
  const { sent } = openPage("/pages/content/circlelist?circleId=6", {
    "GET /api/without/circledetail/6": data(circle),
  });
  expect((await screen.findAllByText("影像创作")).length).toBeGreaterThan(0);
  expect(screen.getAllByText(circle.brief).length).toBeGreaterThan(0);
  expect(sent.filter(({ to }) => to.startsWith("GET /api/without/circledetail"))).toHaveLength(1);
});

test("shows that a circle is closed and offers neither joining nor publishing", async () => {
  const circle = { ...places.circleDetail, id: "6", isOpen: 0 };
  openPage("/pages/content/circlelist?circleId=6", { "GET /api/without/circledetail/6": data(circle) });
  expect(await screen.findByText("已关闭")).toBeDefined();
  expect(screen.queryByRole("button", { name: /加入/ })).toBeNull();
  expect(screen.queryByRole("link", { name: /发帖|发布到/ })).toBeNull();
});

test("CONST-016 the curated picks are fetched a hundred at a time", async () => {
  const { sent } = openPage("/pages/cherrypick/index?groupId=2", { "GET /api/without/cherrypick": page([]) });
  await waitFor(() =>
    expect(sent.find(({ to }) => to === "GET /api/without/cherrypick")?.query).toMatchObject({
      pageNum: "1",
      pageSize: "100",
    }),
  );
});

test("CONST-005 CONST-006 shows the loading bar after 200 ms and the slow-connection hint after 60000 ms", async () => {
  const children = [
    { path: "/", Component: () => <p>这一页</p> },
    { path: "/pages/mall/index", loader: () => new Promise<never>(() => undefined), element: null },
  ];
  const { router } = openPage("/", {}, "", [{ ...routes[0], index: false, children }]);
  await screen.findByText("这一页");
  vi.useFakeTimers();
  const slowHint = /还在等/;
  const loading = () => screen.queryByRole("status", { name: "正在加载" });
  await act(async () => void router.navigate("/pages/mall/index"));
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(loading()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(loading()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(59_799));
  expect(screen.queryByText(slowHint)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(slowHint)).toBeDefined();
});

test("VALID-019 VALID-026 links a closed account to the console for operators who manage members", async () => {
  const missing = { code: 404, msg: "没有找到" };
  const answers = {
    "POST /api/my/user/otherinfo/get": missing,
    "POST /api/without/user/otherinfo/get": missing,
  };
  const { app } = openPage("/pages/mine/friends/index?userId=5", answers, "t");
  await screen.findByText("该用户不存在或已注销");
  expect(screen.queryByRole("link", { name: "在后台查看" })).toBeNull();
  const grant = (...permissions: string[]) =>
    act(() =>
      app.session.setInfo({
        user: { userId: "1", userName: "admin", nickName: "", avatar: "" },
        permissions,
      }),
    );
  // The link needs both permissions: to enter the console and to manage members.
  grant("console.members");
  expect(screen.queryByRole("link", { name: "在后台查看" })).toBeNull();
  for (const permissions of [["console.enter", "console.members"], ["*:*:*"]]) {
    grant(...permissions);
    const link = await screen.findByRole("link", { name: "在后台查看" });
    expect(link.getAttribute("href")).toBe("/pages/console/index?section=members&userId=5");
  }
});

test("shows a restored thread without a reload", async () => {
  let isRemoved = true;
  const viewer = (status: number) => ({
    ...{ status, why: "", mayDo: ["display"], marks: [] },
    ...{ isLike: 0, isFavorite: 0, isFollow: 0 },
  });
  const { user } = openPage(
    `/pages/content/postdetail?threadId=${thread.threadDetail.id}`,
    {
      "GET /api/without/thread/detail": () => (isRemoved ? undefined : data(thread.threadDetail)),
      "GET /api/without/thread/detailV2": () =>
        data({ thread: thread.threadDetail, viewer: viewer(isRemoved ? 3 : 1) }),
      "POST /api/thread/display": () => {
        isRemoved = false;
        return data({ value: 1, pending: 0 });
      },
    },
    "t",
  );
  await screen.findByText("帖子已下架，只有你和管理者能看到。");
  await user.click(screen.getByRole("button", { name: "更多操作" }));
  await user.click(await screen.findByRole("menuitem", { name: "恢复展示" }));
  await user.click(await screen.findByRole("radio", { name: "误操作" }));
  await user.click(screen.getByRole("button", { name: "恢复展示" }));
  expect(await screen.findByRole("radiogroup", { name: "评论的排列" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("帖子已下架，只有你和管理者能看到。")).toBeNull());
});

test("switches console sections when scrollIntoView returns a promise", async () => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => Promise.resolve() as never);
  const sections = [
    { name: "words", count: 0 },
    { name: "audit", count: 0 },
  ];
  const answers = {
    "GET /api/bbs/console/access": data(sections),
    "GET /api/bbs/word/list": page([]),
    "GET /api/bbs/console/audit/list": page([]),
  };
  const { user } = openPage("/pages/console/index?section=words", answers, "t");
  await user.click(await screen.findByRole("link", { name: "操作日志" }));
  expect(await screen.findByRole("heading", { level: 1, name: "操作日志" })).toBeTruthy();
  vi.restoreAllMocks();
});
