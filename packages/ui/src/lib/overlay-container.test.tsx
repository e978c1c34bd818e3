import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { Button } from "../widgets/button/button.tsx";
import { ConfirmDialog } from "../widgets/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "../widgets/dialog/dialog.tsx";
import { DropdownMenu, DropdownMenuItem } from "../widgets/dropdown-menu/dropdown-menu.tsx";
import { Lightbox } from "../widgets/lightbox/lightbox.tsx";
import { Popover } from "../widgets/popover/popover.tsx";
import { Popup } from "../widgets/popup/popup.tsx";
import { OverlayContainer } from "./overlay-container.tsx";

afterEach(cleanup);

/** Part of a page with a theme of its own. */
function Part({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <section data-theme="dark" data-testid="part">
      <OverlayContainer element={element}>{children}</OverlayContainer>
      <div ref={setElement} />
    </section>
  );
}

const trigger = <Button>打开</Button>;

describe("overlays of a part of the page", () => {
  test.each<[name: string, role: string, ReactNode]>([
    ["Dialog", "dialog", <Dialog key="d" title="设置" trigger={trigger} />],
    ["ConfirmDialog", "alertdialog", <ConfirmDialog key="c" content="确定吗？" trigger={trigger} />],
    [
      "DropdownMenu",
      "menu",
      <DropdownMenu key="m" trigger={trigger}>
        <DropdownMenuItem>编辑</DropdownMenuItem>
      </DropdownMenu>,
    ],
    [
      "Popover",
      "dialog",
      <Popover key="p" label="说明" trigger={trigger}>
        说明
      </Popover>,
    ],
    [
      "Popup",
      "dialog",
      <Popup key="u" type="center" label="选择" trigger={trigger}>
        选择
      </Popup>,
    ],
    ["Lightbox", "dialog", <Lightbox key="l" images={[{ url: "/a.png", alt: "河堤" }]} trigger={trigger} />],
  ])("%s opens inside it", async (_name, role, overlay) => {
    render(<Part>{overlay}</Part>);
    await userEvent.click(screen.getByRole("button", { name: "打开" }));
    expect(await within(screen.getByTestId("part")).findByRole(role)).toBeTruthy();
  });

  test("Escape closes the front overlay and returns the focus to its button", async () => {
    render(
      <Part>
        <Dialog title="外面的" trigger={trigger}>
          <Dialog title="里面的" trigger={<Button>再打开</Button>} />
        </Dialog>
      </Part>,
    );
    await userEvent.click(screen.getByRole("button", { name: "打开" }));
    await userEvent.click(await screen.findByRole("button", { name: "再打开" }));
    await screen.findByRole("dialog", { name: "里面的" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "里面的" })).toBeNull());
    expect(screen.getByRole("dialog", { name: "外面的" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("再打开"));
  });
});
