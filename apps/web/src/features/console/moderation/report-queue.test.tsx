import { pendingConfirms } from "@lenscape/ui/confirm-dialog";
import { shownToasts } from "@lenscape/ui/toast";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import type { SentRequest } from "#test/test-app.ts";
import { refreshConsole } from "../console-action.ts";
import { ReportQueue } from "./report-queue.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const createCase = (id: string, excerpt: string, status: number) => ({
  id,
  excerpt,
  status,
  targetType: "thread",
  reason: "spam",
  reporterCount: 1,
  isHidden: 0,
  action: "",
  note: "",
  handlerName: "",
  createdAt: "2026-11-21 09:51:40",
  handledAt: "",
  author: { userId: "5", nickname: "林间电台", avatar: "" },
});
const ok = { code: 200, msg: "操作成功" };

/** Renders a queue of two reports with mutable states; `handle` answers taking or deciding one. */
function mountQueue(handle: (states: Map<string, number>, id: string) => object) {
  const states = new Map([
    ["6", 0],
    ["7", 0],
  ]);
  const names = new Map([
    ["6", "清仓一号"],
    ["7", "清仓二号"],
  ]);
  const getCase = (id: string) => createCase(id, names.get(id)!, states.get(id)!);
  const mounted = mount(
    <ReportQueue />,
    {
      "GET /api/bbs/report/list": ({ query }: SentRequest) => {
        const rows = [...names.keys()].map(getCase).filter(({ status }) => String(status) === query.status);
        return { ...ok, rows, total: rows.length };
      },
      "GET /api/bbs/report/detail": ({ query }: SentRequest) => {
        const id = query.caseId!;
        const nothing = { title: "", content: names.get(id), threadId: "", circleName: "", postedAt: "" };
        const lists = { imageList: [], messages: [], reasons: [], reporters: [], hits: [] };
        const author = { authorJoinedAt: "2026-04-01 08:00:00", authorGroupName: "普通会员", violations: 0 };
        const mayDo = states.get(id) ? ["delete", "reject"] : ["take", "delete", "reject"];
        return {
          ...ok,
          data: { ...nothing, ...lists, ...author, isGone: 0, reportCase: getCase(id), mayDo },
        };
      },
      "POST /api/bbs/report/handle": ({ body }: SentRequest) =>
        handle(states, (body as { caseId: string }).caseId),
    },
    "t",
  );
  return { ...mounted, states };
}

/** Mocks whether the screen has room for the case beside the list. */
function mockTwoColumns(hasTwoColumns: boolean) {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query === "(min-width: 64rem)" ? (hasTwoColumns ? "all" : "not all") : query),
  );
}

test("keeps a taken report open and moves it to the reports in progress", async () => {
  const { user, router } = mountQueue((states, id) => {
    states.set(id, 1);
    return ok;
  });
  await user.click(await screen.findByRole("button", { name: /清仓二号/ }));
  await screen.findByRole("heading", { name: "举报 #7" });
  await user.click(screen.getByRole("button", { name: "开始处理" }));
  await screen.findByRole("tab", { name: /处理中 1/, selected: true });
  expect(screen.getByRole("heading", { name: "举报 #7" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /清仓一号/ })).toBeNull();
  expect(router.state.location.search).toContain("case=7");
});

test("removes a report that a colleague took from the queue, and keeps the note of the open one", async () => {
  const changed = "举报状态已变化，请刷新后重试";
  const { user } = mountQueue((states, id) => {
    states.set(id, 1);
    return { code: 409, msg: changed };
  });
  await screen.findByRole("heading", { name: "举报 #6" });
  await user.type(screen.getByRole("textbox", { name: /处理说明/ }), "广告");
  await user.click(screen.getByRole("button", { name: "开始处理" }));
  await expect.poll(() => shownToasts().map(({ message }) => message)).toContain(changed);
  await expect.poll(() => screen.queryByRole("button", { name: /清仓一号/ })).toBeNull();
  await screen.findByRole("heading", { name: "举报 #6" });
  await expect.poll(() => screen.queryByRole("button", { name: "开始处理" })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /处理说明/ }).value).toBe("广告");
});

