import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { EmptyState } from "./empty-state.tsx";

afterEach(cleanup);

test("WIDGET-007 without props the text is 暂无数据, and without an action there is no dead button", () => {
  render(<EmptyState />);
  expect(screen.getByText("暂无数据")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("WIDGET-008 the button says 去逛逛 and a click runs the action", async () => {
  const onAction = vi.fn();
  render(<EmptyState onAction={onAction} />);
  await userEvent.click(screen.getByRole("button", { name: "去逛逛" }));
  expect(onAction).toHaveBeenCalledOnce();
});

test("with an address the action is a link", () => {
  render(<EmptyState actionHref="/" />);
  expect(screen.getByRole("link", { name: "去逛逛" }).getAttribute("href")).toBe("/");
});
