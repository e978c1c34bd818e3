import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { type RowAct, RowActs } from "./row-actions.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (...acts: readonly (RowAct | false)[]) =>
  mount(
    <>
      <RowActs name="云台" acts={acts} />
      <ConfirmHost />
    </>,
    {},
    "t",
  );
const open = (label: string, more: object = {}) => ({ label, open: vi.fn(), ...more });
const names = (role: string) =>
  screen.queryAllByRole(role).map((element) => element.getAttribute("aria-label") ?? element.textContent);

test("two acts stand in the row, the others and what takes something away in its menu, the latter last", async () => {
  const { user } = show(
    open("下架", { danger: true }),
    open("编辑"),
    open("改库存"),
    false,
    open("兑换码"),
    open("复制"),
  );
  expect(names("button")).toEqual(["编辑", "改库存", "更多：云台"]);
  await user.click(screen.getByRole("button", { name: "更多：云台" }));
  await screen.findByRole("menu");
  expect(names("menuitem")).toEqual(["兑换码", "复制", "下架"]);
});

test("two acts that take nothing away have no menu", () => {
  show(open("明细"), open("调整"));
  expect(names("button")).toEqual(["明细", "调整"]);
});

test("an act that takes away is in the menu even alone, is asked about, and gives the focus back to the menu's button", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const act = vi.fn(async () => undefined);
  const { user } = show({ label: "删除", danger: true, ask: "确定删除「云台」吗？", act });
  // It is another element once the menu's code is there.
  const more = () => screen.getByRole("button", { name: "更多：云台" });
  more().focus();
  const ask = async () => {
    await user.keyboard("{Enter}");
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "删除" })));
    await user.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
  };
  await ask();
  // Red questions begin with the way out.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "取消" })));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(more()));
  expect(act).not.toHaveBeenCalled();
  // A second press counts after a moment alone.
  vi.setSystemTime(Date.now() + 2000);
  await ask();
  await user.click(screen.getByRole("button", { name: "删除" }));
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
});
