import { pendingConfirms } from "@lenscape/ui/confirm-dialog";
import { shownToasts } from "@lenscape/ui/toast";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import type { Sent } from "#test/test-app.ts";
import { refreshConsole } from "../console-action.ts";
import { ReportQueue } from "./report-queue.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const reported = (id: string, excerpt: string, status: number) => ({
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
const done = { code: 200, msg: "操作成功" };

/** A queue of two reports whose states are kept, and what taking or deciding one is answered with. */
function mountQueue(handle: (states: Map<string, number>, id: string) => object) {
  const states = new Map([
    ["6", 0],
    ["7", 0],
  ]);
  const names = new Map([
    ["6", "清仓一号"],
    ["7", "清仓二号"],
  ]);
  const caseOf = (id: string) => reported(id, names.get(id)!, states.get(id)!);
  const mounted = mount(
    <ReportQueue />,
    {
      "GET /api/bbs/report/list": ({ query }: Sent) => {
        const rows = [...names.keys()].map(caseOf).filter(({ status }) => String(status) === query.status);
        return { ...done, rows, total: rows.length };
      },
      "GET /api/bbs/report/detail": ({ query }: Sent) => {
        const id = query.caseId!;
        const nothing = { title: "", content: names.get(id), threadId: "", circleName: "", postedAt: "" };
        const lists = { imageList: [], messages: [], reasons: [], reporters: [], hits: [] };
        const author = { authorJoinedAt: "2026-04-01 08:00:00", authorGroupName: "普通会员", violations: 0 };
        const mayDo = states.get(id) ? ["delete", "reject"] : ["take", "delete", "reject"];
        return {
          ...done,
          data: { ...nothing, ...lists, ...author, isGone: 0, reportCase: caseOf(id), mayDo },
        };
      },
      "POST /api/bbs/report/handle": ({ body }: Sent) => handle(states, (body as { caseId: string }).caseId),
    },
    "t",
  );
  return { ...mounted, states };
}

/** Whether the case has room beside the list. */
function standBeside(beside: boolean) {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    real(query === "(min-width: 64rem)" ? (beside ? "all" : "not all") : query),
  );
}

test("a report that is taken stays in front of the one who takes it, and stands among those being handled", async () => {
  const { user, router } = mountQueue((states, id) => {
    states.set(id, 1);
    return done;
  });
  await user.click(await screen.findByRole("button", { name: /清仓二号/ }));
  await screen.findByRole("heading", { name: "举报 #7" });
  await user.click(screen.getByRole("button", { name: "开始处理" }));
  await screen.findByRole("tab", { name: /处理中 1/, selected: true });
  expect(screen.getByRole("heading", { name: "举报 #7" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /清仓一号/ })).toBeNull();
  expect(router.state.location.search).toContain("case=7");
});

test("a report that a colleague was faster with leaves the queue, and one that is still open keeps its note", async () => {
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

test("a decision that takes something away is asked about first, and what it does is said", async () => {
  const { user, sent } = mountQueue((states, id) => {
    states.set(id, 2);
    return done;
  });
  const decided = () => sent.filter(({ to }) => to === "POST /api/bbs/report/handle");
  await screen.findByRole("heading", { name: "举报 #6" });
  await user.click(screen.getByRole("button", { name: "只删除" }));
  expect(screen.getByText("请填写处理说明")).toBeTruthy();
  expect(pendingConfirms()).toHaveLength(0);
  await user.type(screen.getByRole("textbox", { name: /处理说明/ }), "广告");
  /** Presses are a second apart. */
  const answer = async (yes: boolean) => {
    await waitFor(
      async () => {
        await user.click(screen.getByRole("button", { name: "只删除" }));
        expect(pendingConfirms()).toHaveLength(1);
      },
      { timeout: 3000 },
    );
    const [asked] = pendingConfirms();
    expect(asked).toMatchObject({ okText: "只删除", tone: "danger" });
    expect(asked?.content).toContain("这条帖子会被删除，「林间电台」会收到通知");
    await act(async () => asked?.answer(yes));
  };
  await answer(false);
  expect(decided()).toHaveLength(0);
  await answer(true);
  await waitFor(() => expect(decided()).toHaveLength(1));
});

test("the report that is read first stays before its reader when a colleague takes it: the next one does not slip in", async () => {
  const { app, states } = mountQueue(() => done);
  await screen.findByRole("heading", { name: "举报 #6" });
  states.set("6", 1);
  await act(() => refreshConsole(app));
  await waitFor(() => expect(screen.queryByRole("button", { name: /清仓一号/ })).toBeNull());
  expect(screen.getByRole("heading", { name: "举报 #6" })).toBeTruthy();
  await expect.poll(() => screen.queryByRole("button", { name: "开始处理" })).toBeNull();
});

test("after the last report of a queue was decided, one that comes in later is the one that is shown", async () => {
  const { app, user, states } = mountQueue((all, id) => {
    all.set(id, 2);
    return done;
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

test("a report that was opened from the list is left by the way back, for the list as it was", async () => {
  const { user, router } = mountQueue(() => done);
  await user.click(await screen.findByRole("button", { name: /清仓二号/ }));
  await screen.findByRole("heading", { name: "举报 #7" });
  await user.click(screen.getByRole("button", { name: "返回列表" }));
  await waitFor(() => expect(router.state.location.search).not.toContain("case"));
  expect(router.state.historyAction).toBe("POP");
  await screen.findByRole("heading", { name: "举报 #6" });
});

test("on a phone no row is marked while none is open; the focus goes to the case that is opened, and back to its row", async () => {
  standBeside(false);
  const { user } = mountQueue(() => done);
  const row = await screen.findByRole("button", { name: /清仓二号/ });
  const marked = () => document.querySelector("[data-row] [aria-current=true]");
  expect(marked()).toBeNull();
  await user.click(row);
  const heading = await screen.findByRole("heading", { name: "举报 #7" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(marked()).toBe(row);
  await user.click(screen.getByRole("button", { name: "返回列表" }));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(marked()).toBeNull();
});

test("beside the list the focus stays on the row that is pressed; the case turned to takes it from the case before", async () => {
  standBeside(true);
  const { user } = mountQueue(() => done);
  const row = await screen.findByRole("button", { name: /清仓二号/ });
  await user.click(row);
  await screen.findByRole("heading", { name: "举报 #7" });
  expect(document.activeElement).toBe(row);
  await user.click(screen.getByRole("button", { name: "上一条" }));
  const heading = await screen.findByRole("heading", { name: "举报 #6" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
