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

/** A table's button that opens the form of a row. */
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

function start(row: object, onSubmit = async (): Promise<unknown> => undefined) {
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
const open = (user: ReturnType<typeof start>) => user.click(screen.getByRole("button", { name: "编辑" }));
const value = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("what was typed is there again after the dialog was closed, and says so; the rest is as fresh as the row", async () => {
  const user = start({ title: "日出之前", orderNum: "1" });
  await open(user);
  expect(screen.queryByText(/有没保存的修改/)).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open(user);
  expect(value("标题")).toBe("日出之前，先戴");
  expect(screen.getByText(/有没保存的修改/)).toBeTruthy();

  const later = start({ title: "日出之前", orderNum: "9" });
  await open(later);
  expect([value("标题"), value("次序")]).toEqual(["日出之前，先戴", "9"]);
});

test("what is given up or has been sent is not there again", async () => {
  const user = start({ title: "日出之前" });
  await open(user);
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.keyboard("{Escape}");
  await open(user);
  await user.click(screen.getByRole("button", { name: "放弃修改" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "放弃修改" }));
  await waitFor(() => expect(value("标题")).toBe("日出之前"));
  await user.type(screen.getByRole("textbox", { name: "标题" }), "之后");
  await user.click(screen.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open(user);
  expect(value("标题")).toBe("日出之前");
});

test("a form that somebody else was faster than keeps what was typed, says so, and refetches the table", async () => {
  const taken = "这个名称已经有了";
  const user = start({ title: "日出之前" }, () =>
    Promise.reject(new ApiError({ code: 409, message: taken, kind: "code" })),
  );
  const asked = vi.spyOn(QueryClient.prototype, "invalidateQueries");
  await open(user);
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.click(screen.getByRole("button", { name: "保存" }));
  await screen.findByText(taken);
  expect(value("标题")).toBe("日出之前，先戴");
  expect(asked).toHaveBeenCalledOnce();
});

test("what a colleague saves meanwhile follows into what was not touched, and stands next to what was", async () => {
  const { app } = testApp({}, { token: "t" });
  const kinds = [...fields, { name: "isShow", label: "展示", kind: "flag" as const }];
  const dialog = (row: object) => (
    <FormDialog
      {...{ name: "row.7", title: "编辑轮播图", fields: kinds, row }}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    />
  );
  function Open() {
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
      <RouterProvider router={createMemoryRouter([{ path: "*", element: <Open /> }])} />
    </Providers>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.type(screen.getByRole("textbox", { name: "标题" }), "，先戴");
  await user.click(screen.getByText("同事保存"));
  expect([value("标题"), value("次序")]).toEqual(["日出之前，先戴", "9"]);
  expect(screen.getByText("同事改成了「日落之后」")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "展示" }).checked).toBe(false);
});

test("what stands in the way of sending comes into view: a field that is missing, or the refusal under the form", async () => {
  const user = start({ title: "", orderNum: "1" }, () =>
    Promise.reject(new ApiError({ code: 400, message: "站内菜单要填站内路径", kind: "code" })),
  );
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  await open(user);
  await user.click(screen.getByRole("button", { name: "保存" }));
  const title = screen.getByRole("textbox", { name: "标题" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.type(title, "日出之前");
  await waitFor(async () => {
    await user.click(screen.getByRole("button", { name: "保存" }));
    expect(shown.at(-1)?.textContent).toBe("站内菜单要填站内路径");
  });
});

test("a refusal that is about an entry stands at it", async () => {
  const refuse = async () => {
    throw new ApiError({ code: 400, message: "已经有这个标题", kind: "code", field: "title" });
  };
  const user = start({ title: "日出之前", orderNum: "1" }, refuse);
  await open(user);
  await user.click(screen.getByRole("button", { name: "保存" }));
  const field = await screen.findByRole("textbox", { name: "标题", description: "已经有这个标题" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getAllByText("已经有这个标题")).toHaveLength(1);
});
