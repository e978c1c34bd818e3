import type { RichEditorProps } from "@lenscape/ui/rich-editor";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useImperativeHandle } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { readStoredDraft } from "../drafts/thread-draft.ts";
import { PublishForm } from "./publish-form.tsx";

const { content } = vi.hoisted(() => ({
  content: { html: "<p>写好的一段</p>", length: 5, fault: undefined as string | undefined },
}));
vi.mock("@lenscape/ui/rich-editor", () => ({
  RichEditor: ({ handle, onContentChange }: RichEditorProps) => {
    useImperativeHandle(handle, () => ({
      focus: () => document.getElementById("editor")?.focus(),
      read: () => content,
      insertToken: () => undefined,
      dissolveToken: () => undefined,
    }));
    return (
      <button type="button" id="editor" onClick={() => onContentChange(content)}>
        写
      </button>
    );
  },
}));

const OK = { code: 200, msg: "操作成功" };

async function open() {
  const { app, sent } = testApp(
    {
      "GET /api/without/filtercircle": { ...OK, rows: [], total: 0 },
      "GET /api/without/emoji": { ...OK, data: [] },
      "GET /api/without/dict/device_model": { ...OK, data: [] },
    },
    { token: "t" },
  );
  const router = createMemoryRouter([{ path: "*", element: <PublishForm kind={1} owner="7" tabs={null} /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const editor = await screen.findByRole("button", { name: "写" });
  return { editor, sent, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("shows the error of a text that is too long and keeps the stored draft", async () => {
  const { editor, sent, user } = await open();
  await user.click(editor);
  await user.click(screen.getByRole("button", { name: "存草稿" }));
  const html = `<p>${"长".repeat(70_000)}</p>`;
  Object.assign(content, { html, length: 70_000, fault: "内容过长，请删减后再试" });
  await user.click(editor);
  await screen.findByText("内容过长，请删减后再试");
  await user.click(screen.getByRole("button", { name: "发布" }));
  await screen.findByText("标题不能为空");
  await screen.findByText("内容过长，请删减后再试");
  expect(readStoredDraft(localStorage, 1, "7")?.content).toBe("<p>写好的一段</p>");
  expect(sent.some(({ to }) => to === "POST /api/thread/create")).toBe(false);
});

test("counts the title and removes pasted line breaks", async () => {
  const { user } = await open();
  const title = screen.getByRole("textbox", { name: /标题/ });
  expect(screen.getByText("0 / 50")).toBeDefined();
  await user.type(title, "雨");
  expect(screen.getByText("1 / 50")).toBeDefined();
  expect(document.activeElement).toBe(title);
  await user.paste("停了，\n路灯亮");
  expect(title).toHaveProperty("value", "雨停了， 路灯亮");
});

test("moves the focus from the title to the text on Enter", async () => {
  const { editor, user } = await open();
  await user.type(screen.getByRole("textbox", { name: "标题" }), "一个好的标题{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(editor));
  expect(screen.queryByText("请选择圈子")).toBeNull();
});
