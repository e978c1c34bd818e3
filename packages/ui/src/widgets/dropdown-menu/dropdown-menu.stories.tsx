import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Flag, Link2, Trash } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "./dropdown-menu.tsx";

const onDelete = fn();

const meta = {
  id: "dropdown-menu",
  title: "动作 Actions/菜单 DropdownMenu · 下拉菜单 更多 右键 menu actions overflow",
  component: DropdownMenu,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "点开的一组动作，方向键走、首字母跳。",
    use: "点开的一组动作：更多、排序。",
    avoid: "悬停打开的导航用 HoverMenu；选值用 Select。",
    keys: {
      "Enter、空格或 ↓": "打开并到第一项",
      "↑ ↓": "移动",
      "Home / End": "首项、末项",
      字母: "跳到开头的项",
      Esc: "关闭；焦点回到触发处",
    },
    copy: "动词开头；危险的放最后，用红色。",
  }),
  args: {
    align: "start",
    trigger: (
      <IconButton aria-label="更多操作">
        <Ellipsis aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    ),
    children: (
      <>
        <DropdownMenuItem>
          <Link2 aria-hidden="true" strokeWidth={1.7} />
          复制链接
        </DropdownMenuItem>
        <DropdownMenuItem disabled>
          <Flag aria-hidden="true" strokeWidth={1.7} />
          举报
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={onDelete}>
          <Trash aria-hidden="true" strokeWidth={1.7} />
          删除
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onDelete.mockClear();
    const trigger = canvas.getByRole("button", { name: "更多操作" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "删除" }));
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Playground: Story = {};

/** 手机上从底部升起，每项高 52；点暗处收起。 */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更多操作" }));
    const menu = await screen.findByRole("menu");
    if (menu.dataset.layout !== "mobile") return;
    await waitFor(() => {
      const { left, width, bottom } = menu.getBoundingClientRect();
      expect([left, width, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    });
    await expect(within(menu).getByRole("menuitem", { name: "删除" }).offsetHeight).toBe(scaled(52));
    await userEvent.click(document.querySelector("[data-slot=dropdown-menu-mask]") as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更多操作" }));
    const items = within(await screen.findByRole("menu"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(items.getByRole("menuitem", { name: "删除" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(items.getByRole("menuitem", { name: "复制链接" })).toHaveFocus());
  },
};
