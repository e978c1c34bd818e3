import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { HoverMenu, HoverMenuItem } from "../hover-menu/hover-menu.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import { Popup } from "./popup.tsx";

/** The focus moves as soon as the popup is there or gone: a test that never gets it fails after two seconds. */
const FOCUS = { timeout: 2000 };
const waitForFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element), FOCUS);

afterEach(cleanup);

const kinds = {
  Popup: (open: boolean, close: () => void) => (
    <Popup open={open} label="弹层" onOpenChange={close}>
      内容
    </Popup>
  ),
  Sheet: (open: boolean, close: () => void) => (
    <Sheet open={open} title="抽屉" onOpenChange={close}>
      内容
    </Sheet>
  ),
  Dialog: (open: boolean, close: () => void) => (
    <Dialog open={open} title="对话框" onOpenChange={close}>
      内容
    </Dialog>
  ),
  ConfirmDialog: (open: boolean, close: () => void) => (
    <ConfirmDialog open={open} content="确定吗" onConfirm={close} onCancel={close} />
  ),
};

function Page({ kind, unmount }: { kind: keyof typeof kinds; unmount: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button">别处</button>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {(open || !unmount) && kinds[kind](open, () => setOpen(false))}
    </>
  );
}

test.each([
  ["Popup", false],
  ["Popup", true],
  ["Sheet", true],
  ["Dialog", false],
  ["Dialog", true],
  ["ConfirmDialog", true],
] as const)("a %s without a trigger gives the focus back (taken out at once: %s)", async (kind, unmount) => {
  render(<Page kind={kind} unmount={unmount} />);
  const button = screen.getByRole("button", { name: "打开" });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole(kind === "ConfirmDialog" ? "alertdialog" : "dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true), FOCUS);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitForFocus(button);
});

function Writing() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        写评论
      </button>
      {open && (
        <Sheet open title="写评论" onOpenChange={close}>
          {/* biome-ignore lint/a11y/noAutofocus: it is what the test is about */}
          <textarea autoFocus />
        </Sheet>
      )}
    </>
  );
}

test("a field that takes the focus as the dialog opens is not mistaken for the opener", async () => {
  render(<Writing />);
  const button = screen.getByRole("button", { name: "写评论" });
  button.focus();
  fireEvent.click(button);
  await waitForFocus(screen.getByRole("textbox"));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitForFocus(button);
});

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HoverMenu label="菜单" trigger={<button type="button">更多</button>}>
        <HoverMenuItem onSelect={() => setOpen(true)}>删除</HoverMenuItem>
      </HoverMenu>
      {open && kinds.ConfirmDialog(open, () => setOpen(false))}
    </>
  );
}

test("opened from a hover menu, the focus goes to the menu's button", async () => {
  render(<Menu />);
  const button = screen.getByRole("button", { name: "更多" });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole("menuitem", { name: "删除" }));
  fireEvent.keyDown(await screen.findByRole("alertdialog"), { key: "Escape" });
  await waitForFocus(button);
});
