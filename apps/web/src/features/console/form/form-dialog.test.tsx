import { ApiError } from "@lenscape/api/errors";
import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { FormDialog } from "./form-dialog.tsx";

const fields = [
  { name: "title", label: "标题", required: true },
  { name: "orderNum", label: "次序" },
];

/** Button that opens the form dialog of a row. */
function Row({ row, onSubmit }: { row: object; onSubmit: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const dialog = { name: "row.7", title: "编辑轮播图", fields, row, onSubmit };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        编辑
      </button>
      {open && <FormDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

function renderRow(row: object, onSubmit = async (): Promise<unknown> => undefined) {
  cleanup();
  const { app } = testApp({}, { token: "t" });
  const routes = [{ path: "*", element: <Row row={row} onSubmit={onSubmit} /> }];
  render(
    <Providers app={app}>
      <RouterProvider router={createMemoryRouter(routes)} />
      <ConfirmHost />
    </Providers>,
  );
  return userEvent.setup();
}
const openDialog = (user: ReturnType<typeof renderRow>) =>
  user.click(screen.getByRole("button", { name: "编辑" }));
const getValue = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("restores unsaved input after the dialog was closed, shows a notice, and keeps other fields up to date", async () => {
  const user = renderRow({ title: "日出之前", orderNum: "1" });
  await openDialog(user);
  expect(screen.queryByText(/有没保存的修改/)).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openDialog(user);
  expect(getValue("标题")).toBe("日出之前，先戴");
  expect(screen.getByText(/有没保存的修改/)).toBeTruthy();

  const secondUser = renderRow({ title: "日出之前", orderNum: "9" });
  await openDialog(secondUser);
  expect([getValue("标题"), getValue("次序")]).toEqual(["日出之前，先戴", "9"]);
});

test("does not restore input that was discarded or saved", async () => {
  const user = renderRow({ title: "日出之前" });
  await openDialog(user);
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.keyboard("{Escape}");
  await openDialog(user);
  await user.click(screen.getByRole("button", { name: "放弃修改" }));
  const confirmation = within(await screen.findByRole("alertdialog"));
  await user.click(confirmation.getByRole("button", { name: "放弃修改" }));
  await waitFor(() => expect(getValue("标题")).toBe("日出之前"));
  await user.type(screen.getByRole("textbox", { name: "标题" }), "之后");
  await user.click(screen.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openDialog(user);
  expect(getValue("标题")).toBe("日出之前");
});

test("keeps the input after a conflict, shows the error, and refetches the table", async () => {
  const conflictMessage = "这个名称已经有了";
  const user = renderRow({ title: "日出之前" }, () =>
    Promise.reject(new ApiError({ code: 409, message: conflictMessage, kind: "code" })),
  );
  const invalidate = vi.spyOn(QueryClient.prototype, "invalidateQueries");
  await openDialog(user);
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.click(screen.getByRole("button", { name: "保存" }));
  await screen.findByText(conflictMessage);
  expect(getValue("标题")).toBe("日出之前，先戴");
  expect(invalidate).toHaveBeenCalledOnce();
});

test("updates untouched fields when a colleague saves, and shows the new value next to edited fields", async () => {
  const { app } = testApp({}, { token: "t" });
  const fieldsWithCheckbox = [...fields, { name: "isShow", label: "展示", kind: "checkbox" as const }];
  const dialog = (row: object) => (
    <FormDialog
      {...{ name: "row.7", title: "编辑轮播图", fields: fieldsWithCheckbox, row }}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    />
  );
  function Page() {
    const [row, setRow] = useState({ title: "日出之前", orderNum: "1", isShow: 1 });
    return (
      <>
        <button type="button" onClick={() => setRow({ title: "日落之后", orderNum: "9", isShow: 0 })}>
          同事保存
        </button>
        {dialog(row)}
      </>
    );
  }
  render(
    <Providers app={app}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />
    </Providers>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.click(screen.getByText("同事保存"));
  expect([getValue("标题"), getValue("次序")]).toEqual(["日出之前，先戴", "9"]);
  expect(screen.getByText("同事改成了「日落之后」")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "展示" }).checked).toBe(false);
});

test("focuses a missing field, and scrolls to an error below the form", async () => {
  const user = renderRow({ title: "", orderNum: "1" }, () =>
    Promise.reject(new ApiError({ code: 400, message: "站内菜单要填站内路径", kind: "code" })),
  );
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
  await openDialog(user);
  await user.click(screen.getByRole("button", { name: "保存" }));
  const title = screen.getByRole("textbox", { name: "标题" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.type(title, "日出之前");
  await waitFor(async () => {
    await user.click(screen.getByRole("button", { name: "保存" }));
    expect(scrolledTo.at(-1)?.textContent).toBe("站内菜单要填站内路径");
  });
});

test("shows a server error at the field that it names", async () => {
  const reject = async () => {
    throw new ApiError({ code: 400, message: "已经有这个标题", kind: "code", field: "title" });
  };
  const user = renderRow({ title: "日出之前", orderNum: "1" }, reject);
  await openDialog(user);
  await user.click(screen.getByRole("button", { name: "保存" }));
  const field = await screen.findByRole("textbox", { name: "标题", description: "已经有这个标题" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getAllByText("已经有这个标题")).toHaveLength(1);
});
