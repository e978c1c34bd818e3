import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import type { SentRequest } from "#test/test-app.ts";
import { FaqTable } from "./faq-table.tsx";

const LIST = "GET /api/bbs/console/faq/list";
const SAVE = "POST /api/bbs/console/faq/save";
const DEL = "POST /api/bbs/console/faq/del";

const faq = {
  ...{ id: "7", version: "first", category: "使用", question: "怎么恢复出厂设置", answer: "长按十秒。" },
  ...{ orderNum: 2, isShow: 1, helpfulCount: 12, unhelpfulCount: 3 },
};
const ok = { code: 200, msg: "操作成功" };

const renderTable = (
  rows: () => object[] = () => [faq],
  saveResponse: unknown = { ...ok, data: { id: "7" } },
) =>
  mount(
    <>
      <FaqTable />
      <ConfirmHost />
    </>,
    { [LIST]: () => ({ ...ok, rows: rows(), total: rows().length }), [SAVE]: saveResponse, [DEL]: ok },
    "t",
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("saves a new question once all required fields are filled", async () => {
  const { user, sent } = renderTable(() => []);
  await screen.findByText(/还没有常见问题/);
  await user.click(screen.getByRole("button", { name: "新建问题" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "问题" }), "怎么开机");
  const save = dialog.getByRole("button", { name: "保存" });
  await user.click(save);
  const answer = dialog.getByRole("textbox", { name: "答案" });
  expect(answer.getAttribute("aria-invalid")).toBe("true");
  expect(sent.some(({ to }) => to === SAVE)).toBe(false);
  await user.type(answer, "长按{Enter}松开");
  await user.type(dialog.getByRole("textbox", { name: "分类" }), "使用");
  await waitFor(
    async () => {
      await user.click(save);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
    { timeout: 3000 },
  );
  expect(sent.find(({ to }) => to === SAVE)?.body).toEqual({
    ...{ question: "怎么开机", answer: "长按\n松开", category: "使用", orderNum: 1, isShow: 1 },
  });
});

test("shows the votes of an answer, and deletes the question after confirmation", async () => {
  const { user, sent } = renderTable(() => [faq, { ...faq, id: "8", isShow: 0 }]);
  const rows = (await screen.findAllByRole("row")).slice(1);
  expect(rows[0]!.textContent).toMatch(/怎么恢复出厂设置长按十秒。使用12 \/ 3显示2/);
  expect(rows[1]!.textContent).toContain("隐藏");
  await user.click(within(rows[0]!).getByRole("button", { name: "更多：怎么恢复出厂设置" }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  const confirmation = within(await screen.findByRole("alertdialog"));
  expect(sent.some(({ to }) => to === DEL)).toBe(false);
  await user.click(confirmation.getByRole("button", { name: "删除" }));
  await waitFor(() => expect(sent.find(({ to }) => to === DEL)?.body).toEqual({ id: "7" }));
});

test("shows an answer that a colleague changed before overwriting it", async () => {
  let row = faq;
  const { user, sent } = renderTable(
    () => [row],
    ({ body }: SentRequest) =>
      (body as typeof faq).version === row.version
        ? { ...ok, data: { id: "7" } }
        : { code: 409, msg: "有人刚刚改过这一条，你写的都还在，核对后再保存" },
  );
  await user.click(await screen.findByRole("button", { name: "编辑" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "答案" }), "再松开。");
  row = { ...faq, version: "second", answer: "长按八秒。" };
  const save = dialog.getByRole("button", { name: "保存" });
  await user.click(save);
  await dialog.findByText("同事改成了「长按八秒。」");
  await waitFor(
    async () => {
      await user.click(save);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
    { timeout: 3000 },
  );
  expect(sent.filter(({ to }) => to === SAVE).at(-1)?.body).toMatchObject({
    ...{ id: "7", version: "second", answer: "长按十秒。再松开。" },
  });
});
