import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "#test/open-page.tsx";

const data = (value: unknown) => ({ code: 200, msg: "操作成功", data: value });
const page = (rows: unknown[]) => ({ code: 200, msg: "查询成功", rows, total: rows.length });
const tasks = (rows: unknown[]) => ({ code: 200, msg: "操作成功", data: rows, total: rows.length });

const task = (more: object) => ({
  id: "1",
  name: "浏览帖子",
  work: "BROWSE_POSTS",
  description: "",
  type: "day",
  rewardNum: 5,
  rewardExp: 0,
  rewardPoints: 5,
  rewardBadge: "",
  completedNum: 3,
  completedAt: "",
  finish: false,
  mprouter: "/pages/content/community",
  ...more,
});

function answersWith(signStatus: 0 | 1) {
  return {
    "POST /api/bbs/task/info": data({ pointsCount: 2480, signStatus }),
    "POST /api/bbs/task/day/sign": data({
      day: "2026-11-21",
      points: 5,
      streak: 1,
      place: 3,
      pointsCount: 2485,
      cardGained: 0,
    }),
    "GET /api/bbs/checkin/info": data({
      today: "2026-11-21",
      signStatus,
      streak: 5,
      monthDays: 16,
      reward: 5,
      week: [1, 1, 1, 1, 1, signStatus, 0],
      recent: [1, 1, 1, 1, 1, signStatus],
      ladder: [5, 5, 10, 10, 15, 15, 30],
      makeupCards: 1,
      isRemind: 0,
      nextPrize: null,
    }),
    "GET /api/bbs/task/day/list": tasks([
      task({}),
      task({ id: "2", name: "分享", finish: true, completedNum: 5 }),
    ]),
    "GET /api/bbs/task/starter/list": { code: 500, msg: "故障" },
    "GET /api/without/group": page([
      { id: "4", groupName: "任务", groupType: "bbs_group_task", brief: "", webPicUrl: "", miniPicUrl: "" },
    ]),
  };
}

