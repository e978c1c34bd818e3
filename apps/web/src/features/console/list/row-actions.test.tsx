import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { type RowAction, RowActions } from "./row-actions.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderActions = (...actions: readonly (RowAction | false)[]) =>
  mount(
    <>
      <RowActions name="云台" actions={actions} />
      <ConfirmHost />
    </>,
    {},
    "t",
  );
const createAction = (label: string, more: object = {}) => ({ label, open: vi.fn(), ...more });
const getNames = (role: string) =>
  screen.queryAllByRole(role).map((element) => element.getAttribute("aria-label") ?? element.textContent);

test("shows two actions as buttons and the others in the menu, destructive ones last", async () => {
  const { user } = renderActions(
    createAction("下架", { danger: true }),
    createAction("编辑"),
    createAction("改库存"),
    false,
    createAction("兑换码"),
    createAction("复制"),
  );
  expect(getNames("button")).toEqual(["编辑", "改库存", "更多：云台"]);
  await user.click(screen.getByRole("button", { name: "更多：云台" }));
  await screen.findByRole("menu");
  expect(getNames("menuitem")).toEqual(["兑换码", "复制", "下架"]);
});

test("shows no menu for two actions that are not destructive", () => {
  renderActions(createAction("明细"), createAction("调整"));
  expect(getNames("button")).toEqual(["明细", "调整"]);
});

test("keeps a destructive action in the menu, confirms it, and returns the focus to the menu button", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const run = vi.fn(async () => undefined);
  const { user } = renderActions({ label: "删除", danger: true, question: "确定删除「云台」吗？", run });
  const getMenuButton = () => screen.getByRole("button", { name: "更多：云台" });
  getMenuButton().focus();
  const openConfirmation = async () => {
    await user.keyboard("{Enter}");
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "删除" })));
    await user.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
  };
  await openConfirmation();
  // A destructive confirmation focuses its cancel button.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "取消" })));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(getMenuButton()));
  expect(run).not.toHaveBeenCalled();
  // A second press within a moment is ignored.
  vi.setSystemTime(Date.now() + 2000);
  await openConfirmation();
  await user.click(screen.getByRole("button", { name: "删除" }));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});
