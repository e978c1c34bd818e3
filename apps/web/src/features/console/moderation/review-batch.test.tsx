import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { ReviewList } from "./review-list.tsx";

const told = vi.hoisted(() => vi.fn());
vi.mock("@lenscape/ui/toast", () => ({ toast: told }));

const LIST = "GET /api/bbs/review/list";
const BATCH = "POST /api/bbs/review/batch";
const UNDO = "POST /api/bbs/review/undo";
const done = { code: 200, msg: "操作成功" };
const row = (id: string, title: string) => ({
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

const open = (answer: Partial<typeof batch> = {}) =>
  mount(
    <ReviewList />,
    {
      [LIST]: { ...done, rows: [row("301", "出闲置"), row("302", "导航播报")], total: 2 },
      [BATCH]: { ...done, data: { ...batch, ...answer } },
      [UNDO]: done,
    },
    "t",
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  told.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the chosen are passed with one press, and that is taken back with another", async () => {
  const { user, sent } = open();
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

test("the chosen are refused with one reason", async () => {
  const { user, sent } = open();
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

test("what was reviewed last can be taken back after another page too, for its ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00+08:00") });
  const { user } = open();
  const title = await screen.findByRole("link", { name: "出闲置" });
  expect(title.getAttribute("target")).toBe("_blank");
  await user.click(screen.getByRole("checkbox", { name: "选中这一页" }));
  await user.click(screen.getByRole("button", { name: "通过 2 条" }));
  await screen.findByText(/已审 2 条/);
  cleanup();
  vi.setSystemTime(Date.now() + 9 * 60_000);
  const { user: back, sent } = open();
  await back.click(await screen.findByRole("button", { name: "撤销" }));
  await waitFor(() => expect(screen.queryByText(/已审 2 条/)).toBeNull());
  expect(sent.find(({ to }) => to === UNDO)?.body).toEqual({ id: "5" });
  await back.click(await screen.findByRole("checkbox", { name: "选中这一页" }));
  await waitFor(
    async () => {
      await back.click(screen.getByRole("button", { name: "通过 2 条" }));
      expect(screen.queryByText(/已审 2 条/)).not.toBeNull();
    },
    { timeout: 3000 },
  );
  cleanup();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  open();
  await screen.findByRole("link", { name: "出闲置" });
  expect(screen.queryByText(/已审 2 条/)).toBeNull();
});

test("where others were faster with all of them, that is told, and not that it is done", async () => {
  const { user, sent } = open({ count: 0 });
  await user.click(await screen.findByRole("checkbox", { name: "选中这一页" }));
  await user.click(screen.getByRole("button", { name: "通过 2 条" }));
  await waitFor(() => expect(screen.queryByText("已选 2 条")).toBeNull());
  await waitFor(() => expect(sent.filter(({ to }) => to === LIST)).toHaveLength(2));
  expect(told.mock.calls).toEqual([["选中的都已经有人审过了"]]);
});
