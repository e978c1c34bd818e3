import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { afterEach, expect, test } from "vitest";
import { ConfirmHost, confirm } from "./confirm-dialog.tsx";

afterEach(cleanup);

test("confirm resolves true on 确定 and false on 取消, one question at a time", async () => {
  render(<ConfirmHost />);
  let first!: Promise<boolean>;
  let second!: Promise<boolean>;
  act(() => {
    first = confirm({ content: "确定退出登录吗？" });
    second = confirm({ title: "删除", content: "删除后不能恢复", tone: "danger" });
  });
  expect(screen.getByRole("alertdialog", { name: "提示" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "确定" }));
  expect(await first).toBe(true);
  expect(await screen.findByRole("alertdialog", { name: "删除" })).toBeDefined();
  expect(document.activeElement?.textContent).toBe("取消");
  fireEvent.click(screen.getByRole("button", { name: "取消" }));
  expect(await second).toBe(false);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