async function open(address: string, signStatus: 0 | 1 = 0, token = "t", more: object = {}) {
  const opened = openPage(address, { ...answersWith(signStatus), ...more }, token);
  await screen.findByRole("main");
  const calls = (to: string) => opened.sent.filter((request) => request.to === to);
  return { ...opened, calls };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("SIDE-001 SIDE-002 STATE-018 STATE-019 STATE-020 shows the points, checks in once and refetches", async () => {
  const { calls, user } = await open("/");
  const block = within((await screen.findAllByRole("region", { name: "签到日历" }))[0] as HTMLElement);
  expect(await block.findByText("2,480")).toBeDefined();
  const before = calls("POST /api/bbs/task/info").length;
  await user.dblClick(await block.findByRole("button", { name: /签到，领 5 积分/ }));
  await screen.findByText("签到成功，积分 +5");
  expect(calls("POST /api/bbs/task/day/sign")).toHaveLength(1);
  await waitFor(() => expect(calls("POST /api/bbs/task/info").length).toBe(before + 1));
  expect(calls("POST /api/bbs/task/info").every(({ authorization }) => authorization === "Bearer t")).toBe(
    true,
  );
});

test("STATE-017 AMB-057 links to the check-in page after the check-in, without checking in again", async () => {
  const { router, calls, user } = await open("/", 1);
  await user.click((await screen.findAllByRole("link", { name: "今日已签到" }))[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/mine/sigin/index"));
  expect(calls("POST /api/bbs/task/day/sign")).toHaveLength(0);
});

test("reports points that failed to load and retries them and the account data", async () => {
  const failed = { code: 500, msg: "故障" };
  const { calls, user } = await open("/", 0, "t", { "POST /api/bbs/task/info": failed });
  const alerts = await screen.findAllByText("积分和签到没有加载出来");
  expect(screen.queryByRole("button", { name: /签到，领/ })).toBeNull();
  const retry = within(alerts[0]!.closest("[data-slot=error-state]") as HTMLElement);
  await user.click(retry.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(calls("GET /api/bbs/member/start")).toHaveLength(1));
});

test("SIDE-003 ROLE-031 shows no check-in to visitors and requests no tasks", async () => {
  const { sent } = await open("/", 0, "");
  expect(screen.queryByRole("region", { name: "签到日历" })).toBeNull();
  expect(sent.filter(({ to }) => /task|checkin/.test(to))).toEqual([]);
});

test("STATE-014 opens the tasks over the page without changing the URL", async () => {
  const { router, user } = await open("/");
  await user.click((await screen.findAllByRole("button", { name: "任务" }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("浏览帖子")).toBeDefined();
  expect(router.state.location.pathname).toBe("/");
});

test("TASK-001 TASK-002 TASK-003 TASK-011 API-122 API-123 API-124 CONST-017 CONST-018 shows points, both lists and a link to check in", async () => {
  const { sent } = await open("/pages/taskinfo/index");
  // Beside the tasks, and above them on a phone.
  expect(await screen.findAllByText("2,480")).toHaveLength(2);
  expect(await screen.findByText("浏览帖子")).toBeDefined();
  expect(screen.getByRole("heading", { name: "新手任务" })).toBeDefined();
  for (const link of screen.getAllByRole("link", { name: /每日签到/ }))
    expect(link.getAttribute("href")).toBe("/pages/mine/sigin/index");
  expect(
    sent.filter(({ to }) => to.includes("/task/")).every(({ authorization }) => authorization === "Bearer t"),
  ).toBe(true);
});

test("GEN-032 shows the starter tasks beside the daily ones", async () => {
  await open("/pages/taskinfo/index", 0, "t", {
    "GET /api/bbs/task/starter/list": tasks([task({ id: "9", name: "完善资料", type: "starter" })]),
  });
  const starters = (await screen.findByRole("heading", { name: "新手任务" })).closest("section");
  expect(await within(starters as HTMLElement).findByText("完善资料")).toBeDefined();
});

test("ROUTE-082 encodes the mini-program link of a task in the URL", async () => {
  const link = "weixin://dl/business/?t=a&b=1";
  const { router, user } = await open("/", 0, "t", {
    "GET /api/bbs/task/day/list": tasks([task({ name: "去小程序看看", mprouter: link })]),
  });
  await user.click((await screen.findAllByRole("button", { name: "任务" }))[0] as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "去完成 去小程序看看" }));
  await user.click(await screen.findByRole("button", { name: "确定" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/launchMiniProgram"));
  expect(router.state.location.search).toBe(`?schemeUrl=${encodeURIComponent(link).replaceAll("%20", "+")}`);
});

test("TASK-012 TASK-013 VALID-015 VALID-016 confirms a task before opening its mprouter", async () => {
  const { router, user } = await open("/pages/taskinfo/index");
  const start = await screen.findByRole("button", { name: "去完成 浏览帖子" });
  await user.click(start);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("提示")).toBeDefined();
  expect(dialog.getByText("确定要完成「浏览帖子」吗？")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "取消" }));
  expect(router.state.location.pathname).toBe("/pages/taskinfo/index");
  // An action is locked for a second after a click.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });
  await user.click(start);
  await user.click(await screen.findByRole("button", { name: "确定" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/content/community"));
});

test("STATE-051 TASK-008 has no button for a finished task", async () => {
  await open("/pages/taskinfo/index");
  const row = (await screen.findByText("分享")).closest("[data-slot=task-row]") as HTMLElement;
  expect(within(row).getByText("已完成")).toBeDefined();
  expect(within(row).queryByRole("button")).toBeNull();
});

test("ERR-017 ERR-018 keeps one list when the other fails, and offers a retry without a toast", async () => {
  await open("/pages/taskinfo/index");
  expect(await screen.findByText(/暂时没有任务/)).toBeDefined();
  expect(screen.getByRole("button", { name: "再看看" })).toBeDefined();
  expect(screen.queryByText("加载失败")).toBeNull();
  expect(screen.getAllByText("分享").length).toBeGreaterThan(0);
  expect(screen.queryByText("故障")).toBeNull();
});
