import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { SearchBar } from "../search-bar/search-bar.tsx";
import { SearchHeader } from "../search-header/search-header.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const meta = {
  id: "search-overlay",
  title: "浮层 Overlays/搜索层 SearchOverlay · 全屏搜索 search overlay",
  component: SearchOverlay,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    ...usage({
      purpose: "全屏的搜索层。",
      covers: true,
      use: "全屏的搜索层。",
      avoid: "页面里的搜索用 SearchBar。",
      keys: { Tab: "层内循环", Esc: "关闭；焦点回到触发处" },
    }),
  },
  args: {
    open: true,
    label: "搜索",
    onOpenChange: fn(),
    children: (
      <SearchHeader home="/" cancel="取消" onCancel={fn()}>
        <SearchBar showCount inputProps={{ autoFocus: true }} />
      </SearchHeader>
    ),
  },
} satisfies Meta<typeof SearchOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Esc 关闭；正在选字的 Esc 只取消选字。 */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const layer = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "搜索" });
    const input = within(layer).getByRole("textbox");
    await waitFor(() => expect(input).toHaveFocus());
    fireEvent.keyDown(input, { key: "Escape", isComposing: true });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.type(input, "{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Playground: Story = {};