test("confirms a destructive decision with its effects", async () => {
  const { user, sent } = mountQueue((states, id) => {
    states.set(id, 2);
    return ok;
  });
  const getDecisions = () => sent.filter(({ to }) => to === "POST /api/bbs/report/handle");
  await screen.findByRole("heading", { name: "举报 #6" });
  await user.click(screen.getByRole("button", { name: "只删除" }));
  expect(screen.getByText("请填写处理说明")).toBeTruthy();
  expect(pendingConfirms()).toHaveLength(0);
  await user.type(screen.getByRole("textbox", { name: /处理说明/ }), "广告");
  /** Presses the button until the confirmation opens, because a second press within a moment is ignored. */
  const answerConfirmation = async (isConfirmed: boolean) => {
    await waitFor(
      async () => {
        await user.click(screen.getByRole("button", { name: "只删除" }));
        expect(pendingConfirms()).toHaveLength(1);
      },
      { timeout: 3000 },
    );
    const [confirmation] = pendingConfirms();
    expect(confirmation).toMatchObject({ okText: "只删除", tone: "danger" });
    expect(confirmation?.content).toContain("这条帖子会被删除，「林间电台」会收到通知");
    await act(async () => confirmation?.answer(isConfirmed));
  };
  await answerConfirmation(false);
  expect(getDecisions()).toHaveLength(0);
  await answerConfirmation(true);
  await waitFor(() => expect(getDecisions()).toHaveLength(1));
});

test("keeps the first report open when a colleague takes it", async () => {
  const { app, states } = mountQueue(() => ok);
  await screen.findByRole("heading", { name: "举报 #6" });
  states.set("6", 1);
  await act(() => refreshConsole(app));
  await waitFor(() => expect(screen.queryByRole("button", { name: /清仓一号/ })).toBeNull());
  expect(screen.getByRole("heading", { name: "举报 #6" })).toBeTruthy();
  await expect.poll(() => screen.queryByRole("button", { name: "开始处理" })).toBeNull();
});

test("opens a new report after the last one was decided", async () => {
  const { app, user, states } = mountQueue((all, id) => {
    all.set(id, 2);
    return ok;
  });
  states.set("7", 2);
  await screen.findByRole("heading", { name: "举报 #6" });
  await user.type(screen.getByRole("textbox", { name: /处理说明/ }), "不成立");
  await user.click(screen.getByRole("button", { name: "驳回举报" }));
  await screen.findByText(/没有/);
  states.set("7", 0);
  await act(() => refreshConsole(app));
  await screen.findByRole("heading", { name: "举报 #7" });
});

test("goes back to the list from a report that was opened there", async () => {
  const { user, router } = mountQueue(() => ok);
  await user.click(await screen.findByRole("button", { name: /清仓二号/ }));
  await screen.findByRole("heading", { name: "举报 #7" });
  await user.click(screen.getByRole("button", { name: "返回列表" }));
  await waitFor(() => expect(router.state.location.search).not.toContain("case"));
  expect(router.state.historyAction).toBe("POP");
  await screen.findByRole("heading", { name: "举报 #6" });
});

test("on phones marks no row until one is opened; moves the focus to the case and back to its row", async () => {
  mockTwoColumns(false);
  const { user } = mountQueue(() => ok);
  const row = await screen.findByRole("button", { name: /清仓二号/ });
  const getMarkedButton = () => document.querySelector("[data-row] [aria-current=true]");
  expect(getMarkedButton()).toBeNull();
  await user.click(row);
  const heading = await screen.findByRole("heading", { name: "举报 #7" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(getMarkedButton()).toBe(row);
  await user.click(screen.getByRole("button", { name: "返回列表" }));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(getMarkedButton()).toBeNull();
});

test("with two columns keeps the focus on the pressed row; the pager moves it to the new case", async () => {
  mockTwoColumns(true);
  const { user } = mountQueue(() => ok);
  const row = await screen.findByRole("button", { name: /清仓二号/ });
  await user.click(row);
  await screen.findByRole("heading", { name: "举报 #7" });
  expect(document.activeElement).toBe(row);
  await user.click(screen.getByRole("button", { name: "上一条" }));
  const heading = await screen.findByRole("heading", { name: "举报 #6" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
