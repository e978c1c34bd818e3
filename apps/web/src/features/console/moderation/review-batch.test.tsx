import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { ReviewList } from "./review-list.tsx";

const toast = vi.hoisted(() => vi.fn());
vi.mock("@lenscape/ui/toast", () => ({ toast }));

const LIST = "GET /api/bbs/review/list";
const BATCH = "POST /api/bbs/review/batch";
const UNDO = "POST /api/bbs/review/undo";
const ok = { code: 200, msg: "操作成功" };
const createRow = (id: string, title: string) => ({
  ...{
    id,
    threadId: id,
    kind: "thread",
    title,
    content: "九成新",
    imageList: [],
    circleName: "",
    why: "含外链",
  },
  author: { userId: "7", nickname: "豆沙馅儿", avatar: "" },
  ...{ joinedAt: "2026-11-20 08:00:00", createdAt: "2026-11-21 08:00:00" },
});

const batch = { id: "5", count: 2, undoUntil: "2026-11-21 09:10:00" };

const renderList = (result: Partial<typeof batch> = {}) =>
  mount(
    <ReviewList />,
    {
      [LIST]: { ...ok, rows: [createRow("301", "出闲置"), createRow("302", "导航播报")], total: 2 },
      [BATCH]: { ...ok, data: { ...batch, ...result } },
      [UNDO]: ok,
    },
    "t",
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toast.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("approves the selected items and undoes it", async () => {
  const { user, sent } = renderList();
  await user.click(await screen.findByRole("checkbox", { name: "选中这一页" }));
  expect(screen.getByText("已选 2 条")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "通过 2 条" }));
  expect(await screen.findByText(/已审 2 条，09:10 之前可以撤销/)).toBeDefined();
  expect(sent.find(({ to }) => to === BATCH)?.body).toEqual({
    kind: "thread",
    ids: ["301", "302"],
    value: 1,
  });
  expect(screen.queryByText("已选 2 条")).toBeNull();
  await user.click(screen.getByRole("button", { name: "撤销" }));
  await waitFor(() => expect(screen.queryByText(/已审 2 条/)).toBeNull());
  expect(sent.find(({ to }) => to === UNDO)?.body).toEqual({ id: "5" });
});

test("rejects the selected items with one reason", async () => {
  const { user, sent } = renderList();
  await user.click(await screen.findByRole("checkbox", { name: "选中「导航播报」" }));
  await user.click(screen.getByRole("button", { name: "不通过 1 条" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "与社区无关");
  await user.click(dialog.getByRole("button", { name: "不通过 1 条" }));
  await screen.findByText(/之前可以撤销/);
  expect(sent.find(({ to }) => to === BATCH)?.body).toEqual({
    ...{ kind: "thread", ids: ["302"], value: 0, reason: "与社区无关" },
  });
});

test("offers to undo the last batch for ten minutes, also after leaving the page", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00+08:00") });
  const { user } = renderList();
  const title = await screen.findByRole("link", { name: "出闲置" });
  expect(title.getAttribute("target")).toBe("_blank");
  await user.click(screen.getByRole("checkbox", { name: "选中这一页" }));
  await user.click(screen.getByRole("button", { name: "通过 2 条" }));
  await screen.findByText(/已审 2 条/);
  cleanup();
  vi.setSystemTime(Date.now() + 9 * 60_000);
  const { user: nextUser, sent } = renderList();
  await nextUser.click(await screen.findByRole("button", { name: "撤销" }));
  await waitFor(() => expect(screen.queryByText(/已审 2 条/)).toBeNull());
  expect(sent.find(({ to }) => to === UNDO)?.body).toEqual({ id: "5" });
  await nextUser.click(await screen.findByRole("checkbox", { name: "选中这一页" }));
  await waitFor(
    async () => {
      await nextUser.click(screen.getByRole("button", { name: "通过 2 条" }));
      expect(screen.queryByText(/已审 2 条/)).not.toBeNull();
    },
    { timeout: 3000 },
  );
  cleanup();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  renderList();
  await screen.findByRole("link", { name: "出闲置" });
  expect(screen.queryByText(/已审 2 条/)).toBeNull();
});

test("reports that colleagues already reviewed all selected items", async () => {
  const { user, sent } = renderList({ count: 0 });
  await user.click(await screen.findByRole("checkbox", { name: "选中这一页" }));
  await user.click(screen.getByRole("button", { name: "通过 2 条" }));
  await waitFor(() => expect(screen.queryByText("已选 2 条")).toBeNull());
  await waitFor(() => expect(sent.filter(({ to }) => to === LIST)).toHaveLength(2));
  expect(toast.mock.calls).toEqual([["选中的都已经有人审过了"]]);
});
